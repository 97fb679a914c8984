"""Viticulture (rules chapter 19): gather grapes, then fill orders with a die and some of them."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS, REALM_NUMBER
from ludarium.games.rolling_realms.engine.moves import ENOUGH, GRAPE, VITICULTURE
from ludarium.games.rolling_realms.engine.numbers import BIT, bits_of
from ludarium.games.rolling_realms.engine.player import ACTIVATE, CHOOSE_GRAPES, Player, Realm
from ludarium.games.rolling_realms.engine.refusals import refuse
from ludarium.games.rolling_realms.engine.resources import pack

CARD: Final = COMPONENTS.viticulture
GRAPES: Final = 6
ALL_GRAPES: Final = 63
ORDERS: Final = 3
# The sheet: grapes circled, grapes crossed out, orders filled.
CROSSED: Final = 6
FILLED: Final = 12

GAIN: Final[list[int]] = [pack(gain) for gain in CARD.grapes]
ORDER: Final[list[int]] = CARD.orders
WORTH: Final[list[int]] = [sum(grape + 1 for grape in bits_of(grapes)) for grapes in range(ALL_GRAPES + 1)]
STARS: Final = CARD.stars

# While grapes are chosen, pending has the slot (2 bits), the order (2), the die's value (3) and the grapes so far.
ORDER_BITS: Final = 2
VALUE_BITS: Final = 4
CHOSEN_BITS: Final = 7


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
                    options |= BIT[order + 1]
        return value * 16 + options if options else 0

    def actions(self, index: int) -> list[int]:
        value, options = index >> 4, index & 15
        return [value - 1] * (options & 1) + [GRAPES + order for order in bits_of(options >> 1)]

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-139: either a grape and its resource, or an order."""
        if action < GRAPES:
            player.write(slot, player.sheet(slot) | BIT[action])
            player.gain(GAIN[action])
            return
        player.step = CHOOSE_GRAPES
        player.pending = slot | (action - GRAPES) << ORDER_BITS | value << VALUE_BITS
        settle(player)

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-148: two stars for each filled order."""
        orders = sheet >> FILLED
        stars: i64 = 0
        while orders:
            orders &= orders - 1
            stars += STARS
        return stars

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


# Choosing grapes.


def grapes_left(player: Player) -> i64:
    """The usable grapes that are not chosen yet."""
    return usable(player.sheet(player.pending & 3)) & ~(player.pending >> CHOSEN_BITS)


def missing(player: Player) -> i64:
    """What the sum still lacks."""
    pending = player.pending
    order = ORDER[pending >> ORDER_BITS & 3]
    return order - (pending >> VALUE_BITS & 7) - WORTH[pending >> CHOSEN_BITS]


def settle(player: Player) -> None:
    """Take the grapes that the order cannot do without; fill it when nothing is left to choose."""
    left = grapes_left(player)
    lacks = missing(player)
    worth: i64 = WORTH[left]
    for grape in range(GRAPES):
        if left >> grape & 1 and worth - grape - 1 < lacks:
            player.pending |= BIT[CHOSEN_BITS + grape]
    if grapes_left(player) == 0:
        fill_order(player)


def fill_order(player: Player) -> None:
    """RR-141, RR-145: every grape that takes part is crossed out."""
    pending = player.pending
    slot = pending & 3
    sheet = player.sheet(slot) | pending >> CHOSEN_BITS << CROSSED | BIT[FILLED + (pending >> ORDER_BITS & 3)]
    player.write(slot, sheet)
    player.step = ACTIVATE
    player.pending = 0


def grape_moves(player: Player) -> list[int]:
    """RR-A28: more grapes than needed may be added."""
    out: list[int] = []
    if player.pending >> CHOSEN_BITS and missing(player) <= 0:
        out.append(ENOUGH)
    left = grapes_left(player)
    for grape in range(GRAPES):
        if left >> grape & 1:
            out.append(GRAPE + grape + 1)
    return out


def choose_grape(player: Player, move: i64) -> None:
    if move == ENOUGH:
        fill_order(player)
        return
    player.pending |= BIT[CHOSEN_BITS + move - GRAPE - 1]
    settle(player)


def why_not_grape(player: Player, move: int) -> NotAllowed:
    if move == ENOUGH:
        return refuse("RR-141", "realms-no-not-enough", lacks=int(missing(player)))
    number = move - GRAPE
    if player.pending >> CHOSEN_BITS + number - 1 & 1:
        return refuse("RR-145", "realms-no-grape-taken", number=number)
    return refuse("RR-144", "realms-no-such-grape", number=number)


REALM: Final[Realm] = Viticulture(REALM_NUMBER["viticulture"], VITICULTURE, 112)
