"""Refusals of Ruins: a clause, a text id, and the facts that fill it."""

from ludarium.core.errors import NotAllowed
from ludarium.games.ruins.components import RUINS


def refuse(clause: str, reason: str, **facts: int) -> NotAllowed:
    """A refusal; a fact called ``ruin`` is given its name."""
    named: dict[str, str | int] = {}
    for key, value in facts.items():
        named[key] = RUINS[value] if key == "ruin" else value
    return NotAllowed(reason, named, clause)
