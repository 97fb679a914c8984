"""Between Two Castles (rules chapter 10): columns upwards, each number lower than the one below."""

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import each
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.numbers import cells_mask, filled, numbers_on, ones
from ludarium.games.rolling_realms.rules.player import Player, Realm, completed
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.castles
CELLS: Final = [cell.id for cell in CARD.cells]
LOWEST: Final[int] = ones(len(CELLS))

COLUMNS: Final[list[list[int]]] = [[CARD.number(cell) for cell in column.cells] for column in CARD.columns]
COLUMN_OF: Final[list[int]] = [
    next(number for number, column in enumerate(COLUMNS) if cell in column) for cell in range(len(CELLS))
]
COLUMN_MASK: Final[list[int]] = [cells_mask(column) for column in COLUMNS]
COLUMN_GAIN: Final[list[int]] = [pack(column.gain) for column in CARD.columns]
ROW_MASK: Final[list[int]] = [cells_mask([CARD.number(cell) for cell in row]) for row in CARD.rows]


def next_cells(column: list[int]) -> list[int]:
    """By what stands in a column and a value: the bit of the cell that takes it, if one does."""
    table = []
    for content in range(1 << 3 * len(column)):
        numbers = [content >> 3 * height & 7 for height in range(len(column))]
        height = sum(number > 0 for number in numbers)
        for value in range(8):
            # RR-079, RR-080; above a door, any number (RR-A16).
            fits = height < len(column) and value > 0 and (height == 0 or value < numbers[height - 1])
            table.append(1 << column[height] if fits else 0)
    return table


NEXT: Final[list[list[int]]] = [next_cells(column) for column in COLUMNS]
SHIFTS: Final[list[int]] = [3 * column[0] for column in COLUMNS]
CONTENT: Final[list[int]] = [(1 << 3 * len(column)) - 1 for column in COLUMNS]


class BetweenTwoCastles(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        found: i64 = 0
        for column in range(5):
            content: i64 = sheet >> SHIFTS[column] & CONTENT[column]
            found |= NEXT[column][content * 8 + value]
        return found

    def actions(self, index: int) -> list[int]:
        return each(index)

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-078, RR-082: write the value; a column completed pays what stands above it."""
        sheet = player.sheet(slot) | value << 3 * action
        player.write(slot, sheet)
        column = COLUMN_OF[action]
        mask: i64 = COLUMN_MASK[column]
        if filled(sheet, mask) == mask:
            player.gain(COLUMN_GAIN[column])

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-083: a star for each completed row; doors count as filled (RR-081)."""
        full = filled(sheet, LOWEST)
        stars: i64 = 0
        for row in range(6):
            mask: i64 = ROW_MASK[row]
            if full & mask == mask:
                stars += 1
        return stars

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        full = filled(sheet, LOWEST)
        return completed("column", full, COLUMN_MASK) | completed("star", full, ROW_MASK)

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        cell = CELLS[action]
        if sheet >> 3 * action & 7:
            return refuse("RR-A31", "realms-no-filled", cell=cell)
        column = COLUMNS[COLUMN_OF[action]]
        below = column[column.index(action) - 1]
        under: int = sheet >> 3 * below & 7
        if under == 0:
            return refuse("RR-079", "realms-no-bottom-up", cell=cell, below=CELLS[below])
        return refuse("RR-080", "realms-no-lower", value=value, below=CELLS[below], under=under)

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        numbers = numbers_on(sheet, len(CELLS))
        for column in COLUMNS:
            for lower, upper in pairwise(column):
                if numbers[upper] and not numbers[lower]:
                    return refuse("RR-079", "realms-position-gap", cell=CELLS[upper])
                if numbers[upper] and numbers[upper] >= numbers[lower]:
                    return refuse("RR-080", "realms-position-order", cell=CELLS[upper])
        return None


REALM: Final[Realm] = BetweenTwoCastles("castles", 1 << len(CELLS))
