"""The reasons of Ruins: a clause, a text id, and the facts that fill it."""

from ludarium.core.errors import NotAllowed
from ludarium.games.ruins.components import RUINS
from ludarium.games.ruins.engine.moves import (
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    EXTRAS,
    FLIP,
    FORCED_FIRST,
    KEEP,
    OWN_FIRST,
    PUT,
)
from ludarium.games.ruins.engine.state import CHOOSE_ORDER, STEPS, TURN_TO_NIGHT, RuinsState


def refuse(clause: str, reason: str, **facts: int) -> NotAllowed:
    """A refusal; a fact called ``ruin`` is given its name."""
    named: dict[str, str | int] = {}
    for key, value in facts.items():
        named[key] = RUINS[value] if key == "ruin" else value
    return NotAllowed(reason, named, clause)


def misplaced(state: RuinsState, move: int) -> NotAllowed:
    """The clause by which a move of another step is not open now."""
    step = f"ruins-step-{STEPS[state.step].name()}"
    if move == KEEP or FLIP <= move < PUT:
        clause = "RU-041"
    elif move in (OWN_FIRST, FORCED_FIRST):
        clause = "RU-117"
    elif DRAW <= move < FLIP:
        clause = "RU-111"
    elif move >= DISCARD:
        clause = "RU-112"
    elif state.step == TURN_TO_NIGHT:  # everything below is part of a turn
        clause = "RU-A09"
    elif state.step >= CHOOSE_ORDER:
        clause = "RU-A27"
    elif EXTRAS <= move < DRAW:
        clause = "RU-106"
    elif move == DONE or CLAIM <= move < DISCARD:
        clause = "RU-068"
    else:
        clause = "RU-A51"
    return NotAllowed("ruins-no-not-now", {"step": step}, clause)
