"""The final night, both ends of a campaign, its journal, its file, its replay, and a second one from its middle."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from ludarium.core.campaign_match import verify_campaign
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations
from tests.web.visitor import Visitor
from tests.web.yami.keeper import PHONE, grid
from tests.web.yami_campaign.traveller import (
    give_up,
    go_back,
    import_file,
    kingdom,
    open_journal,
    set_out,
    sheet_of,
    travelled,
)

SHORTEST = (1, 2, 3, 6, 8, 19, 22)
TRAINING = (1, 2)
DIVISIONS = 24


def shut_letters(guest: Visitor) -> None:
    """Read whatever envelope has just opened."""
    letter = guest.page.locator("dialog.letter[open]")
    expect(letter).to_be_visible()
    guest.press(letter.get_by_role("button", name="Close"))
    expect(letter).to_be_hidden()


def end(guest: Visitor, heading: str) -> str:
    """The text of the end, once its heading has arrived: a rank is told by the red envelope, which is fetched."""
    told = guest.page.locator('[data-part="campaign-end"]')
    expect(told.get_by_role("heading", name=heading)).to_be_visible()
    return told.inner_text()


def test_the_last_night_is_lost(visit: Visit) -> None:
    guest = visit()
    campaign = import_file(guest, travelled(TRAINING, DIVISIONS - len(TRAINING)))
    guest.open(f"/t/{campaign}")
    shut_letters(guest)
    expect(kingdom(guest)).to_contain_text("The final night: one attempt at mission 22")
    expect(guest.page.locator('[data-part="preview"]')).to_contain_text("22 · Lichen")
    expect(guest.page.locator('[data-part="preview"]')).not_to_contain_text("Opens")
    set_out(guest, campaign)
    give_up(guest)
    go_back(guest, campaign)
    end(guest, "The campaign is lost")
    expect(guest.button("Begin the mission")).to_have_count(0)


def test_a_campaign_that_is_won_tells_its_rank_and_its_stars(visit: Visit) -> None:
    guest = visit()
    file = travelled(SHORTEST)
    record, match = verify_campaign(file)
    guest.open(f"/t/{import_file(guest, file)}")
    shut_letters(guest)
    told = end(guest, "Legend")
    assert str(sheet_of(match).total) in told.split()
    guest.press(guest.button("Show the result"))
    over = guest.page.get_by_role("region", name="Legend, ")
    expect(over).to_contain_text("Lichen is beaten.")
    assert record.result is not None


def test_the_journal_tells_every_attempt_and_saves_the_file_before_the_end(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    guest.open(f"/t/{import_file(guest, travelled(TRAINING, 2))}")
    shut_letters(guest)
    journal = open_journal(guest)
    attempts = journal.get_by_role("listitem")
    expect(attempts).to_have_count(4)
    expect(attempts.first).to_contain_text("3 · Mossy Gate")
    expect(attempts.first).to_contain_text("Failed.")
    expect(attempts.last).to_contain_text("1 · First Steps")
    expect(attempts.last).to_contain_text("Completed")
    expect(attempts.nth(2)).to_contain_text("You open the white envelope A.")
    with guest.page.expect_download() as saving:
        guest.press(journal.get_by_role("button", name="Save the campaign’s file"))
    saved = tmp_path / "campaign.json"
    saving.value.save_as(saved)
    _, match = verify_campaign(saved.read_bytes())
    assert sheet_of(match).completed == list(TRAINING)
    assert sheet_of(match).ended == 4


def test_a_mission_is_tried_again_in_a_second_campaign(visit: Visit) -> None:
    guest = visit()
    campaign = import_file(guest, travelled(SHORTEST))
    guest.open(f"/t/{campaign}")
    shut_letters(guest)
    journal = open_journal(guest)
    guest.press(journal.get_by_role("button", name="Try mission 19 again from before attempt 6"))
    guest.page.wait_for_url(lambda address: campaign not in address)
    shut_letters(guest)
    expect(guest.main).to_have_text("Begin the mission")
    guest.until(lambda: guest.state["view"]["game"] == "yami_campaign" and not guest.state["view"]["result"])
    assert guest.state["view"]["completed"] == [1, 2, 3, 6, 8]
    assert guest.state["view"]["chosen"] == 19
    set_out(guest, guest.table)
    assert guest.api(f"/tables/{campaign}")["phase"] == "over"


def test_a_whole_campaign_is_replayed_from_its_file(visit: Visit) -> None:
    guest = visit()
    guest.open()
    file: FilePayload = {"name": "campaign.json", "mimeType": "application/json", "buffer": travelled(SHORTEST)}
    guest.press(guest.button("Watch a game"))
    guest.page.locator('input[type="file"]').set_input_files([file])
    guest.page.wait_for_url("**/replay*")
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(verify_campaign(travelled(SHORTEST))[0].lines)))
    track = kingdom(guest).get_by_role("img", name="Lunar track")
    expect(track).to_have_accessible_name("Lunar track: 0 of 24 attempts marked")
    slider.fill("2")  # where a game begins; the choice before it has said so
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Move 2 "))
    told = guest.page.locator(".drawer ol button span:last-child").all_inner_texts()
    assert told[0].startswith("Mission 1 begins")
    assert all(told)
    for attempt in (1, 2):
        guest.press(guest.page.locator(".drawer ol button").filter(has_text=f"division {attempt} of 24"))
        expect(track).to_have_accessible_name(f"Lunar track: {attempt} of 24 attempts marked")
    guest.press(guest.button("Last move"))
    end(guest, "Legend")
    journal = open_journal(guest)
    guest.press(journal.get_by_role("button", name="Watch attempt 2", exact=True))
    expect(grid(guest)).to_be_visible()
    expect(guest.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_end_and_in_the_journal(visit: Visit, theme: str) -> None:
    guest = visit(color_scheme=theme, reduced_motion="reduce")
    guest.open(f"/t/{import_file(guest, travelled(SHORTEST))}")
    shut_letters(guest)
    end(guest, "Legend")
    assert violations(guest) == []
    open_journal(guest)
    assert violations(guest) == []


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_nothing_lies_over_a_mission(visit: Visit, width: int) -> None:
    guest = visit(**{**PHONE, "viewport": {"width": width, "height": 740}}, color_scheme="dark")
    guest.open(f"/t/{import_file(guest, travelled((), 1))}")
    expect(guest.page.locator('[data-part="changes"]')).to_be_visible()
    assert guest.page.evaluate(COVERED) == []
    guest.press(guest.page.locator('[data-part="changes"] summary'))
    expect(guest.page.get_by_text("Mission 1, “First Steps”, has failed.")).to_be_visible()


# The missions of the map whose middle somebody who points at it would not hit.
COVERED = """() => [...document.querySelectorAll('[data-part="kingdom"] .place')].filter((place) => {
    const { x, y, width, height } = place.querySelector('.touch').getBoundingClientRect();
    return !place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((place) => place.dataset.ref)"""
