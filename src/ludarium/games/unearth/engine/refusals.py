"""The reasons of Unearth: a clause, a text id, and the facts that fill it."""

from ludarium.core.errors import NotAllowed
from ludarium.games.unearth.engine.moves import (
    BUILD,
    CELL,
    DECLINE,
    DRAW,
    DRAW_ONE,
    DRAW_TWO,
    END,
    KEEP,
    NUMBER,
    PLAY,
    REROLL_MAP,
    REROLL_WONDER,
    ROLL,
    RUIN,
    STONE,
    TAKE,
    TARGET,
    VALUE,
)
from ludarium.games.unearth.engine.state import STEPS, UnearthState


def refuse(clause: str, reason: str, **facts: str | int) -> NotAllowed:
    return NotAllowed(reason, facts, clause)


# The clause that says when a kind of move has its time, by the first move of the kind.
TIMES: list[tuple[int, str]] = [
    (END, "UN-A16"),
    (KEEP, "UN-A06"),
    (REROLL_MAP, "UN-A14"),
    (REROLL_WONDER, "UN-A06"),
    (DRAW, "UN-A58"),
    (DECLINE, "UN-A58"),
    (DRAW_ONE, "UN-A41"),
    (DRAW_TWO, "UN-A41"),
    (PLAY, "UN-044"),
    (ROLL, "UN-046"),
    (RUIN, "UN-A06"),
    (NUMBER + 1, "UN-152"),
    (VALUE + 1, "UN-A06"),
    (STONE, "UN-061"),
    (TARGET, "UN-A20"),
    (BUILD, "UN-A33"),
    (TAKE, "UN-A43"),
    (CELL, "UN-063"),
]


def misplaced(state: UnearthState, move: int) -> NotAllowed:
    """The clause by which a move of another step is not open now."""
    forced = state.turn != state.active  # asked about an own die in another player's turn
    if PLAY <= move < ROLL:
        if state.digging():
            return NotAllowed("unearth-no-card-in-excavation", {}, "UN-051")
        if forced:
            return NotAllowed("unearth-no-card-not-active", {}, "UN-050")
    if move == END and not state.digging():
        return NotAllowed("unearth-no-roll-owed", {}, "UN-046")
    clause = ""
    for first, named in TIMES:
        if move >= first:
            clause = named
    if forced and ROLL <= move < RUIN:
        clause = "UN-049"
    return NotAllowed("unearth-no-not-now", {"step": f"unearth-step-{STEPS[state.step].name()}"}, clause)
