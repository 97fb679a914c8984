"""Every installed game keeps the promises of the core, over random play."""

import subprocess
import sys

import pytest

from ludarium.core import Match, games
from ludarium.core.registry import game as find_game
from ludarium.core.rng import QuickRng
from ludarium.testing import check_game, check_notation, check_numbers, check_options, perft
from tests.compiled import usual_build
from tests.together import ROOT

GAMES_PER_COUNT = {"ruins": 200, "unearth": 300, "yami": 1000, "near_and_far": 1000}  # of a journey, in each mode
SEATS_OF_OTHERS = 120  # the more sit at a table, the longer its games
LOOKED_AT_CLOSELY = 12
SMALL_TABLE = 5  # seats; of larger ones fewer games, less closely: everything is seen by more eyes there


COUNTS = [(game.id, seats) for game in games().values() for seats in game.seat_counts]


@pytest.mark.parametrize(("game_id", "seats"), COUNTS)
def test_random_games(game_id: str, seats: int) -> None:
    """On the compiled build, if there is one; those below run on the sources."""
    wanted = GAMES_PER_COUNT.get(game_id, SEATS_OF_OTHERS // seats)
    command = [sys.executable, "-m", "tests.random_play", game_id, str(seats), str(wanted)]
    done = subprocess.run(command, env=usual_build(), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > wanted


@pytest.mark.parametrize(("game_id", "seats"), COUNTS)
def test_random_games_closely(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    number, look_every = (LOOKED_AT_CLOSELY, 5) if seats <= SMALL_TABLE else (2, 30)
    reports = [check_game(game, seats, {}, seed, look_every) for seed in range(number)]
    assert all(report.over and report.looked_at for report in reports)
    assert any(report.undone for report in reports)


@pytest.mark.parametrize(("game_id", "seats"), COUNTS)
def test_wrong_numbers_are_refused_at_every_entry_point(game_id: str, seats: int) -> None:
    """On the sources; ``test_compiled`` does the same on the compiled build."""
    assert check_numbers(find_game(game_id), seats, seed=seats) > 500


@pytest.mark.parametrize("game_id", games())
def test_notation_is_a_bijection(game_id: str) -> None:
    check_notation(find_game(game_id))


@pytest.mark.parametrize("game_id", games())
def test_every_option_has_a_label(game_id: str) -> None:
    game = find_game(game_id)
    match = Match.new(game, game.seat_counts[-1], seed=3)
    while not match.state.over:
        seat = match.state.turn
        if len(match.history) % 9 == 0:
            check_options(game, match)
        moves = match.state.moves(seat)
        match.play(seat, moves[len(match.history) * 7 % len(moves)])


@pytest.mark.parametrize("game_id", games())
def test_a_random_move_may_be_any_legal_one(game_id: str) -> None:
    state = find_game(game_id).start(2, seed=1)
    moves = state.moves(state.turn)
    rng = QuickRng(5)
    drawn = {state.any_move(state.turn, rng) for _ in range(40 * len(moves))}
    assert len(moves) > 1
    assert drawn == set(moves)


def test_perft_counts_sequences() -> None:
    # Two seats turn one of nine ruins or none, each in secret; then the leader acts.
    state = find_game("ruins").start(2, {"starter": "0"}, seed=1)
    assert perft(state, 1) == 10
    assert perft(state, 2) == 100
    leads = []
    for first in state.moves(0):
        for second in state.moves(1):
            child = state.copy()
            child.play(0, first)
            child.play(1, second)
            leads.append(len(child.moves(0)))
    assert perft(state, 3) == sum(leads)
