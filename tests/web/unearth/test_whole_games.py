"""Whole games of Unearth: by mouse, by touch on a phone, by the keyboard alone."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_phone import overhang
from tests.web.unearth.delver import LONGEST, picked, play_on, shown_ids, sit_down, view, wanted_refs
from tests.web.visitor import Json, Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def final_sheet_is_right(guest: Visitor) -> None:
    """Every line of every player is told, and their sum is the score."""
    seen, facts = view(guest), guest.state["facts"]
    for seat, player in enumerate(facts["seats"]):
        score: Json = player["score"]
        assert score["total"] == seen["result"]["scores"][seat] == sum(line["points"] for line in score["lines"])
    sheet = guest.page.locator("table").first
    for seat, player in enumerate(facts["seats"]):
        column = [row.locator("td b").nth(seat).inner_text() for row in sheet.locator("tbody tr").all()]
        assert sum(int(points) for points in column if points != "–") == player["score"]["total"]


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, seats=3)
    assert play_on(guest, random.Random(1))
    assert shown_ids(guest) == []
    guest.page.locator(".over .hide").click()
    final_sheet_is_right(guest)


def look_closely(guest: Visitor) -> None:
    assert overhang(guest.page.evaluate) <= 0
    assert shown_ids(guest) == []


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    guest = visit(**PHONE, locale="ru-RU", reduced_motion="reduce")
    sit_down(guest)
    assert play_on(guest, random.Random(2), after=lambda: look_closely(guest))
    guest.press(guest.page.locator(".over .hide"))
    final_sheet_is_right(guest)


@pytest.mark.parametrize("language", ["en-GB", "cs-CZ"])
def test_some_turns_by_touch_on_a_phone(visit: Visit, language: str) -> None:
    guest = visit(**PHONE, locale=language, reduced_motion="reduce")
    sit_down(guest)
    assert not play_on(guest, random.Random(2), 20, lambda: look_closely(guest))


def tab_to(guest: Visitor, inside: str) -> None:
    for _ in range(80):
        if guest.page.evaluate(f"document.activeElement.matches('{inside}')"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {inside}")


# How far the wanted thing is to the right of and below the one in focus.
AWAY = """(ref) => {
    const [from, to] = [document.activeElement, document.querySelector(`[data-ref="${ref}"][data-reachable]`)]
        .map((one) => one.getBoundingClientRect());
    return [to.x - from.x, to.y - from.y];
}"""
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


def choose_by_keys(guest: Visitor, ref: str, chance: random.Random) -> None:
    """Tab to the kind of thing, arrows to the thing, Enter."""
    kind = ref.partition(":")[0]
    tab_to(guest, f'[data-ref^="{kind}"][data-reachable]')
    for _ in range(80):
        if guest.page.evaluate("document.activeElement.dataset.ref") == ref:
            break
        guest.page.keyboard.press(towards(guest, ref, chance) if kind == "cell" else "ArrowRight")
    assert guest.page.evaluate("document.activeElement.dataset.ref") == ref
    if guest.page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "false":
        guest.page.keyboard.press("Enter")


def towards(guest: Visitor, ref: str, chance: random.Random) -> str:
    """Mostly straight on; now and then aside, where the straight way leads round a corner."""
    if chance.random() < 0.25:
        return chance.choice(ARROWS)
    right, down = guest.page.evaluate(AWAY, ref)
    if abs(right) > abs(down):
        return "ArrowRight" if right > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"


def test_decisions_on_the_board_by_the_keyboard_alone(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    sit_down(guest)
    chance = random.Random(3)
    made = 0
    while made < 25 and guest.asked() != "over":
        option = picked(guest, chance)
        number = int(guest.state["number"])
        for ref in wanted_refs(option):
            choose_by_keys(guest, ref, chance)
        if option["refs"]:
            tab_to(guest, ".dock .main")
        else:
            tab_to(guest, ".dock .choices button, .dock .main, .dock .more button")
        guest.page.keyboard.press("Enter")
        guest.until_moved(number)
        guest.settle()
        made += 1
    assert made == 25


def test_a_whole_game_by_the_list_of_moves(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    sit_down(guest)
    chance = random.Random(4)
    keys = guest.page.keyboard
    keys.press("m")
    items = guest.page.locator(".moves [data-item]")
    expect(items.first).to_be_focused()
    for _ in range(LONGEST):
        if guest.asked() == "over":
            return
        number = guest.state["number"]
        keys.press("ArrowDown")
        for _ in range(chance.randrange(min(10, items.count()))):
            keys.press("ArrowDown")
        keys.press("Enter")
        guest.until_moved(number)
    raise AssertionError("the game does not end")
