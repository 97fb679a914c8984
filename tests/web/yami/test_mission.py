"""Mission 1 in the lesson, from the first card to the star: by mouse, by keyboard alone, by touch on a phone."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor
from tests.web.yami.keeper import PHONE, Means, grid, lay, open_position, play_card, point, view

STEPS = 11


def step(guest: Visitor, number: int) -> None:
    expect(guest.page.get_by_text(f"Step {number} of {STEPS}")).to_be_visible()


def read(guest: Visitor, number: int, means: Means) -> None:
    step(guest, number)
    button = guest.button("Next", exact=True)
    if means == "keys":
        button.focus()
        guest.page.keyboard.press("Enter")
    else:
        guest.press(button)


def walk_through(guest: Visitor, means: Means) -> None:
    guest.open("/learn/yami")
    for number in (1, 2, 3):
        read(guest, number, means)
    step(guest, 4)
    play_card(guest, "o7", means)
    step(guest, 5)
    lay(guest, "42 43 52 54 62 63 64", 3, means)
    read(guest, 6, means)
    step(guest, 7)
    play_card(guest, "g6", means)
    step(guest, 8)
    lay(guest, "46 56 58 66 67 68", 3, means)
    step(guest, 9)
    play_card(guest, "b6", means)
    step(guest, 10)
    lay(guest, "37 38 39 3a 3b 47 4b", 2, means)
    step(guest, 11)
    assert view(guest)["result"]["how"] == "completed"
    assert view(guest)["result"]["scores"] == [2, 2, 2]
    expect(guest.page.locator('[data-part="end"]')).to_contain_text("A star")


@pytest.mark.parametrize("means", ["mouse", "keys"])
def test_a_mission_at_a_desk(visit: Visit, means: Means) -> None:
    walk_through(visit(), means)


def test_a_mission_on_a_phone(visit: Visit) -> None:
    walk_through(visit(**PHONE), "finger")


def test_a_placement_that_breaks_an_edge_is_marked_before_it_is_played(visit: Visit) -> None:
    """The orange edge of token 5 in mission 1 is covered by a red tile."""
    guest = visit()
    trick = {"cards": {"0": "r3", "1": "r1", "2": "r2"}, "led": 0, "won": 0, "tile": "r3"}
    open_position(guest, step="place", tricks=[trick])
    expect(grid(guest)).to_have_attribute("role", "application")
    guest.page.mouse.click(*point(guest, 5.5, 5.5))
    expect(guest.page.locator(".grid .tag.bad")).to_have_text("breaks: asks for orange")
    expect(guest.main).to_have_attribute("aria-disabled", "false")
    expect(guest.page.locator("#dock-sentence")).to_contain_text("the mission would fail")
