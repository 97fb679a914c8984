"""A connection by itself: a page that reads slowly, or sends much."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.types import Message
from starlette.websockets import WebSocket

from ludarium.server.house import House
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage.store import Store
from ludarium.server.tables import lobby
from ludarium.server.tables.table import Table
from ludarium.server.transport import protocol
from ludarium.server.transport.connection import INBOX, OUTBOX, TOO_SLOW, Connection


class Wire:
    """The network below a WebSocket: what the page sends, and what it reads as long as it reads."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.sent: list[Message] = []
        self.incoming.put_nowait({"type": "websocket.connect"})

    async def send(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            await self.reading.wait()
        self.sent.append(message)

    async def open(self) -> WebSocket:
        web = WebSocket({"type": "websocket", "headers": []}, self.incoming.get, self.send)
        await web.accept()
        return web


def at_table(folder: Path, story: Callable[[House, Table], Awaitable[None]]) -> None:
    async def whole() -> None:
        settings = Settings(f"sqlite:///{folder / 'house.db'}")
        house = House(settings, Store(settings, Metrics()), Metrics())
        await house.open()
        try:
            table = await lobby.make(house, "g0", "Ada", protocol.MakeTable(game="ruins", seats=2))
            await asyncio.wait_for(story(house, table), 60)
        finally:
            await house.close()

    asyncio.run(whole())


async def until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.01)


def test_a_page_that_reads_too_slowly_is_disconnected(folder: Path) -> None:
    async def story(house: House, table: Table) -> None:
        wire = Wire()
        connection = Connection(house, await wire.open(), table, "eve")
        connection.subscriber.ready = True
        for number in range(OUTBOX + 1):  # the first is on its way, and waits for the page
            connection.send(b"%d" % number)
            await asyncio.sleep(0)
        assert connection.subscriber.ready
        connection.send(b"one too many")
        assert not connection.subscriber.ready
        wire.reading.set()
        await until(lambda: wire.sent[-1]["type"] == "websocket.close")
        assert wire.sent[-1]["code"] == TOO_SLOW
        assert len(wire.sent) == 3  # accepted, the first, closed

    at_table(folder, story)


def test_frames_are_sent_in_order_however_slowly_they_are_read(folder: Path) -> None:
    async def story(house: House, table: Table) -> None:
        wire = Wire()
        connection = Connection(house, await wire.open(), table, "eve")
        for number in range(OUTBOX):
            connection.send(b"%d" % number)
        wire.reading.set()
        await until(lambda: len(wire.sent) > OUTBOX)
        assert [message["text"] for message in wire.sent[1:]] == [str(number) for number in range(OUTBOX)]

    at_table(folder, story)


def test_no_more_is_read_while_too_many_requests_wait(folder: Path) -> None:
    async def story(house: House, table: Table) -> None:
        wire = Wire()
        wire.reading.set()
        connection = Connection(house, await wire.open(), table, "g0")
        serving = asyncio.ensure_future(connection.serve())
        hello = {"type": "websocket.receive", "text": json.dumps({"type": "hello", "id": 7})}
        async with table.lock:  # whoever says hello waits for it
            for _ in range(2 * INBOX):
                wire.incoming.put_nowait(hello)
            await until(lambda: bool(connection.inbox))
            await asyncio.sleep(0.05)
            assert wire.incoming.qsize() == INBOX
        await until(lambda: sum('"done"' in message.get("text", "") for message in wire.sent) == 2 * INBOX)
        wire.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving
        assert table.subscribers == []

    at_table(folder, story)
