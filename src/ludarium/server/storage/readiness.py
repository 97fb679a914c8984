"""The health check: the house is ready if it can write to the database."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection, update

from ludarium.server.errors import Failed, HouseError, NotReady
from ludarium.server.storage import schema
from ludarium.server.storage.database import trouble
from ludarium.server.storage.store import Store

LIMIT: Final = 5.0  # seconds a write may take
FRESH: Final = 1.0  # seconds for which an answer is cached

logger: Final = logging.getLogger(__name__)


class Readiness:
    """Writes a heartbeat of this worker; whoever asks at the same time gets the same answer."""

    def __init__(self, store: Store, worker: str) -> None:
        self.store = store
        self.worker = worker
        self.asked: asyncio.Task[HouseError | None] | None = None
        self.answered = 0.0
        self.known = ""  # the reason logged last: only changes are logged

    async def check(self) -> None:
        """Raise what is wrong, if anything is."""
        stale = time.monotonic() - self.answered > FRESH
        if self.asked is None or (self.asked.done() and stale):
            self.asked = asyncio.ensure_future(self.probe())
        error = await asyncio.shield(self.asked)
        if error is not None:
            raise error

    async def probe(self) -> HouseError | None:
        error: HouseError | None = None
        try:
            await asyncio.wait_for(self.store.write(self.beat), LIMIT)
        except TimeoutError:
            error = NotReady("house-db-slow")
        except Exception as failure:
            error = trouble(failure) or Failed("house-failed")
            if isinstance(error, Failed):
                logger.exception("readiness cannot be told")
        self.answered = time.monotonic()
        reason = "" if error is None else error.reason
        if reason != self.known:
            if reason:
                logger.error("not ready", extra={"facts": {"reason": reason}})
            else:
                logger.warning("ready again")
        self.known = reason
        return error

    def beat(self, connection: Connection) -> None:
        mine = schema.workers.c.id == self.worker
        connection.execute(update(schema.workers).where(mine).values(seen=time.time()))
