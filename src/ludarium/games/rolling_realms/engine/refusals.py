"""The reasons of Rolling Realms: a clause, a text id, and the facts that fill it."""

from ludarium.core.errors import NotAllowed


def refuse(clause: str, reason: str, **facts: str | int) -> NotAllowed:
    return NotAllowed(reason, facts, clause)
