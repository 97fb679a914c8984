"""What must be fetched before the first click: little, and no game that nobody asked for."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

LIMIT = 250_000  # bytes as they come over the wire


class Load:
    """Everything the page of a new browser, which has nothing in its cache, fetches from now on."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.weight = 0
        wire = page.context.new_cdp_session(page)
        wire.on("Network.responseReceived", self.answered)
        wire.on("Network.loadingFinished", self.finished)
        wire.send("Network.enable")

    def answered(self, event: dict[str, Any]) -> None:
        self.addresses.append(event["response"]["url"])

    def finished(self, event: dict[str, Any]) -> None:
        self.weight += int(event["encodedDataLength"])


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_the_home_page_is_light_and_loads_no_board(visit: Visit, language: str) -> None:
    guest = visit(locale=language)
    load = Load(guest.page)
    guest.open()
    expect(guest.page.locator("main h1")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert 30_000 < load.weight <= LIMIT
    assert any(address.endswith("/api/games") for address in load.addresses)
    boards = [address for address in load.addresses if "/assets/Table" in address or "/assets/Replay" in address]
    assert boards == []


@pytest.mark.parametrize("game", ["ruins", "unearth", "rolling_realms", "yami"])
@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_a_link_to_a_table_is_light_too(visit: Visit, language: str, game: str) -> None:
    host = visit()
    table = host.sit_down(game=game)
    guest = visit(locale=language, storage_state=host.context.storage_state())
    load = Load(guest.page)
    guest.open(f"/t/{table}")
    expect(guest.page.locator("[data-act=main]")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate("document.fonts.ready")
    assert 30_000 < load.weight <= LIMIT
