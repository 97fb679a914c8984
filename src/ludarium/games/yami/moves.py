"""The kinds of moves of Yami: names, ranges, notation, and the clause that says when each has its time.

A placement is one move: the tile follows from what is asked, ``cell`` is the first cell that it covers in reading
order, ``turn`` one of its up to eight images. Placements come first, so that the number of such a move is that of
the placement (``rules/cells.py``). ``cast`` spends a magic token and plays a card that could not be played without.
"""

from typing import Final

from ludarium.core.moves import Kind, Moves, Range
from ludarium.games.yami.components import CELL_NAMES, COLOURS, NOX, TILES

TURNS: Final = "abcdefgh"
SYMBOLS: Final = 8  # player symbols of one layout, at most
CARD: Final = Range([*TILES, NOX], "yami-card-{}", "card:{}")
TILE: Final = Range(TILES, "yami-tile-{}", "tile:{}")
CELL: Final = Range(CELL_NAMES, ref="cell:{}")
ROW: Final = 4  # open cells of the Automa's board

MOVES: Final = Moves(
    "yami",
    Kind("place", "place {cell} {turn}", "YA-081", turn=Range(TURNS), cell=CELL),
    Kind("play", clause="YA-056", card=CARD),
    Kind("cast", clause="YA-A43", card=CARD),
    Kind("automa", clause="YA-072", cell=Range([*map(str, range(1, ROW + 1)), "deck"], ref="automa:{}")),
    Kind("take", clause="YA-079", tile=TILE),
    Kind("lift", clause="YA-084", tile=TILE),
    Kind("spring", clause="YA-A39"),
    Kind("shell", clause="YA-A39"),
    Kind("mirror", clause="YA-A39", colour=Range(COLOURS, "yami-colour-{}", "colour:{}")),
    Kind("show", clause="YA-A39", card=CARD),
    Kind("discard", clause="YA-134", card=CARD),
    Kind("pawn", clause="YA-A03", symbol=Range(range(1, SYMBOLS + 1), ref="symbol:{}")),
    Kind("pass", clause="YA-A50"),
    Kind("give up", clause="YA-A47", aside=True),
    Kind("vote yes", clause="YA-A47"),
    Kind("vote no", clause="YA-A47"),
    turn="YA-A11",
)

PLACE: Final[int] = MOVES.first("place")  # + turn * 144 + cell
PLAY: Final[int] = MOVES.first("play")  # + card
CAST: Final[int] = MOVES.first("cast")  # + card
AUTOMA: Final[int] = MOVES.first("automa")  # + cell of the row, from 0; the deck is ROW
TAKE: Final[int] = MOVES.first("take")  # + tile
LIFT: Final[int] = MOVES.first("lift")  # + tile
SPRING: Final[int] = MOVES.first("spring")
SHELL: Final[int] = MOVES.first("shell")
MIRROR: Final[int] = MOVES.first("mirror")  # + colour
SHOW: Final[int] = MOVES.first("show")  # + card
DISCARD: Final[int] = MOVES.first("discard")  # + card
PAWN: Final[int] = MOVES.first("pawn")  # + symbol, from 0
PASS: Final[int] = MOVES.first("pass")
GIVE_UP: Final[int] = MOVES.first("give up")
VOTE_YES: Final[int] = MOVES.first("vote yes")
VOTE_NO: Final[int] = MOVES.first("vote no")
