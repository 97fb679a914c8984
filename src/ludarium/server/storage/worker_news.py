"""News from other workers: a thread polls the database for rows and pages that they have written."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, select

from ludarium.server.storage import schema
from ludarium.server.storage.presence import Presence
from ludarium.server.storage.store import Store

PAUSE: Final = 1.0  # seconds after an error
SLACK: Final = 500  # rows that a concurrent transaction may bring late (PostgreSQL)

# Asked many times a second, so as plain SQL for the driver.
VERSION: Final = "PRAGMA data_version"
NEWEST: Final = "SELECT coalesce(max(id), 0) FROM log"
WORKERS: Final = "SELECT id, version, seen FROM workers"

logger: Final = logging.getLogger(__name__)


class Listeners(NamedTuple):
    """Called on the polling thread with the newest row of changed tables, and with all pages at other workers."""

    rows: Callable[[dict[str, int]], None]
    pages: Callable[[set[tuple[str, str]]], None]


class WorkerNews:
    """Polls the database and calls its listeners with what other workers have written."""

    def __init__(self, store: Store, presence: Presence, every: float, listeners: Listeners) -> None:
        self.store = store
        self.presence = presence
        self.every = every
        self.listeners = listeners
        self.sqlite = store.engine.dialect.name == "sqlite"
        self.seen = 0
        self.version = -1
        self.others: dict[str, int] = {}
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.keep_polling, name="worker-news", daemon=True)

    def start(self) -> None:
        self.seen = self.store.read_now(newest)
        self.thread.start()

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join()

    def keep_polling(self) -> None:
        while not self.stopped.is_set():
            try:
                with self.store.engine.connect() as connection:
                    self.poll(connection)
            except Exception:
                self.store.metrics.failures += 1
                logger.exception("polling failed, and will be tried again")
                self.version = -1  # of another connection, or of news that were not looked at
                self.stopped.wait(PAUSE)

    def poll(self, connection: Connection) -> None:
        while not self.stopped.wait(self.every):
            if not self.sqlite or self.changed(connection):
                self.look_for_rows(connection)
                self.look_for_pages(connection)
            connection.rollback()

    def ask(self, connection: Connection, query: str) -> list[tuple[Any, ...]]:
        """Run a query; on SQLite with the driver alone, which is many times quicker than through SQLAlchemy."""
        if self.sqlite:
            return self.store.driver(connection).execute(query).fetchall()
        return [tuple(row) for row in connection.exec_driver_sql(query)]

    def changed(self, connection: Connection) -> bool:
        """Whether anybody has written since the last look; SQLite alone can tell at once."""
        before = self.version
        ((self.version,),) = self.ask(connection, VERSION)
        return self.version != before

    def look_for_rows(self, connection: Connection) -> None:
        seen = self.store.after_own(self.seen)
        ((last,),) = self.ask(connection, NEWEST)
        if last > seen:
            log = schema.log
            slack = 0 if self.sqlite else SLACK
            query = select(log.c.table_id, func.max(log.c.number)).where(log.c.id > seen - slack)
            found = connection.execute(query.group_by(log.c.table_id)).all()
            self.listeners.rows({str(table): int(number) for table, number in found})
        self.seen = max(seen, last)

    def look_for_pages(self, connection: Connection) -> None:
        since = time.time() - self.presence.lost
        others = {worker: version for worker, version, seen in self.ask(connection, WORKERS) if seen > since}
        others.pop(self.presence.worker, None)
        if not self.presence.is_reliable():
            # While nothing can be written, a missing heartbeat does not say that a worker is gone.
            others = {**self.others, **others}
        if others == self.others:
            return
        presence = schema.presence
        pages = select(presence.c.table_id, presence.c.guest).where(presence.c.worker.in_(others))
        self.listeners.pages({(str(table), str(guest)) for table, guest in connection.execute(pages)})
        self.others = others


def newest(connection: Connection) -> int:
    return int(connection.exec_driver_sql(NEWEST).scalar_one())
