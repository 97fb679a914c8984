"""The steps of a turn in which its player may act freely (NF-298, NF-A109)."""

from mypy_extensions import i64, mypyc_attr

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.moves import DONE, DROP, USE
from ludarium.games.near_and_far.rules.artifacts import (
    SALVE_AT,
    act_freely,
    add_free_moves,
    cannot_act_freely,
    discard_artifact,
    is_free,
    keep_drawn,
    may_act_freely,
)
from ludarium.games.near_and_far.rules.numbers import CARDS
from ludarium.games.near_and_far.rules.state import NearState, refuse


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Step[NearState]):
    """A step of the active seat. Besides its own ``options`` it offers free actions, after which it asks again.

    A single option is taken without asking only if all can see that there is no free action: a question left out
    would tell that nothing in a hand can be bought.
    """

    __slots__ = ("at",)

    def __init__(self, at: int, name: str, *kinds: str) -> None:
        super().__init__(name, *kinds, "buy", "use")
        self.at: i64 = at  # its number in the table of steps

    # What a step writes.

    def options(self, state: NearState, seat: i64) -> list[int]:
        """What may be chosen, as a new list that is not empty; ``state.number`` belongs to the step."""
        raise NotImplementedError

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        """Make one of the options."""
        raise NotImplementedError

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        """The rule that forbids a move of the step's own kinds."""
        return None

    # What follows from it.

    def run(self, state: NearState, number: i64) -> None:
        seat = state.active
        state.ask(self.at, seat, number)
        moves = self.options(state, seat)
        if may_act_freely(state.players[seat]):
            add_free_moves(state.players[seat], moves)
        elif len(moves) == 1:
            state.waiting = 0
            self.act(state, seat, moves[0])
            return
        state.offered = moves

    def legal(self, state: NearState, seat: i64) -> list[int]:
        moves = self.options(state, seat)
        add_free_moves(state.players[seat], moves)
        return moves

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        if is_free(move):
            state.again()
            act_freely(state, seat, move)
        else:
            self.act(state, seat, move)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if is_free(move):
            return cannot_act_freely(state, seat, move)
        if USE <= move < USE + SALVE_AT:
            return refuse("NF-A49", "near-no-before-a-roll")
        return self.refusal(state, seat, move)


class Cards(Own):
    """Keep or discard what was just drawn, card by card in any order (NF-158, NF-305)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        return [DONE, *each(state.drawn, DROP)]

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == DONE:
            keep_drawn(state, seat)
            return
        card = move - DROP
        state.drawn &= ~bit_of(card)
        discard_artifact(state, seat, card)
        if state.drawn:
            state.push(CARDS)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        return refuse("NF-305", "near-no-not-just-drawn")
