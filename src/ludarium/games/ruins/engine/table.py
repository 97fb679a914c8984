"""The table of steps, in the order of their numbers."""

from ludarium.games.ruins.engine.build import ADD_STEP, PUT_STEP, TURN_STEP
from ludarium.games.ruins.engine.effects import DISCARD_STEP, DRAW_STEP, ORDER_STEP
from ludarium.games.ruins.engine.lay import CLAIM_STEP, EXTRAS_STEP
from ludarium.games.ruins.engine.rounds import NIGHT_STEP
from ludarium.games.ruins.engine.state import STEPS


def fill_table() -> None:
    """Give every step its number; a second call changes nothing."""
    if not STEPS:
        STEPS.extend([TURN_STEP, PUT_STEP, ADD_STEP, EXTRAS_STEP, CLAIM_STEP])
        STEPS.extend([NIGHT_STEP, ORDER_STEP, DRAW_STEP, DISCARD_STEP])


fill_table()
