"""Bots in a real house under stress: other people are served, and nothing is left when it ends."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from sqlite3 import connect

from ludarium.core.text import LANGUAGES, Texts
from ludarium.server.settings import Limits, Rate
from tests.server.house import FREELY, Guest, Json, Process, run
from tests.server.thoughts import running, spawned_by, wait_until

PROCESSES = 2
FEW = Limits(
    session=FREELY.session,
    address=FREELY.address,
    tables=FREELY.tables,
    frames=Rate(1e6, 1e6),
    guest_bots=3,
    address_bots=5,
)


def in_house(folder: Path, story: Callable[[Process], Awaitable[None]], limits: Limits = FREELY) -> None:
    process = Process(folder, limits, bot_processes=PROCESSES)
    try:
        run(told(process, story))
    finally:
        process.kill()


async def told(process: Process, story: Callable[[Process], Awaitable[None]]) -> None:
    await story(process)


async def planners(guest: Guest, tables: int) -> list[str]:
    """Tables at which twelve bots play against each other, for a long time."""
    asked = {"game": "rolling_realms", "seats": 12, "sit": False, "start": True}
    return [(await guest.table(**asked))["id"] for _ in range(tables)]


def test_many_planners_do_not_stop_others(folder: Path) -> None:
    """Six tables of twelve: one after the other they take longer than a single thought may."""

    async def story(process: Process) -> None:
        async with Guest(process.address) as ada, Guest(process.address) as bob, Guest(process.address) as eve:
            page = await eve.page((await eve.table(start=True))["id"])
            await page.asked()
            await page.send("hint", id=0)
            await page.until("hint")  # a process is up
            for guest in (ada, bob):
                await planners(guest, 3)
            for number in (1, 2):
                await page.asked()
                await page.send("hint", id=number)
                assert (await page.until("hint"))["id"] == number
                await page.choose(random.choice(page.state["options"])["move"])
                assert len(spawned_by(process.process.pid)) <= PROCESSES
            await page.asked()  # so the bot has moved as well

    in_house(folder, story)


def test_bots_and_hints_go_on_when_their_processes_are_killed(folder: Path) -> None:
    async def story(process: Process) -> None:
        async with Guest(process.address) as ada:
            page = await ada.page((await ada.table(start=True))["id"])
            await page.asked()
            for number in range(2):  # the second time by a process that has to be started
                await page.send("hint", id=number)
                await page.until("hint")
                for pid in spawned_by(process.process.pid):
                    os.kill(pid, signal.SIGKILL)
            await page.choose(page.state["options"][0]["move"])
            await page.asked()

    in_house(folder, story)


def test_a_killed_house_leaves_no_process_behind(folder: Path) -> None:
    async def story(process: Process) -> None:
        house = process.process.pid
        async with Guest(process.address) as ada:
            await planners(ada, 2)
            await asyncio.to_thread(wait_until, lambda: len(spawned_by(house)) == PROCESSES, "the bots think")
            bots = spawned_by(house)
            os.kill(house, signal.SIGKILL)
            await asyncio.to_thread(wait_until, lambda: not any(map(running, bots)), "the bots are gone")

    in_house(folder, story)


def test_a_house_that_closes_takes_its_processes_along(folder: Path) -> None:
    async def story(process: Process) -> None:
        house = process.process.pid
        async with Guest(process.address) as ada:
            await planners(ada, 2)
            await asyncio.to_thread(wait_until, lambda: len(spawned_by(house)) == PROCESSES, "the bots think")
            bots = spawned_by(house)
        await asyncio.to_thread(process.stop)
        assert not any(map(running, bots))
        assert process.lines()[-1]["message"] == "closed"
        assert not [line for line in process.lines() if "trace" in line]

    in_house(folder, story)


def test_a_bot_whose_move_could_not_be_written_tries_again(folder: Path) -> None:
    broken = "CREATE TRIGGER broken BEFORE INSERT ON log WHEN NEW.seat = 1 BEGIN SELECT json('full'); END"

    def execute(statement: str) -> None:
        with connect(folder / "house.db", timeout=30) as database:
            database.execute(statement)
        database.close()

    async def story(process: Process) -> None:
        async with Guest(process.address) as ada:
            page = await ada.page((await ada.table(start=True, bots={"1": "random"}))["id"])
            await page.asked()
            execute(broken)
            while not any("malformed JSON" in str(line.get("trace")) for line in process.lines()):
                if page.state["options"]:
                    await page.choose(page.state["options"][0]["move"])
                else:
                    await asyncio.sleep(0.05)
            execute("DROP TRIGGER broken")
            await page.until("state", lambda frame: any(news["seat"] == 1 for news in frame["news"]))

    in_house(folder, story)


def test_seats_of_bots_are_limited(folder: Path) -> None:
    texts = [Texts(language, ["ludarium.server"]) for language in LANGUAGES]

    def check(refused: Json, reason: str, limit: int) -> None:
        assert (refused["reason"], refused["arguments"]) == (reason, {"limit": limit})
        for language in texts:
            assert str(limit) in language.say(reason, limit=limit)

    async def story(process: Process) -> None:
        async with Guest(process.address) as ada, Guest(process.address) as bob:
            game = {"game": "ruins", "seats": 4, "pace": "human"}
            lobby = (await ada.table(**game, bots={"1": "greedy", "2": "random"}))["id"]
            other = (await ada.table(seats=3))["id"]
            path = f"/api/tables/{other}"
            # In every way in which bots are seated, the fourth is refused.
            for refused in (
                await ada.post("/api/tables", {**game, "start": True}, 409),
                await ada.post("/api/tables", {**game, "bots": {"0": "random", "1": "random"}}, 409),
                await ada.post(f"{path}/start", {}, 409),
            ):
                check(refused, "house-too-many-bots", FEW.guest_bots)
            await ada.post(f"{path}/bot", {"seat": 1, "bot": "greedy"})
            check(await ada.post(f"{path}/bot", {"seat": 2, "bot": "greedy"}, 409), "house-too-many-bots", 3)
            await ada.post(f"{path}/bot", {"seat": 1, "bot": "random"})  # another level is not another bot
            check(await ada.post("/api/tutorial/ruins", {}, 409), "house-too-many-bots", 3)
            # Somebody else may seat theirs, until the address has enough.
            mine = (await bob.table(bots={"1": "random"}, start=True))["id"]
            fork = {"seat": 0, "number": 0}
            await bob.post(f"/api/tables/{mine}/fork", fork)
            check(await bob.post(f"/api/tables/{mine}/fork", fork, 409), "house-too-many-bots-here", 5)
            check(await bob.post(f"/api/tables/{mine}/stand-in", {"seat": 0, "bot": "random"}, 409),
                  "house-too-many-bots-here", 5)  # fmt: skip
            # What is given up is free again.
            for seat in (1, 2):
                await ada.post(f"/api/tables/{lobby}/bot", {"seat": seat, "bot": None})
            await bob.post(f"/api/tables/{mine}/stand-in", {"seat": 0, "bot": "random"})
            # All at once is no way around it.
            made = await asyncio.gather(
                *(bob.http.post("/api/tables", json={**game, "start": True}) for _ in "12345")
            )
            assert {answer.status_code for answer in made} == {409}
            made = await asyncio.gather(
                *(ada.http.post("/api/tables", json={"game": "ruins", "seats": 2, "start": True}) for _ in "12345")
            )
            assert sorted(answer.status_code for answer in made) == [201, 409, 409, 409, 409]

    in_house(folder, story, FEW)
