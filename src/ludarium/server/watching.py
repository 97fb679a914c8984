"""Hearing what other workers write: a thread that looks into the database, some times a second."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from ludarium.server import schema
from ludarium.server.store import Store

SLACK: Final = 500  # rows that a concurrent transaction may bring late (PostgreSQL)

logger: Final = logging.getLogger(__name__)


class Heard(NamedTuple):
    """Who wants to know, on this thread: tables with rows up to a number, and pages at other workers."""

    rows: Callable[[dict[str, int]], None]
    pages: Callable[[set[tuple[str, str]]], None]


class Watcher:
    def __init__(self, store: Store, worker: str, every: float, lost: float, heard: Heard) -> None:
        self.store = store
        self.worker = worker
        self.every = every
        self.lost = lost  # seconds without a sign after which a worker is taken for gone
        self.heard = heard
        self.sqlite = store.engine.dialect.name == "sqlite"
        self.seen = 0
        self.version = -1
        self.others: dict[str, int] = {}
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.keep_watching, name="watcher", daemon=True)

    def start(self) -> None:
        self.seen = self.store.read_now(newest)
        self.thread.start()

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join()

    def keep_watching(self) -> None:
        with self.store.engine.connect() as connection:
            while not self.stopped.wait(self.every):
                try:
                    if not self.sqlite or self.changed(connection):
                        self.look_for_rows(connection)
                        self.look_for_pages(connection)
                except Exception:
                    logger.exception("watching failed")
                connection.rollback()

    def changed(self, connection: Connection) -> bool:
        """Whether anybody has written since the last look; SQLite alone can tell at once."""
        before = self.version
        self.version = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
        connection.rollback()
        return self.version != before

    def look_for_rows(self, connection: Connection) -> None:
        log = schema.log
        seen = self.store.after_own(self.seen)
        last = newest(connection)
        if last > seen:
            slack = 0 if self.sqlite else SLACK
            query = select(log.c.table_id, func.max(log.c.number)).where(log.c.id > seen - slack)
            found = connection.execute(query.group_by(log.c.table_id)).all()
            self.heard.rows({str(table): int(number) for table, number in found})
        self.seen = max(seen, last)

    def look_for_pages(self, connection: Connection) -> None:
        workers, presence = schema.workers, schema.presence
        alive = workers.c.seen > time.time() - self.lost
        query = select(workers.c.id, workers.c.version).where(workers.c.id != self.worker, alive)
        others = {str(worker): int(version) for worker, version in connection.execute(query)}
        if others == self.others:
            return
        pages = select(presence.c.table_id, presence.c.guest).where(presence.c.worker.in_(others))
        self.heard.pages({(str(table), str(guest)) for table, guest in connection.execute(pages)})
        self.others = others


def newest(connection: Connection) -> int:
    return int(connection.execute(select(func.coalesce(func.max(schema.log.c.id), 0))).scalar_one())
