"""The strong partner: tries each move on deals that may be true, and plays them on as plain partners would."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.proposal import Proposal
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.view import View
from ludarium.games.yami.bots.deals import dealt_anew
from ludarium.games.yami.bots.greedy import SEEDS, Decision, GreedyBot, best_places, card_values
from ludarium.games.yami.bots.inference import unseen_by
from ludarium.games.yami.bots.playout import Boards, finish
from ludarium.games.yami.moves import GIVE_UP, PLACE, VOTE_NO
from ludarium.games.yami.rules.cells import PLACEMENTS
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import YamiView

DEALS: Final = 8  # that may be true, for all moves still under consideration
CARDS: Final = 4  # tried of a hand
PLACES: Final = 4  # tried of a tile
ASKED_FOR: Final = 6  # what a placement gains by being proposed, in per cent of a mission


class PartnerBot(GreedyBot):
    """Judges a move by the share of missions won after it, not by what it brings at once."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.proposed: list[int] = []

    def listen(self, proposals: Sequence[Proposal]) -> None:
        self.proposed = [one.moves[0] for one in proposals]

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, YamiView)
        tried = self.worth_trying(view, moves)
        if len(tried) < 2:
            return tried[0] if tried else super().choose(view, moves)
        best = self.best_of(view, tried)
        self.proposed = []
        return best

    def worth_trying(self, view: YamiView, moves: Sequence[int]) -> list[int]:
        """The moves that a plain partner would consider, best first; none where there is nothing to think about."""
        decision = Decision(view, moves, self.rng)
        if view.step in ("place", "put"):
            places = [PLACE + placement for placement in best_places(decision, PLACES)]
            asked_for = [move for move in self.proposed if move in moves and move not in places]
            return [*places, *asked_for, *(move for move in moves if move >= PLACEMENTS)]
        if view.step == "show":
            return []
        if view.step in ("lead", "follow"):
            values = card_values(decision)
            return sorted(values, key=lambda move: -values[move])[:CARDS]
        return [move for move in moves if move not in (GIVE_UP, VOTE_NO)]

    def best_of(self, view: YamiView, moves: list[int]) -> int:
        """The move that does best, all on the same deals; after every few of them the worse half is given up."""
        from ludarium.games.yami.game import GAME  # the game knows its bots

        sampled = GAME.sample(view, self.rng)
        assert isinstance(sampled, YamiState)
        unseen = unseen_by(view)
        boards = Boards()
        gained = dict.fromkeys(moves, 0)
        while len(moves) > 1:
            for move in moves:
                gained[move] += ASKED_FOR * DEALS if move in self.proposed else 0
            for _ in range(DEALS):
                seed = self.rng.below(SEEDS)
                state = dealt_anew(sampled, unseen, QuickRng(seed))
                for move in moves:
                    twin = state.copy()
                    twin.play(twin.turn, move)
                    gained[move] += finish(twin, boards, QuickRng(seed))
            moves = sorted(moves, key=lambda move: -gained[move])[: (len(moves) + 1) // 2]
        return moves[0]
