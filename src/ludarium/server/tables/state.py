"""What the log of a table adds up to: seats, settings, chats, the match.

It depends on the rows alone, so every worker makes the same of them.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from ludarium.core import fairness
from ludarium.core.campaign import Campaign
from ludarium.core.game import Game, Json, Talk
from ludarium.core.match import Match, Played
from ludarium.core.reading import Reader
from ludarium.core.record import Seed
from ludarium.core.registry import game as find_game
from ludarium.core.result import Result
from ludarium.core.state import State
from ludarium.server.errors import Conflict, TooLate
from ludarium.server.play.clocks import Clocks
from ludarium.server.storage.rows import (
    Changed,
    Chat,
    Clock,
    Draft,
    Head,
    Made,
    Pace,
    Phase,
    Proposed,
    Row,
    Seat,
    Successor,
    TakenBack,
    UndoRequest,
    UndoRule,
)
from ludarium.server.tables.campaign_log import CHAPTERS, CampaignLog, held_first
from ludarium.server.tables.discussion import PROPOSALS, discuss
from ludarium.server.tables.move_log import MoveLog

WINDOW: Final = 32  # moves whose States and news stay in memory, at least
SLACK: Final = 8  # further moves until the older ones are dropped
CHATS: Final = 30  # kept in memory

read_said: Final = Reader(dict[str, object]).decode
read_chat: Final = Reader(Chat).convert
read_made: Final = Reader(Made).decode
read_seat: Final = Reader(Seat).decode
read_changed: Final = Reader(Changed).decode
read_taken_back: Final = Reader(TakenBack).decode
read_successor: Final = Reader(Successor).decode


class Change(NamedTuple):
    """A change of a table: rows to add to its log, and what else is written with them."""

    drafts: Sequence[Draft]
    write: Callable[[Connection], object] | None = None
    planned: Sequence[Played] = ()  # what the rows of moves lead to, one for each
    bots: int = 0  # seats that bots get by it


class TableState:
    """The rows of a table's log, applied one after another."""

    __slots__ = (
        "campaign",
        "carried",
        "changed",
        "chapter_of",
        "chats",
        "clock",
        "clocks",
        "forked",
        "game",
        "head",
        "host",
        "match",
        "move_log",
        "next_row",
        "options",
        "pace",
        "phase",
        "proposals",
        "public",
        "rematch",
        "replay",
        "said",
        "seats",
        "successor",
        "tutorial",
        "undo",
        "undo_request",
    )

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game: Game = find_game(head.game).under(head.rules)
        self.next_row = 0
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
        self.campaign: CampaignLog | None = None  # of a campaign's own table
        self.chapter_of = ""  # the table of the campaign of which this is a chapter
        self.carried: Json | None = None  # what that hands in
        self.forked = ""  # of a campaign: the digest at which it was branched off
        self.changed = 0.0  # when the last row was written that everybody may know of, apart from moves
        self.said = 0  # chats up to now; they are numbered from 1
        self.chats: list[Chat] = []  # the last ones
        self.undo_request: UndoRequest | None = None
        self.proposals: dict[int, Proposed] = {}  # by the seat that proposes; the next move ends them all
        self.match: Match | None = None
        self.move_log = MoveLog(0)

    @classmethod
    def of(cls, head: Head, rows: Sequence[Row]) -> "TableState":
        state = cls(head)
        for row in rows:
            state.apply(row)
        return state

    # Looking.

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.kind == "person":
                return number
        return None

    def watcher(self, seat: int | None) -> int:
        """The number of a seat, or of spectators, in the move log."""
        return len(self.seats) if seat is None else seat

    def people(self) -> list[int]:
        """The seats of people, except those where a bot stands in."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]

    def to_move(self) -> list[int]:
        return self.match.state.to_move() if self.match is not None and not self.replay else []

    def result(self) -> Result | None:
        return None if self.match is None else self.match.state.result()

    def may_play(self, seat: int) -> bool:
        """Whether the person of a seat may move: not while a bot stands in, nor in an imported game."""
        return not self.replay and not self.seats[seat].stand_in

    def shown_match(self) -> Match:
        """The match, running or over; refused before the start."""
        if self.match is None or self.phase == "lobby":
            raise Conflict("house-not-started")
        return self.match

    def running_match(self) -> Match:
        """The match while moves can be made; refused before and after that."""
        match = self.shown_match()
        if self.phase == "over":
            raise Conflict("house-game-over")
        return match

    def talk(self) -> Talk:
        """Whether players may talk freely now."""
        if self.match is None or self.phase != "playing":
            return "free"
        return self.game.talk(self.match.view(self.match.state, None))

    def discussed(self) -> bool:
        """Whether moves may be proposed now."""
        return self.match is not None and self.phase == "playing" and self.game.discusses(self.match.state)

    def waits_for_agreement(self) -> bool:
        """Whether a play is held back until the others agree with it, or its time has come."""
        return self.discussed() and self.game.agreement(self.options) > 0

    def has_to_decide(self, seat: int) -> bool:
        """Whether a seat is asked and has not decided: a play of its own may wait for agreement, but then somebody
        has said something since by which it might think again."""
        if seat not in self.to_move():
            return False
        mine = self.proposals.get(seat)
        if mine is None or mine.due is None:
            return True
        return any(one.row > mine.made for one in self.proposals.values())

    def held(self) -> Proposed | None:
        """The play that waits until all agree or its time has come."""
        return next((one for one in self.proposals.values() if one.due is not None), None)

    def changed_for(self, seat: int | None) -> float:
        """When something last changed that a watcher could notice."""
        if self.match is None:
            return self.changed
        return max(self.changed, self.move_log.noticed_at(self.watcher(seat)))

    # Applying rows.

    def apply(self, row: Row, planned: Played | None = None) -> None:
        """Apply the next row of the log; ``planned`` is what a move leads to, if that is known already."""
        if row.number != self.next_row:
            raise LookupError(f"row {row.number} of table {row.table_id} is missing: {self.next_row}")
        self.next_row += 1
        if not (row.kind in ("move", "more", "undo") or (row.kind == "undo-answer" and row.move)):
            self.changed = row.at
        if row.kind in ("move", "more"):
            if planned is None:
                (planned,) = self.started_match().plan(row.seat, [row.move])
            self.adopt(planned, row.kind == "move", row.at)
        elif row.kind == "chat":
            self.said += 1
            self.chats.append(read_chat({**read_said(row.data), "number": self.said}))
            del self.chats[:-CHATS]
        elif row.kind == "undo":
            self.take_back(row.seat, read_taken_back(row.data), row.at)
        elif row.kind == "undo-ask":
            self.undo_request = UndoRequest(row.seat, row.move, frozenset(self.people()) - {row.seat})
        elif row.kind == "undo-answer":
            self.answer(row.seat, bool(row.move))
        elif row.kind in PROPOSALS:
            discuss(self.proposals, row, self.game.agreement(self.options))
        elif row.kind == "made":
            self.make(read_made(row.data))
        elif row.kind == "seat":
            self.change_seat(row.seat, read_seat(row.data), row.at)
        elif row.kind == "settings":
            self.change(read_changed(row.data))
            self.rematch = False
        elif row.kind == "start":
            self.begin(row.at)
        elif row.kind in CHAPTERS:
            self.started_campaign().apply(row, self.seats)
            self.turn_page()
        elif row.kind == "rematch":
            self.successor = read_successor(row.data)

    def make(self, made: Made) -> None:
        self.host = made.host
        self.tutorial = made.tutorial
        self.replay = made.replay
        self.rematch = made.rematch
        self.chapter_of = made.campaign
        self.forked = made.forked
        self.carried = made.carried
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
        elif self.campaign is not None and self.campaign.follow(self.seats):
            self.find_host(before, seat)
            self.turn_page()
        if self.clocks is not None:
            self.clocks.ask(*self.asked_and_people(), at)
            if returns:
                self.clocks.give_back(number)
        if self.undo_request is not None:
            # A bot that sits in is not asked for consent.
            self.undo_request = self.undo_request._replace(
                waiting=self.undo_request.waiting & frozenset(self.people())
            )

    def find_host(self, before: Seat, seat: Seat) -> None:
        """When the host leaves, the first person at the table becomes host, else the next who sits down."""
        left = before.kind == "person" and before.guest == self.host and self.seat_of(self.host) is None
        if left:
            self.host = ""
        if not self.host:
            people = [seat, *self.seats]
            self.host = next((one.guest for one in people if one.kind == "person"), "")

    def begin(self, at: float) -> None:
        key = self.key()
        if isinstance(self.game, Campaign):
            self.seats = held_first(self.seats)
            self.campaign = CampaignLog(self.game, self.seats, self.options, self.forked)
            state = self.campaign.match.state
        elif self.head.start is not None:
            state = self.game.load(self.head.start, key)
        else:
            state = self.game.start(len(self.seats), self.options, key, self.carried)
        self.match = Match(self.game, state) if self.campaign is None else self.campaign.match.choices
        self.move_log = MoveLog(len(self.seats))
        self.set_phase("over" if state.over or self.replay else "playing")
        if self.clock is not None:
            self.clocks = Clocks(self.clock, len(self.seats))
            self.clocks.ask(*self.asked_and_people(), at)

    def started_campaign(self) -> CampaignLog:
        if self.campaign is None:
            raise LookupError(f"table {self.head.id} has chapters without a campaign")
        return self.campaign

    def turn_page(self) -> None:
        """Go on from a sheet that no choice led to: a new match, and a new epoch for every watcher."""
        epochs = [one + 1 for one in self.move_log.epochs]
        self.match = self.started_campaign().match.choices
        self.move_log = MoveLog(len(self.seats))
        self.move_log.epochs = epochs
        self.undo_request = None
        self.set_phase("over" if self.match.state.over else "playing")

    def set_phase(self, phase: Phase) -> None:
        self.phase = phase
        self.move_log.running = phase == "playing"

    def seed(self) -> Seed:
        """The seed of the game, with the salts of the seats."""
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

    def asked_and_people(self) -> tuple[int, int]:
        """The seats that are asked, and those at which people sit, as bits."""
        asked = self.match.state.waiting if self.match is not None and self.phase == "playing" else 0
        return asked, sum(1 << seat for seat in self.people())

    def clocks_left(self, now: float) -> list[float | None] | None:
        """Seconds left to each person, rounded to tenths; ``None`` for bots."""
        if self.clocks is None:
            return None
        left = self.clocks.left(now)
        return [
            round(one, 1) if seat.kind == "person" else None for one, seat in zip(left, self.seats, strict=True)
        ]

    def time_of(self, index: int) -> datetime | None:
        """When a move was made; unknown in an imported game."""
        return None if self.replay else datetime.fromtimestamp(self.move_log.times[index], UTC)

    def out_of_time(self, seat: int, now: float) -> bool:
        return self.clocks is not None and self.clocks.left(now)[seat] <= 0

    # Moves.

    def started_match(self) -> Match:
        if self.match is None:
            raise LookupError(f"table {self.head.id} has moves before it began")
        return self.match

    def adopt(self, played: Played, starts: bool, at: float) -> None:
        """Make a planned move part of the game; ``starts`` tells whether it begins a play."""
        match = self.started_match()
        match.adopt(played)
        hidden = match.hidden_from(played)
        self.move_log.append(played.seat, played.move, starts, hidden, at)
        self.proposals = {}
        if (
            len(match.history) >= WINDOW + SLACK and self.campaign is None
        ):  # whose choices become lines of its record
            match.forget(WINDOW)
        if not hidden:  # else whoever is asked for consent could tell that there was a move
            self.undo_request = None
        if played.after.over:
            self.set_phase("over")
        if self.clocks is not None:
            self.clocks.moved(played.seat, *self.asked_and_people(), at)

    def check_up_to_date(self, seat: int, index: int | None, epoch: int | None) -> None:
        """Refuse what was sent for an older state, unless only others moved since, while the seat could move."""
        match = self.running_match()
        if index is None or (epoch is not None and epoch != self.move_log.epochs[seat]):
            raise TooLate("house-too-late")
        later = match.since(index)
        if later is None or any(one.seat == seat or not could_move(one.before, seat) for one in later):
            raise TooLate("house-too-late")

    # Taking back.

    def may_take_back(self, seat: int, to: int) -> bool:
        """Whether a seat may take back by itself what it played since ``to``: nobody learned anything, or moved on.

        Judged by what the seat can see: else the answer would tell of steps that are hidden from it.
        """
        begun = self.move_log.unfinished(seat, to)
        if self.undo != "free":
            seen = (number for number in range(to, len(self.move_log)) if number not in begun)
            if any(self.move_log.noticed_by_others(seat, number) for number in seen):
                return False
        return self.started_match().is_free(seat, to, begun)

    def take_back(self, seat: int, taken: TakenBack, at: float) -> None:
        match = self.started_match()
        move_log = self.move_log
        gone = [index for index in range(taken.to, len(move_log)) if index not in taken.kept]
        asking = self.request_after(seat, gone)
        self.proposals = {}
        remaining = match.rewind(taken.to)
        lost = move_log.truncate(remaining, gone, at)
        kept = [lost[number - remaining] for number in (*range(remaining, taken.to), *taken.kept)]
        self.set_phase("playing")
        clocks, self.clocks = self.clocks, None  # moves that stay were timed when they were made
        for mover, move, starts, when in kept:
            (played,) = match.plan(mover, [move])
            self.adopt(played, starts, when)
        self.clocks = clocks
        if clocks is not None:
            clocks.taken_back(seat, *self.asked_and_people(), at)
        self.undo_request = asking

    def request_after(self, seat: int, gone: list[int]) -> UndoRequest | None:
        """The pending undo request after moves of a seat were taken back: it lapses if others could notice them."""
        others = (1 << len(self.seats) + 1) - 1 & ~(1 << seat)
        if self.undo_request is None or any(others & ~self.move_log.hidden[index] for index in gone):
            return None
        return self.undo_request._replace(
            to=self.undo_request.to - sum(index < self.undo_request.to for index in gone)
        )

    def answer(self, seat: int, yes: bool) -> None:
        if self.undo_request is None:
            return
        if not yes:
            self.undo_request = None
        else:
            self.undo_request = self.undo_request._replace(waiting=self.undo_request.waiting - {seat})

    # Replaying.

    def replayed(self) -> Match:
        """Replay the whole game, with all States and news. Slow: call it in a thread."""
        match = Match(self.game, self.shown_match().start)
        for seat, move in zip(self.move_log.mover, self.move_log.moves, strict=True):
            match.play(seat, move)
        return match


def could_move(state: State, seat: int) -> bool:
    return bool((state.waiting | state.may) >> seat & 1)
