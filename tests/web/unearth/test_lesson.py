"""The lesson of Unearth: walked through to its end, or skipped."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.unearth.delver import piece, shown_ids, view
from tests.web.visitor import Visitor

STEPS = 12
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def step(guest: Visitor, number: int) -> None:
    expect(guest.page.get_by_text(f"Step {number} of {STEPS}")).to_be_visible()
    assert shown_ids(guest) == []


def read(guest: Visitor, number: int) -> None:
    step(guest, number)
    guest.press(guest.button("Next", exact=True))


def do(guest: Visitor, number: int, *refs: str) -> None:
    """Choose what the step speaks of, and press the one button."""
    step(guest, number)
    for ref in refs:
        guest.press(piece(guest, ref))
    expect(guest.main).to_have_attribute("aria-disabled", "false")
    guest.press(guest.main)


def walk(guest: Visitor) -> None:
    read(guest, 1)
    read(guest, 2)
    do(guest, 3, "die:0.d4", "ruin:green-13")
    do(guest, 4, "stone:red")
    do(guest, 5, "cell:1,-1")
    do(guest, 6, "wonder:palace-of-relics")
    read(guest, 7)
    do(guest, 8, "card:new-discovery")
    do(guest, 9, "die:0.d6a")
    do(guest, 10, "die:0.d8", "ruin:peach-11")
    read(guest, 11)
    step(guest, 12)
    assert sorted(view(guest)["claimed"]["0"]) == ["peach-11", "peach-9"]
    assert list(view(guest)["wonders"]["0"].values()) == ["palace-of-relics"]


def test_the_lesson_can_be_walked_through(visit: Visit) -> None:
    guest = visit()
    guest.open("/learn/unearth")
    walk(guest)
    guest.button("Play a real game").click()
    expect(guest.page.locator(".lesson")).to_have_count(0)
    assert guest.asked() in ("ready", "choose")


def test_the_lesson_can_be_walked_through_on_a_phone(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open("/learn/unearth")
    walk(guest)


def test_the_lesson_can_be_skipped(visit: Visit) -> None:
    guest = visit()
    guest.open("/learn/unearth")
    step(guest, 1)
    guest.button("Skip the lesson").click()
    expect(guest.page.locator(".lesson")).to_have_count(0)
    assert guest.asked() == "choose"
