"""Nothing that comes over the wire or with the page tells of decks, the bag, hidden cards or unread pages."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from playwright.sync_api import Response

from ludarium.core.text import LANGUAGES
from ludarium.games.near_and_far.book import page
from ludarium.games.near_and_far.table import PAGES
from tests.web.building import built_page
from tests.web.conftest import Visit
from tests.web.near_and_far.wayfarer import Wayfarer, drawn
from tests.web.visitor import Json, Visitor

DECISIONS: Final = 120  # within which somebody has read a result; usually after forty
FEWEST_LETTERS: Final = 20  # of a sentence by which a text can be found
# Artifacts, treasures, arcade cards and adventurers by their ids, alone or in a ref.
CARD: Final = re.compile(r"(?<![0-9a-z])(?:ac\d\d|as\d\d|t\d\d|ar\d\d|[bgry]\d)(?![0-9a-z])")
OWN: Final = ("hands", "packs", "picked", "drawn", "dropping", "draft_seen")
OPEN: Final = (
    *("bought", "artifact_discard", "treasures", "drawn_treasures", "treasure_discard"),
    *("row", "team", "reserve", "set_aside"),
)
KINDS: Final = ("fetch", "xhr", "script", "document", "stylesheet")


@cache
def sentences(name: str) -> list[str]:
    """What a page says in all languages and another does not."""
    told = [found for language in LANGUAGES if (found := page(name, language))]
    parts = [part.strip() for one in told for part in re.split(r"[.!?…]", one.text)]
    headings = [] if "/" in name else [heading for one in told for heading in one.headings.values()]
    return [part for part in (*parts, *headings) if len(part) >= FEWEST_LETTERS]


def cards_in(told: object) -> set[str]:
    return set(CARD.findall(json.dumps(told)))


def lies_before(view: Json) -> set[str]:
    """The cards that whoever has this View may look at."""
    own = [view[field].get(str(view["seat"])) for field in OWN]
    return cards_in([own, [view[field] for field in OPEN]])


def keys_of(told: Any) -> Iterator[str]:
    if isinstance(told, dict):
        yield from told
    for one in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from keys_of(one)


class Ears:
    """Everything that a browser is told, searched as it comes for what its person may not know by then."""

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest
        self.seen: set[str] = set()
        self.read: set[str] = set()
        self.searched = 0
        self.answers: list[Response] = []
        guest.page.on("response", self.hear)

    def hear(self, answer: Response) -> None:
        self.answers.append(answer)

    def search(self) -> None:
        for text in self.guest.frames[self.searched :]:
            frame = json.loads(text)
            if frame["type"] == "state":
                self.note(frame["view"])
            assert set(CARD.findall(text)) <= self.seen
            assert "reward" not in keys_of(frame)
            self.search_words(text)
        self.searched = len(self.guest.frames)
        while self.answers:
            answer = self.answers.pop()
            if answer.request.resource_type in KINDS and answer.ok:
                self.search_words(answer.text())

    def note(self, view: Json) -> None:
        self.seen |= lies_before(view)
        self.read |= set(view["pages"])
        assert view["chance"] is None

    def search_words(self, text: str) -> None:
        for name in PAGES:
            if name not in self.read:
                assert [one for one in sentences(name) if one in text] == [], name


def sit_together(ada: Visitor, bob: Visitor) -> None:
    table = ada.sit_down(game="near_and_far", options={"first": "0", "quests": "more"}, start=False)
    bob.open(f"/t/{table}")
    bob.press(bob.button("Take a seat"))
    ada.press(ada.button("Start the game"))
    ada.until(lambda: bool(ada.states and bob.states))


def test_two_browsers_are_told_of_nothing_hidden_and_of_no_page_that_is_not_read(visit: Visit) -> None:
    ada, bob = visit(), visit()
    ears = [Ears(one) for one in (ada, bob)]
    sit_together(ada, bob)
    people = [Wayfarer(one, "mouse", ["wander", "quest", "quest", "quest"]) for one in (ada, bob)]
    for _ in range(DECISIONS):
        ada.until(lambda: any(one.guest.state["options"] for one in people))
        asked = next(one for one in people if one.guest.state["options"])
        drawn(asked.guest)
        asked.play(asked.picked())
        for each in ears:
            each.search()
        if any("/" in name for name in ada.state["view"]["pages"]):
            break
    for one, heard in zip(people, reversed(ears), strict=True):
        assert set(one.mine("hands")) - heard.seen, "a card that could have been told to the other"
    nothing_more_is_handed_out(ada, ears[0])


def nothing_more_is_handed_out(ada: Visitor, ears: Ears) -> None:
    """Nor is it to be had by asking for it."""
    table = f"{ada.address}/api/tables/{ada.table}"
    get = ada.context.request.get
    assert any("/" in name for name in ears.read)
    for name in PAGES:
        assert get(f"{table}/page?name={name}&language=en").status == (200 if name in ears.read else 404), name
    assert get(f"{table}/frames?from=0&count=200&seat=1").status == 403
    assert get(f"{table}/record").status == 409
    assert cards_in(get(f"{table}/frames?from=0&count=200&seat=0").json()) <= ears.seen
    watched = get(f"{table}/frames?from=0&count=200").json()
    assert len(watched) > 10
    for frame in watched:
        assert cards_in(frame["view"]) <= lies_before(frame["view"])


def test_no_file_of_the_page_holds_a_sentence_of_the_book() -> None:
    files = [one for one in built_page().rglob("*") if one.suffix in (".js", ".css", ".html", ".json", ".ftl")]
    text = "".join(one.read_text(encoding="utf-8") for one in files)
    assert len(text) > 100_000
    for name in PAGES:
        assert [one for one in sentences(name) if one in text] == [], name
