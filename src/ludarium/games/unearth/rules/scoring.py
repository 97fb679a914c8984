"""The end of the game and its points (rules chapters 12 and 13)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.games.unearth.components import COLOURS, COMPONENTS, RUINS, STONE_NUMBER, WONDERS
from ludarium.games.unearth.rules.field import stones_in, wonders_in
from ludarium.games.unearth.rules.numbers import (
    CLAIM_VALUE,
    COLOURED_RUINS,
    GREATER,
    LESSER,
    RUIN_KINDS,
    STONE_COLOURS,
)
from ludarium.games.unearth.rules.state import TURN, UnearthState

EACH_COLOUR: Final = 5  # ruins of one colour, and colours
COLOUR_POINTS: Final[list[int]] = COMPONENTS.game.colour_points
FIVE_COLOURS: Final[int] = COMPONENTS.game.five_colours
THREE_WONDERS: Final[int] = COMPONENTS.game.three_wonders
CITY_POINTS: Final[list[int]] = [city.points for city in COMPONENTS.city]
BITS: Final[bytes] = bytes([mask.bit_count() for mask in range(1 << EACH_COLOUR)])
FOUNTAIN_POINTS: Final = 2
BY_POINTS: Final = 0
BY_TIE_BREAK: Final = 1
SHARED: Final = 2
CLAIM_VALUES: Final[list[int]] = sorted(set(CLAIM_VALUE), reverse=True)

# A line of the final scoring: its kind, what it is about, how many were counted, the points.
Line = tuple[str, str, int, int]


def count_colours(ruins: i64) -> list[int]:
    """How many ruins of each colour a mask holds."""
    return [BITS[ruins >> EACH_COLOUR * colour & 31] for colour in range(EACH_COLOUR)]


def score_lines(ruins: i64, field: list[int], tokens_known: bool) -> list[Line]:
    """UN-128 to UN-134: the points of some ruins and of a field; without its tokens where nobody may know them."""
    lines: list[Line] = []
    counts = count_colours(ruins)
    for number, count in enumerate(counts):
        if count:
            lines.append(("ruins", COLOURS[number], count, COLOUR_POINTS[count]))
    sets = min(counts)  # UN-A49
    if sets:
        lines.append(("colours", "", sets, sets * FIVE_COLOURS))
    for city in range(COLOURED_RUINS, RUIN_KINDS):
        if ruins >> city & 1:
            lines.append(("city", RUINS[city], 1, CITY_POINTS[city - COLOURED_RUINS]))
    wonders = wonders_in(field)
    if not wonders:
        return lines
    stones = [0] * STONE_COLOURS
    for stone in stones_in(field):
        stones[stone[1]] += 1
    for built in wonders:
        wonder = built[1]
        if wonder < GREATER:
            counted = count_for(wonder, counts, stones, len(wonders))
            worth = points_each(wonder) * counted
            lines.append(("wonder", WONDERS[wonder], counted, COMPONENTS.wonder[wonder].points + worth))
    for kind, name in ((GREATER, "greater"), (LESSER, "lesser")):
        tokens = [points for cell, wonder, points in wonders if wonder == kind]
        if tokens:
            lines.append((name, "", len(tokens), sum(tokens) if tokens_known else 0))
    threes = len(wonders) // 3  # UN-A50
    if threes:
        lines.append(("threes", "", threes, threes * THREE_WONDERS))
    return lines


def count_for(wonder: int, colours: list[int], stones: list[int], wonders: int) -> int:
    """What a Named Wonder counts at the end; 0 for one that only has printed points."""
    counted = COMPONENTS.wonder[wonder].point_for_each
    if counted:
        return stones[STONE_NUMBER[counted]]
    name = WONDERS[wonder]
    if name == "tomb-of-the-last-age":  # UN-117
        return sum([1 for number in colours if number])
    if name == "fountain-of-reflection":  # UN-153, UN-A53
        return min(stones)
    if name == "sunken-cathedral":
        return wonders - 1
    return 0


def points_each(wonder: int) -> int:
    return FOUNTAIN_POINTS if WONDERS[wonder] == "fountain-of-reflection" else 1


def total(lines: list[Line]) -> int:
    points = 0
    for line in lines:
        points += line[3]
    return points


def by_claim_value(ruins: i64) -> list[int]:
    """UN-136, UN-A52: how many ruins of each claim value, the highest first."""
    counts = [0] * len(CLAIM_VALUES)
    for ruin in range(RUIN_KINDS):
        if ruins >> ruin & 1:
            counts[CLAIM_VALUES.index(CLAIM_VALUE[ruin])] += 1
    return counts


def end_game(state: UnearthState) -> None:
    """UN-127, UN-135, UN-136, UN-A48: count, and find who won."""
    ruins = [state.claimed[seat] | state.hidden[seat] for seat in range(state.seats)]
    scores = [total(score_lines(ruins[seat], state.fields[seat], True)) for seat in range(state.seats)]
    best = max(scores)
    first = [seat for seat in range(state.seats) if scores[seat] == best]
    how: i64 = BY_POINTS
    if len(first) > 1:
        most = max([by_claim_value(ruins[seat]) for seat in first])
        first = [seat for seat in first if by_claim_value(ruins[seat]) == most]
        how = BY_TIE_BREAK if len(first) == 1 else SHARED
    state.over = True
    state.ask_all(TURN, 0)
    state.scores = scores
    state.how = how
    state.winners = 0
    for seat in first:
        state.winners |= bit_of(seat)
    if state.news is not None:
        for seat in range(state.seats):
            shown = [RUINS[ruin] for ruin in range(RUIN_KINDS) if state.hidden[seat] >> ruin & 1]
            state.tell("unearth-showed", seat, {"ruins": shown, "points": scores[seat]})
        for seat in first:
            state.tell("unearth-won" if how != SHARED else "unearth-shared", seat, {"points": best})
