"""A database that fails for a while: whoever was there is there afterwards, and no bot gets their seat."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.house import Guest, Page, Process, run
from tests.server.thoughts import wait_until

BEAT = 0.3
PATIENCE = 0.2  # far less than the database is in trouble
pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="files are limited from outside on Linux")


@contextmanager
def full_disk(folder: Path, *houses: Process) -> Iterator[None]:
    """As if no byte more went onto the disk: the log of the database, its largest file, cannot grow."""
    size = (folder / "house.db-wal").stat().st_size
    for house in houses:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        for house in houses:
            if house.process.poll() is None:
                resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)


async def trouble(*houses: Process) -> None:
    """Wait until each of them has logged an error."""

    def logged() -> bool:
        return all(any("trace" in line for line in house.lines()) for house in houses)

    await asyncio.to_thread(wait_until, logged, "the houses are in trouble")


def execute(folder: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "house.db", timeout=30)) as database, database:
        return [row for statement in statements for row in database.execute(statement)]


def signs_since(folder: Path, moment: float) -> int:
    """How many workers have said since a moment that they are up."""
    return len(execute(folder, f"SELECT id FROM workers WHERE seen > {moment}"))


async def game(one: Process, two: Process) -> tuple[Page, Guest, Guest]:
    """Ada has a page at one worker and Bob at the other; Carol, at the other too, has none yet."""
    ada, bob, carol = Guest(one.address), Guest(two.address), Guest(two.address)
    for guest in (ada, bob, carol):
        await guest.get("/api/me")
    table = (await ada.table(seats=3))["id"]
    for guest in (bob, carol):
        await guest.post(f"/api/tables/{table}/sit")
    await ada.post(f"/api/tables/{table}/start")
    page = await ada.page(table)
    await bob.page(table)
    await page.until("table", lambda frame: frame["table"]["seats"][1]["connected"])
    return page, bob, carol


async def check_bob_stays(page: Page) -> None:
    path = f"/api/tables/{page.table}"
    assert (await page.guest.get(path))["seats"][1]["connected"] is True
    refused = await page.guest.post(f"{path}/stand-in", {"seat": 1, "bot": "random"}, 409)
    assert refused["reason"] == "house-still-here"


def test_a_full_disk_makes_nobody_absent(folder: Path) -> None:
    one, two = (Process(folder, beat_seconds=BEAT, patience=PATIENCE) for _ in "12")

    async def story() -> None:
        page, _, carol = await game(one, two)
        with full_disk(folder, one, two):
            await carol.page(page.table)  # nobody can write this down
            await trouble(one, two)
            await asyncio.sleep(5 * BEAT + PATIENCE)
            assert (await page.guest.get(f"/api/tables/{page.table}"))["seats"][1]["connected"] is True
        healed = time.time()
        while signs_since(folder, healed) < 2:
            await check_bob_stays(page)
            assert time.time() < healed + 60, "a worker no longer says that it is up"
            await asyncio.sleep(BEAT / 3)
        await asyncio.sleep(3 * BEAT)
        await check_bob_stays(page)
        while not (await page.guest.get(f"/api/tables/{page.table}"))["seats"][2]["connected"]:
            assert time.time() < healed + 60, "a page that opened meanwhile was never written"
            await asyncio.sleep(BEAT)
        await page.play("flip none")

    try:
        run(story())
    finally:
        one.stop()
        two.stop()
    assert execute(folder, "SELECT * FROM workers", "SELECT * FROM presence") == []


def test_a_worker_that_others_took_for_gone_comes_back(folder: Path) -> None:
    one, two = (Process(folder, beat_seconds=BEAT, patience=PATIENCE) for _ in "12")

    async def story() -> None:
        page, _, _ = await game(one, two)
        execute(folder, "DELETE FROM presence", "DELETE FROM workers")
        await asyncio.to_thread(
            wait_until, lambda: len(execute(folder, "SELECT * FROM presence")) == 2, "the pages are written again"
        )
        while not (await page.guest.get(f"/api/tables/{page.table}"))["seats"][1]["connected"]:
            await asyncio.sleep(BEAT)
        await check_bob_stays(page)

    try:
        run(story())
    finally:
        one.stop()
        two.stop()


def test_a_house_in_trouble_closes(folder: Path) -> None:
    house = Process(folder, beat_seconds=BEAT)

    async def story() -> None:
        async with Guest(house.address) as ada:
            await ada.page((await ada.table(start=True))["id"])
            with full_disk(folder, house):
                await trouble(house)
                await asyncio.to_thread(house.stop)

    run(story())
    # While the disk was full, lines of the log may have been cut off.
    assert '"message":"closed"' in house.log_text().splitlines()[-1]
