"""What one seat may know: the only thing that ever leaves the engine towards a player."""

from collections import Counter
from typing import Any, ClassVar, Final

import msgspec


class Truth:
    """Stands for the seat in a table that shows the whole truth. Nothing can encode it, so no frame carries one."""

    def __repr__(self) -> str:
        return "TRUTH"


TRUTH: Final[Any] = Truth()


class Facts(msgspec.Struct, frozen=True):
    """What a page or a terminal wants beyond a View: sums, scores, progress; computed from the View alone."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may see; ``seat`` is ``None`` for a spectator, and ``TRUTH`` for the whole truth.

    The annotated fields of a game's View declare what lies where and who may look (``zones``).
    """

    layout: ClassVar[Any] = None  # the ``Layout`` that was made of the View's fields, if they hold components

    game: str
    seat: int | None
    seats: int
    step: str
    to_move: list[int]

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    def shown(self) -> Counter[str]:
        """Every component whose name can be seen (``kind:name``), with how often."""
        found: Counter[str] = Counter() if self.layout is None else self.layout.shown(self)
        return found
