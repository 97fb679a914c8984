"""The generic board: a game without a page of its own is played by mouse, keys and touch from its declared layout.

The game is the tests' own (`tests.server.berries`), played in earnest; what it has not declared (a layout, zones
with components, refs, texts) is added to what the server sends.
"""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

Json = dict[str, Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def field(name: str, shape: str, by: str = "table", look: str = "everybody", *kinds: str) -> Json:
    return {"name": name, "kind": "zone", "by": by, "shape": shape, "kinds": list(kinds), "look": look}


FIELDS: list[Json] = [
    {"name": "round", "kind": "value", "by": "table", "shape": "value", "look": "everybody"},
    {"name": "score", "kind": "value", "by": "seat", "shape": "value", "look": "everybody"},
    field("deck", "pile", "table", "nobody", "card"),
    field("trump", "slot", "table", "everybody", "card"),
    field("market", "cells", "table", "everybody", "card"),
    field("discard", "pile", "table", "everybody", "card"),
    field("meadow", "pile", "place", "everybody", "token"),
    field("hands", "pile", "seat", "seat", "card"),
    field("dice", "faces", "seat", "everybody", "die"),
]
DISCARD = ["plum", "fig", "lime", "pear", "date", "kiwi", "rose hip", "sloe"]
REFS = {
    "done": ["card:cherry"],
    "pick 1": ["card:apple", "deck"],
    "pick 2": ["card:apple", "meadow:hill"],
    "grab": ["weather:rain"],
}
TEXTS = """
berries-name = Berries
berries-move = { $move }
berries-picked = { $name }: { $number }
berries-zone-hands = Hand
berries-zone-deck = Draw pile
berries-card-apple = Red apple
berries-card-apple-text = It keeps all winter.
berries-step-pick = Pick what you like.
"""


def laid_out(games: list[Json]) -> list[Json]:
    return [one | {"layout": {"fields": FIELDS}, "texts": True} if one["id"] == "berries" else one for one in games]


def dressed(frame: Json) -> Json:
    """A frame of the server with zones in its view, and refs in its options."""
    if frame["type"] != "state":
        return frame
    view = frame["view"]
    closed = {str(seat): 4 for seat in range(view["seats"])}
    view |= {
        "score": {str(seat): picked for seat, picked in enumerate(view["picked"])},
        "deck": 31,
        "trump": "quince",
        "market": {"0,0": "plum", "1,0": "card", "0,1": "medlar"},
        "discard": DISCARD,
        "meadow": {"hill": ["sheep", "sheep", "goat"], "valley": []},
        "hands": closed | {str(view["seat"]): ["apple", "cherry", "cherry", "7"]},
        "dice": {str(seat): {f"{seat}.d6": seat + 2} for seat in range(view["seats"])},
    }
    for option in frame["options"]:
        option["refs"] = REFS[option["notation"]]
    return frame


def sit_down(guest: Visitor, seats: int = 2) -> None:
    def list_games(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=laid_out(answer.json()))

    def play(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: page.send(json.dumps(dressed(json.loads(message)))))

    guest.context.route("**/api/games", list_games)
    guest.context.route("**/api/games/berries/text/*", lambda route: route.fulfill(body=TEXTS))
    guest.page.route_web_socket("**/socket", play)
    guest.sit_down(game="berries", seats=seats)
    expect(guest.page.locator(".board .area").first).to_be_visible()
    guest.asked()


def thing(guest: Visitor, ref: str) -> Locator:
    return guest.page.locator(f'[data-reachable][data-ref="{ref}"]')


def score(guest: Visitor) -> Locator:
    return guest.page.get_by_role("region", name="You").locator("dd").first


def test_zones_are_drawn_as_their_layout_says(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    board, page = guest.page.locator(".board .board"), guest.page
    expect(page.get_by_role("img", name="Draw pile: 31 face down")).to_have_count(0)  # it can be chosen
    expect(page.get_by_role("button", name="Draw pile: 31 face down")).to_be_visible()
    expect(board.get_by_role("group", name="Trump")).to_contain_text("Quince")
    expect(board.get_by_role("group", name="Market").get_by_role("img", name="Market: 1 face down")).to_be_visible()
    expect(board.get_by_role("group", name="Meadow: Hill")).to_contain_text("×2")
    expect(board.get_by_role("group", name="Meadow: Valley")).to_contain_text("Empty")
    # Of my hand I see the cards, in the dock; of the other how many there are.
    expect(guest.hand).to_contain_text("Red apple")
    expect(guest.hand).to_contain_text("×2")
    expect(board).not_to_contain_text("Red apple")
    expect(board.get_by_role("img", name="Hand: 4 face down")).to_have_count(1)
    expect(guest.dock).to_contain_text("Pick what you like.")


def test_a_long_open_pile_shows_its_top_until_it_is_opened(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    discard = guest.page.get_by_role("group", name="Discard")
    expect(discard).to_contain_text("Sloe")
    expect(discard).not_to_contain_text("Plum")
    discard.get_by_role("button", name="Show all 8").click()
    expect(discard).to_contain_text("Plum")


def test_a_move_is_chosen_on_the_table_by_mouse(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    expect(guest.main).to_have_attribute("aria-disabled", "true")
    thing(guest, "card:apple").click()
    expect(thing(guest, "card:apple")).to_have_attribute("aria-pressed", "true")
    thing(guest, "deck").click()
    expect(guest.main).to_contain_text("pick 1")
    # What does not go with it is let go, the rest stays.
    thing(guest, "meadow:hill").click()
    expect(guest.main).to_contain_text("pick 2")
    guest.main.click()
    expect(score(guest)).to_have_text("2")


def test_a_component_is_dragged_to_a_zone(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    thing(guest, "card:apple").hover()
    guest.page.mouse.down()
    thing(guest, "deck").hover()
    expect(guest.page.locator('[data-part="dragged"]')).to_be_visible()
    guest.page.mouse.up()
    expect(score(guest)).to_have_text("1")


def test_a_move_is_chosen_by_keys(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    thing(guest, "card:apple").focus()
    guest.page.keyboard.press("Enter")
    thing(guest, "deck").focus()
    guest.page.keyboard.press("Space")
    expect(guest.main).to_contain_text("pick 1")
    guest.main.focus()
    guest.page.keyboard.press("Enter")
    expect(score(guest)).to_have_text("1")


def test_arrows_go_between_the_cards(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    cards = guest.hand.locator("[data-reachable]")
    cards.first.focus()
    guest.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()


def test_a_move_is_chosen_by_touch_on_a_phone(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest)
    thing(guest, "card:apple").tap()
    thing(guest, "meadow:hill").tap()
    expect(guest.main).to_contain_text("pick 2")
    guest.main.tap()
    expect(score(guest)).to_have_text("2")
    wide = guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


def test_what_is_drawn_nowhere_is_a_button(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, seats=1)  # nobody else empties the bowl
    guest.page.get_by_role("group", name="Which move?").get_by_role("button", name="grab").click()
    expect(score(guest)).to_have_text("3")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("room", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_grave_is_found_by_axe(visit: Visit, scheme: str, room: Json) -> None:
    guest = visit(color_scheme=scheme, reduced_motion="reduce", **room)
    sit_down(guest)
    thing(guest, "card:apple").press("Enter")
    expect(thing(guest, "card:apple")).to_have_attribute("aria-pressed", "true")
    found = Axe().run(guest.page).response["violations"]
    grave = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
    assert [one for one, kind in zip(grave, found, strict=True) if kind["impact"] in ("serious", "critical")] == []
