"""At the table: moves, races, undo, watching, talking."""

import asyncio
import json
import os
import random
import signal
from pathlib import Path
from typing import Any

from ludarium.core.record import verify
from tests.ruins.table import hand_in
from tests.server.house import Guest, Page, Process, run
from tests.server.storage.test_crashes import children


def lowest(options: list[dict[str, Any]]) -> dict[str, Any]:
    """Plays on without pass where it can, so that games end soon."""
    return max(options, key=lambda option: (option["notation"] != "pass", random.random()))


async def two_people(address: str) -> tuple[Guest, Guest, Page, Page]:
    ada, bob = Guest(address), Guest(address)
    await ada.get("/api/me")
    await bob.get("/api/me")
    table = (await ada.table())["id"]
    await bob.post(f"/api/tables/{table}/sit")
    one, two = await ada.page(table), await bob.page(table)
    await ada.post(f"/api/tables/{table}/start")
    for page in (one, two):
        await page.until("state")
    return ada, bob, one, two


async def flip(one: Page, two: Page) -> tuple[Page, Page]:
    """Both turn nothing; then the one who leads, and the other."""
    await one.play("flip none")
    await two.play("flip none")
    for page in (one, two):
        if page.state["number"] < 2:
            await page.until("state", lambda frame: frame["number"] == 2)
    return (one, two) if one.state["options"] else (two, one)


async def lead(page: Page) -> None:
    """Lay the first ruin of the hand."""
    await page.send("compose", id=1, refs=[f"ruin:{hand_in(page.state['view'])[0]}"])
    play = (await page.until("composed"))["plays"][0]
    await page.send("play", at=page.state["number"], moves=play["moves"])


def test_a_whole_game_against_bots(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = await ada.table(seats=4, start=True)
            assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "greedy", "greedy"]
            page = await ada.page(table["id"])
            end = await page.finish(lowest)
            assert end["view"]["result"]["winners"]
            over = await page.until("table") if page.about["phase"] != "over" else {"table": page.about}
            assert over["table"]["phase"] == "over"
            assert over["table"]["result"] == end["view"]["result"]
            await page.send("play", at=end["number"], moves=[0])
            assert (await page.until("refused"))["reason"] == "house-game-over"
            await page.close()

    run(story())


def test_everybody_hears_of_the_end_and_of_nothing_twice(address: str) -> None:
    """Bots decide much that nobody sees; at the end everybody gets the true numbers."""

    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as eve:
            table = (await ada.table(seats=5, start=True))["id"]
            page, watcher = await ada.page(table), await eve.page(table)
            end = await page.finish(lowest)
            while not (watcher.state and watcher.state["view"]["result"]):
                await watcher.until("state")
            assert watcher.state["number"] == end["number"]
            for one in (page, watcher):
                frames = [json.loads(text) for text in one.frames]
                news = [item for frame in frames if frame["type"] == "state" for item in frame["news"]]
                numbers = [item["number"] for item in news]
                assert numbers == sorted(set(numbers))
            told = [event for item in news for event in item["events"]]
            record = verify((await eve.http.get(f"/api/tables/{table}/record")).content)
            happened = [one for played in record.match.history for one in played.news if one.visible_to(None)]
            assert [event["kind"] for event in told] == [event.kind for event in happened]
            late = await eve.page(table, at=5)
            state = await late.until("state")
            assert state["resync"] is True
            assert state["since"] == 0

    run(story())


def test_flips_come_in_any_order_without_conflict(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            guests = [ada, *[Guest(address) for _ in range(3)]]
            table = (await ada.table(seats=4))["id"]
            for guest in guests[1:]:
                await guest.get("/api/me")
                await guest.post(f"/api/tables/{table}/sit")
            pages = [await guest.page(table) for guest in guests]
            await ada.post(f"/api/tables/{table}/start")
            for page in pages:
                await page.until("state")
            random.shuffle(pages)
            await asyncio.gather(*(page.play("flip none") for page in pages))  # all say “at 0”
            for page in pages:
                await page.until("state", lambda frame: frame["number"] == 4)
                assert not any('"refused"' in frame for frame in page.frames)
                await page.close()

    run(story())


def test_a_group_is_taken_whole_or_not_at_all(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        leader, other = await flip(one, two)
        move = leader.state["options"][-1]["move"]
        await leader.send("play", at=2, moves=[move, 0, 0, 0])
        refused = await leader.until("refused")
        assert refused["code"] in ("not-allowed", "not-your-turn")
        assert refused["clause"].startswith("RU-")
        await other.silence()
        await leader.send("compose", id=1, refs=[f"ruin:{hand_in(leader.state['view'])[0]}"])
        composed = await leader.until("composed")
        assert composed["id"] == 1
        await leader.send("play", at=2, moves=composed["plays"][0]["moves"])
        state = await other.until("state")
        assert state["number"] == 3  # what was decided on the way is not counted for others
        assert [event["kind"] for event in state["news"][-1]["events"]] == ["ruins-led"]

    run(story())


def test_whoever_is_not_asked_is_refused_with_the_clause(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        leader, other = await flip(one, two)
        await other.send("play", at=2, moves=[0])
        refused = await other.until("refused")
        assert refused["code"] == "not-your-turn"
        assert refused["clause"] == "RU-050"
        await leader.send("why", id=4, move="pass")
        why = await leader.until("why")
        assert why == {
            "type": "why",
            "id": 4,
            "allowed": False,
            "reason": "ruins-no-pass-on-lead",
            "arguments": {},
            "clause": "RU-A15",
        }

    run(story())


def test_what_comes_too_late_is_refused_and_resynced(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        leader, _ = await flip(one, two)
        twin = await leader.guest.page(leader.table)  # the same guest in a second window
        await twin.until("state")
        move = leader.state["options"][-1]["move"]
        await leader.send("play", at=2, moves=[move])
        await leader.until("state")
        await twin.send("play", at=2, moves=[move])
        refused = await twin.until("refused")
        assert refused["code"] == "too-late"
        resync = await twin.until("state", lambda frame: frame["resync"])
        assert resync["number"] == leader.state["number"]

    run(story())


def test_an_undo_is_free_until_somebody_learns_something(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        await one.play(one.state["options"][1]["notation"])
        await one.until("state")
        assert one.state["undo"] == {"free": True, "ask": False, "reason": None}
        await one.send("undo", at=1)
        done = await one.until("undo-done")
        assert done["number"] == 0
        state = await one.until("state")
        assert state["resync"] is True
        assert state["number"] == 0
        assert state["view"]["ruins"] == {}
        assert state["options"]
        leader, other = await flip_again(one, two)
        await lead(leader)
        await leader.until("state")
        assert leader.state["undo"] == {"free": False, "ask": True, "reason": "house-undo-needs-consent"}
        await other.until("state")
        assert other.state["undo"]["free"] is False

    async def flip_again(one: Page, two: Page) -> tuple[Page, Page]:
        await two.until("state", lambda frame: frame["resync"])
        return await flip(one, two)

    run(story())


def test_an_undo_within_a_play_is_seen_by_nobody_else(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        leader, other = await flip(one, two)
        first = next(option for option in leader.state["options"] if option["notation"].startswith("buy"))
        await leader.send("play", at=2, moves=[first["move"]])
        await leader.until("state")
        assert leader.state["undo"]["free"] is True
        await leader.send("undo", at=3)
        await leader.until("undo-done")
        await leader.until("state")
        assert leader.state["number"] == 2
        await other.silence()
        await other.send("play", at=2, moves=[0], epoch=other.state["epoch"])
        assert (await other.until("refused"))["code"] == "not-your-turn"

    run(story())


def test_an_undo_that_others_have_seen_needs_their_consent(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        leader, other = await flip(one, two)
        await lead(leader)
        await leader.until("state")
        await other.until("state")
        for yes in (False, True):
            assert leader.state["undo"] == {"free": False, "ask": True, "reason": "house-undo-needs-consent"}
            await leader.send("undo", at=leader.state["number"])
            asked = await other.until("undo-asked")
            await leader.until("undo-asked")
            assert asked["seat"] == leader.about["you"]
            await leader.send("undo-answer", yes=True)  # one's own consent is none
            assert (await leader.until("refused"))["reason"] == "house-nobody-asked"
            await other.send("undo-answer", yes=yes)
            await leader.until("undo-done" if yes else "undo-refused")
        state = await leader.until("state")
        assert state["number"] == 2
        assert state["view"]["pile"] == []
        await other.until("state", lambda frame: frame["resync"])
        assert other.state["view"]["pile"] == []
        assert len(hand_in(leader.state["view"])) == 9

    run(story())


def test_bots_always_consent(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(start=True))["id"]
            page = await ada.page(table)
            # While everybody turns a ruin, a bot may move at the same moment.
            while page.state.get("number", 0) < 12 or (await page.asked())["view"]["step"] == "flip":
                await page.choose(lowest((await page.asked())["options"])["move"])
            number = page.state["number"]
            await page.send("undo", at=number)
            done = await page.until("undo-done")
            assert done["number"] < number
            assert (await page.until("state"))["options"]
            await page.finish(lowest)
            await page.close()

    run(story())


def test_spectators_see_what_is_public(address: str) -> None:
    async def story() -> None:
        _, _, one, _ = await two_people(address)
        async with Guest(address) as eve:
            watcher = await eve.page(one.table)
            state = await watcher.until("state")
            assert state["view"]["seat"] is None
            assert hand_in(state["view"]) == []
            assert state["options"] == []
            ruin = next(option["notation"] for option in one.state["options"] if "none" not in option["notation"])
            await one.play(ruin)
            told = await watcher.until("state")
            assert told["news"][0]["events"] == []
            assert ruin.removeprefix("flip ") not in watcher.frames[-1]
            for kind, fields in (
                ("play", {"at": 1, "moves": [3]}),
                ("undo", {"at": 1}),
                ("hint", {"id": 1}),
                ("compose", {"id": 1, "refs": []}),
                ("chat", {"text": "psst"}),
            ):
                await watcher.send(kind, **fields)
                assert (await watcher.until("refused"))["code"] == "forbidden"
            await watcher.close()

    run(story())


def test_a_page_that_returns_hears_what_it_missed(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        await two.close()
        await one.until("table", lambda frame: not frame["table"]["seats"][1]["connected"])
        await one.play("flip none")
        await one.until("state")
        again = await two.guest.page(two.table, at=0)
        state = await again.until("state")
        assert state["number"] == 1
        assert state["since"] == 0
        assert state["resync"] is False
        assert [news["number"] for news in state["news"]] == [1]
        assert (await one.until("table"))["table"]["seats"][1]["connected"]
        fresh = await two.guest.page(two.table)
        assert [news["number"] for news in (await fresh.until("state"))["news"]] == [1]
        ahead = await two.guest.page(two.table, at=40)
        assert (await ahead.until("state"))["resync"] is True

    run(story())


def test_a_long_game_is_told_whole_to_a_fresh_page(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(seats=5, start=True))["id"]
            page = await ada.page(table)
            end = await page.finish(lowest)
            fresh = await ada.page(table)
            state = await fresh.until("state")
            assert [news["number"] for news in state["news"]] == list(range(1, end["number"] + 1))
            assert state["view"] == end["view"]

    run(story())


def test_chat_is_plain_and_can_be_muted(address: str) -> None:
    async def story() -> None:
        *_, one, two = await two_people(address)
        await one.send("chat", text=" hello\n<script>\u202e " + "x" * 1000)
        said = await two.until("chat")
        assert said["seat"] == 0
        assert said["text"].startswith("hello <script> xxx")
        assert len(said["text"]) == 300
        await two.send("mute", seat=0, on=True)
        await one.send("chat", text="again")
        await one.until("chat", lambda frame: frame["text"] == "again")
        await two.silence()
        await two.send("mute", seat=0, on=False)
        await one.send("chat", text="and again")
        assert (await two.until("chat"))["text"] == "and again"
        fresh = await two.guest.page(two.table)
        assert (await fresh.until("chat"))["text"].startswith("hello")

    run(story())


def test_a_hint_is_a_whole_play_with_a_reason(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(start=True))["id"]
            page = await ada.page(table)
            for _ in range(6):
                state = await page.asked()
                await page.send("hint", id=9)
                hint = await page.until("hint")
                assert hint["id"] == 9
                assert hint["reason"].startswith("ruins-hint-")
                assert hint["options"][0]["move"] == hint["moves"][0]
                await page.send("play", at=state["number"], moves=hint["moves"])
                await page.until("state", lambda frame: any(one["seat"] == 0 for one in frame["news"]))

    run(story())


def test_unreadable_frames_are_refused_one_by_one(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(start=True))["id"]
            page = await ada.page(table)
            await page.until("state")
            for text in (
                "",
                "{",
                "[]",
                '{"type": "fly"}',
                '{"type": "play", "at": 0, "moves": []}',
                "\x00",
                "[" * 9000,
            ):
                await page.connection.send(text)
                assert (await page.until("refused"))["code"] == "malformed"
            await page.send("play", at=0, moves=[999_999])
            assert (await page.until("refused"))["code"] == "not-a-move"
            await page.play("flip none")
            await page.until("state")

    run(story())


def test_bots_keep_a_human_pace(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(start=True, pace="human"))["id"]
            page = await ada.page(table)
            await page.asked()
            started = asyncio.get_running_loop().time()
            await page.until("state", lambda frame: 1 not in frame["waiting"])
            assert asyncio.get_running_loop().time() - started > 0.4

    run(story())


def test_nothing_waits_for_a_hint_that_is_thought_of(folder: Path) -> None:
    process = Process(folder)

    async def story() -> None:
        async with Guest(process.address) as ada:
            page = await ada.page((await ada.table(start=True))["id"])
            await page.asked()

            async def answered() -> int:
                while "id" not in (frame := await page.receive()):
                    pass
                return int(frame["id"])

            await page.send("hint", id=5)
            assert await answered() == 5
            (bots,) = children(process.process.pid)
            os.kill(bots, signal.SIGSTOP)
            await page.send("hint", id=6)
            await page.send("ping", id=7)
            assert await answered() == 7
            await page.send("play", id=8, at=page.state["number"], moves=[page.state["options"][0]["move"]])
            assert await answered() == 8
            os.kill(bots, signal.SIGCONT)
            assert await answered() == 6

    try:
        run(story())
    finally:
        process.kill()
