"""A campaign of a group: its chapters are tables, their results are entered, and it survives what may happen."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludarium.core import registry
from ludarium.core.campaign_match import CampaignMatch, verify_campaign
from ludarium.core.campaign_record import Begun, Ended, Seating
from tests.campaigns.trek import PASS, TREK
from tests.server.house import Guest, Json, Page, Process, run
from tests.server.tables.test_rematch import named

CLIMB = 0
JSON = {"content-type": "application/json"}


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what the tests verify themselves; the house has them too."""
    monkeypatch.setattr(registry, "games", lambda: {"pass": PASS})
    monkeypatch.setattr(registry, "campaigns", lambda: {"trek": TREK})


async def begun(guests: list[Guest], **asked: object) -> str:
    """A campaign of these people that has begun; the first of them is the host."""
    table = (await guests[0].table(game="trek", seats=2, **asked))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/sit")
    await guests[0].post(f"/api/tables/{table}/start")
    return str(table)


async def set_out(pages: list[Page]) -> None:
    """Everybody waits, then the first sets out."""
    for page in pages:
        await page.asked()
        await page.play("wait")
    await pages[0].until("state", lambda frame: any(one["notation"] == "go" for one in frame["options"]))
    await pages[0].play("go")


async def chapter_of(guest: Guest, campaign: str) -> str:
    """The table of the chapter that is played now, once there is one."""
    while True:
        about = await guest.get(f"/api/tables/{campaign}")
        if "chapter" in about:
            return str(about["chapter"])
        await asyncio.sleep(0.05)


async def climbed(guests: list[Guest], campaign: str) -> Json:
    """Play the chapter that is due to its end; how the campaign stands when it is entered."""
    chapter = await chapter_of(guests[0], campaign)
    for guest in guests:
        await guest.post(f"/api/tables/{chapter}/sit")
    pages = [await guest.page(chapter) for guest in guests]
    await asyncio.gather(*(page.finish(lambda options: options[CLIMB]) for page in pages))
    for page in pages:
        await page.close()
    return await entered(guests[0], campaign)


async def entered(guest: Guest, campaign: str) -> Json:
    while True:
        about: Json = await guest.get(f"/api/tables/{campaign}")
        if "chapter" not in about:
            return about
        await asyncio.sleep(0.05)


async def exported(guest: Guest, campaign: str) -> bytes:
    answer = await guest.http.get(f"/api/tables/{campaign}/record")
    assert answer.status_code == 200
    return answer.content


def test_a_whole_campaign_with_somebody_who_comes_later(address: str) -> None:
    async def story() -> None:
        ada, bob, eve = await named(address, "Ada", "Bob", "Eve")
        campaign = await begun([ada, bob])
        pages = [await guest.page(campaign) for guest in (ada, bob)]
        await set_out(pages)
        about = await climbed([ada, bob], campaign)
        assert about["sheet"]["ended"] == 1
        sealed = f"/api/tables/{campaign}/sealed/letter/en"
        assert (await ada.http.get(sealed)).status_code == 404
        await eve.post(f"/api/tables/{campaign}/sit")
        pages.append(await eve.page(campaign))
        people = [ada, bob, eve]
        while about["phase"] == "playing":
            for page in pages:
                page.state = {}
                await page.connection.close()
                await page.open()
            await set_out(pages)
            about = await climbed(people, campaign)
        assert about["result"]["how"] == "crossed"
        assert "crossed the second pass" in (await ada.http.get(sealed)).text
        frames = "".join(frame for page in pages for frame in page.frames)
        assert "crossed the second pass" not in frames
        record, match = verify_campaign(await exported(ada, campaign))
        assert match.state.over
        assert sum(isinstance(line, Seating) for line in record.lines) == 1
        assert all(line.seed.commitment for line in record.lines if isinstance(line, Begun))
        assert all(line.record.seed.salts for line in record.lines if isinstance(line, Ended))
        mine = {one["id"]: one for one in await eve.get("/api/tables")}
        assert mine[campaign]["sheet"]["crossed"] == 3

    run(story())


def test_seats_do_not_change_hands_while_a_chapter_is_played(address: str) -> None:
    async def story() -> None:
        ada, bob, eve = await named(address, "Ada", "Bob", "Eve")
        campaign = await begun([ada, bob])
        pages = [await guest.page(campaign) for guest in (ada, bob)]
        await set_out(pages)
        chapter = await chapter_of(ada, campaign)
        await eve.post(f"/api/tables/{campaign}/sit", status=409)
        await bob.post(f"/api/tables/{campaign}/leave", status=409)
        refused = await ada.post(f"/api/tables/{chapter}/settings", {"public": True}, status=409)
        assert refused["reason"] == "house-chapter-settled"
        await bob.post("/api/me", {"name": "Robert"})  # entered once the chapter is over
        about = await climbed([ada, bob], campaign)
        assert [seat["name"] for seat in about["seats"]][:2] == ["Ada", "Robert"]
        await bob.post(f"/api/tables/{campaign}/leave")
        await ada.post(f"/api/tables/{campaign}/leave", status=409)
        record, _ = verify_campaign(await exported(ada, campaign))
        assert [line.player and line.player.name for line in record.lines if isinstance(line, Seating)] == [
            "Robert",
            None,
        ]

    run(story())


def test_a_bot_takes_a_seat_and_plays_the_chapter(address: str) -> None:
    async def story() -> None:
        (ada,) = await named(address, "Ada")
        campaign = await begun([ada], bots={"1": "random"})
        page = await ada.page(campaign)
        await page.asked()
        await page.play("wait")
        await page.until("state", lambda frame: any(one["notation"] == "go" for one in frame["options"]))
        await page.play("go")
        about = await climbed([ada], campaign)
        assert about["sheet"]["programs"] == [1]
        assert about["sheet"]["ended"] == 1

    run(story())


def test_a_campaign_survives_a_power_cut(tmp_path: Path) -> None:
    house = Process(tmp_path)
    try:

        async def before() -> tuple[str, str, dict[str, str], dict[str, str]]:
            ada, bob = await named(house.address, "Ada", "Bob")
            campaign = await begun([ada, bob])
            await set_out([await guest.page(campaign) for guest in (ada, bob)])
            chapter = await chapter_of(ada, campaign)
            for guest in (ada, bob):
                await guest.post(f"/api/tables/{chapter}/sit")
            page = await ada.page(chapter)
            await page.until("state")
            return campaign, chapter, dict(ada.http.cookies), dict(bob.http.cookies)

        async def story() -> None:
            campaign, chapter, *cookies = await before()
            house.kill()
            house.start()
            ada, bob = (Guest(house.address) for _ in cookies)
            for guest, cookie in zip((ada, bob), cookies, strict=True):
                guest.http.cookies.update(cookie)
            about = await ada.get(f"/api/tables/{campaign}")
            assert about["chapter"] == chapter
            assert (await ada.get(f"/api/tables/{chapter}"))["campaign"] == campaign
            about = await climbed([ada, bob], campaign)
            assert about["sheet"]["ended"] == 1
            verify_campaign(await exported(ada, campaign))

        run(story())
    finally:
        house.kill()


def test_a_campaign_is_exported_imported_and_branched(address: str) -> None:
    async def story() -> None:
        ada, bob = await named(address, "Ada", "Bob")
        campaign = await begun([ada, bob])
        await set_out([await guest.page(campaign) for guest in (ada, bob)])
        await climbed([ada, bob], campaign)
        data = await exported(ada, campaign)
        record, match = verify_campaign(data)
        answer = await bob.http.post("/api/tables/import", content=data, headers=JSON)
        assert answer.status_code == 201, answer.text
        copy = answer.json()
        assert copy["sheet"]["ended"] == 1
        assert copy["you"] == 0  # the first seat that a person held
        again, other = verify_campaign(await exported(bob, copy["id"]))
        assert again.lines[: len(record.lines)] == record.lines
        assert sheet_of(other) == sheet_of(match)
        began = next(at for at, line in enumerate(record.lines) if isinstance(line, Begun))
        branched = await ada.post(f"/api/tables/{campaign}/branch", {"lines": began - 1}, status=201)
        assert branched["sheet"]["ended"] == 0
        assert branched["to_move"] == [0]
        third, _ = verify_campaign(await exported(ada, branched["id"]))
        assert third.forked == record.lines[began - 2].digest
        assert await exported(ada, campaign) == data
        (eve,) = await named(address, "Eve")
        await eve.post(f"/api/tables/{campaign}/branch", {"lines": 0}, status=403)
        await ada.post(f"/api/tables/{campaign}/branch", {"lines": 999}, status=400)

    run(story())


def test_a_campaign_tells_of_its_games_and_is_replayed(address: str) -> None:
    async def story() -> None:
        ada, bob = await named(address, "Ada", "Bob")
        campaign = await begun([ada, bob])
        await set_out([await guest.page(campaign) for guest in (ada, bob)])
        chapter = await chapter_of(ada, campaign)
        await climbed([ada, bob], campaign)
        data = await exported(ada, campaign)
        record, _ = verify_campaign(data)
        told = await ada.get(f"/api/tables/{campaign}/chapters")
        (ended,) = [line for line in record.lines if isinstance(line, Ended)]
        assert [(one["number"], one["table"]) for one in told] == [(1, chapter)]
        assert told[0]["news"] == msgspec.to_builtins(ended.news)
        answer = await ada.http.get(f"/api/tables/{campaign}/chapters/1")
        assert answer.content == ended.record.to_bytes()
        for wrong in ("0", "2", "x"):
            assert (await ada.http.get(f"/api/tables/{campaign}/chapters/{wrong}")).status_code == 404
        frames = await ada.get(f"/api/tables/{campaign}/frames?count=99")
        assert [one["number"] for one in frames] == list(range(len(record.lines) + 1))
        assert [one["view"]["ended"] for one in frames] == [0] * len(record.lines) + [1]
        assert frames[0]["view"]["to_move"] == [0, 1]
        again = await ada.post(f"/api/tables/{campaign}/branch", {"lines": told[0]["lines"]}, status=201)
        assert again["to_move"]
        assert [seat["kind"] for seat in again["seats"]][:2] == ["person", "person"]
        assert (await bob.get(f"/api/tables/{again['id']}"))["you"] == 1
        assert again["id"] in [one["id"] for one in await bob.get("/api/tables")]
        copy = (await bob.http.post("/api/tables/import", content=data, headers=JSON)).json()
        assert [one["table"] for one in await bob.get(f"/api/tables/{copy['id']}/chapters")] == [""]
        freed = await bob.post(f"/api/tables/{copy['id']}/bot", {"seat": 1, "bot": None})
        assert freed["seats"][1]["kind"] == "open"  # a person of a file is no guest of this house
        assert (await ada.http.get(f"/api/tables/{chapter}/chapters")).status_code == 409

    run(story())


def sheet_of(match: CampaignMatch) -> object:
    position = TREK.position(match.state)
    return {name: position.get(name) for name in ("crossed", "experience", "boots", "ended")}


def test_a_page_of_the_book_can_be_read_once_the_table_has_shown_it(address: str) -> None:
    async def story() -> None:
        ada, bob = await named(address, "Ada", "Bob")
        table = (await ada.table(game="pass", seats=2))["id"]
        await bob.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        about = f"/api/tables/{table}/page"
        sealed = await bob.http.get(about, params={"name": "view", "language": "cs"})
        assert sealed.status_code == 404
        assert sealed.json()["reason"] == "no-such-page"
        pages = [await guest.page(table) for guest in (ada, bob)]
        await asyncio.gather(*(page.finish(lambda options: options[CLIMB]) for page in pages))
        read = (await bob.http.get(about, params={"name": "view", "language": "cs"})).json()
        assert read == {"title": "view (cs)", "text": "Clouds below.\n\nAn eagle.", "headings": {}}
        for asked in ({"name": "view", "language": "xx"}, {"name": "other", "language": "en"}, {}):
            assert (await bob.http.get(about, params=asked)).status_code == 404

    run(story())
