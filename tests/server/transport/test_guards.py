"""What the house does not let in, and what it never lets out."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludarium.core.text import LANGUAGES, Texts
from ludarium.server.settings import Limits, Rate
from ludarium.server.transport.headers import SecurityHeaders
from tests.server.house import METRICS, Guest, Process, run

TIGHT = Limits(
    session=Rate(0.1, 12), address=Rate(0.1, 40), tables=Rate(0.01, 2), frames=Rate(1, 10), chat=Rate(0.1, 2)
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("strict"), TIGHT, metrics_token="")
    yield process
    process.stop()


def is_guarded(headers: Mapping[str, str]) -> bool:
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy  # so scripts come from here only, and never inline
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    return "server" not in headers


def test_headers_guard_every_answer(address: str) -> None:
    for method, path, status in (
        ("GET", "/", 200),
        ("GET", "/api/me", 200),
        ("GET", "/health", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/metrics", 403),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/me/", 404),
        ("DELETE", "/api/me", 405),
        ("POST", "/", 405),
        ("POST", "/api/nowhere", 405),
        ("OPTIONS", "/api/tables", 405),
        ("ODD", "/api/openapi.json", 405),
    ):
        answer = httpx.request(method, address + path)
        assert answer.status_code == status
        assert is_guarded(answer.headers)
        if status == 405:
            assert answer.json()["code"] == "wrong-method"
            assert "allow" in answer.headers
    answer = httpx.post(f"{address}/api/me", content=b"x" * 70_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert is_guarded(answer.headers)


def test_headers_guard_a_socket_that_is_refused(address: str) -> None:
    for path in ("/api/tables/none/socket", "/api/tables/%00/socket", "/nowhere"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address.replace("http", "ws") + path)
        assert refused.value.response.status_code == 403
        assert is_guarded(refused.value.response.headers)


def test_headers_guard_a_failure() -> None:
    """Also one that no route could catch."""

    def fail(_: Request) -> Response:
        raise ZeroDivisionError

    async def ask() -> httpx.Response:
        failing = SecurityHeaders(Starlette(routes=[Route("/", fail)]))
        transport = httpx.ASGITransport(failing, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return await client.get("/")

    answer = asyncio.run(ask())
    assert answer.status_code == 500
    assert is_guarded(answer.headers)


def test_a_socket_from_another_site_is_refused(address: str) -> None:
    table = httpx.post(f"{address}/api/tables", json={"game": "ruins", "seats": 2}).json()["id"]
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    for origin in ("http://evil.example", "null", address.replace("127.0.0.1", "localhost"), address + "1"):
        with pytest.raises(InvalidStatus) as refused:
            connect(url, origin=Origin(origin))
        assert refused.value.response.status_code == 403
    with connect(url, origin=Origin(address)) as good:
        good.send('{"type": "hello"}')
        assert json.loads(good.recv())["type"] == "table"


def test_a_request_from_another_site_is_refused(address: str) -> None:
    answer = httpx.post(f"{address}/api/me", json={"name": "x"}, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    assert answer.json()["reason"] == "house-other-origin"


def test_only_json_of_a_moderate_size_is_read(address: str) -> None:
    post = httpx.post(f"{address}/api/me", data={"name": "Ada"})
    assert post.status_code == 415
    assert post.json()["code"] == "json-only"
    headers = {"content-type": "application/json"}
    for body in (b"{", b"\xff", b"[" * 60_000, b'{"name": 5}', b'{"nom": "x"}', b'"x"'):
        answer = httpx.post(f"{address}/api/me", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["code"] == "malformed"
    big = json.dumps({"name": "x" * 70_000}).encode()
    assert httpx.post(f"{address}/api/me", content=big, headers=headers).status_code == 413
    chunks = iter([big[:40_000], big[40_000:]])
    assert httpx.post(f"{address}/api/me", content=chunks, headers=headers).status_code == 413
    assert httpx.post(f"{address}/api/tables/import", content=big, headers=headers).status_code == 400
    record = json.dumps({"name": "x" * 1_100_000}).encode()
    assert httpx.post(f"{address}/api/tables/import", content=record, headers=headers).status_code == 413


def test_long_frames_end_the_socket(address: str) -> None:
    table = httpx.post(f"{address}/api/tables", json={"game": "ruins", "seats": 2}).json()["id"]
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/socket") as page:
        page.send(json.dumps({"type": "chat", "text": "x" * 17_000}))
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_who_asks_too_much_must_wait(strict: Process) -> None:
    with httpx.Client(base_url=strict.address) as guest:
        answers = [guest.get("/api/me") for _ in range(20)]
        codes = [answer.status_code for answer in answers]
        assert codes[:10] == [200] * 10
        assert codes[-1] == 429
        assert answers[-1].json()["reason"] == "house-slow-down"
        assert answers[-1].headers["retry-after"]
    codes = [httpx.get(f"{strict.address}/api/me").status_code for _ in range(40)]
    assert codes[0] == 200  # another guest may still ask
    assert codes[-1] == 429  # but not without end from one address


def test_frames_and_chat_are_limited(folder: Path) -> None:
    process = Process(folder, msgspec.structs.replace(TIGHT, address=Rate(100, 100)))

    async def story() -> None:
        async with Guest(process.address) as ada:
            page = await ada.page((await ada.table(start=True, pace="human"))["id"])
            for _ in range(3):
                await page.send("chat", text="hello")
            assert (await page.until("refused"))["code"] == "slow-down"
            for _ in range(12):
                await page.send("why", id=1, move="pass")
            assert (await page.until("refused"))["code"] == "slow-down"
            await ada.table()
            await ada.post("/api/tables", {"game": "ruins", "seats": 2}, 429)

    try:
        run(story())
    finally:
        process.stop()


def test_errors_name_a_message_in_every_language(address: str) -> None:
    texts = [Texts(language, ["ludarium.core", "ludarium.server"]) for language in LANGUAGES]
    answers = [
        httpx.get(f"{address}/api/tables/none"),
        httpx.get(f"{address}/api/nowhere"),
        httpx.get(f"{address}/api/games/chess/rules"),
        httpx.post(f"{address}/api/tables", json={"game": "ruins", "seats": 1}),
        httpx.post(f"{address}/api/tables", json={"game": "ruins", "seats": "x"}),
        httpx.post(f"{address}/api/links", json={"token": "x"}),
        httpx.post(f"{address}/api/tutorial/none"),
        httpx.get(f"{address}/api/tables/none/frames?seat=-1"),
    ]
    for answer in answers:
        error = answer.json()
        assert 400 <= answer.status_code < 500
        assert set(error) == {"code", "reason", "arguments", "clause"}
        for language in texts:
            assert language.has(error["reason"]), error
            assert language.say(error["reason"], **error["arguments"])
        assert "Traceback" not in answer.text


def test_the_interface_is_documented(address: str) -> None:
    document = httpx.get(f"{address}/api/openapi.json").json()
    assert document["openapi"].startswith("3.")
    paths = set(document["paths"])
    assert {"/api/me", "/api/tables", "/api/tables/{table}/fork", "/health", "/metrics"} <= paths
    body = document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    name = body["$ref"].rsplit("/", 1)[1]
    assert "seats" in document["components"]["schemas"][name]["properties"]
    references = set(json.dumps(document).split('"#/components/schemas/')[1:])
    known = document["components"]["schemas"]
    assert all(reference.split('"')[0] in known for reference in references)


def test_health_and_metrics(address: str) -> None:
    assert httpx.get(f"{address}/health").json()["ok"] is True
    assert httpx.get(f"{address}/metrics").json()["reason"] == "house-operator-only"
    before = metric(address, "ludarium_requests_total")
    assert metric(address, "ludarium_requests_total") > before
    assert metric(address, "ludarium_failures_total") == 0


def test_counters_are_for_the_operator(address: str, folder: Path) -> None:
    """They rise with every move at every table, also with those that nobody else may see."""
    without_token = Process(folder, metrics_token="")
    try:
        for house in (address, without_token.address):
            for given in ("Bearer wrong", METRICS, "Bearer", f"Bearer {METRICS}é"):
                answer = httpx.get(f"{house}/metrics", headers={b"authorization": given.encode()})
                assert answer.status_code == 403
                assert answer.json()["reason"] == "house-operator-only"
        assert httpx.get(f"{without_token.address}/metrics").status_code == 403
    finally:
        without_token.stop()


def metric(address: str, name: str) -> float:
    text = httpx.get(f"{address}/metrics", headers={"authorization": f"Bearer {METRICS}"}).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(name + " ")))


def test_the_log_tells_no_secrets(strict: Process) -> None:
    httpx.get(f"{strict.address}/api/tables/none?secret=hush", headers={"cookie": "ludarium=hushhush.hush"})
    log = strict.log.read_text(encoding="utf-8")
    assert "hush" not in log
    assert all("time" in line and "level" in line for line in strict.lines())


def test_the_list_of_games_is_compressed(address: str) -> None:
    packed = httpx.get(f"{address}/api/games", headers={"Accept-Encoding": "gzip"})
    plain = httpx.get(f"{address}/api/games", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert packed.headers["content-security-policy"] == plain.headers["content-security-policy"]
