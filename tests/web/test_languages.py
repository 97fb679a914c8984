"""Every page in every language: all texts are there, and the page says which language it speaks."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.records import finished_game
from tests.web.visitor import Visitor

LANGUAGES = {"en": "Play now against bots", "ru": "Сразу играть с ботами", "cs": "Hrát"}
TURNS = 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_a_text_id(visit: Visit, language: str) -> None:
    guest = visit(locale=language)
    guest.open()
    expect(guest.page.locator("main .btn.primary").first).to_contain_text(LANGUAGES[language])
    assert_spoken(guest, language)
    guest.sit_down(start=False)
    expect(guest.page.locator(".lobby h1")).to_be_visible()
    guest.page.locator("summary").click()
    assert_spoken(guest, language)
    guest.sit_down()
    for _ in range(TURNS):
        guest.asked()
        for tab in ("log", "chat", "rules", "moves"):
            guest.page.locator(f"#tab-{tab}").click()
            expect(guest.page.locator(f"#panel-{tab}")).to_be_visible()
            assert_spoken(guest, language)
        number = guest.state["number"]
        guest.page.locator("[data-notation]").last.click()
        guest.until_moved(number)
    guest.open(f"/t/{finished_game(guest)}/replay?move=60")
    expect(guest.page.get_by_role("slider")).to_have_value("60")
    assert_spoken(guest, language)
    guest.open("/learn")
    expect(guest.page.locator(".lesson")).to_be_visible()
    assert_spoken(guest, language)


def assert_spoken(guest: Visitor, language: str) -> None:
    assert guest.ids() == []
    assert guest.page.locator("html").get_attribute("lang") == language


def test_the_language_chosen_is_kept(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.button("Language").click()
    guest.button("Čeština").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "cs")
    guest.page.reload()
    expect(guest.page.locator("main .btn.primary").first).to_contain_text(LANGUAGES["cs"])
    expect(guest.page.locator("html")).to_have_attribute("lang", "cs")
