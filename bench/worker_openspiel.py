"""OpenSpiel's C++ games through pyspiel. A decision is a player's; chance nodes are paid for, not counted."""

import random
from functools import partial
from typing import Any

import pyspiel

from bench.harness import Run, Work, clock, main

PARAMETERS: dict[str, dict[str, int]] = {"crazy_eights": {"players": 4}}


def load(name: str) -> Any:
    return pyspiel.load_game(name, PARAMETERS.get(name, {}))


def mid_game(name: str) -> Any:
    """A state at two fifths of a random game, at a player's decision."""
    pick = random.Random(5)
    while True:
        state = load(name).new_initial_state()
        decisions = []
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions.append(state.clone())
            state.apply_action(pick.choice(state.legal_actions()))
        if len(decisions) > 8:
            return decisions[len(decisions) * 2 // 5]


def through_python(name: str) -> Run:
    game = load(name)
    pick = random.Random(1).random

    def run(deadline: float) -> int:
        decisions = 0
        while clock() < deadline:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                # Uniform over the outcomes: the cheapest chance a caller can have.
                if not state.is_chance_node():
                    decisions += 1
                state.apply_action(actions[int(pick() * len(actions))])
        return decisions

    return run


def dealing_free(name: str) -> Run:
    start = mid_game(name)
    pick = random.Random(3).random

    def run(deadline: float) -> int:
        decisions = 0
        while clock() < deadline:
            state = start.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                decisions += 1
        return decisions

    return run


def in_the_core(name: str) -> Run:
    """Whole games inside C++; decisions are games times the mean of thirty games counted apart."""
    game = load(name)
    pick = random.Random(2)
    total = 0
    for _ in range(30):
        state = game.new_initial_state()
        while not state.is_terminal():
            total += not state.is_chance_node()
            state.apply_action(pick.choice(state.legal_actions()))
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def run(deadline: float) -> int:
        games = 0
        while clock() < deadline:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
            games += 1
        return games * total // 30

    return run


def copies(name: str) -> Run:
    state = mid_game(name)

    def run(deadline: float) -> int:
        done = 0
        while clock() < deadline:
            for _ in range(200):
                state.clone()
            done += 200
        return done

    return run


CARD_GAMES = ("dou_dizhu", "crazy_eights", "hearts", "spades")
DICE_GAMES = ("liars_dice", "yacht", "backgammon", "2048")

WORK: Work = {
    f"{game}: {name}": partial(work, game)
    for game in CARD_GAMES
    for name, work in (
        ("play", through_python),
        ("play in the core", in_the_core),
        ("dealing-free", dealing_free),
        ("copy", copies),
    )
}
WORK |= {f"{game}: play": partial(through_python, game) for game in DICE_GAMES}
WORK |= {"yacht: copy": partial(copies, "yacht")}

if __name__ == "__main__":
    main(WORK)
