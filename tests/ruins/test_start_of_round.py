"""Chapter 6 and its rulings: turning a ruin to night, and what others learn of it."""

from itertools import permutations

import pytest

from ludarium.core.events import Event
from ludarium.core.state import State
from ludarium.games.ruins.components import COMPONENTS
from ludarium.games.ruins.game import GAME
from ludarium.games.ruins.table import night_sides
from tests.marks import clause
from tests.ruins.table import (
    hands,
    kinds,
    legal,
    next_round,
    play,
    refusal,
    seen,
    table,
    upgrades,
)

COUNTS = [2, 3, 4, 5]


def before_the_flip(**given: object) -> State:
    """Three seats at the start of a round; seat 1 leads."""
    basis: dict[str, object] = {
        "seats": 3,
        "starter": 1,
        "step": "flip",
        "torches": [0, 0, 0],
        "hands": {0: ["4a", "5a", "6a"], 1: ["4b", "7a"], 2: ["8a", "9a"]},
    }
    return table({**basis, **given})


def flips(ruins: list[str]) -> list[str]:
    return ["flip none", *(f"flip {ruin}" for ruin in ruins)]


# Turning a ruin


@clause("RU-041")
@pytest.mark.parametrize("seats", COUNTS)
def test_in_round_one_everybody_may_turn_a_ruin_of_the_own_hand(seats: int) -> None:
    state = GAME.start(seats, seed=seats)
    assert state.to_move() == list(range(seats))
    for seat in range(seats):
        assert legal(state, seat) == flips(hands(state)[seat])


@clause("RU-041")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_and_in_every_later_round(number: int) -> None:
    state, _ = next_round(3, round=number)
    assert seen(state).round == number + 1
    asked = seen(state).participants
    assert state.to_move() == asked
    for seat in asked:
        assert legal(state, seat) == flips(hands(state)[seat])


@clause("RU-041")
def test_only_ruins_of_the_own_hand() -> None:
    state = before_the_flip()
    assert legal(state, 0) == flips(["4a", "5a", "6a"])
    for foreign in ("4b", "8a", "10a"):
        assert refusal(state, 0, f"flip {foreign}").clause == "RU-041"


@clause("RU-041", "RU-048")
def test_nobody_plays_before_everybody_has_chosen() -> None:
    state = before_the_flip()
    refusal(state, 1, "value 4")
    play(state, "1: flip 4b", "2: flip none")
    assert state.to_move() == [0]
    refusal(state, 1, "value 7")
    play(state, "0: flip none")
    assert state.to_move() == [1]


@clause("RU-042")
def test_turning_is_optional() -> None:
    state = before_the_flip()
    play(state, "0: flip none", "1: flip none", "2: flip none")
    assert upgrades(state) == {}


@clause("RU-042", "RU-A10")
@pytest.mark.parametrize("choice", ["flip 4a", "flip 5a", "flip 6a"])
def test_nobody_else_can_tell_a_flip_from_none(choice: str) -> None:
    """What every other seat and a spectator see and hear is the same to the letter."""
    turned, kept = before_the_flip(), before_the_flip()
    heard_turned, heard_kept = play(turned, f"0: {choice}"), play(kept, "0: flip none")
    for stage in ([], ["1: flip 4b"], ["2: flip none"], ["1: value 7", "1: done"]):
        heard_turned += play(turned, *stage)
        heard_kept += play(kept, *stage)
        for other in (1, 2, None):
            assert seen(turned, other).to_json() == seen(kept, other).to_json()
            assert [one for one in heard_turned if one.visible_to(other)] == [
                one for one in heard_kept if one.visible_to(other)
            ]
    assert seen(turned, 0).to_json() != seen(kept, 0).to_json()


@clause("RU-A10")
def test_the_night_side_is_seen_when_it_is_played() -> None:
    state = before_the_flip(starter=0)
    play(state, "0: flip 4a", "1: flip none", "2: flip none")
    assert all("4a" not in night_sides(seen(state, other)) for other in (1, 2, None))
    play(state, "0: value 8", "0: done")
    assert all("4a" in night_sides(seen(state, other)) for other in (1, 2, None))


@clause("RU-A10")
def test_or_when_it_is_discarded() -> None:
    state = before_the_flip(starter=0, ruins={"5a": {"discoveries": ["M10"]}}, deck=["1a"])
    play(state, "0: flip 4a", "1: flip none", "2: flip none", "0: value 5", "0: done", "0: draw 1")
    assert all("4a" not in night_sides(seen(state, other)) for other in (1, 2, None))
    play(state, "0: discard 4a")
    assert all("4a" in night_sides(seen(state, other)) for other in (1, 2, None))


@clause("RU-A10")
def test_the_order_of_choosing_has_no_effect() -> None:
    choices = ["0: flip 5a", "1: flip none", "2: flip 9a"]
    ends = []
    for order in permutations(choices):
        state = before_the_flip()
        play(state, *order)
        ends.append(state.words())
    assert all(end == ends[0] for end in ends)


@clause("RU-A10")
def test_a_choice_closes_nothing_to_the_others() -> None:
    state = before_the_flip()
    before = [legal(state, seat) for seat in range(3)]
    play(state, "1: flip 4b")
    assert [legal(state, 0), legal(state, 2)] == [before[0], before[2]]


@clause("RU-043")
@pytest.mark.parametrize("first", ["flip none", "flip 4a"])
def test_at_most_one_ruin_in_a_round(first: str) -> None:
    state = before_the_flip()
    play(state, f"0: {first}")
    assert legal(state, 0) == []
    for second in ("flip 5a", "flip none"):
        assert refusal(state, 0, second).clause == "RU-043"
    play(state, "1: flip none", "2: flip none")
    assert refusal(state, 1, "flip 7a").clause == "RU-041"


@clause("RU-044")
def test_a_night_ruin_cannot_be_turned() -> None:
    state = before_the_flip(ruins={"4a": {"night": True}, "6a": {"night": True}})
    assert legal(state, 0) == flips(["5a"])
    assert refusal(state, 0, "flip 4a").clause == "RU-044"


@clause("RU-044")
def test_with_only_night_ruins_there_is_nothing_to_turn() -> None:
    state = before_the_flip(ruins={"8a": {"night": True}, "9a": {"night": True}})
    assert legal(state, 2) == ["flip none"]


@clause("RU-044")
@pytest.mark.parametrize("seed", range(5))
def test_a_turned_ruin_is_a_night_ruin_in_later_rounds(seed: int) -> None:
    state = table({"seats": 2, "starter": 0, "step": "flip", "hands": {0: ["4a"], 1: ["9a"]}}, seed)
    play(state, "0: flip 4a", "1: flip none", "0: value 8", "0: done")
    assert seen(state).round == 2
    assert upgrades(state)["4a"].night
    for seat in (0, 1):
        assert "flip 4a" not in legal(state, seat)


# What turning does


@clause("RU-045", "RU-A05")
@pytest.mark.parametrize(("day", "night"), list(enumerate([11, 9, 10, 8, 8, 9, 10, 11, 11, 12], start=1)))
def test_the_base_value_becomes_the_night_value(day: int, night: int) -> None:
    other = f"{day % 10 + 1}a"
    state = table(
        {"seats": 2, "starter": 0, "step": "flip", "torches": [0, 0], "hands": {0: [f"{day}a"], 1: [other]}}
    )
    play(state, f"0: flip {day}a", "1: flip none")
    assert legal(state, 0) == [f"value {night}"]


def play_night(day: int) -> tuple[State, list[Event]]:
    """Lead a night ruin of a day value, beside others kept in hand; seat 1 has the smallest hand."""
    ruin = f"{day}a"
    kept = [name for name in ("1b", "3b") if name != ruin]
    state = table(
        {
            "seats": 3,
            "torches": [1, 0, 0],
            "hands": {0: [ruin, *kept], 1: ["9b"], 2: ["10b", "10c"]},
            "ruins": {ruin: {"night": True}},
            "market": ["-", "-", "-", "-"],
            "to_move": [0],
        }
    )
    value = COMPONENTS.ruin[day - 1].night
    news = play(state, f"0: value {value}")
    if "extras 1" in legal(state, 0):
        assert legal(state, 0) == ["extras 0", "extras 1"]
        news += play(state, "0: extras 1")
    news += play(state, "0: done")
    return state, news


@clause("RU-046")
@pytest.mark.parametrize("day", [1, 3, 8])
def test_not_every_night_side_has_an_effect(day: int) -> None:
    state, news = play_night(day)
    assert kinds(news) == ["ruins-led"]
    assert news[0].facts["count"] == 1
    assert state.to_move() == [1]


@clause("RU-046")
@pytest.mark.parametrize("day", [2, 10])
def test_night_sides_that_relight(day: int) -> None:
    state, news = play_night(day)
    assert kinds(news) == ["ruins-led", "ruins-relit"]
    assert seen(state).torches == [2, 0, 0]


@clause("RU-046")
@pytest.mark.parametrize("day", [4, 7])
def test_night_sides_that_draw(day: int) -> None:
    state, _ = play_night(day)
    assert legal(state, 0) == ["draw 0", "draw 1"]


@clause("RU-046")
def test_the_night_side_that_counts_as_one_more() -> None:
    _, news = play_night(5)
    assert news[0].facts["count"] == 2


@clause("RU-046")
def test_the_night_side_that_forces() -> None:
    state, news = play_night(9)
    assert kinds(news) == ["ruins-led", "ruins-drew", "ruins-drew-unseen"]
    assert [len(hand) for hand in hands(state)] == [2, 2, 2]


@clause("RU-046")
def test_the_night_side_that_adapts() -> None:
    state = table(
        {
            "seats": 3,
            "torches": [0, 0, 0],
            "hands": {0: ["3a", "6a", "7a"]},
            "ruins": {"6a": {"night": True}},
            "to_move": [0],
        }
    )
    assert legal(state, 0) == ["value 3", "value 7", "value 9"]
    play(state, "0: value 3")
    assert legal(state, 0) == ["enough", "add 6a"]


@clause("RU-047")
def test_upgrades_stay_and_keep_working() -> None:
    state = table(
        {
            "seats": 2,
            "starter": 0,
            "step": "flip",
            "torches": [0, 0],
            "hands": {0: ["1b", "4a"], 1: ["9a"]},
            "ruins": {"4a": {"claim": 0, "discoveries": ["T07", "M08", "B08"]}},
        }
    )
    play(state, "0: flip 4a", "1: flip none", "0: value 11")
    assert legal(state, 0) == ["extras 0", "extras 1"]
    play(state, "0: extras 1")
    assert legal(state, 0) == ["draw 0", "draw 1"]
    play(state, "0: draw 0")
    assert seen(state).torches == [2, 0]
    found = upgrades(state)["4a"]
    assert (found.night, found.claim, found.discoveries) == (True, 0, ["T07", "M08", "B08"])
