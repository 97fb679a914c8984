"""The challenge of the day: the same for everybody, once for each, with a board."""

import pytest

from ludarium.core import fairness
from ludarium.core.errors import BadRecord
from ludarium.core.record import Seed, verify
from ludarium.core.registry import games
from ludarium.server.tables.daily import today
from tests.server.berries import GAME
from tests.server.house import Guest, Json, run


async def play(guest: Guest, *moves: str) -> Json:
    """Play today's challenge to its end."""
    table: Json = await guest.post("/api/daily", {"game": "berries"})
    page = await guest.page(table["id"])
    await page.until("state")
    for number, move in enumerate((*moves, "done", "done"), 1):
        await page.play(move)
        await page.until("state", lambda frame, number=number: frame["number"] == number)  # type: ignore[misc]
    return table


def test_everybody_plays_the_same_game_and_sees_the_board(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob, Guest(address) as eve:
            await ada.post("/api/me", {"name": "Ada"})
            one = await play(ada, "pick 2")
            assert one["daily"] == today()
            assert one["phase"] == "playing"
            assert [seat["you"] for seat in one["seats"]] == [True]
            again = await ada.post("/api/daily", {"game": "berries"})
            assert again["id"] == one["id"]
            assert again["phase"] == "over"
            two = await play(bob, "pick 2", "pick 1")
            assert two["id"] != one["id"]
            unfinished = await eve.post("/api/daily", {"game": "berries"})
            board = await ada.get("/api/daily/berries")
            assert board["date"] == today()
            assert board["table"] == one["id"]
            mine = [(one["place"], one["score"], one["you"]) for one in board["results"]]
            assert mine == [(1, 3, False), (2, 2, True)]
            assert board["results"][1]["name"] == "Ada"
            assert board["results"][0]["name"].startswith("Guest ")
            assert board["results"][0]["finished"].endswith("Z")
            assert (await eve.get("/api/daily/berries"))["table"] == unfinished["id"]
            past = await ada.get("/api/daily/berries?date=2020-02-02")
            assert past["results"] == []
            assert past["table"] is None
            data = (await ada.http.get(f"/api/tables/{one['id']}/record")).content
            games().setdefault("berries", GAME)
            assert verify(data).record.seed == Seed(daily=today())
            other = (await bob.http.get(f"/api/tables/{two['id']}/record")).json()
            assert verify(data).record.start == other["start"]

    run(story())


def test_a_game_without_one_says_so(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            assert (await ada.post("/api/daily", {"game": "ruins"}, 409))["reason"] == "house-no-daily"
            assert (await ada.get("/api/daily/ruins", 409))["reason"] == "house-no-daily"
            await ada.get("/api/daily/chess", 404)
            await ada.get("/api/daily/berries?date=today", 400)
            listed = {game["id"]: game["daily"] for game in await ada.get("/api/games")}
            assert listed["ruins"] is False
            assert listed["berries"] is True

    run(story())


def test_a_seed_of_a_day_is_nothing_else() -> None:
    assert Seed(daily="2026-11-16").value("berries") == fairness.daily("berries", "2026-11-16")
    assert Seed(daily="2026-11-17").value("berries") != fairness.daily("berries", "2026-11-16")
    assert Seed(daily="2026-11-16").value("ruins") != fairness.daily("berries", "2026-11-16")
    for mixed in (Seed(daily="2026-11-16", key="00"), Seed(daily="2026-11-16", secret="00")):
        with pytest.raises(BadRecord):
            mixed.value("berries")
