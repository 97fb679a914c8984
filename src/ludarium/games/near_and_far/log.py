"""The log of Near and Far: events with the names of things in the reader's language.

Buildings, goods and tribes stay as they are: the sentences choose by them, for names have cases.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ludarium.core.events import Event, Fact

# Facts that name things, and where their names are.
NAMING: Final = {
    "adventurer": "near-adventurer-{}",
    "animal": "near-animal-{}",
    "artifact": "near-artifact-{}",
    "by": "near-avoid-{}",
    "card": "near-card-{}",
    "cell": "near-cell-{}",
    "character": "near-character-{}",
    "find": "near-find-{}",
    "space": "near-space-{}",
    "threat": "near-threat-{}",
    "treasure": "near-treasure-{}",
    "treasures": "near-treasure-{}",
}
ARCADE: Final = "AR"  # story ids of arcade cards begin so; others are the letters of map 1 after a Q


def told(event: Event, say: Callable[..., str]) -> Event:
    """An event as the log tells it."""
    kind, facts = event.kind, dict(event.facts)
    story = facts.get("story")
    if isinstance(story, str):
        is_card = story.startswith(ARCADE)
        facts["story"] = say(f"near-arcade-{story.lower()}") if is_card else story[1:]
        kind = "near-read-card" if is_card and kind == "near-read" else kind
    return replace(event, kind=kind, facts={name: named(name, fact, say) for name, fact in facts.items()})


def named(name: str, fact: Fact, say: Callable[..., str]) -> Fact:
    if name not in NAMING:
        return fact
    if isinstance(fact, list):
        return [say(NAMING[name].format(one)) for one in fact]
    return say(NAMING[name].format(fact))
