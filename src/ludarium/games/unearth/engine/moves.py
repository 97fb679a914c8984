"""The move space of Unearth: every decision is a number below ``MOVES``.

The literals are compiled into the engine; a test checks that the components fit.
"""

from typing import Final

END: Final = 0  # no second Excavation roll
KEEP: Final = 1  # no reroll
REROLL_MAP: Final = 2
REROLL_WONDER: Final = 3
DRAW: Final = 4  # a Wonder's optional card
DECLINE: Final = 5
DRAW_ONE: Final = 6  # Underground Library
DRAW_TWO: Final = 7
PLAY: Final = 8  # + Delver card 0..9
ROLL: Final = 18  # + die 0..4 times 6, + place 0..4, or 5 for a ruin chosen after the roll
RUIN: Final = 48  # + place 0..4
NUMBER: Final = 52  # + number 1..8
VALUE: Final = 60  # + value 1..8
STONE: Final = 69  # + colour 0..3
TARGET: Final = 73  # + die 0..19
BUILD: Final = 93  # + Named Wonder 0..16, Greater 17, Lesser 18
TAKE: Final = 112  # + ruin 0..26
CELL: Final = 139  # + cell

LATER: Final = 5
CHOICES: Final = 6  # places of a roll, and later
PLACES: Final = 5
DICE_EACH: Final = 5
CARD_KINDS: Final = 10
RUIN_KINDS: Final = 27
COLOURED_RUINS: Final = 25
NAMED_COUNT: Final = 17
GREATER: Final = 17
LESSER: Final = 18
WONDER_KINDS: Final = 19
STONE_COLOURS: Final = 4

# Sixty stones in a row end sixty steps from the first one; cells are numbered row by row around it.
REACH: Final = 60
WIDTH: Final = 121
ORIGIN: Final = 7320  # REACH * WIDTH + REACH
CELLS: Final = 14641  # WIDTH * WIDTH
MOVES: Final = 14780  # CELL + CELLS


def cell_at(q: int, r: int) -> int:
    return (q + REACH) * WIDTH + r + REACH


def q_of(cell: int) -> int:
    return cell // WIDTH - REACH


def r_of(cell: int) -> int:
    return cell % WIDTH - REACH
