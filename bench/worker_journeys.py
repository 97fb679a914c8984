"""Some games for `bench.journeys`, printed as JSON."""

import sys

import msgspec

from bench.journeys import Played
from ludarium.core.bot import Bot, RandomBot
from ludarium.core.rng import Rng
from ludarium.games.near_and_far.bots.greedy import GreedyBot
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.scoring import LINES, score_lines
from ludarium.games.near_and_far.rules.state import NearState

MODES = ("first-adventure", "arcade")


def played(seats: int, opponents: str, seed: int) -> Played:
    kind = RandomBot if opponents == "random" else GreedyBot
    bots: list[Bot] = [kind(Rng.of(100 * seed + seat)) for seat in range(seats)]
    greedy = seed % seats if opponents == "random" else -1
    if greedy >= 0:
        bots[greedy] = GreedyBot(Rng.of(100 * seed + greedy))
    state = GAME.start(seats, {"mode": MODES[seed % 2]}, seed)
    assert isinstance(state, NearState)
    while not state.over:
        seat = state.turn
        bot = bots[seat]
        moves = state.moves(seat)
        move = bot.pick(moves) if isinstance(bot, RandomBot) else bot.choose(GAME.view(state, seat), moves)
        state.play(seat, move)
    result = state.result()
    assert result is not None
    table = state.table
    lines = score_lines(state.players, result.winners[0], table.roads, table.day, table.camps)
    named = dict(zip(LINES, lines, strict=True))
    scores = [int(score) for score in result.scores]
    return Played(int(state.first), greedy, list(result.winners), scores, int(state.round), named)


def main(seats: int, opponents: str, first: int, games: int) -> None:
    found = [played(seats, opponents, seed) for seed in range(first, first + games)]
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
