"""What a turn may buy (RU-063 to RU-066): the slots whose discovery can be part of a play."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, lowest, lowest_bit, without_lowest
from ludarium.games.ruins.moves import SLOTS
from ludarium.games.ruins.rules.plays import is_playable
from ludarium.games.ruins.rules.state import NO_DISCOVERY, RuinsState


def torches_left(state: RuinsState, seat: i64) -> i64:
    """RU-065: the lit torches of a seat less those that the play being named costs."""
    return state.lit_torches(seat) - state.settings.costs[state.named_slots]


def purchases(state: RuinsState, seat: i64, hand: i64, high: i64) -> i64:
    """The slots, as bits, from which the next discovery can be bought; slots are named in order (RU-A51)."""
    torches = torches_left(state, seat)
    if not torches:
        return 0
    bought = state.named_slots
    affordable = state.settings.affordable[torches] & stocked(state)
    if not bought and state.last_count <= 1 and high & state.cards.bare():
        return affordable  # a ruin that can be played alone, and has no discovery yet, takes any
    slots: i64 = 0
    while affordable:
        slot = lowest(affordable)
        if not bought >> slot and can_buy(state, hand, bought, slot, torches):
            slots |= lowest_bit(affordable)
        affordable = without_lowest(affordable)
    return slots


def stocked(state: RuinsState) -> i64:
    """RU-A37: the slots, as bits, that are not empty."""
    slots: i64 = 0
    for slot in range(SLOTS):
        if state.discovery_in(slot) != NO_DISCOVERY:
            slots |= bit_of(slot)
    return slots


def can_buy(state: RuinsState, hand: i64, slots: i64, slot: i64, torches: i64) -> bool:
    """Whether there is a play that buys from ``slot`` besides ``slots``, and perhaps from later ones too."""
    torches -= state.settings.prices[slot]
    if torches < 0 or state.discovery_in(slot) == NO_DISCOVERY:
        return False
    slots |= bit_of(slot)
    if is_playable(state, hand, slots):
        return True
    while torches and slot + 1 < SLOTS:
        slot += 1
        if can_buy(state, hand, slots, slot, torches):
            return True
    return False
