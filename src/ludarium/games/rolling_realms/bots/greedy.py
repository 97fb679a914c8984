"""A bot with a readable plan: take what pays now, a star before three resources, and spend only for more."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.rolling_realms.loading import player_of
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules.move_numbers import DONE
from ludarium.games.rolling_realms.rules.player import ACTIVATE, Player
from ludarium.games.rolling_realms.rules.resources import count
from ludarium.games.rolling_realms.rules.steps import moves_of, play_on
from ludarium.games.rolling_realms.table import RealmsView

STAR: Final = 10.0
RESOURCE: Final = 3.0  # a third of a star: it can still become a die
MARK: Final = 1.0  # a used die is better than an unused one


class GreedyBot(Bot):
    """Scores every legal move by what it brings at once and takes the best; equal ones by lot."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, RealmsView)
        assert view.seat is not None
        player = player_of(view, view.seat)
        scored = [(score(player, move), self.rng.below(1 << 20), move) for move in moves]
        return max(scored)[2]


def worth(player: Player) -> float:
    return STAR * int(player.stars()) + RESOURCE * int(count(player.held()))


def after(player: Player, move: int) -> Player:
    twin = player.copy()
    play_on(twin, move)
    return twin


def is_use(move: int) -> bool:
    return MOVES.kind(move).name in ("use", "miss")


def score(player: Player, move: int) -> float:
    if move == DONE:
        return 0.0
    if is_use(move) or player.step != ACTIVATE:
        return use_score(player, move)
    return spending_score(player, move)


def spending_score(player: Player, move: int) -> float:
    """A power is as good as the best use of a die after it, compared with the best use without it."""
    twin = after(player, move)
    with_it = max((use_score(twin, one) for one in moves_of(twin) if is_use(one)), default=0.0)
    without = max((use_score(player, one) for one in moves_of(player) if is_use(one)), default=0.0)
    return with_it - without + worth(twin) - worth(player)


def use_score(player: Player, move: int) -> float:
    return worth(after(player, move)) - worth(player) + MARK
