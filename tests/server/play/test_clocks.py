"""Clocks: time runs for whoever is asked, and is never lost or given by a restart."""

from pathlib import Path

import pytest

from ludarium.server.play.clocks import Clocks
from ludarium.server.storage.rows import Clock, TakenBack
from ludarium.server.tables.undo import free_undo
from tests.server.house import Guest, Json, Process, run
from tests.server.stories import Story

BUDGET = Clock("game", 600, 10)
DAYS = Clock("turn", 3 * 24 * 3600)


def left(story: Story, at: float) -> list[float | None] | None:
    rebuilt = story.again().clocks_left(at)
    assert rebuilt == story.state.clocks_left(at), "a worker that rebuilds the table has other clocks"
    return rebuilt


def test_time_runs_only_for_those_who_are_asked() -> None:
    story = Story(clock=BUDGET)
    assert left(story, 20.0) == [580.0, 580.0]
    story.move(20.0, 0, "pick 1")
    story.move(30.0, 0, "done")
    assert left(story, 60.0) == [580.0, 540.0]  # the increment came with the end of the turn
    story.move(100.0, 1, "done")  # both are asked again
    assert left(story, 110.0) == [570.0, 500.0]


def test_a_turn_based_clock_is_full_again_after_each_turn() -> None:
    story = Story(clock=DAYS)
    whole = float(DAYS.seconds)
    story.move(1000.0, 0, "done")
    assert left(story, 5000.0) == [whole, whole - 5000]
    story.move(6000.0, 1, "done")
    assert left(story, 6001.0) == [whole - 1, whole - 1]


def test_running_out_ends_nothing() -> None:
    story = Story(clock=BUDGET)
    assert left(story, 1000.0) == [-400.0, -400.0]
    assert story.state.out_of_time(0, 1000.0)
    story.move(1000.0, 0, "pick 2")
    assert story.state.phase == "playing"


def test_bots_have_no_clock() -> None:
    story = Story(clock=BUDGET, bots=(1,))
    assert left(story, 50.0) == [550.0, None]


def test_the_end_of_the_game_stops_all_clocks() -> None:
    story = Story(seats=1, clock=BUDGET)
    story.move(10.0, 0, "done")
    story.move(30.0, 0, "done")
    assert story.state.phase == "over"
    at_the_end = left(story, 30.0)
    assert left(story, 500.0) == at_the_end


def test_taking_back_gives_no_time() -> None:
    """Whoever ends a turn and takes that back again and again must not gain the increment each time."""
    for clock in (BUDGET, DAYS):
        story = Story(clock=clock)
        for at in (100.0, 200.0, 300.0):
            story.move(at, 0, "done")
            taken = free_undo(story.state, 0)
            assert taken is not None
            story.take_back(at, 0, taken)
        assert left(story, 300.0) == [clock.seconds - 300.0, clock.seconds - 300.0]


def test_moves_that_stay_are_not_timed_twice() -> None:
    story = Story(clock=BUDGET)
    story.move(100.0, 0, "pick 1")
    story.move(150.0, 1, "pick 1")
    story.take_back(200.0, 0, TakenBack(0, [1]))
    assert left(story, 200.0) == [400.0, 400.0]


def test_time_stands_still_while_a_bot_sits_in() -> None:
    story = Story(clock=BUDGET)
    story.stand_in(100.0, 0, "random")
    assert left(story, 300.0) == [500.0, 300.0]
    story.stand_in(300.0, 0, "")
    assert left(story, 310.0) == [490.0, 290.0]


def test_whoever_returns_has_some_time() -> None:
    story = Story(clock=BUDGET)
    story.stand_in(900.0, 0, "random")
    story.stand_in(1000.0, 0, "")
    assert left(story, 1010.0) == [50.0, -410.0]
    story = Story(clock=DAYS)
    story.stand_in(DAYS.seconds + 100.0, 0, "random")
    story.stand_in(DAYS.seconds + 200.0, 0, "")
    rest = left(story, DAYS.seconds + 300.0)
    assert rest is not None
    assert rest[0] == DAYS.seconds - 100.0


def test_a_clock_that_goes_backwards_harms_nobody() -> None:
    clocks = Clocks(BUDGET, 2)
    clocks.ask(0b01, people=0b11, at=100.0)
    clocks.moved(0, 0b10, people=0b11, at=90.0)  # another worker's clock is slow
    assert clocks.left(at=95.0) == [610.0, 600.0]


def test_the_lobby_chooses_the_clock(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob:
            made = await ada.table()
            assert made["clock"] is None
            assert made["clocks"] is None
            table = f"/api/tables/{made['id']}"
            clock = {"per": "game", "seconds": 900, "increment": 10}
            assert (await ada.post(f"{table}/settings", {"clock": clock}))["clock"] == clock
            assert (await ada.post(f"{table}/settings", {"public": True}))["clock"] == clock
            assert (await ada.post(f"{table}/settings", {"clock": None}))["clock"] is None
            await ada.post(f"{table}/settings", {"clock": clock})
            for wrong in ({"per": "week", "seconds": 9}, {"per": "game", "seconds": 0}, {"seconds": 60}):
                await ada.post(f"{table}/settings", {"clock": wrong}, 400)
            await bob.post(f"{table}/sit")
            begun = await ada.post(f"{table}/start")
            assert all(0 < one <= 900 for one in begun["clocks"])
            page = await ada.page(made["id"])
            state = await page.until("state")
            assert [one <= 900 for one in state["clocks"]] == [True, True]
            await page.play("flip none")
            await page.until("state", lambda frame: frame["number"] == 1)
            assert page.state["clocks"][0] > 900  # with the increment

    run(story())


def test_a_table_without_a_clock_sends_none(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            page = await ada.page((await ada.table(start=True))["id"])
            assert "clocks" not in await page.until("state")

    run(story())


def test_a_power_cut_resets_no_clock(folder: Path) -> None:
    process = Process(folder)
    seen: list[Json] = []

    async def story() -> None:
        async with Guest(process.address) as ada:
            table = (await ada.table(game="berries", seats=1, clock={"per": "game", "seconds": 3600}, start=True))[
                "id"
            ]
            page = await ada.page(table)
            await page.until("state")
            await page.play("pick 1")
            await page.until("state", lambda frame: frame["number"] == 1)
            await page.close()
            process.kill()
            process.start()
            again = await ada.page(table)
            seen.append(page.state)
            seen.append(await again.until("state"))

    try:
        run(story())
    finally:
        process.stop()
    before, after = seen
    assert after["number"] == 1
    assert after["clocks"][0] < before["clocks"][0] <= 3600  # it ran on while the house was down
    assert after["news"][0]["at"] == before["news"][0]["at"], "a restart changes when a move was made"


@pytest.mark.parametrize("seconds", [-1, 10**9])
def test_absurd_clocks_are_refused(address: str, seconds: int) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            asked = {"game": "ruins", "seats": 2, "clock": {"per": "turn", "seconds": seconds}}
            assert (await ada.post("/api/tables", asked, 400))["code"] == "malformed"

    run(story())
