"""The lesson of Ruins: walked through to its end, or skipped."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import CORNER, Visitor


def step(guest: Visitor, number: int) -> None:
    expect(guest.page.get_by_text(f"Step {number} of 12")).to_be_visible()


def read(guest: Visitor, number: int) -> None:
    step(guest, number)
    guest.button("Next", exact=True).click()


def lay(guest: Visitor, number: int, *ruins: str) -> None:
    step(guest, number)
    for ruin in ruins:
        take(guest, f"ruin:{ruin}")
    press_main(guest)


def take(guest: Visitor, reference: str) -> None:
    piece = guest.page.locator(f'[data-ref="{reference}"][data-reachable]')
    piece.click(position=CORNER)


def press_main(guest: Visitor) -> None:
    expect(guest.main).to_have_attribute("aria-disabled", "false")
    guest.main.click()


def test_the_lesson_can_be_walked_through(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.page.get_by_role("link", name="Learn it in five minutes", exact=True).click()
    expect(guest.main).to_contain_text("Read on in the lesson")
    read(guest, 1)
    read(guest, 2)
    expect(guest.main).to_contain_text("Make a choice on the table")
    lay(guest, 3, "2a")
    lay(guest, 4, "3a", "3b")
    read(guest, 5)
    step(guest, 6)
    take(guest, "ruin:2a")
    take(guest, "ruin:9a")
    step(guest, 7)
    guest.page.locator('[data-ref^="myclaim:"][data-reachable]').first.click()
    take(guest, "ruin:9a")
    press_main(guest)
    step(guest, 8)
    guest.dock.get_by_role("button", name="Pass").click()
    read(guest, 9)
    step(guest, 10)
    take(guest, "slot:4")
    take(guest, "ruin:5a")
    press_main(guest)
    lay(guest, 11, "8a")
    step(guest, 12)
    assert guest.state["view"]["result"]["winners"] == [0]
    guest.button("Play a real game").click()
    expect(guest.page.locator(".lesson")).to_have_count(0)
    assert guest.asked() == "ready"


def test_the_lesson_can_be_skipped(visit: Visit) -> None:
    guest = visit()
    guest.open("/learn")
    step(guest, 1)
    guest.button("Skip the lesson").click()
    expect(guest.page.locator(".lesson")).to_have_count(0)
    assert guest.turn()


ROUND = """(part) => {
    const frame = document.querySelector('.frame')?.getBoundingClientRect();
    const shown = document.querySelector(part).getBoundingClientRect();
    const near = (one, other) => Math.abs(one - other) < 8;
    return !!frame && near(frame.left, shown.left) && near(frame.top, shown.top) && near(frame.right, shown.right);
}"""


def test_a_step_frames_the_part_it_speaks_of(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.open("/learn/ruins")
    step(guest, 1)
    guest.page.wait_for_function(ROUND, arg='[data-shell="seats"]')
    read(guest, 1)
    guest.page.wait_for_function(ROUND, arg='[data-shell="hand"]')
    expect(guest.hand.locator('[data-state="forbidden"]')).to_have_count(0)
    read(guest, 2)
    guest.page.wait_for_function(ROUND, arg='[data-ref="ruin:2a"]')
    lay(guest, 3, "2a")
    lay(guest, 4, "3a", "3b")
    guest.page.wait_for_function(ROUND, arg='[data-shell="act"]')
