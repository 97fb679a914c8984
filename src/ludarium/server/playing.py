"""Playing: the usual change of a table, and so the quickest, without a task or a future of its own."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, bindparam, update

from ludarium.core.events import Event
from ludarium.core.result import Result
from ludarium.core.state import State
from ludarium.server import schema
from ludarium.server.course import Course
from ludarium.server.errors import Failed, TooLate
from ludarium.server.metrics import Metrics
from ludarium.server.rows import Row
from ludarium.server.store import NumberTaken, Store
from ludarium.server.table import Table

TRIES: Final = 8  # races lost in a row before a guest is told
OVER: Final = update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(phase="over")

Planned = list[tuple[State, list[Event]]]


class Play:
    """Moves of a seat in a row, all or none, as they were sent; ``done`` hears how it went."""

    __slots__ = ("at", "done", "epoch", "moves", "seat")

    def __init__(
        self,
        seat: int,
        moves: Sequence[int],
        at: int | None,
        epoch: int | None,
        done: Callable[[Exception | None], None],
    ) -> None:
        self.seat = seat
        self.moves = moves
        self.at = at
        self.epoch = epoch
        self.done = done


class Plays:
    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        catch_up: Callable[[Table], Awaitable[None]],
        after: Callable[[Table], None],
        chore: Callable[[Awaitable[None]], None],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.catch_up = catch_up
        self.after = after
        self.chore = chore

    def enter(self, table: Table, play: Play) -> None:
        table.mailbox.enter(partial(self.begin, table, play, TRIES))

    async def played(
        self, table: Table, seat: int, moves: Sequence[int], at: int | None, epoch: int | None
    ) -> None:
        """The same for whoever wants to wait."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.enter(table, Play(seat, moves, at, epoch, done))
        await future

    def begin(self, table: Table, play: Play, tries: int) -> None:
        """Judge the moves by the table as it is, and hand them to the writer."""
        course = table.course
        try:
            course.timely(play.seat, play.at, play.epoch)
            planned = course.plan(play.seat, play.moves)
            now = time.time()
            rows = [
                Row(course.head.id, course.log + at, "more" if at else "move", play.seat, move, "", now)
                for at, move in enumerate(play.moves)
            ]
            last = planned[-1][0]
            write = end_of(course, last.result()) if last.over else None
            self.store.submit(rows, write, partial(self.end, table, play, tries, planned, rows))
        except Exception as error:
            table.mailbox.leave()
            play.done(error)

    def end(
        self,
        table: Table,
        play: Play,
        tries: int,
        planned: Planned,
        rows: list[Row],
        _: object,
        error: Exception | None,
    ) -> None:
        """The moves are on disk, or somebody else was quicker."""
        if isinstance(error, NumberTaken) and tries > 1:
            self.metrics.conflicts += 1
            self.chore(self.again(table, play, tries - 1))
            return
        try:
            if error is not None:
                raise TooLate("house-too-late") if isinstance(error, NumberTaken) else error
            course = table.course
            for at, (after, news) in enumerate(planned):
                course.adopt(play.seat, play.moves[at], after, news, at == 0, rows[at].at)
            course.log += len(rows)
            self.metrics.moves += len(rows)
            self.after(table)
        except Exception as failure:
            error = failure
        table.mailbox.leave()
        play.done(error)

    async def again(self, table: Table, play: Play, tries: int) -> None:
        """After a lost race: by the table as it has become. The mailbox is still held."""
        try:
            await self.catch_up(table)
        except BaseException as error:
            table.mailbox.leave()
            play.done(error if isinstance(error, Exception) else Failed("house-failed"))
            raise
        self.begin(table, play, tries)


def end_of(course: Course, result: Result | None) -> Callable[[Connection], object]:
    """What is written with the last move."""

    def write(connection: Connection) -> None:
        connection.execute(OVER, {"table": course.head.id})
        if course.head.seed.daily and result is not None:
            board = update(schema.dailies).where(schema.dailies.c.table_id == course.head.id)
            connection.execute(board.values(score=result.scores[0], finished=time.time()))

    return write
