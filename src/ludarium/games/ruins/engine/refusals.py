"""The reasons of Ruins: a clause, a text id, and the facts that fill it."""

from ludarium.core.errors import NotAllowed
from ludarium.games.ruins.components import RUINS
from ludarium.games.ruins.engine.moves import (
    BUY,
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    ENOUGH,
    EXTRAS,
    FLIP,
    FORCED_FIRST,
    KEEP,
    OWN_FIRST,
    PASS,
    PUT,
)
from ludarium.games.ruins.engine.state import STEPS, RuinsState


def refuse(clause: str, reason: str, **facts: int) -> NotAllowed:
    """A refusal; a fact called ``ruin`` is given its name."""
    named: dict[str, str | int] = {}
    for key, value in facts.items():
        named[key] = RUINS[value] if key == "ruin" else value
    return NotAllowed(reason, named, clause)


def misplaced(state: RuinsState, move: int) -> NotAllowed:
    """The clause by which a move of another step is not open now."""
    step = f"ruins-step-{STEPS[state.step].name()}"
    if move in (KEEP,) or FLIP <= move < PUT:
        clause = "RU-041"
    elif move == PASS:
        clause = "RU-053"
    elif move in (OWN_FIRST, FORCED_FIRST):
        clause = "RU-117"
    elif DRAW <= move < FLIP:
        clause = "RU-111"
    elif move >= DISCARD:
        clause = "RU-112"
    elif EXTRAS <= move < DRAW:
        clause = "RU-106"
    elif move == DONE or CLAIM <= move < DISCARD:
        clause = "RU-068"
    elif move == ENOUGH or move >= BUY:
        clause = "RU-A51"
    else:
        clause = "RU-A51"
    return NotAllowed("ruins-no-not-now", {"step": step}, clause)
