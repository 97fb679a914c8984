"""Judging a play (rules chapter 13, with 12a to 12c): which set values can be reached, and with what.

A play is right when every ruin in it without adapt has the set value, at least one ruin in it has that
normal value (the anchor, RU-A23), and the count lies between its ruins and its ruins plus their extra icons
(RU-A26). For a set value, the ruins of that value are the anchors and the ruins with adapt the joiners;
leaving joiners or anchors out lowers the count one by one, so the counts that can be reached form one
interval. That is why the questions below need no search over subsets of the hand.

All is packed in machine words, so that compiled code makes no object on the way: ruins and values are masks;
what is bought is a mask of market slots; the market has a byte for each slot, the discovery plus 1 or 0 for
none; and the targets of what is bought have a byte for each slot, too, the ruin.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.state import NUMBER_OF_BIT, small_numbers
from ludarium.games.ruins.engine.cards import (
    ADAPT,
    EXTRA_ICONS,
    ICON_MASK,
    INCREASE,
    MIDDLE,
    POSITION,
    TOP,
    Cards,
    bit_of,
)
from ludarium.games.ruins.engine.moves import SLOTS

BYTE: Final = 255


# Where the byte of the first of some slots begins, in the market and in the targets.
SHIFT: Final[bytes] = small_numbers([0, *[8 * NUMBER_OF_BIT[slots & -slots] for slots in range(1, 1 << SLOTS)]])


def plain_values(cards: Cards, candidates: i64, joiners: i64, count: i64) -> i64:
    """The set values, as bits, of these candidates that are reached at a ``count`` of 2 or more."""
    out: i64 = 0
    while candidates:
        value = cards.value_of_one(candidates)
        anchors: i64 = candidates & cards.by_value[value]
        candidates ^= anchors
        if cards.reaches(anchors | joiners, count):
            out |= bit_of(value)
    return out


def values_with(cards: Cards, hand: i64, market: i64, slots: i64, targets: i64, count: i64, among: i64) -> i64:
    """Those of some set values that are reached with each bought discovery on its target."""
    forced: i64 = 0
    size: i64 = 0
    weight: i64 = 0
    anchors: i64 = 0
    fixed: i64 = 0
    while slots:
        shift = SHIFT[slots]
        slots &= slots - 1
        ruin = targets >> shift & BYTE
        bit = bit_of(ruin)
        if forced & bit:
            continue
        forced |= bit
        discovery = (market >> shift & BYTE) - 1
        value: i64 = cards.value[ruin] + INCREASE[discovery]
        extras: i64 = EXTRA_ICONS[discovery]
        if cards.extras & bit:
            extras += cards.icons[ruin] & ICON_MASK
        adapts = ADAPT[discovery] != 0 or cards.adapt & bit != 0
        further = slots
        while further:
            shift = SHIFT[further]
            further &= further - 1
            if targets >> shift & BYTE == ruin:
                discovery = (market >> shift & BYTE) - 1
                value += INCREASE[discovery]
                adapts = adapts or ADAPT[discovery] != 0
                extras += EXTRA_ICONS[discovery]
        if not adapts:
            if fixed and fixed != value:
                return 0
            fixed = value
        size += 1
        weight += 1 + extras
        anchors |= bit_of(value)
    if count and size > count:
        return 0
    others = hand ^ hand & forced
    joiners: i64 = others & cards.adapt
    missing = count - weight
    if fixed:
        among &= bit_of(fixed)
        if not among or (missing > 0 and not cards.reaches(joiners | (others & cards.by_value[fixed]), missing)):
            return 0
        return among
    if size < count or not count:
        anchors |= cards.values_of(others)
    among &= anchors
    if cards.reaches(joiners, missing):
        return among
    out: i64 = 0
    while among:
        low = among & -among
        among ^= low
        if cards.reaches(joiners | (others & cards.by_value[NUMBER_OF_BIT[low % 61]]), missing):
            out |= low
    return out


def placed_values(
    cards: Cards,
    hand: i64,
    market: i64,
    slots: i64,
    placed: i64,
    targets: i64,
    count: i64,
    among: i64,
    any_will_do: bool,
) -> i64:
    """The same over all ways to place the discoveries without a target; where asked, the first will do."""
    left = slots & ~placed
    if not left:
        return values_with(cards, hand, market, slots, targets, count, among)
    rest = left & (left - 1)
    next_slot = left ^ rest
    left = rest
    candidates = free_ruins(cards, hand, market, placed, targets, next_slot)
    later = slots & (slots - 1)
    if later and not later & (later - 1):
        candidates &= partners(cards, market, slots ^ later, later, placed, targets, among)
    shift = SHIFT[next_slot]
    out: i64 = 0
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        ruin: i64 = NUMBER_OF_BIT[low % 61]
        more = targets | ruin << shift
        if left:
            out |= placed_values(cards, hand, market, slots, placed | next_slot, more, count, among, any_will_do)
        else:
            out |= values_with(cards, hand, market, slots, more, count, among)
        if out and (any_will_do or out == among):
            return out
    return out


def free_ruins(cards: Cards, hand: i64, market: i64, placed: i64, targets: i64, slot_bit: i64) -> i64:
    """The ruins with room for a discovery, after those placed before it (RU-039)."""
    position: i64 = POSITION[(market >> SHIFT[slot_bit] & BYTE) - 1]
    free = cards.free_top if position == TOP else cards.free_middle
    free = hand & (cards.free_bottom if position > MIDDLE else free)
    while placed:
        if placed & 1 and POSITION[(market & BYTE) - 1] == position:
            free &= ~bit_of(targets & BYTE)
        placed >>= 1
        market >>= 8
        targets >>= 8
    return free


def partners(cards: Cards, market: i64, one: i64, two: i64, placed: i64, targets: i64, among: i64) -> i64:
    """Of two discoveries, the ruins that can take the next one: without adapt, only such as are raised enough."""
    first = (market >> SHIFT[one] & BYTE) - 1
    second = (market >> SHIFT[two] & BYTE) - 1
    increase: i64 = INCREASE[first]
    further: i64 = INCREASE[second]
    second_adapts = ADAPT[second] != 0
    if not placed:
        if ADAPT[first] or second_adapts:
            return -1
        return cards.adapt | raised_into(cards, among, increase) | raised_into(cards, among, increase + further)
    ruin = targets >> SHIFT[one] & BYTE
    itself = bit_of(ruin)
    if ADAPT[first] or cards.adapt & itself:
        if second_adapts:
            return -1
        return cards.adapt | itself | raised_into(cards, among, further)
    value: i64 = cards.value[ruin] + increase
    out: i64 = 0
    if among >> value & 1:
        if second_adapts:
            return -1
        out = cards.adapt | raised_into(cards, bit_of(value), further)
    if second_adapts or among >> (value + further) & 1:
        out |= itself
    return out


def raised_into(cards: Cards, values: i64, increase: i64) -> i64:
    """All ruins that an increase raises to one of some values, and others unless it is one value."""
    least: i64 = NUMBER_OF_BIT[(values & -values) % 61] - increase
    if values & (values - 1):
        return cards.at_least[least]
    if least > 0:
        return cards.by_value[least]
    return 0


def reachable_values(
    cards: Cards, hand: i64, market: i64, slots: i64, count: i64, floor: i64, any_will_do: bool
) -> i64:
    """Set values, as bits, of plays with these new discoveries; the first found will do where asked.

    ``placed_values`` alone would be right; the two commonest questions have a shorter way.
    """
    if count == 1:
        return single_ruin_values(cards, hand, market, slots, floor)
    if not slots & (slots - 1):
        discovery = (market >> SHIFT[slots] & BYTE) - 1
        return one_discovery_values(cards, hand, discovery, count, floor, any_will_do)
    among = cards.values_of(hand)
    further = slots
    while further:
        among |= among << INCREASE[(market >> SHIFT[further] & BYTE) - 1]
        further &= further - 1
    among = among >> floor << floor
    if not among:
        return 0
    return placed_values(cards, hand, market, slots, 0, 0, count, among, any_will_do)


def fits_on_one(cards: Cards, hand: i64, market: i64, slots: i64) -> i64:
    """The ruins of a hand that can take all these discoveries, in different positions."""
    positions: i64 = 0
    while slots and hand:
        position: i64 = POSITION[(market >> SHIFT[slots] & BYTE) - 1]
        if positions >> position & 1:
            return 0
        positions |= 1 << position
        free = cards.free_top if position == TOP else cards.free_middle
        hand &= cards.free_bottom if position > MIDDLE else free
        slots &= slots - 1
    return hand


def increase_of(market: i64, slots: i64) -> i64:
    """How much these discoveries raise a value, all together."""
    increase: i64 = 0
    while slots:
        increase += INCREASE[(market >> SHIFT[slots] & BYTE) - 1]
        slots &= slots - 1
    return increase


def single_ruin_values(cards: Cards, hand: i64, market: i64, slots: i64, floor: i64) -> i64:
    """At count 1 all discoveries go on one ruin."""
    free = fits_on_one(cards, hand, market, slots)
    if not free:
        return 0
    increase = increase_of(market, slots)
    free &= cards.at_least[floor - increase]
    return cards.values_of(free) << increase


def one_discovery_values(cards: Cards, hand: i64, discovery: i64, count: i64, floor: i64, any_will_do: bool) -> i64:
    """One discovery and a count of 2 or more, or a lead (0)."""
    position: i64 = POSITION[discovery]
    free = cards.free_top if position == TOP else cards.free_middle
    free = hand & (cards.free_bottom if position > MIDDLE else free)
    if not free:
        return 0
    increase: i64 = INCREASE[discovery]
    adapts = ADAPT[discovery] != 0
    by_value = cards.by_value
    joiners: i64 = hand & cards.adapt
    short = count - EXTRA_ICONS[discovery]
    out: i64 = 0
    if not joiners and not adapts:  # the ruin that takes the discovery has the set value then
        free &= cards.at_least[floor - increase]
        while free:
            before = cards.value_of_one(free)
            takers: i64 = free & by_value[before]
            free ^= takers
            after = before + increase
            missing = short
            if increase:  # then it is one more than those of its value
                missing -= heaviest(cards, takers) if takers & cards.extras else 1
            if cards.reaches(hand & by_value[after], missing):
                out |= bit_of(after)
                if any_will_do:
                    return out
        return out
    free_joiners = joiners & free
    among = cards.values_of(hand)
    among |= among << increase
    among = among >> floor << floor
    while among:
        low = among & -among
        among ^= low
        value: i64 = NUMBER_OF_BIT[low % 61]
        anchors: i64 = hand & by_value[value]
        fits = anchors | joiners
        found = False
        if not increase:
            found = fits & free != 0 and cards.reaches(fits, short)
            if adapts and not found:
                strangers = free & ~fits
                found = strangers != 0 and cards.reaches(fits, short - heaviest(cards, strangers))
        else:
            raised: i64 = 0
            if value > increase:
                raised = free & by_value[value - increase]
            if raised or (anchors and (free_joiners or adapts)):
                two_anchors = anchors & (anchors - 1) != 0
                found = (
                    raised & joiners != 0
                    or (anchors != 0 and free_joiners != 0 and (two_anchors or free_joiners & ~anchors != 0))
                    or (adapts and two_anchors and anchors & free != 0)
                ) and cards.reaches(fits, short)
                if not found:
                    strangers = free & ~fits if adapts and anchors else raised & ~fits
                    found = strangers != 0 and cards.reaches(fits, short - heaviest(cards, strangers))
        if found:
            out |= low
            if any_will_do:
                return out
    return out


def heaviest(cards: Cards, ruins: i64) -> i64:
    """The most that one of these ruins can count as."""
    most: i64 = 1
    extras: i64 = ruins & cards.extras
    while extras:
        low = extras & -extras
        extras ^= low
        weight: i64 = 1 + (cards.icons[NUMBER_OF_BIT[low % 61]] & ICON_MASK)
        most = max(most, weight)
    return most


def targets_for(
    cards: Cards, hand: i64, market: i64, slots: i64, placed: i64, targets: i64, count: i64, value: i64
) -> i64:
    """The ruins on which the next discovery can go so that the set value can still be reached."""
    left = slots & ~placed
    next_slot = left & -left
    if count == 1 and not placed:
        before = value - increase_of(market, slots)
        return fits_on_one(cards, hand, market, slots) & cards.by_value[before]
    candidates = free_ruins(cards, hand, market, placed, targets, next_slot)
    if count == 1:
        return candidates & bit_of(targets >> SHIFT[placed] & BYTE)
    if slots == next_slot:
        return one_discovery_targets(cards, hand, candidates, (market >> SHIFT[slots] & BYTE) - 1, count, value)
    shift = SHIFT[next_slot]
    among = bit_of(value)
    out: i64 = 0
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        ruin: i64 = NUMBER_OF_BIT[low % 61]
        more = targets | ruin << shift
        if placed_values(cards, hand, market, slots, placed | next_slot, more, count, among, True):
            out |= low
    return out


def one_discovery_targets(cards: Cards, hand: i64, candidates: i64, discovery: i64, count: i64, value: i64) -> i64:
    """The same for one discovery and a count of 2 or more, or a lead (0)."""
    increase: i64 = INCREASE[discovery]
    anchors: i64 = hand & cards.by_value[value]
    fits = anchors | hand & cards.adapt
    # With the discovery on it, one of these is an anchor itself; any other ruin needs one beside it.
    raised: i64 = 0
    if value > increase:
        raised = candidates & cards.by_value[value - increase]
    if not ADAPT[discovery]:
        candidates &= raised | cards.adapt
    if not anchors:
        candidates = raised
    elif not anchors & (anchors - 1):
        candidates &= raised | hand ^ anchors
    short = count - EXTRA_ICONS[discovery]
    out: i64 = 0
    if cards.reaches(fits, short):
        out = candidates & fits
    strangers = candidates ^ candidates & fits
    while strangers:
        low = strangers & -strangers
        strangers ^= low
        if cards.reaches(fits | low, short):
            out |= low
    return out
