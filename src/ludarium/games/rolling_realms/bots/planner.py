"""The strong bot: searches its own turn, and tries the best ways to end it against rolls to come."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from ludarium.core.bot import Bot
from ludarium.core.reading import Reader
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.view import View
from ludarium.games.rolling_realms.bots.planning import Ending, Estimate, Search, play_out
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.loading import player_of
from ludarium.games.rolling_realms.rules.move_numbers import DONE
from ludarium.games.rolling_realms.rules.player import Player
from ludarium.games.rolling_realms.rules.steps import play_on
from ludarium.games.rolling_realms.table import RealmsView

TURNS: Final = COMPONENTS.game.turns
HUNDREDTHS: Final = 100  # of a tenth: the unit of the table
BREADTH: Final = 150  # positions of a turn that are followed after each move
CANDIDATES: Final = 4  # endings that are tried out
FUTURES: Final = 8  # rounds played on from each of them

read_table: Final = Reader(list[list[int]]).decode


@cache
def learned_estimate() -> Estimate:
    """The worth of features, learned by playing; ``training`` makes the table."""
    table = read_table(files(__package__).joinpath("estimate.json").read_bytes())
    return Estimate([weight / HUNDREDTHS for row in table for weight in row])


class PlannerBot(Bot):
    """Plans a turn as a whole, and keeps to the plan as long as the game stands as it expected."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.plan: list[int] = []
        self.expected: list[int] = []

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, RealmsView)
        assert view.seat is not None
        player = player_of(view, view.seat)
        if not self.plan or player.words() != self.expected:
            self.plan = [*self.best_ending(player, view.turn).moves, DONE]
        move, *self.plan = self.plan
        play_on(player, move)
        self.expected = player.words()
        return move

    def best_ending(self, player: Player, turn: int) -> Ending:
        estimate = learned_estimate()
        endings = Search(estimate, TURNS - turn, BREADTH).run(player)[:CANDIDATES]
        if turn == TURNS or len(endings) == 1:
            return endings[0]
        # The same rolls for every candidate, so that luck tells nothing about them.
        seeds = [self.rng.below(1 << 30) for _ in range(FUTURES)]
        return max(endings, key=lambda ending: ending.worth + promise(ending, estimate, turn, seeds))


def promise(ending: Ending, estimate: Estimate, turn: int, seeds: list[int]) -> float:
    """The mean score of rounds played on from an ending."""
    scores = [play_out(ending.player, estimate, turn, TURNS, QuickRng(seed)) for seed in seeds]
    return sum(scores) / len(scores)
