"""Judging a play (rules chapter 13, with 12a to 12c): which set values can be reached, and with what.

A play is right when every ruin in it without adapt has the set value, at least one ruin in it has that
normal value (the anchor, RU-A23), and the count lies between its ruins and its ruins plus their extra icons
(RU-A26). For a set value, the ruins of that value are the anchors and the ruins with adapt the joiners;
leaving joiners or anchors out lowers the count one by one, so the counts that can be reached form one
interval. That is why the questions below need no search over subsets of the hand.
"""

from mypy_extensions import i64

from ludarium.games.ruins.engine.cards import (
    ADAPT,
    BIT,
    ICON_MASK,
    ICONS,
    INCREASE,
    NUMBER_OF_BIT,
    POSITION,
    Cards,
)
from ludarium.games.ruins.engine.moves import SLOTS, TOP_VALUE


def add_plain_values(cards: Cards, hand: i64, count: i64, floor: i64, out: list[int], offset: i64) -> None:
    """Add the set values from ``floor`` up that a hand reaches at ``count`` (0: any) as it is."""
    candidates: i64 = hand & cards.at_least[floor]
    if not candidates:
        return
    by_value = cards.by_value
    joiners: i64 = hand & cards.adapt
    value = floor
    while candidates:
        anchors: i64 = candidates & by_value[value]
        if anchors:
            candidates ^= anchors
            if count <= 1 or cards.reaches(anchors | joiners, count):
                out.append(offset + value)
        value += 1


def values_with(
    cards: Cards, hand: int, bought: list[int], targets: list[int], count: int, floor: int, ceiling: int
) -> int:
    """Set values from ``floor`` to ``ceiling``, as bits, of plays in which each bought discovery goes on its target."""
    forced = 0
    size = 0
    weight = 0
    anchors = 0
    fixed = -1
    for place in range(len(bought)):
        ruin = targets[place]
        if forced & BIT[ruin]:
            continue
        forced |= BIT[ruin]
        value = cards.value[ruin]
        adapts = bool(cards.adapt & BIT[ruin])
        extras = cards.icons[ruin] & ICON_MASK
        for other in range(place, len(bought)):
            if targets[other] == ruin:
                discovery = bought[other]
                value += INCREASE[discovery]
                adapts = adapts or ADAPT[discovery]
                extras += ICONS[discovery] & ICON_MASK
        size += 1
        weight += 1 + extras
        anchors |= 1 << value
        if not adapts:
            if fixed >= 0 and fixed != value:
                return 0
            fixed = value
    if count and size > count:
        return 0
    rest = hand & ~forced
    joiners = rest & cards.adapt
    if fixed >= 0:
        if fixed < floor or fixed > ceiling:
            return 0
        if count and weight + cards.weight(joiners | (rest & cards.by_value[fixed])) < count:
            return 0
        return 1 << fixed
    out = 0
    for value in range(floor, ceiling + 1):
        others = rest & cards.by_value[value]
        anchored = bool(anchors >> value & 1)
        if not anchored and not others:
            continue
        if count:
            if not anchored and size == count:
                continue
            if weight + cards.weight(joiners | others) < count:
                continue
        out |= 1 << value
    return out


def placed_values(
    cards: Cards,
    hand: int,
    bought: list[int],
    targets: list[int],
    count: int,
    floor: int,
    ceiling: int,
    any_will_do: bool,
) -> int:
    """The same over all ways to place the discoveries that have no target yet; where asked, the first will do."""
    placed = len(targets)
    if placed == len(bought):
        return values_with(cards, hand, bought, targets, count, floor, ceiling)
    position = POSITION[bought[placed]]
    candidates = hand & ~cards.filled[position]
    for earlier in range(placed):
        if POSITION[bought[earlier]] == position:
            candidates &= ~BIT[targets[earlier]]
    if placed == 1 and len(bought) == 2:
        candidates &= partners(cards, bought, targets[0])
    out = 0
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        more = [*targets, NUMBER_OF_BIT[low % 61]]
        out |= placed_values(cards, hand, bought, more, count, floor, ceiling, any_will_do)
        if out and any_will_do:
            return out
    return out


def partners(cards: Cards, bought: list[int], first: int) -> int:
    """The ruins that can stand beside the first target, or the target itself."""
    if cards.adapt & BIT[first] or ADAPT[bought[0]] or ADAPT[bought[1]]:
        return -1
    needed = cards.value[first] + INCREASE[bought[0]] - INCREASE[bought[1]]
    return cards.adapt | BIT[first] | (cards.by_value[needed] if needed > 0 else 0)


def reachable_values(
    cards: Cards, hand: int, bought: list[int], count: int, floor: int, any_will_do: bool
) -> int:
    """Set values, as bits, of plays with these new discoveries; the first found will do where asked.

    ``placed_values`` alone would be right; the two commonest questions have a shorter way.
    """
    if count == 1:
        return single_ruin_values(cards, hand, bought, floor, any_will_do)
    if len(bought) == 1:
        return one_discovery_values(cards, hand, bought[0], count, floor, any_will_do)
    return placed_values(cards, hand, bought, [], count, floor, TOP_VALUE, any_will_do)


def fits_on_one(cards: Cards, hand: int, bought: list[int]) -> int:
    """The ruins of a hand that can take all these discoveries, in different positions."""
    free = hand
    positions = 0
    for discovery in bought:
        position = POSITION[discovery]
        if positions >> position & 1:
            return 0
        positions |= 1 << position
        free &= ~cards.filled[position]
    return free


def single_ruin_values(cards: Cards, hand: int, bought: list[int], floor: int, any_will_do: bool) -> int:
    """At count 1 all discoveries go on one ruin."""
    free = fits_on_one(cards, hand, bought)
    if not free:
        return 0
    increase = 0
    for discovery in bought:
        increase += INCREASE[discovery]
    out = 0
    by_value = cards.by_value
    value = floor if floor > increase else increase
    top = cards.top + increase
    while value <= top:
        if free & by_value[value - increase]:
            out |= 1 << value
            if any_will_do:
                return out
        value += 1
    return out


def one_discovery_values(
    cards: Cards, hand: int, discovery: int, count: int, floor: int, any_will_do: bool
) -> int:
    """One discovery and a count of 2 or more, or a lead (0)."""
    free = hand & ~cards.filled[POSITION[discovery]]
    if not free:
        return 0
    increase = INCREASE[discovery]
    adapts = ADAPT[discovery]
    by_value = cards.by_value
    joiners = hand & cards.adapt
    free_joiners = joiners & free
    extra = ICONS[discovery] & ICON_MASK
    top = cards.top + increase
    out = 0
    value = floor
    while value <= top:
        anchors = hand & by_value[value]
        found = False
        if not increase:
            if anchors:
                fits = anchors | joiners
                reach = cards.weight(fits) + extra if count else 0
                found = bool(fits & free) and reach >= count
                if adapts and not found:
                    strangers = free & ~fits
                    found = bool(strangers) and reach + heaviest(cards, strangers) >= count
        else:
            raised = free & by_value[value - increase] if value > increase else 0
            if raised or (anchors and (free_joiners or adapts)):
                fits = anchors | joiners
                reach = cards.weight(fits) + extra if count else 0
                two_anchors = bool(anchors & (anchors - 1))
                if reach >= count:
                    found = bool(raised & joiners) or bool(
                        anchors and free_joiners and (two_anchors or free_joiners & ~anchors)
                    )
                    found = found or (adapts and two_anchors and bool(anchors & free))
                strangers = raised & ~fits
                if adapts and anchors:
                    strangers = free & ~fits
                found = found or (bool(strangers) and reach + heaviest(cards, strangers) >= count)
        if found:
            out |= 1 << value
            if any_will_do:
                return out
        value += 1
    return out


def heaviest(cards: Cards, ruins: int) -> int:
    """The most that one of these ruins can count as."""
    most = 1
    extras = ruins & cards.extras
    while extras:
        low = extras & -extras
        extras ^= low
        most = max(most, 1 + (cards.icons[NUMBER_OF_BIT[low % 61]] & ICON_MASK))
    return most


def targets_for(
    cards: Cards, hand: int, bought: list[int], targets: list[int], count: int, value: int
) -> list[int]:
    """The ruins on which the next discovery can go so that the set value can still be reached."""
    position = POSITION[bought[len(targets)]]
    candidates = hand & ~cards.filled[position]
    out: list[int] = []
    sure = 0
    if count == 1:
        increase = 0
        for discovery in bought:
            increase += INCREASE[discovery]
        candidates = fits_on_one(cards, hand, bought) & cards.by_value[value - increase]
        if targets:
            candidates &= BIT[targets[0]]
        sure = candidates
    elif not count and len(bought) == 1 and not ADAPT[bought[0]]:
        raised = value - INCREASE[bought[0]]
        sure = candidates & cards.by_value[raised] if raised > 0 else 0
        candidates &= sure | cards.adapt
    for place in range(len(targets)):
        if POSITION[bought[place]] == position:
            candidates &= ~BIT[targets[place]]
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        ruin = NUMBER_OF_BIT[low % 61]
        if low & sure or placed_values(cards, hand, bought, [*targets, ruin], count, value, value, True):
            out.append(ruin)
    return out


def can_buy(
    cards: Cards,
    hand: int,
    market: list[int],
    prices: list[int],
    torches: int,
    bought: list[int],
    slot: int,
    count: int,
    floor: int,
) -> bool:
    """Whether a play exists that adds ``slot`` to ``bought``, and perhaps later slots too."""
    discovery = market[slot]
    torches -= prices[slot]
    if discovery < 0 or torches < 0:
        return False
    more = [*bought, discovery]
    if not count and fits_on_one(cards, hand, more):
        return True  # that ruin alone is a lead
    if reachable_values(cards, hand, more, count, floor, True):
        return True
    if not torches:
        return False
    for later in range(slot + 1, SLOTS):
        if can_buy(cards, hand, market, prices, torches, more, later, count, floor):
            return True
    return False
