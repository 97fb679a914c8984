"""Spending resources (rules chapter 9): changed dice, dice that may enter again, further dice."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.move_numbers import (
    AGAIN,
    AGAIN_DOWN,
    AGAIN_UP,
    DOWN,
    ROLLED,
    UP,
    WAYS,
)
from ludarium.games.rolling_realms.rules.player import (
    CHANGED,
    GAINED_KINDS,
    MAY_AGAIN,
    PLACE_BITS,
    SHOWN,
    Player,
)
from ludarium.games.rolling_realms.rules.questions import Act, refuse
from ludarium.games.rolling_realms.rules.resources import (
    COIN,
    COIN_BITS,
    FIELD,
    HEART,
    HEART_BITS,
    PUMPKIN,
    pumpkins,
)

FACES: Final = 6
COSTS: Final[dict[str, int]] = {name: power.price or 0 for name, power in COMPONENTS.powers.items()}
SHIFT_COST: Final[int] = COSTS["shift"]
AGAIN_COST: Final[int] = COSTS["again"]
SEVEN_SUM: Final = 7
CHANGE: Final[list[int]] = [1, -1, 0, 1, -1]  # of the value, by way


def was_rolled(player: Player, value: i64) -> bool:
    """RR-A06: whether one of the dice was rolled so, whatever it shows now."""
    return player.rolled & SHOWN == value or player.rolled >> 3 == value


def roll_sum(player: Player) -> i64:
    return (player.rolled & SHOWN) + (player.rolled >> 3)


class Power(Act):
    """Something to buy. Its effects are for this player alone (RR-053)."""

    def offer(self, player: Player, out: list[int]) -> None:
        """Add what the held resources can buy now (RR-034, RR-051)."""
        raise NotImplementedError


# Pumpkins.


class Shift(Power):
    """RR-059 to RR-067: change a die that is not used yet, or let it enter again, or both."""

    def offer(self, player: Player, out: list[int]) -> None:
        held = player.held() & FIELD
        if held < SHIFT_COST:
            return
        for number in range(ROLLED):
            die = player.die(number)
            if not die >> PLACE_BITS:
                self.offer_die(number, die & SHOWN, die & MAY_AGAIN, held, out)
        if player.extras:
            for kind in range(GAINED_KINDS):
                if player.gained_dice(kind):
                    self.offer_die(ROLLED + kind, kind % FACES + 1, kind // FACES, held, out)

    def offer_die(self, die: i64, shown: i64, again: i64, held: i64, out: list[int]) -> None:
        base = self.first + WAYS * die
        if shown < FACES:
            out.append(base + UP)
        if shown > 1:
            out.append(base + DOWN)
        if held >= AGAIN_COST:
            if not again:
                out.append(base + AGAIN)
            if shown < FACES:
                out.append(base + AGAIN_UP)
            if shown > 1:
                out.append(base + AGAIN_DOWN)

    def play(self, player: Player, at: i64) -> None:
        die = at // WAYS
        way = at % WAYS
        again = way >= AGAIN
        player.spent += PUMPKIN * (AGAIN_COST if again else SHIFT_COST)
        change: i64 = CHANGE[way]
        if die < ROLLED:
            shown = player.die(die) + change
            if change:
                shown |= CHANGED
            if again:
                shown |= MAY_AGAIN
            player.set_die(die, shown)
            return
        # RR-062, RR-063: a gained die is changed, none is added.
        kind = die - ROLLED
        player.remove_die(kind)
        player.add_die(kind + change + (FACES if again and kind < FACES else 0))

    def why_not(self, player: Player, at: i64) -> NotAllowed:
        die, way = divmod(int(at), WAYS)
        again = way >= AGAIN
        shown = shown_by(player, die)
        if not shown:
            if die < ROLLED:
                return refuse("RR-A08", "realms-no-used", die=die + 1)
            return refuse("RR-062", "realms-no-such-die", value=(die - ROLLED) % FACES + 1)
        if not 1 <= shown + CHANGE[way] <= FACES:
            return refuse("RR-067" if again else "RR-061", "realms-no-wrap", value=shown)
        price = AGAIN_COST if again else SHIFT_COST
        if pumpkins(player.held()) < price:
            clause = "RR-065" if again else "RR-059"
            return refuse(clause, "realms-no-pumpkins", price=price, held=int(pumpkins(player.held())))
        return refuse("RR-A47", "realms-no-effect", value=shown)


def shown_by(player: Player, die: int) -> int:
    """What a die shows, or 0 if it is used or was never gained."""
    if die < ROLLED:
        packed = player.die(die)
        return 0 if packed >> PLACE_BITS else int(packed & SHOWN)
    kind = die - ROLLED
    return kind % FACES + 1 if player.gained_dice(kind) else 0


# Hearts and coins.


class BoughtDie(Power):
    """RR-035: a further die, for this turn only (RR-054)."""

    __slots__ = ("bits", "cost", "too_dear", "unit")

    def __init__(self, kind: str, cost: int, unit: int, bits: int, too_dear: str) -> None:
        super().__init__(kind)
        self.cost: i64 = cost
        self.unit: i64 = unit  # the resource that it costs
        self.bits: i64 = bits  # where it stands in a packed number
        self.too_dear: str = too_dear

    def held(self, player: Player) -> i64:
        """The resources of the type that it costs."""
        return player.held() >> self.bits & FIELD

    def price(self, value: i64) -> i64:
        return self.cost

    def add(self, value: i64, out: list[int]) -> None:
        out.append(self.first + value - 1)

    def play(self, player: Player, at: i64) -> None:
        player.spent += self.unit * self.price(at + 1)
        player.add_die(at)

    def missing_roll(self, player: Player, value: int) -> NotAllowed | None:
        """What the roll lacks for it."""
        return None

    def why_not(self, player: Player, at: i64) -> NotAllowed:
        value = int(at + 1)
        missing = self.missing_roll(player, value)
        if missing is not None:
            return missing
        return refuse(self.clause, self.too_dear, price=int(self.price(value)), held=int(self.held(player)))


class Double(BoughtDie):
    """RR-068: the number of a rolled double."""

    def offer(self, player: Player, out: list[int]) -> None:
        value = player.rolled_double()
        if value and self.held(player) >= self.cost:
            self.add(value, out)

    def missing_roll(self, player: Player, value: int) -> NotAllowed | None:
        return None if player.rolled_double() == value else refuse(self.clause, "realms-no-double", value=value)


class Copy(BoughtDie):
    """RR-070: either rolled number."""

    def offer(self, player: Player, out: list[int]) -> None:
        if self.held(player) >= self.cost:
            self.add(player.rolled & SHOWN, out)
            if not player.rolled_double():
                self.add(player.rolled >> 3, out)

    def missing_roll(self, player: Player, value: int) -> NotAllowed | None:
        return None if was_rolled(player, value) else refuse(self.clause, "realms-no-not-rolled", value=value)


class Seven(BoughtDie):
    """RR-072: either rolled number, if they add up to seven."""

    def offer(self, player: Player, out: list[int]) -> None:
        if roll_sum(player) == SEVEN_SUM and self.held(player) >= self.cost:
            self.add(player.rolled & SHOWN, out)
            self.add(player.rolled >> 3, out)

    def missing_roll(self, player: Player, value: int) -> NotAllowed | None:
        if roll_sum(player) != SEVEN_SUM:
            return refuse(self.clause, "realms-no-seven", sum=int(roll_sum(player)))
        return None if was_rolled(player, value) else refuse(self.clause, "realms-no-not-rolled", value=value)


class Coins(BoughtDie):
    """RR-074: any number, for as many coins."""

    def price(self, value: i64) -> i64:
        return value

    def offer(self, player: Player, out: list[int]) -> None:
        held = self.held(player)
        for value in range(1, FACES + 1):
            if value <= held:
                self.add(value, out)


SHIFT: Final[Power] = Shift("shift")
DOUBLE: Final[Power] = Double("double", COSTS["double"], HEART, HEART_BITS, "realms-no-hearts")
COPY: Final[Power] = Copy("copy", COSTS["copy"], HEART, HEART_BITS, "realms-no-hearts")
SEVEN: Final[Power] = Seven("seven", COSTS["seven"], COIN, COIN_BITS, "realms-no-coins")
COINS: Final[Power] = Coins("coins", 0, COIN, COIN_BITS, "realms-no-coins")


def power_moves(player: Player, out: list[int]) -> None:
    """Everything that the held resources can buy now."""
    SHIFT.offer(player, out)
    DOUBLE.offer(player, out)
    COPY.offer(player, out)
    SEVEN.offer(player, out)
    COINS.offer(player, out)
