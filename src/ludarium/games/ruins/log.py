"""The log of Ruins: which lines an event makes, and the signs of its effects."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from ludarium.core.events import Event, Fact
from ludarium.games.ruins.components import COMPONENTS, DISCOVERY_NUMBER, Effect

# A relit torch looks like the lit torches of the table.
SIGN: Final[dict[Effect, str]] = {"adapt": "?", "extra": "⊕", "draw": "↓", "force": "↯", "relight": "●"}
DISCOVERY_FACTS: Final = ("bought", "discoveries")


def signs(effect: Mapping[Effect, int]) -> str:
    """
    >>> signs({"increase": 1, "draw": 2})
    '+1↓↓'
    """
    return "".join(f"+{number}" if kind == "increase" else SIGN[kind] * number for kind, number in effect.items())


def effect_of(discovery: str) -> str:
    """What a discovery does, in signs."""
    return signs(COMPONENTS.discovery[DISCOVERY_NUMBER[discovery]].effect)


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
