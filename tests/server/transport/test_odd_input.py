"""Whatever comes in, an answer goes out: never a failure, and no text that cannot be seen."""

import http.client
import json
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from ludarium.core.match import Match
from ludarium.core.record import Seed, write
from ludarium.core.registry import game as find_game
from ludarium.server.transport.api import ENDPOINTS
from ludarium.server.transport.plain_text import plain_name, plain_text
from tests.server.house import Guest, run

ODD = (
    b'"a.\\351"',
    b'"a.\xe9"',
    b"\xff",
    b"\xc3\x28",
    b"\x80\x81.\xe9",
    b"\xed\xa0\x80",
    b'"\\777',
    b"a.b",
    b".",
    b"=",
    b"\xe2\x80\xae",
)
ODD_TEXTS = ("\ud800", "\x00", "\u202e", "²", "٣", "-1", "9" * 400, "../..", "{", "'; --", "e\u0301" * 30)


def raw(address: str, method: str, path: str, headers: dict[str, bytes], body: bytes = b"") -> tuple[int, bytes]:
    """A request with bytes that no polite client sends."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def test_odd_bytes_in_a_cookie_make_a_new_guest(address: str) -> None:
    for odd in ODD:
        status, answer = raw(address, "GET", "/api/me", {"cookie": b"ludarium=" + odd})
        assert status == 200
        assert json.loads(answer)["named"] is False


def test_an_odd_cookie_of_another_program_does_not_hide_ours(address: str) -> None:
    with httpx.Client(base_url=address) as guest:
        me = guest.get("/api/me").json()["guest"]
        cookie = f"ludarium={guest.cookies['ludarium']}".encode()
    for odd in (b'theme={"dark": true}', b"\xff=\xfe", b"a b=c", b"=;;", b"x[]=1, 2"):
        status, answer = raw(address, "GET", "/api/me", {"cookie": odd + b"; " + cookie})
        assert status == 200
        assert json.loads(answer)["guest"] == me


def test_a_socket_opens_with_an_odd_cookie(address: str) -> None:
    table = httpx.post(f"{address}/api/tables", json={"game": "ruins", "seats": 2}).json()["id"]
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(url, additional_headers={"cookie": "ludarium=é.é"}) as page:
        page.send('{"type": "hello"}')
        assert json.loads(page.recv())["type"] == "table"


def test_a_link_to_a_seat_that_is_gone(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob, Guest(address) as phone:
            table = (await ada.table(seats=3))["id"]
            await bob.post(f"/api/tables/{table}/sit", {"seat": 2})
            token = (await bob.post(f"/api/tables/{table}/link"))["token"]
            await bob.post(f"/api/tables/{table}/leave")
            await ada.post(f"/api/tables/{table}/settings", {"seats": 2})
            refused = await phone.post("/api/links", {"token": token}, 404)
            assert refused["reason"] == "house-no-such-link"

    run(story())


@pytest.mark.parametrize("odd", ODD_TEXTS)
def test_no_endpoint_fails_for_an_odd_text(address: str, odd: str) -> None:
    text = odd.encode("utf-8", "surrogatepass")
    escaped = "".join(f"%{byte:02x}" for byte in text)
    bodies = [b"", text, json.dumps(odd).encode(), json.dumps({odd: odd}).encode()]
    names = ("name", "game", "token", "seats", "seat", "bot", "fill", "number", "options", "salt", "bots", "clock")
    bodies += [json.dumps({"game": "ruins", "seats": 2, name: odd}).encode() for name in names]
    bodies += [json.dumps({name: odd}).encode() for name in names]
    bodies += [json.dumps({"game": "ruins", "seats": 2, name: {odd: odd}}).encode() for name in names]
    kind = {"content-type": b"application/json"}
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{table}", escaped).replace("{game}", escaped)
        query = "&".join(f"{name}={escaped}" for name in ("from", "count", "seat", "date", escaped))
        for body in bodies if endpoint.method == "POST" else [b""]:
            status, answer = raw(address, endpoint.method, f"{path}?{query}", kind, body)
            assert status < 500, (endpoint.path, body, answer)
    status, _ = raw(address, "POST", "/api/me", {"content-type": text[:9], "origin": text[:9], "host": text[:9]})
    assert status < 500


def altered(**fields: object) -> bytes:
    """A record with other fields, in its one layout."""
    game = find_game("ruins")
    options = game.complete_options(2, {})
    seed = Seed(key="07" * 32)
    match = Match(game, game.start(2, options, bytes.fromhex(seed.key)))
    record = json.loads(write(match, options, ["Ada", "Bob"], seed).to_bytes())
    return json.dumps(record | fields).encode("utf-8", "surrogatepass")


def test_no_record_fails_the_house(address: str) -> None:
    kind = {"content-type": b"application/json"}
    odds: list[object] = [*ODD_TEXTS, "a", 10**30, -1, True, None, [], {}]
    for odd in odds:
        for name in ("game", "rules", "options", "seats", "seed", "start", "digest", "moves", "result", "format"):
            for value in (odd, [odd, odd], {"key": odd}, {"daily": odd}, {"secret": odd, "commitment": odd}):
                body = altered(**{name: value})
                status, answer = raw(address, "POST", "/api/tables/import", kind, body)
                assert status < 500, (name, value, answer)


# Names.


INVISIBLE = (
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067\u2068\u2069\u061c\ufeff\u00ad"
    "\u180e\ufff9\u034f\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u180b\ufe0e\ufe0f\U000e0001\U000e0041\U000e0100"
    "\x00\x07\x1b\x7f\x85\u2028\u2029\u00a0\u3000\ud800\ue000\uffff"
)


@pytest.mark.parametrize("letter", INVISIBLE, ids=lambda letter: f"U+{ord(letter):04X}")
def test_no_name_holds_what_cannot_be_seen(letter: str) -> None:
    assert plain_name(letter, 30) == ""
    assert plain_name(letter * 3 + "\u0301", 30) == ""
    assert plain_name(f"{letter}Ada{letter}", 30) == "Ada"
    assert plain_name(f"A{letter}da", 30) in ("Ada", "A da")
    assert plain_name(f"e{letter}\u0301", 30) in ("é", "e")


def test_names_that_look_alike_are_alike() -> None:
    assert plain_name("Jose\u0301", 30) == plain_name("José", 30)
    assert plain_name(" \u0301\u0302 ", 30) == ""
    assert plain_name("\u0301Ada \u0302Lovelace", 30) == "Ada Lovelace"
    assert plain_name("नीतू ภูมิ עֵדָה Žofie Łucja", 30) == "नीतू ภูมิ עֵדָה Žofie Łucja"
    assert plain_name("x" * 29 + " yz", 30) == "x" * 29


def test_chats_are_lines_that_can_be_seen() -> None:
    assert plain_text("one\ntwo\u202ethree", 300) == "one two three"
    assert plain_text("\u3164\u2800\ufe0f\u0301", 300) == ""
    assert plain_text("\u2764\ufe0f", 300) == "\u2764\ufe0f"


def test_a_guest_cannot_take_an_invisible_name(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            for name in ("\u3164", "\u200b \u0301", "\ufe0f"):
                assert (await ada.post("/api/me", {"name": name}, 400))["reason"] == "house-empty-name"
            assert (await ada.post("/api/me", {"name": "\u202eA\u034fda\u2800"}))["name"] == "Ada"

    run(story())


def test_names_in_a_record_are_made_plain(address: str) -> None:
    game = find_game("ruins")
    options = game.complete_options(3, {})
    seed = Seed(key="07" * 32)
    match = Match(game, game.start(3, options, bytes.fromhex(seed.key)))
    names = ["\u202eA\u3164\u200bda\x00", "\u2800\u0301", "B" + "x" * 100]
    record = write(match, options, names, seed).to_bytes()
    status, answer = raw(address, "POST", "/api/tables/import", {"content-type": b"application/json"}, record)
    assert status == 201
    assert [seat["name"] for seat in json.loads(answer)["seats"]] == ["A da", "Guest 2", "B" + "x" * 59]
