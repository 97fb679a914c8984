"""What stands beside a choice: what a story brought, how a trade stands, who wants to join the team."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.near_and_far.test_looks import TABLE
from tests.web.near_and_far.test_phone import STORY
from tests.web.near_and_far.wayfarer import Wayfarer, open_position


def test_a_passed_story_tells_what_it_brought(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    open_position(guest, **STORY)
    traveller = Wayfarer(guest, "mouse")
    before = traveller.mine("goods")
    traveller.make("option b")
    guest.asked()
    gains = guest.page.locator('[data-part="story"] .gains')
    expect(gains).to_have_count(0)
    traveller.make("hearts 9")  # enough for the bonus, whatever the die shows
    expect(gains).to_be_visible()
    after = traveller.mine("goods")
    assert {good: after[good] - before.get(good, 0) for good in after if after[good] != before.get(good, 0)} == {
        **{"coin": 2, "gem": 1, "food": 1, "green": 1},
    }
    for gained in ("2 coins", "1 gem", "1 food", "1 green token", "−1"):
        expect(gains).to_contain_text(gained)


def test_an_open_trade_says_what_is_given_and_what_it_is_worth(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    open_position(guest, **{**TABLE, "step": "town-hall", "places": {0: "town_hall", 1: "farm"}})
    sides = guest.page.locator('[data-part="room"] .bargain > div')
    expect(sides).to_have_count(0)
    traveller = Wayfarer(guest, "mouse")
    traveller.make("give gem")
    expect(sides).to_have_text(["You give worth 2", "You get worth 0"], use_inner_text=True)
    expect(sides.nth(0).get_by_role("img")).to_have_accessible_name("gem")
    expect(guest.main).to_have_attribute("aria-disabled", "true")
    guest.asked()
    traveller.make("add food")
    expect(sides).to_have_text(["You give worth 2", "You get worth 1"], use_inner_text=True)
    expect(sides.nth(1).get_by_role("img")).to_have_accessible_name("food")


def test_a_newcomer_is_shown_to_whoever_makes_room(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    open_position(guest, **{**TABLE, "step": "member", "about": "y2", "places": {0: "saloon"}})
    asked = guest.page.locator('[data-part="asked"]')
    expect(asked.get_by_role("img", name="Post Runner, movement 1, 3 hearts")).to_be_visible()
    guest.press(asked.get_by_role("button", name="Into the team: Post Runner"))
    guest.press(guest.main)
    guest.until(lambda: "y2" in guest.state["view"]["team"]["0"])
    expect(asked).to_have_count(0)
