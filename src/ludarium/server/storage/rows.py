"""The rows of a table's log, and the types of their data. Logs are never rewritten, so old rows must stay valid."""

from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from ludarium.core.game import Json
from ludarium.core.proposal import Proposal
from ludarium.core.record import Seed

Pace = Literal["human", "instant"]
UndoRule = Literal["free", "consent", "off"]
Phase = Literal["lobby", "playing", "over"]

LONGEST = 60 * 24 * 3600


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds for the whole game, with an increment after each turn, or so many for every turn."""

    per: Literal["game", "turn"]
    seconds: Annotated[int, Meta(ge=5, le=LONGEST)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Head(NamedTuple):
    """What is fixed when a table is made. ``seed`` and ``start`` never leave the house while a game runs."""

    id: str
    game: str
    rules: int
    seed: Seed
    start: Json | None


class Row(NamedTuple):
    """One row of a table's log, as the database has it."""

    table_id: str
    number: int
    kind: str
    seat: int
    move: int
    data: str
    at: float


class Draft(NamedTuple):
    """A row that has no number yet."""

    kind: str
    seat: int = -1
    move: int = 0
    data: str = ""


class Seat(msgspec.Struct):
    """An open seat with a guest is kept for that guest: they were invited."""

    kind: Literal["person", "bot", "open"] = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""  # the level of a bot
    salt: str = ""
    stand_in: str = ""  # the level of a bot that sits in for the person

    @property
    def player(self) -> str:
        """The bot that moves for this seat, if one does."""
        return self.stand_in or self.bot


class Made(msgspec.Struct):
    """The first row of a log."""

    seats: int
    options: dict[str, str]
    public: bool
    pace: Pace
    host: str
    tutorial: bool = False
    replay: bool = False  # made from a file, only to be looked at
    clock: Clock | None = None
    undo: UndoRule = "free"
    rematch: bool = False  # begins when all who are invited have sat down
    campaign: str = ""  # the table of the campaign of which this is a chapter
    carried: Json | None = None  # what that hands in
    forked: str = ""  # of a campaign: the digest at which it was branched off


class BegunChapter(msgspec.Struct, frozen=True):
    """A campaign's chapter has a table; what is told of its seed is committed to."""

    table: str
    seed: Seed


class Changed(msgspec.Struct):
    """A row of settings, complete."""

    seats: int
    options: dict[str, str]
    public: bool
    pace: Pace
    clock: Clock | None = None
    undo: UndoRule = "free"


class Successor(msgspec.Struct, frozen=True):
    """The table of the rematch, and the seat that asked for it first."""

    table: str
    seat: int


class TakenBack(msgspec.Struct):
    """The moves before ``to`` stay, then those of others that were made at the same time."""

    to: int
    kept: list[int] = []


class Chat(msgspec.Struct):
    number: int
    seat: int
    name: str
    text: str
    at: float


class Proposed(NamedTuple):
    """A proposal at a table. ``due`` is when it is played unless all agree before that; ``None``: it is a wish.

    ``made`` is the row of the log that made it, ``row`` the last one that told the asked seat something new.
    """

    proposal: Proposal
    made: int
    row: int
    due: float | None = None


class UndoRequest(NamedTuple):
    """An undo that waits for the consent of others."""

    seat: int
    to: int
    waiting: frozenset[int]


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def seat_draft(number: int, seat: Seat) -> Draft:
    return Draft("seat", number, 0, encoded(seat))
