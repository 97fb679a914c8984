"""axe-core finds nothing serious on any page, by day and by night."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.records import finished_game
from tests.web.visitor import REST, Visitor

DEALS = 20  # in some of them only passing is left
GRAVE = ("serious", "critical")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def home(guest: Visitor) -> None:
    finished_game(guest)
    guest.sit_down()
    guest.open()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.page.locator("#tables a").first).to_be_visible()


def lobby(guest: Visitor) -> None:
    guest.sit_down(start=False)
    expect(guest.page.locator(".lobby h1")).to_be_visible()


def table(guest: Visitor) -> None:
    guest.sit_down()
    guest.turn()
    guest.asked()


def choosing(guest: Visitor) -> None:
    for _ in range(DEALS):
        table(guest)
        if guest.choose_one():
            break
    else:
        raise AssertionError("no card can be chosen")
    guest.press(guest.dock.locator(".count"))
    expect(guest.page.locator(".moves [data-item]").first).to_be_visible()


def rules(guest: Visitor) -> None:
    table(guest)
    guest.page.locator("#tab-rules").click()
    expect(guest.page.locator(".clause").first).to_be_visible()


def over(guest: Visitor) -> None:
    guest.open(f"/t/{finished_game(guest)}")
    expect(guest.page.locator("#over-title")).to_be_visible()


def replay(guest: Visitor) -> None:
    guest.open(f"/t/{finished_game(guest)}/replay?move=60")
    expect(guest.page.get_by_role("slider")).to_have_value("60")


def learn(guest: Visitor) -> None:
    guest.open("/learn")
    expect(guest.page.locator(".lesson")).to_be_visible()


def lost(guest: Visitor) -> None:
    guest.open("/nothing/here")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()


@cache
def axe() -> Axe:
    return Axe()


def violations(guest: Visitor) -> list[str]:
    guest.page.evaluate(REST)
    found: list[dict[str, Any]] = axe().run(guest.page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", [home, lobby, table, choosing, rules, over, replay, learn, lost])
def test_axe_finds_nothing_serious(visit: Visit, place: Callable[[Visitor], None], theme: str) -> None:
    guest = visit(color_scheme=theme, reduced_motion="reduce")
    place(guest)
    assert violations(guest) == []


@pytest.mark.parametrize("place", [home, lobby, choosing, replay])
def test_axe_finds_nothing_serious_on_a_phone(visit: Visit, place: Callable[[Visitor], None]) -> None:
    guest = visit(**PHONE, reduced_motion="reduce")
    place(guest)
    assert violations(guest) == []
