"""Tapestry (rules chapter 18): shapes on a grid, big squares give resources, big rows and columns stars."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import each
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.move_numbers import ACTIONS, USE
from ludarium.games.rolling_realms.rules.player import Player, Realm, completed
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.tapestry
SIDE: Final = 6
BIG: Final = 3
TURNS: Final = 4
CELLS: Final = [cell.id for cell in CARD.cells]

Shape = list[tuple[int, int]]


def turned(shape: Shape) -> Shape:
    """A shape turned clockwise by a quarter, moved back to the corner of its box."""
    height = max(row for row, _ in shape) + 1
    return sorted((column, height - 1 - row) for row, column in shape)


def orientations(shape: Shape) -> list[Shape]:
    """RR-132: the different ways to turn a shape; none has a mirror image of its own (RR-A27)."""
    found = [sorted(shape)]
    while len(found) < TURNS and turned(found[-1]) not in found:
        found.append(turned(found[-1]))
    return found


def placements(shape: Shape) -> list[int]:
    """By action: the cells that a shape covers, 0 where it would leave the grid (RR-134)."""
    masks = [0] * (SIDE * SIDE * TURNS)
    for turns, cells in enumerate(orientations(shape)):
        for corner in range(SIDE * SIDE):
            top, left = divmod(corner, SIDE)
            places = [(top + row, left + column) for row, column in cells]
            if all(row < SIDE and column < SIDE for row, column in places):
                masks[corner * TURNS + turns] = sum(1 << row * SIDE + column for row, column in places)
    return masks


# By value: the cells that an action covers; and the same without gaps, for listing moves.
COVERS: Final[list[list[int]]] = [[], *(placements(shape) for shape in CARD.shapes)]
PLACES: Final[list[list[int]]] = [[mask for mask in masks if mask] for masks in COVERS]
PLACE_ACTIONS: Final[list[list[int]]] = [[action for action, mask in enumerate(masks) if mask] for masks in COVERS]
PRINTED: Final[int] = sum(1 << (row - 1) * SIDE + column - 1 for row, column in CARD.printed)


def big_square(row: int, column: int) -> int:
    return sum(1 << (2 * row + y) * SIDE + 2 * column + x for y in range(2) for x in range(2))


SQUARES: Final[list[int]] = [big_square(row, column) for row in range(BIG) for column in range(BIG)]
SQUARE_GAIN: Final[list[int]] = [pack(gain) for gain in CARD.squares]
BANDS: Final[list[int]] = [
    *(sum(SQUARES[row * BIG + column] for column in range(BIG)) for row in range(BIG)),
    *(sum(SQUARES[row * BIG + column] for row in range(BIG)) for column in range(BIG)),
]


class Tapestry(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        """1 if the shape fits somewhere."""
        for mask in PLACES[value]:
            covered: i64 = mask
            if not covered & sheet:
                return 1
        return 0

    def moves(self, player: Player, sheet: i64, value: i64, source: i64) -> list[int]:
        base: i64 = USE + ACTIONS * source + self.first
        actions = PLACE_ACTIONS[value]
        out: list[int] = []
        for place, mask in enumerate(PLACES[value]):
            covered: i64 = mask
            if not covered & sheet:
                action: i64 = actions[place]
                out.append(base + action)
        return out

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-131, RR-136: fill the shape; every big square completed gives its resource (RR-A18)."""
        before = player.sheet(slot)
        sheet = before | COVERS[value][action]
        player.write(slot, sheet)
        for square in range(9):
            mask: i64 = SQUARES[square]
            if sheet & mask == mask and before & mask != mask:
                player.gain(SQUARE_GAIN[square])

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-137: a star for each completed big row and big column."""
        stars: i64 = 0
        for number in range(6):
            mask: i64 = BANDS[number]
            if sheet & mask == mask:
                stars += 1
        return stars

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        return completed("square", sheet, SQUARES) | completed("star", sheet, BANDS)

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        corner, turns = divmod(action, TURNS)
        covered = COVERS[value][action]
        if turns >= len(orientations(CARD.shapes[value - 1])):
            return refuse("RR-132", "realms-no-orientation", value=value, turns=turns)
        if not covered:
            return refuse("RR-134", "realms-no-outside", value=value, cell=CELLS[corner])
        full = each(covered & sheet)[0]
        return refuse("RR-135", "realms-no-covered", value=value, cell=CELLS[full])

    def cells(self, sheet: int, action: int, value: int) -> list[str]:
        return [CELLS[cell] for cell in each(COVERS[value][action])]


REALM: Final[Realm] = Tapestry("tapestry", 2, PRINTED)
