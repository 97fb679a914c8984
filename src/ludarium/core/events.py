"""What just happened, for the log and the animation."""

from typing import Final

import msgspec

EVERYONE: Final = -1
SPECTATORS: Final = 30  # the bit of those who have no seat

Fact = int | str | list[str]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One happening. ``kind`` is also the text id of its log line; ``to`` is a bit mask of the seats that
    may know it (``EVERYONE`` includes spectators)."""

    kind: str
    seat: int = -1
    facts: dict[str, Fact] = {}
    to: int = EVERYONE

    def visible_to(self, seat: int | None) -> bool:
        return bool(self.to >> (SPECTATORS if seat is None else seat) & 1)
