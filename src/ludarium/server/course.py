"""The course of a table: everything its log says, and the State that follows from it.

It is pure: rows in, facts out. Any worker makes the same course from the same rows.

Decisions inside a turn that others cannot see are not counted for them either: how many a seat made would tell
what it holds. So each watcher has numbers of its own until the game is over.
"""

from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

import msgspec

from ludarium.core import fairness
from ludarium.core.events import EVERYONE, Event
from ludarium.core.game import Game, Json
from ludarium.core.match import Match, Played
from ludarium.core.record import Seed
from ludarium.core.registry import game as find_game
from ludarium.core.result import Result
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.server.errors import Conflict, TooLate
from ludarium.server.store import Row
from ludarium.server.wire import Pace

WINDOW: Final = 128  # moves whose States and news stay in memory, at least
CHATS: Final = 30

Phase = Literal["lobby", "playing", "over"]


class Head(NamedTuple):
    """What is fixed when a table is made. ``seed`` and ``start`` never leave the house while a game runs."""

    id: str
    game: str
    rules: int
    seed: Seed
    start: Json | None


class Seat(msgspec.Struct):
    kind: Literal["person", "bot", "open"] = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""


class Made(msgspec.Struct):
    """The first row of a log."""

    seats: int
    options: dict[str, str]
    public: bool
    pace: Pace
    host: str
    tutorial: bool = False
    replay: bool = False  # made from a file, only to be looked at


class Changed(msgspec.Struct):
    """A row of settings, complete."""

    seats: int
    options: dict[str, str]
    public: bool
    pace: Pace


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


class Ask(NamedTuple):
    """An undo that waits for the consent of others."""

    seat: int
    to: int
    waiting: frozenset[int]


class Course:
    __slots__ = (
        "asking",
        "barriers",
        "changed",
        "chats",
        "counts",
        "epochs",
        "game",
        "head",
        "hidden",
        "host",
        "log",
        "match",
        "moves",
        "mover",
        "options",
        "pace",
        "phase",
        "public",
        "replay",
        "seats",
        "starts",
        "tutorial",
        "views",
    )

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game: Game = find_game(head.game)
        self.log = 0  # the number of the next row
        self.phase: Phase = "lobby"
        self.seats: list[Seat] = []
        self.options: dict[str, str] = {}
        self.public = False
        self.pace: Pace = "human"
        self.host = ""
        self.tutorial = False
        self.replay = False
        self.changed = 0.0
        self.chats: list[Chat] = []
        self.asking: Ask | None = None
        self.epochs: list[int] = []  # how many times each watcher saw something taken back
        self.match: Match | None = None
        self.barriers: dict[int, bool] = {}  # by index: whether a move revealed something
        self.views: dict[int | None, list[tuple[State, View]]] = {}  # the last two of each watcher
        self.moves = array("H")
        self.mover = array("B")
        self.starts = bytearray()  # whether a move begins a play, or belongs to the one before
        self.hidden = array("Q")  # the watchers from whom a move is hidden, as bits; the last is a spectator
        self.counts: list[int] = []

    @classmethod
    def of(cls, head: Head, rows: Sequence[Row]) -> "Course":
        course = cls(head)
        for row in rows:
            course.absorb(row)
        return course

    # Facts.

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.kind == "person":
                return number
        return None

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def to_move(self) -> list[int]:
        return self.match.state.to_move() if self.match is not None and not self.replay else []

    def result(self) -> Result | None:
        return None if self.match is None else self.match.state.result()

    def playing(self) -> Match:
        if self.match is None or self.phase == "lobby":
            raise Conflict("house-not-started")
        return self.match

    def running(self) -> Match:
        match = self.playing()
        if self.phase == "over":
            raise Conflict("house-game-over")
        return match

    def view(self, state: State, seat: int | None) -> View:
        """What a watcher may know of a State of this game. States here never change, so views are kept."""
        kept = self.views.setdefault(seat, [])
        for known, view in kept:
            if known is state:
                return view
        view = self.game.view(state, seat)
        kept.append((state, view))
        del kept[:-2]
        return view

    # Numbers, as each watcher counts them.

    def watcher(self, seat: int | None) -> int:
        return len(self.seats) if seat is None else seat

    def number(self, seat: int | None) -> int:
        if self.phase != "playing":
            return len(self.moves)
        return self.counts[self.watcher(seat)]

    def index(self, seat: int | None, number: int) -> int | None:
        """How many moves there were when the watcher had counted this many; ``None`` if there never were."""
        if number < 0 or number > self.number(seat):
            return None
        if self.phase != "playing":
            return number
        bit = 1 << self.watcher(seat)
        index = len(self.moves)
        left = self.number(seat) - number
        while left:
            index -= 1
            left -= not self.hidden[index] & bit
        return index

    def number_at(self, seat: int | None, index: int) -> int:
        """What the watcher had counted when there were so many moves."""
        if self.phase != "playing":
            return index
        bit = 1 << self.watcher(seat)
        return self.number(seat) - sum(not mask & bit for mask in self.hidden[index:])

    # What the log says.

    def absorb(self, row: Row) -> None:
        """Take in the next row of the log."""
        if row.number != self.log:
            raise LookupError(f"row {row.number} of table {row.table_id} is missing: {self.log}")
        self.log += 1
        self.changed = row.at
        if row.kind in ("move", "more"):
            after, news = step(self.running_match().state, row.seat, row.move)
            self.adopt(row.seat, row.move, after, news, row.kind == "move")
        elif row.kind == "chat":
            self.chats.append(msgspec.convert({**msgspec.json.decode(row.data), "number": row.number}, Chat))
            del self.chats[:-CHATS]
        elif row.kind == "undo":
            self.take_back(msgspec.json.decode(row.data, type=TakenBack))
        elif row.kind == "undo-ask":
            self.ask(row.seat, row.move)
        elif row.kind == "undo-answer":
            self.answer(row.seat, bool(row.move))
        elif row.kind == "made":
            self.make(msgspec.json.decode(row.data, type=Made))
        elif row.kind == "seat":
            self.seats[row.seat] = msgspec.json.decode(row.data, type=Seat)
        elif row.kind == "settings":
            self.change(msgspec.json.decode(row.data, type=Changed))
        elif row.kind == "start":
            self.begin()

    def make(self, made: Made) -> None:
        self.seats = [Seat() for _ in range(made.seats)]
        self.options = made.options
        self.public = made.public
        self.pace = made.pace
        self.host = made.host
        self.tutorial = made.tutorial
        self.replay = made.replay

    def change(self, changed: Changed) -> None:
        self.seats = (self.seats + [Seat() for _ in range(changed.seats)])[: changed.seats]
        self.options = changed.options
        self.public = changed.public
        self.pace = changed.pace

    def seed(self) -> Seed:
        """What the game's chance comes from, with the salts of those who sit here."""
        seed = self.head.seed
        if seed.key or seed.salts:
            return seed
        return msgspec.structs.replace(seed, salts=[seat.salt for seat in self.seats])

    def begin(self) -> None:
        seed = self.seed()
        key = bytes.fromhex(seed.key) if seed.key else self.derived(seed)
        if self.head.start is not None:
            state = self.game.load(self.head.start, key)
        else:
            state = self.game.start(len(self.seats), self.options, key)
        self.match = Match(self.game, state)
        self.counts = [0] * (len(self.seats) + 1)
        self.epochs = [0] * (len(self.seats) + 1)
        self.phase = "over" if state.over or self.replay else "playing"

    def derived(self, seed: Seed) -> bytes:
        salts = [bytes.fromhex(salt) for salt in seed.salts]
        return fairness.seed(bytes.fromhex(seed.secret), self.head.game, salts)

    # Moves.

    def running_match(self) -> Match:
        if self.match is None:
            raise LookupError(f"table {self.head.id} has moves before it began")
        return self.match

    def plan(self, seat: int, moves: Sequence[int]) -> list[tuple[State, list[Event]]]:
        """The States after some moves of a seat in a row; raises what forbids any of them."""
        state = self.running().state
        planned = []
        for move in moves:
            state, news = step(state, seat, move)
            planned.append((state, news))
        return planned

    def adopt(self, seat: int, move: int, after: State, news: list[Event], starts: bool) -> None:
        """A planned move has happened."""
        match = self.running_match()
        before = match.state
        match.history.append(Played(before, seat, move, news))
        match.state = after
        hidden = self.hidden_from(seat, before, after, news)
        for watcher in range(len(self.counts)):
            self.counts[watcher] += not hidden >> watcher & 1
        self.moves.append(move)
        self.mover.append(seat)
        self.starts.append(starts)
        self.hidden.append(hidden)
        if len(match.history) >= 2 * WINDOW:
            del match.history[:WINDOW]
        self.asking = None
        if after.over:
            self.phase = "over"

    def hidden_from(self, seat: int, before: State, after: State, news: list[Event]) -> int:
        """The watchers who cannot notice a move, as bits: no news for them, and nothing public has changed."""
        if after.waiting != before.waiting or after.over or (news and all(one.to == EVERYONE for one in news)):
            return 0
        hidden = 0
        if self.view(before, None) == self.view(after, None):
            for watcher in range(len(self.counts)):
                known = None if watcher == len(self.seats) else watcher
                if watcher != seat and not any(event.visible_to(known) for event in news):
                    hidden |= 1 << watcher
        return hidden

    def timely(self, seat: int, index: int | None, epoch: int | None) -> None:
        """Refuse what was sent before the table moved on, unless all that happened since was simultaneous."""
        match = self.running()
        if index is None or (epoch is not None and epoch != self.epochs[seat]):
            raise TooLate("house-too-late")
        since = len(self.moves) - index
        if since > len(match.history):
            raise TooLate("house-too-late")
        later = match.history[len(match.history) - since :]
        if any(played.seat == seat or not played.before.waiting >> seat & 1 for played in later):
            raise TooLate("house-too-late")

    # Taking back.

    def last_play(self, seat: int) -> int | None:
        """Where the last play of a seat began."""
        index = len(self.moves) - 1
        while index >= 0 and self.mover[index] != seat:
            index -= 1
        while index >= 0 and not self.starts[index]:
            index -= 1
        return None if index < 0 else index

    def free_undo(self, seat: int) -> TakenBack | None:
        """What a seat may take back without asking: nobody learned anything since, nobody else moved on."""
        match = self.match
        to = self.last_play(seat)
        if match is None or to is None or self.phase != "playing":
            return None
        offset = len(self.moves) - len(match.history)
        if to < offset:
            return None
        later = match.history[to - offset :]
        asked = later[0].before.waiting
        if match.state.waiting & ~asked:
            return None
        if any(not played.before.waiting & asked or not asked >> played.seat & 1 for played in later):
            return None
        states = [played.before for played in later] + [match.state]
        if any(self.reveals(to + at, one, two) for at, (one, two) in enumerate(pairwise(states))):
            return None
        kept = [number for number in range(to, len(self.moves)) if self.mover[number] != seat]
        return TakenBack(to, kept)

    def reveals(self, index: int, before: State, after: State) -> bool:
        """Whether a move of the history was an information barrier; worked out once."""
        known = self.barriers.get(index)
        if known is None:
            mover = self.mover[index]
            everybody = (1 << len(self.counts)) - 1
            # Whoever could not notice the move cannot have seen more by it.
            watchers = [mover] if self.hidden[index] | 1 << mover == everybody else [None, *range(len(self.seats))]
            known = before.rng.drawn != after.rng.drawn or any(
                more_shown(self.view(before, one), self.view(after, one)) for one in watchers
            )
            if len(self.barriers) > WINDOW:
                self.barriers.clear()
            self.barriers[index] = known
        return known

    def take_back(self, taken: TakenBack) -> None:
        match = self.running_match()
        kept = [(self.mover[number], self.moves[number], bool(self.starts[number])) for number in taken.kept]
        offset = len(self.moves) - len(match.history)
        if taken.to >= offset:
            match.state = match.history[taken.to - offset].before
            del match.history[taken.to - offset :]
        else:
            old = [(self.mover[n], self.moves[n], bool(self.starts[n])) for n in range(taken.to)]
            match.state = match.start.copy()
            match.history.clear()
            kept = old + kept
            taken = TakenBack(0)
        for watcher in range(len(self.counts)):
            seen = sum(not mask >> watcher & 1 for mask in self.hidden[taken.to :])
            self.counts[watcher] -= seen
            self.epochs[watcher] += seen > 0
        del self.moves[taken.to :]
        del self.mover[taken.to :]
        del self.starts[taken.to :]
        del self.hidden[taken.to :]
        self.phase = "playing"
        for seat, move, starts in kept:
            after, news = step(match.state, seat, move)
            self.adopt(seat, move, after, news, starts)
        self.asking = None
        self.barriers.clear()

    def ask(self, seat: int, to: int) -> None:
        self.asking = Ask(seat, to, frozenset(self.people()) - {seat})

    def answer(self, seat: int, yes: bool) -> None:
        if self.asking is None:
            return
        if not yes:
            self.asking = None
        else:
            self.asking = self.asking._replace(waiting=self.asking.waiting - {seat})

    # The past.

    def replayed(self) -> Match:
        """The whole game from its start, with all States and news; slow, so not for the event loop."""
        match = Match(self.game, self.playing().start.copy())
        for seat, move in zip(self.mover, self.moves, strict=True):
            match.play(seat, move)
        return match


def more_shown(before: View, after: View) -> bool:
    """Whether a watcher sees a component that they did not see before."""
    if all(getattr(before, place) == getattr(after, place) for place in after.places):
        return False
    return bool(after.shown() - before.shown())


def step(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """The State after a move and what happened, while the given State stays as it is."""
    after = state.copy()
    news: list[Event] = []
    after.news = news
    after.play(seat, move)
    after.news = None
    return after, news
