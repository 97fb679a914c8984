"""Positions of Unearth set up on the table: stones, rings and wonders."""

from msgspec import UNSET

from ludarium.games.unearth.components import (
    COMPONENTS,
    NAMED,
    STONE_NUMBER,
    STONES,
    TABLES,
    WONDER_NUMBER,
    wonders_in_use,
)
from ludarium.games.unearth.engine.data import FITTING, ONE_COLOUR
from ludarium.games.unearth.engine.field import (
    NEIGHBOURS,
    STONE_HERE,
    empty_rings,
    entry_at,
    put,
    ring_stones,
    stones_in,
    with_wonder,
)
from ludarium.games.unearth.engine.moves import GREATER, LESSER, REACH, cell_at
from ludarium.games.unearth.engine.setup import ALL_STONES
from ludarium.games.unearth.engine.state import UnearthState
from ludarium.games.unearth.engine.stones import UNIT
from ludarium.games.unearth.faults import Found, wrong
from ludarium.games.unearth.position import Position


def place_stones(state: UnearthState, position: Position) -> None:
    """UN-011, UN-A32: fields whose stones all hang together and are not walled in; the rest is in the bag."""
    state.bag = ALL_STONES
    given = {} if position.stones is UNSET else position.stones
    for seat in range(state.seats):
        field: list[int] = []
        for name, colour in given.get(seat, {}).items():
            where = f"stones.{seat}.{name}"
            cell = read_cell(name, where)
            entry = entry_at(field, cell)
            if entry >= 0 and entry & 3 == STONE_HERE:
                raise wrong(where, "unearth-position-cell-taken", "UN-A32")
            put(field, cell, STONE_NUMBER[colour])
            take_stone(state, STONE_NUMBER[colour], where)
        check_field(field, f"stones.{seat}")
        state.fields = [*state.fields[:seat], field, *state.fields[seat + 1 :]]


def read_cell(name: str, where: str) -> int:
    q, r = map(int, name.split(","))
    if max(abs(q), abs(r), abs(q + r)) >= REACH:
        raise wrong(where, "unearth-position-cell-too-far", "UN-A32")
    return cell_at(q, r)


def take_stone(state: UnearthState, colour: int, where: str) -> None:
    if not state.bag >> 4 * colour & 15:
        number = COMPONENTS.stone[colour].count
        raise wrong(where, "unearth-position-too-many-stones", "UN-A04", name=STONES[colour], number=number)
    state.bag -= UNIT[colour]


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


def place_wonders(state: UnearthState, position: Position) -> None:
    """UN-008 to UN-010, UN-028, UN-091: wonders stand in rings, and every wonder is there once."""
    found = Found()
    tokens = {"lesser": COMPONENTS.lesser.points[:], "greater": COMPONENTS.greater.points[:]}
    piles = {"lesser": state.lesser[::-1], "greater": state.greater[::-1]}
    given = {} if position.wonders is UNSET else position.wonders
    unnamed: list[tuple[int, int, str]] = []
    named = [0] * state.seats
    for seat, by_cell in given.items():
        for name, text in by_cell.items():
            where = f"wonders.{seat}.{name}"
            cell = read_cell(name, where)
            if cell not in empty_rings(state.fields[seat]):
                raise wrong(where, "unearth-position-no-ring", "UN-091")
            kind, _, points = text.partition(" ")
            check_ring(state, seat, cell, WONDER_NUMBER[kind], where)
            if kind in tokens and not points:
                unnamed.append((seat, cell, kind))
            elif kind in tokens:
                if int(points) not in tokens[kind]:
                    raise wrong(where, "unearth-position-no-such-token", "UN-010", name=text)
                tokens[kind].remove(int(points))
                stand(state, seat, cell, WONDER_NUMBER[kind], int(points))
            elif WONDER_NUMBER[kind] not in wonders_in_use(state.promos):
                raise wrong(where, "unearth-position-no-such-wonder", "UN-A54", name=text)
            else:
                found.note(kind, where)
                named[seat] |= 1 << WONDER_NUMBER[kind]
                stand(state, seat, cell, WONDER_NUMBER[kind], 0)
    state.named = named
    place_tokens(state, position, tokens, piles, unnamed)
    place_laid_out(state, position, found)


def check_ring(state: UnearthState, seat: int, cell: int, wonder: int, where: str) -> None:
    """UN-092 to UN-094: a wonder stands in a ring that it fits."""
    stones = ring_stones(state.fields[seat], cell)
    fitting = stones in ONE_COLOUR if wonder == GREATER else wonder == LESSER or FITTING[stones] >> wonder & 1
    if not fitting:
        raise wrong(where, "unearth-position-wrong-ring", "UN-094")


def stand(state: UnearthState, seat: int, cell: int, wonder: int, points: int) -> None:
    field = with_wonder(state.fields[seat], cell, wonder, points)
    state.fields = [*state.fields[:seat], field, *state.fields[seat + 1 :]]


def place_tokens(
    state: UnearthState,
    position: Position,
    tokens: dict[str, list[int]],
    piles: dict[str, list[int]],
    unnamed: list[tuple[int, int, str]],
) -> None:
    """Face-down tokens: named piles, and what is left in the order of the set-up."""
    for kind, given in (("lesser", position.lesser), ("greater", position.greater)):
        if given is not UNSET:
            for at, points in enumerate(given):
                if points not in tokens[kind]:
                    raise wrong(
                        f"{kind}[{at}]", "unearth-position-no-such-token", "UN-010", name=f"{kind} {points}"
                    )
                tokens[kind].remove(points)
        order = [points for points in piles[kind] if points in tokens[kind]]
        left = []
        for points in order:
            if points in tokens[kind]:
                tokens[kind].remove(points)
                left.append(points)
        for seat, cell, wanted in unnamed:
            if wanted == kind:
                if not left:
                    raise wrong(f"wonders.{seat}", "unearth-position-no-such-token", "UN-010", name=kind)
                stand(state, seat, cell, WONDER_NUMBER[kind], left.pop())
        if given is not UNSET and left:
            raise wrong(kind, "unearth-position-missing", "UN-010", name=f"{kind} {left[0]}")
        pile = left if given is UNSET else given
        if kind == "lesser":
            state.lesser, state.lesser_left = pile[::-1], len(pile)
        else:
            state.greater, state.greater_left = pile[::-1], len(pile)


def place_laid_out(state: UnearthState, position: Position, found: Found) -> None:
    number = TABLES[state.seats].wonders - len(found.places)
    if number < 0:
        raise wrong("wonders", "unearth-position-too-many-wonders", "UN-028", number=TABLES[state.seats].wonders)
    if position.laid_out is UNSET:
        in_use = wonders_in_use(state.promos)
        order = sorted(in_use, key=lambda wonder: not state.laid >> wonder & 1)
        free = [wonder for wonder in order if NAMED[wonder] not in found.places]
        state.laid = sum(1 << wonder for wonder in free[:number])
        return
    found.note_all(position.laid_out, "laid_out")
    for at, name in enumerate(position.laid_out):
        if WONDER_NUMBER[name] not in wonders_in_use(state.promos):
            raise wrong(f"laid_out[{at}]", "unearth-position-no-such-wonder", "UN-A54", name=name)
    if len(position.laid_out) != number:
        raise wrong("laid_out", "unearth-position-laid-out-number", "UN-028", number=number)
    state.laid = sum(1 << WONDER_NUMBER[name] for name in position.laid_out)
