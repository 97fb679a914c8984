"""A mission laid out: the cells that have to be covered, the restrictions on token edges, and what lies on cells.

A ``MissionLayout`` never changes and is shared by all States of a mission. ``layout_of`` gives that of a mission,
``lay_out`` one of tokens that a position names. What the rules ask in play is ready as three words of cells
(``rules/cells.py``): whether a placed tile breaks a colour or number edge is one AND with ``forbidden`` of its card
(YA-A16). Player edges depend on pawns and stand in ``symbol_cells``.

>>> first = layout_of(1, night=False, vines=0)
>>> [(CELL_NAMES[edge.cell], edge.kind == COLOUR, edge.value) for edge in first.edges]
[('54', True, 1), ('47', True, 3), ('67', True, 2)]
>>> len(cells_of(first.required0, first.required1, first.required2))
8
"""

from typing import Final

from mypy_extensions import i64

from ludarium.games.yami.components import (
    CELL_NAMES,
    CELL_NUMBER,
    CODES,
    COLOUR_NUMBER,
    MISSIONS,
    TOKENS,
    Fog,
    Laid,
    tokens_of,
)
from ludarium.games.yami.rules.cells import CELLS, FULL, SIDE, cells_of, has_cell, words_of

TILES: Final = 35
NUMBERS: Final = 7  # of one colour: card = colour * 7 + number - 1
MOST_SYMBOLS: Final = 8

# Kinds of restrictions.
COLOUR: Final = 0  # the value is a colour (YA-100)
AT_LEAST: Final = 1  # a number (YA-102)
AT_MOST: Final = 2  # a number (YA-103)
PLAYER: Final = 3  # the number of a symbol, from 0 (YA-101)

# Sides of a token, clockwise as its edges are listed.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# What lies on a cell and may be covered; below these, fog by its colour.
POOL: Final = 5
MAGIC: Final = 6


class Edge:
    """A restricted unit edge: it binds the one cell that it faces (YA-A15)."""

    def __init__(self, cell: int, kind: int, value: int, token: int, side: int) -> None:
        self.cell = cell
        self.kind = kind
        self.value = value
        self.token = token  # the place of its token in the layout
        self.side = side  # of the token as it lies: NORTH, EAST, SOUTH or WEST


class MissionLayout:
    """Tokens on the board and all that follows from them."""

    def __init__(self, tokens: list[Laid], fog: list[Fog], whirlpools: list[str], magic: list[str]) -> None:
        self.tokens = tokens
        self.token_words: list[int] = [word_of(laid) for laid in tokens]  # the same as numbers
        self.fog = fog
        self.whirlpools = whirlpools
        self.magic = magic
        # Cells under tokens and the others, which are free at the start.
        taken = [cell for laid in tokens for cell in cells_under(laid)]
        self.taken0, self.taken1, self.taken2 = words_of(taken)
        self.free0: i64 = FULL & ~self.taken0
        self.free1: i64 = FULL & ~self.taken1
        self.free2: i64 = FULL & ~self.taken2
        # YA-A13, YA-A14: an edge that faces the outside or another token neither demands a cell nor restricts one.
        self.edges: list[Edge] = []
        self.symbol_cells: list[int] = []  # the cell that each player symbol faces, by the number of the symbol
        required: list[int] = []
        for at, laid in enumerate(tokens):
            for side, cell, sign in faced_by(laid):
                if cell >= 0 and cell not in taken:
                    required.append(cell)
                    if sign != ".":
                        self.edges.append(self.restriction(cell, side, sign, at))
        self.required0, self.required1, self.required2 = words_of(required)
        self.symbols: i64 = len(self.symbol_cells)
        self.symbol0, self.symbol1, self.symbol2 = words_of(self.symbol_cells)
        self.forbidden: list[int] = forbidden_by(self.edges)  # by card, three words each
        # Fog, whirlpools and magic lie on cells and are numbered in this order.
        self.small_cells: list[int] = [CELL_NUMBER[one.cell] for one in fog]
        self.small_cells.extend([CELL_NUMBER[cell] for cell in whirlpools])
        self.small_cells.extend([CELL_NUMBER[cell] for cell in magic])
        self.fog_colours: list[int] = [COLOUR_NUMBER[one.colour] for one in fog]
        self.fogs: i64 = len(fog)
        self.pools: i64 = len(whirlpools)
        self.magics: i64 = len(magic)
        self.small0, self.small1, self.small2 = words_of(self.small_cells)

    def small_kind(self, at: i64) -> i64:
        """What lies there, by its number: the colour of a fog, ``POOL`` or ``MAGIC``."""
        if at < self.fogs:
            return self.fog_colours[at]
        return POOL if at < self.fogs + self.pools else MAGIC

    def restriction(self, cell: int, side: int, sign: str, token: int) -> Edge:
        """An edge as its token prints it."""
        if sign == "@":
            self.symbol_cells.append(cell)
            return Edge(cell, PLAYER, len(self.symbol_cells) - 1, token, side)
        if sign[0] == "≥":
            return Edge(cell, AT_LEAST, int(sign[1:]), token, side)
        if sign[0] == "≤":
            return Edge(cell, AT_MOST, int(sign[1:]), token, side)
        return Edge(cell, COLOUR, CODES.index(sign), token, side)


def word_of(laid: Laid) -> int:
    """A token as it lies, as one number."""
    return ((laid.token * CELLS + CELL_NUMBER[laid.cell]) * 4 + laid.turn) * 2 + int(laid.night)


def size_of(laid: Laid) -> tuple[int, int]:
    """Height and width of a token as it lies."""
    token = TOKENS[laid.token]
    return (token.width, token.height) if laid.turn % 2 else (token.height, token.width)


def inside(laid: Laid) -> bool:
    """Whether a token lies in the grid with all of its cells."""
    height, width = size_of(laid)
    cell = CELL_NUMBER[laid.cell]
    return cell // SIDE + height <= SIDE and cell % SIDE + width <= SIDE


def cells_under(laid: Laid) -> list[int]:
    """The cells that a token occupies."""
    height, width = size_of(laid)
    first = CELL_NUMBER[laid.cell]
    return [first + down * SIDE + right for down in range(height) for right in range(width)]


def faced_by(laid: Laid) -> list[tuple[int, int, str]]:
    """Every unit edge of a token as it lies: its side, the cell it faces (-1 outside the grid), its sign; side by
    side, and in reading order.

    A quarter turn clockwise makes the west side the north side: the list, which is clockwise too, then begins with
    the west edges, which were its last.
    """
    token = TOKENS[laid.token]
    signs = token.edges(laid.night)
    height, width = token.height, token.width
    for _ in range(laid.turn):
        signs = signs[-height:] + signs[:-height]
        height, width = width, height
    row, column = CELL_NUMBER[laid.cell] // SIDE, CELL_NUMBER[laid.cell] % SIDE
    faced: list[tuple[int, int, int]] = [(NORTH, row - 1, column + at) for at in range(width)]
    faced.extend([(EAST, row + at, column + width) for at in range(height)])
    faced.extend([(SOUTH, row + height, column + at) for at in reversed(range(width))])
    faced.extend([(WEST, row + at, column - 1) for at in reversed(range(height))])
    return sorted(
        [
            (side, down * SIDE + right if 0 <= down < SIDE and 0 <= right < SIDE else -1, sign)
            for (side, down, right), sign in zip(faced, signs)
        ]
    )


def breaks(edge: Edge, card: int) -> bool:
    """Whether the tile of a card breaks a colour or number edge, whoever owns it."""
    colour, number = card // NUMBERS, card % NUMBERS + 1
    if edge.kind == COLOUR:
        return colour != edge.value
    if edge.kind == AT_LEAST:
        return number < edge.value
    if edge.kind == AT_MOST:
        return number > edge.value
    return False


def forbidden_by(edges: list[Edge]) -> list[int]:
    """For each card, three words: the cells where its tile breaks a colour or number edge."""
    table: list[int] = []
    for card in range(TILES):
        table.extend(words_of([edge.cell for edge in edges if breaks(edge, card)]))
    return table


def lay_out(tokens: list[Laid], fog: list[Fog], whirlpools: list[str], magic: list[str]) -> MissionLayout:
    """A layout of its own, as a position may name it.

    Raises ``ValueError`` with the name of a cell, if a token leaves the grid there, or two things lie on it.
    """
    taken: list[int] = []
    for laid in tokens:
        if not inside(laid):
            raise ValueError(laid.cell)
        taken.extend(cells_under(laid))
    taken.extend([CELL_NUMBER[one.cell] for one in fog])
    taken.extend([CELL_NUMBER[cell] for cell in whirlpools])
    taken.extend([CELL_NUMBER[cell] for cell in magic])
    for at, cell in enumerate(taken):
        if cell in taken[:at]:
            raise ValueError(CELL_NAMES[cell])
    return MissionLayout(tokens, fog, whirlpools, magic)


LAYOUTS: Final[dict[int, MissionLayout]] = {}


def layout_of(mission: int, night: bool, vines: int) -> MissionLayout:
    """The layout of a mission in day or night mode, made once; ``vines`` are the cleansed ones as bits."""
    key = (mission * 2 + int(night)) * 32 + vines
    found = LAYOUTS.get(key)
    if found is None:
        data = MISSIONS[mission]
        found = LAYOUTS[key] = lay_out(tokens_of(mission, night, vines), data.fog, data.whirlpools, data.magic)
    return found


def required_cells(layout: MissionLayout) -> list[int]:
    """YA-093, YA-094: the cells that have to be covered, in reading order."""
    return cells_of(layout.required0, layout.required1, layout.required2)


def under_token(layout: MissionLayout, cell: int) -> bool:
    return has_cell(layout.taken0, layout.taken1, layout.taken2, cell)
