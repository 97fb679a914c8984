"""Judging a play (rules chapter 13, with 12a to 12c): which set values can be reached, and with what.

A play is right when every ruin in it without adapt has the set value, at least one ruin in it has that
normal value (the anchor, RU-A23), and the count lies between its ruins and its ruins plus their extra icons
(RU-A26). For a set value, the ruins of that value are the anchors and the ruins with adapt the joiners;
leaving joiners or anchors out lowers the count one by one, so the counts that can be reached form one
interval. That is why the questions below need no search over subsets of the hand.

Masks of ruins are ``i64`` for the compiler's sake. A bit is taken from the table ``BIT``, also where it
stands for a value, because mypyc shifts a literal in 32 bits only.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.games.ruins.engine.cards import (
    ADAPT,
    BIT,
    EXTRA_ICONS,
    ICON_MASK,
    INCREASE,
    NUMBER_OF_BIT,
    POSITION,
    Cards,
)
from ludarium.games.ruins.engine.moves import SLOTS

NOTHING: Final[list[int]] = []
SLOT_BIT: Final[bytes] = bytes([1 << slot for slot in range(SLOTS)])


def add_plain_values(
    cards: Cards, candidates: i64, joiners: i64, count: i64, floor: i64, out: list[int], offset: i64
) -> None:
    """Add the set values of these candidates, all from ``floor`` up, that are reached at ``count`` (0: any)."""
    by_value = cards.by_value
    value = floor
    while candidates:
        anchors: i64 = candidates & by_value[value]
        if anchors:
            candidates ^= anchors
            if count <= 1 or cards.reaches(anchors | joiners, count):
                out.append(offset + value)
        value += 1


def values_with(
    cards: Cards, hand: i64, bought: list[int], targets: list[int], count: i64, floor: i64, ceiling: i64
) -> i64:
    """Set values from ``floor`` to ``ceiling``, as bits, with each bought discovery on its target."""
    forced: i64 = 0
    size: i64 = 0
    weight: i64 = 0
    anchors: i64 = 0
    fixed: i64 = -1
    places: i64 = len(bought)
    place: i64 = 0
    while place < places:
        ruin: i64 = targets[place]
        bit: i64 = BIT[ruin]
        if not forced & bit:
            forced |= bit
            value: i64 = cards.value[ruin]
            adapts = cards.adapt & bit != 0
            extras: i64 = cards.icons[ruin] & ICON_MASK if cards.extras & bit else 0
            other: i64 = place
            while other < places:
                if targets[other] == ruin:
                    discovery: i64 = bought[other]
                    value += INCREASE[discovery]
                    adapts = adapts or ADAPT[discovery] != 0
                    extras += EXTRA_ICONS[discovery]
                other += 1
            size += 1
            weight += 1 + extras
            anchors |= BIT[value]
            if not adapts:
                if fixed >= 0 and fixed != value:
                    return 0
                fixed = value
        place += 1
    if count and size > count:
        return 0
    rest = hand & ~forced
    joiners: i64 = rest & cards.adapt
    if fixed >= 0:
        if fixed < floor or fixed > ceiling:
            return 0
        if not cards.reaches(joiners | (rest & cards.by_value[fixed]), count - weight):
            return 0
        return BIT[fixed]
    out: i64 = 0
    first = floor
    while first <= ceiling:
        others: i64 = rest & cards.by_value[first]
        anchored = anchors & BIT[first] != 0
        if anchored or (others and (size < count or not count)):
            if cards.reaches(joiners | others, count - weight):
                out |= BIT[first]
        first += 1
    return out


def placed_values(
    cards: Cards,
    hand: i64,
    bought: list[int],
    targets: list[int],
    count: i64,
    floor: i64,
    ceiling: i64,
    any_will_do: bool,
) -> i64:
    """The same over all ways to place the discoveries without a target; where asked, the first will do."""
    placed = len(targets)
    left = len(bought) - placed
    if not left:
        return values_with(cards, hand, bought, targets, count, floor, ceiling)
    position = POSITION[bought[placed]]
    candidates: i64 = hand & ~cards.filled[position]
    for earlier in range(placed):
        if POSITION[bought[earlier]] == position:
            candidates &= ~BIT[targets[earlier]]
    if len(bought) == 2:
        if placed:
            candidates &= partners(cards, bought, targets[0], floor, ceiling)
        else:
            candidates &= first_partners(cards, bought, floor)
    more = [*targets, 0]
    out: i64 = 0
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        more[placed] = NUMBER_OF_BIT[low % 61]
        if left == 1:
            out |= values_with(cards, hand, bought, more, count, floor, ceiling)
        else:
            out |= placed_values(cards, hand, bought, more, count, floor, ceiling, any_will_do)
        if out and any_will_do:
            return out
    return out


def first_partners(cards: Cards, bought: list[int], floor: i64) -> i64:
    """The ruins that can take the first of two discoveries: without adapt, only such as are raised enough."""
    if ADAPT[bought[0]] or ADAPT[bought[1]]:
        return -1
    least: i64 = floor - INCREASE[bought[0]] - INCREASE[bought[1]]
    return cards.adapt | cards.at_least[least if least > 0 else 0]


def partners(cards: Cards, bought: list[int], first: int, floor: i64, ceiling: i64) -> i64:
    """The ruins that can take the second discovery once the first has its target; that ruin may be one."""
    itself: i64 = BIT[first]
    if cards.adapt & itself or ADAPT[bought[0]] or ADAPT[bought[1]]:
        return -1
    value: i64 = cards.value[first] + INCREASE[bought[0]]
    further: i64 = INCREASE[bought[1]]
    out: i64 = itself if floor <= value + further <= ceiling else 0
    if floor <= value <= ceiling:
        out |= cards.adapt | (cards.by_value[value - further] if value > further else 0)
    return out


def reachable_values(cards: Cards, hand: i64, bought: list[int], count: i64, floor: i64, any_will_do: bool) -> i64:
    """Set values, as bits, of plays with these new discoveries; the first found will do where asked.

    ``placed_values`` alone would be right; the two commonest questions have a shorter way.
    """
    if count == 1:
        return single_ruin_values(cards, hand, bought, floor, any_will_do)
    if len(bought) == 1:
        return one_discovery_values(cards, hand, bought[0], count, floor, any_will_do)
    ceiling: i64 = cards.top
    for discovery in bought:
        ceiling += INCREASE[discovery]
    return placed_values(cards, hand, bought, NOTHING, count, floor, ceiling, any_will_do)


def fits_on_one(cards: Cards, hand: i64, bought: list[int]) -> i64:
    """The ruins of a hand that can take all these discoveries, in different positions."""
    free = hand
    positions: i64 = 0
    for discovery in bought:
        position = POSITION[discovery]
        if positions & BIT[position]:
            return 0
        positions |= BIT[position]
        free &= ~cards.filled[position]
    return free


def single_ruin_values(cards: Cards, hand: i64, bought: list[int], floor: i64, any_will_do: bool) -> i64:
    """At count 1 all discoveries go on one ruin."""
    free = fits_on_one(cards, hand, bought)
    if not free:
        return 0
    increase: i64 = 0
    for discovery in bought:
        increase += INCREASE[discovery]
    base = floor - increase if floor > increase else 0
    free &= cards.at_least[base]
    by_value = cards.by_value
    out: i64 = 0
    while free:
        here: i64 = free & by_value[base]
        if here:
            free ^= here
            out |= BIT[base + increase]
            if any_will_do:
                return out
        base += 1
    return out


def one_discovery_values(cards: Cards, hand: i64, discovery: int, count: i64, floor: i64, any_will_do: bool) -> i64:
    """One discovery and a count of 2 or more, or a lead (0)."""
    free: i64 = hand & ~cards.filled[POSITION[discovery]]
    if not free:
        return 0
    increase: i64 = INCREASE[discovery]
    adapts = ADAPT[discovery] != 0
    by_value = cards.by_value
    joiners: i64 = hand & cards.adapt
    free_joiners = joiners & free
    short: i64 = count - EXTRA_ICONS[discovery] if count else 0
    top: i64 = cards.top + increase
    out: i64 = 0
    value = floor
    while value <= top:
        anchors: i64 = hand & by_value[value]
        fits = anchors | joiners
        found = False
        if not increase:
            if anchors:
                found = fits & free != 0 and cards.reaches(fits, short)
                if adapts and not found:
                    strangers = free & ~fits
                    found = strangers != 0 and cards.reaches(fits, short - heaviest(cards, strangers))
        else:
            raised: i64 = free & by_value[value - increase] if value > increase else 0
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
            out |= BIT[value]
            if any_will_do:
                return out
        value += 1
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
    cards: Cards, hand: i64, bought: list[int], targets: list[int], count: i64, value: i64
) -> list[int]:
    """The ruins on which the next discovery can go so that the set value can still be reached."""
    placed = len(targets)
    position = POSITION[bought[placed]]
    candidates: i64 = hand & ~cards.filled[position]
    more = [*targets, 0]
    out: list[int] = []
    sure: i64 = 0
    if count == 1:
        increase: i64 = 0
        for discovery in bought:
            increase += INCREASE[discovery]
        candidates = fits_on_one(cards, hand, bought) & cards.by_value[value - increase]
        if targets:
            candidates &= BIT[targets[0]]
        sure = candidates
    elif len(bought) == 1 and not ADAPT[bought[0]]:
        raised: i64 = candidates & value_before(cards, value, bought[0])
        candidates &= raised | cards.adapt
        if not count:
            sure = raised
    for place in range(placed):
        if POSITION[bought[place]] == position:
            candidates &= ~BIT[targets[place]]
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        ruin = NUMBER_OF_BIT[low % 61]
        more[placed] = ruin
        if low & sure or placed_values(cards, hand, bought, more, count, value, value, True):
            out.append(ruin)
    return out


def value_before(cards: Cards, value: i64, discovery: int) -> i64:
    """The ruins that a discovery raises to a value."""
    before: i64 = value - INCREASE[discovery]
    return cards.by_value[before] if before > 0 else 0


def first_purchases(
    cards: Cards, hand: i64, market: list[int], prices: list[int], torches: i64, count: i64, floor: i64
) -> i64:
    """The slots, as bits, with which a turn can begin: ``can_buy`` with nothing bought, and short ways to it."""
    at_least = cards.at_least
    filled = cards.filled
    out: i64 = 0
    slot: i64 = SLOTS
    increases: i64 = 0  # of the later slots, all together
    while slot:
        slot -= 1
        discovery: i64 = market[slot]
        price: i64 = prices[slot]
        if price <= torches and discovery >= 0:
            free: i64 = hand & ~filled[POSITION[discovery]]
            increase: i64 = INCREASE[discovery]
            found = False
            if not count:
                found = free != 0  # any of these ruins alone is a lead
            elif free:
                if count == 1:
                    least: i64 = floor - increase
                    found = free & at_least[least if least > 0 else 0] != 0
                    least -= increases
                    if price == torches or not free & at_least[least if least > 0 else 0]:
                        free = 0
                if free and not found:
                    found = can_buy(cards, hand, market, prices, torches, NOTHING, slot, count, floor)
            increases += increase
            if found:
                out |= SLOT_BIT[slot]
    return out


def can_buy(
    cards: Cards,
    hand: i64,
    market: list[int],
    prices: list[int],
    torches: i64,
    bought: list[int],
    slot: i64,
    count: i64,
    floor: i64,
) -> bool:
    """Whether a play exists that adds ``slot`` to ``bought``, and perhaps later slots too."""
    discovery = market[slot]
    torches -= prices[slot]
    if discovery < 0 or torches < 0:
        return False
    if not bought and not torches and count > 1:
        return one_discovery_values(cards, hand, discovery, count, floor, True) != 0
    more = [*bought, discovery] if bought else [discovery]
    if not count and fits_on_one(cards, hand, more):
        return True  # that ruin alone is a lead
    if reachable_values(cards, hand, more, count, floor, True):
        return True
    later = slot + 1
    while torches and later < SLOTS:
        if prices[later] <= torches and can_buy(cards, hand, market, prices, torches, more, later, count, floor):
            return True
        later += 1
    return False
