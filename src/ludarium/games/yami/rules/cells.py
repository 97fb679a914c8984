"""The board of 12 x 12 cells as three machine words, and all placements of a tile on it.

Cell ``row * 12 + column`` is bit ``cell % 48`` of word ``cell // 48``: four whole rows to a word. A set of cells is
passed as three words and returned as a tuple of three, which the compiler keeps on the stack.

A tile has up to eight orientations (``turn``), each anchored at its first cell in reading order, so that every
other cell lies a positive number of bits further on. The anchors at which a whole orientation is free are then the
AND of the free cells shifted by the offset of each cell. One mask for each orientation cuts off the anchors from
which a cell would leave the board or wrap into the next row. No loop over positions, no test of a border.

A placement is the number ``turn * 144 + anchor``. What is given as free decides which question is answered: cells
without token and tile list the legal placements (YA-082 to YA-087); without the cells whose restriction the tile
would break, the safe ones; with the cells of a lifted tile added, where it may be put again.

>>> corner = SHAPES[9]  # the tile o3
>>> free = words_of([0, 1, 12, 13, 143])
>>> placements(corner, *free)  # four orientations of the corner in a square of four cells
[0, 144, 288, 433]
>>> cells_of(*mask_of(corner, 433))
[1, 12, 13]
"""

from typing import Final, cast

from mypy_extensions import i64

from ludarium.core.bits import READY, READY_COUNT, bit_of, each, how_many, lowest, nth
from ludarium.games.yami.components import COMPONENTS

SIDE: Final = 12
CELLS: Final = 144
SPAN: Final = 48  # bits of a word
FULL: Final = 281474976710655  # all 48
MOST_TURNS: Final = 8
PLACEMENTS: Final = 1152  # turns times cells

Cell = tuple[int, int]


def images_of(cells: list[Cell]) -> list[list[Cell]]:
    """The distinct images of a shape under rotation and turning over (YA-085, YA-A12), cells in reading order.

    >>> len(images_of([(0, 0), (1, 0), (1, 1), (1, 2)])), len(images_of([(0, 0), (0, 1)]))
    (8, 2)
    """
    found: list[list[Cell]] = []
    turned = cells[:]
    for _ in range(2):
        for _ in range(4):
            top = min([row for row, _ in turned])
            left = min([column for _, column in turned])
            image = sorted([(row - top, column - left) for row, column in turned])
            if image not in found:
                found.append(image)
            turned = [(column, -row) for row, column in turned]
        turned = [(row, -column) for row, column in turned]
    return found


class Shape:
    """The orientations of one tile, flattened for the compiler."""

    def __init__(self, cells: list[Cell]) -> None:
        self.images: list[list[Cell]] = images_of(cells)
        self.turns: i64 = len(self.images)
        self.others: i64 = len(cells) - 1
        self.shifts: list[int] = []  # by orientation, then by cell after the first
        self.anchors: list[int] = []  # by orientation, three words: where the first cell may lie at all
        self.patterns: list[int] = []  # by orientation: all cells as bits counted from the first
        for image in self.images:
            first_row, first_column = image[0]
            offsets = [(row - first_row, column - first_column) for row, column in image]
            shifts = [down * SIDE + right for down, right in offsets]
            self.shifts.extend(shifts[1:])
            self.patterns.append(sum([bit_of(shift) for shift in shifts]))
            self.anchors.extend(words_of([cell for cell in range(CELLS) if within(cell, offsets)]))


def within(anchor: int, offsets: list[Cell]) -> bool:
    """YA-082: whether all cells lie in the grid."""
    row, column = anchor // SIDE, anchor % SIDE
    for down, right in offsets:
        if row + down >= SIDE or column + right < 0 or column + right >= SIDE:
            return False
    return True


# Sets of cells.


def words_of(cells: list[int]) -> tuple[i64, i64, i64]:
    """A set of cells as three words."""
    low: i64 = 0
    middle: i64 = 0
    high: i64 = 0
    for cell in cells:
        if cell < SPAN:
            low |= bit_of(cell)
        elif cell < 2 * SPAN:
            middle |= bit_of(cell - SPAN)
        else:
            high |= bit_of(cell - 2 * SPAN)
    return low, middle, high


def cells_of(low: i64, middle: i64, high: i64) -> list[int]:
    """The cells of three words, in reading order."""
    return each(low) + each(middle, SPAN) + each(high, 2 * SPAN)


def has_cell(low: i64, middle: i64, high: i64, cell: i64) -> bool:
    """Whether a cell is in the set."""
    word = low if cell < SPAN else middle if cell < 2 * SPAN else high
    return word >> cell % SPAN & 1 == 1


# Placements.


def fits(shape: Shape, turn: i64, free0: i64, free1: i64, free2: i64) -> tuple[i64, i64, i64]:
    """The anchors at which one orientation lies on free cells only."""
    masks = shape.anchors
    low: i64 = masks[turn * 3]
    middle: i64 = masks[turn * 3 + 1]
    high: i64 = masks[turn * 3 + 2]
    low &= free0
    middle &= free1
    high &= free2
    shifts = shape.shifts
    at = turn * shape.others
    end = at + shape.others
    while at < end:
        shift: i64 = shifts[at]
        if shift < SPAN:
            rest = SPAN - shift
            low &= free0 >> shift | free1 << rest
            middle &= free1 >> shift | free2 << rest
            high &= free2 >> shift
        else:  # a cell four rows further on, or more
            shift -= SPAN
            low &= free1 >> shift | free2 << (SPAN - shift)
            middle &= free2 >> shift
            high = 0
        at += 1
    return low, middle, high


def placements(shape: Shape, free0: i64, free1: i64, free2: i64, base: i64 = 0) -> list[int]:
    """Every placement on free cells, ascending, each plus ``base`` (the number of the first such move)."""
    assert base + PLACEMENTS <= READY_COUNT
    found: list[object] = []
    turn: i64 = 0
    while turn < shape.turns:
        low, middle, high = fits(shape, turn, free0, free1, free2)
        append_each(found, low, base)
        append_each(found, middle, base + SPAN)
        append_each(found, high, base + 2 * SPAN)
        base += CELLS
        turn += 1
    return cast(list[int], found)


def append_each(found: list[object], word: i64, base: i64) -> None:
    """As ``bits.each``, into one list for the whole tile."""
    while word:
        found.append(READY[base + lowest(word)])
        word &= word - 1


def has_room(shape: Shape, free0: i64, free1: i64, free2: i64) -> bool:
    """YA-091, YA-A18: whether there is any placement at all."""
    turn: i64 = 0
    while turn < shape.turns:
        low, middle, high = fits(shape, turn, free0, free1, free2)
        if low | middle | high:
            return True
        turn += 1
    return False


def allowed(shape: Shape, placement: i64, free0: i64, free1: i64, free2: i64) -> bool:
    """Whether one placement is on free cells; any number may be asked about."""
    if not 0 <= placement < shape.turns * CELLS:
        return False
    low, middle, high = fits(shape, placement // CELLS, free0, free1, free2)
    return has_cell(low, middle, high, placement % CELLS)


def count_placements(shape: Shape, free0: i64, free1: i64, free2: i64) -> i64:
    """How many placements there are."""
    count: i64 = 0
    turn: i64 = 0
    while turn < shape.turns:
        low, middle, high = fits(shape, turn, free0, free1, free2)
        count += how_many(low) + how_many(middle) + how_many(high)
        turn += 1
    return count


def nth_placement(shape: Shape, free0: i64, free1: i64, free2: i64, at: i64) -> i64:
    """The placement that has ``at`` others before it, without a list; ``at`` is below ``count_placements``."""
    turn: i64 = 0
    while turn < shape.turns:
        low, middle, high = fits(shape, turn, free0, free1, free2)
        base = turn * CELLS
        here = how_many(low)
        if at < here:
            return base + nth(low, at)
        at -= here
        here = how_many(middle)
        if at < here:
            return base + SPAN + nth(middle, at)
        at -= here
        here = how_many(high)
        if at < here:
            return base + 2 * SPAN + nth(high, at)
        at -= here
        turn += 1
    raise IndexError("fewer placements")


def mask_of(shape: Shape, placement: i64) -> tuple[i64, i64, i64]:
    """The cells that a placement covers: the pattern of its orientation, shifted across the words."""
    pattern: i64 = shape.patterns[placement // CELLS]
    cell = placement % CELLS
    shift = cell % SPAN
    first = pattern << shift & FULL  # what is shifted out at the top comes in the next word
    second = pattern >> (SPAN - shift) & FULL
    third = pattern >> SPAN >> (SPAN - shift)
    if cell < SPAN:
        return first, second, third
    if cell < 2 * SPAN:
        return 0, first, second
    return 0, 0, first


def placement_of(shape: Shape, cells: list[int]) -> i64:
    """The placement that covers exactly these cells, or -1: the inverse of ``mask_of``."""
    ordered = sorted(cells)
    top = ordered[0] // SIDE
    left = min([cell % SIDE for cell in ordered])
    image = [(cell // SIDE - top, cell % SIDE - left) for cell in ordered]
    if image not in shape.images:
        return -1
    return shape.images.index(image) * CELLS + ordered[0]


# One shape for each tile, by the number of its card.
SHAPES: Final[list[Shape]] = [Shape(tile.cells) for tile in COMPONENTS.tile]
