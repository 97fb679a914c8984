"""Gaining and placing stones (rules chapters 7 and 10)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.unearth.components import RUINS, STONES, stone_names
from ludarium.games.unearth.rules.field import (
    CELLS,
    CLOSED,
    OPEN,
    ORIGIN,
    STONE_HERE,
    WONDER_HERE,
    entry_at,
    is_open,
    open_cells,
    put,
    q_of,
    r_of,
)
from ludarium.games.unearth.rules.numbers import CELL, DRAW_ONE, DRAW_TWO, LIBRARY_WONDER, STONE
from ludarium.games.unearth.rules.state import (
    BUILD_WONDER,
    CHOOSE_RING,
    LIBRARY,
    PLACE_STONE,
    TAKE_STONE,
    UnearthState,
    refuse,
)

UNIT: Final[list[int]] = [1, 16, 256, 4096]  # one stone of each colour


def stone_count(stones: i64) -> i64:
    return (stones & 15) + (stones >> 4 & 15) + (stones >> 8 & 15) + (stones >> 12 & 15)


def colours_in(stones: i64) -> list[int]:
    """The moves that take one of these stones, one for each colour."""
    moves: list[int] = []
    if stones & 15:
        moves.append(STONE)
    if stones & 240:
        moves.append(STONE + 1)
    if stones & 3840:
        moves.append(STONE + 2)
    if stones & 61440:
        moves.append(STONE + 3)
    return moves


def draw_stone(state: UnearthState, left: i64) -> i64:
    """UN-012: one random stone out of the bag, where so many are left."""
    bag = state.bag
    at: i64
    if state.rng.script is None:
        at = state.rng.below(left)
    else:
        at = state.rng.pick([STONES[colour] for colour in range(len(UNIT)) for _ in range(bag >> 4 * colour & 15)])
    colour: i64 = 0
    while at >= bag & 15:
        at -= bag & 15
        bag >>= 4
        colour += 1
    state.bag -= UNIT[colour]
    return colour


def gain_stone(state: UnearthState) -> None:
    """UN-061, UN-062, UN-067, UN-068: a low roll takes a stone from its ruin, or from the bag."""
    owner = state.owner()
    if state.stones_on[state.roll_place]:
        state.ask_unless_forced(TAKE_STONE, owner)
        return
    left = stone_count(state.bag)
    if left == 0:
        if state.news is not None:
            state.tell("unearth-no-stone", owner, {})
    elif left > 1 and state.has(owner, LIBRARY_WONDER):
        state.ask(LIBRARY, owner)
    else:
        take_from_bag(state, left)


def take_from_ruin(state: UnearthState, colour: i64) -> None:
    state.stones_on[state.roll_place] -= UNIT[colour]
    if state.news is not None:
        ruin = RUINS[state.ruins[state.roll_place]]
        state.tell("unearth-took-stone", state.owner(), {"colour": STONES[colour], "ruin": ruin})
    hold_stone(state, colour)


def take_from_bag(state: UnearthState, left: i64) -> None:
    colour = draw_stone(state, left)
    if state.news is not None:
        state.tell("unearth-drew-stone", state.owner(), {"colour": STONES[colour]})
    hold_stone(state, colour)


def hold_stone(state: UnearthState, colour: i64) -> None:
    """UN-063: a gained stone is placed at once; only the first one has no choice."""
    owner = state.owner()
    if state.fields[owner]:
        state.ask(PLACE_STONE, owner, colour)
    else:
        put_stone(state, colour, ORIGIN)


def put_stone(state: UnearthState, colour: i64, cell: i64) -> None:
    """UN-091, UN-A33: the stone lies; rings it completes are built at once."""
    owner = state.owner()
    field = state.fields[owner][:]
    rings = put(field, cell, colour)
    state.fields[owner] = field
    if state.news is not None:
        state.tell("unearth-placed", owner, {"colour": STONES[colour], "q": q_of(cell), "r": r_of(cell)})
    if rings:
        for ring in reversed(rings):
            state.push(BUILD_WONDER, ring)
        state.push(CHOOSE_RING)


class TakeStone(Step[UnearthState]):
    """Choose the stone to take from the ruin (UN-061), or the one to keep of two drawn (UN-A41)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return colours_in(state.number or state.stones_on[state.roll_place])

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        colour = move - STONE
        drawn = state.number
        if not drawn:
            take_from_ruin(state, colour)
            return
        returned = drawn - UNIT[colour]
        state.bag += returned
        if state.news is not None:
            other = colours_in(returned)[0] - STONE
            state.tell("unearth-kept-stone", seat, {"colour": STONES[colour], "other": STONES[other]})
        hold_stone(state, colour)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        clause = "UN-A41" if state.number else "UN-061"
        return refuse(clause, "unearth-no-such-stone", colour=f"unearth-colour-{STONES[move - STONE]}")

    def write_number(self, number: i64) -> str:
        return " ".join(stone_names(number))

    def read_number(self, text: str) -> int:
        return sum([UNIT[STONES.index(name)] for name in text.split()])


class DrawFromBag(Step[UnearthState]):
    """Underground Library: draw one stone, or two and keep one (UN-A41)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return [DRAW_ONE, DRAW_TWO]

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        left = stone_count(state.bag)
        if move == DRAW_ONE:
            take_from_bag(state, left)
            return
        one = draw_stone(state, left)
        two = draw_stone(state, left - 1)
        if state.news is not None:
            state.tell("unearth-drew-two-stones", seat, {"colour": STONES[one], "other": STONES[two]})
        if one == two:
            state.bag += UNIT[one]
            hold_stone(state, one)
        else:
            state.ask(TAKE_STONE, seat, UNIT[one] + UNIT[two])


class PlaceStone(Step[UnearthState]):
    """Join the stone to the others (UN-063, UN-A32)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return open_cells(state.fields[seat])

    def allows(self, state: UnearthState, seat: i64, move: i64) -> bool:
        return CELL <= move < CELL + CELLS and is_open(state.fields[seat], move - CELL)

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        put_stone(state, state.number, move - CELL)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        cell = move - CELL
        entry = entry_at(state.fields[seat], cell)
        q, r = q_of(cell), r_of(cell)
        if entry < 0 or entry & 3 == OPEN:
            return refuse("UN-115", "unearth-no-cell-apart", q=q, r=r)
        if entry & 3 == STONE_HERE:
            return refuse("UN-A32", "unearth-no-cell-stone", q=q, r=r)
        if entry & 3 == WONDER_HERE:
            return refuse("UN-A32", "unearth-no-cell-wonder", q=q, r=r)
        assert entry & 3 == CLOSED
        return refuse("UN-116", "unearth-no-cell-walled", q=q, r=r)

    def write_number(self, number: i64) -> str:
        return STONES[number]

    def read_number(self, text: str) -> int:
        return STONES.index(text)
