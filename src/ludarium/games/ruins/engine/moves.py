"""The move space of Ruins: every decision is a number below ``MOVES``.

The literals leave room for other data than today's (a test checks that the components fit).
"""

from typing import Final

PASS: Final = 0
DONE: Final = 1  # no further claim
ENOUGH: Final = 2  # no further ruin
KEEP: Final = 3  # turn no ruin to night
OWN_FIRST: Final = 4  # RU-117
FORCED_FIRST: Final = 5
BUY: Final = 6  # + market slot 0..3
VALUE: Final = 9  # + set value 1..40
EXTRAS: Final = 50  # + extra icons counted 0..15
DRAW: Final = 66  # + ruins to draw 0..24
FLIP: Final = 91  # + ruin 0..49, as for all below
PUT: Final = 141
ADD: Final = 191
CLAIM: Final = 241
DISCARD: Final = 291
MOVES: Final = 341

TOP_VALUE: Final = 40
TOP_EXTRAS: Final = 15
TOP_DRAW: Final = 24
SLOTS: Final = 4
RUIN_COUNT: Final = 50
