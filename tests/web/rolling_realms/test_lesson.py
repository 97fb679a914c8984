"""The lesson of Rolling Realms, walked through to its end."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.rolling_realms.roller import scores
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor

STEPS: Final = 17


def step(guest: Visitor, number: int) -> None:
    expect(guest.page.get_by_text(f"Step {number} of {STEPS}")).to_be_visible()


def read(guest: Visitor, number: int) -> None:
    step(guest, number)
    guest.press(guest.button("Next", exact=True))


def place(guest: Visitor, number: int, cell: str) -> None:
    step(guest, number)
    guest.press(guest.page.locator(f'[data-ref="cell:{cell}"][data-reachable]'))
    play(guest)


def buy(guest: Visitor, number: int, offer: str) -> None:
    step(guest, number)
    guest.press(guest.button(offer))


def play(guest: Visitor) -> None:
    expect(guest.main).to_have_attribute("aria-disabled", "false")
    guest.press(guest.main)


@pytest.mark.parametrize("room", [{}, PHONE], ids=["desktop", "phone"])
def test_the_lesson_can_be_walked_through(visit: Visit, room: dict[str, Any]) -> None:
    guest = visit(**room)
    guest.api("/me")
    table = guest.api("/tutorial/rolling_realms", {})["id"]
    guest.open(f"/t/{table}")
    read(guest, 1)
    read(guest, 2)
    place(guest, 3, "castles.c2")
    read(guest, 4)
    buy(guest, 5, "Two pumpkins: die 2 becomes 3")
    place(guest, 6, "wingspan.1c")
    buy(guest, 7, "One coin: a die of 1")
    place(guest, 8, "tapestry.r6c2")
    step(guest, 9)
    play(guest)
    read(guest, 10)
    buy(guest, 11, "Two hearts: one more 4")
    place(guest, 12, "castles.e1")
    place(guest, 13, "wingspan.2c")
    place(guest, 14, "tapestry.r5c5")
    read(guest, 15)
    assert scores(guest)["stars"] == {"castles": 3, "tapestry": 1, "wingspan": 4}
    step(guest, 16)
    play(guest)
    step(guest, STEPS)
    expect(guest.page.get_by_role("article", name="Score card")).to_be_visible()
