"""At a table of Yami: a base, a whirlpool, giving up, proposals between two browsers, words and keys."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from ludarium.core.match import Match
from ludarium.core.record import Seed
from ludarium.core.rng import Rng
from ludarium.core.text import sealed_names
from ludarium.games.yami.campaign.game import CAMPAIGN
from ludarium.games.yami.game import GAME
from ludarium.testing.campaigns import sealed_sentences
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations
from tests.web.visitor import Json, Visitor
from tests.web.yami.keeper import (
    PHONE,
    confirm,
    grid,
    lay,
    open_match,
    open_position,
    play_card,
    sit_down,
    until_view,
    view,
)

PLACING: Json = {
    "step": "place",
    "tricks": [{"cards": {"0": "r3", "1": "r1", "2": "r2"}, "led": 0, "won": 0, "tile": "r3"}],
}


def test_a_base_is_used_before_the_trick(visit: Visit) -> None:
    guest = visit()
    hands = {"0": ["b3", "r1"], "1": ["g4", "b1"], "2": ["p7", "g1"]}
    open_position(guest, options={"mission": "1", "mirror": "on", "power": "1"}, hands=hands)
    base = guest.page.locator('[data-part="bases"] .base')
    expect(base).to_have_accessible_name(re.compile("^Moon Mirror: 2 of 2"))
    guest.press(guest.page.locator('[data-ref="colour:blue"]'))
    confirm(guest, "mouse")
    until_view(guest, lambda seen: seen["trump"] == "blue")
    expect(base).to_have_accessible_name(re.compile("^Moon Mirror: 1 of 2"))
    play_card(guest, "b3", "mouse")
    until_view(guest, lambda seen: seen["tricks"] != [])


POWERS: Json = {
    "round": 2,
    "hands": {"0": ["b3", "r5"], "1": ["g4", "b1"], "2": ["p7", "g3"]},
    "placed": {"r3": {"cell": "34", "turn": "a", "owner": 0}},
}
SECOND: Json = {"cards": {"0": "g5", "1": "g1", "2": "g2"}, "led": 0, "won": 0}


def test_beside_the_colours_of_a_base_the_rounds_are_in_sight(visit: Visit) -> None:
    guest = visit()
    options = {"mission": "1", "mirror": "on", "power": "1"}
    open_position(guest, options=options, tricks=PLACING["tricks"], **POWERS)
    expect(guest.page.locator('[data-ref="colour:blue"]')).to_be_in_viewport(ratio=1)
    expect(guest.button("All tricks")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [False, True])
def test_a_base_moves_a_tile_that_lies_while_another_is_at_hand(visit: Visit, phone: bool) -> None:
    guest = visit(**PHONE) if phone else visit()
    tricks = [*PLACING["tricks"], {**SECOND, "tile": "g5"}]
    open_position(
        guest, options={"mission": "1", "perch": "on", "power": "1"}, step="place", tricks=tricks, **POWERS
    )
    if phone:
        guest.press(guest.page.locator(".chips").get_by_role("button", name="Power"))
    guest.press(guest.page.get_by_role("button", name=re.compile("^Feather Perch: 2 of 2")))
    guest.press(guest.page.locator('[data-act="use-base"]'))
    lying = guest.page.locator('.grid [data-ref="tile:r3"]')
    expect(lying).to_have_attribute("data-state", "can")
    guest.press(lying)
    expect(guest.main).to_contain_text("Feather Perch: move the red tile 3")
    confirm(guest, "mouse")
    until_view(guest, lambda seen: seen["step"] == "put" and seen["lifted"] == "r3")
    if not phone:
        lay(guest, "74 75 76", 0, "mouse")
        until_view(guest, lambda seen: seen["placed"]["r3"]["cell"] == "74" and seen["step"] == "place")


def test_a_base_takes_the_tile_of_another_card_of_the_trick(visit: Visit) -> None:
    guest = visit()
    tricks = [*PLACING["tricks"], SECOND]
    open_position(guest, options={"mission": "1", "mask": "on", "power": "1"}, step="take", tricks=tricks, **POWERS)
    card = guest.page.locator('[data-part="trick"] [data-ref="tile:g2"]')
    expect(card).to_have_attribute("data-state", "can")
    guest.press(card)
    expect(guest.main).to_contain_text("Twin Mask: take the green tile 2")
    confirm(guest, "mouse")
    until_view(guest, lambda seen: seen["step"] == "place" and seen["taken"] == "g2")


def test_a_base_is_never_the_first_thing_to_do(visit: Visit) -> None:
    """Whoever leads is asked for a card; the shell is used beside the board."""
    guest = visit()
    hands = {"0": ["b3", "r1"], "1": ["g4", "b1"], "2": ["p7", "g1"]}
    open_position(guest, options={"mission": "1", "shell": "on", "power": "1"}, hands=hands)
    expect(guest.main).to_have_attribute("aria-disabled", "true")
    guest.press(guest.page.get_by_role("button", name=re.compile("^Listening Shell: 1 of 1")))
    guest.press(guest.page.locator('[data-act="use-base"]'))
    until_view(guest, lambda seen: seen["step"] == "show")


def test_on_a_phone_the_automas_cards_come_to_the_dock(visit: Visit) -> None:
    guest = visit(**PHONE)
    match = Match.new(GAME, 2, {"first": "0"}, seed=1)
    greedy = GAME.bots()["greedy"]
    while match.state.to_move() != [0] or match.view(match.state, 0).step != "automa":
        seat = match.state.turn
        match.play(seat, greedy(Rng.of(seat)).choose(match.view(match.state, seat), match.state.moves(seat)))
    open_match(guest, match, {"first": "0"}, Seed(key=Rng.of(1).key.hex()))
    number = int(guest.state["number"])
    guest.press(guest.dock.locator('[data-part="automa"] [data-state="can"]').first)
    confirm(guest, "finger")
    guest.until_moved(number)


def test_a_whirlpool_costs_everybody_a_card_that_nobody_else_sees(visit: Visit) -> None:
    guest = visit()
    open_position(
        guest,
        options={"mission": "15"},
        pawns={"1": "0.pawn"},
        hands={"0": ["g2", "g3"], "1": ["g4", "p5"], "2": ["r6", "r7"]},
        step="place",
        tricks=[{"cards": {"0": "o1", "1": "p1", "2": "p2"}, "led": 0, "won": 0, "tile": "o1"}],
    )
    lay(guest, "34", 0, "mouse")
    expect(guest.page.locator("#dock-sentence")).to_contain_text("Discard a card for the whirlpool.")
    play_card(guest, "g2", "mouse")
    until_view(guest, lambda seen: seen["step"] == "lead")
    assert view(guest)["discards"] == {"0": ["g2"], "1": 1, "2": 1}
    expect(guest.hand.locator('[data-ref="card:g2"]')).to_have_count(0)


def sit_together(ada: Visitor, bob: Visitor) -> None:
    table = ada.sit_down(game="yami", seats=2, options={"first": "0"}, start=False)
    bob.open(f"/t/{table}")
    bob.press(bob.button("Take a seat"))
    expect(ada.button("Start the game")).to_be_visible()
    ada.press(ada.button("Start the game"))
    for one in (ada, bob):
        expect(grid(one)).to_be_visible()
        until_view(one, lambda seen: bool(seen["hands"]))


def test_one_voice_against_giving_up_is_enough_to_play_on(visit: Visit) -> None:
    ada, bob = visit(), visit()
    sit_together(ada, bob)
    giving_up = ada.dock.get_by_role("button", name="Give up")
    ada.press(giving_up)
    bob.press(bob.dock.locator(".choices").get_by_role("button", name="Play on"))
    until_view(ada, lambda seen: seen["step"] == "lead")
    expect(giving_up).to_have_count(0)  # at most one vote in a round
    assert view(ada)["result"] is None


def test_a_mission_is_given_up_when_all_agree(visit: Visit) -> None:
    ada, bob = visit(), visit()
    sit_together(ada, bob)
    bob.press(bob.dock.get_by_role("button", name="Give up"))
    ada.press(ada.dock.locator(".choices").get_by_role("button", name="Give up"))
    for one in (ada, bob):
        expect(one.page.locator('[data-part="end"]')).to_be_visible()
        until_view(one, lambda seen: seen["result"] is not None)
        assert view(one)["result"]["winners"] == []


def test_two_browsers_discuss_a_placement_and_see_no_other_hand(visit: Visit) -> None:
    ada, bob = visit(), visit()
    sit_together(ada, bob)
    people = (ada, bob)
    hands = [set(view(one)["hands"][str(seat)]) for seat, one in enumerate(people)]
    asked, other = play_until_placing(ada, bob)
    expect(other.main).to_contain_text("Waiting")
    propose_first(other)
    proposals = asked.page.get_by_role("list", name="Proposals").get_by_role("listitem")
    expect(proposals).to_have_text(re.compile(r"at row \d+, column \d+ \((not turned|turned)"))
    expect(asked.page.locator(".grid .ghost")).to_have_count(1)
    asked.press(asked.page.get_by_role("button", name=re.compile("^Agree with")))
    expect(other.page.get_by_text("Agreed:")).to_be_visible()
    assert view(asked)["placed"] == {}
    asked.press(asked.button("Do this"))
    for one in people:
        until_view(one, lambda seen: len(seen["placed"]) == 1)
        expect(one.page.locator(".grid .ghost")).to_have_count(0)
    played = {card for trick in view(ada)["tricks"] for card in trick["cards"].values()}
    for seat, one in enumerate(people):
        secret = hands[1 - seat] - played
        assert secret
        assert [frame for frame in one.frames if names_a_card(frame, secret)] == []
        text = "".join(one.frames)
        for name in sealed_names(CAMPAIGN.package):
            assert [said for said in sealed_sentences(CAMPAIGN.package, name) if said in text] == []
    for state in ada.states:
        assert isinstance(state["view"]["hands"]["1"], int)


def play_until_placing(ada: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """Who is to place the first tile, and who may propose where."""
    people = (ada, bob)
    while view(ada)["step"] != "place":
        asked = people[ada.state["waiting"][0]]
        number = asked.state["number"]
        asked.press(asked.page.locator('[data-ref][data-state="can"]').first, position={"x": 12, "y": 40})
        confirm(asked, "mouse")
        for one in people:
            one.until_moved(number)
    until_view(bob, lambda seen: seen["step"] == "place")
    return (ada, bob) if ada.state["waiting"] == [0] else (bob, ada)


def propose_first(guest: Visitor) -> None:
    guest.press(guest.dock.locator(".count"))
    guest.press(guest.drawer.locator('[data-notation^="place "]').first)


def test_on_a_phone_a_proposal_comes_over_the_hand_and_the_board_stays_as_it_is(visit: Visit) -> None:
    ada, bob = visit(**PHONE), visit(**PHONE)
    sit_together(ada, bob)
    for one in (ada, bob):
        one.press(one.button("Got it"))  # what is new in the mission
    asked, other = play_until_placing(ada, bob)
    asked.settle()
    places = [asked.page.locator(one) for one in (".grid", ".chips", '[data-part="tile-at-hand"]', ".acts")]
    before = [place.bounding_box() for place in places]
    propose_first(other)
    proposals = asked.page.get_by_role("list", name="Proposals")
    expect(proposals.get_by_role("listitem")).to_have_count(1)
    assert [place.bounding_box() for place in places] == before
    assert not any(overlap(proposals, place) for place in places)
    asked.press(asked.button("Do this"))
    until_view(asked, lambda seen: len(seen["placed"]) == 1)


def overlap(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    beside = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    above = first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]
    return not (beside or above)


def names_a_card(frame: str, cards: set[str]) -> bool:
    """Whether a frame says anything of these cards; tiles have the same names, but never under these words."""
    named = re.findall(r'(?:card:|yami-card-|"(?:play|cast|show|discard) |"cards?": ?")(\w\d)', frame)
    return not cards.isdisjoint(named)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en-GB", r"row \d+, column \d+ \("),
        ("ru-RU", r"клетка в ряду \d+, столбце \d+ \("),
        ("cs-CZ", r"políčko v řádku \d+, sloupci \d+ \("),
    ],
)
def test_a_hint_is_said_in_words_and_marks_every_cell(visit: Visit, language: str, words: str) -> None:
    guest = visit(locale=language)
    guest.context.route_web_socket("**/socket", advise)
    open_position(guest, **PLACING)
    expect(grid(guest)).to_have_attribute("role", "application")
    guest.page.keyboard.press("h")
    expect(guest.page.locator(".grid rect.hint")).to_have_count(3)
    expect(guest.page.locator("#dock-sentence")).to_contain_text(re.compile(words))


def advise(socket: WebSocketRoute) -> None:
    """The house advises at once where to lay the tile: its bot may think for long on a busy machine."""
    house = socket.connect_to_server()
    move = GAME.parse("place 54 b")
    said = {"move": move, "notation": "place 54 b", "label": "yami-move-place", "refs": ["cell:54"]}
    option = {**said, "arguments": {"tile": "yami-tile-r3", "cell": "54", "turn": "b"}}

    def pass_on(message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["type"] == "hint":
            hint = {"moves": [move], "options": [option], "reason": "", "arguments": {}}
            socket.send(json.dumps({"type": "hint", "id": asked["id"], **hint}))
        else:
            house.send(message)

    socket.on_message(pass_on)


def test_a_hint_that_takes_long_is_dropped_by_a_move(visit: Visit) -> None:
    guest = visit()
    asked: list[int] = []
    pages: list[WebSocketRoute] = []
    guest.context.route_web_socket("**/socket", lambda socket: keep_hints(socket, asked, pages))
    open_position(guest, hands={"0": ["r3", "b3"], "1": ["r1", "g4"], "2": ["r2", "g5"]})
    guest.asked()
    options = guest.state["options"][:1]
    guest.page.keyboard.press("h")
    sentence, hint = guest.page.locator("#dock-sentence"), guest.button("Hint")
    expect(sentence).to_contain_text("A bot is thinking")
    expect(hint).to_have_attribute("aria-busy", "true")
    guest.page.keyboard.press("h")  # it thinks already
    assert len(asked) == 1
    play_card(guest, "r3", "mouse")
    until_view(guest, lambda seen: seen["step"] == "place")
    expect(hint).to_have_attribute("aria-busy", "false")
    late = {"id": asked[0], "moves": [options[0]["move"]], "options": options, "reason": "", "arguments": {}}
    pages[0].send(json.dumps({"type": "hint", **late}))
    guest.page.keyboard.press("h")
    expect(sentence).to_contain_text("A bot is thinking")
    assert len(asked) == 2
    expect(guest.page.locator(".lines").get_by_role("alert")).to_have_count(0)


def keep_hints(socket: WebSocketRoute, asked: list[int], pages: list[WebSocketRoute]) -> None:
    """The house never hears that a hint is wanted."""
    house = socket.connect_to_server()
    pages.append(socket)

    def pass_on(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "hint":
            asked.append(frame["id"])
        else:
            house.send(message)

    socket.on_message(pass_on)


def test_tab_goes_from_the_board_to_the_tile_and_then_to_the_buttons(visit: Visit) -> None:
    guest = visit()
    open_position(guest, **PLACING)
    expect(grid(guest)).to_have_attribute("role", "application")
    guest.page.keyboard.press("Escape")
    guest.page.locator("a, button").first.focus()  # Tab goes on from where the focus was last
    stops = list(tab_stops(guest))
    wanted = ["grid", "turn", "flip", "main"]
    assert [one for one in stops if one in wanted] == wanted
    assert stops.index("grid") > 0, "the top bar comes first"


def tab_stops(guest: Visitor) -> Iterator[str]:
    """What Tab leads to, once around the page."""
    for number in range(200):
        guest.page.keyboard.press("Tab")
        where = guest.page.evaluate(FOCUSED, number)
        if where is None or where["was"]:
            return
        yield where["name"]


FOCUSED = """(number) => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const was = one.dataset.stop !== undefined;
    one.dataset.stop = String(number);
    return { was, name: one.dataset.act ?? one.dataset.part ?? one.dataset.ref ?? one.textContent.trim() };
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_end_of_a_mission(visit: Visit, theme: str) -> None:
    guest = visit(color_scheme=theme, reduced_motion="reduce")
    sit_down(guest)
    guest.press(guest.dock.get_by_role("button", name="Give up"))
    expect(guest.page.locator('[data-part="end"]')).to_be_visible()
    assert violations(guest) == []
