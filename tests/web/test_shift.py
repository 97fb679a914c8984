"""Nothing on the home page moves while it loads, however late the house answers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, Visit
from tests.web.records import finished_game
from tests.web.test_fonts import LANGUAGES

SIZES = {"desk": DESKTOP, "phone": {"width": 390, "height": 844}}
LIMIT = 0.01
# Before the page's own scripts, so that the first shift counts as well.
WATCH = """
    window.moved = 0;
    const add = (list) => list.getEntries().forEach((one) => (window.moved += one.hadRecentInput ? 0 : one.value));
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def holding(held: dict[str, Route]) -> Callable[[Route], None]:
    def hold(route: Route) -> None:
        held[route.request.url.partition("/api/")[2]] = route

    return hold


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_while_the_house_answers(visit: Visit, language: str, size: str) -> None:
    guest = visit(locale=language, viewport=SIZES[size])
    finished_game(guest)
    guest.sit_down()
    page = guest.page
    held: dict[str, Route] = {}
    page.add_init_script(WATCH)
    guest.context.route("**/api/**", holding(held))
    page.goto(f"{guest.address}/", wait_until="commit")
    expect(page.locator("main h1")).to_be_visible()
    page.evaluate("document.fonts.ready")
    tables = page.locator("#tables a")
    while tables.count() == 0:
        guest.until(lambda: bool(held) or tables.count() > 0)
        while held:
            held.popitem()[1].continue_()
            page.evaluate(DRAWN)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate(DRAWN)
    assert page.evaluate("moved") <= LIMIT
