"""The compiled and the interpreted engine play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.core import games
from tests.compiled import compiled_tree
from tests.together import ROOT

SEATED = 8400  # seats in all the games of one game: the more sit at a table, the longer it takes


@pytest.fixture(scope="module")
def tree() -> Path:
    return compiled_tree()


def traced(game_id: str, path: Path) -> list[str]:
    number = SEATED // sum(games()[game_id].seat_counts)
    command = [sys.executable, "-m", "ludarium.testing.trace", game_id, str(number)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("game_id", games())
def test_both_builds_play_identical_games(game_id: str, tree: Path) -> None:
    compiled, *compiled_digests = traced(game_id, tree)
    interpreted, *interpreted_digests = traced(game_id, ROOT / "src")
    assert (compiled, interpreted) == ("compiled", "interpreted")
    assert compiled_digests == interpreted_digests
    assert len(compiled_digests) == len(games()[game_id].seat_counts)
