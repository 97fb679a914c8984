"""Dragging with a finger: real touch events, as a screen sends them."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STEPS = 12

Point = tuple[float, float]


class Finger:
    def __init__(self, guest: Visitor) -> None:
        self.page = guest.page
        self.wire = guest.context.new_cdp_session(guest.page)

    def touch(self, kind: str, points: Iterable[Point]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})
        self.page.wait_for_timeout(16)

    def down(self, at: Point) -> None:
        self.touch("touchStart", [at])

    def move(self, start: Point, end: Point) -> None:
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.touch(
                "touchMove", [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)]
            )

    def up(self) -> None:
        self.touch("touchEnd", [])

    def drag(self, start: Point, end: Point) -> None:
        self.down(start)
        self.move(start, end)
        self.rest(end)
        self.up()

    def rest(self, at: Point) -> None:
        """A finger that lets go while it moves makes a fling, and the next tap only stops that."""
        for _ in range(STEPS // 2):
            self.touch("touchMove", [at])


def grip(what: Locator, across: float = 0.5) -> Point:
    """Where a finger would take a thing; cards of the hand are covered on their right."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] / 2


def my_turn(guest: Visitor) -> None:
    guest.sit_down()
    while guest.asked() == "over" or guest.state["view"]["step"] != "turn":
        assert guest.turn()
    guest.until(lambda: guest.answers > 0)
    guest.settle()


def card(guest: Visitor, number: int) -> Locator:
    return guest.hand.locator('[data-ref^="ruin:"]').nth(number)


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    visitor = visit(**PHONE)
    my_turn(visitor)
    return visitor


def test_a_discovery_is_dragged_onto_a_ruin_and_back_out(guest: Visitor) -> None:
    film = guest.page.locator('[data-ref="slot:4"]')
    target = card(guest, 0)
    finger = Finger(guest)
    start, end = grip(film), grip(target, 0.15)
    finger.down(start)
    finger.move(start, end)
    expect(guest.page.locator(".ghost")).to_be_visible()
    finger.rest(end)
    finger.up()
    expect(guest.page.locator(".ghost")).to_have_count(0)
    expect(film).to_have_attribute("aria-pressed", "true")
    expect(target).to_have_attribute("aria-pressed", "true")
    guest.press(film)
    expect(film).to_have_attribute("aria-pressed", "false")
    expect(target).to_have_attribute("aria-pressed", "true")


def test_a_drag_that_ends_nowhere_changes_nothing(guest: Visitor) -> None:
    film = guest.page.locator('[data-ref="slot:4"]')
    Finger(guest).drag(grip(film), (195, 400))
    expect(guest.page.locator(".ghost")).to_have_count(0)
    expect(film).to_have_attribute("aria-pressed", "false")
    expect(guest.hand.locator('[aria-pressed="true"]')).to_have_count(0)


def test_a_claim_is_dragged_onto_a_ruin(guest: Visitor) -> None:
    claim = guest.page.locator('[data-ref="myclaim:2"]')
    target = card(guest, 1)
    Finger(guest).drag(grip(claim), grip(target, 0.15))
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator('[data-part="claims"] [aria-pressed="true"]')).to_have_count(1)


def test_a_flick_up_chooses_a_card_and_a_flick_down_lets_it_go(guest: Visitor) -> None:
    target = card(guest, 0)
    finger = Finger(guest)
    x, y = grip(target, 0.15)
    finger.drag((x, y), (x + 3, y - 60))
    expect(target).to_have_attribute("aria-pressed", "true")
    guest.page.wait_for_timeout(250)
    finger.drag((x, y), (x + 3, y + 60))
    expect(target).to_have_attribute("aria-pressed", "false")


def test_a_sideways_swipe_scrolls_the_hand_and_chooses_nothing(guest: Visitor) -> None:
    fan = guest.hand.locator(".fan")
    guest.page.set_viewport_size({"width": 360, "height": 740})
    room = int(fan.evaluate("(fan) => fan.scrollWidth - fan.clientWidth"))
    assert room > 0
    x, y = grip(card(guest, 3), 0.15)
    Finger(guest).drag((x, y), (x - 120, y + 4))
    guest.page.wait_for_function("document.querySelector('.fan').scrollLeft > 0")
    expect(guest.hand.locator('[aria-pressed="true"]')).to_have_count(0)
