"""A player's stones and wonders on the hexagonal grid (UN-091, UN-114 to UN-116, UN-A32, UN-A33).

A field is a sorted list with one number for each cell that holds something or lies beside a stone: the cell
in the upper bits, and below them what is there:

====================  ==================================================================================
bits 0 and 1          ``OPEN``: empty; ``CLOSED``: empty and never to be filled; ``STONE``; ``WONDER``
bits 2 and 3          the colour of a stone
bits 4 to 6           how many stones lie around a stone or an empty cell
bits 8 to 19          the same for an empty cell by colour, three bits each
bits 4 to 8           which wonder
bits 9 to 12          the points of a Greater or Lesser Wonder
====================  ==================================================================================

So placing a stone looks at seven entries, and a completed ring knows its stones by colour.
"""

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from ludarium.games.unearth.engine.moves import CELL, ORIGIN, WIDTH

OPEN: Final = 0
CLOSED: Final = 1
STONE_HERE: Final = 2
WONDER_HERE: Final = 3

CELL_SHIFT: Final = 24
AROUND: Final = 16  # one more stone around
SIX: Final = 6
AROUND_MASK: Final = 112
# One more stone around an empty cell, by colour.
COUNTED: Final[list[int]] = [AROUND + (1 << 8 + 3 * colour) for colour in range(4)]
NEIGHBOURS: Final[list[int]] = [-WIDTH, 1 - WIDTH, -1, 1, WIDTH - 1, WIDTH]


class Placement:
    """A field being changed, and the rings that its new stones complete."""

    __slots__ = ("field", "rings")

    def __init__(self, field: list[int]) -> None:
        self.field: list[int] = field
        self.rings: list[int] = []

    def put(self, cell: i64, colour: i64) -> None:
        """Lay a stone on a cell; the neighbours are met row by row, in the order of the field."""
        field = self.field
        full: i64 = 0  # how many stones have only one side without a stone now
        at: i64 = bisect_left(field, (cell - WIDTH) << CELL_SHIFT)
        full += self.meet(at, cell - WIDTH, colour)
        full += self.meet(at + 1, cell - WIDTH + 1, colour)
        at = bisect_left(field, (cell - 1) << CELL_SHIFT)
        full += self.meet(at, cell - 1, colour)
        at += 1
        around: i64 = 0
        if at < len(field) and field[at] >> CELL_SHIFT == cell:
            around = field[at] & AROUND_MASK
            field[at] = cell << CELL_SHIFT | STONE_HERE | colour << 2 | around
        else:
            field.insert(at, cell << CELL_SHIFT | STONE_HERE | colour << 2)
        full += self.meet(at + 1, cell + 1, colour)
        at = bisect_left(field, (cell + WIDTH - 1) << CELL_SHIFT)
        full += self.meet(at, cell + WIDTH - 1, colour)
        full += self.meet(at + 1, cell + WIDTH, colour)
        if full or around == AROUND * (SIX - 1):
            self.close_around(cell)

    def meet(self, at: i64, cell: i64, colour: i64) -> i64:
        """Count the new stone at a neighbouring cell, whose entry is at this index or belongs there."""
        field = self.field
        if at < len(field):
            entry: i64 = field[at]
            if entry >> CELL_SHIFT == cell:
                kind = entry & 3
                if kind == STONE_HERE:
                    entry += AROUND
                    field[at] = entry
                    return 1 if entry & AROUND_MASK == AROUND * (SIX - 1) else 0
                if kind != WONDER_HERE:
                    entry += COUNTED[colour]
                    if entry & AROUND_MASK == AROUND * SIX:
                        self.rings.append(cell)
                        entry |= CLOSED
                    field[at] = entry
                return 0
        field.insert(at, cell << CELL_SHIFT | COUNTED[colour])
        return 0

    def close_around(self, cell: i64) -> None:
        """UN-116, UN-A32 (c): where a stone has five stones around it, the sixth side stays free for good."""
        self.close_beside(cell)
        for step in NEIGHBOURS:
            self.close_beside(cell + step)

    def close_beside(self, cell: i64) -> None:
        field = self.field
        at: i64 = bisect_left(field, cell << CELL_SHIFT)
        entry: i64 = field[at]
        if entry >> CELL_SHIFT != cell or entry & 3 != STONE_HERE or entry & AROUND_MASK != AROUND * (SIX - 1):
            return
        for step in NEIGHBOURS:
            beside: i64 = bisect_left(field, (cell + step) << CELL_SHIFT)
            if field[beside] & 3 == OPEN:
                field[beside] |= CLOSED


def open_cells(field: list[int]) -> list[int]:
    """UN-A32: the moves that place a stone, in the order of the cells; the first stone lies at (0, 0)."""
    if len(field) == 0:
        return [CELL + ORIGIN]
    return [CELL + (entry >> CELL_SHIFT) for entry in field if entry & 3 == OPEN]


def entry_at(field: list[int], cell: i64) -> i64:
    """What is at a cell that holds something or lies beside a stone; -1 for any other cell."""
    at: i64 = bisect_left(field, cell << CELL_SHIFT)
    if at < len(field) and field[at] >> CELL_SHIFT == cell:
        return field[at]
    return -1


def ring_stones(field: list[int], cell: i64) -> i64:
    """The stones around a cell, three bits for each colour."""
    return entry_at(field, cell) >> 8 & 4095


def with_wonder(field: list[int], cell: i64, wonder: i64, points: i64) -> list[int]:
    """UN-092 to UN-094: the field with a wonder in the middle of a ring."""
    new = field[:]
    at: i64 = bisect_left(field, cell << CELL_SHIFT)
    new[at] = cell << CELL_SHIFT | WONDER_HERE | wonder << 4 | points << 9
    return new


def wonders_in(field: list[int]) -> list[tuple[int, int, int]]:
    """Every wonder: its cell, which one, and its points if it is a token."""
    return [(entry >> CELL_SHIFT, entry >> 4 & 31, entry >> 9 & 15) for entry in field if entry & 3 == WONDER_HERE]


def stones_in(field: list[int]) -> list[tuple[int, int]]:
    """Every stone: its cell and colour."""
    return [(entry >> CELL_SHIFT, entry >> 2 & 3) for entry in field if entry & 3 == STONE_HERE]


def empty_rings(field: list[int]) -> list[int]:
    """Rings whose middle is empty: to be built now, or never for want of a token (UN-A36)."""
    return [entry >> CELL_SHIFT for entry in field if entry & 3 == CLOSED and entry & AROUND_MASK == AROUND * SIX]
