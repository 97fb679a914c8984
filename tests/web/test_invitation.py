"""The link that friends get: one they can open, as text and as a code for cameras."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import DESKTOP, House, Visit
from tests.web.qr import read_qr
from tests.web.visitor import Visitor

PHONE = {"width": 390, "height": 844}
FRIENDS = "http://192.168.178.5:8710"


class PublicHouse(House):
    """A house that others reach by another address than this browser does."""

    def start(self) -> None:
        self.settings = msgspec.structs.replace(self.settings, public_url=FRIENDS)
        super().start()


@pytest.fixture(scope="module")
def public(built: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    House.page = built
    house = PublicHouse(tmp_path_factory.mktemp("public"))
    yield house.address
    house.stop()


def lobby(guest: Visitor) -> str:
    guest.api("/me")
    table = str(guest.api("/tables", {"game": "ruins", "seats": 3})["id"])
    guest.open(f"/t/{table}")
    return table


def code(guest: Visitor) -> Locator:
    return guest.page.get_by_role("img", name=re.compile("QR"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_friends_get_a_link_they_can_open(
    visit: Visit, public: str, viewport: dict[str, int], scheme: str, tmp_path: Path
) -> None:
    guest = visit(public, viewport=viewport, color_scheme=scheme)
    table = lobby(guest)
    link = f"{FRIENDS}/t/{table}"
    expect(guest.page.get_by_label("Link to this table")).to_have_value(link.removeprefix("http://"))
    expect(code(guest)).to_be_visible()
    assert read_qr(code(guest)) == link
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.page.screenshot(path=tmp_path / "lobby.png")


def test_the_link_is_copied_with_the_address_for_friends(visit: Visit, public: str) -> None:
    guest = visit(public, permissions=["clipboard-read", "clipboard-write"])
    table = lobby(guest)
    guest.button("Copy the link").click()
    expect(guest.button("Copied")).to_be_visible()
    assert guest.page.evaluate("navigator.clipboard.readText()") == f"{FRIENDS}/t/{table}"


@pytest.mark.parametrize(
    ("locale", "word"), [("en-GB", "Only this computer"), ("ru-RU", "только"), ("cs-CZ", "jen")]
)
def test_a_house_on_this_computer_only_says_so(visit: Visit, locale: str, word: str) -> None:
    guest = visit(locale=locale)
    lobby(guest)
    note = guest.page.get_by_role("note")
    expect(note).to_contain_text(word)
    expect(note).to_contain_text("--host 0.0.0.0")
    expect(code(guest)).to_have_count(0)
    expect(guest.page.locator(".link input")).to_have_count(0)


def test_another_device_gets_an_address_it_can_open(visit: Visit, public: str) -> None:
    guest = visit(public)
    guest.sit_down()
    guest.asked()
    guest.page.get_by_role("button", name="Menu").click()
    guest.button("Move my seat").click()
    expect(guest.page.get_by_role("dialog").get_by_role("textbox")).to_have_value(re.compile(f"^{FRIENDS}/#/move/"))
