"""What a page, a terminal or a bot wants beyond the View of Unearth: points, sums, chances, rings. All follows
from the View alone."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import msgspec

from ludarium.core.view import Facts
from ludarium.games.unearth.components import (
    AGE_NUMBER,
    COLOURS,
    COMPONENTS,
    DICE,
    DIE_NUMBER,
    NAMED,
    RUINS,
    WONDER_NUMBER,
    WONDERS,
    ruin_mask,
)
from ludarium.games.unearth.put import LASTING, field_of
from ludarium.games.unearth.rules.field import (
    BY_COLOUR,
    CELL_SHIFT,
    IN_ALL,
    NEIGHBOURS,
    SIX,
    STONE_HERE,
    WONDER_HERE,
    cell_name,
    empty_rings,
    entry_at,
    open_cells,
    put,
    read_cell,
    ring_stones,
    stones_in,
    with_wonder,
)
from ludarium.games.unearth.rules.numbers import (
    BUILD,
    CELL,
    CLAIM_VALUE,
    FLAME,
    OBELISK,
    SIDES,
    STONE_UP_TO,
    STONE_VALUE,
    fits,
)
from ludarium.games.unearth.rules.roll import change_by
from ludarium.games.unearth.rules.scoring import CITY_POINTS, COLOUR_POINTS, Line, score_lines, total
from ludarium.games.unearth.rules.values import held
from ludarium.games.unearth.rules.wonders import choices_for
from ludarium.games.unearth.table import UnearthView

BEGUN: Final = 3  # stones around an open middle that make an aim
NEARLY: Final = 4  # and that are worth a mark
CLOCKWISE: Final = [NEIGHBOURS[side] for side in (4, 5, 3, 1, 0, 2)]  # of equal rings the first is the aim
LANDS: Final = {**{ruin.id: ruin.colour for ruin in COMPONENTS.ruin}, "city-of-gold": "gold", "city-of-ash": "ash"}
WAITING: Final = [card.id for card in COMPONENTS.delver if card.acts_on == "later"]
LAND_ORDER: Final = [*COLOURS, "gold", "ash"]


class ScoreLine(msgspec.Struct, frozen=True):
    line: str
    name: str
    count: int
    points: int


class Score(msgspec.Struct, frozen=True):
    total: int
    lines: list[ScoreLine]


class RuinSet(msgspec.Struct, frozen=True):
    """Ruins of one landscape that a seat is known to have, the highest first, and their points together."""

    land: str
    ruins: list[str]
    claims: list[int]
    points: int


class Aim(msgspec.Struct, frozen=True):
    """The laid-out wonder that lacks the fewest stones."""

    wonder: str
    lack: int


class SeatFacts(msgspec.Struct, frozen=True):
    """``spoilt`` are rings that stay empty, ``begun`` open middles that few stones are missing around."""

    open_points: int
    score: Score | None
    sets: list[RuinSet]
    spoilt: list[str]
    begun: list[str]
    aim: Aim | None


class Odds(msgspec.Struct, frozen=True):
    """What a roll can do: the lowest that completes the ruin, how many do, and how many of these claim it."""

    needed: int | None
    completes: int
    mine: int


class PlaceFacts(msgspec.Struct, frozen=True):
    """``best`` is the die that would claim the ruin; ``rolls`` are the chances of the dice of whoever is asked."""

    claim: int
    stone_value: int
    sum: int
    best: str | None
    rolls: dict[str, Odds]


class Ring(msgspec.Struct, frozen=True):
    middle: str
    wonders: list[str]  # that could be built there


class LaidWonder(msgspec.Struct, frozen=True):
    wonder: str
    formula: str
    points: int


class UnearthFacts(Facts, frozen=True):
    """``drawing`` is the wonder whose card may be drawn, ``rings`` what is at stake in the cells to choose from.

    A roll up to ``stone_roll`` brings a stone; ``waiting`` are the cards that wait for a later roll.
    """

    places: list[PlaceFacts | None]
    seats: list[SeatFacts]
    laid_out: list[LaidWonder]
    lasting: str | None  # an event in force
    drawing: str | None
    rings: dict[str, list[Ring]]
    waiting: list[str]
    stone_roll: int = STONE_UP_TO


def facts_of(view: UnearthView) -> UnearthFacts:
    fields = [packed_field(view, seat) for seat in range(view.seats)]
    lasting = view.event if view.event is not None and AGE_NUMBER[view.event] in LASTING else None
    drawing = None
    if view.claim is not None:
        drawing = NAMED[OBELISK if view.claim.claimer in view.to_move else FLAME]
    wonders = [COMPONENTS.wonder[WONDER_NUMBER[name]] for name in view.laid_out]
    return UnearthFacts(
        places=[None if place is None else place_facts(view, place) for place in places_of(view)],
        seats=[seat_facts(view, seat, field) for seat, field in enumerate(fields)],
        laid_out=[LaidWonder(wonder.id, wonder.formula, wonder.points) for wonder in wonders],
        lasting=lasting,
        drawing=drawing,
        rings=rings_at_stake(view, fields),
        waiting=WAITING,
    )


# The centre.


class DieOnRuin(NamedTuple):
    die: str
    owner: int
    sides: int
    value: int


class Place(NamedTuple):
    """A ruin in the centre, with what lies on it."""

    ruin: str
    claim: int
    stones: list[str]
    dice: list[DieOnRuin]


def die_on_ruin(name: str, value: int) -> DieOnRuin:
    return DieOnRuin(name, DIE_NUMBER[name] // len(DICE), SIDES[DIE_NUMBER[name]], value)


def places_of(view: UnearthView) -> list[Place | None]:
    return [
        None
        if ground.ruin is None
        else Place(
            ground.ruin,
            CLAIM_VALUE[AGE_NUMBER[ground.ruin]],
            ground.stones,
            [die_on_ruin(name, value) for name, value in ground.dice.items()],
        )
        for ground in view.centre
    ]


def strongest(dice: list[DieOnRuin]) -> int | None:
    """UN-A26: the owner of the strongest dice; nobody after an unbreakable tie."""
    lists: dict[int, list[tuple[int, int]]] = {}
    for die in dice:
        lists.setdefault(die.owner, []).append((die.value, die.sides))
    ranked = sorted(((sorted(mine, reverse=True), owner) for owner, mine in lists.items()), reverse=True)
    if not ranked or (len(ranked) > 1 and ranked[0][0] == ranked[1][0]):
        return None
    return ranked[0][1]


def place_facts(view: UnearthView, place: Place) -> PlaceFacts:
    lying = [die for die in place.dice if die.value]
    leader = strongest(lying)
    own = [die for die in lying if die.owner == leader]
    rolls: dict[str, Odds] = {}
    if view.seat in view.to_move and view.step in ("turn", "again"):
        names = (name for name in DIE_NUMBER if name.startswith(f"{view.seat}."))
        rolls = {name: odds(view, place, name) for name in names}
    return PlaceFacts(
        claim=place.claim,
        stone_value=STONE_VALUE[AGE_NUMBER[place.ruin]],
        sum=sum(die.value for die in place.dice),
        best=max(own, key=lambda die: (die.value, die.sides)).die if own else None,
        rolls=rolls,
    )


def odds(view: UnearthView, place: Place, name: str) -> Odds:
    """The event in force counts; what may be used is left out. A lifted die leaves its old place."""
    die = die_on_ruin(name, 0)
    others = [one for one in place.dice if one.die != name]
    before = sum(one.value for one in others)
    change = change_by(AGE_NUMBER[view.event]) if view.event is not None else 0
    needed, completes, mine = None, 0, 0
    for face in range(1, die.sides + 1):
        value = held(face + change, die.sides)
        if before + value >= place.claim:
            needed = face if needed is None else needed
            completes += 1
            mine += strongest([*others, die._replace(value=value)]) == die.owner
    return Odds(needed, completes, mine)


# The seats.


def seat_facts(view: UnearthView, seat: int, field: list[int]) -> SeatFacts:
    hidden = view.hidden[seat]
    ruins = [*view.claimed[seat], *(hidden if isinstance(hidden, list) else [])]
    known = isinstance(hidden, list)
    spoilt = spoilt_rings(view, seat, field)
    middles = begun_rings(field, spoilt)
    return SeatFacts(
        open_points=total(score_lines(ruin_mask(view.claimed[seat]), field, False)),
        score=score_of(score_lines(ruin_mask(ruins), field, True)) if known else None,
        sets=ruin_sets(ruins),
        spoilt=[cell_name(cell) for cell in spoilt],
        begun=[cell_name(cell) for cell, counts in middles if sum(counts) >= NEARLY],
        aim=nearest(view, middles) if seat == view.seat else None,
    )


def score_of(lines: list[Line]) -> Score:
    return Score(total(lines), [ScoreLine(*line) for line in lines])


def ruin_sets(ruins: list[str]) -> list[RuinSet]:
    sets = []
    for land in LAND_ORDER:
        found = sorted((name for name in ruins if LANDS[name] == land), key=RUINS.index, reverse=True)
        if found:
            city = AGE_NUMBER[found[0]] - len(COMPONENTS.ruin)
            claims = [CLAIM_VALUE[AGE_NUMBER[name]] for name in found]
            points = CITY_POINTS[city] if city >= 0 else COLOUR_POINTS[len(found)]
            sets.append(RuinSet(land, found, claims, points))
    return sets


# Stones and rings.


def packed_field(view: UnearthView, seat: int) -> list[int]:
    """A seat's field as the rules have it; tokens whose points are hidden have none."""
    field = field_of(view.stones[seat], "")
    for name, text in view.wonders[seat].items():
        kind, _, points = text.partition(" ")
        field = with_wonder(field, read_cell(name), WONDER_NUMBER[kind], int(points or 0))
    return field


def spoilt_rings(view: UnearthView, seat: int, field: list[int]) -> list[int]:
    """Rings that stay empty for want of a token (UN-A36), not those that are being built."""
    building = view.rings if view.roll is not None and DIE_NUMBER[view.roll.die] // len(DICE) == seat else []
    return [cell for cell in empty_rings(field) if cell_name(cell) not in building]


def begun_rings(field: list[int], spoilt: list[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Open middles with some stones around, and how many of each colour; those with the most stones first."""
    middles = dict.fromkeys(cell + step for cell, _ in stones_in(field) for step in CLOCKWISE)
    taken = {entry >> CELL_SHIFT for entry in field if entry & 3 == WONDER_HERE} | set(spoilt)
    found = []
    for cell in middles:
        entry = entry_at(field, cell)
        if entry & 3 not in (STONE_HERE, WONDER_HERE) and cell not in taken:
            if IN_ALL[entry >> 2 & BY_COLOUR] >= BEGUN and not taken & {cell + step for step in NEIGHBOURS}:
                found.append((cell, tuple(entry >> 2 + 3 * colour & 7 for colour in range(4))))
    return sorted(found, key=lambda one: -sum(one[1]))


def nearest(view: UnearthView, middles: list[tuple[int, tuple[int, ...]]]) -> Aim | None:
    """The laid-out wonder that lacks the fewest stones in the rings begun so far."""
    for _, counts in middles:
        for name in view.laid_out:
            if sum(counts) < SIX and reachable(COMPONENTS.wonder[WONDER_NUMBER[name]].formula, counts):
                return Aim(name, SIX - sum(counts))
    return None


@cache
def reachable(formula: str, counts: tuple[int, ...]) -> bool:
    """Whether a ring with these stones can still become a formula."""
    if sum(counts) == SIX:
        return fits(formula, list(counts))
    return any(
        reachable(formula, (*counts[:colour], counts[colour] + 1, *counts[colour + 1 :]))
        for colour in range(len(counts))
    )


def rings_at_stake(view: UnearthView, fields: list[list[int]]) -> dict[str, list[Ring]]:
    """The rings that a stone would close in each cell, or the rings of which one is built first."""
    if view.seat not in view.to_move:
        return {}
    assert view.seat is not None
    field = fields[view.seat]
    if view.step == "ring":
        return {name: [ring_in(view, field, read_cell(name))] for name in view.rings}
    return dict(closing_cells(view, field)) if view.step == "cell" else {}


def closing_cells(view: UnearthView, field: list[int]) -> Iterator[tuple[str, list[Ring]]]:
    colours = [stone.id for stone in COMPONENTS.stone]
    for move in open_cells(field):
        then = field[:]
        closed = put(then, move - CELL, colours.index(view.stone or ""))
        if closed:
            yield cell_name(move - CELL), [ring_in(view, then, cell) for cell in closed]


def ring_in(view: UnearthView, field: list[int], middle: int) -> Ring:
    """A closed ring and what could be built in it (UN-A34, UN-A36)."""
    assert isinstance(view.greater, int)
    assert isinstance(view.lesser, int)
    laid = sum(1 << WONDER_NUMBER[name] for name in view.laid_out)
    choices = choices_for(ring_stones(field, middle), laid, view.greater, view.lesser)
    return Ring(cell_name(middle), [WONDERS[choice - BUILD] for choice in choices])
