"""Which values a roll can end with: modifiers in every order, each held within 1 and the highest face.

A set of values is a mask: bit 5 is the value 5.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of

LOWEST: Final = 1
# How a step of a way is named where its source is a number.
BY_EVENT: Final = 0
BY_READING: Final = 1
BY_CLAIM: Final = 2
BY_COLLEGE: Final = 0
BY_COLUMNS: Final = 1
BY_SANCTUARY: Final = 2


def held(value: i64, sides: i64) -> i64:
    """UN-054, UN-055."""
    if value < LOWEST:
        return LOWEST
    if value > sides:
        return sides
    return value


def moved(values: i64, change: i64, sides: i64) -> i64:
    """A set of values after a modifier."""
    out: i64 = 0
    value: i64 = 1
    while value <= sides:
        if values >> value & 1:
            out |= bit_of(held(value + change, sides))
        value += 1
    return out


def modified(natural: i64, sides: i64, event: i64, readings: i64, claims: i64) -> i64:
    """UN-146, UN-A06 step 4, UN-A09, UN-A11: what modifiers can make of a natural roll.

    ``event`` is +1, -1 or 0. Every order is tried: the sets reached with some of the modifiers used up
    are extended by one modifier at a time.
    """
    events: i64 = 1 if event else 0
    reached: list[int] = [0] * ((events + 1) * (readings + 1) * (claims + 1))
    reached[0] = bit_of(natural)
    index: i64 = 0
    used_event: i64 = 0
    while used_event <= events:
        used_readings: i64 = 0
        while used_readings <= readings:
            used_claims: i64 = 0
            while used_claims <= claims:
                values: i64 = reached[index]
                if used_event > 0:
                    values |= moved(reached[index - (readings + 1) * (claims + 1)], event, sides)
                if used_readings > 0:
                    before: i64 = reached[index - (claims + 1)]
                    values |= before | moved(before, 1, sides) | moved(before, -1, sides)
                if used_claims > 0:
                    values |= moved(reached[index - 1], 2, sides)
                reached[index] = values
                index += 1
                used_claims += 1
            used_readings += 1
        used_event += 1
    return reached[len(reached) - 1]


def adjusted(value: i64, sides: i64, college: bool, columns: bool, sanctuary: bool, others: i64) -> i64:
    """UN-A06 step 6, UN-A39, UN-A40: what the owner's wonders can make of a value; ``others`` are the values
    of the other dice on the ruin."""
    values = bit_of(value)
    if college:
        values |= adjusted(held(value + 1, sides), sides, False, columns, sanctuary, others)
    if columns:
        values |= adjusted(held(value - 1, sides), sides, college, False, sanctuary, others)
    if sanctuary and others >> value & 1:
        values |= adjusted(held(value + 1, sides), sides, college, columns, False, others)
        values |= adjusted(held(value - 1, sides), sides, college, columns, False, others)
    return values


def way_of_modifiers(
    natural: int, sides: int, event: int, readings: int, claims: int, goal: int
) -> list[tuple[int, int]]:
    """One order that leads to a value: which kind of modifier is applied, and what it makes."""
    if not event and not readings and not claims:
        return []
    tries: list[tuple[int, int, int, int, int]] = []
    if event:
        tries.append((BY_EVENT, held(natural + event, sides), 0, readings, claims))
    if claims:
        tries.append((BY_CLAIM, held(natural + 2, sides), event, readings, claims - 1))
    if readings:
        for change in (0, 1, -1):
            tries.append((BY_READING, held(natural + change, sides), event, readings - 1, claims))
    for kind, value, event_left, readings_left, claims_left in tries:
        if modified(value, sides, event_left, readings_left, claims_left) >> goal & 1:
            rest = way_of_modifiers(value, sides, event_left, readings_left, claims_left, goal)
            return [(kind, value), *rest]
    return []


def way_of_wonders(
    value: int, sides: int, college: bool, columns: bool, sanctuary: bool, others: int, goal: int
) -> list[tuple[int, int]]:
    """One way to use wonders that leads to a value."""
    if value == goal:
        return []
    tries: list[tuple[int, int, bool, bool, bool]] = []
    if college:
        tries.append((BY_COLLEGE, held(value + 1, sides), False, columns, sanctuary))
    if columns:
        tries.append((BY_COLUMNS, held(value - 1, sides), college, False, sanctuary))
    if sanctuary and others >> value & 1:
        for change in (1, -1):
            tries.append((BY_SANCTUARY, held(value + change, sides), college, columns, False))
    for kind, made, college_left, columns_left, sanctuary_left in tries:
        if adjusted(made, sides, college_left, columns_left, sanctuary_left, others) >> goal & 1:
            rest = way_of_wonders(made, sides, college_left, columns_left, sanctuary_left, others, goal)
            return [(kind, made), *rest]
    return []
