"""Viticulture (rules chapter 19): gather grapes, then fill orders with a die and some of them."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, has, how_many
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.move_numbers import ENOUGH, GRAPE
from ludarium.games.rolling_realms.rules.player import CHOOSE_GRAPES, Player, Realm
from ludarium.games.rolling_realms.rules.questions import Question, refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.viticulture
GRAPES: Final = 6
ALL_GRAPES: Final = 63
ORDERS: Final = 3
# The sheet: grapes circled, grapes crossed out, orders filled.
CROSSED: Final = 6
FILLED: Final = 12

GAIN: Final[list[int]] = [pack(gain) for gain in CARD.grapes]
ORDER: Final[list[int]] = CARD.orders
WORTH: Final[list[int]] = [sum(grape + 1 for grape in each(grapes)) for grapes in range(ALL_GRAPES + 1)]
STARS: Final = CARD.stars

# The number of the step that asks for grapes: the order, the die's value and the grapes chosen so far.
ORDER_MASK: Final = 3
VALUE: Final = 2
VALUE_MASK: Final = 7
CHOSEN: Final = 5


def usable(sheet: i64) -> i64:
    """RR-144: the grapes that are circled and not crossed out."""
    return sheet & ~(sheet >> CROSSED) & ALL_GRAPES


class Viticulture(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        options: i64 = 0
        if not sheet >> (value - 1) & 1:
            options = 1
        grapes = usable(sheet)
        if grapes:
            most = value + WORTH[grapes]
            for order in range(ORDERS):
                if most >= ORDER[order] and not sheet >> (FILLED + order) & 1:
                    options |= bit_of(order + 1)
        return value * 16 + options if options else 0

    def actions(self, index: int) -> list[int]:
        value, options = index >> 4, index & 15
        return [value - 1] * (options & 1) + [GRAPES + order for order in each(options >> 1)]

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-139: either a grape and its resource, or an order."""
        if action < GRAPES:
            player.write(slot, player.sheet(slot) | bit_of(action))
            player.gain(GAIN[action])
            return
        ask_for_grapes(player, numbered(action - GRAPES, value, 0))

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-148: two stars for each filled order."""
        return how_many(sheet >> FILLED) * STARS

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        if action < GRAPES:
            if action + 1 != value:
                return refuse("RR-140", "realms-no-other-number", shown=action + 1, value=value)
            return refuse("RR-A28", "realms-no-grape-again", number=value)
        order = action - GRAPES
        if sheet >> (FILLED + order) & 1:
            return refuse("RR-A28", "realms-no-order-again", order=ORDER[order])
        grapes: int = usable(sheet)
        if not grapes:
            return refuse("RR-143", "realms-no-grapes")
        return refuse("RR-146", "realms-no-order", order=ORDER[order], most=value + WORTH[grapes])

    def label(self, action: int) -> str:
        return "viticulture-grape" if action < GRAPES else "viticulture-order"

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        """Each filled order needs grapes of its own that reach it with a die of 6."""
        crossed = each(sheet >> CROSSED & ALL_GRAPES)
        orders = [ORDER[order] for order in each(sheet >> FILLED)]
        if bool(crossed) != bool(orders) or not shared_out([grape + 1 for grape in crossed], orders):
            return refuse("RR-145", "realms-position-orders")
        return None


def shared_out(grapes: list[int], orders: list[int]) -> bool:
    """Whether grapes can be given to orders so that all are filled; what is left over joins any of them."""
    if not orders:
        return True
    needed = orders[0] - 6
    for chosen in range(1, 1 << len(grapes)):
        taken = [grape for at, grape in enumerate(grapes) if chosen >> at & 1]
        rest = [grape for at, grape in enumerate(grapes) if not chosen >> at & 1]
        if sum(taken) >= needed and shared_out(rest, orders[1:]):
            return True
    return False


REALM: Final[Realm] = Viticulture("viticulture", 112)


# Choosing grapes.


def numbered(order: i64, value: i64, chosen: i64) -> i64:
    return order | value << VALUE | chosen << CHOSEN


def order_of(number: i64) -> i64:
    return number & ORDER_MASK


def value_of(number: i64) -> i64:
    return number >> VALUE & VALUE_MASK


def chosen_of(number: i64) -> i64:
    return number >> CHOSEN


def grapes_left(player: Player, number: i64) -> i64:
    """The usable grapes that are not chosen yet."""
    return usable(player.sheet(player.slot_of(REALM.number))) & ~chosen_of(number)


def lacking(number: i64) -> i64:
    """RR-141: what the sum still lacks."""
    return ORDER[order_of(number)] - value_of(number) - WORTH[chosen_of(number)]


def ask_for_grapes(player: Player, number: i64) -> None:
    """RR-A49: grapes that the order cannot do without are taken; it is filled when nothing is left to choose."""
    left = grapes_left(player, number)
    lacks = lacking(number)
    worth: i64 = WORTH[left]
    for grape in range(GRAPES):
        if has(left, grape) and worth - grape - 1 < lacks:
            number |= bit_of(CHOSEN + grape)
    if grapes_left(player, number):
        player.ask(CHOOSE_GRAPES, number)
    else:
        fill_order(player, number)


def fill_order(player: Player, number: i64) -> None:
    """RR-141, RR-145: every grape that takes part is crossed out."""
    slot = player.slot_of(REALM.number)
    player.write(slot, player.sheet(slot) | chosen_of(number) << CROSSED | bit_of(FILLED + order_of(number)))


class Grapes(Question):
    """Which grapes take part in an order; more than needed may (RR-A28)."""

    def legal(self, player: Player, seat: i64) -> list[int]:
        number = player.number
        grapes = each(grapes_left(player, number), GRAPE)
        return [ENOUGH, *grapes] if chosen_of(number) and lacking(number) <= 0 else grapes

    def play(self, player: Player, seat: i64, move: i64) -> None:
        if move == ENOUGH:
            fill_order(player, player.number)
        else:
            ask_for_grapes(player, player.number | bit_of(CHOSEN + move - GRAPE))

    def fault(self, player: Player) -> NotAllowed | None:
        number = player.number
        slot = player.slot_of(REALM.number)
        if slot >= 0 and value_of(number):
            sheet = player.sheet(slot)
            left = grapes_left(player, number)
            possible = not chosen_of(number) & ~usable(sheet) and not has(sheet, FILLED + order_of(number))
            if possible and lacking(number) <= WORTH[left]:
                twin = player.copy()
                ask_for_grapes(twin, number)
                if left and twin.number == number:  # else some grapes, or all, would not have been asked for
                    return None
        return refuse("RR-141", "realms-position-pending")

    def why_not(self, player: Player, seat: i64, move: i64) -> NotAllowed:
        if move == ENOUGH:
            return refuse("RR-141", "realms-no-not-enough", lacks=int(lacking(player.number)))
        grape = int(move - GRAPE)
        if has(chosen_of(player.number), grape):
            return refuse("RR-145", "realms-no-grape-taken", number=grape + 1)
        return refuse("RR-144", "realms-no-such-grape", number=grape + 1)


STEP: Final[Question] = Grapes("grapes", "grape", "enough", clause="RR-141")
