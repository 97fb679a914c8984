"""The course of a table: everything its log says, and the State that follows from it.

It is pure: rows in, facts out. Any worker makes the same course from the same rows.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ludarium.core import fairness
from ludarium.core.events import EVERYONE, Event
from ludarium.core.game import Game
from ludarium.core.match import Match, Played
from ludarium.core.reading import Reader
from ludarium.core.record import Seed
from ludarium.core.registry import game as find_game
from ludarium.core.result import Result
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.server.clocks import Clocks
from ludarium.server.errors import Conflict, TooLate
from ludarium.server.rows import (
    Ask,
    Changed,
    Chat,
    Clock,
    Head,
    Made,
    Pace,
    Phase,
    Row,
    Seat,
    Successor,
    TakenBack,
    UndoRule,
    whole_second,
)
from ludarium.server.sheet import Sheet

WINDOW: Final = 32  # moves whose States and news stay in memory, at least
SLACK: Final = 8  # moves after which the older ones are let go
CHATS: Final = 30

read_said: Final = Reader(dict[str, object]).decode
read_chat: Final = Reader(Chat).convert
read_made: Final = Reader(Made).decode
read_seat: Final = Reader(Seat).decode
read_changed: Final = Reader(Changed).decode
read_taken_back: Final = Reader(TakenBack).decode
read_successor: Final = Reader(Successor).decode


class Course:
    __slots__ = (
        "asking",
        "changed",
        "chats",
        "clock",
        "clocks",
        "game",
        "head",
        "host",
        "log",
        "match",
        "options",
        "pace",
        "phase",
        "public",
        "rematch",
        "replay",
        "said",
        "seats",
        "sheet",
        "successor",
        "tutorial",
        "undo",
        "views",
    )

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game: Game = find_game(head.game).under(head.rules)
        self.log = 0  # the number of the next row
        self.phase: Phase = "lobby"
        self.seats: list[Seat] = []
        self.options: dict[str, str] = {}
        self.public = False
        self.pace: Pace = "human"
        self.clock: Clock | None = None
        self.clocks: Clocks | None = None
        self.undo: UndoRule = "free"
        self.host = ""
        self.tutorial = False
        self.replay = False
        self.rematch = False  # begins by itself once nobody is missing, unless its settings are changed
        self.successor: Successor | None = None  # the rematch of this game
        self.changed = 0.0  # when the last row was written that everybody may know of, apart from moves
        self.said = 0  # chats up to now; they are numbered from 1
        self.chats: list[Chat] = []  # the last ones
        self.asking: Ask | None = None
        self.match: Match | None = None
        self.sheet = Sheet(0)
        self.views: dict[int | None, tuple[State, View]] = {}  # the last one of each watcher

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

    def watcher(self, seat: int | None) -> int:
        """How the sheet numbers a seat, or a spectator."""
        return len(self.seats) if seat is None else seat

    def people(self) -> list[int]:
        """The seats at which somebody sits who can answer: not those where a bot sits in."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]

    def to_move(self) -> list[int]:
        return self.match.state.to_move() if self.match is not None and not self.replay else []

    def result(self) -> Result | None:
        return None if self.match is None else self.match.state.result()

    def may_play(self, seat: int) -> bool:
        """Whether the person of a seat may move: not where a bot sits in, nor in a game from a file."""
        return not self.replay and not self.seats[seat].stand_in

    def playing(self) -> Match:
        if self.match is None or self.phase == "lobby":
            raise Conflict("house-not-started")
        return self.match

    def running(self) -> Match:
        match = self.playing()
        if self.phase == "over":
            raise Conflict("house-game-over")
        return match

    def changed_for(self, seat: int | None) -> float:
        """When something last changed that a watcher could notice."""
        if self.match is None:
            return self.changed
        return max(self.changed, self.sheet.noticed_at(self.watcher(seat)))

    def view(self, state: State, seat: int | None) -> View:
        """What a watcher may know of a State of this game. States here never change, so the last view is kept."""
        known = self.views.get(seat)
        if known is not None and known[0] is state:
            return known[1]
        if seat is None:
            view = self.game.view(state, None)
        else:
            view = self.game.seat_view(self.view(state, None), state, seat)
        self.views[seat] = (state, view)
        return view

    # What the log says.

    def absorb(self, row: Row) -> None:
        """Take in the next row of the log."""
        if row.number != self.log:
            raise LookupError(f"row {row.number} of table {row.table_id} is missing: {self.log}")
        self.log += 1
        if not (row.kind in ("move", "more", "undo") or (row.kind == "undo-answer" and row.move)):
            self.changed = row.at
        if row.kind in ("move", "more"):
            after, news = step(self.begun().state, row.seat, row.move)
            self.adopt(row.seat, row.move, after, news, row.kind == "move", row.at)
        elif row.kind == "chat":
            self.said += 1
            self.chats.append(read_chat({**read_said(row.data), "number": self.said}))
            del self.chats[:-CHATS]
        elif row.kind == "undo":
            self.take_back(row.seat, read_taken_back(row.data), row.at)
        elif row.kind == "undo-ask":
            self.asking = Ask(row.seat, row.move, frozenset(self.people()) - {row.seat})
        elif row.kind == "undo-answer":
            self.answer(row.seat, bool(row.move))
        elif row.kind == "made":
            self.make(read_made(row.data))
        elif row.kind == "seat":
            self.change_seat(row.seat, read_seat(row.data), row.at)
        elif row.kind == "settings":
            self.change(read_changed(row.data))
            self.rematch = False
        elif row.kind == "start":
            self.begin(row.at)
        elif row.kind == "rematch":
            self.successor = read_successor(row.data)

    def make(self, made: Made) -> None:
        self.host = made.host
        self.tutorial = made.tutorial
        self.replay = made.replay
        self.rematch = made.rematch
        self.change(Changed(made.seats, made.options, made.public, made.pace, made.clock, made.undo))

    def change(self, changed: Changed) -> None:
        self.seats = (self.seats + [Seat() for _ in range(changed.seats)])[: changed.seats]
        self.options = changed.options
        self.public = changed.public
        self.pace = changed.pace
        self.clock = changed.clock
        self.undo = changed.undo

    def change_seat(self, number: int, seat: Seat, at: float) -> None:
        before = self.seats[number]
        returns = before.stand_in and not seat.stand_in
        self.seats[number] = seat
        if self.phase == "lobby":
            self.find_host(before, seat)
        if self.clocks is not None:
            self.clocks.ask(*self.timed(), at)
            if returns:
                self.clocks.give_back(number)
        if self.asking is not None:
            # A bot that sits in is not asked for consent.
            self.asking = self.asking._replace(waiting=self.asking.waiting & frozenset(self.people()))

    def find_host(self, before: Seat, seat: Seat) -> None:
        """A host who gets up leaves the table to whoever sits there, else to the next who sits down."""
        left = before.kind == "person" and before.guest == self.host and self.seat_of(self.host) is None
        if left:
            self.host = ""
        if not self.host:
            people = [seat, *self.seats]
            self.host = next((one.guest for one in people if one.kind == "person"), "")

    def begin(self, at: float) -> None:
        key = self.key()
        if self.head.start is not None:
            state = self.game.load(self.head.start, key)
        else:
            state = self.game.start(len(self.seats), self.options, key)
        self.match = Match(self.game, state)
        self.match.start = state  # States here never change, so the beginning needs no copy of its own
        self.sheet = Sheet(len(self.seats))
        self.enter("over" if state.over or self.replay else "playing")
        if self.clock is not None:
            self.clocks = Clocks(self.clock, len(self.seats))
            self.clocks.ask(*self.timed(), at)

    def enter(self, phase: Phase) -> None:
        self.phase = phase
        self.sheet.running = phase == "playing"

    def seed(self) -> Seed:
        """What the game's chance comes from, with the salts of those who sit here."""
        seed = self.head.seed
        if seed.key or seed.salts or not seed.secret:
            return seed
        return msgspec.structs.replace(seed, salts=[seat.salt for seat in self.seats])

    def key(self) -> bytes:
        seed = self.seed()
        if not seed.secret:
            return seed.value(self.head.game)
        salts = [bytes.fromhex(salt) for salt in seed.salts]
        return fairness.seed(bytes.fromhex(seed.secret), self.head.game, salts)

    # Time.

    def timed(self) -> tuple[int, int]:
        """The seats that are asked, and those at which people sit, as bits."""
        asked = self.match.state.waiting if self.match is not None and self.phase == "playing" else 0
        return asked, sum(1 << seat for seat in self.people())

    def clocks_left(self, now: float) -> list[float | None] | None:
        """What is left to each person, to the tenth of a second."""
        if self.clocks is None:
            return None
        left = self.clocks.left(now)
        return [
            round(one, 1) if seat.kind == "person" else None for one, seat in zip(left, self.seats, strict=True)
        ]

    def time_of(self, index: int) -> str | None:
        """When a move was made; a game from a file does not tell."""
        return None if self.replay else whole_second(self.sheet.times[index])

    def out_of_time(self, seat: int, now: float) -> bool:
        return self.clocks is not None and self.clocks.left(now)[seat] <= 0

    # Moves.

    def begun(self) -> Match:
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

    def adopt(self, seat: int, move: int, after: State, news: list[Event], starts: bool, at: float) -> None:
        """A planned move has happened."""
        match = self.begun()
        before = match.state
        history = match.history
        history.append(Played(before, seat, move, news))
        match.state = after
        hidden = self.hidden_from(seat, before, after, news)
        self.sheet.append(seat, move, starts, hidden, at)
        if len(history) >= WINDOW + SLACK:
            del history[:-WINDOW]
        if not hidden:  # else whoever is asked for consent could tell that there was a move
            self.asking = None
        if after.over:
            self.enter("over")
        if self.clocks is not None:
            self.clocks.moved(seat, *self.timed(), at)

    def hidden_from(self, seat: int, before: State, after: State, news: list[Event]) -> int:
        """The watchers who cannot notice a move, as bits: no news for them, and nothing public has changed."""
        if after.waiting != before.waiting or after.over or (news and all(one.to == EVERYONE for one in news)):
            return 0
        if self.view(before, None) != self.view(after, None):
            return 0
        hidden = 0
        for watcher in range(len(self.seats) + 1):
            known = None if watcher == len(self.seats) else watcher
            if watcher != seat and not any(event.visible_to(known) for event in news):
                hidden |= 1 << watcher
        return hidden

    def timely(self, seat: int, index: int | None, epoch: int | None) -> None:
        """Refuse what was sent before the table moved on, unless all that happened since was simultaneous."""
        history = self.running().history
        if index is None or (epoch is not None and epoch != self.sheet.epochs[seat]):
            raise TooLate("house-too-late")
        since = len(self.sheet) - index
        if since > len(history):
            raise TooLate("house-too-late")
        if since:
            later = history[len(history) - since :]
            if any(played.seat == seat or not played.before.waiting >> seat & 1 for played in later):
                raise TooLate("house-too-late")

    # Taking back.

    def take_back(self, seat: int, taken: TakenBack, at: float) -> None:
        match = self.begun()
        sheet = self.sheet
        offset = len(sheet) - len(match.history)
        gone = [index for index in range(taken.to, len(sheet)) if index not in taken.kept]
        asking = self.asking_after(seat, gone)
        if taken.to >= offset:
            lost = sheet.cut(taken.to, gone, at)
            kept = [lost[number - taken.to] for number in taken.kept]
            match.state = match.history[taken.to - offset].before
            del match.history[taken.to - offset :]
        else:
            lost = sheet.cut(0, gone, at)
            kept = lost[: taken.to] + [lost[number] for number in taken.kept]
            match.state = match.start
            match.history.clear()
        self.enter("playing")
        clocks, self.clocks = self.clocks, None  # moves that stay were timed when they were made
        for mover, move, starts, when in kept:
            after, news = step(match.state, mover, move)
            self.adopt(mover, move, after, news, starts, when)
        self.clocks = clocks
        if clocks is not None:
            clocks.taken_back(seat, *self.timed(), at)
        self.asking = asking

    def asking_after(self, seat: int, gone: list[int]) -> Ask | None:
        """The pending request for consent once a seat has taken some moves back: it ends if others notice."""
        others = (1 << len(self.seats) + 1) - 1 & ~(1 << seat)
        if self.asking is None or any(others & ~self.sheet.hidden[index] for index in gone):
            return None
        return self.asking._replace(to=self.asking.to - sum(index < self.asking.to for index in gone))

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
        for seat, move in zip(self.sheet.mover, self.sheet.moves, strict=True):
            match.play(seat, move)
        return match


def step(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """The State after a move and what happened, while the given State stays as it is."""
    after = state.copy()
    news: list[Event] = []
    after.news = news
    after.play(seat, move)
    after.news = None
    return after, news
