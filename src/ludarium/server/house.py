"""The house: tables by id, one change after another at each, on disk before anybody is told."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection

from ludarium.server import telling, wire
from ludarium.server.bot_seats import BotSeats
from ludarium.server.bots import BotPool
from ludarium.server.course import Course, read_taken_back
from ludarium.server.driving import Drivers
from ludarium.server.errors import Forbidden, TooLate, no_table
from ludarium.server.greeting import greet
from ludarium.server.metrics import Metrics
from ludarium.server.names import is_table_id
from ludarium.server.playing import TRIES, Play, Plays
from ludarium.server.presence import Presence
from ludarium.server.readiness import Readiness
from ludarium.server.reading import newest_number, read_course
from ludarium.server.rows import Draft, Row, encoded
from ludarium.server.settings import Settings
from ludarium.server.store import NumberTaken, Store
from ludarium.server.table import Socket, Table
from ludarium.server.undo import answer_drafts, undo_drafts
from ludarium.server.watching import Heard, Watcher

RESIDENT: Final = 128  # tables kept in memory though nobody looks at them
SPRING_CLEANING: Final = 64  # tables that may come before some must go
TROUBLE: Final = 1.0  # seconds after which something that failed is tried again
QUIET_SECONDS: Final = 20.0  # after which a table keeps no views
QUIET: Final = frozenset({"move", "more", "chat", "undo", "undo-ask", "undo-answer"})  # seats stay as they were

logger: Final = logging.getLogger(__name__)


class Change(NamedTuple):
    """Rows to add, and what else is written with them."""

    drafts: list[Draft]
    write: Callable[[Connection], object] | None = None
    bots: int = 0  # seats that bots get by it


class House:
    watcher: Watcher

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bots = BotPool(settings.bot_processes, metrics)
        self.plays = Plays(store, metrics, self.catch_up, self.after_play, self.chore)
        self.drivers = Drivers(self.bots, metrics, self.plays.played)
        self.presence = Presence(store, metrics, settings.beat_seconds)
        self.readiness = Readiness(store, self.presence.worker)
        self.tables: dict[str, Table] = {}
        self.bot_seats = BotSeats(self.tables, settings.limits)
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.chores: set[asyncio.Task[None]] = set()
        self.elsewhere: set[tuple[str, str]] = set()  # tables and guests whose pages other workers hold
        self.closing = False

    async def open(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(numbers: dict[str, int]) -> None:
            if not self.closing:
                loop.call_soon_threadsafe(self.hear, numbers)

        def seen(pages: set[tuple[str, str]]) -> None:
            if not self.closing:
                loop.call_soon_threadsafe(self.hear_pages, pages)

        await self.presence.open()
        self.watcher = Watcher(self.store, self.presence, self.settings.watch_seconds, Heard(heard, seen))
        await asyncio.to_thread(self.watcher.start)
        self.chore(self.repeat(min(30.0, self.settings.idle_seconds), self.tidy_up))
        self.chore(self.repeat(self.presence.beat, self.presence.sign))

    async def close(self) -> None:
        self.closing = self.drivers.closing = True
        drivers = [driver for table in self.tables.values() for driver in table.drivers.values()]
        for task in [*self.chores, *drivers]:
            task.cancel()
        await asyncio.gather(*self.chores, *drivers, return_exceptions=True)
        await self.bots.close()
        await asyncio.to_thread(self.watcher.stop)
        try:
            await self.presence.close()
        except Exception:
            logger.exception("this worker could not sign off")
        await self.store.close()

    def chore(self, work: Awaitable[None]) -> None:
        """Something that nobody waits for; its failure is logged."""

        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                self.metrics.failures += 1
                logger.exception("a chore failed")

        task = asyncio.ensure_future(guarded())
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, also after it failed."""
        while True:
            await asyncio.sleep(seconds)
            await self.succeeds(work)

    async def persist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something once, as soon as it does not fail."""
        while not await self.succeeds(work):
            await asyncio.sleep(TROUBLE)

    async def succeeds(self, work: Callable[[], Awaitable[None]]) -> bool:
        try:
            await work()
        except Exception:
            self.metrics.failures += 1
            logger.exception("a background task failed, and will be tried again")
            return False
        return True

    # Finding tables.

    async def table(self, table_id: str) -> Table:
        """A table from memory, or rebuilt from its log."""
        table = self.tables.get(table_id)
        if table is None:
            if not is_table_id(table_id):
                raise no_table(table_id)  # a database may refuse to look for such a text
            loading = self.loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self.load(table_id))
                self.loading[table_id] = loading
                loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.used = time.monotonic()
        return table

    async def fresh(self, table_id: str) -> Table:
        """A table with all that other workers have written up to now."""
        table = await self.table(table_id)
        number = await self.store.read(lambda connection: newest_number(connection, table_id))
        if number is not None:
            await self.listen(table, number)
        return table

    async def load(self, table_id: str) -> Table:
        course = await self.store.read(lambda connection: read_course(connection, table_id))
        table = self.set_up(course)
        self.drivers.stir(table)
        return table

    def set_up(self, course: Course) -> Table:
        if len(self.tables) >= RESIDENT and len(self.tables) % SPRING_CLEANING == 0:
            self.tidy()
        table = Table(course, self.settings.patience)
        if self.elsewhere:
            table.present = frozenset(guest for name, guest in self.elsewhere if name == course.head.id)
        self.tables[course.head.id] = table
        self.metrics.tables = len(self.tables)
        return table

    async def tidy_up(self) -> None:
        self.tidy()

    def tidy(self) -> None:
        """Let go of tables that nobody looks at; their logs stay."""
        now = time.monotonic()
        idle = sorted((table.used, name) for name, table in self.tables.items() if table.idle)
        for table in self.tables.values():
            if now - table.used > QUIET_SECONDS:
                table.course.views.clear()
        for number, (used, name) in enumerate(idle):
            if now - used > self.settings.idle_seconds or len(idle) - number > RESIDENT:
                del self.tables[name]
        self.metrics.tables = len(self.tables)

    # Changing tables.

    async def change(self, table: Table, decide: Callable[[Course], Change]) -> None:
        """Decide by the table as it is, write, and only then let it be so and tell everybody."""
        async with table.mailbox:
            for _ in range(TRIES):
                change = decide(table.course)
                if not change.drafts:
                    return
                if await self.written(table, change):
                    table.own_row = True
                    self.drivers.stir(table)
                    return
        raise TooLate("house-too-late")

    async def written(self, table: Table, change: Change) -> bool:
        """Write a change and absorb it; if another worker was quicker, absorb what that wrote instead."""
        rows = number_rows(table.course, change.drafts)
        with self.bot_seats.reserved(table.course.host, change.bots):
            try:
                await self.store.append(rows, change.write)
            except NumberTaken:
                self.metrics.conflicts += 1
                await self.catch_up(table)
                return False
            self.absorb(table, rows)
            return True

    def play(self, table: Table, play: Play) -> None:
        self.plays.enter(table, play)

    def after_play(self, table: Table) -> None:
        """Moves have been made: everybody hears of them, and bots may be asked now."""
        table.own_row = True
        table.used = time.monotonic()
        self.tell(table)
        if table.course.phase == "over":
            table.tell_table()
        self.drivers.stir(table)

    def absorb(self, table: Table, rows: Sequence[Row]) -> None:
        """Rows that are on disk become the course, and everybody hears of it."""
        course = table.course
        said = course.said
        kinds = {row.kind for row in rows}
        asking = course.asking
        for row in rows:
            if row.kind == "undo":
                self.absorb_undo(table, row)
            else:
                course.absorb(row)
            if row.kind not in QUIET:
                table.find_seats()
            if row.kind == "seat":
                table.forget_told(course.seats[row.seat].guest)
        if kinds - QUIET:
            table.tell_table()
        self.tell(table)
        if course.phase == "over" and kinds & {"move", "more"}:
            table.tell_table()
        if "chat" in kinds:
            table.tell_chats(said)
        if course.asking is not None and asking is None:
            table.tell_all(telling.encode(wire.UndoAsked(course.asking.seat)))
        elif asking is not None and course.asking is None and "undo-answer" in kinds and "undo" not in kinds:
            table.tell_all(telling.encode(wire.UndoRefused(asking.seat)))

    def absorb_undo(self, table: Table, row: Row) -> None:
        sheet = table.course.sheet
        epochs = sheet.epochs[:]
        to = read_taken_back(row.data).to
        numbers = [sheet.number_at(watcher, to) for watcher in range(len(epochs))]
        table.course.absorb(row)
        table.tell_undo(row.seat, to, numbers, epochs)

    # News from other workers.

    def hear(self, numbers: dict[str, int]) -> None:
        for table_id, number in numbers.items():
            table = self.tables.get(table_id)
            if table is not None and table.course.log <= number:
                self.chore(self.persist(partial(self.listen, table, number)))

    def hear_pages(self, pages: set[tuple[str, str]]) -> None:
        """Who has a page open at any other worker."""
        self.elsewhere = pages
        for table_id, table in self.tables.items():
            present = frozenset(guest for name, guest in pages if name == table_id)
            if table.others_present(present):
                table.tell_table()

    async def listen(self, table: Table, number: int) -> None:
        async with table.mailbox:
            if table.course.log <= number:
                await self.catch_up(table)
                self.drivers.stir(table)

    async def catch_up(self, table: Table) -> None:
        """Read what others have written; the mailbox must be held."""
        rows = await self.store.rows(table.course.head.id, table.course.log)
        if rows:
            table.own_row = False
            self.absorb(table, rows)

    # Undo and chat.

    async def undo(self, table: Table, seat: int) -> None:
        await self.change(table, lambda course: Change(undo_drafts(course, seat)))

    async def answer_undo(self, table: Table, seat: int, yes: bool) -> None:
        await self.change(table, lambda course: Change(answer_drafts(course, seat, yes)))

    async def chat(self, table: Table, guest: str, text: str) -> None:
        def decide(course: Course) -> Change:
            seat = course.seat_of(guest)
            if seat is None:
                raise Forbidden("house-spectators-are-silent")
            said = {"seat": seat, "name": course.seats[seat].name, "text": text, "at": time.time()}
            return Change([Draft("chat", seat, 0, encoded(said))])

        await self.change(table, decide)

    # Pages.

    def comes(self, table: Table, socket: Socket) -> None:
        was_here = table.here(socket.guest)
        socket.seat = table.course.seat_of(socket.guest)
        table.sockets.append(socket)
        self.metrics.sockets += 1
        if not was_here:
            self.presence.changed(table.course.head.id, socket.guest, True)
            if socket.seat is not None:
                table.tell_table()

    def goes(self, table: Table, socket: Socket) -> None:
        table.sockets.remove(socket)
        self.metrics.sockets -= 1
        table.used = time.monotonic()
        if not table.here(socket.guest):
            table.leaves(socket.guest)
            self.presence.changed(table.course.head.id, socket.guest, False)
            if socket.seat is not None:
                table.tell_table()

    def tell(self, table: Table) -> None:
        for socket in table.tell_state():
            self.bring_up(table, socket)

    def bring_up(self, table: Table, socket: Socket) -> None:
        """Tell a page that is far behind what it missed, from the log."""
        socket.ready = False
        self.chore(self.greet(table, socket, wire.Hello(socket.number, table.course.said)))

    async def greet(self, table: Table, socket: Socket, hello: wire.Hello) -> None:
        await greet(table, socket, hello)


def number_rows(course: Course, drafts: Sequence[Draft]) -> list[Row]:
    now = time.time()
    return [Row(course.head.id, number, *draft, now) for number, draft in enumerate(drafts, course.log)]
