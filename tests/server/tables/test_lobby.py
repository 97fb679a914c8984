"""Before the game: guests, tables, seats, links."""

import re

import httpx

from tests.server.house import Guest, run


def test_a_guest_is_known_by_a_signed_cookie_and_by_another_name_to_others(address: str) -> None:
    answer = httpx.get(f"{address}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie  # the tests come by plain HTTP
    value = answer.cookies["ludarium"]
    me = answer.json()
    assert me["guest"] not in value
    assert value.split(".")[0] not in me["guest"]
    again = httpx.get(f"{address}/api/me", cookies={"ludarium": value})
    assert again.json() == me
    assert "set-cookie" not in again.headers
    for forged in (value[:-2] + "xx", value.split(".")[0], f"abc.{value.split('.')[1]}", "", "."):
        other = httpx.get(f"{address}/api/me", cookies={"ludarium": forged})
        assert other.json()["guest"] != me["guest"]


def test_only_the_answer_that_says_who_i_am_makes_a_guest(address: str) -> None:
    """A page asks for all of these at once: a late answer must not make somebody else of a guest."""
    for path in ("/api/games", "/api/tables?mine", "/api/reach"):
        assert "set-cookie" not in httpx.get(f"{address}{path}").headers
    assert "set-cookie" in httpx.post(f"{address}/api/me", json={"name": "Ada"}).headers


def test_a_cookie_over_https_is_secure(address: str) -> None:
    answer = httpx.get(f"{address}/api/me", headers={"x-forwarded-proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


def test_names_are_plain_text(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            assert (await ada.get("/api/me"))["named"] is False
            me = await ada.post("/api/me", {"name": "  Ada\n\u0000<b>\u202e Lovelace " + "x" * 90})
            assert me["name"].startswith("Ada <b> Lovelace")
            assert len(me["name"]) == 30
            assert (await ada.get("/api/me")) == me
            refused = await ada.post("/api/me", {"name": " \t\u200b "}, 400)
            assert refused["reason"] == "house-empty-name"

    run(story())


def test_a_table_is_private_and_its_link_cannot_be_guessed(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob:
            table = await ada.table()
            assert re.fullmatch(r"[a-z]+-[a-z]+-[a-z0-9]{6}", table["id"])
            assert table["public"] is False
            assert table["phase"] == "lobby"
            assert table["host"] is True
            assert table["you"] == 0
            assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
            assert table["id"] not in [one["id"] for one in await bob.get("/api/tables?watch")]
            assert table["id"] in [one["id"] for one in await ada.get("/api/tables?mine")]
            await ada.post(f"/api/tables/{table['id']}/settings", {"public": True})
            assert table["id"] in [one["id"] for one in await bob.get("/api/tables?watch")]
            seen = await bob.get(f"/api/tables/{table['id']}")
            assert seen["host"] is False
            assert seen["you"] is None

    run(story())


def test_seats_are_taken_left_and_taken_again(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob, Guest(address) as eve:
            await bob.post("/api/me", {"name": "Bob"})
            table = (await ada.table(seats=3))["id"]
            sat = await bob.post(f"/api/tables/{table}/sit", {"seat": 2})
            assert sat["you"] == 2
            assert sat["seats"][2]["name"] == "Bob"
            taken = await eve.post(f"/api/tables/{table}/sit", {"seat": 2}, 409)
            assert taken == {
                "code": "conflict",
                "reason": "house-seat-taken",
                "arguments": {"seat": 3},
                "clause": "",
            }
            moved = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            assert [seat["kind"] for seat in moved["seats"]] == ["person", "person", "open"]
            await bob.post(f"/api/tables/{table}/leave")
            assert (await eve.post(f"/api/tables/{table}/sit"))["you"] == 1
            assert (await bob.post(f"/api/tables/{table}/sit"))["you"] == 2
            full = await Guest(address).post(f"/api/tables/{table}/sit", {}, 409)
            assert full["reason"] == "house-table-full"
            await bob.post("/api/me", {"name": "Robert"})
            assert (await ada.get(f"/api/tables/{table}"))["seats"][2]["name"] == "Robert"

    run(story())


def test_only_the_host_settles_and_starts(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob:
            table = (await ada.table())["id"]
            await bob.post(f"/api/tables/{table}/sit")
            for path, body in (
                ("settings", {"seats": 3}),
                ("bot", {"seat": 1, "bot": "greedy"}),
                ("start", {}),
            ):
                refused = await bob.post(f"/api/tables/{table}/{path}", body, 403)
                assert refused["reason"] == "house-host-only"
            three = await ada.post(f"/api/tables/{table}/settings", {"seats": 3, "options": {"market": "dear"}})
            assert len(three["seats"]) == 3
            assert three["options"]["market"] == "dear"
            bad = await ada.post(f"/api/tables/{table}/settings", {"options": {"market": "free"}}, 400)
            assert bad["reason"] == "no-such-choice"
            assert bad["clause"] == "RU-A54"
            refused = await ada.post(f"/api/tables/{table}/settings", {"seats": 9}, 400)
            assert refused["clause"] == "RU-001"
            with_bot = await ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"})
            assert with_bot["seats"][2]["bot"] == "random"
            gone = await ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": None})
            assert gone["seats"][2]["kind"] == "open"
            assert (await ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "deep"}, 404))[
                "code"
            ] == "not-found"
            begun = await ada.post(f"/api/tables/{table}/start")
            assert begun["phase"] == "playing"
            assert begun["seats"][2]["bot"] == "greedy"
            late = await ada.post(f"/api/tables/{table}/start", {}, 409)
            assert late["reason"] == "house-already-started"
            await bob.post(f"/api/tables/{table}/leave", {}, 409)

    run(story())


def test_a_link_moves_a_seat_once(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as laptop, Guest(address) as phone, Guest(address) as eve:
            table = (await laptop.table(start=True))["id"]
            await eve.post(f"/api/tables/{table}/link", {}, 403)
            token = (await laptop.post(f"/api/tables/{table}/link"))["token"]
            moved = await phone.post("/api/links", {"token": token})
            assert moved["id"] == table
            assert moved["you"] == 0
            assert (await laptop.get(f"/api/tables/{table}"))["you"] is None
            for guest in (eve, laptop, phone):
                refused = await guest.post("/api/links", {"token": token}, 404)
                assert refused["reason"] == "house-no-such-link"
            assert table in [one["id"] for one in await phone.get("/api/tables?mine")]
            page = await phone.page(table)
            assert (await page.asked())["options"]
            await page.close()

    run(story())


def test_a_seat_comes_back_to_a_returning_browser(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(start=True))["id"]
            again = Guest(address)
            again.http.cookies.update(ada.http.cookies)
            page = await again.page(table)
            assert page.about["you"] == 0
            await page.close()
            await again.http.aclose()

    run(story())
