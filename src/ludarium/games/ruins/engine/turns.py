"""Whose turn it is: passing, skipping, the end of a pile (rules chapter 7, RU-081 to RU-083)."""

from mypy_extensions import i64

from ludarium.games.ruins.engine.on_table import ASKED_AFTER, ENDING_PASSES, FOLLOWING
from ludarium.games.ruins.engine.state import NOBODY, TURN, RuinsState


def pass_on(state: RuinsState, seat: i64) -> None:
    """The turn goes to the next active player, unless an equal play skips that one (RU-058, RU-059)."""
    if state.step != TURN:
        state.enter(TURN)
    if state.skipping:
        state.skipping = False
        following: i64 = FOLLOWING[state.active][seat]
        if state.news is not None:
            state.tell("ruins-skipped", following, {})
        count_pass(state, following)
    else:
        state.waiting = ASKED_AFTER[state.active][seat]


def count_pass(state: RuinsState, seat: i64) -> None:
    """RU-053, RU-054: who passes stays in the pile.

    RU-055, RU-A17: the pile ends when all active players but its last player have passed in a row.
    """
    active = state.active
    passes = state.passes + 1
    if passes < ENDING_PASSES[active][state.last_seat]:
        state.passes = passes
        state.waiting = ASKED_AFTER[active][seat]
    else:
        end_pile(state)


def end_pile(state: RuinsState) -> None:
    """RU-056: everything played goes face up to the discard; the last player leads (RU-057, RU-A16)."""
    state.discard |= state.piled
    state.piled = 0
    state.laid = None
    active = state.active
    last_seat = state.last_seat
    state.waiting = 1 << last_seat if active >> last_seat & 1 else ASKED_AFTER[active][last_seat]
    state.last_seat = NOBODY
    state.last_value = 0
    state.last_count = 0
    state.passes = 0
    if state.news is not None:
        state.tell("ruins-pile-ended", NOBODY, {})
