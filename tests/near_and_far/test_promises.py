"""Random games keep the promises of the core, in both modes and on both sides of the town board."""

import pytest

from ludarium.games.near_and_far.game import GAME
from ludarium.testing import check_game, check_notation, check_numbers

MODES = ["first-adventure", "arcade"]
SEATS = [2, 3, 4]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games(mode: str, seats: int) -> None:
    for seed, side in enumerate(("dusk", "day")):
        options = {"mode": mode, "side": side, "quests": ("usual", "more")[seed], "length": ("long", "usual")[seed]}
        report = check_game(GAME, seats, options, seed, look_every=9)
        assert report.over
        assert report.undone


@pytest.mark.parametrize("seats", SEATS)
def test_wrong_numbers_are_refused(seats: int) -> None:
    assert check_numbers(GAME, seats, seed=seats) > 500


def test_notation_is_a_bijection() -> None:
    check_notation(GAME)
