"""A rematch is one successor table, whoever asks and however many ask at once."""

import asyncio
from pathlib import Path

from tests.server.house import Guest, Json, Process, run
from tests.server.storage.test_workers import twin

TERMS = ("game", "options", "public", "pace", "clock", "undo")
CLOCK = {"per": "game", "seconds": 900, "increment": 10}


async def named(address: str, *names: str) -> list[Guest]:
    guests = [Guest(address) for _ in names]
    for guest, name in zip(guests, names, strict=True):
        await guest.post("/api/me", {"name": name})
    return guests


async def played(guests: list[Guest], **asked: object) -> Json:
    """A finished game of these people; the first of them is the host. Returns what the first knows of it."""
    table = (await guests[0].table(game="berries", seats=len(guests), **asked))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/sit")
    await guests[0].post(f"/api/tables/{table}/start", {"fill": "random"})
    pages = [await guest.page(table) for guest in guests]
    await asyncio.gather(*(page.finish(lambda options: options[0]) for page in pages))
    about: Json = await guests[0].get(f"/api/tables/{table}")
    assert about["phase"] == "over"
    for page in pages:
        await page.close()
    return about


def kept(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"] if seat["kind"] == "open" and seat["name"]]


def test_who_asks_second_joins_the_first_and_the_game_begins(address: str) -> None:
    async def story() -> None:
        ada, bob = await named(address, "Ada", "Bob")
        old = await played([ada, bob], public=True, clock=CLOCK, undo="consent")
        assert old["rematch"] is None
        again = f"/api/tables/{old['id']}/rematch"
        watching = await bob.page(old["id"])
        first = await ada.post(again, {"salt": "c0ffee"})
        assert first["phase"] == "lobby"
        assert first["you"] == 0
        assert first["host"] is True
        assert {key: first[key] for key in TERMS} == {key: old[key] for key in TERMS}
        assert kept(first) == ["Bob"]
        told = await watching.until("table", lambda frame: frame["table"]["rematch"] is not None)
        assert told["table"]["rematch"] == {"table": first["id"], "seat": 0}
        invited = await bob.get(f"/api/tables/{first['id']}")
        assert invited["you"] is None
        assert [seat["you"] for seat in invited["seats"]] == [False, True]
        assert first["id"] not in [one["id"] for one in await bob.get("/api/tables?mine")]
        second = await bob.post(again)
        assert second["id"] == first["id"]
        assert second["you"] == 1
        assert second["phase"] == "playing"
        for guest in (ada, bob):
            assert (await guest.post(again))["id"] == first["id"]
            mine = {one["id"]: one["phase"] for one in await guest.get("/api/tables?mine")}
            assert mine[first["id"]] == "playing"

    run(story())


def test_bots_sit_where_they_sat_and_one_person_begins_at_once(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = await ada.table(seats=3, bots={"0": "random", "2": "greedy"}, start=True)
            page = await ada.page(table["id"])
            early = await ada.post(f"/api/tables/{table['id']}/rematch", {}, 409)
            assert early["reason"] == "house-rematch-later"
            await page.finish(lambda options: options[0])
            again = await ada.post(f"/api/tables/{table['id']}/rematch")
            assert again["phase"] == "playing"
            assert [seat["bot"] for seat in again["seats"]] == ["random", None, "greedy"]
            assert again["you"] == 1

    run(story())


def test_a_kept_seat_is_for_the_invited_until_the_host_frees_it(address: str) -> None:
    async def story() -> None:
        ada, bob, eve, mel = await named(address, "Ada", "Bob", "Eve", "Mel")
        old = await played([ada, bob, eve])
        table = (await ada.post(f"/api/tables/{old['id']}/rematch"))["id"]
        refused = await mel.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)
        assert refused["reason"] == "house-seat-kept"
        assert refused["arguments"] == {"seat": 2, "name": "Bob"}
        assert (await mel.post(f"/api/tables/{table}/sit", {}, 409))["reason"] == "house-table-full"
        stranger = await mel.post(f"/api/tables/{old['id']}/rematch", {}, 403)
        assert stranger["reason"] == "house-no-seat-here"
        freed = await ada.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": None})
        assert kept(freed) == ["Eve"]
        assert (await mel.post(f"/api/tables/{table}/sit"))["you"] == 1
        # Eve takes the seat kept for her, though she comes by the link and names none.
        begun = await eve.post(f"/api/tables/{table}/sit")
        assert begun["you"] == 2
        assert begun["phase"] == "playing"
        late = await bob.post(f"/api/tables/{old['id']}/rematch")
        assert late["id"] == table
        assert late["you"] is None

    run(story())


def test_changed_settings_wait_for_the_host(address: str) -> None:
    async def story() -> None:
        ada, bob = await named(address, "Ada", "Bob")
        old = await played([ada, bob])
        again = f"/api/tables/{old['id']}/rematch"
        table = (await ada.post(again))["id"]
        await ada.post(f"/api/tables/{table}/settings", {"undo": "off"})
        joined = await bob.post(again)
        assert joined["you"] == 1
        assert joined["phase"] == "lobby"
        assert (await ada.post(f"/api/tables/{table}/start"))["phase"] == "playing"

    run(story())


def test_a_host_who_leaves_makes_room_for_another(address: str) -> None:
    async def story() -> None:
        ada, bob, eve = await named(address, "Ada", "Bob", "Eve")
        old = await played([ada, bob, eve])
        again = f"/api/tables/{old['id']}/rematch"
        table = (await ada.post(again))["id"]
        left = await ada.post(f"/api/tables/{table}/leave")
        assert left["host"] is False
        assert (await bob.post(again))["host"] is True
        assert (await eve.post(again))["host"] is False
        back = await ada.post(again)
        assert back["you"] == 0
        assert back["phase"] == "playing"

    run(story())


def test_a_host_who_moves_to_another_device_stays_the_host(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as laptop, Guest(address) as phone, Guest(address) as bob:
            table = (await laptop.table())["id"]
            await bob.post(f"/api/tables/{table}/sit")
            token = (await laptop.post(f"/api/tables/{table}/link"))["token"]
            assert (await phone.post("/api/links", {"token": token}))["host"] is True
            assert (await bob.get(f"/api/tables/{table}"))["host"] is False

    run(story())


def test_a_lesson_and_a_daily_challenge_have_no_rematch(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.post("/api/daily", {"game": "berries"}))["id"]
            page = await ada.page(table)
            await page.finish(lambda options: options[0])
            refused = await ada.post(f"/api/tables/{table}/rematch", {}, 409)
            assert refused["reason"] == "house-no-rematch"

    run(story())


def test_all_who_ask_at_once_through_two_workers_get_one_table(folder: Path) -> None:
    one, two = Process(folder), Process(folder)

    async def story() -> None:
        for _ in range(5):
            guests = await named(one.address, "Ada", "Bob", "Eve")
            old = await played(guests)
            again = f"/api/tables/{old['id']}/rematch"
            pages = [*guests, *(twin(guest, two.address) for guest in guests)]
            answers = await asyncio.gather(*(page.post(again) for page in pages))
            assert len({answer["id"] for answer in answers}) == 1
            assert [answer["you"] for answer in answers] == [0, 1, 2] * 2
            about = await pages[-1].get(f"/api/tables/{answers[0]['id']}")
            assert about["phase"] == "playing"
            assert (await pages[-1].get(f"/api/tables/{old['id']}"))["rematch"]["table"] == about["id"]

    try:
        run(story())
    finally:
        one.stop()
        two.stop()
    for process in (one, two):
        assert not [line for line in process.lines() if "trace" in line]
