"""A person at a table of Unearth: opens any position, and plays by the pieces of the board."""

import random
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Locator, expect

from ludarium.core.match import Match
from ludarium.core.record import Seed, write
from ludarium.games.unearth.game import GAME
from tests.web.visitor import Json, Visitor

LONGEST: Final = 400  # decisions; a game between two is over long before
KEY: Final = bytes(32).hex()


def open_position(guest: Visitor, **given: Any) -> str:
    """A running table that begins from a partial position; the guest has seat 0, bots the others."""
    guest.api("/me")
    basis = {"seats": 2, "active": 0, "hands": {"0": [], "1": []}}
    match = Match(GAME, GAME.load({**basis, **given}, bytes(32)))
    seats = ["person"] + ["bot"] * (match.state.seats - 1)
    record = write(match, given.get("options", {"promos": "off"}), seats, Seed(key=KEY))
    table = guest.api("/tables/import", record.to_bytes())
    fork = guest.api(f"/tables/{table['id']}/fork", {"number": 0, "seat": 0})
    guest.open(f"/t/{fork['id']}")
    drawn(guest)
    return str(fork["id"])


def sit_down(guest: Visitor, seats: int = 2) -> None:
    guest.sit_down(game="unearth", seats=seats)
    drawn(guest)


def drawn(guest: Visitor) -> None:
    """Wait until something is asked and the board, which comes by itself, is there."""
    guest.asked()
    expect(
        guest.page.locator('[data-part="ruins"], [data-part="field"], [data-part="wonders"]').first
    ).to_be_visible()


def view(guest: Visitor) -> Json:
    found: Json = guest.state["view"]
    return found


def piece(guest: Visitor, ref: str) -> Locator:
    """The thing on the table that can be chosen now."""
    return guest.page.locator(f'[data-ref="{ref}"][data-reachable]').first


def wanted_refs(option: Json) -> list[str]:
    """One ref of each kind: equal dice are named together, and a number also by the dice that show it."""
    kinds: dict[str, str] = {}
    for ref in option["refs"]:
        kinds.setdefault(ref.split(":")[0], ref)
    return [kinds["number"]] if "number" in kinds else list(kinds.values())


# Where a card of the fan is never covered by its neighbour.
LEFT: Final = {"x": 12.0, "y": 60.0}


def choose(guest: Visitor, ref: str) -> None:
    what = piece(guest, ref)
    if what.get_attribute("aria-pressed") == "true":
        return
    how = {"position": LEFT} if ref.startswith("card:") else {}
    guest.press(what, **how)
    guest.settle()
    # Where places are too small for a finger, the first tap only brings them closer.
    if ref.startswith("cell:") and what.get_attribute("aria-pressed") == "false":
        guest.press(what)
    expect(what).to_have_attribute("aria-pressed", "true")


def play(guest: Visitor, option: Json) -> None:
    """Choose the pieces of a move, then press the one button."""
    number = int(guest.state["number"])
    refs = wanted_refs(option)
    if view(guest)["event"] == "hidden-path" and "later" in refs:
        refs.remove("later")  # every ruin is chosen later: there is nothing to press
    if refs:
        for ref in refs:
            choose(guest, ref)
        expect(guest.main).to_have_attribute("aria-disabled", "false")
        guest.press(guest.main)
    else:
        press_plain(guest, option)
    guest.until_moved(number)
    guest.settle()


def press_plain(guest: Visitor, option: Json) -> None:
    """A move that touches nothing on the table has a button of its own."""
    others = [one for one in guest.state["options"] if not one["refs"]]
    if guest.dock.locator(".choices button").count() > 0:
        guest.press(guest.dock.locator(".choices button").nth(others.index(option)))
    elif guest.main.get_attribute("aria-disabled") == "false" and others[0] == option:
        guest.press(guest.main)
    else:
        guest.press(guest.dock.locator(".more button").nth(1))


def play_notation(guest: Visitor, notation: str) -> None:
    play(guest, next(one for one in guest.state["options"] if one["notation"] == notation))


def play_on(
    guest: Visitor, chance: random.Random, decisions: int = LONGEST, after: Callable[[], None] = lambda: None
) -> bool:
    """Play by the pieces; True when the game is over."""
    for _ in range(decisions):
        if guest.asked() == "over":
            return True
        play(guest, picked(guest, chance))
        after()
    return guest.asked() == "over"


def picked(guest: Visitor, chance: random.Random) -> Json:
    """A move by chance, but stones are put where they make rings."""
    options: list[Json] = guest.state["options"]
    if view(guest)["step"] == "cell":
        return max(options, key=lambda option: crowd(view(guest), option))
    return chance.choice(options)


AROUND: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def cell(name: str) -> tuple[int, int]:
    q, r = name.split(",")
    return int(q), int(r)


def crowd(seen: Json, option: Json) -> int:
    """How many stones already lie around the fullest open middle beside a cell."""
    seat = str(seen["seat"])
    stones = {cell(name) for name in seen["stones"][seat]}
    built = {cell(name) for name in seen["wonders"][seat]}
    q, r = cell(option["notation"].removeprefix("cell "))
    best = 0
    for dq, dr in AROUND:
        middle = (q + dq, r + dr)
        ring = {(middle[0] + x, middle[1] + y) for x, y in AROUND}
        if middle not in stones | built and not ring & built:
            best = max(best, len(ring & stones))
    return best


def shown_ids(guest: Visitor) -> list[str]:
    """Ids of texts that are shown instead of the texts."""
    shown = guest.page.evaluate("""() => {
        const names = [...document.querySelectorAll('[aria-label], [title]')];
        return [document.body.innerText, ...names.flatMap((one) => [one.ariaLabel, one.title])].join('\\n');
    }""")
    return re.findall(r"\b(?:unearth|unearthweb|web|house|core)-[a-z][\w-]*|\{\s*\$\w+", str(shown))


def ring(middle: tuple[int, int], *colours: str) -> Mapping[str, str]:
    """Stones around a middle; fewer colours leave it open."""
    q, r = middle
    return {f"{q + dq},{r + dr}": colour for (dq, dr), colour in zip(AROUND, colours, strict=False)}
