"""Sheets as people see them: the cells of a realm with what stands in them, both ways.

Only cells with something in them are listed. Numbers are as written; a mark is 1; a grape that is crossed out is 2;
a marked crate has a second entry ``m1`` … ``m6``.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from ludarium.games.rolling_realms.components import REALMS
from ludarium.games.rolling_realms.moves import CELL_NAMES
from ludarium.games.rolling_realms.rules import charterstone, euphoria, pendulum, tapestry, viticulture

Cells = dict[str, Annotated[int, Meta(ge=0, le=6)]]
Counted = Literal["euphoria", "pendulum"]

NUMBERED: Final = ("castles", "cities", "society", "wingspan")
# Realms whose stars depend on the order of the marks have a count of them above the marks (RR-A32).
COUNTED: Final[dict[Counted, int]] = {"euphoria": int(euphoria.STARS), "pendulum": int(pendulum.STARS)}
MARK: Final = 1
NUMBER: Final = 7


def bits_of(realm: str) -> dict[str, list[tuple[int, int]]]:
    """Where the content of each cell is on a sheet: what is in its parts, each a shift and a mask, adds up."""
    names = CELL_NAMES[realm]
    if realm in NUMBERED:
        return {name: [(3 * at, NUMBER)] for at, name in enumerate(names)}
    if realm == "charterstone":
        crates = range(charterstone.BUILDINGS)
        buildings = {names[at]: [(at, MARK)] for at in crates}
        noted = {f"c{at + 1}": [(int(charterstone.NOTED) + 3 * at, NUMBER)] for at in crates}
        return buildings | noted | {f"m{at + 1}": [(int(charterstone.MARKED) + at, MARK)] for at in crates}
    if realm == "viticulture":
        grapes = {f"g{at + 1}": [(at, MARK), (at + viticulture.CROSSED, MARK)] for at in range(viticulture.GRAPES)}
        orders = names[viticulture.GRAPES :]
        return grapes | {name: [(viticulture.FILLED + at, MARK)] for at, name in enumerate(orders)}
    printed = tapestry.PRINTED if realm == "tapestry" else 0
    return {name: [(at, MARK)] for at, name in enumerate(names) if not printed >> at & 1}


BITS: Final[dict[str, dict[str, list[tuple[int, int]]]]] = {realm: bits_of(realm) for realm in REALMS}

CELL_BITS: Final = {
    realm: {cell: sum(mask << at for at, mask in parts) for cell, parts in cells.items()}
    for realm, cells in BITS.items()
}


def cells_of(realm: str, sheet: int, before: int = 0) -> Cells:
    """What stands in the cells that differ from those of a sheet before; by default in all that are not empty."""
    changed = [cell for cell, bits in CELL_BITS[realm].items() if (sheet ^ before) & bits]
    return {cell: sum(sheet >> at & mask for at, mask in BITS[realm][cell]) for cell in changed}


def marks_of(realm: str, cells: Cells) -> int:
    """What is marked on a sheet, without what is printed or counted there; unknown cells are a ``KeyError``."""
    sheet = 0
    for cell, content in cells.items():
        for at, mask in BITS[realm][cell]:
            sheet |= min(content, mask) << at
            content -= min(content, mask)
    return sheet
