"""Every realm is drawn with every place, in every language and theme, and has no text that is missing."""

import re

import pytest

from ludarium.games.rolling_realms.components import REALMS
from tests.web.conftest import Visit
from tests.web.rolling_realms.roller import act, sit_down
from tests.web.visitor import Visitor

GAMES = 14


def text_ids(guest: Visitor) -> list[str]:
    """Ids of texts that are shown instead of the texts."""
    shown = guest.page.evaluate("""() => {
        const named = [...document.querySelectorAll('[aria-label], [title]')];
        const names = named.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]);
        return [document.body.textContent, ...names].join('\\n');
    }""")
    return re.findall(r"\b(?:web|realms|realmsweb|rolling_realms)-[a-z][\w-]*|\{\s*\$\w+", str(shown))


def drawn(guest: Visitor, realm: str) -> set[str]:
    places = guest.page.locator(f'[data-realm="{realm}"] .place')
    return set(places.evaluate_all("all => all.map((one) => one.dataset.ref)"))


def offered(guest: Visitor, realm: str) -> set[str]:
    refs = {ref for option in guest.state["options"] for ref in option["refs"]}
    return {ref for ref in refs if ref.startswith(f"cell:{realm}.")}


def test_every_place_that_is_offered_is_drawn(visit: Visit) -> None:
    seen: set[str] = set()
    for _ in range(GAMES):
        guest = visit()
        sit_down(guest)
        for realm in guest.state["view"]["realms"]:
            seen.add(realm)
            assert offered(guest, realm) <= drawn(guest, realm)
            assert offered(guest, realm)
        guest.page.close()
        if len(seen) == len(REALMS):
            return
    assert len(seen) > len(REALMS) // 2


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "cs-CZ"])
def test_no_text_is_missing(visit: Visit, language: str, theme: str) -> None:
    guest = visit(locale=language, color_scheme=theme)
    sit_down(guest, seats=3)
    assert text_ids(guest) == []
    for number in range(6):
        act(guest, number)
    assert text_ids(guest) == []
