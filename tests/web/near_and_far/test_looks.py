"""Town, duel, road, cards, story and end of Near and Far, by day and by night and on a phone, in every language."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.near_and_far.wayfarer import PHONE, Wayfarer, drawn, open_position, shown_ids
from tests.web.test_accessibility import violations
from tests.web.test_phone import overhang
from tests.web.visitor import Visitor

# The guest is the last of the round, so that a last round ends with this turn.
TABLE: Final[dict[str, Any]] = {
    "first": 1,
    "active": 0,
    "round": 9,
    "places": {0: "stables", 1: "town_hall"},
    "hearts": {0: 9, 1: 4},
    "reputation": {0: 2, 1: -3},
    "goods": {0: {"coin": 7, "gem": 2, "food": 2, "red": 1}, 1: {"coin": 3}},
    "team": {0: ["g1", "b2"], 1: ["y1"]},
    "animals": {0: ["bird"]},
    "hands": {0: ["ac04", "ac12", "as05"], 1: ["ac09", "ac35"]},
    "bought": {0: ["ac02"]},
    "camps": {"n06": 0, "n04": 1, "m11": 0},
}
ROOMS: Final[dict[str, dict[str, Any]]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark", "locale": "cs-CZ"},
    "phone": {**PHONE, "locale": "ru-RU"},
}


def screens(guest: Visitor, traveller: Wayfarer) -> Iterator[str]:
    """One after another, each as somebody comes to it."""
    open_position(guest, **{**TABLE, "step": "saloon", "places": {0: "saloon"}})
    yield "saloon"
    open_position(guest, **TABLE)
    traveller.make("visit town_hall")
    drawn(guest)
    expect(guest.page.locator('[data-part="duel"]')).to_be_visible()
    yield "duel"
    open_position(guest, **{**TABLE, "step": "move", "places": {0: "n05"}})
    expect(guest.page.locator('[data-part="map"]')).to_be_visible()
    yield "map"
    guest.press(guest.page.locator('button[data-part="hand"]'))
    expect(guest.page.locator('[data-part="cards"]')).to_be_visible()
    yield "cards"
    open_position(
        guest, **{**TABLE, "step": "option", "places": {0: "n08"}, "reading": {"story": 0}, "pages": ["QA"]}
    )
    expect(guest.page.locator('[data-part="story"] .words').first).to_be_visible()
    yield "story"
    traveller.make("option b")
    drawn(guest)
    yield "roll"
    open_position(guest, **{**TABLE, "last_round": True})
    end_by_the_list(guest)
    expect(guest.page.locator('[data-part="scores"]')).to_be_visible()
    yield "end"


def end_by_the_list(guest: Visitor) -> None:
    """Play the last turn by the list of moves, which then lies over the end no longer."""
    guest.press(guest.dock.locator(".count"))
    while guest.state["view"]["result"] is None:
        number = guest.state["number"]
        guest.press(guest.page.locator('.moves :is([data-notation="visit farm"], [data-notation="done"])').last)
        guest.until_moved(number)
    expect(guest.page.locator("#over-title")).to_be_visible()


@pytest.mark.parametrize("room", list(ROOMS))
def test_axe_finds_nothing_serious_and_everything_fits(visit: Visit, room: str) -> None:
    guest = visit(**ROOMS[room], reduced_motion="reduce")
    for name in screens(guest, Wayfarer(guest, "finger" if room == "phone" else "mouse")):
        guest.settle()
        assert overhang(guest.page.evaluate) <= 0, name
        assert [*violations(guest), *shown_ids(guest)] == [], name
