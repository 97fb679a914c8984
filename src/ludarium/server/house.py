"""The house: tables by id, one change after another at each, on disk before anybody is told."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select, update

from ludarium.core.errors import LudariumError
from ludarium.core.match import Played
from ludarium.core.record import Seed
from ludarium.server import schema, telling, wire
from ludarium.server.bots import GRACE, Thinkers, pause
from ludarium.server.course import Course, Head, TakenBack
from ludarium.server.errors import Conflict, Failed, Forbidden, TooLate, no_table
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.store import NumberTaken, Row, Store
from ludarium.server.table import Socket, Table

TRIES: Final = 8  # races lost in a row before a guest is told
RESIDENT: Final = 400  # tables kept in memory though nobody looks at them
SPRING_CLEANING: Final = 64  # tables that may come before some must go

logger: Final = logging.getLogger(__name__)


class Draft(NamedTuple):
    """A row to be, before it has a number."""

    kind: str
    seat: int = -1
    move: int = 0
    data: str = ""


class Change(NamedTuple):
    """Rows to add, and what else is written with them."""

    drafts: list[Draft]
    write: Callable[[Connection], object] | None = None


class House:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.thinkers = Thinkers(settings.bot_processes)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.chores: set[asyncio.Task[None]] = set()
        self.closing = False

    def open(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(numbers: dict[str, int]) -> None:
            if not self.closing:
                loop.call_soon_threadsafe(self.hear, numbers)

        self.store.watch(self.settings.watch_seconds, heard)
        self.chore(self.keep_tidy())

    async def close(self) -> None:
        self.closing = True
        drivers = [driver for table in self.tables.values() for driver in table.drivers.values()]
        for task in [*self.chores, *drivers]:
            task.cancel()
        await asyncio.gather(*self.chores, *drivers, return_exceptions=True)
        await self.store.close()
        await asyncio.to_thread(self.thinkers.close)

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

    # Finding tables.

    async def table(self, table_id: str) -> Table:
        """A table from memory, or rebuilt from its log."""
        table = self.tables.get(table_id)
        if table is None:
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
        log = schema.log
        newest = select(func.max(log.c.number)).where(log.c.table_id == table_id)
        number = await self.store.read(lambda connection: connection.execute(newest).scalar())
        if number is not None:
            await self.listen(table, number)
        return table

    async def load(self, table_id: str) -> Table:
        course = await self.store.read(lambda connection: read_course(connection, table_id))
        table = self.set_up(course)
        self.stir(table)
        return table

    def set_up(self, course: Course) -> Table:
        if len(self.tables) >= RESIDENT and len(self.tables) % SPRING_CLEANING == 0:
            self.tidy()
        table = Table(course)
        self.tables[course.head.id] = table
        self.metrics.tables = len(self.tables)
        return table

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            self.tidy()

    def tidy(self) -> None:
        """Let go of tables that nobody looks at; their logs stay."""
        now = time.monotonic()
        idle = sorted((table.used, name) for name, table in self.tables.items() if table.idle)
        for number, (used, name) in enumerate(idle):
            if now - used > self.settings.idle_seconds or len(idle) - number > RESIDENT:
                del self.tables[name]
        self.metrics.tables = len(self.tables)

    # Changing tables.

    async def change(self, table: Table, decide: Callable[[Course], Change]) -> None:
        """Decide by the table as it is, write, and only then let it be so and tell everybody."""
        async with table.lock:
            for _ in range(TRIES):
                change = decide(table.course)
                if not change.drafts:
                    return
                rows = number_rows(table.course, change.drafts)
                try:
                    await self.store.append(rows, change.write)
                except NumberTaken:
                    self.metrics.conflicts += 1
                    await self.catch_up(table)
                    continue
                self.absorb(table, rows)
                table.own_row = True
                self.stir(table)
                return
        raise TooLate("house-too-late")

    async def play(
        self, table: Table, seat: int, moves: Sequence[int], index: int | None, epoch: int | None = None
    ) -> None:
        """Moves of a seat in a row, all or none."""
        async with table.lock:
            course = table.course
            for _ in range(TRIES):
                course.timely(seat, index, epoch)
                planned = course.plan(seat, moves)
                drafts = [Draft("move" if at == 0 else "more", seat, move) for at, move in enumerate(moves)]
                rows = number_rows(course, drafts)
                over = planned[-1][0].over
                try:
                    await self.store.append(rows, end_of(course.head.id) if over else None)
                except NumberTaken:
                    self.metrics.conflicts += 1
                    await self.catch_up(table)
                    continue
                for at, (after, news) in enumerate(planned):
                    course.adopt(seat, moves[at], after, news, at == 0)
                course.log += len(rows)
                course.changed = rows[-1].at
                table.own_row = True
                self.metrics.moves += len(rows)
                self.tell(table)
                if over:
                    table.tell_table()
                self.stir(table)
                return
        raise TooLate("house-too-late")

    def absorb(self, table: Table, rows: Sequence[Row]) -> None:
        """Rows that are on disk become the course, and everybody hears of it."""
        course = table.course
        chats = course.log
        kinds = {row.kind for row in rows}
        asking = course.asking
        for row in rows:
            if row.kind == "undo":
                epochs = course.epochs[:]
                to = msgspec.json.decode(row.data, type=TakenBack).to
                numbers = {seat: course.number_at(seat, to) for seat in [None, *range(len(course.seats))]}
                course.absorb(row)
                table.tell_undo(row.seat, to, numbers, epochs)
            else:
                course.absorb(row)
        if kinds - {"move", "more", "chat", "undo", "undo-ask", "undo-answer"}:
            table.tell_table()
        self.tell(table)
        if course.phase == "over" and kinds & {"move", "more"}:
            table.tell_table()
        if "chat" in kinds:
            table.tell_chat(chats)
        if course.asking is not None and asking is None:
            table.tell_all(telling.text(wire.UndoAsked(course.asking.seat)))
        elif asking is not None and course.asking is None and "undo-answer" in kinds and "undo" not in kinds:
            table.tell_all(telling.text(wire.UndoRefused(asking.seat)))

    # News from other workers.

    def hear(self, numbers: dict[str, int]) -> None:
        for table_id, number in numbers.items():
            table = self.tables.get(table_id)
            if table is not None and table.course.log <= number:
                self.chore(self.listen(table, number))

    async def listen(self, table: Table, number: int) -> None:
        async with table.lock:
            if table.course.log <= number:
                await self.catch_up(table)
                self.stir(table)

    async def catch_up(self, table: Table) -> None:
        """Read what others have written; the mailbox must be held."""
        rows = await self.store.rows(table.course.head.id, table.course.log)
        if rows:
            table.own_row = False
            self.absorb(table, rows)

    # Undo and chat.

    async def undo(self, table: Table, seat: int) -> None:
        def decide(course: Course) -> Change:
            course.running()
            taken = course.free_undo(seat)
            if taken is None:
                to = course.last_play(seat)
                if to is None:
                    raise Conflict("house-nothing-to-undo")
                if course.asking is not None:
                    raise Conflict("house-undo-asked-already")
                if course.people() != [seat]:
                    return Change([Draft("undo-ask", seat, to)])
                taken = TakenBack(to)  # bots always consent
            return Change([Draft("undo", seat, 0, encoded(taken))])

        await self.change(table, decide)

    async def answer_undo(self, table: Table, seat: int, yes: bool) -> None:
        def decide(course: Course) -> Change:
            asking = course.asking
            if asking is None or seat not in asking.waiting:
                raise Conflict("house-nobody-asked")
            drafts = [Draft("undo-answer", seat, int(yes))]
            if yes and asking.waiting == {seat}:
                drafts.append(Draft("undo", asking.seat, 0, encoded(TakenBack(asking.to))))
            return Change(drafts)

        await self.change(table, decide)

    async def chat(self, table: Table, guest: str, text: str) -> None:
        def decide(course: Course) -> Change:
            seat = course.seat_of(guest)
            if seat is None:
                raise Forbidden("house-spectators-are-silent")
            said = {"seat": seat, "name": course.seats[seat].name, "text": text, "at": time.time()}
            return Change([Draft("chat", seat, 0, encoded(said))])

        await self.change(table, decide)

    # Bots.

    def stir(self, table: Table) -> None:
        """Wake the bots that are asked."""
        course = table.course
        if course.phase != "playing" or course.asking is not None or self.closing:
            return
        for seat in course.to_move():
            if course.seats[seat].kind == "bot" and seat not in table.drivers:
                driver = asyncio.ensure_future(self.drive(table, seat))
                table.drivers[seat] = driver
                driver.add_done_callback(lambda _, seat=seat: table.drivers.pop(seat, None))  # type: ignore[misc]

    async def drive(self, table: Table, seat: int) -> None:
        """Play for a bot as long as it is asked. Whoever else plays first makes this thought void."""
        while not self.closing:
            course = table.course
            if course.phase != "playing" or course.asking is not None or seat not in course.to_move():
                return
            index = len(course.moves)
            epoch = course.epochs[seat]
            if not table.own_row:
                await asyncio.sleep(GRACE)
            fresh = not (index and course.mover[index - 1] == seat and course.hidden[index - 1])
            view = course.view(course.running().state, seat)
            moves = course.running().state.moves(seat)
            seed = bot_seed(course, seat) if course.tutorial else None
            wait = pause(course.pace, fresh)
            if wait:
                await asyncio.sleep(wait)
            if index != len(course.moves) and seat not in course.to_move():
                continue
            move = await self.thinkers.choose(course.head.game, course.seats[seat].bot, view, moves, seed)
            try:
                await self.play(table, seat, [move], index, epoch)
                self.metrics.bot_moves += 1
            except LudariumError:
                continue  # the table moved on while the bot thought
            except Exception:
                self.metrics.failures += 1
                logger.exception("a bot could not play")
                return

    # Sockets.

    def tell(self, table: Table) -> None:
        for socket in table.tell_state():
            self.bring_up(table, socket)

    def bring_up(self, table: Table, socket: Socket) -> None:
        """Tell a page that is far behind what it missed, from the log."""
        socket.ready = False
        self.chore(self.greet(table, socket, wire.Hello(socket.number, table.course.log)))

    async def greet(self, table: Table, socket: Socket, hello: wire.Hello) -> None:
        """Bring a page up to date, whatever it has seen."""
        async with table.lock:
            course = table.course
            history = None
            if course.match is not None and len(course.moves) > len(course.match.history):
                index, _ = returning(course, course.seat_of(socket.guest), hello.at)
                if len(course.moves) - index > len(course.match.history):
                    history = (await asyncio.to_thread(course.replayed)).history
            self.welcome(table, socket, hello, history)

    def welcome(self, table: Table, socket: Socket, hello: wire.Hello, history: list[Played] | None) -> None:
        course = table.course
        seat = course.seat_of(socket.guest)
        socket.tell(telling.text(wire.TableTold(table.info(socket.guest))))
        if course.match is not None:
            index, resync = returning(course, seat, hello.at)
            if history is None:
                history = course.match.history
            part = history[len(history) - (len(course.moves) - index) :]
            news = telling.news_of(course, seat, index, part)
            frame = telling.state_told(course, seat, course.number_at(seat, index), news, resync)
            table.tell(socket, seat, frame)
        last_chat = hello.chat if hello.chat is not None else (-1 if hello.at < 0 else course.log)
        for chat in course.chats:
            if chat.number > last_chat:
                socket.tell(telling.chat_told(chat))
        if course.asking is not None:
            socket.tell(telling.text(wire.UndoAsked(course.asking.seat)))
        course.views.clear()  # many pages only look on for a long time
        socket.ready = True

    def check(self) -> None:
        """Whether this worker can still do its work."""
        if not self.store.writer.is_alive():
            raise Failed("house-failed")


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def returning(course: Course, seat: int | None, at: int) -> tuple[int, bool]:
    """From which move on a page is to be told, and whether it must forget what it has."""
    if at < 0:
        return 0, False
    index = course.index(seat, at)
    if index is None or (course.phase == "over" and at < len(course.moves)):
        return 0, True  # it counted something that was taken back, or by its own numbers
    return index, False


def number_rows(course: Course, drafts: Sequence[Draft]) -> list[Row]:
    now = time.time()
    first = course.log
    return [
        Row(course.head.id, first + at, draft.kind, draft.seat, draft.move, draft.data, now)
        for at, draft in enumerate(drafts)
    ]


def bot_seed(course: Course, seat: int) -> bytes:
    """In the tutorial bots always play alike."""
    return bytes([seat]) + len(course.moves).to_bytes(31, "big")


def end_of(table_id: str) -> Callable[[Connection], object]:
    statement = update(schema.tables).where(schema.tables.c.id == table_id).values(phase="over")
    return lambda connection: connection.execute(statement)


def read_course(connection: Connection, table_id: str) -> Course:
    tables = schema.tables
    query = select(tables.c.id, tables.c.game, tables.c.rules, tables.c.seed, tables.c.start)
    found = connection.execute(query.where(tables.c.id == table_id)).first()
    if found is None:
        raise no_table(table_id)
    start = msgspec.json.decode(found.start) if found.start else None
    head = Head(found.id, found.game, found.rules, msgspec.json.decode(found.seed, type=Seed), start)
    log = schema.log
    rows = select(log.c.table_id, log.c.number, log.c.kind, log.c.seat, log.c.move, log.c.data, log.c.at)
    rows = rows.where(log.c.table_id == table_id).order_by(log.c.number)
    return Course.of(head, [Row(*row) for row in connection.execute(rows)])
