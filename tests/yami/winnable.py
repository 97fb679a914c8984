"""Which missions the search with open hands wins: `tests.yami.winnable WIDTH DEALS`, a line for each it cannot."""

import sys

from ludarium.games.yami.bots.solver import solve
from ludarium.games.yami.components import MISSIONS
from ludarium.games.yami.game import GAME
from ludarium.games.yami.rules.state import YamiState


def wins(mission: int, mode: str, seats: int, seed: int, width: int) -> bool:
    """Whether a deal is won, by playing the line that was found."""
    state = GAME.start(seats, seed=seed, options={"mission": str(mission), "mode": mode})
    assert isinstance(state, YamiState)
    line = solve(state, width)
    if line is None:
        return False
    for seat, move in line:
        state.play(seat, move)
    result = state.result()
    return result is not None and result.winners == list(range(seats))


def lost(width: int, deals: int) -> list[str]:
    """Missions of which no deal among so many is won, by mode and player count."""
    tables = [
        (mission, mode, seats) for mission in MISSIONS for mode in ("day", "night") for seats in GAME.seat_counts
    ]
    return [
        f"{mission} {mode} {seats}"
        for mission, mode, seats in tables
        if not any(wins(mission, mode, seats, seed, width) for seed in range(deals))
    ]


if __name__ == "__main__":
    print("\n".join(lost(int(sys.argv[1]), int(sys.argv[2]))))
