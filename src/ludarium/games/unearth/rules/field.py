"""A player's stones and wonders on the hexagonal grid (UN-091, UN-114 to UN-116, UN-A32, UN-A33).

A field is a sorted list with one number for each cell that holds something or lies beside a stone: the cell
in the upper bits, and below them what is there:

====================  ==================================================================================
bits 0 and 1          ``OPEN``: empty; ``CLOSED``: empty and never to be filled; ``STONE``; ``WONDER``
bits 2 to 13          how many stones lie around an empty cell, by colour, three bits each
bits 2 and 3          the colour of a stone
bits 4 to 6           how many stones lie around a stone
bits 2 to 6           which wonder
bits 7 to 10          the points of a Greater or Lesser Wonder
====================  ==================================================================================

So placing a stone looks at seven entries, and a completed ring knows its stones by colour. An entry has fewer
than 30 bits, which is what Python handles fastest.
"""

from typing import Final, cast

from mypy_extensions import i64

from ludarium.games.unearth.moves import REACH
from ludarium.games.unearth.rules.numbers import CELL

# Cells are numbered row by row around the first stone.
WIDTH: Final = 121  # 2 * REACH + 1
ORIGIN: Final = 7320  # REACH * WIDTH + REACH
CELLS: Final = 14641  # WIDTH * WIDTH

OPEN: Final = 0
CLOSED: Final = 1
STONE_HERE: Final = 2
WONDER_HERE: Final = 3

CELL_SHIFT: Final = 14
AROUND: Final = 16  # one more stone around a stone
AROUND_MASK: Final = 112
SIX: Final = 6
FIVE_AROUND: Final = 80
BY_COLOUR: Final = 4095
# One more stone around an empty cell, by colour.
COUNTED: Final[list[int]] = [1 << 2 + 3 * colour for colour in range(4)]
# How many stones there are in all, by their numbers of each colour.
IN_ALL: Final[bytes] = bytes([sum([packed >> 3 * colour & 7 for colour in range(4)]) for packed in range(4096)])
# The move that names a cell, as objects: compiled code would otherwise allocate one for each move that it lists.
CELL_MOVES: Final[list[object]] = [CELL + cell for cell in range(CELLS)]
NEIGHBOURS: Final[list[int]] = [-WIDTH, 1 - WIDTH, -1, 1, WIDTH - 1, WIDTH]  # in the order of a field

# What a new stone does to a neighbour.
RING_CLOSED: Final = 1
CROWDED: Final = 64
RINGS: Final = 63
NO_RINGS: Final[list[int]] = []


def cell_at(q: i64, r: i64) -> i64:
    return (q + REACH) * WIDTH + r + REACH


def q_of(cell: i64) -> i64:
    return cell // WIDTH - REACH


def r_of(cell: i64) -> i64:
    return cell % WIDTH - REACH


def cell_name(cell: i64) -> str:
    return f"{q_of(cell)},{r_of(cell)}"


def read_cell(name: str) -> i64:
    """The cell of a name; raises ``ValueError`` where stones cannot reach."""
    first, second = name.split(",")
    q = int(first)
    r = int(second)
    if max(abs(q), abs(r), abs(q + r)) >= REACH:
        raise ValueError(name)
    return cell_at(q, r)


def index_of(field: list[int], cell: i64, low: i64) -> i64:
    """Where a cell is or belongs, not below an index."""
    wanted = cell << CELL_SHIFT
    high: i64 = len(field)
    while low < high:
        middle = (low + high) >> 1
        if field[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def put(field: list[int], cell: i64, colour: i64) -> list[int]:
    """Lay a stone on a cell; the rings that it completes. Neighbours are met in the order of the field."""
    counted: i64 = COUNTED[colour]
    at = index_of(field, cell - WIDTH, 0)
    met = meet(field, at, cell - WIDTH, counted)
    met |= meet(field, at + 1, cell - WIDTH + 1, counted) << 1
    at = index_of(field, cell - 1, at + 2)
    met |= meet(field, at, cell - 1, counted) << 2
    at += 1
    around: i64 = 0
    if at < len(field) and field[at] >> CELL_SHIFT == cell:
        around = IN_ALL[field[at] >> 2 & BY_COLOUR]
        field[at] = cell << CELL_SHIFT | STONE_HERE | colour << 2 | around * AROUND
    else:
        field.insert(at, cell << CELL_SHIFT | STONE_HERE | colour << 2)
    met |= meet(field, at + 1, cell + 1, counted) << 3
    at = index_of(field, cell + WIDTH - 1, at + 2)
    met |= meet(field, at, cell + WIDTH - 1, counted) << 4
    met |= meet(field, at + 1, cell + WIDTH, counted) << 5
    if met >= CROWDED or around == SIX - 1:
        close_around(field, cell)
    if met & RINGS == 0:
        return NO_RINGS
    return [cell + NEIGHBOURS[side] for side in range(SIX) if met >> side & 1]


def meet(field: list[int], at: i64, cell: i64, counted: i64) -> i64:
    """Count the new stone at a neighbouring cell, whose entry is at this index or belongs there."""
    if at < len(field):
        entry: i64 = field[at]
        if entry >> CELL_SHIFT == cell:
            kind = entry & 3
            if kind == STONE_HERE:
                entry += AROUND
                field[at] = entry
                return CROWDED if entry & AROUND_MASK == FIVE_AROUND else 0
            if kind != WONDER_HERE:
                entry += counted
                if IN_ALL[entry >> 2 & BY_COLOUR] == SIX:
                    field[at] = entry | CLOSED
                    return RING_CLOSED
                field[at] = entry
            return 0
    field.insert(at, cell << CELL_SHIFT | counted)
    return 0


def close_around(field: list[int], cell: i64) -> None:
    """UN-116, UN-A32 (c): where a stone has five stones around it, the sixth side stays free for good."""
    close_beside(field, cell)
    for step in NEIGHBOURS:
        close_beside(field, cell + step)


def close_beside(field: list[int], cell: i64) -> None:
    entry: i64 = field[index_of(field, cell, 0)]
    if entry >> CELL_SHIFT != cell or entry & 3 != STONE_HERE or entry & AROUND_MASK != FIVE_AROUND:
        return
    for step in NEIGHBOURS:
        beside = index_of(field, cell + step, 0)
        if field[beside] & 3 == OPEN:
            field[beside] |= CLOSED


def open_cells(field: list[int]) -> list[int]:
    """UN-A32: the moves that place a stone, in the order of the cells; the first stone lies at (0, 0)."""
    if len(field) == 0:
        return [CELL + ORIGIN]
    moves = [CELL_MOVES[entry >> CELL_SHIFT] for entry in field if entry & 3 == OPEN]
    return cast(list[int], moves)


def entry_at(field: list[int], cell: i64) -> i64:
    """What is at a cell that holds something or lies beside a stone; -1 for any other cell."""
    at = index_of(field, cell, 0)
    if at < len(field) and field[at] >> CELL_SHIFT == cell:
        return field[at]
    return -1


def is_open(field: list[int], cell: i64) -> bool:
    """Whether a stone may be placed on a cell."""
    at = index_of(field, cell, 0)
    if at < len(field):
        entry = field[at]
        return entry >> CELL_SHIFT == cell and entry & 3 == OPEN
    return cell == ORIGIN and len(field) == 0


def ring_stones(field: list[int], cell: i64) -> i64:
    """The stones around a cell, three bits for each colour."""
    return entry_at(field, cell) >> 2 & BY_COLOUR


def with_wonder(field: list[int], cell: i64, wonder: i64, points: i64) -> list[int]:
    """UN-092 to UN-094: the field with a wonder in the middle of a ring."""
    new = field[:]
    new[index_of(field, cell, 0)] = cell << CELL_SHIFT | WONDER_HERE | wonder << 2 | points << 7
    return new


def wonders_in(field: list[int]) -> list[tuple[int, int, int]]:
    """Every wonder: its cell, which one, and its points if it is a token."""
    return [(entry >> CELL_SHIFT, entry >> 2 & 31, entry >> 7 & 15) for entry in field if entry & 3 == WONDER_HERE]


def stones_in(field: list[int]) -> list[tuple[int, int]]:
    """Every stone: its cell and colour."""
    return [(entry >> CELL_SHIFT, entry >> 2 & 3) for entry in field if entry & 3 == STONE_HERE]


def empty_rings(field: list[int]) -> list[int]:
    """Rings whose middle is empty: to be built now, or never for want of a token (UN-A36)."""
    full = [entry for entry in field if entry & 3 == CLOSED and IN_ALL[entry >> 2 & BY_COLOUR] == SIX]
    return [entry >> CELL_SHIFT for entry in full]
