"""What is wrong with a position."""

from collections.abc import Iterable

from ludarium.core.errors import BadPosition


def wrong(where: str, reason: str, clause: str = "", **facts: str | int) -> BadPosition:
    return BadPosition(reason, {"where": where, **facts}, clause)


class Found:
    """Where each single component was named; it may lie in one place only."""

    def __init__(self) -> None:
        self.places: dict[str, str] = {}

    def note(self, name: str, where: str) -> None:
        if name in self.places:
            raise wrong(where, "unearth-position-twice", name=name, other=self.places[name])
        self.places[name] = where

    def note_all(self, names: Iterable[str], where: str) -> None:
        for at, name in enumerate(names):
            self.note(name, f"{where}[{at}]")
