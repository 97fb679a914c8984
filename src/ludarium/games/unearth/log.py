"""The log of Unearth: events with the names of things in the reader's language."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ludarium.core.events import Event, Fact
from ludarium.games.unearth.components import CARDS, EVENTS, RUINS, STONES, WONDERS

# Facts that name things.
NAMING: Final = ("card", "cards", "wonder", "ruin", "ruins", "colour", "colours", "other", "event", "by")
# The id of every thing's name; no two things of different kinds share one.
TEXT_OF: Final[dict[str, str]] = {
    **{card: f"unearth-card-{card}" for card in CARDS},
    **{wonder: f"unearth-wonder-{wonder}" for wonder in WONDERS},
    **{ruin: f"unearth-ruin-{ruin}" for ruin in RUINS},
    **{colour: f"unearth-colour-{colour}" for colour in STONES},
    **{event: f"unearth-age-{event}" for event in EVENTS},
}
# What is seen on the table and needs no line.
SILENT: Final = ("unearth-turn", "unearth-put", "unearth-placed", "unearth-returned")


def told(event: Event, say: Callable[..., str]) -> list[Event]:
    """An event as the log tells it, if it does."""
    if event.kind in SILENT:
        return []
    kind = event.kind
    facts = dict(event.facts)
    if kind == "unearth-rolled" and not facts["ruin"]:
        kind = "unearth-rolled-later"
        del facts["ruin"]
    elif kind == "unearth-revealed" and not facts["colours"]:
        kind = "unearth-revealed-bare"
        del facts["colours"]
    elif kind == "unearth-event":
        facts["effect"] = say(f"unearth-age-{facts['event']}-text")
    return [replace(event, kind=kind, facts={name: named(name, fact, say) for name, fact in facts.items()})]


def named(name: str, fact: Fact, say: Callable[..., str]) -> Fact:
    """A thing, or several, by name."""
    if name not in NAMING or isinstance(fact, int):
        return fact
    if isinstance(fact, list):
        return [say(TEXT_OF[thing]) for thing in fact]
    return say(TEXT_OF[fact])
