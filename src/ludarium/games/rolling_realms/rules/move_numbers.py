"""The numbers that the rules compute moves with: where each kind begins, and what its arguments count."""

from typing import Final

from ludarium.games.rolling_realms.components import REALMS
from ludarium.games.rolling_realms.moves import MOVES, PLACES

# The first move of each kind.
DONE: Final[int] = MOVES.first("done")
ENOUGH: Final[int] = MOVES.first("enough")
MISS: Final[int] = MOVES.first("miss")
TAKE: Final[int] = MOVES.first("take")
NOTE: Final[int] = MOVES.first("note")
GRAPE: Final[int] = MOVES.first("grape")
SHIFT: Final[int] = MOVES.first("shift")
USE: Final[int] = MOVES.first("use")

# Dice: two rolled ones, then gained ones by number, then gained ones by number that may enter again.
ROLLED: Final = 2
SOURCES: Final = 8  # dice that a ``use`` names: the two rolled ones, and gained ones by number

# The ways of spending pumpkins on a die.
UP: Final = 0
DOWN: Final = 1
AGAIN: Final = 2
AGAIN_UP: Final = 3
AGAIN_DOWN: Final = 4
WAYS: Final = 5

# Actions: the places of all realms, counted through.
ACTIONS: Final = 256
FIRST_ACTION: Final[list[int]] = [
    sum(len(PLACES[before]) for before in REALMS[:number]) for number in range(len(REALMS))
]
REALM_OF: Final[bytes] = bytes([number for number, realm in enumerate(REALMS) for _ in PLACES[realm]])
