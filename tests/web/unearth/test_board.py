"""Single things of the board: what is lit, previewed, dragged, opened and told."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.unearth.delver import choose, open_position, piece, play_notation, ring, view
from tests.web.visitor import Visitor

CENTRE = [
    {"ruin": "green-15", "stones": ["red", "blue"], "dice": {"0.d6a": 3, "1.d6a": 5, "1.d4": 1}},
    {"ruin": "peach-13", "stones": ["black"], "dice": {}},
    {"ruin": "blue-9", "stones": ["yellow"], "dice": {"1.d8": 8}},
    {"ruin": "purple-17", "stones": [], "dice": {}},
]
ALMOST = {"stones": {"0": ring((0, 0), "red", "red", "red", "blue", "blue")}}
LAID_OUT = ["palace-of-relics", "temple-of-clarity", "underground-library", "temple-of-fate"]


def placing(guest: Visitor, stone: str, **given: object) -> None:
    """Seat 0 has rolled a 2 and is about to place the stone it took."""
    roll = {"die": "0.d6a", "place": 1, "natural": 2, "value": 2}
    centre = [{**CENTRE[0], "dice": {"0.d6a": 2}}, *CENTRE[1:]]
    open_position(
        guest,
        centre=centre,
        step="cell",
        to_move=[0],
        roll=roll,
        stone=stone,
        laid_out=LAID_OUT,
        **{**ALMOST, **given},
    )


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(guest: Visitor, thing: Locator, target: Locator) -> None:
    mouse = guest.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    x, y = middle(target)
    mouse.move(x - 30, y - 10)
    mouse.move(x, y, steps=4)
    mouse.up()


def test_every_ruin_tells_its_sum_its_dice_and_its_stones(visit: Visit) -> None:
    guest = visit()
    open_position(guest, centre=CENTRE)
    forest = piece(guest, "ruin:green-15")
    expect(forest).to_have_attribute("aria-label", re.compile("Forest 15, 9 of 15 dug. Stones: red, blue. Dice: "))
    card = guest.page.locator('[data-place="green-15"]')
    expect(card).to_contain_text("9 of 15")
    expect(card.locator(".lying")).to_have_count(3)
    # Blue has the highest die there.
    leader = card.locator(".lying:has(.crown)")
    expect(leader).to_have_attribute("data-ref", "die:1.d6a")


def test_a_chosen_die_and_ruin_say_their_odds(visit: Visit) -> None:
    guest = visit()
    open_position(guest, centre=CENTRE)
    choose(guest, "die:0.d8")
    choose(guest, "ruin:green-15")
    said = guest.page.locator("#dock-sentence")
    expect(said).to_contain_text("9 of 15 dug. 6 or more completes it: 3 in 8.")
    expect(guest.main).to_have_text("Roll d8 on Forest 15")
    # Another ruin keeps the die.
    choose(guest, "ruin:blue-9")
    expect(guest.main).to_have_text("Roll d8 on Islands 9")
    expect(said).to_contain_text("Any roll completes it.")
    expect(said).to_contain_text("But not for you.")


def test_a_die_can_be_pulled_to_a_ruin(visit: Visit) -> None:
    guest = visit()
    open_position(guest, centre=CENTRE)
    drag(guest, piece(guest, "die:0.d4"), piece(guest, "ruin:purple-17"))
    guest.until_moved(0)
    rolled = [
        event for news in guest.state["news"] for event in news["events"] if event["kind"] == "unearth-rolled"
    ]
    assert rolled[0]["facts"]["die"] == "0.d4"
    assert rolled[0]["facts"]["ruin"] == "purple-17"


def test_dice_tumble_where_motion_is_welcome_and_a_click_ends_it(visit: Visit) -> None:
    watch = """() => {
        window.tumbled = 0;
        new MutationObserver(() => { window.tumbled += document.querySelectorAll('.tumbling').length; })
            .observe(document.body, { subtree: true, attributes: true, childList: true });
    }"""
    endless = """
        const later = window.setTimeout;
        window.setTimeout = (act, time, ...rest) => later(act, time === 360 ? 1e8 : time, ...rest);
    """
    for motion, moved in (("no-preference", True), ("reduce", False)):
        guest = visit(reduced_motion=motion)
        guest.page.add_init_script(endless)  # or it might end by itself before the click
        open_position(guest, centre=CENTRE)
        guest.page.evaluate(watch)
        choose(guest, "die:0.d8")
        choose(guest, "ruin:purple-17")
        guest.main.click()
        guest.until_moved(0)
        guest.settle()
        tumbling = guest.page.locator(".tumbling")
        if moved:
            expect(tumbling).not_to_have_count(0)
        guest.page.mouse.click(4, 400)
        expect(tumbling).to_have_count(0)
        assert (guest.page.evaluate("tumbled") > 0) == moved


def test_places_for_a_stone_are_lit_and_show_the_ring_they_close(visit: Visit) -> None:
    guest = visit()
    placing(guest, "blue")
    lit = guest.page.locator('[data-part="field"] [data-ref^="cell:"]')
    expect(lit).to_have_count(len(guest.state["options"]))
    promise = guest.page.locator(".promise")
    piece(guest, "cell:2,-2").hover()
    expect(promise).to_have_text("Closes no ring yet.")
    piece(guest, "cell:0,-1").hover()
    expect(guest.page.locator(".closing")).to_have_count(1)
    expect(promise).to_contain_text("Closes a ring.")
    for wonder in ("Palace of Relics", "Underground Library", "Lesser Wonder"):
        expect(promise).to_contain_text(wonder)
    expect(promise).not_to_contain_text("Temple of Clarity")
    # The same wonders are marked above.
    expect(guest.page.locator('[data-part="wonders"] .promised')).to_have_count(3)


def test_a_stone_can_be_pulled_to_its_place_and_its_ring_is_built(visit: Visit) -> None:
    guest = visit()
    placing(guest, "blue")
    drag(guest, guest.page.locator('[data-part="field"] .hold'), piece(guest, "cell:0,-1"))
    guest.until_moved(0)
    guest.asked()
    assert view(guest)["step"] == "wonder"
    expect(guest.page.locator('[data-part="field"]')).to_have_count(0)
    choose(guest, "wonder:palace-of-relics")
    expect(guest.main).to_have_text("Build Palace of Relics")
    play_notation(guest, "build palace-of-relics")
    assert view(guest)["wonders"]["0"]["0,0"] == "palace-of-relics"


def test_places_are_walked_by_the_arrow_keys(visit: Visit) -> None:
    guest = visit()
    placing(guest, "blue")
    piece(guest, "cell:-1,-1").focus()
    walked = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"):
        guest.page.keyboard.press(key)
        walked.add(guest.page.evaluate("document.activeElement.dataset.ref"))
    assert len(walked) >= 4
    assert all(ref.startswith("cell:") for ref in walked)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator('[data-ref^="cell:"][aria-pressed="true"]')).to_have_count(1)
    expect(guest.main).to_have_attribute("aria-disabled", "false")


def test_a_large_field_can_be_pulled_zoomed_and_fitted_again(visit: Visit) -> None:
    guest = visit()
    placing(guest, "blue")
    field = guest.page.locator('[data-part="field"] svg.hexes')
    fitted = field.get_attribute("viewBox")
    x, y = middle(field)
    guest.page.mouse.move(x - 300, y + 120)
    guest.page.mouse.wheel(0, -200)
    zoomed = field.get_attribute("viewBox")
    assert zoomed != fitted
    guest.page.mouse.down()
    guest.page.mouse.move(x - 200, y + 60, steps=5)
    guest.page.mouse.up()
    assert field.get_attribute("viewBox") != zoomed
    assert guest.page.locator('[data-ref^="cell:"][aria-pressed="true"]').count() == 0
    guest.button("Show all").click()
    expect(field).to_have_attribute("viewBox", str(fitted))


def test_the_fields_of_others_open(visit: Visit) -> None:
    guest = visit()
    open_position(
        guest, centre=CENTRE, stones={"1": ring((0, 0), "red", "blue")}, claimed={"1": ["gray-9", "gray-11"]}
    )
    guest.page.locator('[data-field="1"]').get_by_role("button").click()
    sheet = guest.page.locator('[data-part="field"]')
    expect(sheet.locator("svg.hexes .stone")).to_have_count(2)
    expect(sheet.get_by_role("img", name="Caverns 11, Caverns 9: 6 points")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_points_so_far_are_told_line_by_line_and_only_mine(visit: Visit) -> None:
    guest = visit()
    claimed = {"0": ["gray-9", "gray-11", "peach-9"], "1": ["green-9"]}
    open_position(guest, centre=CENTRE, claimed=claimed, hidden={"0": ["gray-13"], "1": ["green-11"]})
    guest.button("Points so far").click()
    sheet = guest.page.get_by_role("dialog", name="Points line by line")
    expect(sheet.get_by_role("row", name=re.compile("Caverns"))).to_contain_text("12")
    expect(sheet.get_by_role("row", name=re.compile("Total"))).to_contain_text("14")
    expect(sheet).to_contain_text("Of the others only what everybody can count")
    other = sheet.get_by_role("listitem")
    expect(other).to_contain_text("2")
    expect(other).not_to_contain_text("6")


def test_a_die_rolled_again_out_of_turn_asks_its_owner(visit: Visit) -> None:
    guest = visit()
    roll = {"die": "0.d6a", "kind": "reroll", "place": 1, "natural": 3, "value": 3}
    open_position(guest, centre=CENTRE, active=1, step="stone", to_move=[0], roll=roll)
    tray = guest.page.locator('[data-part="roll"]')
    expect(tray).to_contain_text("Your die was rolled again: you decide.")
    expect(guest.page.locator("#dock-sentence")).to_have_text(
        "Your die was rolled again. Choose a stone of the ruin."
    )
    expect(tray.locator('[data-ref^="stone:"]')).to_have_count(2)
    # The stone on the card itself can be taken as well.
    guest.page.locator('[data-place="green-15"] .stone[data-state="can"]').first.click()
    expect(guest.main).to_have_text(re.compile("Take the (red|blue) stone"))
    guest.main.click()
    guest.until_moved(0)
    assert len(view(guest)["stones"]["0"]) == 1


def test_a_card_says_what_it_does_and_takes_a_die_that_lies(visit: Visit) -> None:
    guest = visit()
    open_position(guest, centre=CENTRE, hands={"0": ["new-discovery", "forlorn", "forlorn"], "1": []})
    expect(piece(guest, "card:forlorn")).to_contain_text("×2")
    choose(guest, "card:new-discovery")
    expect(guest.page.locator("#dock-sentence")).to_have_text("One die on a ruin gets +2.")
    play_notation(guest, "play new-discovery")
    lying = guest.page.locator(".lying[data-reachable]")
    expect(lying).to_have_count(4)
    guest.page.get_by_role("tab", name="Moves").click()
    listed = guest.drawer.get_by_role("button", name=re.compile("^A New Discovery: d"))
    expect(listed).to_have_count(4)
    expect(listed.filter(has_text="(Bot · Sharp)")).to_have_count(3)
    choose(guest, "die:0.d6a")
    expect(guest.main).to_have_text(re.compile(r"A New Discovery: .+, d6 showing 3"))


def test_what_is_forbidden_says_why(visit: Visit) -> None:
    guest = visit()
    bare = [{**one, "dice": {}} for one in CENTRE]
    open_position(guest, centre=bare, hands={"0": ["restoration", "ancient-map"], "1": []})
    forbidden = guest.page.locator('[data-ref="card:restoration"]')
    expect(forbidden).to_have_attribute("aria-disabled", "true")
    forbidden.click(force=True)
    expect(guest.page.get_by_role("alert")).to_contain_text("needs a die of yours on a ruin")


def test_a_wonder_can_be_read(visit: Visit) -> None:
    guest = visit()
    open_position(guest, centre=CENTRE, laid_out=LAID_OUT)
    guest.page.locator('[data-ref="wonder:underground-library"]').click()
    wonder = guest.page.get_by_role("dialog", name="A wonder")
    expect(wonder).to_contain_text("you may draw two and keep one")
    guest.page.keyboard.press("Escape")
    expect(wonder).to_have_count(0)


def test_the_event_in_force_is_shown(visit: Visit) -> None:
    guest = visit()
    open_position(guest, centre=CENTRE[:3], ruin_deck=[], age="gathering")
    expect(guest.page.locator(".event")).to_contain_text("The Gathering")
    expect(guest.page.locator(".event")).to_contain_text("every roll gets −1")
    choose(guest, "die:0.d8")
    choose(guest, "ruin:green-15")
    # Of 8 faces only 7 and 8 are still 6 or more.
    expect(guest.page.locator("#dock-sentence")).to_contain_text("7 or more completes it: 2 in 8.")
