"""What a player is asked, and what the moves of one kind do: the base classes of a player's steps."""

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules.player import Player


def refuse(clause: str, reason: str, **facts: str | int) -> NotAllowed:
    """A refusal: the clause, a text id, and the facts that fill the text."""
    return NotAllowed(reason, facts, clause)


class Question(Step[Player]):
    """A step that asks one player. The seats of a table are asked at the same time, each by a step of its own.

    ``clause`` is the rule by which the question comes before anything else (RR-A48).
    """

    __slots__ = ("clause",)

    def __init__(self, name: str, *kinds: str, clause: str = "") -> None:
        super().__init__(name, *kinds, is_open=True)  # RR-A44
        self.clause: str = clause

    def fault(self, player: Player) -> NotAllowed | None:
        """What is wrong with a question that nobody could be asked as the cards stand."""
        return None

    def misplaced(self, player: Player, move: i64) -> NotAllowed:
        """The rule by which a move of another question's kind is not open now."""
        return NotAllowed("not-now", {"step": f"realms-step-{self.name}"}, self.clause)


class Act:
    """What the moves of one kind do while a player activates realms; ``at`` counts them from the first one."""

    __slots__ = ("clause", "first", "kind")

    def __init__(self, kind: str) -> None:
        self.kind: str = kind
        self.first: i64 = MOVES.first(kind)
        self.clause: str = MOVES.kinds[kind].clause

    def play(self, player: Player, at: i64) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def why_not(self, player: Player, at: i64) -> NotAllowed | None:
        """The rule that forbids a move; ``None`` names the clause of the kind."""
        return None
