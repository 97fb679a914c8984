"""Several workers on one database."""

import asyncio
import os
import random
import signal
from pathlib import Path

from ludarium.core.record import verify
from tests.server.house import Guest, Json, Page, Process, run
from tests.server.thoughts import running, spawned_by, wait_until


def twin(guest: Guest, address: str) -> Guest:
    """The same browser at another worker."""
    other = Guest(address)
    other.http.cookies.update(guest.http.cookies)
    return other


def test_two_processes_race_for_the_same_move(folder: Path) -> None:
    one, two = Process(folder), Process(folder)
    try:
        run(race(one.address, two.address))
    finally:
        one.stop()
        two.stop()
    for process in (one, two):
        assert not [line for line in process.lines() if "trace" in line]


async def race(one: str, two: str) -> None:
    """Both seats have a page at both workers; each move is sent from both at once, and one of them must lose."""
    ada, bob = Guest(one), Guest(two)
    await ada.get("/api/me")
    await bob.get("/api/me")
    table = (await ada.table())["id"]
    assert (await bob.post(f"/api/tables/{table}/sit"))["you"] == 1
    await ada.post(f"/api/tables/{table}/start")
    seats = [
        [await ada.page(table), await twin(ada, two).page(table)],
        [await twin(bob, one).page(table), await bob.page(table)],
    ]
    for page in [*seats[0], *seats[1]]:
        if not page.state:
            await page.until("state")
    races = 0
    for number in range(40):
        state = seats[0][0].state
        if state["view"]["result"]:
            break
        seat = state["waiting"][0]
        pages = seats[seat]
        at = pages[0].state["number"]
        move = random.choice(pages[0].state["options"])["move"]
        await asyncio.gather(*(page.send("play", id=number, at=at, moves=[move]) for page in pages))
        outcomes = [await outcome(page, number) for page in pages]
        races += 1
        assert outcomes.count(True) == 1, outcomes
        await level(pages, seats[1 - seat], pages[outcomes.index(True)].state)
    assert races > 10


async def outcome(page: Page, number: int) -> bool:
    """Whether this page won the race: the loser is told that it came too late, and is brought up to date."""
    while True:
        frame = await page.receive()
        if frame.get("id") == number:
            break
    if frame["type"] == "done":
        return True
    assert frame["code"] == "too-late", frame
    await page.until("state", lambda one: one["resync"])
    return False


async def level(movers: list[Page], others: list[Page], won: Json) -> None:
    """All pages hear of a move as far as they are to; others only of what they can notice."""
    for page in movers:
        while page.state["number"] < won["number"]:
            await page.until("state")
        assert page.state["number"] == won["number"]
    for page in others:
        while page.state["waiting"] != won["waiting"]:
            await page.until("state")
    assert len({page.state["number"] for page in movers}) == 1


def test_a_table_is_played_through_two_workers(folder: Path) -> None:
    """People on different workers, bots beside them; each worker hears the other."""
    process = Process(folder, workers=2)

    async def story() -> None:
        ada, bob = Guest(process.address), Guest(process.address)
        await ada.get("/api/me")
        await bob.get("/api/me")
        table = (await ada.table(seats=3))["id"]
        await bob.post(f"/api/tables/{table}/sit")
        pages = [await ada.page(table), await bob.page(table)]
        await ada.post(f"/api/tables/{table}/start")

        async def play(page: Page) -> None:
            await page.finish(random.choice)

        await asyncio.wait_for(asyncio.gather(*map(play, pages)), 100)
        record = (await ada.http.get(f"/api/tables/{table}/record")).content
        assert verify(record).match.state.over

    try:
        run(story())
    finally:
        process.stop()
    assert not [line for line in process.lines() if "trace" in line]


def test_workers_end_with_a_killed_house(folder: Path) -> None:
    house = Process(folder, workers=2)
    workers = spawned_by(house.process.pid)
    try:
        assert len(workers) == 2
        os.kill(house.process.pid, signal.SIGKILL)
        wait_until(lambda: not any(map(running, workers)), "the workers are gone")
    finally:
        for worker in filter(running, workers):
            os.kill(worker, signal.SIGKILL)
        house.process.wait()
