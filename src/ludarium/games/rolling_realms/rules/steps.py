"""The steps of a player, and how a Player is asked and moves.

They belong to a Player, not to the table, because everybody is asked at the same time (RR-021).
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules import activate, charterstone, take, viticulture
from ludarium.games.rolling_realms.rules.player import ACTIVATE, Player
from ludarium.games.rolling_realms.rules.questions import Question

QUESTIONS: Final[list[Question]] = [
    activate.STEP,
    take.STEP,
    charterstone.STEP,
    viticulture.STEP,
    Question("ready"),  # asks nothing
]
STEP_NAMES: Final = [question.name for question in QUESTIONS]
OWN_SEAT: Final = 0  # a Player's steps know one seat, whichever it has at the table


def moves_of(player: Player) -> list[int]:
    """The legal moves of a player who is asked, in a fixed order; the list belongs to the player."""
    found = player.cache
    if found is None:
        found = QUESTIONS[player.step].legal(player, OWN_SEAT)
        player.cache = found
    return found


def play_on(player: Player, move: i64) -> None:
    """Make a legal move."""
    question = QUESTIONS[player.step]
    player.cache = None
    player.shown = None
    player.surplus = 0
    player.step = ACTIVATE  # unless the move asks for something else
    question.play(player, OWN_SEAT, move)
    if player.step == ACTIVATE:
        player.number = 0


def why_not(player: Player, move: i64) -> NotAllowed | None:
    """The rule that forbids a move to a player who is asked; ``None`` names the clause of its kind."""
    question = QUESTIONS[player.step]
    if MOVES.kind(move).name not in question.kinds:
        return question.misplaced(player, move)
    return question.why_not(player, OWN_SEAT, move)
