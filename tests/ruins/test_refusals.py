"""A move at the wrong time names the clause that says when its time is."""

import pytest

from ludarium.games.ruins.game import GAME
from tests.marks import clause
from tests.ruins.table import legal, play, refusal, table

OF_A_TURN = ["pass", "buy 1", "value 3", "put 3a", "add 3a", "enough", "extras 1", "claim 3a", "done"]


@clause("RU-A09")
@pytest.mark.parametrize("move", OF_A_TURN)
def test_nothing_is_played_before_everybody_has_chosen_about_night(move: str) -> None:
    assert refusal(GAME.start(2, seed=5), 0, move).clause == "RU-A09"


@clause("RU-A27")
@pytest.mark.parametrize("move", OF_A_TURN)
def test_nothing_is_played_while_a_turn_ends(move: str) -> None:
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "1": ["1a", "1b"]},
            "ruins": {"3a": {"discoveries": ["M11"]}},
            "deck": ["5a", "8a", "2a"],
            "torches": [0, 0],
        }
    )
    play(state, "0: value 3", "0: done")
    assert legal(state, 0) == ["draw 0", "draw 1", "draw 2"]
    assert refusal(state, 0, move).clause == "RU-A27"


@clause("RU-041", "RU-068", "RU-106", "RU-111", "RU-112", "RU-117", "RU-A51")
@pytest.mark.parametrize(
    ("move", "named"),
    [
        ("pass", "RU-A51"),
        ("buy 1", "RU-A51"),
        ("value 3", "RU-A51"),
        ("put 3a", "RU-A51"),
        ("extras 1", "RU-106"),
        ("claim 3a", "RU-068"),
        ("done", "RU-068"),
        ("flip none", "RU-041"),
        ("flip 3a", "RU-041"),
        ("order own", "RU-117"),
        ("draw 1", "RU-111"),
        ("discard 3a", "RU-112"),
    ],
)
def test_while_ruins_are_added(move: str, named: str) -> None:
    hands = {"0": ["3a", "3b", "3c", "9a"], "1": ["1a", "1b"]}
    state = table({"seats": 3, "to_move": [0], "hands": hands, "torches": [0, 0, 0]})
    play(state, "0: value 3", "0: add 3a")
    assert refusal(state, 0, move).clause == named
