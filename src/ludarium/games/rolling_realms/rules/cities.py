"""Between Two Cities (rules chapter 11): a square of numbers without equal neighbours."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import each, how_many
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
from ludarium.games.rolling_realms.rules.player import SLOTS, Player, Realm, completed
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.cities
CELLS: Final = [cell.id for cell in CARD.cells]
SIDE: Final = 3
ALL_CELLS: Final = 511
LOWEST: Final[int] = ones(len(CELLS))


def neighbours(cell: int) -> list[int]:
    """RR-086: the cells that share a side with a cell."""
    row, column = divmod(cell, SIDE)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [y * SIDE + x for y, x in around if 0 <= y < SIDE and 0 <= x < SIDE]


NEIGHBOURS: Final[list[list[int]]] = [neighbours(cell) for cell in range(len(CELLS))]


def blocks(cell: int, number: int, value: int) -> int:
    if number == 0:
        return 0
    around = sum(1 << one for one in NEIGHBOURS[cell]) if number == value else 0
    return 1 << cell | around


BLOCKED: Final[list[list[int]]] = blocking_tables(len(CELLS), blocks)
BLOCKED_A: Final[list[int]] = BLOCKED[0]
BLOCKED_B: Final[list[int]] = BLOCKED[1]
BLOCKED_C: Final[list[int]] = BLOCKED[2]

LINES: Final[list[list[int]]] = [[CARD.number(cell) for cell in line.cells] for line in CARD.lines]
LINE_MASK: Final[list[int]] = [cells_mask(line) for line in LINES]
LINE_GAIN: Final[list[int]] = [pack(line.gain) for line in CARD.lines]
LINES_OF: Final[list[list[int]]] = [
    [number for number, line in enumerate(LINES) if cell in line] for cell in range(len(CELLS))
]


class BetweenTwoCities(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        blocked: i64 = BLOCKED_A[(sheet & GROUP_BITS) * 8 + value]
        blocked |= BLOCKED_B[(sheet >> 9 & GROUP_BITS) * 8 + value]
        blocked |= BLOCKED_C[(sheet >> 18) * 8 + value]
        return ALL_CELLS & ~blocked

    def actions(self, index: int) -> list[int]:
        return each(index)

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-085, RR-087: write the value; every line completed pays (RR-A18)."""
        sheet = player.sheet(slot) | value << 3 * action
        player.write(slot, sheet)
        full = filled(sheet, LOWEST)
        for line in LINES_OF[action]:
            mask: i64 = LINE_MASK[line]
            if full & mask == mask:
                player.gain(LINE_GAIN[line])

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-088, RR-089: the lower of the other two realms, at most one star for each filled cell."""
        least: i64 = len(CELLS)
        for slot in range(SLOTS):
            realm = player.realms[slot]
            if realm is not self:
                least = min(least, realm.stars(player, player.sheet(slot)))
        return min(least, how_many(filled(sheet, LOWEST)))

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        return completed("line", filled(sheet, LOWEST), LINE_MASK)

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        if sheet >> 3 * action & 7:
            return refuse("RR-A31", "realms-no-filled", cell=CELLS[action])
        equal = next(cell for cell in NEIGHBOURS[action] if sheet >> 3 * cell & 7 == value)
        return refuse(
            "RR-086", "realms-no-equal-neighbour", cell=CELLS[action], value=value, neighbour=CELLS[equal]
        )

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        numbers = numbers_on(sheet, len(CELLS))
        for cell, number in enumerate(numbers):
            if number and any(numbers[one] == number for one in NEIGHBOURS[cell]):
                return refuse("RR-086", "realms-position-neighbours", cell=CELLS[cell])
        return None


REALM: Final[Realm] = BetweenTwoCities("cities", 1 << len(CELLS))
