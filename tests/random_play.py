"""Random games under the eyes of the kit, in a process of its own: `tests.random_play GAME SEATS NUMBER`."""

import sys

from ludarium.core.registry import game as find_game
from ludarium.testing import check_game, table_choices

# Every so many decisions one is looked at from all sides: a mission has few of them, a journey many.
LOOK_EVERY = {"yami": 20, "near_and_far": 4000}
USUALLY = 400
# The option of a game of which every choice gets the whole number of games.
APART = {"near_and_far": "mode"}


def check_random_games(game_id: str, seats: int, number: int) -> int:
    """Play so many games, each with other options of the table; the number of decisions."""
    game = find_game(game_id)
    option = APART.get(game_id, "")
    groups: dict[str, list[dict[str, str]]] = {}
    for choice in table_choices(game, seats):
        groups.setdefault(choice.get(option, ""), []).append(choice)
    look_every = LOOK_EVERY.get(game_id, USUALLY)
    return sum(
        check_game(game, seats, choices[seed % len(choices)], seed, look_every).decisions
        for choices in groups.values()
        for seed in range(number)
    )


if __name__ == "__main__":
    print(check_random_games(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
