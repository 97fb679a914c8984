"""What a page, a terminal or a bot wants beyond the View of Yami: what is open around the tokens, what the tile at
hand would break, how the trick stands. All follows from the View alone."""

import msgspec

from ludarium.core.view import Facts
from ludarium.games.yami.components import CARD_NUMBER, CELL_NAMES, CELL_NUMBER, NOX, CellName, ColourName, Laid
from ludarium.games.yami.moves import TURNS
from ludarium.games.yami.rules.cells import CELLS, SHAPES, cells_of, mask_of
from ludarium.games.yami.surroundings import (
    TILE_BY_NAME,
    Lying,
    Restriction,
    Surrounded,
    around,
    bad_cells,
    restrictions_of,
)
from ludarium.games.yami.table import NO_TRUMP, YamiView


class TileAtHand(msgspec.Struct, frozen=True):
    """The tile that is to be placed, and the cells where it would break a restriction (YA-A17)."""

    tile: str
    owner: int | None
    breaks: list[CellName]


class TrickFacts(msgspec.Struct, frozen=True):
    """The lead colour and who would win, as the cards lie (YA-059 to YA-062)."""

    lead: ColourName | None
    winning: int | None


class YamiFacts(Facts, frozen=True):
    """``cover`` names the tile on each covered cell, ``uncovered`` the cells that still have to be covered."""

    tokens: list[Surrounded]
    restrictions: list[Restriction]
    uncovered: list[CellName]
    cover: dict[CellName, str]
    at_hand: TileAtHand | None
    trick: TrickFacts


def facts_of(view: YamiView) -> YamiFacts:
    tokens, lying = laid_tokens(view), lying_tiles(view)
    pawns = {symbol: int(pawn.partition(".")[0]) for symbol, pawn in view.pawns.items()}
    restrictions = restrictions_of(tokens, lying, pawns)
    surrounded = around(tokens, lying)
    return YamiFacts(
        tokens=surrounded,
        restrictions=restrictions,
        uncovered=sorted({cell for one in surrounded for cell in one.uncovered}),
        cover={cell: one.tile for one in lying for cell in one.cells},
        at_hand=tile_at_hand(view, restrictions),
        trick=trick_facts(view),
    )


# The board.


def laid_tokens(view: YamiView) -> list[Laid]:
    return [Laid(int(name), laid.cell, laid.turn, laid.night) for name, laid in view.mission_tokens.items()]


def lying_tiles(view: YamiView) -> list[Lying]:
    """The tiles on the board, without one that is lifted."""
    return [
        Lying(name, covered_by(name, laid.cell, laid.turn), laid.owner, laid.peace)
        for name, laid in view.placed.items()
        if name != view.lifted
    ]


def covered_by(tile: str, cell: CellName, turn: str) -> list[CellName]:
    """The cells of a tile whose first cell and image are given."""
    placement = TURNS.index(turn) * CELLS + CELL_NUMBER[cell]
    return [CELL_NAMES[one] for one in cells_of(*mask_of(SHAPES[CARD_NUMBER[tile]], placement))]


def tile_at_hand(view: YamiView, restrictions: list[Restriction]) -> TileAtHand | None:
    """The lifted tile, or else the one of this round, which belongs to whoever won the trick (YA-A02)."""
    if view.lifted is not None:
        laid = view.placed[view.lifted]
        tile, owner, peace = view.lifted, laid.owner, laid.peace
    elif view.taken is not None and view.tricks:
        winner = view.tricks[-1].won
        tile, owner, peace = view.taken, winner if winner < view.seats else None, view.spring
    else:
        return None
    return TileAtHand(tile, owner, [] if peace else bad_cells(restrictions, tile, owner))


# The trick.


def trick_facts(view: YamiView) -> TrickFacts:
    participants = max(view.seats, 3)
    order = [(view.leader + after) % participants for after in range(participants)]
    coloured = [(one, TILE_BY_NAME[view.trick[one]]) for one in order if view.trick.get(one, NOX) != NOX]
    if not coloured:
        return TrickFacts(None, None)
    lead = coloured[0][1].colour
    trumped = view.trump != NO_TRUMP and any(tile.colour == view.trump for _, tile in coloured)
    wins = view.trump if trumped else lead
    winning = max((tile.number, one) for one, tile in coloured if tile.colour == wins)[1]
    return TrickFacts(lead, winning)
