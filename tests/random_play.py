"""Random games under the eyes of the kit, in a process of its own: `tests.random_play GAME SEATS NUMBER`."""

import sys

from ludarium.core.registry import game as find_game
from ludarium.testing import check_game, table_choices

LOOK_EVERY = 80


def check_random_games(game_id: str, seats: int, number: int) -> int:
    """Play so many games, each with other options of the table; the number of decisions."""
    game = find_game(game_id)
    choices = list(table_choices(game, seats))
    return sum(
        check_game(game, seats, choices[seed % len(choices)], seed, LOOK_EVERY).decisions for seed in range(number)
    )


if __name__ == "__main__":
    print(check_random_games(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
