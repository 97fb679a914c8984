"""Proposals in a discussed step: told to all, gone with the next move, kept through a crash, in no record."""

from pathlib import Path

from ludarium.core import games
from ludarium.core.record import verify
from tests.server.house import FREELY, Guest, Json, Page, Process, run
from tests.server.mosaic import GAME, GIVE_UP, LIFTS, MOVES, PLACES


async def mosaic(address: str, *names: str, **asked: object) -> list[Page]:
    """A table of the game with a person at each seat, and their pages."""
    guests = [await Guest(address).__aenter__() for _ in names]
    for guest, name in zip(guests, names, strict=True):
        await guest.post("/api/me", {"name": name})
    table = (await guests[0].table(game="mosaic", seats=len(names), **asked))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/sit")
    await guests[0].post(f"/api/tables/{table}/start")
    pages = [await guest.page(table) for guest in guests]
    for page in pages:
        await page.until("state")
    return pages


async def play(page: Page, *moves: int) -> None:
    await page.send("play", id=1, at=page.state["number"], moves=list(moves))
    await page.until("done")


async def lead(pages: list[Page], seat: int = 0) -> None:
    """The seat in turn plays a card, so that a stone is to be laid."""
    card = next(one["move"] for one in pages[seat].state["options"] if one["notation"].startswith("play"))
    await play(pages[seat], card)
    for page in pages[:seat] + pages[seat + 1 :]:
        await page.until("state")


async def say(page: Page, kind: str, **fields: object) -> Json:
    """Send a frame about proposals; the answer."""
    await page.send(kind, id=7, **fields)
    while True:
        frame = await page.receive()
        if frame.get("id") == 7:
            return frame


async def told(page: Page) -> list[Json]:
    found: list[Json] = (await page.until("proposals"))["proposals"]
    return found


def test_a_proposal_is_told_to_all_and_gone_with_the_next_move(address: str) -> None:
    async def story() -> None:
        ada, bob, eve = pages = await mosaic(address, "Ada", "Bob", "Eve")
        onlooker = await (await Guest(address).__aenter__()).page(ada.table)
        await lead(pages)
        assert (await say(bob, "propose", at=1, moves=[PLACES + 9]))["type"] == "done"
        for page in (ada, eve, onlooker):
            (one,) = await told(page)
            assert (one["seat"], one["agree"], one["disagree"]) == (1, [], [])
            assert one["options"][0]["notation"] == MOVES.notations[PLACES + 9]
        assert (await say(eve, "agree", at=1, seat=1, moves=[PLACES + 9]))["type"] == "done"
        assert (await told(ada))[0]["agree"] == [2]
        await say(eve, "disagree", at=1, seat=1, moves=[PLACES + 9])
        assert (await told(ada))[0] | {"options": []} == {"seat": 1, "options": [], "agree": [], "disagree": [2]}
        await say(eve, "propose", at=1, moves=[PLACES + 80])
        assert [one["seat"] for one in await told(ada)] == [1, 2]
        await say(bob, "propose", at=1, moves=[PLACES + 17])  # a new one replaces it, and nobody has judged it yet
        assert (await told(ada))[0]["disagree"] == []
        await say(bob, "withdraw")
        assert [one["seat"] for one in await told(ada)] == [2]
        await play(ada, PLACES + 80)
        for page in (eve, onlooker):
            await page.until("proposals", lambda frame: not frame["proposals"])

    run(story())


def test_what_may_not_be_proposed_is_refused(address: str) -> None:
    async def story() -> None:
        ada, bob = pages = await mosaic(address, "Ada", "Bob")
        early = await say(bob, "propose", at=0, moves=[PLACES])
        assert (early["reason"], early["clause"]) == ("nothing-to-propose", "MO-009")
        await lead(pages)
        assert "proposable" not in ada.state
        assert bob.state["proposable"]["families"][0]["kind"] == "place"
        late = await say(bob, "propose", at=0, moves=[PLACES])
        assert late["code"] == "too-late"
        card = await say(bob, "propose", at=1, moves=[0])
        assert card["code"] == "not-allowed"
        nobody = await say(bob, "agree", at=1, seat=0, moves=[PLACES])
        assert nobody["reason"] == "house-proposal-gone"
        await say(bob, "propose", at=1, moves=[PLACES])
        own = await say(bob, "agree", at=1, seat=1, moves=[PLACES])
        assert own["reason"] == "house-own-proposal"
        twice = await say(bob, "propose", at=1, moves=[PLACES, PLACES + 8])
        assert twice["reason"] == "nothing-to-propose"  # after the first it would be somebody else's turn
        onlooker = await (await Guest(address).__aenter__()).page(ada.table)
        assert (await say(onlooker, "propose", at=1, moves=[PLACES]))["code"] == "forbidden"

    run(story())


def test_a_stone_is_proposed_to_be_lifted_and_laid_elsewhere(address: str) -> None:
    async def story() -> None:
        ada, bob = pages = await mosaic(address, "Ada", "Bob")
        await lead(pages)
        await play(ada, PLACES)
        await bob.until("state")
        await lead(pages, 1)
        after = await say(ada, "consider", moves=[LIFTS])
        assert after["type"] == "considered"
        assert PLACES in after["families"][0]["moves"]
        assert (await say(ada, "consider", moves=[PLACES + 8]))["families"] == []
        await say(ada, "propose", at=ada.state["number"], moves=[LIFTS, PLACES + 16])
        (one,) = await told(bob)
        assert [option["notation"] for option in one["options"]] == ["lift 1", "place 3 a"]

    run(story())


def test_a_frame_with_hundreds_of_placements_is_small(address: str) -> None:
    async def story() -> None:
        ada, bob = pages = await mosaic(address, "Ada", "Bob")
        await lead(pages)
        for page in (ada, bob):
            frame = next(text for text in reversed(page.frames) if '"type":"state"' in text)
            assert len(frame) < 20_000
        family, rim = ada.state["families"]
        assert (family["kind"], len(family["moves"])) == ("place", 1056)
        assert (rim["kind"], rim["label"], len(rim["moves"])) == ("place", "mosaic-move-rim", 96)
        assert family["arguments"]["card"] == ada.state["view"]["played"][0]
        about = next(one for one in await ada.guest.get("/api/games") if one["id"] == "mosaic")
        (kind,) = about["families"]
        assert (kind["name"], kind["first"], kind["notation"]) == ("place", PLACES, "place {cell} {turn}")
        assert [one["name"] for one in kind["ranges"]] == ["cell", "turn"]

    run(story())


def test_proposals_survive_a_crash_and_are_in_no_record(folder: Path) -> None:
    house = Process(folder, FREELY)

    async def story() -> None:
        ada, bob = pages = await mosaic(house.address, "Ada", "Bob")
        await lead(pages)
        await say(bob, "propose", at=1, moves=[PLACES + 5])
        await say(ada, "agree", at=1, seat=1, moves=[PLACES + 5])
        house.kill()
        house.start()
        back = await ada.guest.page(ada.table)
        (one,) = await told(back)
        assert (one["seat"], one["agree"]) == (1, [0])
        await back.until("state") if not back.state else None
        await play(back, PLACES + 5)
        await back.guest.page(ada.table)
        assert '"type":"proposals"' not in "".join(back.guest.pages[-1].frames)
        bob = await bob.guest.page(ada.table)
        for page in (bob, back):
            while not page.state or page.state["number"] < 2:
                await page.until("state")
        await play(back, GIVE_UP)
        await bob.until("state")
        await play(bob, MOVES.number("yes"))
        record = (await ada.guest.http.get(f"/api/tables/{ada.table}/record")).content
        games().setdefault("mosaic", GAME)
        assert len(verify(record).match.history) == 4
        assert b"propose" not in record

    try:
        run(story())
    finally:
        house.stop()


def test_a_play_waits_until_all_who_are_there_agree(address: str) -> None:
    async def story() -> None:
        ada, bob, eve = pages = await mosaic(address, "Ada", "Bob", "Eve", options={"agreement": "600"})
        await lead(pages)  # nobody discusses a card, so it waits for nobody
        await play(ada, PLACES + 3)
        (held,) = await told(eve)
        assert held["seat"] == 0
        assert 590 < held["seconds"] <= 600
        await say(bob, "agree", at=1, seat=0, moves=[PLACES + 3])
        assert eve.state["number"] == 1
        await say(eve, "propose", at=1, moves=[PLACES + 40])
        await play(ada, PLACES + 40)  # what Eve wishes: but Bob has not agreed with that
        assert ada.state["number"] == 1
        await say(bob, "agree", at=1, seat=2, moves=[PLACES + 40])
        for page in pages:
            while page.state["number"] < 2:
                await page.until("state")
            assert page.state["view"]["cells"] == [5]

    run(story())


def test_a_play_waits_for_nobody_who_is_away(address: str) -> None:
    async def story() -> None:
        ada, bob, eve = pages = await mosaic(address, "Ada", "Bob", "Eve", options={"agreement": "600"})
        await lead(pages)
        await eve.close()
        await ada.until("table", lambda frame: not frame["table"]["seats"][2]["connected"])
        await say(bob, "propose", at=1, moves=[PLACES])
        await play(ada, PLACES)
        assert ada.state["number"] == 2

    run(story())


def test_a_play_is_made_when_its_time_has_come_also_after_a_crash(folder: Path) -> None:
    house = Process(folder, FREELY)

    async def story() -> None:
        ada, bob = pages = await mosaic(house.address, "Ada", "Bob", options={"agreement": "1"})
        await lead(pages)
        await play(ada, PLACES + 3)
        while bob.state["number"] < 2:
            await bob.until("state")
        await lead(pages, 1)
        await play(bob, PLACES + 30)
        house.kill()
        house.start()
        back = await ada.guest.page(ada.table)
        while not back.state or back.state["number"] < 4:
            await back.until("state")
        assert back.state["view"]["cells"] == [0, 3]

    try:
        run(story())
    finally:
        house.stop()


def test_a_held_play_can_be_taken_back(address: str) -> None:
    async def story() -> None:
        ada, bob = pages = await mosaic(address, "Ada", "Bob", options={"agreement": "600"})
        await lead(pages)
        await play(ada, PLACES)
        assert "seconds" in (await told(bob))[0]
        await say(ada, "withdraw")
        assert await told(bob) == []
        late = await say(bob, "agree", at=1, seat=0, moves=[PLACES])
        assert late["reason"] == "house-proposal-gone"

    run(story())


def test_no_line_of_chat_passes_while_talk_is_limited(address: str) -> None:
    """MO-007: frames are searched for what was said, and for a name that says something."""

    async def story() -> None:
        ada, bob = pages = await mosaic(address, "Ada", "Bob")
        onlooker = await (await Guest(address).__aenter__()).page(ada.table)
        refused = await say(ada, "chat", text="I have the seven")
        assert (refused["reason"], refused["clause"]) == ("house-talk-limited", "MO-007")
        assert (await say(onlooker, "chat", text="look at the corner"))["reason"] == "house-spectators-are-silent"
        await ada.guest.post("/api/me", {"name": "Seven"})
        assert ada.state["limited"] == "MO-007"
        await lead(pages)
        await say(ada, "compose", refs=["cell:1"])
        assert (await say(ada, "chat", text="in the corner"))["reason"] == "house-talk-limited"
        await play(ada, PLACES)
        await bob.until("state")
        while not bob.state["view"]["result"]:
            await play(bob, GIVE_UP)
            await ada.until("state")
            await play(ada, MOVES.number("yes"))
            await bob.until("state")
        assert "limited" not in bob.state
        assert (await say(ada, "chat", text="well played"))["type"] == "done"
        await bob.until("chat")
        heard = "".join(bob.frames + onlooker.frames)
        for said in ("I have the seven", "look at the corner", "in the corner", "Seven", "cell:1"):
            assert f'"{said}"' not in heard
        assert "well played" in heard

    run(story())


def test_on_trust_people_talk_about_a_placement(address: str) -> None:
    async def story() -> None:
        ada, bob = pages = await mosaic(address, "Ada", "Bob", options={"talk": "trust"})
        assert (await say(bob, "chat", text="not yet"))["type"] == "refused"
        await lead(pages)
        assert "limited" not in bob.state
        assert (await say(bob, "chat", text="the corner"))["type"] == "done"
        assert (await ada.until("chat"))["text"] == "the corner"

    run(story())


def test_a_seat_that_is_not_asked_gives_up(address: str) -> None:
    """It is offered the move, nobody waits for it, and its clock neither runs nor gains by it."""

    async def story() -> None:
        clock = {"per": "game", "seconds": 900, "increment": 60}
        ada, bob, eve = pages = await mosaic(address, "Ada", "Bob", "Eve", clock=clock)
        assert ada.state["waiting"] == [0]
        (offered,) = eve.state["options"]
        assert (offered["notation"], offered["aside"]) == ("give up", True)
        await play(eve, GIVE_UP)
        await ada.until("state")
        assert eve.state["waiting"] == [0, 1]
        assert eve.state["clocks"][2] == 900
        assert eve.state["undo"]["free"] is False
        await play(ada, MOVES.number("no"))
        await eve.until("state")
        assert eve.state["waiting"] == [0]
        assert eve.state["options"] == []
        refused = await say(eve, "play", at=eve.state["number"], moves=[GIVE_UP])
        assert refused["code"] == "not-your-turn"
        await bob.until("state", lambda frame: frame["number"] == 2)
        await lead(pages)

    run(story())


def test_giving_up_comes_too_late_for_a_card_that_was_played_first(address: str) -> None:
    async def story() -> None:
        ada, bob = pages = await mosaic(address, "Ada", "Bob")
        await lead(pages)
        late = await say(bob, "play", at=0, moves=[GIVE_UP])
        assert late["code"] in ("not-your-turn", "too-late")
        assert ada.state["number"] == 1

    run(story())
