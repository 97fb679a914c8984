"""Second thoughts: alone, with the others' consent, or not at all."""

from playwright.sync_api import Locator, expect

from tests.web.company import pair_up
from tests.web.conftest import Visit
from tests.web.visitor import CORNER, Visitor


def undo(guest: Visitor, name: str = "Undo") -> Locator:
    return guest.dock.get_by_role("button", name=name, exact=True)


def test_a_begun_purchase_is_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.sit_down()
    purchase = guest.listed("buy")
    before = guest.state
    purchase.click()
    guest.until_moved(before["number"])
    expect(guest.dock.get_by_text("Go on with the play you have begun.")).to_be_visible()
    undo(guest).click()
    guest.until(lambda: bool(guest.state["number"] == before["number"]))
    assert guest.state["view"] == before["view"]
    assert guest.state["options"] == before["options"]
    expect(guest.page.locator('[data-notation^="buy"]').first).to_be_visible()
    expect(guest.dock.get_by_text("Go on with the play you have begun.")).to_have_count(0)


def test_nothing_stays_chosen_when_a_move_is_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.sit_down(options={"starter": "0"})
    guest.asked()
    card = guest.can().first
    chosen = str(card.get_attribute("data-ref"))
    card.click(position=CORNER)
    number = guest.state["number"]
    guest.main.click()
    guest.until_moved(number)
    guest.asked()
    assert guest.state["undo"]["free"]
    expect(guest.hand.locator('[aria-pressed="true"]')).to_have_count(0)
    undo(guest).click()
    guest.until(lambda: bool(guest.state["view"]["step"] == "flip" and guest.state["options"]))
    expect(guest.hand.locator(f'[data-ref="{chosen}"]')).to_have_attribute("aria-pressed", "false")


def test_undo_says_why_not(visit: Visit) -> None:
    guest = visit()
    guest.sit_down()
    guest.asked()
    expect(undo(guest)).to_have_attribute("aria-disabled", "true")
    undo(guest).click(force=True)
    expect(guest.dock.get_by_role("alert")).to_have_text("There is nothing to undo.")


def leads(guest: Visitor) -> bool:
    """Both have turned their ruins, and this one begins."""
    return guest.state["view"]["step"] == "turn" and bool(guest.state["options"])


def test_what_others_have_seen_is_taken_back_by_consent(visit: Visit) -> None:
    ada, boris = visit(), visit()
    pair_up(ada, boris)
    for one in (ada, boris):
        assert one.turn()
    ada.until(lambda: leads(ada) or leads(boris))
    asker, other = (ada, boris) if leads(ada) else (boris, ada)
    before = asker.state
    assert asker.turn()
    undo(asker, "Ask to undo").click()
    expect(asker.page.get_by_text("The others are being asked whether you may undo your move.")).to_be_visible()
    question = other.page.get_by_text("asks to undo a move")
    expect(question).to_be_visible()
    other.button("No", exact=True).click()
    expect(asker.page.get_by_text("The others prefer that the move stands.")).to_be_visible()
    expect(question).to_have_count(0)
    undo(asker, "Ask to undo").click()
    other.button("Yes", exact=True).click()
    asker.until(lambda: bool(asker.state["number"] == before["number"]))
    assert asker.state["view"] == before["view"]


def test_a_table_may_have_no_undo(visit: Visit) -> None:
    guest = visit()
    guest.sit_down(undo="off")
    assert guest.turn()
    guest.asked()
    expect(undo(guest)).to_have_attribute("aria-disabled", "true")
