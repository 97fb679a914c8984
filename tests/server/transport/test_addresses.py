"""By which addresses others reach the house."""

import json
import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludarium.server.settings import Settings
from ludarium.server.transport import addresses
from tests.server.house import Process

PUBLIC = "https://games.example.org"


def reach(host: str, public: str = "") -> list[str]:
    return addresses.links(Settings("sqlite:///house.db", host=host, port=8710, public_url=public))


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Which own address leads to which far one."""
    ways: dict[str, str] = {}
    monkeypatch.setattr(addresses, "way_to", lambda far, _: ways.get(far, ""))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", ("127.0.1.1", 0))])
    return ways


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost", ""])
def test_a_house_on_this_computer_only_has_no_links(host: str) -> None:
    assert reach(host) == []


def test_a_house_on_all_addresses_names_those_of_its_networks(networks: dict[str, str]) -> None:
    networks.update({"192.0.2.1": "192.168.178.5", "192.168.0.1": "192.168.178.5", "10.0.0.1": "10.8.0.2"})
    networks["2001:db8::1"] = "fd00::5"
    assert reach("0.0.0.0") == ["http://192.168.178.5:8710", "http://10.8.0.2:8710"]
    assert reach("::") == ["http://192.168.178.5:8710", "http://10.8.0.2:8710", "http://[fd00::5]:8710"]


def test_without_a_network_there_is_no_link(networks: dict[str, str]) -> None:
    assert networks == {}
    assert reach("0.0.0.0") == []


def test_an_address_of_its_own_is_the_link() -> None:
    assert reach("192.168.178.5") == ["http://192.168.178.5:8710"]
    assert reach("fd00::5") == ["http://[fd00::5]:8710"]


def test_what_the_owner_says_counts() -> None:
    for host in ("127.0.0.1", "0.0.0.0", "192.168.178.5"):
        assert reach(host, PUBLIC) == [PUBLIC]


def test_addresses_are_found_without_sending_anything() -> None:
    """On whatever machine this runs: only addresses that are really its own."""
    for host in addresses.network_hosts(six=True):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.bind((host, 0))


def test_both_kinds_of_addresses_reach_a_house_on_all() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    with addresses.listen("::", 0) as listening:
        port = listening.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            socket.create_connection((host, port), 5).close()


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = Process(tmp_path_factory.mktemp("public"), public_url=PUBLIC)
    yield process.address
    process.stop()


def test_the_page_learns_the_links(address: str, public: str) -> None:
    assert httpx.get(f"{address}/api/reach").json() == {"addresses": [], "given": False}
    assert httpx.get(f"{public}/api/reach").json() == {"addresses": [PUBLIC], "given": True}


def test_pages_behind_a_proxy_are_no_strangers(public: str) -> None:
    """The proxy calls the house by its own name for it, and the browser names the public one."""
    for origin, status in ((PUBLIC, 200), (PUBLIC.replace("https", "http"), 403), (f"{PUBLIC}.evil.example", 403)):
        answer = httpx.post(f"{public}/api/me", json={"name": "Ada"}, headers={"origin": origin})
        assert answer.status_code == status, origin
    table = httpx.post(f"{public}/api/tables", json={"game": "ruins", "seats": 2}).json()["id"]
    url = f"{public.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(url, origin=Origin(PUBLIC)) as page:
        page.send('{"type": "hello"}')
        assert json.loads(page.recv())["type"] == "table"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://other.example.org")):
        pass
