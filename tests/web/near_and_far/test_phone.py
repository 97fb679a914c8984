"""On a phone the table is four views: wherever one looks, the dock goes on from there."""

from typing import Any, Final

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.near_and_far.test_looks import TABLE
from tests.web.near_and_far.wayfarer import PHONE, Wayfarer, open_position
from tests.web.visitor import Json, Visitor

STORY: Final[dict[str, Any]] = {
    **TABLE,
    **{"step": "option", "places": {0: "n08"}, "reading": {"story": 0}, "pages": ["QA"]},
}
VIEWS: Final = ("map", "town", "party", "story")
# Positions, and the moves that lead from them to each question.
QUESTIONS: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "turn": (TABLE, ()),
    "rest": ({**TABLE, "step": "rest"}, ()),
    "enter": (TABLE, ("visit town_hall",)),
    "town-hall": ({**TABLE, "step": "town-hall", "places": {0: "town_hall", 1: "farm"}}, ()),
    "trade": ({**TABLE, "step": "town-hall", "places": {0: "town_hall", 1: "farm"}}, ("give gem",)),
    "saloon": ({**TABLE, "step": "saloon", "places": {0: "saloon"}}, ()),
    "member": ({**TABLE, "step": "member", "about": "y2", "places": {0: "saloon"}}, ()),
    "stables": ({**TABLE, "step": "stables", "places": {0: "stables"}}, ()),
    "store": ({**TABLE, "step": "store", "places": {0: "general_store"}}, ()),
    "mine": ({**TABLE, "step": "mine", "places": {0: "mine"}}, ()),
    "team": ({**TABLE, "step": "team", "places": {0: "in-town"}}, ()),
    "move": ({**TABLE, "step": "move", "places": {0: "n05"}}, ()),
    "threat": ({**TABLE, "step": "move", "places": {0: "town"}}, ("go n02",)),
    "weapon": (
        {**TABLE, "step": "move", "places": {0: "town"}, "treasures": {0: ["t03"]}},
        ("go n02", "fight th04"),
    ),
    "hearts": ({**TABLE, "step": "move", "places": {0: "town"}}, ("go n02", "fight th04")),
    "contract": ({**TABLE, "goods": {0: {"coin": 4, "green": 1, "red": 1}}}, ("buy as05",)),
    "quest": ({**TABLE, "step": "quest", "places": {0: "n08"}}, ()),
    "option": (STORY, ()),
    "camp": ({**TABLE, "step": "camp", "places": {0: "n08"}}, ()),
    "shovel": ({**TABLE, "step": "camp", "places": {0: "n08"}, "treasures": {0: ["t06"]}}, ("camp n08",)),
}
# Whether an option can be chosen where one looks: by its own button, or by its things.
OFFERED: Final = """({ move, refs }) => {
    const shown = (wanted) => [...document.querySelectorAll(`main ${wanted}`)].some((one) => one.checkVisibility());
    const things = refs.map((ref) => `[data-ref="${ref}"][data-reachable]`);
    return shown(`[data-plays="${move}"]`) || (things.length > 0 && things.every(shown));
}"""


def look_at(guest: Visitor, view: str) -> None:
    guest.press(guest.page.locator(f'button[data-page="{view}"]'))
    guest.settle()


def not_offered(guest: Visitor) -> list[Json]:
    """What can be done and not be chosen here; cards are bought in the hand, which has a button of its own."""
    options: list[Json] = guest.state["options"]
    return [
        one for one in options if not one["notation"].startswith("buy") and not guest.page.evaluate(OFFERED, one)
    ]


def test_wherever_one_looks_the_dock_leads_on(visit: Visit) -> None:
    guest = visit(**PHONE, reduced_motion="reduce")
    for step, (position, moves) in QUESTIONS.items():
        open_position(guest, **position)
        traveller = Wayfarer(guest, "finger")
        for notation in moves:
            guest.asked()
            traveller.make(notation)
        guest.asked()
        assert guest.state["view"]["step"] == step
        for view in VIEWS:
            look_at(guest, view)
            if guest.dock.locator("[data-plays]").count() > 0:
                continue  # the dock itself goes on
            if guest.main.get_attribute("aria-disabled") == "false":
                guest.press(guest.main)
                guest.settle()
            assert not_offered(guest) == [], (step, view)


def test_after_a_story_the_camp_is_placed_from_every_view(visit: Visit) -> None:
    guest = visit(**PHONE, reduced_motion="reduce")
    open_position(guest, **STORY)
    traveller = Wayfarer(guest, "finger")
    traveller.make("option b")
    guest.asked()
    traveller.make("hearts 2")
    guest.asked()
    for view in VIEWS:
        look_at(guest, view)
        expect(guest.main).to_have_text("Place a camp: Drowned Mill (8)")
        expect(guest.dock.get_by_text("Costs hearts: 3. Brings: 1 gem.")).to_be_visible()
        expect(guest.dock.get_by_role("button", name="No camp here")).to_be_visible()
    guest.press(guest.main)
    guest.until(lambda: guest.state["view"]["camps"].get("n08") == 0)


def test_what_lies_over_the_choice_is_put_away_by_the_dock(visit: Visit) -> None:
    guest = visit(**PHONE, reduced_motion="reduce")
    open_position(guest, **STORY)
    look_at(guest, "party")
    guest.press(guest.page.locator('button[data-part="hand"]'))
    expect(guest.main).to_have_text("To the story")
    guest.press(guest.main)
    expect(guest.page.locator('[data-part="cards"]')).to_have_count(0)
    expect(guest.page.locator('[data-ref="option:a"]')).to_be_visible()
    expect(guest.main).to_have_text("Make a choice on the table")
