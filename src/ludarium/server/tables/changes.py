"""The one way to change a table: decide, write, adopt, tell. The most frequent change, a move, is decided here."""

import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Final

from sqlalchemy import Connection, bindparam, update

from ludarium.core.match import Played
from ludarium.core.result import Result
from ludarium.server.errors import TooLate
from ludarium.server.metrics import Metrics
from ludarium.server.play.bot_seats import BotSeats
from ludarium.server.storage import schema
from ludarium.server.storage.rows import Draft, Row, encoded
from ludarium.server.storage.store import NumberTaken, Store
from ludarium.server.tables.discussion import PROPOSALS
from ludarium.server.tables.state import Change, TableState, read_taken_back
from ludarium.server.tables.table import Subscriber, Table
from ludarium.server.transport import messages, protocol

TRIES: Final = 8  # races lost in a row before a guest is told
# Rows after which seats stay as they were.
QUIET: Final = frozenset({"move", "more", "chat", "undo", "undo-ask", "undo-answer"}) | PROPOSALS
MOVES: Final = frozenset({"move", "more"})
OVER: Final = update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(phase="over")


class Changes:
    """Changes tables one after another at each, on disk before anybody is told.

    ``start_bot`` is called for each bot that is asked, ``discuss`` where moves may be proposed, ``advance``
    where a campaign may go on, ``behind`` for a page that must be told from the log.
    """

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        bot_seats: BotSeats,
        start_bot: Callable[[Table, int], None],
        discuss: Callable[[Table], None],
        advance: Callable[[Table], None],
        behind: Callable[[Table, Subscriber], None],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.bot_seats = bot_seats
        self.start_bot = start_bot
        self.discuss = discuss
        self.advance = advance
        self.behind = behind

    async def make(self, table: Table, decide: Callable[[TableState], Change]) -> None:
        """Decide by the table as it is; again, if another worker has changed it before this was written."""
        async with table.lock:
            for _ in range(TRIES):
                change = decide(table.state)
                if not change.drafts:
                    return
                if await self.write(table, change):
                    table.own_row = True
                    table.used = time.monotonic()
                    self.wake_bots(table)
                    return
                self.metrics.conflicts += 1
                await self.catch_up(table)
        raise TooLate("house-too-late")

    def wake_bots(self, table: Table) -> None:
        """Let all bots play that are asked and not at work, and others propose; let a campaign go on."""
        if table.state.campaign is not None or table.state.chapter_of:
            self.advance(table)
        if table.state.discussed():
            self.discuss(table)
        for seat in table.idle_bots():
            self.start_bot(table, seat)

    async def write(self, table: Table, change: Change) -> bool:
        """Write a change, and adopt it once it is on disk. ``False`` if another worker was quicker."""
        now = time.time()
        state = table.state
        rows = [
            Row(state.head.id, number, *draft, now) for number, draft in enumerate(change.drafts, state.next_row)
        ]
        with self.bot_seats.reserved(state.host, change.bots) if change.bots else nullcontext():
            try:
                await self.store.append(rows, change.write)
            except NumberTaken:
                return False
            self.metrics.moves += sum(row.kind in MOVES for row in rows)
            self.adopt(table, rows, change.planned)
            return True

    async def follow(self, table: Table, number: int) -> None:
        """Adopt what other workers have written up to a row, unless that is done already."""
        async with table.lock:
            if table.state.next_row <= number:
                await self.catch_up(table)
                self.wake_bots(table)

    async def catch_up(self, table: Table) -> None:
        """Read and adopt what other workers have written; the table must be locked."""
        rows = await self.store.rows(table.state.head.id, table.state.next_row)
        if rows:
            table.own_row = False
            self.adopt(table, rows)

    def adopt(self, table: Table, rows: Sequence[Row], planned: Sequence[Played] = ()) -> None:
        """Add rows that are on disk to the table, and tell everybody."""
        state = table.state
        said = state.said
        kinds = {row.kind for row in rows}
        asking = state.undo_request
        proposals = state.proposals
        for at, row in enumerate(rows):
            if row.kind == "undo":
                self.adopt_undo(table, row)
            else:
                state.apply(row, planned[at] if planned else None)
            if row.kind not in QUIET:
                table.find_seats()
                if state.campaign is not None:
                    table.rewind_pages()
            if row.kind == "seat":
                table.forget_sent(state.seats[row.seat].guest)
        if kinds - QUIET:
            table.send_info()
        for subscriber in table.send_state():
            self.behind(table, subscriber)
        if state.phase == "over" and kinds & MOVES:
            table.send_info()
        if kinds & PROPOSALS or (proposals and not state.proposals):
            table.send_proposals()
        if "chat" in kinds:
            table.send_chats(said)
        if state.undo_request is not None and asking is None:
            table.broadcast(messages.encode(protocol.UndoAsked(state.undo_request.seat)))
        elif asking is not None and state.undo_request is None and "undo-answer" in kinds and "undo" not in kinds:
            table.broadcast(messages.encode(protocol.UndoRefused(asking.seat)))

    def adopt_undo(self, table: Table, row: Row) -> None:
        move_log = table.state.move_log
        epochs = move_log.epochs[:]
        to = read_taken_back(row.data).to
        numbers = [move_log.number_at(watcher, to) for watcher in range(len(epochs))]
        table.state.apply(row)
        table.send_undo(row.seat, to, numbers, epochs)


def play_moves(
    state: TableState,
    seat: int,
    moves: Sequence[int],
    at: int | None,
    epoch: int | None,
    people_here: Callable[[], set[int]],
) -> Change:
    """Moves of a seat in a row, all or none, sent when there were ``at`` moves; raises what forbids them.

    Where they have to wait for the agreement of others at the table, they are written down as a proposal.
    """
    state.check_up_to_date(seat, at, epoch)
    planned = state.running_match().plan(seat, moves)
    if state.waits_for_agreement() and unconvinced(state, seat, moves, people_here()):
        return Change([Draft("propose", seat, 1, encoded(list(moves)))])
    return made_moves(state, seat, moves, planned)


def unconvinced(state: TableState, mover: int, moves: Sequence[int], people: set[int]) -> set[int]:
    """Those among some people who have not agreed with a play of somebody else."""
    alike = [one.proposal for one in state.proposals.values() if one.proposal.moves == list(moves)]
    return {seat for seat in people if seat != mover and not any(wish.backed_by(seat) for wish in alike)}


def made_moves(state: TableState, seat: int, moves: Sequence[int], planned: Sequence[Played]) -> Change:
    """The change by which planned moves of a seat are made."""
    drafts = [Draft("more" if number else "move", seat, move) for number, move in enumerate(moves)]
    last = planned[-1].after
    return Change(drafts, end_of(state, last.result()) if last.over else None, planned)


def end_of(state: TableState, result: Result | None) -> Callable[[Connection], object]:
    """What is written with the last move of a game."""

    def write(connection: Connection) -> None:
        connection.execute(OVER, {"table": state.head.id})
        if state.head.seed.daily and result is not None:
            board = update(schema.dailies).where(schema.dailies.c.table_id == state.head.id)
            connection.execute(board.values(score=result.scores[0], finished=time.time()))

    return write
