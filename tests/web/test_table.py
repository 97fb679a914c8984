"""What a table owes those who sit at it or watch: secrecy, plain words, second thoughts and reasons."""

import re

from playwright.sync_api import expect

from tests.ruins.table import hand_in
from tests.web.conftest import Visit
from tests.web.records import finished_game
from tests.web.visitor import CORNER

FRAMES = "/tables/{}/frames?seat=0&from={}&count=80"


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
        assert hand_in(state["view"]) == []
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


def test_a_why_not_leads_to_its_rule(visit: Visit) -> None:
    guest = visit()
    guest.sit_down()
    guest.listed("value")
    wish = "flip none"
    guest.page.get_by_label("Find a move").fill(wish)
    guest.button(f"Why not “{wish}”?").click()
    answer = guest.drawer.get_by_role("alert")
    expect(answer).to_have_text(re.compile(r"\w+ \w+"))
    said = answer.inner_text()
    guest.drawer.get_by_role("button", name="Show the rule").click()
    clause = guest.drawer.locator(".clause.on")
    expect(clause).to_have_count(1)
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    expect(clause.locator(".id")).to_have_text(re.compile(r"^RU-A?\d+$"))
    expect(clause.get_by_text(said)).to_be_visible()


def test_a_hint_names_a_move_and_a_reason(visit: Visit) -> None:
    guest = visit()
    guest.sit_down()
    guest.asked()
    guest.button("Hint").click()
    expect(guest.dock.get_by_text(re.compile(r"^A bot would: .+\. .+"))).to_be_visible()


def test_what_is_missing_leads_to_its_rule(visit: Visit) -> None:
    """Two ruins of different values make no play: the button says so, and the sentence leads to the rule."""
    guest = visit()
    guest.sit_down()
    while guest.asked() == "over" or guest.state["view"]["step"] != "turn":
        assert guest.turn()
    values = [ref[:-1] for ref in hand_in(guest.state["view"])]
    other = next(number for number, value in enumerate(values) if value != values[0])
    for number in (0, other):
        guest.hand.locator('[data-ref^="ruin:"]').nth(number).click(position=CORNER)
    expect(guest.main).to_have_attribute("aria-disabled", "true")

    def rule_is_shown() -> bool:
        guest.dock.get_by_role("button", name="Show the rule").click()
        return guest.drawer.locator(".clause.on").get_by_text(guest.main.inner_text()).is_visible()

    guest.until(rule_is_shown)  # the house may still be thinking about the second ruin


def test_rules_are_found_by_the_words_of_the_reader(visit: Visit) -> None:
    guest = visit(locale="ru-RU")
    guest.sit_down()
    guest.page.locator("#tab-rules").click()
    expect(guest.page.get_by_role("heading", name="6. Начало раунда")).to_be_visible()
    expect(guest.page.get_by_role("note")).to_be_visible()
    guest.page.locator("#panel-rules input").fill("факел")
    clauses = guest.page.locator("#panel-rules .clause")
    expect(clauses.first).to_be_visible()
    expect(clauses.filter(has_text="torch").first).to_be_visible()
    guest.page.locator("#panel-rules input").fill("начало раунда")
    expect(guest.page.get_by_role("heading", name="6. Начало раунда")).to_be_visible()


def test_the_log_tells_when(visit: Visit) -> None:
    guest = visit()
    guest.sit_down()
    while not any(news["events"] for state in guest.states for news in state["news"]):
        assert guest.turn()
    expect(guest.page.get_by_role("log", name="Log").locator("time[datetime]").first).to_have_text(
        re.compile(r"^\d\d:\d\d$")
    )


def test_what_i_know_of_other_hands_is_drawn(visit: Visit) -> None:
    """A ruin handed over to whoever claimed it is known to whoever gave it."""
    guest = visit()
    table = finished_game(guest)
    frames = [frame for first in range(0, 400, 80) for frame in guest.api(FRAMES.format(table, first))]
    frame = next(frame for frame in frames if frame["facts"]["known"])
    seat, ruins = next(iter(frame["facts"]["known"].items()))
    guest.open(f"/t/{table}/replay?seat=0&move={frame['number']}")
    known = guest.page.locator('.at-known [data-part="known"]')
    expect(known.get_by_role("img", name=f"Ruin {ruins[0]},")).to_be_visible()
    assert seat == "1"
