"""What one seat may know: the only thing that ever leaves the engine towards a player."""

from typing import ClassVar

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Built by allow-list from what a seat may see. ``seat`` is ``None`` for a spectator.

    A game's view names in ``places`` its fields that say where components lie; the core reads from them
    which components a seat can see, and so finds information barriers by itself.
    """

    places: ClassVar[tuple[str, ...]] = ()

    game: str
    seat: int | None
    seats: int
    step: str
    to_move: list[int]

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    def shown(self) -> frozenset[str]:
        """Every string in the fields that place components."""
        found: set[str] = set()
        for name in self.places:
            collect(msgspec.to_builtins(getattr(self, name), str_keys=True), found)
        return frozenset(found)


def collect(value: object, found: set[str]) -> None:
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, dict):
        for part in value.values():
            collect(part, found)
    elif isinstance(value, list):
        for part in value:
            collect(part, found)
