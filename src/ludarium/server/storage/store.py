"""The database: one thread writes and commits in groups, a few threads read.

A write is acknowledged after its group is on disk. Nothing here ever runs on the event loop.
"""

import asyncio
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection as SqliteConnection
from sqlite3 import IntegrityError as SqliteIntegrityError
from typing import Final, TypeVar, cast

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from ludarium.core.game import Json
from ludarium.core.reading import Reader
from ludarium.core.record import Seed
from ludarium.server.errors import no_table
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage.database import READERS, DatabaseGone, file_of, open_engine
from ludarium.server.storage.migrate import migrate
from ludarium.server.storage.rows import Head, Row
from ludarium.server.storage.schema import log, tables

GROUP: Final = 1000  # tasks in one commit at most
T = TypeVar("T")

read_start: Final = Reader(Json).decode
read_seed: Final = Reader(Seed).decode
logger: Final = logging.getLogger(__name__)


class NumberTaken(Exception):
    """A row with this number exists already: another worker has written it."""


class Task:
    """Something to write, and a future for whoever waits until it is on disk."""

    __slots__ = ("error", "future", "result", "rows", "write")

    def __init__(
        self,
        rows: Sequence[Row],
        write: Callable[[Connection], object] | None,
        future: asyncio.Future[object],
    ) -> None:
        self.rows = rows
        self.write = write
        self.future = future
        self.result: object = None
        self.error: Exception | None = None


class Store:
    loop: asyncio.AbstractEventLoop

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.durable = settings.durable
        self.metrics = metrics
        self.engine = open_engine(settings.database)
        self.file = file_of(settings.database)
        self.identity = None if self.file is None else identity(self.file)
        migrate(self.engine)
        # A closed store must not hold the process, however long a reader takes.
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.queue: SimpleQueue[list[Task] | None] = SimpleQueue()
        self.gathered: list[Task] = []
        self.writing = False  # whether the writer has tasks, or is about to get some
        self.own: deque[range] = deque()  # ids of rows that this worker wrote since it last polled
        self.sqlite = self.engine.dialect.name == "sqlite"
        place = "?" if self.sqlite else "%s"
        self.places = f"({','.join([place] * len(Row._fields))})"
        self.head = f"INSERT INTO log ({','.join(Row._fields)}) VALUES "
        self.writer = threading.Thread(target=self.keep_writing, name="writer", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        """Write what is queued, then close the database."""
        try:
            if self.writer.is_alive():
                await self.write(lambda _: None)
        except Exception:
            logger.exception("the database was in trouble at the end")
        self.queue.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.writer.join)
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
        return await self.read(partial(read_rows, table_id=table_id, since=since))

    # Writing.

    async def append(self, rows: Sequence[Row], write: Callable[[Connection], object] | None = None) -> None:
        """Add rows to a log, and perhaps write more, in one transaction; raises ``NumberTaken``."""
        await self.submit(rows, write)

    async def write(self, write: Callable[[Connection], T]) -> T:
        return cast("T", await self.submit((), write))

    def submit(self, rows: Sequence[Row], write: Callable[[Connection], object] | None) -> asyncio.Future[object]:
        """Queue something for the writer; the future is done once it is on disk.

        What comes while the writer is busy goes to it together: waking a thread costs more than a row.
        """
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self.gathered.append(Task(rows, write, future))
        if not self.writing:
            self.writing = True
            self.loop = loop
            loop.call_soon(self.hand_over)
        if not self.durable and rows and write is None:
            future.set_result(None)
        return future

    def hand_over(self) -> None:
        tasks = self.gathered[:GROUP]
        del self.gathered[:GROUP]
        self.queue.put(tasks)

    def resolve(self, tasks: list[Task]) -> None:
        """Wake whoever waits for tasks that are on disk, then give the writer what was queued meanwhile."""
        for task in tasks:
            if task.future.done():
                continue  # nobody waits any more, or nobody waits for the disk in this house
            if task.error is None:
                task.future.set_result(task.result)
            else:
                task.future.set_exception(task.error)
        if self.gathered:
            self.hand_over()
        else:
            self.writing = False

    def keep_writing(self) -> None:
        with self.engine.connect() as plain:
            connection = plain.execution_options(writing=True)
            while True:
                tasks = self.queue.get()
                if tasks is None:
                    return
                self.commit(connection, tasks)
                self.loop.call_soon_threadsafe(self.resolve, tasks)

    def commit(self, connection: Connection, tasks: list[Task]) -> None:
        started = time.perf_counter()
        rows = tuple(chain.from_iterable(task.rows for task in tasks))
        try:
            self.check_file()
            if self.sqlite and len(rows) <= GROUP and all(task.write is None for task in tasks):
                # One statement is a transaction, and without SQLAlchemy it is quicker.
                ours = self.insert(connection, rows)
            else:
                with connection.begin():
                    for task in tasks:
                        if task.write is not None:
                            task.result = task.write(connection)
                    ours = self.insert(connection, rows)
            self.own.extend(ours)
        except Exception as error:
            if len(tasks) > 1:  # one of them failed: commit each alone
                for task in tasks:
                    self.commit(connection, [task])
                return
            taken = isinstance(error, IntegrityError | SqliteIntegrityError) and bool(tasks[0].rows)
            tasks[0].error = NumberTaken() if taken else error
            return
        self.metrics.commits += 1
        self.metrics.rows += len(rows)
        self.metrics.commit_seconds += time.perf_counter() - started

    def check_file(self) -> None:
        """Fail if the file was deleted or replaced: SQLite would go on writing to the old one."""
        if self.file is not None and identity(self.file) != self.identity:
            raise DatabaseGone

    def insert(self, connection: Connection, rows: Sequence[Row]) -> list[range]:
        """The ids that the rows got, where a database gives them in a row.

        Few statements for all rows: between statements the event loop would take its turn, and long.
        """
        ids = []
        for first in range(0, len(rows), GROUP):
            part = rows[first : first + GROUP]
            statement = self.head + ",".join([self.places] * len(part))
            values = tuple(chain.from_iterable(part))
            if self.sqlite:
                last = self.driver(connection).execute(statement, values).lastrowid or 0
                ids.append(range(last - len(part) + 1, last + 1))
            else:
                connection.exec_driver_sql(statement, values)
        return ids

    @staticmethod
    def driver(connection: Connection) -> SqliteConnection:
        driver = connection.connection.driver_connection
        return cast("SqliteConnection", driver)

    def after_own(self, seen: int) -> int:
        """The last id up to which all rows after ``seen`` were written by this worker."""
        own = self.own
        while own and own[0].start <= seen + 1:
            seen = max(seen, own.popleft().stop - 1)
        return seen


def identity(path: Path) -> tuple[int, int] | None:
    """Device and inode of a file; ``None`` if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


# Queries.


def read_rows(connection: Connection, table_id: str, since: int = 0) -> list[Row]:
    """The log of a table from a number on."""
    query = select(*[log.c[name] for name in Row._fields]).where(log.c.table_id == table_id, log.c.number >= since)
    return [Row(*row) for row in connection.execute(query.order_by(log.c.number))]


def newest_number(connection: Connection, table_id: str) -> int | None:
    return connection.execute(select(func.max(log.c.number)).where(log.c.table_id == table_id)).scalar()


def read_head(connection: Connection, table_id: str) -> Head:
    query = select(tables.c.id, tables.c.game, tables.c.rules, tables.c.seed, tables.c.start)
    found = connection.execute(query.where(tables.c.id == table_id)).mappings().first()
    if found is None:
        raise no_table(table_id)
    start = read_start(found["start"]) if found["start"] else None
    return Head(found["id"], found["game"], found["rules"], read_seed(found["seed"]), start)
