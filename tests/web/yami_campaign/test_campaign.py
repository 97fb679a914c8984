"""Yami's campaign in the browser: from the shelf to a mission and back, over a killed house; and its letters."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import House, Visit
from tests.web.test_accessibility import violations
from tests.web.test_phone import NARROW, overhang
from tests.web.test_reconnecting import forgive
from tests.web.yami_campaign.traveller import (
    FIRST_MOON,
    begin_campaign,
    give_up,
    go_back,
    import_campaign,
    kingdom,
    set_out,
)


def test_a_mission_and_back_to_the_kingdom_over_a_killed_house(visit: Visit, own_house: House) -> None:
    guest = visit(own_house.address)
    campaign = begin_campaign(guest)
    track = kingdom(guest).get_by_role("img", name="Lunar track")
    expect(track).to_have_accessible_name("Lunar track: 0 of 24 attempts marked")
    set_out(guest, campaign)
    mission = guest.table
    guest.asked()

    own_house.kill()
    own_house.start()
    guest.open()
    card = guest.page.locator("#tables li").filter(has_text="Yami: the campaign")
    expect(card).to_have_count(1)
    guest.press(card.get_by_role("link"))
    assert guest.table == mission
    give_up(guest)
    go_back(guest, campaign)
    expect(track).to_have_accessible_name("Lunar track: 1 of 24 attempts marked")
    changes = guest.page.locator('[data-part="changes"]')
    expect(changes).to_contain_text("Mission 1, “First Steps”, has failed.")
    expect(changes).to_contain_text("division 1 of 24")

    own_house.kill()
    own_house.start()
    guest.open()
    expect(card).to_contain_text("No mission completed · one attempt")
    guest.press(card.get_by_role("link"))
    assert guest.table == campaign
    expect(track).to_have_accessible_name("Lunar track: 1 of 24 attempts marked")
    set_out(guest, campaign)
    assert guest.table != mission
    forgive(guest)


def test_a_letter_comes_only_when_its_envelope_is_open(visit: Visit) -> None:
    guest = visit()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    campaign = import_campaign(guest, FIRST_MOON - 1)
    guest.open(f"/t/{campaign}")
    set_out(guest, campaign)
    give_up(guest)
    assert [url for url in asked if "/sealed/" in url] == []
    go_back(guest, campaign)
    letter = guest.page.get_by_role("dialog", name="black envelope of the crescent")
    expect(letter.locator("p").first).to_be_visible()
    assert [url.split("/sealed/")[1] for url in asked if "/sealed/" in url] == ["black-crescent/en"]
    guest.press(letter.get_by_role("button", name="Close"))
    expect(letter).to_be_hidden()
    guest.page.reload()
    expect(kingdom(guest)).to_be_visible()
    expect(letter).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_kingdom(visit: Visit, theme: str) -> None:
    guest = visit(color_scheme=theme, reduced_motion="reduce")
    guest.open(f"/t/{import_campaign(guest, 1)}")
    expect(guest.page.locator('[data-part="changes"]')).to_be_visible()
    assert violations(guest) == []


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "cs-CZ"])
def test_nothing_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    guest = visit(**NARROW, locale=language)
    guest.open(f"/t/{import_campaign(guest, 1)}")
    expect(guest.page.locator('[data-part="changes"]')).to_be_visible()
    assert overhang(guest.page.evaluate) <= 0
    guest.api("/tables", {"game": "yami_campaign", "seats": 4})
    guest.open()
    guest.press(guest.page.locator("#tables a").first)
    assert overhang(guest.page.evaluate) <= 0
