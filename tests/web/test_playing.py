"""A guest plays whole games: by mouse, and by keyboard alone."""

import random
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.visitor import LONGEST


def test_a_guest_plays_a_whole_game_by_mouse_and_plays_on_from_its_replay(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.open()
    guest.button("Change", exact=True).click()
    page.get_by_label("Opponents").select_option("1")
    guest.button("Play now against bots").click()
    guest.finish()

    over = page.get_by_role("region", name=re.compile("win"))
    expect(over).to_be_visible()
    expect(over.get_by_text("Shuffle verified")).to_be_visible()
    result = guest.state["view"]["result"]
    for score in result["scores"]:
        expect(over.get_by_role("listitem").filter(has_text=str(score)).first).to_be_visible()

    over.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("The beginning.").first).to_be_visible()
    guest.button("Forward one move").click()
    expect(page.get_by_text(re.compile(r"^Move \d+ of \d+\.$"))).to_be_visible()
    guest.button("Last move").click()
    count = page.get_by_role("slider", name="Move").get_attribute("max")
    expect(page.get_by_text(f"Move {count} of {count}.")).to_be_visible()
    guest.button("First move").click()
    guest.button("Forward one move").click()
    guest.button("Forward one move").click()
    finished = guest.table
    guest.button("Play on from here").click()
    page.wait_for_url(lambda url: finished not in url)
    assert guest.turn()
    assert guest.turn()
    expect(page.get_by_role("heading", name=re.compile("win"))).to_have_count(0)


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.tagName"))


def test_a_guest_plays_a_whole_game_by_keyboard_through_the_list_of_moves(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    page, keys = guest.page, guest.page.keyboard
    chance = random.Random(5)
    guest.open()
    expect(guest.button("Play now against bots")).to_be_enabled()
    tab_to(page, "Change")
    keys.press("Enter")
    tab_to(page, "Opponents")
    keys.press("ArrowUp")
    expect(page.get_by_label("Opponents")).to_have_value("2")
    for _ in range(20):
        keys.press("Shift+Tab")
        if "Play now" in str(page.evaluate("document.activeElement.textContent")):
            break
    keys.press("Enter")
    guest.asked()
    keys.press("m")
    items = page.locator(".moves [data-item]")
    expect(items.first).to_be_focused()
    for _ in range(LONGEST):
        if guest.asked() == "over":
            break
        assert focused(page) != "BODY"
        number = guest.state["number"]
        keys.press("ArrowDown")
        for _ in range(chance.randrange(min(12, items.count()))):
            keys.press("ArrowDown")
        assert page.evaluate("document.activeElement.matches('.moves [data-item]')")
        keys.press("Enter")
        assert focused(page) != "BODY"
        guest.until_moved(number)
    else:
        raise AssertionError("the game does not end")
    expect(page.get_by_role("region", name=re.compile("win"))).to_be_visible()
    assert focused(page) != "BODY"


def tab_to(page: Page, name: str) -> None:
    """Tab until the focus is on what is called so."""
    for _ in range(60):
        page.keyboard.press("Tab")
        label = page.evaluate(
            "(() => { const one = document.activeElement;"
            " return one.labels?.[0]?.textContent ?? one.textContent; })()"
        )
        if str(label).strip().startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")
