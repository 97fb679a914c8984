"""Whose turn it is: passing, skipping, the end of a pile (rules chapter 7, RU-081 to RU-083)."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, how_many
from ludarium.core.steps import Step
from ludarium.games.ruins.rules.state import NOBODY, TURN, RuinsState, next_clockwise


def next_turn(state: RuinsState, seat: i64) -> None:
    """RU-050, RU-082: the turn goes to the next active player clockwise."""
    state.ask_all(TURN, next_clockwise(state.active, seat))


def skip_next(state: RuinsState, seat: i64) -> None:
    """RU-058, RU-059: the next active player loses the turn, which counts as a pass."""
    skipped = state.next_active(seat)
    if state.news is not None:
        state.tell("ruins-skipped", skipped, {})
    count_pass(state, skipped)


def count_pass(state: RuinsState, seat: i64) -> None:
    """RU-053, RU-054: who passes stays in the pile.

    RU-055, RU-A17: the pile ends when all active players but its last player have passed in a row.
    """
    state.passes += 1
    if state.passes < how_many(state.active & ~bit_of(state.last_seat)):
        next_turn(state, seat)
    else:
        end_pile(state)


def end_pile(state: RuinsState) -> None:
    """RU-056: everything played goes face up to the discard; the last player leads (RU-057, RU-A16)."""
    last_seat = state.last_seat
    state.discard |= state.piled
    state.clear_pile()
    if state.active >> last_seat & 1:
        state.ask(TURN, last_seat)
    else:
        next_turn(state, last_seat)
    if state.news is not None:
        state.tell("ruins-pile-ended", NOBODY, {})


class NextTurn(Step[RuinsState]):
    """The end of a turn with effects; the number is the seat whose turn it was."""

    def run(self, state: RuinsState, seat: i64) -> None:
        state.dry = False
        next_turn(state, seat)


class SkipNext(Step[RuinsState]):
    """The same where the play skips the next player (RU-058)."""

    def run(self, state: RuinsState, seat: i64) -> None:
        state.dry = False
        skip_next(state, seat)
