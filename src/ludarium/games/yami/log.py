"""The log of Yami: events with the names of things in the reader's language."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ludarium.core.events import Event
from ludarium.games.yami.table import NO_TRUMP

# Facts that name things, and where their names are.
NAMING: Final = {
    "card": "yami-card-{}",
    "tile": "yami-tile-{}",
    "colour": "yami-colour-{}",
    "trump": "yami-colour-{}",
}


def told(event: Event, say: Callable[..., str]) -> Event:
    """An event as the log tells it."""
    kind, facts = event.kind, dict(event.facts)
    if facts.get("trump") == NO_TRUMP:
        kind = f"{kind}-no-trump"
        del facts["trump"]
    facts.pop("cells", None)
    named = {name: say(NAMING[name].format(fact)) if name in NAMING else fact for name, fact in facts.items()}
    return replace(event, kind=kind, facts=named)
