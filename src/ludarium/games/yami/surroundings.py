"""What lies around the mission tokens, cell by cell: which cells are open, which restrictions are met or broken.

The engine answers the same questions with masks (``rules/layout.py``). Nothing is shared with it but the printed
tokens and tiles: the two are held against each other in random play.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple

import msgspec

from ludarium.games.yami.components import (
    COMPONENTS,
    DIGITS,
    TOKENS,
    CellName,
    ColourName,
    Laid,
    Token,
)

Side = Literal["north", "east", "south", "west"]
Want = Literal["colour", "at-least", "at-most", "player"]
State = Literal["open", "met", "broken"]
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
COLOUR_BY_CODE: Final[dict[str, ColourName]] = {colour.code: colour.id for colour in COMPONENTS.colour}
TILE_BY_NAME: Final = {tile.id: tile for tile in COMPONENTS.tile}

Cell = tuple[int, int]


class Lying(NamedTuple):
    """A spirit tile on the board. Nobody owns what a trick of the Automa brought (YA-A02)."""

    tile: str
    cells: list[CellName]
    owner: int | None
    peace: bool = False


class Restriction(msgspec.Struct, frozen=True):
    """A restricted edge and what it finds on the one cell that it faces (YA-A15).

    It wants a ``colour``, a ``value`` as number of the tile, or the ``seat`` whose pawn stands on its ``symbol``
    (counted from 1). ``tile`` covers the cell.
    """

    token: int
    side: Side
    cell: CellName
    wants: Want
    state: State
    colour: ColourName | None = None
    value: int | None = None
    symbol: int | None = None
    seat: int | None = None
    tile: str | None = None


class Surrounded(msgspec.Struct, frozen=True):
    """A mission token: the cells under it, and those around it that are not covered yet (YA-093)."""

    token: int
    cells: list[CellName]
    uncovered: list[CellName]


class Edge(NamedTuple):
    """A unit edge that faces a cell which can be covered."""

    token: int
    side: Side
    cell: CellName
    sign: str


def name_of(cell: Cell) -> CellName:
    return DIGITS[cell[0]] + DIGITS[cell[1]]


def cell_named(name: CellName) -> Cell:
    return DIGITS.index(name[0]), DIGITS.index(name[1])


def cells_of(laid: Laid) -> list[Cell]:
    """The cells under a token."""
    token = TOKENS[laid.token]
    row, column = cell_named(laid.cell)
    height, width = (token.width, token.height) if laid.turn in (1, 3) else (token.height, token.width)
    return [(row + down, column + right) for down in range(height) for right in range(width)]


def printed_edges(token: Token) -> Iterator[tuple[int, int, int]]:
    """Row, column and side of every unit edge of a token that is not turned, in the order of its signs."""
    yield from ((0, column, 0) for column in range(token.width))
    yield from ((row, token.width - 1, 1) for row in range(token.height))
    yield from ((token.height - 1, column, 2) for column in reversed(range(token.width)))
    yield from ((row, 0, 3) for row in reversed(range(token.height)))


def turned_edges(laid: Laid) -> Iterator[tuple[int, Cell, str]]:
    """Side, cell under the token and sign of every unit edge as the token lies."""
    token = TOKENS[laid.token]
    first_row, first_column = cell_named(laid.cell)
    for (row, column, side), sign in zip(printed_edges(token), token.edges(laid.night), strict=True):
        height, width = token.height, token.width
        for _ in range(laid.turn):
            row, column, side = column, height - 1 - row, (side + 1) % 4
            height, width = width, height
        yield side, (first_row + row, first_column + column), sign


def edges_of(tokens: list[Laid]) -> list[Edge]:
    """All unit edges side by side, but those that face the outside (YA-A13) or a token (YA-A14)."""
    taken = {cell for laid in tokens for cell in cells_of(laid)}
    found = []
    for laid in tokens:
        for side, (row, column), sign in sorted(turned_edges(laid)):
            faced = (row + STEPS[side][0], column + STEPS[side][1])
            if faced not in taken and min(faced) >= 0 and max(faced) < COMPONENTS.game.side:
                found.append(Edge(laid.token, SIDES[side], name_of(faced), sign))
    return found


def restrictions_of(tokens: list[Laid], placed: list[Lying], pawns: Mapping[int, int]) -> list[Restriction]:
    """Every restricted edge in the order of the tokens; ``pawns`` are seats by symbol, counted from 1."""
    cover = {cell: lying for lying in placed for cell in lying.cells}
    found: list[Restriction] = []
    symbols = 0
    for edge in edges_of(tokens):
        if edge.sign == ".":
            continue
        lying = cover.get(edge.cell)
        colour, value, symbol, seat = None, None, None, None
        wants: Want
        if edge.sign == "@":
            symbols += 1
            wants, symbol, seat = "player", symbols, pawns.get(symbols)
        elif edge.sign in COLOUR_BY_CODE:
            wants, colour = "colour", COLOUR_BY_CODE[edge.sign]
        else:
            wants, value = "at-least" if edge.sign[0] == "≥" else "at-most", int(edge.sign[1:])
        state: State = "open"
        if lying is not None:
            state = "met" if lying.peace or meets(lying, wants, colour, value, seat) else "broken"
        tile = None if lying is None else lying.tile
        found.append(Restriction(edge.token, edge.side, edge.cell, wants, state, colour, value, symbol, seat, tile))
    return found


def meets(lying: Lying, wants: Want, colour: ColourName | None, value: int | None, seat: int | None) -> bool:
    """YA-100 to YA-103, YA-A02: whether a tile satisfies an edge."""
    tile = TILE_BY_NAME[lying.tile]
    if wants == "player":
        return lying.owner is not None and lying.owner == seat
    if wants == "colour":
        return tile.colour == colour
    assert value is not None
    return tile.number >= value if wants == "at-least" else tile.number <= value


def around(tokens: list[Laid], placed: list[Lying]) -> list[Surrounded]:
    """How far each token is surrounded; diagonal cells do not count (YA-094)."""
    covered = {cell for lying in placed for cell in lying.cells}
    edges = edges_of(tokens)
    return [
        Surrounded(
            laid.token,
            [name_of(cell) for cell in cells_of(laid)],
            sorted({edge.cell for edge in edges if edge.token == laid.token} - covered),
        )
        for laid in tokens
    ]


def bad_cells(restrictions: list[Restriction], tile: str, owner: int | None) -> list[CellName]:
    """The cells where a tile of an owner would break a restriction, if it were placed there (YA-A17)."""
    lying = Lying(tile, [], owner)
    return sorted(
        {one.cell for one in restrictions if not meets(lying, one.wants, one.colour, one.value, one.seat)}
    )
