"""Everything that crosses the wire, as types. ``docs/protocol.md`` describes it for readers."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludarium.core.events import Event
from ludarium.core.layout import Described
from ludarium.core.option import Family, KindAbout, Offer, Option
from ludarium.core.result import Result
from ludarium.core.view import Facts, View
from ludarium.server.storage.rows import Clock, Pace, Successor, UndoRule

Salt = Annotated[str, Meta(max_length=128, pattern="^([0-9a-fA-F]{2})*$")]
Short = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Arguments = dict[str, str | int | list[str]]
ProposedMoves = Annotated[list[MoveNumber], Meta(min_length=1, max_length=2)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Nothing(Request, frozen=True):
    """A request that says nothing more."""


class NameMe(Request, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class MakeTable(Request, frozen=True):
    game: Short
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: dict[Short, Short] = {}
    public: bool = False
    pace: Pace = "human"
    bots: dict[Annotated[str, Meta(pattern="^[0-9]{1,2}$")], Short] = {}
    sit: bool = True
    salt: Salt = ""
    start: bool = False
    clock: Clock | None = None
    undo: UndoRule = "free"


class Sit(Request, frozen=True):
    seat: SeatNumber | None = None
    salt: Salt = ""


class Branch(Request, frozen=True):
    lines: Annotated[int, Meta(ge=0, le=1_000_000)]


class AskRematch(Request, frozen=True):
    salt: Salt = ""


class SeatBot(Request, frozen=True):
    seat: SeatNumber
    bot: Short | None


class ChangeSettings(Request, frozen=True):
    seats: Annotated[int, Meta(ge=1, le=64)] | UnsetType = UNSET
    options: dict[Short, Short] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    undo: UndoRule | UnsetType = UNSET


class StandIn(Request, frozen=True):
    """``bot`` sits in for the person of a seat; without one the person returns."""

    seat: SeatNumber
    bot: Short | None


class Start(Request, frozen=True):
    fill: Short = ""  # the bot for open seats; empty: the usual one of the game


class Fork(Request, frozen=True):
    number: MoveNumber
    seat: SeatNumber


class PlayDaily(Request, frozen=True):
    game: Short


class UseLink(Request, frozen=True):
    token: Annotated[str, Meta(max_length=100)]


# Answers.


class Me(msgspec.Struct, frozen=True):
    guest: str
    name: str
    named: bool


class OptionAbout(msgspec.Struct, frozen=True):
    id: str
    choices: list[str]
    default: str
    clause: str


class Layout(msgspec.Struct, frozen=True):
    """The fields of a View as the game declares them, for a board that draws any game."""

    fields: list[Described]


class CampaignAbout(msgspec.Struct, frozen=True):
    """A campaign of a game; a table with this id as its game is one."""

    id: str
    seat_counts: list[int]
    options: list[OptionAbout]


class GameAbout(msgspec.Struct, frozen=True):
    id: str
    seat_counts: list[int]
    minutes: int
    age: int
    rules_version: int
    options: list[OptionAbout]
    bots: list[str]
    tutorial: bool
    daily: bool
    score_parts: int
    layout: Layout | UnsetType = UNSET
    campaigns: list[CampaignAbout] | UnsetType = UNSET
    families: list[KindAbout] | UnsetType = UNSET  # the kinds of moves that come as families
    texts: bool = False  # its texts are no part of the page and come from the house


class ClauseText(msgspec.Struct, frozen=True):
    id: str
    chapter: str
    text: str


class SeatInfo(msgspec.Struct, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    you: bool
    connected: bool
    away: float | None
    stand_in: str | None


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    phase: Literal["lobby", "playing", "over"]
    seats: list[SeatInfo]
    options: dict[str, str]
    public: bool
    pace: Pace
    host: bool
    you: int | None
    to_move: list[int]
    number: int
    commitment: str
    tutorial: bool
    daily: str | None
    clock: Clock | None
    undo: UndoRule
    patience: float
    clocks: list[float | None] | None
    result: Result | None
    rematch: Successor | None
    changed: datetime
    campaign: str | UnsetType = UNSET  # the table of the campaign of which this is a chapter
    chapter: str | UnsetType = UNSET  # the table of the chapter that a campaign plays now
    sheet: View | UnsetType = UNSET  # where a campaign stands


class Token(msgspec.Struct, frozen=True):
    token: str


class Frame(msgspec.Struct, frozen=True):
    number: int
    view: View
    facts: Facts | None
    events: list[Event]
    seat: int | None
    move: str | None
    at: datetime | None


class ChapterTold(msgspec.Struct, frozen=True):
    """A game of a campaign that is over. A branch that shares ``lines`` stands before it; ``table`` is where it was
    played, empty if that was in another house."""

    number: int
    lines: int
    table: str
    news: list[Event]


class DailyResult(msgspec.Struct, frozen=True):
    place: int
    name: str
    score: int
    finished: datetime
    you: bool


class Daily(msgspec.Struct, frozen=True):
    game: str
    date: str
    table: str | None
    results: list[DailyResult]


class Reach(msgspec.Struct, frozen=True):
    addresses: list[str]
    given: bool


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class ErrorAnswer(msgspec.Struct, frozen=True):
    code: str
    reason: str
    arguments: dict[str, str | int]
    clause: str


# Frames from the page.


class FromPage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A frame that the page sends. One with an ``id`` is answered by exactly one frame with that ``id``."""

    id: int | UnsetType = UNSET


class Hello(FromPage, frozen=True, tag="hello"):
    at: int = -1
    chat: int | None = None


class PlayMoves(FromPage, frozen=True, tag="play"):
    at: int
    moves: Annotated[list[MoveNumber], Meta(min_length=1, max_length=200)]
    epoch: int | None = None


class Undo(FromPage, frozen=True, tag="undo"):
    at: int


class UndoAnswer(FromPage, frozen=True, tag="undo-answer"):
    yes: bool


class Compose(FromPage, frozen=True, tag="compose"):
    id: int
    refs: Annotated[list[Short], Meta(max_length=60)]


class Why(FromPage, frozen=True, tag="why"):
    id: int
    move: Annotated[str, Meta(max_length=60)]


class AskHint(FromPage, frozen=True, tag="hint"):
    id: int


class Propose(FromPage, frozen=True, tag="propose"):
    at: int
    moves: ProposedMoves


class Withdraw(FromPage, frozen=True, tag="withdraw"):
    """Takes my proposal back, or a play of mine that waits for agreement."""


class Judge(FromPage, frozen=True):
    """What I think of the proposal of a seat, which is told again in case another came meanwhile."""

    at: int
    seat: SeatNumber
    moves: ProposedMoves


class Agree(Judge, frozen=True, tag="agree"):
    pass


class Disagree(Judge, frozen=True, tag="disagree"):
    pass


class Consider(FromPage, frozen=True, tag="consider"):
    """How could a proposal that begins so go on?"""

    id: int
    moves: ProposedMoves


class Say(FromPage, frozen=True, tag="chat"):
    text: Annotated[str, Meta(max_length=4000)]


class Mute(FromPage, frozen=True, tag="mute"):
    seat: SeatNumber
    on: bool


class Ping(FromPage, frozen=True, tag="ping"):
    """Whether the house still answers; browsers do not tell pages of the pings of the protocol."""


PageFrame = (
    Hello
    | PlayMoves
    | Undo
    | UndoAnswer
    | Propose
    | Withdraw
    | Agree
    | Disagree
    | Consider
    | Compose
    | Why
    | AskHint
    | Say
    | Mute
    | Ping
)


# Frames from the house.


class FromHouse(msgspec.Struct, frozen=True, tag_field="type"):
    """A frame that the house sends."""


class TableMessage(FromHouse, frozen=True, tag="table"):
    table: TableInfo


class News(msgspec.Struct, frozen=True):
    number: int
    seat: int
    at: datetime | None
    events: list[Event]


class UndoState(msgspec.Struct, frozen=True):
    free: bool
    ask: bool
    reason: str | None


class StateMessage(FromHouse, frozen=True, tag="state"):
    number: int
    epoch: int
    since: int
    resync: bool
    view: View
    facts: Facts | None
    options: list[Option]
    news: list[News]
    undo: UndoState
    waiting: list[int]
    clocks: list[float | None] | UnsetType = UNSET
    families: list[Family] | UnsetType = UNSET  # further options, many of one kind
    proposable: Offer | UnsetType = UNSET  # what this seat may propose to the one that is asked
    limited: str | UnsetType = UNSET  # no chat now, by this clause


class ProposalTold(msgspec.Struct, frozen=True):
    """``seconds`` until it is played even if nobody agrees; left out where it is only a wish."""

    seat: int
    options: list[Option]
    agree: list[int]
    disagree: list[int]
    seconds: float | UnsetType = UNSET


class ProposalsMessage(FromHouse, frozen=True, tag="proposals"):
    proposals: list[ProposalTold]


class ConsideredMessage(FromHouse, frozen=True, tag="considered"):
    id: int
    options: list[Option]
    families: list[Family]


class Done(FromHouse, frozen=True, tag="done"):
    """A request was carried out that has no other answer."""

    id: int


class UndoAsked(FromHouse, frozen=True, tag="undo-asked"):
    seat: int


class UndoRefused(FromHouse, frozen=True, tag="undo-refused"):
    seat: int


class UndoDone(FromHouse, frozen=True, tag="undo-done"):
    seat: int
    number: int


class ComposedPlay(msgspec.Struct, frozen=True):
    moves: list[int]
    label: str
    arguments: Arguments
    way: str


class Missing(msgspec.Struct, frozen=True):
    reason: str
    arguments: Arguments
    clause: str


class ComposedMessage(FromHouse, frozen=True, tag="composed"):
    id: int
    plays: list[ComposedPlay]
    missing: Missing | None
    fits: list[str]
    barred: dict[str, Missing]
    facts: Facts | None  # what the game tells of the selection


class WhyMessage(FromHouse, frozen=True, tag="why"):
    id: int
    allowed: bool
    reason: str | None
    arguments: dict[str, str | int]
    clause: str


class HintMessage(FromHouse, frozen=True, tag="hint"):
    id: int
    moves: list[int]
    options: list[Option]
    reason: str
    arguments: Arguments


class ChatMessage(FromHouse, frozen=True, tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    at: datetime


class Refused(FromHouse, frozen=True, tag="refused"):
    code: str
    reason: str
    arguments: dict[str, str | int]
    clause: str
    id: int | UnsetType = UNSET  # of the request, if it had one
