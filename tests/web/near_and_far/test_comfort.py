"""What makes a table of Near and Far easy to play at: ways in one gesture, rooms to look into, odds at a glance."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def set_out(guest: Visitor) -> None:
    """At the position of the lesson, without the lesson: a team of two, a pack bird, three steps to go."""
    guest.open("/learn/near_and_far")
    guest.press(guest.button("Skip the lesson"))
    expect(guest.page.locator('[data-part="map"]')).to_be_visible()


def space(guest: Visitor, name: str) -> Locator:
    return guest.page.locator(f'[data-ref="space:{name}"]')


def stands(guest: Visitor, place: str, step: str) -> None:
    guest.until(lambda: bool((guest.state["view"]["places"]["0"], guest.state["view"]["step"]) == (place, step)))


def test_a_way_of_several_steps_is_one_gesture(visit: Visit) -> None:
    guest = visit()
    set_out(guest)
    guest.button("Wander").click()
    stands(guest, "town", "move")
    began = int(guest.state["number"])
    expect(space(guest, "n05")).to_have_attribute("data-state", "can")
    space(guest, "n05").click()
    expect(guest.dock.get_by_text("Steps: 2, hearts: 1.")).to_be_visible()
    expect(guest.main).to_have_text("Go to space 5")
    space(guest, "n05").click()
    stands(guest, "n05", "move")
    assert guest.state["number"] == began + 2
    expect(guest.main).to_have_text("Stop here")
    guest.page.keyboard.press("u")
    stands(guest, "n01", "move")
    guest.page.keyboard.press("u")
    stands(guest, "town", "move")
    space(guest, "n05").focus()
    guest.page.keyboard.press("Enter")
    expect(space(guest, "n05")).to_have_attribute("data-state", "chosen")
    guest.page.keyboard.press("Enter")
    stands(guest, "n05", "move")


def test_a_way_stops_where_something_is_asked(visit: Visit) -> None:
    guest = visit(**PHONE)
    set_out(guest)
    guest.press(guest.button("Wander"))
    stands(guest, "town", "move")
    guest.press(space(guest, "n06"))
    guest.press(guest.main)
    stands(guest, "town", "threat")
    expect(guest.page.get_by_role("button", name="Fight Bandit")).to_be_visible()


def test_every_building_can_be_looked_into(visit: Visit) -> None:
    guest = visit()
    set_out(guest)
    room = guest.page.locator('[data-part="room"]')
    told = {
        "town_hall": ("Town hall", "A duel first: The stranger"),
        "saloon": ("Saloon", "Gate Lookout rests"),
        "stables": ("Stables", "You have no food."),
        "general_store": ("General store", "Four artifacts"),
        "farm": ("Farm", "Brings at once:"),
        "mystic_hut": ("Mystic’s hut", "A treasure"),
        "mine": ("Mine", "Place a camp in a cell"),
    }
    for building, (name, content) in told.items():
        guest.page.locator(f'[data-ref="building:{building}"]').click(force=True)  # one is shut
        expect(room).to_have_attribute("aria-label", name)
        expect(room).to_contain_text(content)
    guest.page.locator('[data-ref="building:farm"]').click()
    odds = guest.page.locator('[data-part="duel"]')
    expect(odds).to_contain_text("Won by 21 of 36 rolls")
    expect(odds).to_contain_text("A tie is won by the defender: Bot")
    guest.main.click()
    odds.get_by_role("button", name="Unfair").click()
    expect(odds).to_contain_text("Won by 26 of 36 rolls")


def test_a_character_is_chosen_by_its_portrait(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.sit_down(game="near_and_far", options={"first": "0"})
    guest.asked()
    portrait = guest.page.locator('[data-ref="character:shardling"]')
    guest.press(portrait)
    expect(guest.main).to_have_text("Play as Shardling")
    guest.press(portrait)
    guest.until(lambda: bool(guest.state["view"]["characters"].get("0") == "shardling"))
