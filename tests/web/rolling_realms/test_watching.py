"""Whoever only looks on chooses whose sheets lie large: at a table, in a replay, after the end."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.rolling_realms.roller import play_turn, sit_down, stars
from tests.web.test_accessibility import violations
from tests.web.visitor import Visitor

RECORD: Final = Path(__file__).parents[2] / "golden" / "rolling_realms-3-players-1.json"


def bring(guest: Visitor, seat: int) -> Locator:
    return guest.page.locator(f'[data-seat="{seat}"]').get_by_role("button")


def miniatures(guest: Visitor) -> Locator:
    return guest.page.get_by_role("group", name="The sheets of the others").get_by_role("button")


def in_front(guest: Visitor, seat: int) -> None:
    """The seat is marked in both rows, and the line above the sheets adds up its stars."""
    expect(bring(guest, seat)).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator("[data-seat] [aria-pressed='true']")).to_have_count(1)
    expect(guest.page.locator(f'[data-seat="{seat}"] .eye')).to_be_visible()
    expect(miniatures(guest).nth(seat)).to_have_attribute("aria-pressed", "true")


def marks(guest: Visitor) -> int:
    return guest.page.locator('.stand .place[data-state="filled"]').count()


def test_a_spectator_brings_sheets_to_the_front(visit: Visit) -> None:
    player, watcher = visit(), visit()
    sit_down(player, seats=3)
    play_turn(player)
    watcher.open(f"/t/{player.table}")
    in_front(watcher, 0)
    expect(watcher.page.locator("[data-seat] .ready")).to_have_count(2)
    expect(watcher.page.locator('[data-part="resources"]')).to_be_visible()
    bring(watcher, 1).click()
    in_front(watcher, 1)
    miniatures(watcher).nth(2).click()
    in_front(watcher, 2)
    bring(watcher, 0).focus()
    watcher.page.keyboard.press("Enter")
    in_front(watcher, 0)
    watcher.page.keyboard.press("Tab")
    watcher.page.keyboard.press("Space")
    in_front(watcher, 1)


def test_whoever_plays_has_their_own_sheets_in_front(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, seats=3)
    expect(guest.page.locator("[data-seat]")).to_have_count(3)
    expect(guest.page.locator("[data-seat]").get_by_role("button")).to_have_count(0)


def test_a_replay_shows_the_sheets_that_are_asked_for(visit: Visit) -> None:
    guest = visit()
    guest.api("/me")
    table = guest.api("/tables/import", RECORD.read_bytes())["id"]
    frame = guest.api(f"/tables/{table}/frames?from=60&count=1")[0]
    guest.open(f"/t/{table}/replay?move=60")
    for seat, player in enumerate(frame["facts"]["players"].values()):
        bring(guest, seat).click()
        in_front(guest, seat)
        expect(guest.page.locator(".bar .score b")).to_have_text(stars(player["tenths"]))


def test_after_the_end_the_sheets_can_be_looked_at(visit: Visit) -> None:
    guest = visit()
    guest.api("/me")
    table = guest.api("/tables/import", RECORD.read_bytes())["id"]
    guest.open(f"/t/{table}")
    card = guest.page.get_by_role("article", name="Score card")
    expect(card).to_be_visible()
    guest.button("Close").first.click()
    expect(card).to_have_count(0)
    bring(guest, 2).click()
    in_front(guest, 2)
    assert marks(guest) > 0
    guest.button("Show the result").click()
    expect(card).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_looking_on_and_the_end_have_no_barriers(visit: Visit, theme: str) -> None:
    guest = visit(color_scheme=theme, reduced_motion="reduce")
    guest.api("/me")
    table = guest.api("/tables/import", RECORD.read_bytes())["id"]
    guest.open(f"/t/{table}/replay?move=60")
    in_front(guest, 0)
    assert violations(guest) == []
    guest.open(f"/t/{table}")
    expect(guest.page.get_by_role("article", name="Score card")).to_be_visible()
    assert violations(guest) == []
