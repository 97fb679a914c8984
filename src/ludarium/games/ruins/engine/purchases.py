"""What a turn may buy (RU-063 to RU-066): the slots from which a discovery can be part of a play.

Packed as in ``judge``, which tells what can be reached with given discoveries.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.state import small_numbers
from ludarium.games.ruins.engine.cards import INCREASE, MIDDLE, POSITION, TOP, Cards
from ludarium.games.ruins.engine.judge import BYTE, fits_on_one, one_discovery_values, reachable_values
from ludarium.games.ruins.engine.moves import SLOTS
from ludarium.games.ruins.engine.on_table import Settings

# The market has a byte for each slot, less than 128: one of them is 0 exactly when taking 1 from each leaves one
# of these bits.
FULL_MARKET: Final = 16843009  # 0x01010101
EMPTY_SLOT: Final = 2155905152  # 0x80808080
LAST_SLOT: Final[bytes] = small_numbers([0, *[slots.bit_length() - 1 for slots in range(1, 1 << SLOTS)]])
WITHOUT_LAST: Final[bytes] = small_numbers([slots & ~(1 << LAST_SLOT[slots]) for slots in range(1 << SLOTS)])


def first_purchases(
    cards: Cards, hand: i64, enough: i64, market: i64, settings: Settings, torches: i64, count: i64, floor: i64
) -> i64:
    """The slots, as bits, with which a turn can begin: ``can_buy`` with nothing bought, and short ways to it.

    ``enough`` are the ruins of the hand that have the value ``floor`` or more as they are.
    """
    slots: i64 = settings.affordable[torches]
    if count > 1:
        return first_of_several(cards, hand, market, settings.prices, slots, torches, count, floor)
    if enough and not (market - FULL_MARKET) & EMPTY_SLOT:
        if enough & cards.free_top & cards.free_middle & cards.free_bottom:
            return slots  # a ruin without discoveries takes any
    prices = settings.prices
    out: i64 = 0
    increases: i64 = 0  # of the later slots, all together
    while slots:
        slot: i64 = LAST_SLOT[slots]
        slots = WITHOUT_LAST[slots]
        discovery: i64 = (market >> 8 * slot & BYTE) - 1
        if discovery < 0:
            continue
        increase: i64 = INCREASE[discovery]
        if not enough and not increase and not increases:
            continue
        position: i64 = POSITION[discovery]
        free = cards.free_top if position == TOP else cards.free_middle
        free = hand & (cards.free_bottom if position > MIDDLE else free)
        found = free & enough != 0  # one ruin alone will do
        if not found and free and count:
            least = floor - increase
            if increase and free & cards.at_least[least]:
                found = True
            elif prices[slot] < torches and free & cards.at_least[least - increases]:
                found = can_buy(cards, hand, market, prices, torches, 0, slot, count, floor)
        increases += increase
        if found:
            out |= 1 << slot
    return out


def first_of_several(
    cards: Cards, hand: i64, market: i64, prices: bytes, slots: i64, torches: i64, count: i64, floor: i64
) -> i64:
    """The same where the play must count as several ruins."""
    out: i64 = 0
    while slots:
        slot: i64 = LAST_SLOT[slots]
        slots = WITHOUT_LAST[slots]
        discovery: i64 = (market >> 8 * slot & BYTE) - 1
        if discovery < 0:
            continue
        left = torches - prices[slot]
        if one_discovery_values(cards, hand, discovery, count, floor, True) or (
            left and can_buy_more(cards, hand, market, prices, left, 1 << slot, slot, count, floor)
        ):
            out |= 1 << slot
    return out


def can_buy(
    cards: Cards,
    hand: i64,
    market: i64,
    prices: bytes,
    torches: i64,
    slots: i64,
    slot: i64,
    count: i64,
    floor: i64,
) -> bool:
    """Whether a play exists that buys from ``slot`` besides ``slots``, and perhaps from later ones too."""
    discovery = (market >> 8 * slot & BYTE) - 1
    torches -= prices[slot]
    if discovery < 0 or torches < 0:
        return False
    slots |= 1 << slot
    if not count and fits_on_one(cards, hand, market, slots):
        return True  # that ruin alone is a lead
    if reachable_values(cards, hand, market, slots, count, floor, True):
        return True
    return torches > 0 and can_buy_more(cards, hand, market, prices, torches, slots, slot, count, floor)


def can_buy_more(
    cards: Cards,
    hand: i64,
    market: i64,
    prices: bytes,
    torches: i64,
    slots: i64,
    slot: i64,
    count: i64,
    floor: i64,
) -> bool:
    """Whether a play exists that buys from ``slots`` and from others after ``slot``."""
    later = slot + 1
    while later < SLOTS:
        if prices[later] <= torches and can_buy(cards, hand, market, prices, torches, slots, later, count, floor):
            return True
        later += 1
    return False
