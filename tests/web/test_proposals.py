"""Two browsers at a table where moves are discussed: one proposes by keys, the other agrees and does it."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

PHONE = {"width": 390, "height": 844}
WISHED = "place 24 e"
MOST_STEPS = 30


def seated(ada: Visitor, *others: Visitor, **asked: object) -> str:
    """A table of all, where Ada has played a card and is to lay a stone."""
    seats = 1 + len(others)
    table = str(ada.api("/tables", {"game": "mosaic", "seats": seats, "pace": "instant", **asked})["id"])
    for one in others:
        one.api(f"/tables/{table}/sit", {})
    ada.api(f"/tables/{table}/start", {})
    ada.open(f"/t/{table}")
    ada.until(lambda: bool(ada.states and ada.state["options"]))
    card = next(one["notation"] for one in ada.state["options"] if one["notation"].startswith("play"))
    find(ada, card)
    ada.page.keyboard.press("Enter")
    ada.until(lambda: "families" in ada.state)
    for one in others:
        one.open(f"/t/{table}")
        one.page.locator(".dock").wait_for()
    return table


def find(one: Visitor, notation: str) -> None:
    """Look for a move in the list, by keys alone."""
    one.page.locator(".dock").wait_for()
    if not one.page.locator("#moves-filter:focus").is_visible():
        one.page.keyboard.press("/")
    expect(one.page.locator("#moves-filter")).to_be_focused()
    one.page.keyboard.press("Control+A")
    one.page.keyboard.type(notation)
    found = one.page.locator(f'.moves [data-notation="{notation}"]')
    one.page.keyboard.press("ArrowDown")
    for _ in range(MOST_STEPS):
        if found.evaluate("button => button === document.activeElement"):
            return
        one.page.keyboard.press("ArrowDown")
    raise AssertionError(notation)


def test_a_move_is_proposed_by_keys_and_done_by_who_is_asked(visit: Visit) -> None:
    ada, bob = visit(), visit()
    seated(ada, bob)
    expect(bob.main).to_contain_text("Waiting")
    find(bob, WISHED)
    bob.page.keyboard.press("Enter")
    for one in (ada, bob):
        expect(one.page.get_by_role("list", name="Proposals").get_by_role("listitem")).to_have_count(1)
    assert bob.state["view"]["cells"] == []
    agree = ada.page.get_by_role("button", name=re.compile("^Agree with"))
    agree.focus()
    ada.page.keyboard.press("Enter")
    expect(agree).to_have_attribute("aria-pressed", "true")
    expect(bob.page.get_by_text("Agreed:")).to_be_visible()
    ada.button("Do this").click()
    bob.until(lambda: bob.state["view"]["cells"] == [23])
    for one in (ada, bob):
        expect(one.page.get_by_role("list", name="Proposals")).to_have_count(0)


def propose(one: Visitor, notation: str) -> None:
    find(one, notation)
    one.page.keyboard.press("Enter")


def test_who_proposes_the_same_stands_in_one_line(visit: Visit) -> None:
    people = ada, bob, eve = visit(), visit(), visit()
    seated(*people)
    names = [seat["name"] for seat in ada.api(f"/tables/{ada.table}")["seats"]]
    wishes = ada.page.get_by_role("list", name="Proposals").get_by_role("listitem")
    propose(bob, WISHED)
    expect(wishes).to_contain_text([names[1]])
    ada.button(re.compile("^Agree with")).click()
    propose(eve, WISHED)
    for one in people:
        line = one.page.get_by_role("list", name="Proposals").get_by_role("listitem")
        expect(line).to_have_count(1)
        expect(line).to_contain_text(f"{names[1]}, {names[2]}")
        expect(line).to_contain_text(f"Agreed: {names[0]}")
    agree = ada.button(f"Agree with {names[1]}, {names[2]}", exact=True)
    expect(agree).to_have_attribute("aria-pressed", "true")
    ada.button(re.compile("^Disagree with")).click()
    expect(wishes).to_contain_text([f"Against: {names[0]}"])
    expect(agree).to_have_attribute("aria-pressed", "false")
    agree.click()
    bob.button("Take back").click()
    expect(wishes).to_contain_text([f"{names[2]}"])
    expect(wishes).not_to_contain_text(names[1])
    expect(wishes).to_contain_text([f"Agreed: {names[0]}"])  # what Ada said was meant for both
    propose(bob, "place 25 e")
    expect(wishes).to_have_count(2)
    wishes.filter(has_text=names[2]).get_by_role("button", name="Do this").click()
    bob.until(lambda: bob.state["view"]["cells"] == [23])


def test_a_play_waits_for_the_other_who_taps_on_a_phone(visit: Visit) -> None:
    ada, bob = visit(), visit(viewport=PHONE, has_touch=True)
    seated(ada, bob, options={"agreement": "600"})
    find(ada, WISHED)
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Waits for everybody to agree")).to_be_visible()
    bob.page.get_by_role("button", name=re.compile("^Agree with")).tap()
    ada.until(lambda: ada.state["view"]["cells"] == [23])


def test_the_chat_says_that_talk_is_limited(visit: Visit) -> None:
    ada, bob = visit(), visit()
    seated(ada, bob)
    bob.tab("Chat")
    expect(bob.drawer.get_by_text("the players do not talk")).to_be_visible()
    expect(bob.drawer.get_by_role("textbox")).to_have_count(0)


def test_giving_up_is_never_the_main_button(visit: Visit) -> None:
    ada, bob = visit(), visit()
    table = str(ada.api("/tables", {"game": "mosaic", "seats": 2, "pace": "instant"})["id"])
    bob.api(f"/tables/{table}/sit", {})
    ada.api(f"/tables/{table}/start", {})
    for one in (ada, bob):
        one.open(f"/t/{table}")
        one.dock.wait_for()
        expect(one.main).to_have_attribute("aria-disabled", "true")
        expect(one.dock.get_by_role("button", name="mosaic-move-give-up")).to_be_visible()
    expect(bob.page).not_to_have_title(re.compile("Your turn"))
    expect(ada.page).to_have_title(re.compile("Your turn"))
