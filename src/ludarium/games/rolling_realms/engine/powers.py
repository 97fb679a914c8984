"""Spending resources (rules chapter 9): changed dice, dice that may enter again, further dice."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.engine.moves import (
    AGAIN,
    AGAIN_DOWN,
    AGAIN_UP,
    COINS,
    COPY,
    DOUBLE,
    DOWN,
    GAINED,
    GAINED_AGAIN,
    SEVEN,
    SHIFT,
    UP,
    WAYS,
)
from ludarium.games.rolling_realms.engine.numbers import BIT
from ludarium.games.rolling_realms.engine.player import (
    CHANGED,
    COUNT_BITS,
    KINDS,
    MAY_AGAIN,
    MOST_COUNTED,
    PLACE_BITS,
    SHOWN,
    Player,
)
from ludarium.games.rolling_realms.engine.refusals import refuse
from ludarium.games.rolling_realms.engine.resources import (
    COIN,
    COIN_BITS,
    FIELD,
    HEART,
    HEART_BITS,
    PUMPKIN,
    coins,
    hearts,
    pumpkins,
)

FACES: Final = COMPONENTS.game.faces
SHIFT_COST: Final = COMPONENTS.powers.shift
AGAIN_COST: Final = COMPONENTS.powers.again
DOUBLE_COST: Final = COMPONENTS.powers.double
COPY_COST: Final = COMPONENTS.powers.copy
SEVEN_COST: Final = COMPONENTS.powers.seven
SEVEN_SUM: Final = 7
STEP_OF: Final[list[int]] = [1, -1, 0, 1, -1]  # by way


def gained_dice(extras: i64, kind: i64) -> i64:
    """How many gained dice of a kind are not used yet: kinds 0 to 5 by number, 6 to 11 if they may enter again."""
    return extras >> COUNT_BITS * kind & MOST_COUNTED


def shift_moves(die: i64, shown: i64, again: i64, held: i64, out: list[int]) -> None:
    """RR-059 to RR-066: what pumpkins can do to one unused die."""
    base = SHIFT + WAYS * die
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


def power_moves(player: Player, out: list[int]) -> None:
    """Everything that the held resources can buy now (RR-034, RR-051)."""
    held = player.gained - player.spent
    have = held & FIELD
    if have >= SHIFT_COST:
        first = player.first
        if not first >> PLACE_BITS:
            shift_moves(0, first & SHOWN, first & MAY_AGAIN, have, out)
        second = player.second
        if not second >> PLACE_BITS:
            shift_moves(1, second & SHOWN, second & MAY_AGAIN, have, out)
        extras = player.extras
        if extras:
            for kind in range(KINDS):
                if gained_dice(extras, kind):
                    shown: i64 = kind + 1 if kind < FACES else kind + 1 - FACES
                    shift_moves(GAINED + 1 + kind, shown, 1 if kind >= FACES else 0, have, out)
    one = player.rolled & SHOWN
    two = player.rolled >> 3
    have = held >> HEART_BITS & FIELD
    if have >= DOUBLE_COST:
        if one == two:
            out.append(DOUBLE + one)
        if have >= COPY_COST:
            out.append(COPY + one)
            if one != two:
                out.append(COPY + two)
    have = held >> COIN_BITS & FIELD
    if have:
        if have >= SEVEN_COST and one + two == SEVEN_SUM:
            out.append(SEVEN + one)
            out.append(SEVEN + two)
        most = min(have, FACES)
        value: i64 = 1
        while value <= most:
            out.append(COINS + value)
            value += 1


def spend(player: Player, move: i64) -> None:
    """Pay for a power and have its effect, for this player alone (RR-053)."""
    if move >= SHIFT:
        shift(player, (move - SHIFT) // WAYS, (move - SHIFT) % WAYS)
    elif move > COINS:
        player.spent += COIN * (move - COINS)
        add_die(player, move - COINS)
    elif move > SEVEN:
        player.spent += COIN * SEVEN_COST
        add_die(player, move - SEVEN)
    elif move > COPY:
        player.spent += HEART * COPY_COST
        add_die(player, move - COPY)
    else:
        player.spent += HEART * DOUBLE_COST
        add_die(player, move - DOUBLE)


def add_die(player: Player, value: i64) -> None:
    """RR-035: a further die, for this turn only (RR-054)."""
    player.extras += BIT[COUNT_BITS * (value - 1)]


def shift(player: Player, die: i64, way: i64) -> None:
    again = way >= AGAIN
    player.spent += PUMPKIN * (AGAIN_COST if again else SHIFT_COST)
    step: i64 = STEP_OF[way]
    if die <= GAINED:
        shown = player.die(die) + step
        if step:
            shown |= CHANGED
        if again:
            shown |= MAY_AGAIN
        player.set_die(die, shown)
        return
    # RR-062, RR-063: a gained die is changed, none is added.
    place = die - GAINED - 1
    target = place + step
    if again and place < FACES:
        target += FACES
    player.extras += BIT[COUNT_BITS * target] - BIT[COUNT_BITS * place]


# Refusals.


def shown_by(player: Player, die: int) -> int:
    """What a die shows, or 0 if it is used or was never gained."""
    if die <= GAINED:
        word = player.die(die)
        return 0 if word >> PLACE_BITS else word & SHOWN
    if not gained_dice(player.extras, die - GAINED - 1):
        return 0
    return die - GAINED if die <= GAINED_AGAIN else die - GAINED_AGAIN


def why_not_power(player: Player, move: int) -> NotAllowed:
    held = player.held()
    if move >= SHIFT:
        return why_not_shift(player, *divmod(move - SHIFT, WAYS))
    one, two = player.rolled & SHOWN, player.rolled >> 3
    if move > COINS:
        price = move - COINS
        return refuse("RR-074", "realms-no-coins", price=price, held=int(coins(held)))
    if move > SEVEN:
        if one + two != SEVEN_SUM:
            return refuse("RR-072", "realms-no-seven", sum=int(one + two))
        if move - SEVEN not in (one, two):
            return refuse("RR-072", "realms-no-not-rolled", value=move - SEVEN)
        return refuse("RR-072", "realms-no-coins", price=SEVEN_COST, held=int(coins(held)))
    if move > COPY:
        if move - COPY not in (one, two):
            return refuse("RR-070", "realms-no-not-rolled", value=move - COPY)
        return refuse("RR-070", "realms-no-hearts", price=COPY_COST, held=int(hearts(held)))
    if player.rolled_double() != move - DOUBLE:
        return refuse("RR-068", "realms-no-double", value=move - DOUBLE)
    return refuse("RR-068", "realms-no-hearts", price=DOUBLE_COST, held=int(hearts(held)))


def why_not_shift(player: Player, die: int, way: int) -> NotAllowed:
    clause = "RR-065" if way >= AGAIN else "RR-059"
    shown = shown_by(player, die)
    if not shown:
        if die <= GAINED:
            return refuse("RR-A08", "realms-no-used", die=die + 1)
        return refuse("RR-062", "realms-no-such-die", value=(die - GAINED - 1) % FACES + 1)
    if (shown == FACES and way in (UP, AGAIN_UP)) or (shown == 1 and way in (DOWN, AGAIN_DOWN)):
        return refuse("RR-061" if way < AGAIN else "RR-067", "realms-no-wrap", value=shown)
    price = AGAIN_COST if way >= AGAIN else SHIFT_COST
    if pumpkins(player.held()) < price:
        return refuse(clause, "realms-no-pumpkins", price=price, held=int(pumpkins(player.held())))
    return refuse("RR-A47", "realms-no-effect", value=shown)
