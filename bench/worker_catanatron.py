"""catanatron: random games of four, and copies."""

import random

from catanatron import Color, Game, RandomPlayer

from bench.harness import Run, Work, clock, main

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
LONGEST = 1000  # turns


def play() -> Run:
    pick = random.Random(1).random

    def run(deadline: float) -> int:
        decisions = 0
        seed = 0
        while clock() < deadline:
            game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
            seed += 1
            while game.winning_color() is None and game.state.num_turns < LONGEST:
                actions = game.state.playable_actions
                game.execute(actions[int(pick() * len(actions))])
                decisions += 1
                if decisions % 256 == 0 and clock() > deadline:
                    break
        return decisions

    return run


def copies() -> Run:
    pick = random.Random(2)
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=3)
    for _ in range(400):
        if game.winning_color() is None:
            game.execute(pick.choice(game.state.playable_actions))

    def run(deadline: float) -> int:
        done = 0
        while clock() < deadline:
            for _ in range(20):
                game.copy()
            done += 20
        return done

    return run


WORK: Work = {"catanatron: play": play, "catanatron: copy": copies}

if __name__ == "__main__":
    main(WORK)
