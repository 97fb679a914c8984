"""The house is killed at any moment, many times, under load: nothing that was acknowledged is ever missing."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludarium.core.record import verify
from tests.server.house import Guest, Json, Page, Process, run

KILLS = 5
TABLES = 6


class Player:
    """Somebody who plays on whatever happens, and remembers what the house said was so."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.number = 0
        self.seen: dict[int, Json] = {}  # by number: the news as told
        self.page: Page | None = None
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                self.page = await self.guest.page(self.table, self.number if self.seen else -1)
                await self.play_on(self.page)
            except (ConnectionClosed, OSError, httpx.HTTPError, EOFError):
                await asyncio.sleep(0.05)

    async def play_on(self, page: Page) -> None:
        while not self.over:
            frame = await page.receive()
            if frame["type"] != "state":
                assert frame["type"] != "refused" or frame["code"] == "too-late", frame
                continue
            self.receive_rows(frame)
            if frame["options"]:
                move = random.choice(frame["options"])["move"]
                await page.send("play", at=frame["number"], moves=[move])

    def receive_rows(self, frame: Json) -> None:
        over = frame["view"]["result"] is not None
        if not over:
            assert frame["number"] >= self.number, "a move that was told has gone"
            for news in frame["news"]:
                known = self.seen.setdefault(news["number"], news)
                assert known == news, "the past has changed"
        self.number = frame["number"]
        self.over = over


async def progress(players: list[Player], moves: int) -> None:
    """So many moves more have been told to these players together."""
    told = sum(player.number for player in players)
    async with asyncio.timeout(60):
        while sum(player.number for player in players) < told + moves:
            await asyncio.sleep(0.005)


async def kill_at_play(process: Process, players: list[Player], moves: int) -> None:
    await progress(players, moves)
    await asyncio.to_thread(process.kill)
    assert not all(player.over for player in players), "nobody played while the house was killed"
    await asyncio.to_thread(process.start)


def test_nothing_acknowledged_is_lost(folder: Path) -> None:
    process = Process(folder)

    async def story() -> None:
        players: list[Player] = []
        with_bots: list[Player] = []
        for number in range(TABLES):
            ada = Guest(process.address)
            await ada.get("/api/me")
            if number % 2:
                table = (await ada.table(seats=3, start=True))["id"]
                with_bots.append(Player(ada, table, 0))
                continue
            bob = Guest(process.address)
            await bob.get("/api/me")
            table = (await ada.table())["id"]
            await bob.post(f"/api/tables/{table}/sit")
            await ada.post(f"/api/tables/{table}/start")
            players += [Player(ada, table, 0), Player(bob, table, 1)]
        tasks = [asyncio.ensure_future(player.play()) for player in [*players, *with_bots]]
        for _ in range(KILLS):
            await kill_at_play(process, players, random.randint(20, 80))
        await kill_at_play(process, with_bots, random.randint(3, 12))  # it takes bots some seconds to come back
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
        for player in [*players, *with_bots]:
            record = (await player.guest.http.get(f"/api/tables/{player.table}/record")).content
            told = check(player, record)
            assert told > 20

    try:
        run(story())
    finally:
        process.kill()


def check(player: Player, record: bytes) -> int:
    """Everything a player was told happened, in this order, in a record that verifies."""
    checked = verify(record)
    events = [event for played in checked.match.history for event in played.news if event.visible_to(player.seat)]
    expected = [(event.kind, event.facts) for event in events]
    told = [
        (event["kind"], event.get("facts", {}))
        for number in sorted(player.seen)
        for event in player.seen[number]["events"]
    ]
    assert told == expected[: len(told)]
    return len(told)


def test_a_house_that_closes_says_so(folder: Path) -> None:
    process = Process(folder)

    async def story() -> None:
        async with Guest(process.address) as ada:
            page = await ada.page((await ada.table(start=True))["id"])
            await asyncio.to_thread(process.stop)
            with pytest.raises(ConnectionClosed) as closed:
                await page.receive_all()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012

    run(story())
    assert process.lines()[-1]["message"] == "closed"
