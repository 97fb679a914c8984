"""The lesson of Near and Far: one trip, walked through to its end."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.near_and_far.wayfarer import PHONE
from tests.web.visitor import Visitor

STEPS = 16


def step(guest: Visitor, number: int) -> None:
    expect(guest.page.get_by_text(f"Step {number} of {STEPS}")).to_be_visible()


def read(guest: Visitor, number: int) -> None:
    step(guest, number)
    guest.press(guest.button("Next", exact=True))


def choose(guest: Visitor, number: int, reference: str) -> None:
    step(guest, number)
    guest.press(guest.page.locator(f'[data-ref="{reference}"][data-reachable]').first)
    press_main(guest)


def press_main(guest: Visitor) -> None:
    expect(guest.main).to_have_attribute("aria-disabled", "false")
    guest.press(guest.main)


def answer(guest: Visitor, number: int, name: str) -> None:
    """Choose among the answers beside the map, and press the one button."""
    step(guest, number)
    guest.press(guest.page.locator('[data-part="asked"]').get_by_role("button", name=name))
    press_main(guest)


def press(guest: Visitor, number: int, name: str) -> None:
    step(guest, number)
    guest.press(guest.page.get_by_role("button", name=name).first)


@pytest.mark.parametrize("room", [{}, PHONE], ids=["desk", "phone"])
def test_the_lesson_can_be_walked_through(visit: Visit, room: dict[str, Any]) -> None:
    guest = visit(**room)
    guest.open("/learn/near_and_far")
    read(guest, 1)
    read(guest, 2)
    press(guest, 3, "Wander")
    choose(guest, 4, "space:n02")
    answer(guest, 5, "Fight Bandit")
    answer(guest, 6, "Spend 1 heart")
    choose(guest, 7, "space:n06")
    press(guest, 8, "Stop here")
    press(guest, 9, "Take the quest")
    choose(guest, 10, "option:a")
    answer(guest, 11, "Spend 1 heart")
    step(guest, 12)
    guest.press(guest.page.locator('[data-part="hand"]'))
    choose(guest, 12, "artifact:ac04")
    answer(guest, 13, "Place a camp")
    press(guest, 14, "End the turn")
    read(guest, 15)
    step(guest, 16)
    assert guest.state["view"]["bought"]["0"] == ["ac04"]
    assert guest.state["view"]["camps"] == {"n06": 0}
