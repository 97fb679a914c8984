"""The kinds of moves of Ruins: names, ranges, notation, and the clause that says when each has its time.

A play is named by several moves in one fixed order (RU-A51): ``buy``, ``value``, ``put``, ``add`` and ``enough``,
``extras``, ``claim`` and ``done``. The ranges leave room for other components than today's.
"""

from typing import Final

from ludarium.core.moves import Kind, Moves, Range
from ludarium.games.ruins.components import RUINS

SLOTS: Final = 4
TOP_VALUE: Final = 40
TOP_EXTRAS: Final = 15
TOP_DRAW: Final = 24
RUIN: Final = Range(RUINS, ref="ruin:{}")

MOVES: Final = Moves(
    "ruins",
    Kind("pass", clause="RU-A51"),
    Kind("done", clause="RU-068"),  # no further claim
    Kind("enough", clause="RU-A51"),  # no further ruin
    Kind("keep", "flip none", clause="RU-041"),
    Kind("own-first", "order own", clause="RU-117"),
    Kind("forced-first", "order forced", clause="RU-117"),
    Kind("buy", slot=Range(range(1, SLOTS + 1), ref="slot:{}"), clause="RU-A51"),
    Kind("value", value=Range(range(1, TOP_VALUE + 1), ref="value:{}"), clause="RU-A51"),
    Kind("extras", extras=Range(range(TOP_EXTRAS + 1)), clause="RU-106"),
    Kind("draw", number=Range(range(TOP_DRAW + 1)), clause="RU-111"),
    Kind("flip", ruin=RUIN, clause="RU-041"),
    Kind("put", ruin=RUIN, clause="RU-A51"),
    Kind("add", ruin=RUIN, clause="RU-A51"),
    Kind("claim", ruin=RUIN, clause="RU-068"),
    Kind("discard", ruin=RUIN, clause="RU-112"),
)

PASS: Final[int] = MOVES.first("pass")
DONE: Final[int] = MOVES.first("done")
ENOUGH: Final[int] = MOVES.first("enough")
KEEP: Final[int] = MOVES.first("keep")
OWN_FIRST: Final[int] = MOVES.first("own-first")
FORCED_FIRST: Final[int] = MOVES.first("forced-first")
BUY: Final[int] = MOVES.first("buy")  # + slot, from 0 on
VALUE: Final[int] = MOVES.first("value") - 1  # + set value, from 1 on
EXTRAS: Final[int] = MOVES.first("extras")  # + extra icons counted
DRAW: Final[int] = MOVES.first("draw")  # + ruins to draw
FLIP: Final[int] = MOVES.first("flip")  # + ruin, as for all below
PUT: Final[int] = MOVES.first("put")
ADD: Final[int] = MOVES.first("add")
CLAIM: Final[int] = MOVES.first("claim")
DISCARD: Final[int] = MOVES.first("discard")
