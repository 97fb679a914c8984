"""Gaining and placing stones (rules chapters 7 and 10)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.unearth.components import RUINS, STONES
from ludarium.games.unearth.engine.data import LIBRARY_WONDER
from ludarium.games.unearth.engine.field import (
    CLOSED,
    OPEN,
    STONE_HERE,
    WONDER_HERE,
    entry_at,
    is_open,
    open_cells,
    put,
)
from ludarium.games.unearth.engine.moves import (
    CELL,
    CELLS,
    DRAW_ONE,
    DRAW_TWO,
    ORIGIN,
    STONE,
    STONE_COLOURS,
    q_of,
    r_of,
)
from ludarium.games.unearth.engine.refusals import misplaced, refuse
from ludarium.games.unearth.engine.state import (
    LIBRARY,
    NOTHING,
    PLACE_STONE,
    SETTLED,
    TAKE_STONE,
    UnearthState,
    UnearthStep,
)
from ludarium.games.unearth.engine.wonders import next_ring

UNIT: Final[list[int]] = [1, 16, 256, 4096]  # one stone of each colour


def how_many(stones: i64) -> i64:
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
    stones: i64 = state.stones_on[state.roll_place]
    if stones:
        choices = colours_in(stones)
        if len(choices) == 1:
            take_from_ruin(state, choices[0] - STONE)
        else:
            state.offer(TAKE_STONE, owner, choices)
        return
    left = how_many(state.bag)
    if left == 0:
        if state.news is not None:
            state.tell("unearth-no-stone", owner, {})
        state.step = SETTLED
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
    state.stone = colour
    if state.fields[owner]:
        state.ask(PLACE_STONE, owner)
    else:
        put_stone(state, ORIGIN)


def put_stone(state: UnearthState, cell: i64) -> None:
    """UN-091, UN-A33: the stone lies; rings it completes are built at once."""
    owner = state.owner()
    field = state.fields[owner][:]
    rings = put(field, cell, state.stone)
    state.fields[owner] = field
    if state.news is not None:
        state.tell("unearth-placed", owner, {"colour": STONES[state.stone], "q": q_of(cell), "r": r_of(cell)})
    state.stone = NOTHING
    if rings:
        state.rings = rings
        next_ring(state)
    else:
        state.step = SETTLED


class TakeStone(UnearthStep):
    """Choose the stone to take from the ruin (UN-061), or the one to keep of two drawn (UN-A41)."""

    def name(self) -> str:
        return "stone"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return colours_in(state.drawn_stones or state.stones_on[state.roll_place])

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        colour = move - STONE
        if not state.drawn_stones:
            take_from_ruin(state, colour)
            return
        returned = state.drawn_stones - UNIT[colour]
        state.bag += returned
        state.drawn_stones = 0
        if state.news is not None:
            other = colours_in(returned)[0] - STONE
            state.tell("unearth-kept-stone", seat, {"colour": STONES[colour], "other": STONES[other]})
        hold_stone(state, colour)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if not STONE <= move < STONE + STONE_COLOURS:
            return misplaced(state, move)
        clause = "UN-A41" if state.drawn_stones else "UN-061"
        return refuse(clause, "unearth-no-such-stone", colour=f"unearth-colour-{STONES[move - STONE]}")


class DrawFromBag(UnearthStep):
    """Underground Library: draw one stone, or two and keep one (UN-A41)."""

    def name(self) -> str:
        return "library"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return [DRAW_ONE, DRAW_TWO]

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        left = how_many(state.bag)
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
            state.drawn_stones = UNIT[one] + UNIT[two]
            state.ask(TAKE_STONE, seat)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        return misplaced(state, move)


class PlaceStone(UnearthStep):
    """Join the stone to the others (UN-063, UN-A32)."""

    def name(self) -> str:
        return "cell"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return open_cells(state.fields[seat])

    def allows(self, state: UnearthState, seat: int, move: int) -> bool:
        return CELL <= move < CELL + CELLS and is_open(state.fields[seat], move - CELL)

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        put_stone(state, move - CELL)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if not CELL <= move < CELL + CELLS:
            return misplaced(state, move)
        cell = move - CELL
        entry = entry_at(state.fields[seat], cell)
        named = {"q": q_of(cell), "r": r_of(cell)}
        if entry < 0 or entry & 3 == OPEN:
            return NotAllowed("unearth-no-cell-apart", named, "UN-115")
        if entry & 3 == STONE_HERE:
            return NotAllowed("unearth-no-cell-stone", named, "UN-A32")
        if entry & 3 == WONDER_HERE:
            return NotAllowed("unearth-no-cell-wonder", named, "UN-A32")
        assert entry & 3 == CLOSED
        return NotAllowed("unearth-no-cell-walled", named, "UN-116")


TAKE_STONE_STEP: Final = TakeStone()
LIBRARY_STEP: Final = DrawFromBag()
PLACE_STEP: Final = PlaceStone()
