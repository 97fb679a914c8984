"""Sheets of written numbers: three bits a cell, 0 for an empty one."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

GROUP: Final = 3  # cells looked up together
GROUP_BITS: Final = 511


def ones(cells: int) -> int:
    """The lowest bit of every cell."""
    return sum(1 << 3 * cell for cell in range(cells))


def filled(sheet: i64, lowest: i64) -> i64:
    """The lowest bit of every cell that has a number."""
    return (sheet | sheet >> 1 | sheet >> 2) & lowest


def cells_mask(cells: list[int]) -> int:
    """The lowest bits of some cells."""
    return sum(1 << 3 * cell for cell in cells)


def numbers_on(sheet: int, cells: int) -> list[int]:
    """What stands in each cell."""
    return [sheet >> 3 * cell & 7 for cell in range(cells)]


def blocking_tables(cells: int, blocks: Callable[[int, int, int], int]) -> list[list[int]]:
    """For each group of three cells: by what stands there and a value, the cells that cannot take the value.

    ``blocks(cell, number, value)`` is what one number in one cell forbids.
    """
    tables: list[list[int]] = []
    for first in range(0, cells, GROUP):
        group = range(first, min(first + GROUP, cells))
        single = [[[blocks(cell, n, value) for value in range(8)] for n in range(8)] for cell in group]
        while len(single) < GROUP:
            single.append([[0] * 8 for _ in range(8)])
        one, two, three = single
        tables.append(
            [
                one[content & 7][value] | two[content >> 3 & 7][value] | three[content >> 6][value]
                for content in range(GROUP_BITS + 1)
                for value in range(8)
            ]
        )
    return tables
