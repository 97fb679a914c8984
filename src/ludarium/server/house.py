"""The house: finds tables, loads and evicts them, and runs what happens in the background."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection

from ludarium.server.errors import Conflict, Forbidden, no_table
from ludarium.server.metrics import Metrics
from ludarium.server.play.bot_pool import BotPool
from ludarium.server.play.bot_seats import BotSeats
from ludarium.server.play.bot_turns import BotTurns
from ludarium.server.play.discussions import Discussions
from ludarium.server.settings import Settings
from ludarium.server.storage.presence import Presence
from ludarium.server.storage.readiness import Readiness
from ludarium.server.storage.rows import Draft, encoded
from ludarium.server.storage.store import Store, newest_number, read_head, read_rows
from ludarium.server.storage.worker_news import Listeners, WorkerNews
from ludarium.server.tables.changes import Changes
from ludarium.server.tables.codes import is_table_id
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Subscriber, Table
from ludarium.server.transport import protocol

IDLE_TABLES: Final = 128  # tables kept in memory although no page is open at them
EVICT_EVERY: Final = 64  # tables loaded between two evictions
RETRY_SECONDS: Final = 1.0
VIEW_SECONDS: Final = 20.0  # for which a table that is not used keeps its views

logger: Final = logging.getLogger(__name__)


class House:
    """One worker: the tables it has in memory, and everything that serves them."""

    worker_news: WorkerNews

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bots = BotPool(settings.bot_processes, metrics)
        self.presence = Presence(store, metrics, settings.beat_seconds)
        self.readiness = Readiness(store, self.presence.worker)
        self.tables: dict[str, Table] = {}
        self.bot_seats = BotSeats(self.tables, settings.limits)
        self.bot_turns = BotTurns(self.bots, metrics, self.change)
        self.discussions = Discussions(self.bots, self.change)
        self.changes = Changes(
            store,
            metrics,
            self.bot_seats,
            self.bot_turns.start,
            self.discussions.wake,
            self.advance_later,
            self.synchronize_later,
        )
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.background: set[asyncio.Task[None]] = set()
        self.elsewhere: set[tuple[str, str]] = set()  # tables and guests whose pages other workers hold
        self.closing = False

    async def open(self) -> None:
        loop = asyncio.get_running_loop()

        def on_rows(numbers: dict[str, int]) -> None:
            if not self.closing:
                loop.call_soon_threadsafe(self.receive_rows, numbers)

        def on_pages(pages: set[tuple[str, str]]) -> None:
            if not self.closing:
                loop.call_soon_threadsafe(self.receive_pages, pages)

        await self.presence.open()
        listeners = Listeners(on_rows, on_pages)
        self.worker_news = WorkerNews(self.store, self.presence, self.settings.watch_seconds, listeners)
        await asyncio.to_thread(self.worker_news.start)
        self.run_in_background(self.repeat(min(30.0, self.settings.idle_seconds), self.evict))
        self.run_in_background(self.repeat(self.presence.beat, self.presence.heartbeat))

    async def close(self) -> None:
        self.closing = self.bot_turns.closing = self.discussions.closing = True
        bot_tasks = [task for table in self.tables.values() for task in table.bot_tasks.values()]
        wishes = [task for table in self.tables.values() for _, task in table.wishes.values()]
        due = [table.due for table in self.tables.values() if table.due is not None]
        tasks = [*self.background, *bot_tasks, *wishes, *due]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await asyncio.to_thread(self.worker_news.stop)
        try:
            await self.presence.close()
        except Exception:
            logger.exception("this worker could not sign off")
        await self.store.close()

    def run_in_background(self, work: Awaitable[None]) -> None:
        """Run a task that nobody waits for; log it if it fails."""

        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                self.metrics.failures += 1
                logger.exception("a background task failed")

        task = asyncio.ensure_future(guarded())
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Call ``work`` periodically, also after it failed."""
        while True:
            await asyncio.sleep(seconds)
            await self.try_once(work)

    async def retry(self, work: Callable[[], Awaitable[None]]) -> None:
        """Call ``work`` until it does not fail."""
        while not await self.try_once(work):
            await asyncio.sleep(RETRY_SECONDS)

    async def try_once(self, work: Callable[[], Awaitable[None]]) -> bool:
        try:
            await work()
        except Exception:
            self.metrics.failures += 1
            logger.exception("a background task failed, and will be tried again")
            return False
        return True

    # Finding tables.

    async def table(self, table_id: str) -> Table:
        """Get a table from memory, or rebuild it from its log."""
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
        """Get a table with all that other workers have written up to now."""
        table = await self.table(table_id)
        number = await self.store.read(lambda connection: newest_number(connection, table_id))
        if number is not None:
            await self.changes.follow(table, number)
        return table

    async def load(self, table_id: str) -> Table:
        def read(connection: Connection) -> TableState:
            return TableState.of(read_head(connection, table_id), read_rows(connection, table_id))

        state = await self.store.read(read)
        table = self.add(state)
        self.changes.wake_bots(table)
        return table

    def add(self, state: TableState) -> Table:
        """Keep a table in memory."""
        if len(self.tables) >= IDLE_TABLES and len(self.tables) % EVICT_EVERY == 0:
            self.evict_idle()
        table = Table(state, self.settings.patience)
        if self.elsewhere:
            table.present = frozenset(guest for name, guest in self.elsewhere if name == state.head.id)
        self.tables[state.head.id] = table
        self.metrics.tables = len(self.tables)
        return table

    async def evict(self) -> None:
        self.evict_idle()

    def evict_idle(self) -> None:
        """Forget tables at which no page is open, and old views; the logs stay."""
        now = time.monotonic()
        idle = sorted((table.used, name) for name, table in self.tables.items() if table.idle)
        for table in self.tables.values():
            if now - table.used > VIEW_SECONDS:
                table.forget_views()
        for number, (used, name) in enumerate(idle):
            if now - used > self.settings.idle_seconds or len(idle) - number > IDLE_TABLES:
                del self.tables[name]
        self.metrics.tables = len(self.tables)

    # Changing tables.

    async def change(self, table: Table, decide: Callable[[TableState], Change]) -> None:
        """Change a table by what ``decide`` makes of its state; raises what ``decide`` raises."""
        await self.changes.make(table, decide)

    async def chat(self, table: Table, guest: str, text: str) -> None:
        def decide(state: TableState) -> Change:
            seat = state.seat_of(guest)
            if seat is None:
                raise Forbidden("house-spectators-are-silent")
            if state.talk() == "limited":
                raise Conflict("house-talk-limited", {}, state.game.talk_clause)
            said = {"seat": seat, "name": state.seats[seat].name, "text": text, "at": time.time()}
            return Change([Draft("chat", seat, 0, encoded(said))])

        await self.change(table, decide)

    def advance_later(self, table: Table) -> None:
        """Let a campaign go on, where a chapter is due or over at this table."""
        self.run_in_background(self.advance(table))

    async def advance(self, table: Table) -> None:
        from ludarium.server.tables.campaigns import advance  # it needs the house

        state = table.state
        if state.campaign is not None:
            await advance(self, table)
        elif state.phase == "over":
            await advance(self, await self.table(state.chapter_of))

    # News from other workers.

    def receive_rows(self, numbers: dict[str, int]) -> None:
        for table_id, number in numbers.items():
            table = self.tables.get(table_id)
            if table is not None and table.state.next_row <= number:
                self.run_in_background(self.retry(partial(self.changes.follow, table, number)))

    def receive_pages(self, pages: set[tuple[str, str]]) -> None:
        """Take note of who has a page open at any other worker."""
        self.elsewhere = pages
        for table_id, table in self.tables.items():
            present = frozenset(guest for name, guest in pages if name == table_id)
            if table.set_present(present):
                table.send_info()

    # Pages.

    def connect(self, table: Table, subscriber: Subscriber) -> None:
        was_here = table.here(subscriber.guest)
        subscriber.seat = table.state.seat_of(subscriber.guest)
        table.subscribers.append(subscriber)
        self.metrics.sockets += 1
        if not was_here:
            self.presence.changed(table.state.head.id, subscriber.guest, True)
            if subscriber.seat is not None:
                table.send_info()

    def disconnect(self, table: Table, subscriber: Subscriber) -> None:
        table.subscribers.remove(subscriber)
        self.metrics.sockets -= 1
        table.used = time.monotonic()
        if not table.here(subscriber.guest):
            table.last_page_closed(subscriber.guest)
            self.presence.changed(table.state.head.id, subscriber.guest, False)
            if subscriber.seat is not None:
                table.send_info()

    def synchronize_later(self, table: Table, subscriber: Subscriber) -> None:
        """Send a page that is far behind what it missed, from the log."""
        subscriber.ready = False
        self.run_in_background(table.synchronize(subscriber, protocol.Hello(subscriber.number, table.state.said)))
