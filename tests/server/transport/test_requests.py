"""Every request with an id is answered by exactly one frame with that id."""

from pathlib import Path

import msgspec

from ludarium.server.settings import Rate
from tests.ruins.table import hand_in
from tests.server.house import FREELY, Guest, Json, Page, Process, run


async def answers(page: Page, kind: str, number: int, **fields: object) -> list[Json]:
    """The frames with the id of a request, up to the answer of a question asked after it."""
    await page.send(kind, id=number, **fields)
    await page.send("why", id=-number, move="pass")
    found: list[Json] = []
    while True:
        frame = await page.receive()
        if frame.get("id") == -number:
            return found
        if "id" in frame:
            found.append(frame)
        elif frame["type"] == "state":
            assert not any(one["type"] == "done" for one in found), "a request is done once its state is told"


def kinds(frames: list[Json]) -> list[tuple[str, int, str]]:
    return [(frame["type"], frame["id"], frame.get("code", "")) for frame in frames]


def test_every_request_is_answered_once(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob, Guest(address) as eve:
            table = (await ada.table())["id"]
            await bob.post(f"/api/tables/{table}/sit")
            page, other, watching = await ada.page(table), await bob.page(table), await eve.page(table)
            assert kinds(await answers(watching, "chat", 1, text="hello")) == [("refused", 1, "forbidden")]
            assert kinds(await answers(watching, "play", 2, at=0, moves=[0])) == [("refused", 2, "forbidden")]
            await ada.post(f"/api/tables/{table}/start")
            for one in (page, other):
                await one.until("state")
            assert kinds(await answers(page, "hello", 3, at=-1)) == [("done", 3, "")]
            number, keep = page.state["number"], page.state["options"][0]["move"]
            assert kinds(await answers(page, "play", 4, at=number, moves=[keep])) == [("done", 4, "")]
            assert page.state["number"] == number + 1
            assert kinds(await answers(page, "play", 5, at=number, moves=[keep])) == [("refused", 5, "too-late")]
            number = page.state["number"]
            assert kinds(await answers(page, "play", 6, at=number, moves=[0]))[0][:2] == ("refused", 6)
            assert kinds(await answers(page, "undo", 7, at=number)) == [("done", 7, "")]
            assert kinds(await answers(page, "undo-answer", 8, yes=True)) == [("refused", 8, "conflict")]
            assert kinds(await answers(page, "compose", 9, refs=[])) == [("composed", 9, "")]
            assert kinds(await answers(page, "why", 10, move="no such thing")) == [("why", 10, "")]
            await page.send("hint", id=11)
            assert kinds([await page.until("hint")]) == [("hint", 11, "")]
            assert kinds(await answers(page, "chat", 12, text="hello")) == [("done", 12, "")]
            assert kinds(await answers(page, "mute", 13, seat=1, on=True)) == [("done", 13, "")]

    run(story())


def test_without_an_id_a_refusal_has_none(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            page = await ada.page((await ada.table())["id"])
            await page.send("play", at=0, moves=[0])
            assert "id" not in await page.until("refused")
            await page.send("mute", seat=0, on=True)
            await page.silence()

    run(story())


def test_what_cannot_be_read_is_refused_with_its_id(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            page = await ada.page((await ada.table())["id"])
            for sent in (
                '{"type": "play", "id": 7}',
                '{"id": 7, "type": "dance"}',
                '{"type": "why", "id": 7, "x": []}',
            ):
                await page.connection.send(sent)
                assert kinds([await page.until("refused")]) == [("refused", 7, "malformed")]
            for sent in ("[]", "{", '{"type": "undo", "id": "seven"}'):
                await page.connection.send(sent)
                assert "id" not in await page.until("refused")

    run(story())


def test_too_much_is_refused_with_its_id(folder: Path) -> None:
    limits = msgspec.structs.replace(FREELY, frames=Rate(0.001, 2))
    house = Process(folder, limits)

    async def story() -> None:
        async with Guest(house.address) as ada:
            page = await ada.page((await ada.table())["id"])
            await page.send("mute", id=1, seat=0, on=True)
            await page.until("done")
            await page.send("mute", id=2, seat=0, on=True)
            assert kinds([await page.until("refused")]) == [("refused", 2, "slow-down")]

    try:
        run(story())
    finally:
        house.stop()


def test_a_hint_tells_a_whole_play(address: str) -> None:
    """Its moves are legal one after another, each with its own option, and a play takes them as they are."""
    lengths: set[int] = set()

    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(bots={"1": "random"}, start=True))["id"]
            page = await ada.page(table)
            for number in range(12):
                if (await page.asked())["view"]["result"]:
                    break
                await page.send("hint", id=number)
                hint = await page.until("hint")
                assert [option["move"] for option in hint["options"]] == hint["moves"]
                assert hint["options"][0] in page.state["options"]
                lengths.add(len(hint["moves"]))
                await page.send("play", id=100, at=page.state["number"], moves=hint["moves"])
                await page.until("done")

    run(story())
    assert max(lengths) > 1


def test_a_seat_that_moves_to_another_device_leaves_a_spectator(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as phone:
            table = (await ada.table(bots={"1": "random"}, start=True))["id"]
            page = await ada.page(table)
            assert hand_in((await page.asked())["view"])
            token = (await ada.post(f"/api/tables/{table}/link"))["token"]
            later = await phone.page(table)
            await later.until("state")
            await phone.post("/api/links", {"token": token})
            # The bot may choose its flip meanwhile; that comes as an ordinary state.
            lost = await page.until("state", lambda frame: frame["resync"])
            assert (lost["view"]["seat"], hand_in(lost["view"]), lost["options"]) == (None, [], [])
            won = await later.until("state", lambda frame: frame["resync"])
            assert won["view"]["seat"] == 0
            assert won["options"]

    run(story())
