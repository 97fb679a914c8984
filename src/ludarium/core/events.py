"""What just happened, for the log and the animation."""

from typing import Final

import msgspec

EVERYONE: Final = -1

Fact = int | str | list[str]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One happening. ``kind`` is also the text id of its log line; ``to`` is a bit mask of the seats that
    may know it (``EVERYONE`` includes spectators)."""

    kind: str
    seat: int = -1
    facts: dict[str, Fact] = {}
    to: int = EVERYONE

    def visible_to(self, seat: int | None) -> bool:
        return self.to == EVERYONE or (seat is not None and bool(self.to >> seat & 1))
