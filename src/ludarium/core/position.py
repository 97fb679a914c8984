"""Positions as games read them: the checks that are the same for every game."""

from collections.abc import Mapping
from typing import Annotated, Final, Protocol, TypeVar

import msgspec
from msgspec import Meta

from ludarium.core.errors import BadPosition, LudariumError
from ludarium.core.game import Game, Json
from ludarium.core.reading import Reader, path_of, sentence_of
from ludarium.core.rng import Rng

MOST_DRAWN: Final = 2**53  # more words than any game asks for, and a number that JSON carries everywhere


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The generator: its key and how many words it has given."""

    key: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    drawn: Annotated[int, Meta(ge=0, le=MOST_DRAWN)]

    def rng(self) -> Rng:
        return Rng(bytes.fromhex(self.key), self.drawn)


class Placing(Protocol):
    """What every written position has."""

    @property
    def seats(self) -> int | msgspec.UnsetType: ...

    @property
    def options(self) -> dict[str, str] | msgspec.UnsetType: ...


P = TypeVar("P", bound=Placing)


def read_position(game: Game, position: Json, reader: Reader[P], usual_seats: int) -> tuple[P, int, dict[str, str]]:
    """A written position, its seats and all options of its table; a fault is refused with where it is."""
    try:
        read = reader.convert(position, str_keys=True)
    except msgspec.ValidationError as error:
        facts: Mapping[str, str | int] = {"where": path_of(error), "what": sentence_of(error)}
        raise BadPosition("position-malformed", facts) from None
    seats = usual_seats if isinstance(read.seats, msgspec.UnsetType) else read.seats
    if seats not in game.seat_counts:
        counts = ", ".join(map(str, game.seat_counts))
        told: Mapping[str, str | int] = {"where": "seats", "seats": seats, "counts": counts}
        raise BadPosition("no-such-seat-count", told, game.seats_clause())
    chosen = {} if isinstance(read.options, msgspec.UnsetType) else read.options
    try:
        return read, seats, game.complete_options(seats, chosen)
    except LudariumError as error:
        raise BadPosition(error.reason, {"where": "options", **error.arguments}, error.clause) from None


def schema_of(kind: type[msgspec.Struct], title: str) -> Json:
    schema: Json = msgspec.json.schema(kind)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **schema}
