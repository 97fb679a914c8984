"""The database: one thread writes and commits in groups, a few threads read.

A write is acknowledged after its group is on disk. Nothing here ever runs on the event loop.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from ludarium.server import schema
from ludarium.server.metrics import Metrics
from ludarium.server.migrate import migrate
from ludarium.server.settings import Settings

GROUP: Final = 1000  # tasks in one commit at most
READERS: Final = 4
SLACK: Final = 500  # rows that a concurrent transaction may bring late (PostgreSQL)
COLUMNS: Final = ("table_id", "number", "kind", "seat", "move", "data", "at")

T = TypeVar("T")
logger: Final = logging.getLogger(__name__)


class Row(NamedTuple):
    """One row of a table's log."""

    table_id: str
    number: int
    kind: str
    seat: int
    move: int
    data: str
    at: float


class NumberTaken(Exception):
    """Somebody else has written this row of the log."""


class Task:
    """Something to write, and who waits for it."""

    __slots__ = ("error", "future", "result", "rows", "write")

    def __init__(
        self,
        rows: Sequence[Row],
        write: Callable[[Connection], object] | None,
        future: "asyncio.Future[object]",
    ) -> None:
        self.rows = rows
        self.write = write
        self.future = future
        self.result: object = None
        self.error: Exception | None = None


class Store:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.durable = settings.durable
        self.metrics = metrics
        self.engine = open_engine(settings.database)
        migrate(self.engine)
        # A closed store must not hold the process, however long a reader takes.
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.queue: SimpleQueue[list[Task] | None] = SimpleQueue()
        self.gathered: list[Task] = []
        place = "?" if self.engine.dialect.name == "sqlite" else "%s"
        self.places = f"({', '.join([place] * len(COLUMNS))})"
        self.writer = threading.Thread(target=self.keep_writing, name="writer", daemon=True)
        self.watching = threading.Event()
        self.watcher: threading.Thread | None = None
        self.writer.start()

    async def close(self) -> None:
        """Finish what was queued, then let go of the database."""
        self.watching.set()
        self.hand_over()
        self.queue.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.writer.join)
        if self.watcher is not None:
            await loop.run_in_executor(None, self.watcher.join)
        self.readers.shutdown(wait=True)
        self.engine.dispose()

    # Reading.

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    async def rows(self, table_id: str, since: int = 0) -> list[Row]:
        """The log of a table from a number on."""
        columns = [schema.log.c[name] for name in COLUMNS]
        query = select(*columns).where(schema.log.c.table_id == table_id, schema.log.c.number >= since)
        query = query.order_by(schema.log.c.number)
        return await self.read(lambda connection: [Row(*row) for row in connection.execute(query)])

    # Writing.

    async def append(self, rows: Sequence[Row], write: Callable[[Connection], object] | None = None) -> None:
        """Add rows to a log, and perhaps write more, in one transaction; raises ``NumberTaken``."""
        await self.enqueue(Task(rows, write, asyncio.get_running_loop().create_future()))

    async def write(self, write: Callable[[Connection], T]) -> T:
        task = Task((), write, asyncio.get_running_loop().create_future())
        return await self.enqueue(task)  # type: ignore[return-value]  # the result of this very function

    async def enqueue(self, task: Task) -> object:
        """Tasks of one turn of the event loop go to the writer together: waking a thread costs more than a row."""
        self.gathered.append(task)
        if len(self.gathered) == 1:
            task.future.get_loop().call_soon(self.hand_over)
        if not self.durable and task.rows and task.write is None:
            return None
        return await task.future

    def hand_over(self) -> None:
        if self.gathered:
            self.queue.put(self.gathered)
            self.gathered = []

    def keep_writing(self) -> None:
        with self.engine.connect() as plain:
            connection = plain.execution_options(writing=True)
            while True:
                tasks = self.queue.get()
                if tasks is None:
                    return
                last = False
                while len(tasks) < GROUP and not self.queue.empty():
                    more = self.queue.get()
                    if more is None:
                        last = True
                        break
                    tasks += more
                self.commit(connection, tasks)
                tasks[0].future.get_loop().call_soon_threadsafe(resolve, tasks)
                if last:
                    return

    def commit(self, connection: Connection, tasks: list[Task]) -> None:
        started = time.perf_counter()
        try:
            with connection.begin():
                for task in tasks:
                    if task.write is not None:
                        task.result = task.write(connection)
                rows = [row for task in tasks for row in task.rows]
                for first in range(0, len(rows), GROUP):
                    self.insert(connection, rows[first : first + GROUP])
        except Exception as error:
            if len(tasks) > 1:  # one of them is at fault: the others must not suffer
                for task in tasks:
                    self.commit(connection, [task])
                return
            taken = isinstance(error, IntegrityError) and bool(tasks[0].rows)
            tasks[0].error = NumberTaken() if taken else error
            return
        self.metrics.commits += 1
        self.metrics.rows += len(rows)
        self.metrics.commit_seconds += time.perf_counter() - started

    def insert(self, connection: Connection, rows: list[Row]) -> None:
        """One statement for all rows: between statements the event loop would take its turn, and long."""
        values = ", ".join([self.places] * len(rows))
        facts = tuple(fact for row in rows for fact in row)
        connection.exec_driver_sql(f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES {values}", facts)

    # Hearing of what other workers write.

    def watch(self, every: float, heard: Callable[[dict[str, int]], None]) -> None:
        """From now on tell, on a thread of its own, which tables have rows up to which number."""
        self.watcher = threading.Thread(target=self.keep_watching, args=(every, heard), daemon=True)
        self.watcher.start()

    def keep_watching(self, every: float, heard: Callable[[dict[str, int]], None]) -> None:
        log = schema.log
        newest = select(func.coalesce(func.max(log.c.id), 0))
        sqlite = self.engine.dialect.name == "sqlite"
        slack = 0 if sqlite else SLACK
        with self.engine.connect() as connection:
            seen = connection.execute(newest).scalar_one()
            connection.rollback()
            version = -1
            while not self.watching.wait(every):
                try:
                    if sqlite:
                        before = version
                        version = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
                        connection.rollback()
                        if version == before:
                            continue
                    last = connection.execute(newest).scalar_one()
                    if last > seen:
                        query = select(log.c.table_id, func.max(log.c.number)).where(log.c.id > seen - slack)
                        found = connection.execute(query.group_by(log.c.table_id)).all()
                        seen = last
                        heard({str(table): int(number) for table, number in found})
                    connection.rollback()
                except Exception:
                    logger.exception("watching failed")
                    connection.rollback()


def resolve(tasks: list[Task]) -> None:
    for task in tasks:
        if task.future.done():
            continue
        if task.error is not None:
            task.future.set_exception(task.error)
        else:
            task.future.set_result(task.result)


def open_engine(url: str) -> Engine:
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    engine = create_engine(url, pool_size=READERS + 3)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    return engine


def set_up_sqlite(connection: "SqliteConnection", _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # this module begins transactions, not the driver
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def begin_sqlite(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


class SqliteConnection:
    """What is used of the driver's connection."""

    isolation_level: str | None

    def execute(self, sql: str) -> object: ...
