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
from ludarium.games.unearth.engine.state import AGAIN, EXCAVATION, STEPS, UnearthState


def refuse(clause: str, reason: str, **facts: str | int) -> NotAllowed:
    return NotAllowed(reason, facts, clause)


# The clause that says when a kind of move has its time, by the first move of the kind.
TIMES: list[tuple[int, str]] = [
    (END, "UN-149"),
    (KEEP, "UN-A06"),
    (REROLL_MAP, "UN-A14"),
    (REROLL_WONDER, "UN-A15"),
    (DRAW, "UN-A58"),
    (DECLINE, "UN-A58"),
    (DRAW_ONE, "UN-A41"),
    (DRAW_TWO, "UN-A41"),
    (PLAY, "UN-043"),
    (ROLL, "UN-046"),
    (RUIN, "UN-048"),
    (NUMBER + 1, "UN-152"),
    (VALUE + 1, "UN-053"),
    (STONE, "UN-061"),
    (TARGET, "UN-A20"),
    (BUILD, "UN-A33"),
    (TAKE, "UN-A43"),
    (CELL, "UN-063"),
]


def misplaced(state: UnearthState, move: int) -> NotAllowed:
    """The clause by which a move of another step is not open now."""
    if PLAY <= move < ROLL and (state.step == AGAIN or state.roll_kind == EXCAVATION):
        return NotAllowed("unearth-no-card-in-excavation", {}, "UN-051")
    clause = ""
    for first, named in TIMES:
        if move >= first:
            clause = named
    return NotAllowed("unearth-no-not-now", {"step": f"unearth-step-{STEPS[state.step].name()}"}, clause)
