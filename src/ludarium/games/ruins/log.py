"""The log of Ruins: which lines an event makes."""

from collections.abc import Iterator

from msgspec.structs import replace

from ludarium.core.events import Event, Fact
from ludarium.games.ruins.components import COMPONENTS
from ludarium.games.ruins.terminal import effect_of

DISCOVERY_FACTS = ("bought", "discoveries")


def told(event: Event) -> Iterator[Event]:
    """An event as the log tells it: a play also says what was added to it, the fifth round has its own name.

    >>> [part.kind for part in told(Event("ruins-led", 0, {"bought": ["T01"], "claimed": []}))]
    ['ruins-led', 'ruins-bought']
    """
    event = replace(event, facts={name: explained(name, fact) for name, fact in event.facts.items()})
    if event.kind == "ruins-round" and event.facts["round"] == COMPONENTS.game.rounds + 1:
        event = replace(event, kind="ruins-deciding-round")
    yield event
    if event.facts.get("bought"):
        yield replace(event, kind="ruins-bought")
    if event.facts.get("claimed"):
        yield replace(event, kind="ruins-claimed")


def explained(name: str, fact: Fact) -> Fact:
    """Discoveries with what they do: their numbers alone tell a reader nothing."""
    if name in DISCOVERY_FACTS and isinstance(fact, list):
        return [f"{discovery} ({effect_of(discovery)})" for discovery in fact]
    return fact
