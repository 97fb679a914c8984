"""Who has a page open where. Each worker writes its own pages, and a heartbeat."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, insert, update

from ludarium.server.metrics import Metrics
from ludarium.server.storage import schema
from ludarium.server.storage.store import Store

GATHER: Final = 0.05  # seconds in which changes are collected and written together
BEATS: Final = 3  # heartbeats that may be missing before a worker counts as gone
FORGOTTEN: Final = 100  # missing heartbeats after which its rows are deleted

Page = tuple[str, str]  # a table and a guest
logger: Final = logging.getLogger(__name__)


class Presence:
    """The pages of this worker."""

    def __init__(self, store: Store, metrics: Metrics, beat: float) -> None:
        self.store = store
        self.metrics = metrics
        self.beat = beat
        self.worker = secrets.token_hex(8)
        self.version = 0
        self.pages: set[Page] = set()
        self.pending: dict[Page, bool] = {}
        self.incomplete = False  # whether the database may lack some of the pages
        self.trouble = float("-inf")  # when writing last failed

    @property
    def lost(self) -> float:
        """Seconds without a heartbeat after which a worker counts as gone."""
        return BEATS * self.beat

    def is_reliable(self) -> bool:
        """Whether this worker's own heartbeats were written for long enough to judge others by theirs."""
        return not self.incomplete and time.monotonic() - self.trouble > self.lost

    async def open(self) -> None:
        await self.store.write(self.register)

    async def close(self) -> None:
        await self.store.write(self.unregister)

    async def heartbeat(self) -> None:
        """Write that this worker is up, and all its pages again if some of them may be missing."""
        known = False
        try:
            if not self.incomplete:
                known = await self.store.write(self.update)
            if not known:
                self.version += 1
                self.incomplete = False  # unless this fails, or a change that is written after it
                await self.store.write(partial(self.write_all, frozenset(self.pages), self.version))
        except Exception:
            self.failed()
            raise

    def failed(self) -> None:
        self.incomplete = True
        self.trouble = time.monotonic()

    def changed(self, table: str, guest: str, here: bool) -> None:
        """A guest's first page at a table has opened here, or the last has closed."""
        if not self.pending:
            asyncio.get_running_loop().call_later(GATHER, self.flush)
        self.pending[table, guest] = here
        if here:
            self.pages.add((table, guest))
        else:
            self.pages.discard((table, guest))

    def flush(self) -> None:
        changes, self.pending = self.pending, {}
        self.version += 1
        self.store.submit((), self.writing(changes, self.version)).add_done_callback(self.written)

    def written(self, future: asyncio.Future[object]) -> None:
        error = None if future.cancelled() else future.exception()
        if error is not None:
            self.metrics.failures += 1
            logger.error("pages could not be written, and will be with the next heartbeat", exc_info=error)
            self.failed()

    # In the writer's thread.

    def register(self, connection: Connection) -> None:
        old = schema.workers.c.seen < time.time() - FORGOTTEN * self.beat
        gone = [row.id for row in connection.execute(schema.workers.select().where(old))]
        connection.execute(delete(schema.presence).where(schema.presence.c.worker.in_(gone)))
        connection.execute(delete(schema.workers).where(schema.workers.c.id.in_(gone)))
        connection.execute(insert(schema.workers).values(id=self.worker, seen=time.time(), version=0))

    def unregister(self, connection: Connection) -> None:
        connection.execute(delete(schema.presence).where(schema.presence.c.worker == self.worker))
        connection.execute(delete(schema.workers).where(schema.workers.c.id == self.worker))

    def update(self, connection: Connection, **more: int) -> bool:
        """Returns whether this worker is still registered: another may have deleted its rows."""
        mine = update(schema.workers).where(schema.workers.c.id == self.worker)
        return connection.execute(mine.values(seen=time.time(), **more)).rowcount > 0

    def write_all(self, pages: frozenset[Page], version: int, connection: Connection) -> None:
        self.unregister(connection)
        mine = [{"worker": self.worker, "table_id": table, "guest": guest} for table, guest in sorted(pages)]
        if mine:
            connection.execute(insert(schema.presence), mine)
        connection.execute(insert(schema.workers).values(id=self.worker, seen=time.time(), version=version))

    def writing(self, changes: dict[Page, bool], version: int) -> Callable[[Connection], object]:
        def write(connection: Connection) -> None:
            for (table, guest), here in changes.items():
                page = {"worker": self.worker, "table_id": table, "guest": guest}
                columns = [schema.presence.c[name] == value for name, value in page.items()]
                connection.execute(delete(schema.presence).where(*columns))
                if here:
                    connection.execute(insert(schema.presence).values(page))
            self.update(connection, version=version)

        return write
