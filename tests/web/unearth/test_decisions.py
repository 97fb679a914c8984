"""Decisions that a game seldom asks for: each taken by the pieces of the board, and from the list of moves."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.unearth.delver import choose, open_position, piece, play_notation, shown_ids, view
from tests.web.unearth.situations import SITUATIONS
from tests.web.visitor import Json, Visitor

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_situation(guest: Visitor, name: str) -> None:
    open_position(guest, **SITUATIONS[name])


def sentence(guest: Visitor) -> str:
    return guest.page.locator("#dock-sentence").inner_text()


def happened(guest: Visitor, kind: str) -> list[Json]:
    """The facts of the events of a kind that the last frame told."""
    return [
        event.get("facts", {}) for news in guest.state["news"] for event in news["events"] if event["kind"] == kind
    ]


def from_list(guest: Visitor, notation: str) -> None:
    number = int(guest.state["number"])
    if not guest.drawer.is_visible():
        guest.press(guest.dock.locator(".count"))
    guest.tab("Moves")
    guest.press(guest.drawer.locator(f'[data-notation="{notation}"]'))
    guest.until_moved(number)
    guest.settle()


BY_PIECES: Final = pytest.mark.parametrize("take", [play_notation, from_list], ids=["pieces", "list"])
Take = Callable[[Visitor, str], None]


@BY_PIECES
def test_the_library_draws_two_stones_of_which_one_is_kept(visit: Visit, take: Take) -> None:
    guest = visit()
    open_situation(guest, "library")
    assert sentence(guest) == "Underground Library: draw one stone, or two and keep one?"
    take(guest, "draw two")
    (drawn,) = happened(guest, "unearth-drew-two-stones")
    if drawn["colour"] != drawn["other"]:
        expect(guest.page.locator("#dock-sentence")).to_have_text("Choose which of the two stones you keep.")
        offered = guest.page.locator('[data-part="roll"] [data-ref^="stone:"]')
        expect(offered).to_have_count(2)
        take(guest, f"stone {drawn['other']}")
    guest.asked()
    assert (view(guest)["step"], view(guest)["stone"]) == ("cell", drawn["other"])
    assert view(guest)["bag"] == 53
    assert shown_ids(guest) == []


@BY_PIECES
def test_rings_closed_by_one_stone_are_seen_and_built_one_by_one(visit: Visit, take: Take) -> None:
    guest = visit()
    open_situation(guest, "ring")
    take(guest, "cell 2,0")
    guest.asked()
    assert view(guest)["step"] == "ring"
    expect(guest.page.locator('[data-part="field"] [data-ref^="cell:"]')).to_have_count(3)
    choose(guest, "cell:3,-1")
    expect(guest.page.locator(".closing")).to_have_count(1)
    expect(guest.page.locator(".promise")).to_contain_text("Palace of Relics")
    expect(guest.main).to_have_text("Build in this ring first")
    # The ring around the black stones fits no laid-out wonder.
    choose(guest, "cell:2,1")
    expect(guest.page.locator(".promise")).to_contain_text("Lesser Wonder")
    expect(guest.page.locator(".promise")).not_to_contain_text("Palace of Relics")
    choose(guest, "cell:3,-1")
    take(guest, "cell 3,-1")
    take(guest, "build palace-of-relics")
    guest.asked()
    expect(guest.page.locator('[data-part="field"] [data-ref^="cell:"]')).to_have_count(2)
    take(guest, "cell 1,0")
    guest.until(lambda: len(view(guest)["wonders"]["0"]) == 3)
    built = {cell: wonder.split()[0] for cell, wonder in view(guest)["wonders"]["0"].items()}
    assert built == {"3,-1": "palace-of-relics", "1,0": "lesser", "2,1": "lesser"}


@BY_PIECES
@pytest.mark.parametrize(("answer", "cards"), [("draw", 1), ("decline", 0)])
def test_a_card_that_may_be_drawn(visit: Visit, take: Take, answer: str, cards: int) -> None:
    guest = visit()
    open_situation(guest, "draw")
    tray = guest.page.locator('[data-part="roll"]')
    expect(tray).to_contain_text("Your wonder offers you a card.")
    expect(tray).not_to_contain_text("Nothing has been rolled yet.")
    assert sentence(guest) == "The Eternal Flame: draw a Delver card?"
    expect(guest.dock.locator(".choices button")).to_have_text(
        ["Draw a card for The Eternal Flame", "Draw no card"]
    )
    take(guest, answer)
    assert len(happened(guest, "unearth-drew")) == cards
    assert len(view(guest)["hands"]["0"]) == cards


@BY_PIECES
def test_under_the_hidden_path_the_ruin_is_chosen_after_the_roll(visit: Visit, take: Take) -> None:
    guest = visit()
    open_situation(guest, "path")
    expect(guest.page.locator(".event")).to_contain_text("Hidden Path")
    assert sentence(guest) == "Play cards if you like, then choose a die. Its ruin is chosen after the roll."
    # There is nothing to choose about it.
    expect(piece(guest, "later")).to_have_count(0)
    choose(guest, "die:0.d8")
    assert sentence(guest) == "d8 chosen. Its ruin is chosen after the roll."
    expect(guest.main).to_have_text("Roll d8, then choose the ruin")
    take(guest, "roll d8 > later")
    guest.asked()
    value = view(guest)["roll"]["natural"]
    assert sentence(guest) == f"Rolled {value}. Choose the ruin for the die."
    expect(guest.page.locator('[data-ref^="ruin:"][data-reachable]')).to_have_count(3)
    choose(guest, "ruin:green-15")
    expect(guest.main).to_have_text(re.compile("Forest 15"))
    take(guest, "ruin 2")
    assert [one["ruin"] for one in happened(guest, "unearth-chose-ruin")][:1] == ["green-15"]


@BY_PIECES
def test_the_memorial_shows_the_box_of_which_one_ruin_is_kept(visit: Visit, take: Take) -> None:
    guest = visit()
    open_situation(guest, "memorial")
    take(guest, "build crumbling-memorial")
    guest.asked()
    box = guest.page.get_by_role("region", name="Choose a ruin of the box to keep.")
    expect(box.locator("[data-ref]")).to_have_count(len(guest.state["options"]))
    # Which ruins lie in the box is chance.
    offered = [option["notation"].removeprefix("take ") for option in guest.state["options"]]
    peach, blue = (next(ruin for ruin in offered if ruin.startswith(colour)) for colour in ("peach", "blue"))
    expect(box.locator(f'[data-ref="ruin:{peach}"]')).to_contain_text("you have 2")
    expect(box.locator(f'[data-ref="ruin:{blue}"]')).to_contain_text("you have none of these")
    take(guest, f"take {peach}")
    assert happened(guest, "unearth-gained-ruin") == [{"ruin": peach}]
    assert peach in view(guest)["hidden"]["0"]
    expect(box).to_have_count(0)


def test_a_second_band_of_delvers_says_that_it_has_no_effect(visit: Visit) -> None:
    guest = visit()
    open_position(guest, to_move=[0], hands={"0": ["band-of-delvers", "band-of-delvers"], "1": []})
    choose(guest, "card:band-of-delvers")
    assert sentence(guest) == "You may make two Excavation rolls this turn."
    play_notation(guest, "play band-of-delvers")
    guest.asked()
    choose(guest, "card:band-of-delvers")
    assert sentence(guest) == "You already have two rolls in this turn: this card adds nothing."
    expect(guest.main).to_contain_text("no third roll")


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_on_a_phone(visit: Visit, name: str) -> None:
    """Each rare decision can be taken by finger, whatever part of the table it is in."""
    guest = visit(**PHONE)
    open_situation(guest, name)
    wanted = {"ring": "cell 2,0", "memorial": "build crumbling-memorial", "path": "roll d4 > later"}
    play_notation(guest, wanted.get(name, guest.state["options"][0]["notation"]))
    if name in wanted:
        guest.asked()
        assert view(guest)["step"] == {"path": "ruin"}.get(name, name)
        play_notation(guest, guest.state["options"][-1]["notation"])
    assert shown_ids(guest) == []
