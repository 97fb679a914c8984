"""Records, replays, and playing on."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from ludarium.core import fairness
from ludarium.core.record import read, verify
from ludarium.core.registry import game, games
from tests.ruins.table import hand_in
from tests.server.house import Guest, Json, Page, run

RUINS = game("ruins")
GOLDEN = Path(__file__).parents[2] / "golden"


async def played(guest: Guest, **asked: object) -> tuple[Json, Page]:
    """A finished game."""
    table = await guest.table(start=True, **asked)
    page = await guest.page(table["id"])
    await page.finish(random.choice)
    return table, page


def test_a_record_verifies_and_the_seed_is_fair(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            await ada.post("/api/me", {"name": "Ada"})
            started = await ada.table(start=True, salt="c0ffee")
            early = await ada.http.get(f"/api/tables/{started['id']}/record")
            assert early.status_code == 409
            assert early.json()["reason"] == "house-record-later"
            page = await ada.page(started["id"])
            end = await page.finish(random.choice)
            data = (await ada.http.get(f"/api/tables/{started['id']}/record")).content
            checked = verify(data)
            record = checked.record
            assert record.seats == ["Ada", "greedy"]
            assert record.seed.commitment == started["commitment"]
            assert record.seed.salts[0] == "c0ffee"
            assert len(record.seed.salts[1]) >= 32  # a bot's salt is random
            secret = bytes.fromhex(record.seed.secret)
            assert fairness.commitment(secret).hex() == started["commitment"]
            assert record.result is not None
            assert record.result.winners == end["view"]["result"]["winners"]
            assert len(record.moves) == end["number"]

    run(story())


def test_an_import_is_the_same_record_again(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table, _ = await played(ada, seats=3)
            data = (await ada.http.get(f"/api/tables/{table['id']}/record")).content
            headers = {"content-type": "application/json"}
            made = await ada.http.post("/api/tables/import", content=data, headers=headers)
            assert made.status_code == 201
            twin = made.json()
            assert twin["phase"] == "over"
            assert twin["result"] is not None
            assert (await ada.http.get(f"/api/tables/{twin['id']}/record")).content == data
            one = await ada.get(f"/api/tables/{table['id']}/frames?from=10&count=5&seat=2")
            two = await ada.get(f"/api/tables/{twin['id']}/frames?from=10&count=5&seat=2")
            assert [frame.pop("at") is None for frame in two] == [True] * 5  # a record tells no times
            assert all(frame.pop("at").endswith("Z") for frame in one)
            assert one == two
            for broken in (data.replace(b'"seat":1', b'"seat":0', 1), data[:-10], b"{}"):
                refused = await ada.http.post("/api/tables/import", content=broken, headers=headers)
                assert refused.status_code == 400
                assert refused.json()["code"] == "bad-record"
            half = unfinished(data)
            looked = await ada.http.post("/api/tables/import", content=half, headers=headers)
            assert looked.status_code == 201
            assert looked.json()["phase"] == "over"
            assert looked.json()["result"] is None
            assert looked.json()["to_move"] == []
            page = await ada.page(looked.json()["id"])
            assert (await page.until("state"))["options"] == []

    run(story())


@pytest.mark.parametrize("game_id", games())
def test_an_import_with_a_wrong_number_is_refused(address: str, game_id: str) -> None:
    golden = (GOLDEN / f"{game_id}-2-players-1.json").read_bytes()

    async def story() -> None:
        async with Guest(address) as ada:
            for number in ("64", "65", "-1", str(2**63), str(2**64), str(10**29), "9" * 5000, "true"):
                seat = re.sub(rb'"seat":\d+', f'"seat":{number}'.encode(), golden, count=1)
                drawn = re.sub(rb'"drawn":\d+', f'"drawn":{number}'.encode(), golden, count=1)
                for broken in (seat, drawn):
                    headers = {"content-type": "application/json"}
                    refused = await ada.http.post("/api/tables/import", content=broken, headers=headers)
                    assert (refused.status_code, refused.json()["code"]) == (400, "bad-record"), number

    run(story())


def unfinished(data: bytes) -> bytes:
    """The first part of a record: a record of a game that was broken off."""
    from msgspec.structs import replace

    record = read(data)
    return replace(record, moves=record.moves[:40], result=None).to_bytes()


def test_frames_show_one_pair_of_eyes(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as eve:
            running = (await ada.table(start=True, pace="human"))["id"]
            own = await ada.get(f"/api/tables/{running}/frames?seat=0")
            assert len(hand_in(own[0]["view"])) == 9
            assert own[0]["move"] is None
            for guest, seat in ((ada, 1), (eve, 0), (eve, 1)):
                refused = await guest.get(f"/api/tables/{running}/frames?seat={seat}", 403)
                assert refused["reason"] == "house-others-cards"
            public = await eve.get(f"/api/tables/{running}/frames")
            assert hand_in(public[0]["view"]) == []
            table, page = await played(ada)
            frames: list[Any] = []
            while True:
                part = await eve.get(f"/api/tables/{table['id']}/frames?seat=1&from={len(frames)}&count=50")
                frames += part
                if not part:
                    break
            assert [frame["number"] for frame in frames] == list(range(page.state["number"] + 1))
            match = verify((await eve.http.get(f"/api/tables/{table['id']}/record")).content).match
            assert [frame["move"] for frame in frames[1:]] == [RUINS.notation(one.move) for one in match.history]
            assert frames[-1]["view"]["result"] == page.state["view"]["result"]
            assert any(hand_in(frame["view"]) for frame in frames)

    run(story())


def test_a_fork_keeps_what_the_seat_knew_and_deals_the_rest_again(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as eve:
            table, page = await played(ada, seats=3)
            step = page.state["number"] // 3
            frame = (await eve.get(f"/api/tables/{table['id']}/frames?seat=1&from={step}&count=1"))[0]
            hands = []
            for _ in range(3):
                fork = await eve.post(f"/api/tables/{table['id']}/fork", {"number": step, "seat": 1})
                assert fork["phase"] == "playing"
                assert fork["you"] == 1
                assert [seat["kind"] for seat in fork["seats"]] == ["bot", "person", "bot"]
                first = (await eve.get(f"/api/tables/{fork['id']}/frames?seat=1&count=1"))[0]
                assert first["view"] == frame["view"]
                forked = await eve.page(fork["id"])
                await forked.finish(random.choice)
                data = (await eve.http.get(f"/api/tables/{fork['id']}/record")).content
                hands.append(str(verify(data).record.start["hands"]))
            assert len(set(hands)) > 1  # hidden cards are drawn again each time
            refused = await eve.post(f"/api/tables/{table['id']}/fork", {"number": 9999, "seat": 1}, 404)
            assert refused["reason"] == "house-no-such-step"

    run(story())


def test_a_running_game_is_forked_from_ones_own_seat_only(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as eve:
            table = (await ada.table(start=True))["id"]
            page = await ada.page(table)
            for _ in range(4):
                await page.choose((await page.asked())["options"][-1]["move"])
            await ada.post(f"/api/tables/{table}/fork", {"number": 2, "seat": 1}, 403)
            await eve.post(f"/api/tables/{table}/fork", {"number": 2, "seat": 0}, 403)
            fork = await ada.post(f"/api/tables/{table}/fork", {"number": 2, "seat": 0})
            assert fork["you"] == 0

    run(story())


@pytest.mark.parametrize("hurried", [False, True])
def test_the_tutorial_can_be_played_through(address: str, hurried: bool) -> None:
    """The line that the tutorial teaches, and somebody who does whatever they like."""
    line = [
        ["ruin:2a"],
        ["ruin:3a", "ruin:3b"],
        ["ruin:2a", "ruin:9a", "claim:9a"],
        [],
        ["ruin:8a"],
        ["slot:2>ruin:5a"],
    ]

    async def story() -> None:
        async with Guest(address) as ada:
            table = await ada.post("/api/tutorial/ruins")
            assert table["tutorial"] is True
            page = await ada.page(table["id"])
            if hurried:
                await page.choose(random.choice((await page.asked())["options"])["move"])
                return
            for refs in line:
                state = await page.asked()
                moves = [0]
                if refs:
                    await page.send("compose", id=1, refs=refs)
                    moves = (await page.until("composed"))["plays"][0]["moves"]
                await page.send("play", at=state["number"], moves=moves)
                await page.until("state", lambda frame: any(one["seat"] == 0 for one in frame["news"]))
            assert page.state["view"]["result"]["winners"] == [0]
            data = (await ada.http.get(f"/api/tables/{table['id']}/record")).content
            assert verify(data).match.state.over

    run(story())
