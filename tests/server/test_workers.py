"""Several workers on one database."""

import asyncio
import random
from pathlib import Path

from ludarium.core.record import verify
from tests.server.house import Guest, Page, Process, run


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
    for _ in range(40):
        state = seats[0][0].state
        if state["view"]["result"]:
            break
        seat = state["waiting"][0]
        pages = seats[seat]
        at = pages[0].state["number"]
        move = random.choice(pages[0].state["options"])["move"]
        await asyncio.gather(*(page.send("play", at=at, moves=[move]) for page in pages))
        outcomes = [await outcome(page, at) for page in pages]
        races += 1
        assert outcomes.count(True) == 1, outcomes
        await level([*seats[0], *seats[1]])
    assert races > 10


async def outcome(page: Page, at: int) -> bool:
    """Whether this page won the race: the loser is told that it came too late, and is brought up to date."""
    won = True
    while True:
        frame = await page.receive()
        if frame["type"] == "refused":
            assert frame["code"] == "too-late", frame
            won = False
        elif frame["type"] == "state" and (won or frame["resync"]):
            if won and frame["number"] > at:
                # The news of the other's move may come before the refusal of one's own.
                try:
                    late = await page.receive(0.25)
                except TimeoutError:
                    return True
                assert late["type"] in ("refused", "table"), late
                if late["type"] == "refused":
                    won = False
                    continue
                return True
            if not won:
                return False


async def level(pages: list[Page]) -> None:
    """All pages of a seat have the same state."""
    for _ in range(100):
        numbers = [
            {page.state["number"] for page in pages[at : at + 2]} | {tuple(page.state["waiting"]) for page in pages}
            for at in (0, 2)
        ]
        if all(len(one) == 2 for one in numbers):
            return
        for page in pages:
            try:
                await page.receive(0.05)
            except TimeoutError:
                continue
    raise AssertionError([page.state["number"] for page in pages])


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
