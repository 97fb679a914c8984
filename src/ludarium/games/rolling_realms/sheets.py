"""Sheets as people see them: the cells of a realm with what stands in them, both ways.

Only cells with something in them are listed. Numbers are as written; a mark is 1; a grape that is crossed out is 2;
a marked crate has a second entry ``m1`` … ``m6``.
"""

from collections.abc import Callable
from typing import Final

from ludarium.games.rolling_realms.components import REALMS
from ludarium.games.rolling_realms.engine import charterstone, euphoria, pendulum, tapestry, viticulture
from ludarium.games.rolling_realms.engine.telling import CELL_NAMES

Cells = dict[str, int]

NUMBERED: Final = ("castles", "cities", "society", "wingspan")
# Realms whose stars depend on the order of the marks have a count of them above the marks (RR-A32).
STAR_BITS: Final = {"euphoria": euphoria.STARS, "pendulum": pendulum.STARS}


def cells_of(realm: int, sheet: int) -> Cells:
    return READERS.get(REALMS[realm], read_marks)(CELL_NAMES[realm], sheet)


def sheet_of(realm: int, cells: Cells) -> int:
    """The sheet without the stars that were counted while it was filled; unknown cells are a ``KeyError``."""
    return WRITERS.get(REALMS[realm], write_marks)(CELL_NAMES[realm], cells)


def counted_stars(realm: int, sheet: int) -> int:
    bits = STAR_BITS.get(REALMS[realm])
    return 0 if bits is None else sheet >> bits


def with_stars(realm: int, sheet: int, stars: int) -> int:
    bits = STAR_BITS.get(REALMS[realm])
    return sheet if bits is None else sheet | stars << bits


def known(cells: Cells, names: list[str]) -> Cells:
    for name in cells:
        if name not in names:
            raise KeyError(name)
    return cells


# Reading.


def read_numbers(names: list[str], sheet: int) -> Cells:
    return {name: sheet >> 3 * at & 7 for at, name in enumerate(names) if sheet >> 3 * at & 7}


def read_marks(names: list[str], sheet: int) -> Cells:
    return {name: 1 for at, name in enumerate(names) if sheet >> at & 1}


def read_tapestry(names: list[str], sheet: int) -> Cells:
    return read_marks(names, sheet & ~tapestry.PRINTED)


def read_charterstone(names: list[str], sheet: int) -> Cells:
    cells = read_marks(names[: charterstone.BUILDINGS], sheet)
    for crate in range(charterstone.BUILDINGS):
        if number := charterstone.noted(sheet, crate):
            cells[f"c{crate + 1}"] = int(number)
    marked = sheet >> charterstone.MARKED
    return cells | {f"m{crate + 1}": 1 for crate in range(charterstone.BUILDINGS) if marked >> crate & 1}


def read_viticulture(names: list[str], sheet: int) -> Cells:
    grapes = names[: viticulture.GRAPES]
    crossed = sheet >> viticulture.CROSSED
    cells = {name: 1 + (crossed >> at & 1) for at, name in enumerate(grapes) if sheet >> at & 1}
    return cells | read_marks(names[viticulture.GRAPES :], sheet >> viticulture.FILLED)


# Writing.


def write_numbers(names: list[str], cells: Cells) -> int:
    return sum(number << 3 * names.index(name) for name, number in known(cells, names).items())


def write_marks(names: list[str], cells: Cells) -> int:
    return sum(1 << names.index(name) for name, mark in known(cells, names).items() if mark)


def write_tapestry(names: list[str], cells: Cells) -> int:
    return write_marks(names, cells) | tapestry.PRINTED


def write_charterstone(names: list[str], cells: Cells) -> int:
    crates = names[charterstone.BUILDINGS :]
    marks = [f"m{crate + 1}" for crate in range(charterstone.BUILDINGS)]
    sheet = 0
    for name, number in known(cells, [*names, *marks]).items():
        if name in crates:
            sheet |= number << charterstone.NOTED + 3 * crates.index(name)
        elif name in marks:
            sheet |= bool(number) << charterstone.MARKED + marks.index(name)
        else:
            sheet |= bool(number) << names.index(name)
    return sheet


def write_viticulture(names: list[str], cells: Cells) -> int:
    sheet = 0
    for name, number in known(cells, names).items():
        at = names.index(name)
        if at < viticulture.GRAPES:
            sheet |= (number > 0) << at | (number > 1) << at + viticulture.CROSSED
        else:
            sheet |= bool(number) << at - viticulture.GRAPES + viticulture.FILLED
    return sheet


READERS: Final[dict[str, Callable[[list[str], int], Cells]]] = {
    **dict.fromkeys(NUMBERED, read_numbers),
    "charterstone": read_charterstone,
    "tapestry": read_tapestry,
    "viticulture": read_viticulture,
}
WRITERS: Final[dict[str, Callable[[list[str], Cells], int]]] = {
    **dict.fromkeys(NUMBERED, write_numbers),
    "charterstone": write_charterstone,
    "tapestry": write_tapestry,
    "viticulture": write_viticulture,
}
