"""What a house does in the background goes on after an error."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludarium.server.house import House
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage.rows import Row, encoded
from ludarium.server.storage.store import Store
from ludarium.server.tables import lobby
from ludarium.server.transport import protocol


def in_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> Metrics:
    metrics = Metrics()

    async def whole() -> None:
        settings = Settings(f"sqlite:///{folder / 'house.db'}")
        house = House(settings, Store(settings, metrics), metrics)
        await house.open()
        try:
            await asyncio.wait_for(story(house), 60)
        finally:
            await house.close()

    asyncio.run(whole())
    return metrics


def test_a_periodic_task_goes_on_after_an_error(folder: Path) -> None:
    async def story(house: House) -> None:
        calls: list[int] = []
        enough = asyncio.Event()

        async def work() -> None:
            calls.append(len(calls))
            if len(calls) == 3:
                enough.set()
            raise OSError("disk full")

        house.run_in_background(house.repeat(0.01, work))
        await enough.wait()

    assert in_house(folder, story).failures >= 2


def test_news_of_another_worker_that_could_not_be_read_are_read_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        table = await lobby.make(house, "g0", "Ada", protocol.MakeTable(game="ruins", seats=2))
        state = table.state
        said = encoded({"seat": 0, "name": "Ada", "text": "hello", "at": time.time()})
        number = state.next_row
        await house.store.append([Row(state.head.id, number, "chat", 0, 0, said, time.time())])
        read = house.store.rows
        broken = [OSError("no connection")]

        async def rows(table_id: str, since: int = 0) -> list[Row]:
            if broken:
                raise broken.pop()
            return await read(table_id, since)

        monkeypatch.setattr(house.store, "rows", rows)
        house.receive_rows({state.head.id: number})
        while state.next_row == number:
            await asyncio.sleep(0.01)
        assert state.chats[-1].text == "hello"
        assert not broken

    assert in_house(folder, story).failures == 1
