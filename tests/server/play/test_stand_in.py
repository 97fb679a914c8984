"""A bot sits in: for whoever is away, out of time, or wants to go. The seat stays theirs."""

import time
from pathlib import Path

from ludarium.server.play.stand_in import replaceable
from ludarium.server.storage.rows import Clock, Draft
from ludarium.server.tables.table import Subscriber, Table
from tests.server.house import Guest, Page, Process, run
from tests.server.stories import Story

Pages = tuple[Guest, Guest, Page, Page]


async def two_people(address: str, **asked: object) -> Pages:
    ada, bob = Guest(address), Guest(address)
    await ada.get("/api/me")
    await bob.get("/api/me")
    table = (await ada.table(**asked))["id"]
    await bob.post(f"/api/tables/{table}/sit")
    await ada.post(f"/api/tables/{table}/start")
    one, two = await ada.page(table), await bob.page(table)
    await one.until("state")
    await two.until("state")
    return ada, bob, one, two


def path(page: Page) -> str:
    return f"/api/tables/{page.table}/stand-in"


def test_a_bot_sits_in_for_whoever_is_away_until_they_return(address: str) -> None:
    async def story() -> None:
        ada, bob, one, two = await two_people(address)
        here = await ada.post(path(one), {"seat": 1, "bot": "greedy"}, 409)
        assert here["reason"] == "house-still-here"
        await two.close()
        gone = await one.until("table", lambda frame: not frame["table"]["seats"][1]["connected"])
        assert gone["table"]["seats"][1]["away"] >= 0
        table = await ada.get(f"/api/tables/{one.table}")
        while table["seats"][1]["away"] < table["patience"]:
            table = await ada.get(f"/api/tables/{one.table}")
        told = await ada.post(path(one), {"seat": 1, "bot": "random"})
        assert told["seats"][1] == {
            "kind": "person",
            "name": told["seats"][1]["name"],
            "bot": None,
            "you": False,
            "connected": False,
            "away": told["seats"][1]["away"],
            "stand_in": "random",
        }
        await one.until("state", lambda frame: any(news["seat"] == 1 for news in frame["news"]))
        again = await bob.page(one.table)
        assert again.about["you"] == 1
        assert again.about["seats"][1]["stand_in"] == "random"
        state = await again.until("state")
        assert state["options"] == []
        await again.send("play", at=state["number"], moves=[0])
        assert (await again.until("refused"))["reason"] == "house-bot-sits-in"
        await ada.post(path(one), {"seat": 1, "bot": None}, 403)
        back = await bob.post(path(one), {"seat": 1, "bot": None})
        assert back["seats"][1]["stand_in"] is None
        await again.until("table", lambda frame: frame["table"]["seats"][1]["stand_in"] is None)
        await again.until("state")  # with options again, as soon as it is asked
        while 1 not in one.state["waiting"]:
            await one.choose((await one.asked())["options"][0]["move"])
        while not again.state["options"]:
            await again.until("state")
        assert again.state["waiting"] == [1]

    run(story())


def test_a_seat_may_be_given_up_at_once(address: str) -> None:
    async def story() -> None:
        ada, bob, one, two = await two_people(address)
        await bob.post(path(two), {"seat": 1, "bot": "greedy"})
        await one.until("table", lambda frame: frame["table"]["seats"][1]["stand_in"] == "greedy")
        await ada.post(path(one), {"seat": 1, "bot": "random"})  # another level, chosen by the others
        while not (await one.asked())["view"]["result"]:
            options = one.state["options"]
            await one.choose(max(options, key=lambda option: option["notation"] != "pass")["move"])
        record = await ada.get(f"/api/tables/{one.table}/record")
        assert len(record["seats"]) == 2

    run(story())


def test_what_cannot_be(address: str) -> None:
    async def story() -> None:
        ada, _, one, _ = await two_people(address)
        async with Guest(address) as eve:
            stranger = await eve.post(path(one), {"seat": 1, "bot": "greedy"}, 403)
            assert stranger["reason"] == "house-no-seat-here"
        assert (await ada.post(path(one), {"seat": 0, "bot": "deep"}, 404))["code"] == "not-found"
        assert (await ada.post(path(one), {"seat": 7, "bot": "greedy"}, 404))["reason"] == "house-no-such-seat"
        alone = (await ada.table(start=True))["id"]
        refused = await ada.post(f"/api/tables/{alone}/stand-in", {"seat": 1, "bot": "greedy"}, 409)
        assert refused["reason"] == "house-no-person-there"
        lobby = (await ada.table())["id"]
        refused = await ada.post(f"/api/tables/{lobby}/stand-in", {"seat": 0, "bot": "greedy"}, 409)
        assert refused["reason"] == "house-not-started"

    run(story())


def test_a_bot_that_sits_in_consents_to_an_undo(address: str) -> None:
    async def story() -> None:
        _, bob, one, two = await two_people(address, undo="consent")
        await one.play("flip none")
        await one.until("state", lambda frame: frame["number"] == 1)
        await one.send("undo", at=1)
        await two.until("undo-asked")
        await bob.post(path(two), {"seat": 1, "bot": "random"})
        assert (await one.until("undo-done"))["number"] == 0

    run(story())


def test_the_others_may_when_the_time_is_out() -> None:
    story = Story(clock=Clock("game", 60))
    table = Table(story.state, patience=1e9)
    table.subscribers.append(Subscriber("g1", lambda frame: None))
    now = time.time()
    story.add(now, Draft("move", 0, 1))  # the game began long ago, so both are out of time
    assert replaceable(table, 1)
    fresh = Story()
    assert not replaceable(Table(fresh.state, patience=1e9), 1)
    assert replaceable(Table(fresh.state, patience=0.0), 1)


def test_a_power_cut_changes_nothing(folder: Path) -> None:
    process = Process(folder)

    async def story() -> None:
        _, bob, one, two = await two_people(process.address)
        await bob.post(path(two), {"seat": 1, "bot": "random"})
        await one.until("table", lambda frame: frame["table"]["seats"][1]["stand_in"] == "random")
        process.kill()
        process.start()
        again = await one.guest.page(one.table)
        assert again.about["seats"][1]["stand_in"] == "random"
        while not any(news["seat"] == 1 for news in again.state.get("news", [])):
            if again.state and again.state["options"]:
                await again.choose(again.state["options"][0]["move"])
            else:
                await again.until("state")

    try:
        run(story())
    finally:
        process.stop()
