"""A hint is what the best bot would do."""

from collections.abc import Callable, Sequence

from ludarium.core import Bot, Rng, View
from tests.pebbles import MOST, Pebbles


class Careful(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[0]


class Greedy(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[-1]


class WithBots(Pebbles):
    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {"careful": Careful, "greedy": Greedy}  # the best comes last


def test_a_hint_comes_from_the_last_of_the_bots() -> None:
    game = WithBots()
    state = game.start(2, seed=1)
    assert game.hint(game.view(state, state.turn), Rng.of(1)).moves == [MOST - 1]
