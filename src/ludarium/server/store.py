"""The database: one thread writes and commits in groups, a few threads read.

A write is acknowledged after its group is on disk. Nothing here ever runs on the event loop.
"""

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from queue import SimpleQueue
from sqlite3 import Connection as SqliteConnection
from sqlite3 import IntegrityError as SqliteIntegrityError
from typing import Final, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludarium.server.database import READERS, DatabaseGone, file_of, identity, open_engine
from ludarium.server.metrics import Metrics
from ludarium.server.migrate import migrate
from ludarium.server.reading import read_rows
from ludarium.server.rows import Row
from ludarium.server.settings import Settings

GROUP: Final = 1000  # tasks in one commit at most
T = TypeVar("T")
logger: Final = logging.getLogger(__name__)


class NumberTaken(Exception):
    """Somebody else has written this row of the log."""


Done = Callable[[object, Exception | None], None]


class Task:
    """Something to write, and what happens on the event loop once it is on disk."""

    __slots__ = ("done", "error", "result", "rows", "write")

    def __init__(self, rows: Sequence[Row], write: Callable[[Connection], object] | None, done: Done) -> None:
        self.rows = rows
        self.write = write
        self.done = done
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
        self.own: deque[range] = deque()  # ids of rows that this worker wrote, until it has looked for others'
        self.sqlite = self.engine.dialect.name == "sqlite"
        place = "?" if self.sqlite else "%s"
        self.places = f"({','.join([place] * len(Row._fields))})"
        self.head = f"INSERT INTO log ({','.join(Row._fields)}) VALUES "
        self.writer = threading.Thread(target=self.keep_writing, name="writer", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        """Finish what was queued, then let go of the database."""
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
        await self.written(rows, write)

    async def write(self, write: Callable[[Connection], T]) -> T:
        return cast("T", await self.written((), write))

    async def written(self, rows: Sequence[Row], write: Callable[[Connection], object] | None) -> object:
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()

        def done(result: object, error: Exception | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.submit(rows, write, done)
        return await future

    def submit(self, rows: Sequence[Row], write: Callable[[Connection], object] | None, done: Done) -> None:
        """What comes while the writer is busy goes to it together: waking a thread costs more than a row."""
        task = Task(rows, write, done)
        self.gathered.append(task)
        if not self.writing:
            self.writing = True
            self.loop = asyncio.get_running_loop()
            self.loop.call_soon(self.hand_over)
        if not self.durable and rows and write is None:
            task.done = nobody_waits
            self.loop.call_soon(done, None, None)

    def hand_over(self) -> None:
        tasks = self.gathered[:GROUP]
        del self.gathered[:GROUP]
        self.queue.put(tasks)

    def resolve(self, tasks: list[Task]) -> None:
        """Tell those whose tasks are on disk, then let the writer have what was gathered meanwhile."""
        for task in tasks:
            try:
                task.done(task.result, task.error)
            except Exception:  # the others are on disk too, and must hear of it
                logger.exception("what was written could not be told")
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
                # A statement by itself is a transaction, and the driver alone is quicker than its wrappers.
                ours = self.insert(connection, rows)
            else:
                with connection.begin():
                    for task in tasks:
                        if task.write is not None:
                            task.result = task.write(connection)
                    ours = self.insert(connection, rows)
            self.own.extend(ours)
        except Exception as error:
            if len(tasks) > 1:  # one of them is at fault: the others must not suffer
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
        """SQLite would go on writing to a deleted file, and nobody could ever read that."""
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
        """The last id up to which all rows after ``seen`` are this worker's own, and need no looking up."""
        own = self.own
        while own and own[0].start <= seen + 1:
            seen = max(seen, own.popleft().stop - 1)
        return seen


def nobody_waits(_: object, __: Exception | None) -> None:
    """In a house that does not wait for the disk."""
