"""Whole games of Near and Far, from the choice of a character to the score sheet: by mouse, by keys, by touch."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.near_and_far.wayfarer import PHONE, Means, Wayfarer, drawn, shown_ids
from tests.web.test_phone import overhang
from tests.web.visitor import Visitor

# In the order of the turns; what follows on the road comes by itself.
WISHES = (
    *("visit farm", "visit stables", "animal bird", "visit saloon", "hire", "wander", "visit town_hall", "duel"),
    *("fight", "quest", "camp"),
)
KINDS = {
    *("character", "pick", "visit", "animal", "hire", "duel", "done"),
    *("wander", "go", "fight", "hearts", "quest", "option", "camp"),
}


def play_through(guest: Visitor, means: Means) -> None:
    guest.sit_down(game="near_and_far", options={"first": "0", "quests": "more"})
    drawn(guest)
    traveller = Wayfarer(guest, means, WISHES)
    traveller.travel()
    assert traveller.kinds >= KINDS
    assert shown_ids(guest) == []
    final_sheet_is_right(guest)


def final_sheet_is_right(guest: Visitor) -> None:
    """The score sheet shows every line that brought somebody points, and their sums."""
    scores = guest.state["view"]["result"]["scores"]
    sheet = guest.page.locator('[data-part="scores"]')
    expect(sheet).to_be_visible()
    names = [one.inner_text() for one in sheet.locator("thead th").all()]
    mine = names.index("You")
    assert [int(read(one)) for one in sheet.locator("tfoot td").all()] == sorted(scores, reverse=True)
    column = [int(read(row.locator("td").nth(mine))) for row in sheet.locator("tbody tr").all()]
    assert sum(column) == scores[0]
    points = guest.state["facts"]["points"]
    assert len(column) == sum(any(one[line] for one in points) for line in points[0] if line != "total")


def read(cell: Locator) -> str:
    return cell.inner_text().replace("−", "-")


@pytest.mark.parametrize("means", ["mouse", "keys"])
def test_a_whole_game_at_a_desk(visit: Visit, means: Means) -> None:
    play_through(visit(reduced_motion="reduce"), means)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    guest = visit(**PHONE, reduced_motion="reduce")
    play_through(guest, "finger")
    assert overhang(guest.page.evaluate) <= 0
