"""Whoever comes back to a table after a while is told what the others did meanwhile."""

from typing import Final

from playwright.sync_api import expect

from tests.web.company import pair_up
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

# As if the table had been left days ago.
DAYS_AGO: Final = """() => {
    const seen = JSON.parse(localStorage.getItem('ludarium-seen'));
    for (const one of Object.values(seen)) one.at -= 3 * 24 * 3600 * 1000;
    localStorage.setItem('ludarium-seen', JSON.stringify(seen));
}"""


def return_to(guest: Visitor, table: str) -> None:
    guest.open(f"/t/{table}")
    guest.asked()


def test_a_table_resumed_after_days_tells_what_happened_since(visit: Visit) -> None:
    ada, eve = visit(), visit()
    pair_up(ada, eve, options={"starter": "1"})
    for one in (ada, eve):
        assert one.turn()
    eve.until(lambda: bool(eve.state["view"]["step"] == "turn" and eve.state["options"]))
    table = ada.table
    ada.open("/")
    ada.page.evaluate(DAYS_AGO)
    while eve.state["options"]:
        assert eve.turn()
    return_to(ada, table)
    since = ada.page.get_by_role("dialog", name="Since you were last here")
    expect(since.locator("li").first).to_contain_text("Guest")
    expect(since.get_by_role("button", name="Continue")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(since).to_have_count(0)

    return_to(ada, table)  # nothing has happened, and not long ago
    expect(since).to_have_count(0)
