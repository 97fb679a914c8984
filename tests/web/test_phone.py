"""On a phone: by touch, and never wider than the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.records import finished_game

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NARROW = {**PHONE, "viewport": {"width": 360, "height": 740}}
TURNS = 12


def test_several_turns_by_touch(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open()
    guest.press(guest.button("Play now against bots"))
    for _ in range(TURNS):
        assert guest.turn()
    mine = {news["number"] for state in guest.states for news in state["news"] if news["seat"] == 0}
    assert len(mine) >= TURNS
    assert overhang(guest.page.evaluate) == 0


def overhang(evaluate: Callable[[str], object]) -> int:
    """How many pixels of the page lie beyond the right edge."""
    return int(
        str(evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"))
    )


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "cs-CZ"])
def test_nothing_is_wider_than_a_narrow_phone(visit: Visit, language: str) -> None:
    guest = visit(**NARROW, locale=language)
    evaluate = guest.page.evaluate
    guest.open()
    expect(guest.page.locator("main h1")).to_be_visible()
    assert overhang(evaluate) <= 0, "home"
    guest.sit_down(start=False)
    expect(guest.page.locator(".lobby h1")).to_be_visible()
    assert overhang(evaluate) <= 0, "lobby"
    guest.sit_down()
    guest.asked()
    assert overhang(evaluate) <= 0, "table"
    guest.press(guest.dock.locator(".count"))
    expect(guest.page.locator(".moves [data-item]").first).to_be_visible()
    assert overhang(evaluate) <= 0, "moves"
    guest.open(f"/t/{finished_game(guest)}/replay?move=30")
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert overhang(evaluate) <= 0, "replay"
