"""A person at a table of Near and Far: plays by the drawn things, by mouse, by keys or by finger."""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Literal

from playwright.sync_api import Locator, expect

from ludarium.core.match import Match
from ludarium.core.reading import Reader
from ludarium.core.record import Seed, write
from ludarium.core.rng import Rng
from ludarium.games.near_and_far.bots.greedy import GreedyBot
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.table import NearView
from tests.web.visitor import Json, Visitor

Means = Literal["mouse", "keys", "finger"]
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONGEST: Final = 400  # decisions; a game between two has about a hundred for each
SOON: Final = 3000  # milliseconds
FARTHEST: Final = 120  # presses of Tab; the whole page has fewer stops
READER: Final = Reader(NearView)
# Where a thing lies on a phone, if it is not in the view that is open.
VIEWS: Final = {"building": "town", "animal": "town", "cell": "town", "space": "map", "adventurer": "party"}
PARTS: Final = ("town", "map", "room", "party", "story")
CARDS: Final = ("artifact", "treasure", "find")
# Whether Tab or Shift and Tab leads from the focus to the nearest of some things; 0 for none of both.
AHEAD: Final = """(wanted) => {
    const here = document.activeElement;
    if (here.matches(wanted)) return 0;
    const there = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
    if (!there) return null;
    return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
}"""


def open_position(guest: Visitor, **given: Any) -> None:
    """A running table that begins from a partial position; the guest has seat 0, a bot the other."""
    guest.api("/me")
    match = Match(GAME, GAME.load({"seats": 2, **given}, bytes(32)))
    options = GAME.complete_options(2, given.get("options", {}))
    record = write(match, options, ["person", "bot"], Seed(key=bytes(32).hex()))
    table = guest.api("/tables/import", record.to_bytes())
    fork = guest.api(f"/tables/{table['id']}/fork", {"number": 0, "seat": 0})
    guest.states.clear()
    guest.open(f"/t/{fork['id']}")
    drawn(guest)


def drawn(guest: Visitor) -> None:
    """Wait until something is asked and the board, which comes by itself, is there."""
    guest.asked()
    parts = ", ".join(f'[data-part="{part}"]' for part in PARTS)
    expect(guest.page.locator(parts).first).to_be_visible()


class Wayfarer:
    """Does what it wishes for as soon as it may, and else what the greedy bot would do with the same View."""

    def __init__(self, guest: Visitor, means: Means, wishes: Sequence[str] = ()) -> None:
        self.guest = guest
        self.means = means
        self.wishes = list(wishes)
        self.advice = GreedyBot(Rng(bytes(32)))
        self.played: list[str] = []

    @property
    def view(self) -> Json:
        found: Json = self.guest.state["view"]
        return found

    @property
    def kinds(self) -> set[str]:
        """The kinds of moves that were made."""
        return {notation.split()[0] for notation in self.played}

    # What to do.

    def picked(self) -> Json:
        options: list[Json] = self.guest.state["options"]
        seen = READER.convert(self.view, str_keys=True)
        notation = self.wished([option["notation"] for option in options])
        move = None if notation else self.advice.choose(seen, [option["move"] for option in options])
        return next(option for option in options if notation == option["notation"] or move == option["move"])

    def wished(self, offered: Sequence[str]) -> str | None:
        """What is wished for and may be done now, or the next step on the way to it."""
        for wish in self.wishes:
            for notation in offered:
                if f"{notation} ".startswith(f"{wish} ") and self.pays(wish):
                    self.wishes.remove(wish)
                    return notation
        return self.step_on() if self.view["step"] == "move" else None

    def pays(self, wish: str) -> bool:
        """Nobody goes to the saloon without the coins for one of those who wait there."""
        prices = self.guest.state["facts"]["hire"].values()
        return wish != "visit saloon" or min(prices) <= self.mine("goods").get("coin", 0)

    def mine(self, field: str) -> Any:
        return self.view[field][str(self.view["seat"])]

    def step_on(self) -> str | None:
        """To stop for a camp, or along the cheapest way to a quest or past a threat, while that is wished for."""
        camp, reach = self.guest.state["facts"]["camp"], self.guest.state["facts"]["trip"]["reach"]
        if "camp" in self.wishes and camp and self.mine("hearts") >= camp["hearts"]:
            return "done"
        ways = [
            way
            for space, way in reach.items()
            if ("quest" in self.wishes and space in self.view["quests"])
            or ("fight" in self.wishes and way["threats"])
        ]
        if not ways:
            return None
        best = min(ways, key=lambda way: (way["hearts"], way["steps"]))
        return f"go {best['way'][1]}" if best["steps"] else "done"

    def travel(self, decisions: int = LONGEST) -> None:
        """Play until the game is over."""
        for _ in range(decisions):
            if self.guest.asked() == "over":
                return
            self.play(self.picked())
        raise AssertionError("the game does not end")

    def make(self, notation: str) -> None:
        self.play(next(option for option in self.guest.state["options"] if option["notation"] == notation))

    def play(self, option: Json) -> None:
        """Choose the things of a move, then press the one button; or press the button of the move itself."""
        guest = self.guest
        number = int(guest.state["number"])
        plays = f'[data-plays="{option["move"]}"]'
        main, words = (
            guest.dock.locator(f'[data-act="main"]{plays}'),
            guest.page.locator(f'main {plays}:not([data-act="main"])').first,
        )
        if not option["refs"]:
            self.press(main if main.is_visible() else words)
        elif words.is_visible():
            self.press(words)
            self.press(main)
        else:
            self.turn_trade(option)
            for ref in option["refs"]:
                self.choose(ref)
            if not main.is_visible():  # the same things belong to another move as well
                self.press(words)
            self.press(main)
        guest.until_moved(number)
        guest.settle()
        self.played.append(option["notation"])

    def turn_trade(self, option: Json) -> None:
        """A good is given for several others or got for them, as a switch says."""
        kind = option["notation"].split()[0]
        if kind in ("give", "get"):
            self.press(self.guest.button(f"{kind.capitalize()} one for several"))

    def choose(self, ref: str) -> None:
        self.bring(ref)
        if self.thing(ref).get_attribute("aria-pressed") == "false":
            self.press(self.thing(ref))
        expect(self.thing(ref)).to_have_attribute("aria-pressed", "true")

    # Where it is.

    def thing(self, ref: str) -> Locator:
        return self.guest.page.locator(f'main [data-ref="{ref}"][data-reachable]').filter(visible=True).first

    def bring(self, ref: str) -> None:
        """Open what a thing lies in, and put away what lies over it.

        Once more, if the page has turned to a new question meanwhile: it then shows another view.
        """
        heard = self.guest.page.locator('[data-part="story"] .wait button')
        there = heard.or_(self.thing(ref)).first
        self.open_view(ref)
        with suppress(AssertionError):
            expect(there).to_be_visible(timeout=SOON)
        if not there.is_visible():
            self.open_view(ref)
        expect(there).to_be_visible()
        if heard.is_visible():  # a choice waits for whoever reads the story aloud
            self.press(heard)
        expect(self.thing(ref)).to_be_visible()

    def open_view(self, ref: str) -> None:
        kind = ref.partition(":")[0]
        cards = self.guest.page.locator('[data-part="cards"]')
        if (kind in CARDS and not self.thing(ref).is_visible()) or (kind not in CARDS and cards.is_visible()):
            self.press(self.guest.page.locator('button[data-part="hand"]'))
        if not self.thing(ref).is_visible() and kind in VIEWS:
            self.press(self.guest.page.locator(f'button[data-page="{VIEWS[kind]}"]'))

    # By hand.

    def press(self, what: Locator) -> None:
        if self.means == "keys":
            self.go_to(what)
            self.guest.page.keyboard.press("Enter")
        else:
            self.guest.press(what)

    def go_to(self, what: Locator) -> None:
        """Tab to the button, or to its kind of things and by arrows to the one."""
        keys, evaluate = self.guest.page.keyboard, self.guest.page.evaluate
        ref, wanted = what.get_attribute("data-ref"), ""
        if ref:
            wanted = f'main [data-reachable][data-ref^="{ref.partition(":")[0]}:"]'
        else:
            what.evaluate("(one) => (one.dataset.wanted = 'yes')")
            wanted = '[data-wanted="yes"]'
        for _ in range(FARTHEST):
            ahead = evaluate(AHEAD, wanted)
            if ahead == 0:
                break
            keys.press("Tab" if ahead == 1 else "Shift+Tab")
        else:
            raise AssertionError(f"Tab does not lead to {wanted}")
        if ref is None:
            what.evaluate("(one) => delete one.dataset.wanted")
            return
        for _ in range(FARTHEST):
            if evaluate("document.activeElement.dataset.ref") == ref:
                return
            keys.press("ArrowRight")
        raise AssertionError(f"arrows do not lead to {ref}")


def shown_ids(guest: Visitor) -> list[str]:
    """Ids of texts that are shown instead of the texts."""
    shown = guest.page.evaluate("""() => {
        const named = [...document.querySelectorAll('[aria-label], [title]')];
        return [document.body.innerText, ...named.flatMap((one) => [one.ariaLabel, one.title])].join('\\n');
    }""")
    return re.findall(r"\b(?:near|nearweb|web|house|core)-[a-z][\w-]*|\{\s*\$\w+", str(shown))
