"""The challenge of the day: found at home, played alone, told to friends."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit

TURNS = 27


def test_the_challenge_of_the_day_is_played_and_told(visit: Visit) -> None:
    guest = visit(permissions=["clipboard-read", "clipboard-write"])
    guest.open()
    panel = guest.page.get_by_role("region", name="Rolling Realms: challenge of the day")
    panel.get_by_role("button", name="Play today’s challenge").click()
    guest.page.wait_for_url("**/t/*")
    table = guest.table
    guest.asked()
    guest.open()
    panel.get_by_role("button", name="Continue today’s challenge").click()
    guest.page.wait_for_url(f"**/t/{table}")
    for _ in range(TURNS):
        number = guest.state["number"]
        guest.listed("done").click()
        guest.until_moved(number)
    assert guest.state["facts"]["rating"] == 0
    over = guest.page.get_by_role("region", name="0.0 stars, rating 0 of 5")
    expect(over.get_by_text(re.compile(r"\bwins?\b"))).to_have_count(0)
    mine = over.get_by_role("list", name="Best of the day").get_by_role("listitem").filter(has_text="You")
    expect(mine).to_contain_text("0.0")
    over.get_by_role("button", name="Copy my result").click()
    told = str(guest.page.evaluate("navigator.clipboard.readText()"))
    assert told.startswith("Rolling Realms, challenge of ")
    assert guest.address in told
    guest.open()
    expect(panel.get_by_role("listitem").filter(has_text="You")).to_be_visible()
    expect(panel.get_by_role("button", name="View my game")).to_be_visible()
