"""The compiled and the interpreted engine play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.core import games
from tests.compiled import compiled_tree
from tests.together import ROOT

# Words listed by their bits, from small and from large numbers on.
LISTED = """
import random
from ludarium.core.bits import BITS, each, how_many
pick = random.Random(7)
for base in (0, 1, 280, 1987, 1988, 1989, 10**9):
    for most in (3, 12, 25, 40, BITS):
        for _ in range(50):
            word = pick.getrandbits(most) & pick.getrandbits(most) | 1 << pick.randrange(most)
            bits = [bit for bit in range(BITS) if word >> bit & 1]
            assert each(word, base) == [base + bit for bit in bits], (word, base)
            assert how_many(word) == len(bits)
"""
# Wrong numbers at every entry point: how many were refused.
REFUSED = """
from ludarium.core import games
from ludarium.testing import check_numbers
for game in games().values():
    for seats in game.seat_counts[:4]:
        print(game.id, seats, check_numbers(game, seats, seats))
"""
SEATED = 4200  # seats in all the games of one game: the more sit at a table, the longer it takes
LONG = {"near_and_far": 8}  # how many times as long a game takes as those of the others


@pytest.fixture(scope="module")
def tree() -> Path:
    return compiled_tree()


def traced(game_id: str, path: Path) -> list[str]:
    number = SEATED // sum(games()[game_id].seat_counts) // LONG.get(game_id, 1)
    command = [sys.executable, "-m", "ludarium.testing.trace", game_id, str(number)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_the_numbers_of_a_word_are_listed_in_order(build: str, tree: Path) -> None:
    path = tree if build == "compiled" else ROOT / "src"
    subprocess.run([sys.executable, "-c", LISTED], env={**os.environ, "PYTHONPATH": str(path)}, check=True)


def test_both_builds_refuse_the_same_wrong_numbers(tree: Path) -> None:
    refused = [
        subprocess.run(
            [sys.executable, "-c", REFUSED],
            env={**os.environ, "PYTHONPATH": str(path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for path in (tree, ROOT / "src")
    ]
    assert refused[0] == refused[1]
    assert len(refused[0].splitlines()) > len(games())


@pytest.mark.parametrize("game_id", games())
def test_both_builds_play_identical_games(game_id: str, tree: Path) -> None:
    compiled, *compiled_digests = traced(game_id, tree)
    interpreted, *interpreted_digests = traced(game_id, ROOT / "src")
    assert (compiled, interpreted) == ("compiled", "interpreted")
    assert compiled_digests == interpreted_digests
    assert len(compiled_digests) == len(games()[game_id].seat_counts)
