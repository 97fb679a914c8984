"""The one order in which a play is named (RU-A51), and judging after all upgrades (chapter 13)."""

from collections import Counter
from itertools import combinations

import pytest

from ludarium.core.state import State
from ludarium.games.ruins.game import GAME
from tests.marks import clause
from tests.ruins.table import legal, play, refusal, shown, table
from tests.ruins.table_more import lay, random_game, seat_asked, seen

NAMING_STEPS = ("put", "add", "extras", "claim")


@clause("RU-127", "RU-128")
def test_value_and_count_are_judged_after_the_upgrades() -> None:
    # 4 and 6 are no pair as they lie; +2 on the 4 makes them one, and an extra icon even a triple.
    hands = {"0": ["4a", "6a", "10a"]}
    state = table({"seats": 3, "to_move": [0], "hands": hands, "market": ["T10", "M03", "M04", "B05"]})
    play(state, "0: buy 2", "0: buy 4", "0: value 6", "0: put 6a", "0: extras 1", "0: done")
    assert shown(state)["pile"] == [{"seat": 0, "value": 6, "count": 3, "ruins": ["4a", "6a"]}]


@clause("RU-128", "RU-130")
def test_a_play_not_valid_after_its_upgrades_is_refused() -> None:
    pile = [{"seat": 2, "value": 8, "count": 2, "ruins": ["8a", "8b"]}]
    hands = {"0": ["4a", "6a", "7a"]}
    state = table({"seats": 3, "hands": hands, "pile": pile, "market": ["T10", "M03", "M01", "T01"]})
    # +2 on the 6 or +1 on the 7 gives one 8; both together cost three torches and give two.
    assert legal(state, 0) == ["pass", "buy 2"]
    assert refusal(state, 0, "buy 1").clause == "RU-130"
    play(state, "0: buy 2")
    assert legal(state, 0) == ["buy 4"]
    assert refusal(state, 0, "value 8").clause == "RU-130"
    play(state, "0: buy 4")
    lay(state, 0, 8)
    assert seen(state).pile[-1].ruins == ["6a", "7a"]


@clause("RU-A51")
def test_an_unfinished_play_survives_a_position() -> None:
    given = {"seats": 3, "to_move": [0], "hands": {"0": ["4a", "6a", "6b", "10a"]}}
    state = table({**given, "market": ["T10", "M03", "M04", "B05"]})
    for move in ("buy 2", "buy 4", "value 6", "put 4a", "add 6a", "enough", "extras 1", "claim 4a"):
        assert move in legal(state, 0)
        play(state, f"0: {move}")
        assert GAME.load(shown(state)).words() == state.words()


def claims_named(state: State, named: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every way for seat 0 to finish a play with claims."""
    if state.to_move() != [0]:
        return [named]
    ways = []
    for move in legal(state, 0):
        after = state.copy()
        play(after, f"0: {move}")
        ways += claims_named(after, named if move == "done" else (*named, move.removeprefix("claim ")))
    return ways


@clause("RU-068", "RU-071", "RU-072", "RU-073", "RU-A51")
@pytest.mark.parametrize("unused", [0, 1, 2])
def test_every_choice_of_claims_can_be_named_once(unused: int) -> None:
    used = {ruin: {"claim": 0} for ruin in ["9a", "9b"][unused:]}
    state = table(
        {
            "seats": 4,
            "to_move": [0],
            "hands": {"0": ["4a", "4b", "4c", "4d", "1a"]},
            "torches": [0, 0, 0, 0],
            "ruins": {**used, "4b": {"claim": 1}},
        }
    )
    play(state, "0: value 4", "0: add 4a", "0: add 4b", "0: add 4c", "0: add 4d")
    expected = [chosen for size in range(unused + 1) for chosen in combinations(["4a", "4c", "4d"], size)]
    assert sorted(claims_named(state)) == sorted(expected)


@clause("RU-A51")
def test_what_is_forced_is_not_asked() -> None:
    asked: Counter[str] = Counter()
    forced: Counter[str] = Counter()
    for seed in range(40):
        for state in random_game(2 + seed % 4, seed):
            if len(state.to_move()) == 1 and (step := str(shown(state)["step"])) in NAMING_STEPS:
                asked[step] += 1
                forced[step] += len(state.moves(seat_asked(state))) == 1
    assert set(asked) == set(NAMING_STEPS)
    assert not +forced


@clause("RU-A51")
def test_discards_are_named_in_ascending_order() -> None:
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["3a", "7a", "9a", "9b"], "1": ["1a", "1b"]},
            "ruins": {"3a": {"discoveries": ["M11"]}},
            "deck": ["5a", "8a", "2a"],
            "torches": [0, 0],
        }
    )
    lay(state, 0, 3)
    play(state, "0: draw 2", "0: discard 8a")
    assert legal(state, 0) == ["discard 9a", "discard 9b"]
    assert refusal(state, 0, "discard 7a").clause == "RU-A51"


@clause("RU-A51")
def test_purchases_are_named_from_the_deck_to_the_right() -> None:
    hands = {"0": ["3a", "7a"], "1": ["1a", "1b"]}
    state = table({"seats": 2, "to_move": [0], "hands": hands, "market": ["T10", "T01", "M01", "B01"]})
    play(state, "0: buy 4")
    assert refusal(state, 0, "buy 3").clause == "RU-A51"


@clause("RU-A51")
def test_ruins_and_claims_are_named_in_ascending_order() -> None:
    hands = {"0": ["3a", "3b", "3c", "9a"], "1": ["1a", "1b"]}
    state = table({"seats": 3, "to_move": [0], "hands": hands, "torches": [0, 0, 0]})
    play(state, "0: value 3", "0: add 3b")
    assert refusal(state, 0, "add 3a").clause == "RU-A51"
    play(state, "0: add 3c", "0: claim 3c")
    assert shown(state)["ruins"] == {"3c": {"claim": 0}}  # 3b would have come before


@clause("RU-A48", "RU-A51")
def test_nobody_else_sees_how_far_a_play_has_come() -> None:
    compared = 0
    for seed in range(6):
        for state in random_game(3, seed):
            if len(state.to_move()) != 1:
                continue
            seat = seat_asked(state)
            for move in state.moves(seat):
                after = state.copy()
                after.play(seat, move)
                if "build" in shown(after):
                    for other in (None, *range(3)):
                        if other != seat:
                            compared += 1
                            assert GAME.view(after, other).to_json() == GAME.view(state, other).to_json()
    assert compared > 1000
