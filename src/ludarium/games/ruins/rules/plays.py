"""Which plays a hand allows (rules chapters 8 and 13, with 12a to 12c).

A play is right when, with all its upgrades in place (RU-127),

- every ruin in it without adapt has the set value (RU-049, RU-A22),
- at least one ruin in it, the *anchor*, has the set value as its normal value (RU-A23, RU-A24),
- its count lies between its ruins and its ruins plus all their extra icons (RU-107, RU-A26),
- and a follow has the count of the play before it (RU-051) and at least its value (RU-052).

The ruins of a hand that *fit* a set value are those of that value and those with adapt. Each ruin that is left out
of a play lowers its least count by one and its highest by one or more, so the counts that can be reached have no
gaps: only the highest one, the *weight*, has to be known, and no subsets of the hand are searched.

Bought discoveries are the exception, for each has to go on a ruin of the play (RU-061). Those that go on the same
ruin are a *group*: they must differ in position (RU-039, RU-066). All ways to split the discoveries of a play into
groups, and to choose a ruin for each group, are tried.
"""

from mypy_extensions import i64

from ludarium.core.bits import FULL, bit_of, from_on, has, lowest, lowest_bit, several, without_lowest
from ludarium.games.ruins.rules.cards import ADAPT, EXTRA_ICONS, INCREASE, POSITION, Cards
from ludarium.games.ruins.rules.packed import byte_at, with_byte
from ludarium.games.ruins.rules.state import RuinsState

# Plays without new discoveries.


def high_enough(state: RuinsState, hand: i64) -> i64:
    """RU-052: the ruins whose normal value is that of the play before or a higher one; for a lead all of them."""
    return hand & state.cards.at_least(state.last_value)


def plain_values(state: RuinsState, hand: i64, high: i64) -> i64:
    """The set values, as bits, of all plays without new discoveries; ``high`` are the ruins high enough."""
    values = state.cards.values_of(high)
    if state.last_count <= 1:
        return values  # one ruin alone is such a play
    return long_enough(state.cards, hand, values, state.last_count)


def long_enough(cards: Cards, ruins: i64, values: i64, count: i64) -> i64:
    """Those of some set values at which the ruins that fit can count as so many (RU-051, RU-106)."""
    if count <= 0:
        return values
    found: i64 = 0
    while values:
        fitting = ruins & (cards.adapt | cards.by_value[lowest(values)])
        if cards.weight(fitting) >= count:
            found |= lowest_bit(values)
        values = without_lowest(values)
    return found


# Plays with new discoveries.


def values_with(state: RuinsState, hand: i64, slots: i64) -> i64:
    """The set values, as bits, of all plays with the discoveries of these market slots (RU-063, RU-127)."""
    if state.last_count == 1:
        return state.cards.values_of(playable_alone(state, hand, slots)) << increase_of(state, slots)
    return upgraded_values(state, hand, slots, 0, from_on(FULL, state.last_value), 0, 0, 0, False)


def is_playable(state: RuinsState, hand: i64, slots: i64) -> bool:
    """RU-130: whether there is any play with the discoveries of these market slots."""
    if state.last_count <= 1 and playable_alone(state, hand, slots):
        return True
    if state.last_count == 1:
        return False
    return upgraded_values(state, hand, slots, 0, from_on(FULL, state.last_value), 0, 0, 0, True) != 0


def playable_alone(state: RuinsState, hand: i64, slots: i64) -> i64:
    """The ruins that are high enough with all discoveries of these slots on them: leads, or follows of count 1."""
    least = state.last_value - increase_of(state, slots)
    return takers_of(state, hand, slots, 0) & state.cards.at_least(least)


def targets_for(state: RuinsState, hand: i64, slot: i64) -> i64:
    """RU-061, RU-066: the ruins on which a bought discovery can go, such that the named value can be reached."""
    cards = state.cards
    slots = state.named_slots
    value = state.named_value
    increase, _, adapts = effect_of(state, slots)
    if state.last_count == 1:  # then they all go on the same ruin
        return takers_of(state, hand, slots, state.named_targets) & cards.of_value(value - increase)
    candidates = hand & cards.free(POSITION[state.discovery_in(slot)])
    if not adapts:  # RU-099: then a ruin without adapt needs the value, or must be raised to it
        candidates &= cards.adapt | cards.at_least(value - increase) & ~cards.at_least(value + 1)
    targets: i64 = 0
    while candidates:
        placed = with_byte(state.named_targets, slot, lowest(candidates) + 1)
        if upgraded_values(state, hand, slots, placed, bit_of(value), 0, 0, 0, True):
            targets |= lowest_bit(candidates)
        candidates = without_lowest(candidates)
    return targets


def upgraded_values(
    state: RuinsState,
    others: i64,
    slots: i64,
    targets: i64,
    values: i64,
    anchors: i64,
    size: i64,
    weight: i64,
    any_will_do: bool,
) -> i64:
    """Those of some set values, as bits, that plays have which add the discoveries of ``slots`` to ``others``.

    ``others`` are the ruins of the hand that have no new discovery yet. Those that have one are in the play:
    ``anchors`` are their normal values, ``size`` is their number and ``weight`` the most they count as. ``targets``
    are the ruins that have been named for discoveries. With ``any_will_do`` the first values found will do.
    """
    if state.last_count and size == state.last_count:
        return 0  # RU-051: no room for another upgraded ruin
    cards = state.cards
    found: i64 = 0
    group = slots
    while group:
        takers: i64 = 0
        if group & lowest_bit(slots):  # so that each way to split the discoveries comes up once
            takers = takers_of(state, others, group, targets)
        if takers:
            increase, extras, adapts = effect_of(state, group)
            if not adapts:
                takers &= cards.adapt | raised_into(cards, values, increase)
            while takers:
                ruin = lowest(takers)
                value: i64 = cards.value[ruin] + increase
                fitting = values
                if not adapts and not has(cards.adapt, ruin):
                    fitting &= bit_of(value)  # RU-099, RU-A22: it has no other value
                rest = others ^ lowest_bit(takers)
                heavier = weight + 1 + extras + cards.extra_icons(ruin)
                if slots == group:
                    found |= completed_values(state, rest, fitting, anchors | bit_of(value), size + 1, heavier)
                elif fitting:
                    found |= upgraded_values(
                        state,
                        rest,
                        slots ^ group,
                        targets,
                        fitting,
                        anchors | bit_of(value),
                        size + 1,
                        heavier,
                        any_will_do,
                    )
                if found and any_will_do:
                    return found
                takers = without_lowest(takers)
        group = (group - 1) & slots
    return found


def completed_values(state: RuinsState, others: i64, values: i64, anchors: i64, size: i64, weight: i64) -> i64:
    """Those of some set values, as bits, that upgraded ruins have together with some or none of the others."""
    cards = state.cards
    count = state.last_count
    if values & ~anchors and (size < count or not count):  # there is room for an anchor among the others
        anchors |= cards.values_of(others & cards.at_least(lowest(values)))
    return long_enough(cards, others, values & anchors, count - weight)


def takers_of(state: RuinsState, ruins: i64, group: i64, targets: i64) -> i64:
    """RU-039, RU-066: the ruins with room for a group of discoveries, each in a position of its own.

    A discovery that has its target already goes nowhere else.
    """
    positions: i64 = 0
    while group and ruins:
        slot = lowest(group)
        position: i64 = POSITION[state.discovery_in(slot)]
        if positions >> position & 1:
            return 0
        positions |= 1 << position
        ruins &= state.cards.free(position)
        target = byte_at(targets, slot)
        if target:
            ruins &= bit_of(target - 1)
        group = without_lowest(group)
    return ruins


def increase_of(state: RuinsState, slots: i64) -> i64:
    """RU-098: how much the discoveries of some slots raise the value of one ruin."""
    increase: i64 = 0
    while slots:
        increase += INCREASE[state.discovery_in(lowest(slots))]
        slots = without_lowest(slots)
    return increase


def effect_of(state: RuinsState, slots: i64) -> tuple[i64, i64, bool]:
    """What the discoveries of some slots do: increase (RU-098), extra icons (RU-106), adapt (RU-101, RU-102)."""
    increase: i64 = 0
    extras: i64 = 0
    adapts = False
    while slots:
        discovery = state.discovery_in(lowest(slots))
        increase += INCREASE[discovery]
        extras += EXTRA_ICONS[discovery]
        if ADAPT[discovery]:
            adapts = True
        slots = without_lowest(slots)
    return increase, extras, adapts


def raised_into(cards: Cards, values: i64, increase: i64) -> i64:
    """The ruins that an increase raises to one of some values; of several values only the lowest is looked at."""
    least = lowest(values) - increase
    return cards.at_least(least) if several(values) else cards.of_value(least)
