"""Steps: what a State asks next.

A State carries a stack of pending steps. The top one names the seats it asks (the State's ``waiting``
mask), lists their moves and resolves the chosen one; pushing a step is how an effect interrupts. Steps
are immutable, so copies of a State share them; what changes lives in the State.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludarium.core.errors import NotAllowed
from ludarium.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of decision, named after the rulebook's word for it."""

    def name(self) -> str:
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> list[int]:
        raise NotImplementedError

    def play(self, state: S, seat: int, move: int) -> None:
        raise NotImplementedError

    def why_not(self, state: S, seat: int, move: int) -> NotAllowed:
        """The rule that forbids a readable move in this step."""
        raise NotImplementedError
