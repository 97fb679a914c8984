"""The move space of Rolling Realms: every decision is a number below ``MOVES``.

A die put into a cell is one move: its source (die 1, die 2, or a gained die by what it shows) and the action, which
names realm and cell. The literals leave no gaps; a test checks that the components fill them exactly.
"""

from typing import Final

DONE: Final = 0  # the turn is finished
ENOUGH: Final = 1  # no further grape
MISS: Final = 2  # + die 0..1: a resource for a die that fits nowhere
TAKE: Final = 4  # + resource 0..2
NOTE: Final = 6  # + number 1..6, as for all up to COINS
GRAPE: Final = 12
DOUBLE: Final = 18
COPY: Final = 24
SEVEN: Final = 30
COINS: Final = 36
SHIFT: Final = 43  # + 5 x die (two rolled, six gained, six gained and free to enter again) + way
USE: Final = 113  # + ACTIONS x source + action
MOVES: Final = 2161

# The ways of spending pumpkins on a die.
UP: Final = 0
DOWN: Final = 1
AGAIN: Final = 2
AGAIN_UP: Final = 3
AGAIN_DOWN: Final = 4
WAYS: Final = 5

# Dice: 0 and 1 are rolled, 1 + value is a gained one, 7 + value a gained one that may enter again.
GAINED: Final = 1
GAINED_AGAIN: Final = 7
DICE: Final = 14
SOURCES: Final = 8

ACTIONS: Final = 256
CASTLES: Final = 0  # + cell 0..9
CITIES: Final = 10  # + cell 0..8
CHARTERSTONE: Final = 19  # + building 0..5, crates 6
EUPHORIA: Final = 26  # + left 0..5, right 6..11, both 12..17
MYLITTLESCYTHE: Final = 44  # + pumpkins 0..5, hearts 6..11
PENDULUM: Final = 56  # + octagon 0..4, number 5..10
SOCIETY: Final = 67  # + card 0..8
SCYTHE: Final = 76  # + top 0..5, bottom 6..11, both 12..17
TAPESTRY: Final = 94  # + 4 x corner 0..35 + quarter turns
VITICULTURE: Final = 238  # + grape 0..5, order 6..8
WINGSPAN: Final = 247  # + cell 0..8

FIRST_ACTION: Final[list[int]] = [
    CASTLES,
    CITIES,
    CHARTERSTONE,
    EUPHORIA,
    MYLITTLESCYTHE,
    PENDULUM,
    SOCIETY,
    SCYTHE,
    TAPESTRY,
    VITICULTURE,
    WINGSPAN,
]
# The realm of each action.
REALM_OF: Final[bytes] = bytes(
    [
        realm
        for realm in range(len(FIRST_ACTION))
        for _ in range(FIRST_ACTION[realm], [*FIRST_ACTION[1:], ACTIONS][realm])
    ]
)
