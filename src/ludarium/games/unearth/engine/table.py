"""The table of steps, in the order of their numbers."""

from ludarium.games.unearth.engine.claims import DRAW_STEP, DRAWING_STEP
from ludarium.games.unearth.engine.delvers import FIRST_STEP, NUMBER_STEP, TARGET_STEP
from ludarium.games.unearth.engine.roll import ADJUST_STEP, MODIFY_STEP, REROLL_STEP, RUIN_STEP
from ludarium.games.unearth.engine.state import STEPS
from ludarium.games.unearth.engine.stones import LIBRARY_STEP, PLACE_STEP, TAKE_STONE_STEP
from ludarium.games.unearth.engine.turns import AGAIN_STEP, CHECK_STEP, SETTLED_STEP, TURN_STEP
from ludarium.games.unearth.engine.wonders import MEMORIAL_STEP, RING_STEP, WONDER_STEP


def fill_table() -> None:
    """Give every step its number; a second call changes nothing."""
    if not STEPS:
        STEPS.extend([TURN_STEP, AGAIN_STEP, TARGET_STEP, NUMBER_STEP, FIRST_STEP])
        STEPS.extend([REROLL_STEP, MODIFY_STEP, RUIN_STEP, ADJUST_STEP, TAKE_STONE_STEP, LIBRARY_STEP, PLACE_STEP])
        STEPS.extend([RING_STEP, WONDER_STEP, MEMORIAL_STEP, DRAW_STEP])
        STEPS.extend([SETTLED_STEP, CHECK_STEP, DRAWING_STEP])


fill_table()
