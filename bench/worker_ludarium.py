"""Our engine. The build under test is whatever ``PYTHONPATH`` offers: the sources or a compiled tree."""

import random
from functools import partial

from bench.harness import Run, Work, clock, main
from ludarium.core import Game, State, game
from ludarium.core.rng import QuickRng
from ludarium.core.state import playout
from ludarium.games.yami.components import CARD_NUMBER
from ludarium.games.yami.rules.cells import FULL as EMPTY
from ludarium.games.yami.rules.cells import SHAPES, placements

SEATS = 4


def mid_game(of: Game) -> State:
    """A state at two fifths of a random game, chosen as ``worker_openspiel`` chooses it."""
    pick = random.Random(5)
    state = of.start(SEATS, seed=5)
    decisions = []
    moves = state.choices()
    while moves:
        decisions.append(state.copy())
        moves = state.choose(pick.choice(moves))
    return decisions[len(decisions) * 2 // 5]


def through_python(game_id: str) -> Run:
    """Legal moves, a choice, the move: as a user of the library writes it."""
    of = game(game_id)
    pick = random.Random(1).random
    seeds = iter(range(1 << 60))

    def run(deadline: float) -> int:
        decisions = 0
        while clock() < deadline:
            state = of.start(SEATS, seed=next(seeds))
            moves = state.choices()
            while moves:
                moves = state.choose(moves[int(pick() * len(moves))])
                decisions += 1
        return decisions

    return run


def in_the_core(game_id: str) -> Run:
    of = game(game_id)
    chooser = QuickRng(1)
    seeds = iter(range(1 << 60))

    def run(deadline: float) -> int:
        decisions = 0
        while clock() < deadline:
            decisions += playout(of.start(SEATS, seed=next(seeds)), chooser)
        return decisions

    return run


def dealing_free(game_id: str) -> Run:
    """Copy a state in mid-game and play it to the end through Python."""
    start = mid_game(game(game_id))
    pick = random.Random(3).random

    def run(deadline: float) -> int:
        decisions = 0
        while clock() < deadline:
            state = start.copy()
            moves = state.choices()
            while moves:
                moves = state.choose(moves[int(pick() * len(moves))])
                decisions += 1
        return decisions

    return run


def copies(game_id: str) -> Run:
    state = mid_game(game(game_id))

    def run(deadline: float) -> int:
        done = 0
        while clock() < deadline:
            for _ in range(200):
                state.copy()
            done += 200
        return done

    return run


def placements_listed() -> Run:
    """All placements of a tile of seven cells on an empty board of Yami."""
    tile = SHAPES[CARD_NUMBER["b7"]]

    def run(deadline: float) -> int:
        done = 0
        while clock() < deadline:
            for _ in range(50):
                placements(tile, EMPTY, EMPTY, EMPTY)
            done += 50
        return done

    return run


WORK: Work = {
    "yami: placements of seven cells": placements_listed,
} | {
    f"{game_id}: {name}": partial(work, game_id)
    for game_id in ("ruins", "unearth", "rolling_realms", "yami", "near_and_far")
    for name, work in (
        ("play", through_python),
        ("play in the core", in_the_core),
        ("dealing-free", dealing_free),
        ("copy", copies),
    )
}

if __name__ == "__main__":
    main(WORK)
