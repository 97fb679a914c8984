"""The store: what is handed to it is on disk, in order, however much comes at once."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage.store import GROUP, Store

MANY = 2 * GROUP + 500


def open_store(file: Path) -> Store:
    return Store(Settings(f"sqlite:///{file}"), Metrics())


def write_name(number: int, connection: Connection) -> int:
    values = {"guest": f"guest-{number}", "name": str(number)}
    connection.execute(text("INSERT INTO guests (guest, name) VALUES (:guest, :name)"), values)
    return number


def names_in(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return [name for (name,) in connection.execute("SELECT name FROM guests ORDER BY rowid")]
    finally:
        connection.close()


def test_more_than_a_group_at_once_is_written_in_order(tmp_path: Path) -> None:
    async def write_many() -> list[int]:
        store = open_store(tmp_path / "house.db")
        written = await asyncio.gather(*(store.write(partial(write_name, number)) for number in range(MANY)))
        await store.close()
        return written

    assert asyncio.run(write_many()) == list(range(MANY))
    assert names_in(tmp_path / "house.db") == [str(number) for number in range(MANY)]


def test_closing_finishes_what_was_handed_over(tmp_path: Path) -> None:
    told: list[object] = []

    async def hand_over_and_close() -> None:
        store = open_store(tmp_path / "house.db")
        for number in range(MANY):
            future = store.submit((), partial(write_name, number))
            future.add_done_callback(lambda done: told.append(done.result()))
        await store.close()

    asyncio.run(hand_over_and_close())
    assert told == list(range(MANY))
    assert len(names_in(tmp_path / "house.db")) == MANY


def test_what_fails_does_not_harm_the_others(tmp_path: Path) -> None:
    async def write_twice() -> list[object]:
        store = open_store(tmp_path / "house.db")
        numbers = (1, 2, 2, 3)
        tasks = (store.write(partial(write_name, number)) for number in numbers)
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await store.close()
        return list(results)

    results = asyncio.run(write_twice())
    assert [results[0], results[1], results[3]] == [1, 2, 3]
    assert isinstance(results[2], Exception)
    assert names_in(tmp_path / "house.db") == ["1", "2", "3"]


@pytest.mark.parametrize("page_size", [1024, 4096])
def test_a_house_of_any_page_size_goes_on(tmp_path: Path, page_size: int) -> None:
    file = tmp_path / "house.db"
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA page_size={page_size}")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.close()

    async def write_one() -> None:
        store = open_store(file)
        await store.write(partial(write_name, 7))
        await store.close()

    asyncio.run(write_one())
    asyncio.run(write_seen(file))
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA page_size").fetchone() == (page_size,)
    connection.close()


async def write_seen(file: Path) -> None:
    """What a later house finds, and adds."""
    store = open_store(file)
    names = await store.read(lambda connection: connection.execute(text("SELECT name FROM guests")).scalars().all())
    assert list(names) == ["7"]
    await store.close()
