"""A guest plays a whole game alone by mouse; the score card tells the result."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.rolling_realms.roller import LONGEST, act, lit, mine, scores, sit_down, stars
from tests.web.visitor import Visitor


def test_a_whole_game_by_mouse_ends_with_the_score_card(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    sit_down(guest)
    for number in range(LONGEST):
        if not act(guest, number // 2):
            break
    page = guest.page
    total = stars(scores(guest)["total"])
    card = page.get_by_role("article", name="Score card")
    expect(card.locator(".total").first).to_have_text(total)
    rating = guest.state["facts"]["rating"]
    expect(page.get_by_role("heading", name=f"{total} stars, rating {rating} of 5")).to_be_visible()
    expect(page.get_by_text("You win!")).to_have_count(0)
    expect(card.get_by_text(f"Rating: {rating} of 5")).to_be_visible()
    for finished in scores(guest)["rounds"]:
        expect(card.get_by_text(stars(finished), exact=True).first).to_be_visible()
    shared = card.locator("pre")
    expect(shared).to_contain_text(f"Rolling Realms: {total}")
    lines = shared.inner_text().splitlines()
    assert [line.count("★") for line in lines[1:]] == [sum(one["stars"]) for one in mine(guest)["rounds"]]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.button("Copy the result").click()
    expect(guest.button("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == shared.inner_text()
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def die(guest: Visitor, number: int) -> str:
    return f'[data-ref="die:{number}"]'


def places(guest: Visitor, number: int) -> set[str]:
    """Where the house lets a die go."""
    return {
        ref
        for option in guest.state["options"]
        if f"die:{number}" in option["refs"]
        for ref in option["refs"]
        if ref.startswith("cell:")
    }


def ways(guest: Visitor, cell: str) -> list[str]:
    """What the first die can do at a place."""
    options = guest.state["options"]
    return [one["notation"] for one in options if "die:1" in one["refs"] and cell in one["refs"]]


def shown(guest: Visitor) -> set[str]:
    return set(lit(guest).evaluate_all("all => all.map((one) => one.dataset.ref)"))


def test_only_places_for_the_chosen_die_light_up(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    for number in (2, 1):
        guest.page.locator(die(guest, number)).click()
        expect(guest.page.locator(die(guest, number))).to_have_attribute("aria-pressed", "true")
        assert shown(guest) == places(guest, number)


def test_a_die_is_dragged_to_a_place_and_taken_back(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    page = guest.page
    page.locator(die(guest, 1)).click()
    cell = next(ref for ref in sorted(places(guest, 1)) if len(ways(guest, ref)) == 1)
    page.locator(die(guest, 1)).drag_to(page.locator(f'[data-ref="{cell}"]'))
    guest.until_moved(0)
    realm, place = cell.removeprefix("cell:").split(".")
    assert place in mine(guest)["sheets"][realm]
    expect(page.locator(die(guest, 1))).to_have_attribute("aria-label", re.compile("in "))
    guest.button("Undo", exact=True).click()
    guest.until(lambda: not mine(guest)["sheets"].get(realm))
    expect(page.locator(f'{die(guest, 1)}[role="button"]')).to_be_visible()


def paying(guest: Visitor) -> tuple[str, str] | None:
    """A die and a place where it brings a heart, with one way to use it."""
    for option in guest.state["options"]:
        cells = [ref for ref in option["refs"] if ref.startswith("cell:")]
        if len(cells) == 1 and option["arguments"]["hearts"] == 1 and "die:1" in option["refs"]:
            if len(ways(guest, cells[0])) == 1:
                return "die:1", cells[0]
    return None


def test_a_gain_is_shown_before_it_is_taken(visit: Visit) -> None:
    found = None
    for _ in range(40):
        guest = visit()
        sit_down(guest)
        found = paying(guest)
        if found is not None:
            break
        guest.page.close()
    assert found is not None
    page, (taken, cell) = guest.page, found
    page.locator(f'[data-ref="{taken}"]').click()
    page.locator(f'[data-ref="{cell}"]').click(force=True)
    expect(guest.dock.locator("#dock-sentence")).to_contain_text("one heart")
    page.locator(f'[data-ref="{cell}"]').click(force=True)
    guest.until_moved(0)
    assert mine(guest)["resources"]["heart"]["gained"] == 1
    expect(page.get_by_role("img", name="Hearts: 1 to spend, 1 gained this round")).to_be_visible()
