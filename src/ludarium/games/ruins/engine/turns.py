"""Whose turn it is: passing, skipping, the end of a pile (rules chapter 7, RU-081 to RU-083)."""

from mypy_extensions import i64

from ludarium.games.ruins.engine.on_table import FOLLOWING, SEATS_IN
from ludarium.games.ruins.engine.state import NOBODY, TURN, RuinsState


def pass_on(state: RuinsState, seat: i64) -> None:
    """The turn goes to the next active player, unless an equal play skips that one (RU-058, RU-059)."""
    following: i64 = FOLLOWING[state.active][seat]
    if state.skipping:
        state.skipping = False
        if state.news is not None:
            state.tell("ruins-skipped", following, {})
        count_pass(state, following)
        return
    if state.step != TURN:  # ``ask`` without a call, here and below
        state.enter(TURN)
    state.waiting = 1 << following


def count_pass(state: RuinsState, seat: i64) -> None:
    """RU-053, RU-054: who passes stays in the pile.

    RU-055, RU-A17: the pile ends when all active players but its last player have passed in a row.
    """
    active: i64 = state.active
    last_seat = state.last_seat
    last_is_active = active >> last_seat & 1
    passes = state.passes + 1
    following: i64 = FOLLOWING[active][seat]
    if passes < SEATS_IN[active] - last_is_active:
        state.passes = passes
    else:
        end_pile(state)
        following = last_seat  # RU-057, RU-A16
        if not last_is_active:
            following = FOLLOWING[active][last_seat]
    if state.step != TURN:
        state.enter(TURN)
    state.waiting = 1 << following


def end_pile(state: RuinsState) -> None:
    """RU-056: everything played goes face up to the discard."""
    laid = state.laid
    while laid is not None:
        state.discard |= laid.ruins
        laid = laid.below
    state.laid = None
    state.last_seat = NOBODY
    state.last_value = 0
    state.last_count = 0
    state.passes = 0
    if state.news is not None:
        state.tell("ruins-pile-ended", NOBODY, {})
