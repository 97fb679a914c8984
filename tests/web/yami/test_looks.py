"""The board of Yami fits the smallest phone in every language, and axe finds nothing serious."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_accessibility import violations
from tests.web.test_phone import NARROW, overhang
from tests.web.visitor import Visitor
from tests.web.yami.keeper import PHONE, grid, lay, play_card, sit_down


def placing(guest: Visitor) -> None:
    """Play the first card that may be played, and wait for the tile."""
    guest.press(guest.hand.locator('[data-ref][data-state="can"]').first, position={"x": 12, "y": 40})
    guest.press(guest.main)
    expect(grid(guest)).to_have_attribute("role", "application")


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "cs-CZ"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_wider_than_a_phone(visit: Visit, language: str, seats: int) -> None:
    guest = visit(**NARROW, locale=language)
    guest.sit_down(game="yami", seats=seats, options={"first": "0", "mission": "13", "perch": "on", "power": "2"})
    expect(grid(guest)).to_be_visible()
    sheet = guest.page.locator("dialog[open]")
    expect(sheet.locator('[data-part="teaching"]')).to_be_visible()  # what is new in the mission opens by itself
    chips = guest.page.locator(".chips button")
    for number in range(5):
        assert overhang(guest.page.evaluate) == 0
        guest.press(sheet.get_by_role("button").first)
        expect(sheet).to_have_count(0)
        if number < chips.count():
            guest.press(chips.nth(number))
            expect(sheet).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    guest = visit(color_scheme=theme, reduced_motion="reduce")
    sit_down(guest, seats=2)
    assert violations(guest) == []


def test_axe_finds_nothing_serious_while_placing_and_at_the_end(visit: Visit) -> None:
    guest = visit(**PHONE, reduced_motion="reduce")
    guest.open("/learn/yami")
    for _ in range(3):
        guest.press(guest.button("Next", exact=True))
    play_card(guest, "o7", "finger")
    expect(grid(guest)).to_have_attribute("role", "application")
    assert violations(guest) == []
    lay(guest, "42 43 52 54 62 63 64", 3, "finger")
