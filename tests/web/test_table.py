"""What a table owes those who sit at it or watch: secrecy, plain words, second thoughts and reasons."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    guest, watcher = visit(), visit()
    table = guest.sit_down()
    assert guest.turn()
    guest.asked()
    watcher.open(f"/t/{table}")
    expect(watcher.page.get_by_text("You are watching this game.")).to_be_visible()
    expect(guest.hand.locator("[data-ref]").first).to_be_visible()
    expect(watcher.page.get_by_role("group", name="Your hand")).to_have_count(0)
    expect(watcher.page.locator('[data-ref^="ruin:"][data-reachable]')).to_have_count(0)
    for state in watcher.states:
        assert state["view"]["seat"] is None
        assert state["view"]["hand"] == []
        assert state["options"] == []


def test_chat_is_plain_text(visit: Visit) -> None:
    guest, watcher = visit(), visit()
    table = guest.sit_down()
    guest.asked()
    watcher.open(f"/t/{table}")
    for one in (guest, watcher):
        one.tab("Chat")
    said = "<b>bold</b> & <img src=x onerror=alert(1)>"
    guest.page.get_by_label("Say something kind…").fill(said)
    guest.button("Send the message").click()
    for one in (guest, watcher):
        chat = one.page.get_by_role("log", name="Chat")
        expect(chat.get_by_text(said)).to_be_visible()
        expect(chat.locator("img")).to_have_count(0)
        expect(chat.locator("b", has_text="bold")).to_have_count(0)


def listed_move(guest: Visitor, kind: str) -> Locator:
    """The last move of a kind in the list; plays on until there is one."""
    while True:
        guest.asked()
        guest.tab("Moves")
        found = guest.page.locator(f'[data-notation^="{kind}"]')
        if found.count() > 0:
            return found.last
        assert guest.turn(), f"there was no chance to {kind}"


def test_a_why_not_leads_to_its_rule(visit: Visit) -> None:
    guest = visit()
    guest.sit_down()
    listed_move(guest, "value")
    wish = "flip none"
    guest.page.get_by_label("Find a move").fill(wish)
    guest.button(f"Why not “{wish}”?").click()
    answer = guest.drawer.get_by_role("alert")
    expect(answer).to_have_text(re.compile(r"\w+ \w+"))
    guest.drawer.get_by_role("button", name="Show the rule").click()
    clause = guest.drawer.locator(".clause.on")
    expect(clause).to_have_count(1)
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    expect(clause.locator(".id")).to_have_text(re.compile(r"^RU-A?\d+$"))


def test_a_hint_names_a_move_and_a_reason(visit: Visit) -> None:
    guest = visit()
    guest.sit_down()
    guest.asked()
    guest.button("Hint").click()
    expect(guest.dock.get_by_text(re.compile(r"^A bot would: .+\. .+"))).to_be_visible()
