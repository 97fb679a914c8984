"""Bots: they get a View and the legal moves of their seat, never a State."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ludarium.core.proposal import Proposal
from ludarium.core.rng import Rng
from ludarium.core.view import View


class Bot(ABC):
    """A player that is a program. ``rng`` is its own; the game's chance is out of its reach."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, moves: Sequence[int]) -> int:
        """One of ``moves``, judged by what the seat may know."""

    # Ruff takes what need not be written for what was forgotten.
    def listen(self, proposals: Sequence[Proposal]) -> None:  # noqa: B027
        """What the others propose, told before ``choose`` where a step is discussed."""

    def propose(self, view: View, moves: Sequence[int]) -> list[int] | None:
        """What the asked seat should do, if this one has a wish: a run that begins with one of ``moves``."""
        return None


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return self.pick(moves)

    def pick(self, moves: Sequence[int]) -> int:
        """The choice itself, for callers that spare a blind bot the view."""
        return moves[self.rng.below(len(moves))]
