"""Random games reduced to digests, to compare two builds of the engine.

``python -m ludarium.testing.trace ruins 500`` prints for each player count one digest over every list of legal
moves, every choice and every final state; two builds that play alike print the same.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from ludarium.core import state as state_module
from ludarium.core.game import Game
from ludarium.core.registry import game as find_game
from ludarium.core.rng import Rng
from ludarium.testing.kit import table_choices


def build() -> str:
    """Which build of the engine this is."""
    return "interpreted" if (state_module.__file__ or "").endswith(".py") else "compiled"


def trace(game: Game, seats: int, games: int) -> str:
    digest = sha256()
    choices = list(table_choices(game, seats))
    for seed in range(games):
        chooser = Rng.of(-1 - seed)
        state = game.start(seats, choices[seed % len(choices)], seed)
        while not state.over:
            asked = state.to_move()
            seat = asked[chooser.below(len(asked))]
            moves = state.moves(seat)
            move = moves[chooser.below(len(moves))]
            digest.update(repr((seat, moves, move)).encode())
            state.play(seat, move)
        digest.update(repr(state.words()).encode())
    return digest.hexdigest()


def lines(game: Game, games: int) -> Iterator[str]:
    for seats in game.seat_counts:
        yield f"{game.id} {seats} {games} {trace(game, seats, games)}"


if __name__ == "__main__":
    print(build())
    for line in lines(find_game(sys.argv[1]), int(sys.argv[2])):
        print(line, flush=True)
