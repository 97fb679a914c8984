"""Deals of one cell of the table of `bench.missions`: the points of each as a digit, a line for a few of them."""

import sys

from bench.missions import AT_ONCE, OPEN_HANDS, WIDTH, Cell
from ludarium.arena.simulate import play_game
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.games.yami.bots.solver import solve
from ludarium.games.yami.game import GAME
from ludarium.games.yami.rules.state import YamiState


def played(cell: Cell, seed: int) -> Result:
    options = {"mission": str(cell.mission), "mode": cell.mode}
    if cell.player != OPEN_HANDS:
        bots = [GAME.bots()[cell.player](Rng.of(seed * cell.seats + seat)) for seat in range(cell.seats)]
        return play_game(GAME, bots, options, seed)[1]
    state = GAME.start(cell.seats, options, seed)
    assert isinstance(state, YamiState)
    for seat, move in solve(state, WIDTH) or []:
        state.play(seat, move)
    return state.result() or Result([], [0] * cell.seats, "not found")


def main(cell: Cell, first: int, last: int) -> None:
    for at in range(first, last, AT_ONCE):
        seeds = range(at, min(at + AT_ONCE, last))
        print("".join(str(played(cell, seed).scores[0]) for seed in seeds), flush=True)


if __name__ == "__main__":
    mode, mission, seats, player, first, last = sys.argv[1:]
    main(Cell(mode, int(mission), int(seats), player), int(first), int(last))
