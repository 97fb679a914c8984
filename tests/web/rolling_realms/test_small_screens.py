"""By touch on a phone, with one sheet at a time; nothing is wider than the screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.rolling_realms.roller import LONGEST, act, scores, sit_down, stars
from tests.web.test_phone import NARROW, PHONE, SIDEWAYS, overhang
from tests.web.visitor import Visitor


def visible_sheet(guest: Visitor) -> str:
    """The realm whose sheet fills the screen."""
    return str(
        guest.page.evaluate("""() => {
            const middle = innerWidth / 2;
            const fits = (box) => box.left <= middle && box.right >= middle;
            const sheets = [...document.querySelectorAll('.stand > .sheet')];
            return sheets.find((one) => fits(one.getBoundingClientRect()))?.dataset.realm;
        }""")
    )


def swipe(guest: Visitor, by: int) -> None:
    """A finger that moves across the sheet."""
    box = guest.page.locator('[data-part="sheets"]').bounding_box()
    assert box is not None
    y, x = box["y"] + 40, box["x"] + box["width"] / 2 - by / 2
    session = guest.context.new_cdp_session(guest.page)
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    session.send("Input.dispatchTouchEvent", touch)
    for part in range(1, 11):
        point = {"x": x + by * part / 10, "y": y}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        guest.page.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_whole_game_by_touch(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest)
    for number in range(LONGEST):
        if not act(guest, number // 2):
            break
    assert guest.state["view"]["step"] == "over"
    expect(guest.page.get_by_role("article", name="Score card")).to_contain_text(stars(scores(guest)["total"]))
    assert overhang(guest.page.evaluate) <= 0


def test_a_swipe_brings_the_next_sheet(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest)
    first, second, _ = guest.state["view"]["realms"]
    guest.until(lambda: visible_sheet(guest) == first)
    swipe(guest, -240)
    guest.until(lambda: visible_sheet(guest) == second)
    tabs = guest.page.get_by_role("tablist", name="Realms").get_by_role("tab")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    swipe(guest, 240)
    guest.until(lambda: visible_sheet(guest) == first)
    guest.press(tabs.nth(2))
    expect(tabs.nth(2)).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("room", [NARROW, SIDEWAYS], ids=["narrow", "sideways"])
@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "cs-CZ"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_wider_than_a_phone(visit: Visit, seats: int, language: str, room: dict[str, Any]) -> None:
    guest = visit(**room, locale=language)
    sit_down(guest, seats=seats)
    assert overhang(guest.page.evaluate) <= 0
    act(guest)
    assert overhang(guest.page.evaluate) <= 0


@pytest.mark.parametrize("room", [(820, 1180), (1024, 768), (1440, 900)], ids=["upright", "tablet", "desktop"])
def test_all_three_sheets_are_in_view_where_there_is_room(visit: Visit, room: tuple[int, int]) -> None:
    guest = visit(viewport={"width": room[0], "height": room[1]})
    sit_down(guest, seats=3)
    for sheet in guest.page.locator(".stand > .sheet").all():
        expect(sheet).to_be_in_viewport(ratio=0.98)
