"""The search with open hands: what it wins is won by the rules, and every mission can be won."""

import os
import subprocess
import sys

import pytest

from ludarium.games.yami.bots.solver import solve
from ludarium.games.yami.game import GAME
from ludarium.games.yami.rules.state import YamiState
from tests.compiled import compiled_tree
from tests.together import ROOT
from tests.yami.winnable import wins


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_narrow_search_wins_the_first_mission(seats: int) -> None:
    assert wins(1, "day", seats, seed=1, width=2)


def test_a_deal_without_a_colour_that_is_needed_is_not_won() -> None:
    """Mission 1 has an orange edge (cell 54); here every orange card is in the box."""
    hands = {
        0: ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "b1", "b2"],
        1: ["b3", "b4", "b5", "b6", "b7", "g1", "g2", "g3", "g4"],
        2: ["g5", "g6", "g7", "p1", "p2", "p3", "p4", "p5", "p6"],
    }
    state = GAME.load({"game": "yami", "seats": 3, "hands": {str(seat): hand for seat, hand in hands.items()}})
    assert isinstance(state, YamiState)
    assert solve(state, width=1) is None


def test_every_mission_can_be_won_by_day_and_by_night() -> None:
    """For each player count, by a search of the width and the number of deals given."""
    environment = {**os.environ, "PYTHONPATH": f"{compiled_tree()}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.yami.winnable", "20", "8"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n") == ["", ""]
