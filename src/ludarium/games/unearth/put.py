"""The way back from a table of Unearth to a State, with the checks that are rules: what lies where.

That every component lies in one place is checked already. ``asked`` sets up the turn and what is asked.
"""

from typing import Any, Final, cast

from msgspec import UNSET
from msgspec.structs import replace

from ludarium.core.loading import wrong
from ludarium.games.unearth.asked import put_progress
from ludarium.games.unearth.components import (
    AGE_NUMBER,
    COMPONENTS,
    DIE_NUMBER,
    NAMED,
    STONE_NUMBER,
    TABLES,
    WONDER_NUMBER,
    ruin_mask,
)
from ludarium.games.unearth.rules.claims import lay_stones
from ludarium.games.unearth.rules.field import (
    NEIGHBOURS,
    STONE_HERE,
    empty_rings,
    entry_at,
    put,
    read_cell,
    ring_stones,
    stones_in,
    with_wonder,
)
from ludarium.games.unearth.rules.numbers import (
    FESTIVAL,
    FITTING,
    GATHERING,
    GREATER,
    HIDDEN_PATH,
    LESSER,
    ONE_COLOUR,
    PLACES,
    STONE_VALUE,
)
from ludarium.games.unearth.rules.state import NOTHING, UnearthState
from ludarium.games.unearth.rules.stones import UNIT, stone_count
from ludarium.games.unearth.table import BOUND, CITY, EVENT, LAYOUT, RUIN, Ground, UnearthView

END_OF_AGE: Final = {**CITY.counts, **EVENT.counts}
LASTING: Final = (GATHERING, FESTIVAL, HIDDEN_PATH)


# Before a position and a set-up are put together.


def prepare(given: Any, fresh: UnearthView) -> Any:
    """A position in which the End of Age card is where it belongs, and places that it leaves out have a ruin."""
    places = {
        name: leaf.place(at)
        for leaf in LAYOUT.leaves(given)
        if not leaf.zone.note
        for at, name in enumerate(leaf.names())
    }
    given = with_age(given, places)
    shown = TABLES[fresh.seats].ruins_shown
    if given.centre is UNSET or given.ruin_deck == []:
        return given
    if len(given.centre) > shown:
        raise wrong(f"centre[{shown}]", "unearth-position-too-many-places", "UN-038", places=shown)
    # Any ruin, where that of the set-up is named elsewhere.
    ruins = [ground.ruin if ground.ruin not in places else RUIN.back for ground in fresh.centre]
    unsaid: Any = UNSET
    return replace(given, centre=given.centre + [Ground(unsaid, one) for one in ruins[len(given.centre) :]])


def with_age(given: Any, places: dict[str, str]) -> Any:
    """UN-024, UN-118: one End of Age card is in the game, as the last of the ruin deck or revealed."""
    named = [name for name in places if name in END_OF_AGE]
    if given.age not in (UNSET, None, *named):
        named.append(given.age)
    for name in named[1:]:
        raise wrong(places.get(name, "age"), "unearth-position-one-age", "UN-024", name=name, other=named[0])
    deck = [] if given.ruin_deck is UNSET else given.ruin_deck
    for at, name in enumerate(deck[:-1]):
        if name in END_OF_AGE:
            raise wrong(f"ruin_deck[{at}]", "unearth-position-age-last", "UN-118", name=name)
    if deck and deck[-1] not in END_OF_AGE:
        raise wrong("ruin_deck", "unearth-position-age-last", "UN-118", name=deck[-1])
    revealed = named[0] if named and not deck else None
    if revealed in CITY.counts and revealed not in places:
        raise wrong("age", "unearth-position-city-nowhere", "UN-120", name=cast(str, revealed))
    if given.ruin_deck == [] and revealed is None:
        raise wrong("age", "unearth-position-needed", "UN-118")
    return replace(given, age=revealed, ruin_deck=[] if revealed else given.ruin_deck)


# What lies where.


def put_table(state: UnearthState, table: UnearthView, given: Any) -> UnearthState:
    """A State with what lies on a table; stones that a position does not speak of are drawn from the bag."""
    BOUND.write(state, table)
    put_ruins(state, table)
    put_dice(state, table)
    put_fields(state, table)
    put_laid_out(state, table, given)
    put_stones_on_ruins(state, table, given)
    put_progress(state, table, given)
    return state


def put_ruins(state: UnearthState, table: UnearthView) -> None:
    """UN-021, UN-026, UN-038, UN-A45: a place is empty only when there is nothing left to reveal."""
    for seat in range(state.seats):
        if not state.hidden[seat]:
            raise wrong(f"hidden.{seat}", "unearth-position-needed", "UN-021")
    for at, name in enumerate(table.boxed_openly):
        if not (state.box | sum(state.hidden)) >> AGE_NUMBER[name] & 1:
            raise wrong(f"boxed_openly[{at}]", "unearth-position-not-boxed", "UN-086", name=name)
    ruins = [NOTHING] * PLACES
    for place, ground in enumerate(table.centre):
        if place >= TABLES[state.seats].ruins_shown:
            raise wrong(f"centre[{place}]", "unearth-position-too-many-places", "UN-038", places=place)
        if ground.ruin is not None:
            ruins[place] = AGE_NUMBER[ground.ruin]
        elif state.ruin_left:
            raise wrong(f"centre[{place}]", "unearth-position-place-empty", "UN-078")
    state.ruins = ruins
    state.places = sum(1 << place for place in range(PLACES) if ruins[place] != NOTHING)
    state.age = NOTHING if table.age is None else AGE_NUMBER[table.age]
    state.event = state.age if state.age in LASTING else NOTHING
    for seat, names in table.memorial.items():
        if seat != min(table.memorial):
            raise wrong(f"memorial.{seat}", "unearth-position-one-memorial", "UN-A59")
        state.memorial_by = seat
        state.memorial_seen = ruin_mask(names)


def put_dice(state: UnearthState, table: UnearthView) -> None:
    """UN-001: each die lies on one ruin or in its owner's pool."""
    state.dice = [0] * len(state.dice)
    state.pool = (1 << len(state.dice)) - 1
    state.sums = [0] * PLACES
    for place, ground in enumerate(table.centre):
        for name, value in ground.dice.items():
            where = f"centre[{place}].dice.{name}"
            die = DIE_NUMBER[name]
            if ground.ruin is None:
                raise wrong(where, "unearth-position-no-ruin-here", "UN-046")
            if value > COMPONENTS.die[die % len(COMPONENTS.die)].sides:
                raise wrong(where, "unearth-position-value-too-high", "UN-055", value=value)
            state.pool &= ~(1 << die)
            state.set_die(die, place, value)


def put_stones_on_ruins(state: UnearthState, table: UnearthView, given: Any) -> None:
    """UN-027: stones on ruins that the position does not speak of are drawn from the bag."""
    state.stones_on = [0] * PLACES
    for place, ground in enumerate(table.centre):
        if ground.stones and ground.ruin is None:
            raise wrong(f"centre[{place}].stones", "unearth-position-no-ruin-here", "UN-027")
        if ground.ruin is not None and len(ground.stones) > STONE_VALUE[state.ruins[place]]:
            raise wrong(f"centre[{place}].stones", "unearth-position-stone-value", "UN-027")
        state.stones_on[place] = sum(UNIT[STONE_NUMBER[colour]] for colour in ground.stones)
    for place, ground in enumerate(table.centre):
        unsaid = given.centre is UNSET or given.centre[place].stones is UNSET
        if ground.ruin is not None and unsaid and stone_count(state.bag):
            lay_stones(state, place, state.ruins[place])


# Stones, rings and wonders.


def put_fields(state: UnearthState, table: UnearthView) -> None:
    """UN-011, UN-091, UN-A32: stones hang together and are not walled in; wonders stand in rings that they fit."""
    fields = []
    state.named = [0] * state.seats
    for seat in range(state.seats):
        field = field_of(table.stones.get(seat, {}), f"stones.{seat}")
        check_field(field, f"stones.{seat}")
        for name, text in table.wonders.get(seat, {}).items():
            where = f"wonders.{seat}.{name}"
            cell = cell_named(name, where)
            kind, _, points = text.partition(" ")
            wonder = WONDER_NUMBER[kind]
            if cell not in empty_rings(field):
                raise wrong(where, "unearth-position-no-ring", "UN-091")
            if not fits_ring(field, cell, wonder):
                raise wrong(where, "unearth-position-wrong-ring", "UN-094")
            if wonder < GREATER:
                state.named[seat] |= 1 << wonder
            field = with_wonder(field, cell, wonder, int(points or 0))
        fields.append(field)
    state.fields = fields


def field_of(stones: dict[str, str], where: str) -> list[int]:
    """A field with some stones."""
    field: list[int] = []
    for name, colour in stones.items():
        cell = cell_named(name, f"{where}.{name}")
        entry = entry_at(field, cell)
        if entry >= 0 and entry & 3 == STONE_HERE:
            raise wrong(f"{where}.{name}", "unearth-position-cell-taken", "UN-A32")
        put(field, cell, STONE_NUMBER[colour])
    return field


def cell_named(name: str, where: str) -> int:
    try:
        return read_cell(name)
    except ValueError:
        raise wrong(where, "unearth-position-cell-too-far", "UN-A32") from None


def check_field(field: list[int], where: str) -> None:
    cells = {cell for cell, _ in stones_in(field)}
    if not cells:
        return
    reached = {min(cells)}
    edge = list(reached)
    while edge:
        near = around(edge.pop())
        fresh = (near & cells) - reached
        reached |= fresh
        edge += fresh
    if reached != cells:
        raise wrong(where, "unearth-position-stones-apart", "UN-115")
    if any(around(cell) <= cells for cell in cells):
        raise wrong(where, "unearth-position-stones-walled", "UN-116")


def around(cell: int) -> set[int]:
    return {cell + step for step in NEIGHBOURS}


def fits_ring(field: list[int], cell: int, wonder: int) -> bool:
    """UN-092 to UN-094."""
    stones = ring_stones(field, cell)
    if wonder == GREATER:
        return stones in ONE_COLOUR
    return wonder == LESSER or FITTING[stones] >> wonder & 1 == 1


def put_laid_out(state: UnearthState, table: UnearthView, given: Any) -> None:
    """UN-028: a fixed number of Named Wonders is in the game, built or laid out."""
    number = TABLES[state.seats].wonders
    left = number - sum(mask.bit_count() for mask in state.named)
    if left < 0:
        raise wrong("wonders", "unearth-position-too-many-wonders", "UN-028", number=number)
    if given.laid_out is UNSET:
        state.laid = sum(1 << NAMED.index(name) for name in table.laid_out[:left])
    elif len(table.laid_out) != left:
        raise wrong("laid_out", "unearth-position-laid-out-number", "UN-028", number=left)
