"""The rulebooks for readers: from the shelf and the table, in three languages, on a phone, on paper."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludarium.core.ledger import clauses
from tests.together import ROOT
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations
from tests.web.test_phone import NARROW, overhang

BOOKS = sorted((ROOT / "web" / "src" / "games").glob("*/rulebook"))
LANGUAGES = {"en": "en-GB", "ru": "ru-RU", "cs": "cs-CZ"}
CHAPTER = re.compile(r"^## .+ \{#([\w-]+)\}$", re.MULTILINE)
PICTURE = re.compile(r"^!\[.+\]\(([\w-]+)\)$", re.MULTILINE)
ANY_PICTURE = re.compile(r"!\[[^]]+\]\(([\w-]+)\)")
CLAUSES = re.compile(r"^§ (.+)$", re.MULTILINE)


def book(folder: Path, language: str) -> str:
    return (folder / f"{language}.md").read_text(encoding="utf-8")


def cited(text: str) -> Iterator[str]:
    for line in CLAUSES.findall(text):
        for span in line.split(", "):
            yield from span.split("–")


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_the_languages_of_a_rulebook_tell_the_same(folder: Path) -> None:
    drawn = (folder / "pictures.ts").read_text(encoding="utf-8")
    ledger = clauses((ROOT / "docs" / "rules" / f"{folder.parent.name}.md").read_text(encoding="utf-8"))
    english = book(folder, "en")
    assert len(PICTURE.findall(english)) >= 2
    assert list(cited(english))
    for language in LANGUAGES:
        text = book(folder, language)
        assert CHAPTER.findall(text) == CHAPTER.findall(english)
        assert ANY_PICTURE.findall(text) == ANY_PICTURE.findall(english)
        assert CLAUSES.findall(text) == CLAUSES.findall(english)
    assert set(cited(english)) <= set(ledger)
    for picture in ANY_PICTURE.findall(english):
        assert re.search(rf"^  '?{picture}'?: ", drawn, re.MULTILINE), picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_a_rulebook_is_read(visit: Visit, folder: Path, language: str) -> None:
    text = book(folder, language)
    guest = visit(locale=LANGUAGES[language])
    guest.open(f"/rules/{folder.parent.name}")
    expect(guest.page.locator("h1")).to_have_text(text.partition("\n")[0].removeprefix("# "))
    expect(guest.page.locator("article section")).to_have_count(len(CHAPTER.findall(text)))
    expect(guest.page.locator("figure svg")).to_have_count(len(PICTURE.findall(text)))
    assert guest.ids() == []
    assert violations(guest) == []


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_a_rulebook_fits_a_phone(visit: Visit, folder: Path) -> None:
    guest = visit(**NARROW, locale="ru-RU", color_scheme="dark")
    guest.open(f"/rules/{folder.parent.name}")
    expect(guest.page.locator("h1")).to_be_visible()
    assert overhang(guest.page.evaluate) <= 0
    guest.press(guest.page.locator("details.contents summary"))
    guest.press(guest.page.locator("details.contents a").last)
    expect(guest.page.locator("article section").last).to_be_in_viewport()
    assert violations(guest) == []


def test_the_shelf_and_the_table_lead_to_the_rulebook(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.page.get_by_role("link", name="Ruins: Rulebook").click()
    expect(guest.page).to_have_url(re.compile("/rules/ruins$"))
    expect(guest.page.locator("h1")).to_have_text("Ruins")
    guest.sit_down()
    guest.asked()
    guest.tab("Rules")
    with guest.context.expect_page() as opened:
        guest.drawer.get_by_role("link", name="Rulebook").click()
    expect(opened.value.locator("h1")).to_have_text("Ruins")


def test_the_exact_wording_opens_by_keyboard(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/ruins")
    summary = guest.page.locator("details.exact summary").first
    expect(summary).to_be_visible()
    first = next(cited(book(ROOT / "web/src/games/ruins/rulebook", "en")))
    summary.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("details.exact dt").first).to_have_text(first)
    # The contents, and from there a chapter.
    link = guest.page.get_by_role("navigation").get_by_role("link").last
    link.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("article section").last).to_be_in_viewport()


def test_a_rulebook_is_printed_without_the_page_around_it(visit: Visit) -> None:
    guest = visit(color_scheme="dark")
    guest.open("/rules/ruins")
    expect(guest.page.locator("h1")).to_be_visible()
    guest.page.emulate_media(media="print")
    expect(guest.page.locator("header")).to_be_hidden()
    expect(guest.page.get_by_role("navigation")).to_be_hidden()
    expect(guest.page.locator("details.exact").first).to_be_hidden()
    expect(guest.page.locator("figure svg").first).to_be_visible()
    ink = guest.page.locator("article p").last.evaluate("(one) => getComputedStyle(one).color")
    assert all(int(part) < 90 for part in re.findall(r"\d+", ink)[:3]), "dark ink on paper, also at night"


def test_a_game_without_a_rulebook_says_so(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/nothing")
    expect(guest.page.get_by_role("heading", name="Nothing here")).to_be_visible()
