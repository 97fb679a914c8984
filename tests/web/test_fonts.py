"""The faces of the house: every text is drawn in them, and nothing moves when they arrive late."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Request, Route, expect

from tests.web.conftest import Visit
from tests.web.records import finished_game

LANGUAGES = ["en-GB", "ru-RU", "cs-CZ"]
GAMES = ["ruins", "unearth", "rolling_realms"]


def drawn_in(page: Page) -> dict[str, list[str]]:
    """Families in which the page's texts are drawn, with examples, as the browser tells its developer tools."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    families: dict[str, list[str]] = {}

    def look(node: dict[str, Any]) -> None:
        text = [one for one in node.get("children", []) if one["nodeType"] == 3 and one["nodeValue"].strip()]
        if text and node["nodeName"].lower() not in ("script", "style", "title"):
            try:
                fonts = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
            except Error:  # gone meanwhile: a bot has moved
                return
            for font in fonts:
                name = font["familyName"] if font["isCustomFont"] else f"{font['familyName']} of the machine"
                families.setdefault(name, []).append(text[0]["nodeValue"].strip())
        for one in node.get("children", []):
            look(one)

    look(root)
    tools.detach()
    return families


def machine_fonts(page: Page) -> dict[str, list[str]]:
    return {name: texts for name, texts in drawn_in(page).items() if name.endswith("of the machine")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_drawn_in_the_faces_of_the_house(visit: Visit, language: str) -> None:
    guest = visit(locale=language)
    guest.open()
    expect(guest.page.locator("main h1")).to_be_visible()
    assert len(drawn_in(guest.page)) >= 2, "a book face and a clear one"
    assert machine_fonts(guest.page) == {}, "home"
    guest.sit_down(start=False)
    expect(guest.page.locator(".lobby h1")).to_be_visible()
    assert machine_fonts(guest.page) == {}, "lobby"
    for game in GAMES:
        guest.sit_down(game=game)
        expect(guest.page.locator("[data-act=main]")).to_be_visible()
        assert machine_fonts(guest.page) == {}, game
    guest.open(f"/t/{finished_game(guest)}/replay?move=30")
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert machine_fonts(guest.page) == {}, "replay"


def note_file(files: list[str], request: Request) -> None:
    files.append(request.url.rpartition("/")[2])


def test_a_language_fetches_its_own_letters_only(visit: Visit) -> None:
    wanted = {"en-GB": {"latin"}, "cs-CZ": {"latin", "western", "czech"}, "ru-RU": {"latin", "russian"}}
    for language, ranges in wanted.items():
        guest = visit(locale=language)
        fetched: list[str] = []
        guest.page.on("request", partial(note_file, fetched))
        guest.open()
        expect(guest.page.locator("main h1")).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        files = sorted(name[: -len("-C0y-Ecor.woff2")] for name in fetched if name.endswith(".woff2"))
        # The language switch names itself in every language, in the clear face.
        named = {"sans-russian", "sans-western", "sans-czech"}
        assert set(files) - named == {f"{face}-{one}" for face in ("sans", "serif") for one in ranges} - named
        assert len(files) == len(set(files)), "each file once, the preloaded ones as well"


WATCH = """() => {
    window.moved = 0;
    const add = (list) => list.getEntries().forEach((one) => (window.moved += one.hadRecentInput ? 0 : one.value));
    new PerformanceObserver(add).observe({ type: 'layout-shift' });
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_when_the_fonts_arrive_late(visit: Visit, language: str) -> None:
    guest = visit(locale=language)
    table = guest.sit_down()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.context.route("**/*.woff2", hold)
    for path, ready in (("/", "main h1"), (f"/t/{table}", "[data-act=main]")):
        guest.page.goto(guest.address + path, wait_until="commit")
        expect(guest.page.locator(ready).first).to_be_visible()
        guest.page.wait_for_timeout(2000)  # everything else is there
        guest.page.evaluate(WATCH)
        assert held
        while held:
            held.pop().continue_()
            guest.page.wait_for_timeout(100)
        guest.page.evaluate("document.fonts.ready")
        guest.page.wait_for_timeout(500)
        assert guest.page.evaluate("moved") <= 0.01
