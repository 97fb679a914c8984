"""Who has a page open where. Each worker writes down its own, and now and then that it is still up."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, insert, update

from ludarium.server import schema
from ludarium.server.store import Store

GATHER: Final = 0.05  # seconds in which comings and goings are written together
BEATS: Final = 3  # signs that may be missing before a worker is taken for gone
FORGOTTEN: Final = 100  # beats after which its rows are deleted


class Presence:
    """The pages of this worker, as pairs of a table and a guest."""

    def __init__(self, store: Store, beat: float) -> None:
        self.store = store
        self.beat = beat
        self.worker = secrets.token_hex(8)
        self.version = 0
        self.pending: dict[tuple[str, str], bool] = {}

    @property
    def lost(self) -> float:
        return BEATS * self.beat

    async def open(self) -> None:
        await self.store.write(self.enrol)

    async def close(self) -> None:
        await self.store.write(self.resign)

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(self.beat)
            await self.store.write(self.sign)

    def changed(self, table: str, guest: str, here: bool) -> None:
        """A guest's first page at a table has opened here, or the last has closed."""
        if not self.pending:
            asyncio.get_running_loop().call_later(GATHER, self.hand_over)
        self.pending[table, guest] = here

    def hand_over(self) -> None:
        changes, self.pending = self.pending, {}
        self.version += 1
        self.store.submit((), self.writing(changes, self.version), written)

    # In the writer's thread.

    def enrol(self, connection: Connection) -> None:
        old = schema.workers.c.seen < time.time() - FORGOTTEN * self.beat
        gone = [row.id for row in connection.execute(schema.workers.select().where(old))]
        connection.execute(delete(schema.presence).where(schema.presence.c.worker.in_(gone)))
        connection.execute(delete(schema.workers).where(schema.workers.c.id.in_(gone)))
        connection.execute(insert(schema.workers).values(id=self.worker, seen=time.time(), version=0))

    def resign(self, connection: Connection) -> None:
        connection.execute(delete(schema.presence).where(schema.presence.c.worker == self.worker))
        connection.execute(delete(schema.workers).where(schema.workers.c.id == self.worker))

    def sign(self, connection: Connection, **more: int) -> None:
        mine = update(schema.workers).where(schema.workers.c.id == self.worker)
        connection.execute(mine.values(seen=time.time(), **more))

    def writing(self, changes: dict[tuple[str, str], bool], version: int) -> Callable[[Connection], object]:
        def write(connection: Connection) -> None:
            for (table, guest), here in changes.items():
                page = {"worker": self.worker, "table_id": table, "guest": guest}
                columns = [schema.presence.c[name] == value for name, value in page.items()]
                connection.execute(delete(schema.presence).where(*columns))
                if here:
                    connection.execute(insert(schema.presence).values(page))
            self.sign(connection, version=version)

        return write


def written(_: object, error: Exception | None) -> None:
    if error is not None:
        raise error
