"""The Society (rules chapter 16): a pyramid of cards, each lower than the cards above it."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import each
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.numbers import (
    GROUP_BITS,
    blocking_tables,
    cells_mask,
    filled,
    numbers_on,
    ones,
)
from ludarium.games.rolling_realms.rules.player import Player, Realm, completed
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.society
CELLS: Final = [cell.id for cell in CARD.cells]
ALL_CELLS: Final = 511
LOWEST: Final[int] = ones(len(CELLS))

SETS: Final[list[list[int]]] = [[CARD.number(cell) for cell in cells] for cells in CARD.sets]
# RR-A22: the cards directly below and above each card.
BELOW: Final[list[list[int]]] = [
    [lower for upper, *lowers in SETS if upper == cell for lower in lowers] for cell in range(len(CELLS))
]
ABOVE: Final[list[list[int]]] = [[upper for upper, *lowers in SETS if cell in lowers] for cell in range(len(CELLS))]


def blocks(cell: int, number: int, value: int) -> int:
    """RR-121: what a number on one card forbids a value on the others."""
    if number == 0:
        return 0
    lower = sum(1 << one for one in BELOW[cell]) if value >= number else 0
    upper = sum(1 << one for one in ABOVE[cell]) if value <= number else 0
    return 1 << cell | lower | upper


BLOCKED: Final[list[list[int]]] = blocking_tables(len(CELLS), blocks)
BLOCKED_A: Final[list[int]] = BLOCKED[0]
BLOCKED_B: Final[list[int]] = BLOCKED[1]
BLOCKED_C: Final[list[int]] = BLOCKED[2]

ROWS: Final[list[list[int]]] = [[CARD.number(cell) for cell in row.cells] for row in CARD.rows]
ROW_MASK: Final[list[int]] = [cells_mask(row) for row in ROWS]
ROW_GAIN: Final[list[int]] = [pack(row.gain) for row in CARD.rows]
ROW_OF: Final[list[int]] = [
    next(number for number, row in enumerate(ROWS) if cell in row) for cell in range(len(CELLS))
]
SET_MASK: Final[list[int]] = [*(cells_mask(cells) for cells in SETS), LOWEST]  # RR-125: all cards are the sixth


class Society(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        blocked: i64 = BLOCKED_A[(sheet & GROUP_BITS) * 8 + value]
        blocked |= BLOCKED_B[(sheet >> 9 & GROUP_BITS) * 8 + value]
        blocked |= BLOCKED_C[(sheet >> 18) * 8 + value]
        return ALL_CELLS & ~blocked

    def actions(self, index: int) -> list[int]:
        return each(index)

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-119, RR-122: write the value; a completed row gives its bonus."""
        sheet = player.sheet(slot) | value << 3 * action
        player.write(slot, sheet)
        row = ROW_OF[action]
        mask: i64 = ROW_MASK[row]
        if filled(sheet, mask) == mask:
            player.gain(ROW_GAIN[row])

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-123 to RR-125: a star for each completed set, and one for all cards."""
        full = filled(sheet, LOWEST)
        stars: i64 = 0
        for cards in range(6):
            mask: i64 = SET_MASK[cards]
            if full & mask == mask:
                stars += 1
        return stars

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        full = filled(sheet, LOWEST)
        return completed("row", full, ROW_MASK) | completed("star", full, SET_MASK)

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        if sheet >> 3 * action & 7:
            return refuse("RR-A31", "realms-no-filled", cell=CELLS[action])
        for cell in ABOVE[action]:
            number: int = sheet >> 3 * cell & 7
            if number and number <= value:
                return refuse("RR-121", "realms-no-lower-card", value=value, above=CELLS[cell], number=number)
        lower = next(cell for cell in BELOW[action] if sheet >> 3 * cell & 7 >= value)
        number = sheet >> 3 * lower & 7
        return refuse("RR-121", "realms-no-higher-card", value=value, below=CELLS[lower], number=number)

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        numbers = numbers_on(sheet, len(CELLS))
        for cell, number in enumerate(numbers):
            if number and any(numbers[one] >= number for one in BELOW[cell]):
                return refuse("RR-121", "realms-position-order", cell=CELLS[cell])
        return None


REALM: Final[Realm] = Society("society", 1 << len(CELLS))
