"""Effects that change values and counts (chapters 12, 12a to 12c)."""

from itertools import combinations

import pytest

from tests.marks import clause
from tests.ruins.table import legal, play, refusal, shown, table
from tests.ruins.table_more import hand, keep_sides, lay, seat_asked, seen


def leads(hand: list[str], ruins: dict[str, object], seats: int = 5) -> list[str]:
    """What a leader with this hand and no torch may begin with."""
    given = {"seats": seats, "to_move": [0], "hands": {"0": hand}, "torches": [0] * seats, "ruins": ruins}
    return legal(table(given), 0)


def follows(hand: list[str], ruins: dict[str, object], value: int, laid: list[str]) -> list[str]:
    given = {
        "seats": 5,
        "hands": {"0": hand},
        "torches": [0] * 5,
        "ruins": ruins,
        "pile": [{"seat": 4, "value": value, "count": len(laid), "ruins": laid}],
    }
    return legal(table(given), 0)


@clause("RU-096")
def test_effects_added_in_the_same_turn_work_at_once() -> None:
    base: dict[str, object] = {
        "seats": 3,
        "to_move": [0],
        "hands": {"0": ["5a", "9a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
        "deck": ["10a", "10b"],
        "torches": [1, 0, 0],
    }
    force = table({**base, "market": ["T10", "T09", "T08", "B11"]})
    play(force, "0: buy 4")
    lay(force, 0, 5)
    assert hand(force, 1) == ["1a", "1b", "10a"]
    draw = table({**base, "market": ["T10", "T09", "T08", "B09"]})
    play(draw, "0: buy 4")
    lay(draw, 0, 5)
    assert legal(draw, 0) == ["draw 0", "draw 1"]
    relight = table({**base, "market": ["T10", "T09", "T08", "B06"]})
    play(relight, "0: buy 4")
    lay(relight, 0, 5)
    assert shown(relight)["torches"] == [1, 0, 0]
    extra = table({**base, "market": ["T10", "T09", "T08", "B05"]})
    play(extra, "0: buy 4", "0: value 5")
    assert legal(extra, 0) == ["extras 0", "extras 1"]
    adapt = table({**base, "market": ["T10", "T09", "T08", "B04"]})
    play(adapt, "0: buy 4", "0: value 9", "0: put 5a")
    lay_moves = legal(adapt, 0)
    assert lay_moves == ["done", "claim 5a", "claim 9a"]


@clause("RU-096")
def test_all_effects_of_all_ruins_in_a_play_are_carried_out() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["8a", "8b", "8c", "9a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {
                "8a": {"discoveries": ["M10", "B11"]},
                "8b": {"discoveries": ["M11", "B06"]},
                "8c": {"discoveries": ["M13", "B07"]},
            },
            "deck": ["10a", "10b", "10c", "9b", "9c"],
            "torches": [0, 0, 0],
        }
    )
    lay(state, 0, 8, "add 8a", "add 8b", "add 8c")
    assert seen(state, 0).follows == ["draw 3", "force 2", "relight 2", "next turn"]
    play(state, "0: order forced")
    # The first icon finds seat 1 alone, the second finds seats 1 and 2 tied.
    assert (hand(state, 1), hand(state, 2)) == (["1a", "1b", "10a", "10b"], ["2a", "2b", "2c", "10c"])
    assert legal(state, 0) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    play(state, "0: draw 0")
    assert shown(state)["torches"] == [2, 0, 0]


@clause("RU-097", "RU-098", "RU-099")
@pytest.mark.parametrize("number", range(4))
def test_all_increases_add_up_and_none_can_be_left_out(number: int) -> None:
    worth = {"T07": 3, "M04": 2, "B01": 1}
    for chosen in combinations(worth, number):
        value = 4 + sum(worth[name] for name in chosen)
        ruins: dict[str, object] = {"4a": {"discoveries": list(chosen)}} if chosen else {}
        assert leads(["4a"], ruins) == [f"value {value}"]


@clause("RU-098")
def test_increases_have_no_limit() -> None:
    highest = {"10a": {"night": True, "discoveries": ["T10", "M05", "B03"]}}
    assert leads(["10a"], dict(highest)) == ["value 22"]


@clause("RU-097")
def test_an_increase_is_for_good() -> None:
    again = 0
    for seed in range(30):
        state = table(
            {
                "seats": 2,
                "to_move": [0],
                "hands": {"0": ["4a", "9a"], "1": ["1a"]},
                "market": ["T10", "T09", "T08", "M05"],
            },
            seed,
        )
        play(state, "0: buy 4", "0: value 7", "0: done", "1: pass")
        lay(state, 0, 9)
        keep_sides(state)
        seat = seat_asked(state)
        if "4a" in hand(state, seat):
            again += 1
            assert "value 7" in legal(state, seat)
            assert ("value 4" in legal(state, seat)) == ("4b" in hand(state, seat))
    assert again > 0


@clause("RU-099", "RU-100")
def test_a_raised_four_makes_no_pair_with_a_four() -> None:
    ruins: dict[str, object] = {"4a": {"discoveries": ["T07"]}}
    assert leads(["4a", "4b", "7a"], ruins) == ["value 4", "value 7"]
    assert follows(["4a", "4b", "9a"], ruins, 4, ["4c", "4d"]) == ["pass"]
    assert follows(["4a", "4b", "7a"], ruins, 4, ["4c", "4d"]) == ["pass", "value 7"]


@clause("RU-101", "RU-105", "RU-A22")
def test_an_adapting_ruin_joins_any_value() -> None:
    ruins: dict[str, object] = {"8a": {"discoveries": ["M06"]}}
    for value in range(1, 11):
        pair = [f"{value}b", f"{value}c"]
        expected = [f"value {value}"] if value >= 3 else []
        assert follows(["8a", *pair], ruins, 3, ["3a", "3d", "3e"]) == ["pass", *expected]


@clause("RU-101")
def test_two_values_are_not_joined_by_an_adapting_ruin() -> None:
    ruins: dict[str, object] = {"8a": {"discoveries": ["M06"]}}
    assert follows(["8a", "4b", "5b"], ruins, 3, ["3a", "3d", "3e"]) == ["pass"]
    assert follows(["8a", "4b", "5b"], ruins, 3, ["3a", "3d"]) == ["pass", "value 4", "value 5"]


@clause("RU-102")
def test_a_second_adapt_icon_adds_nothing() -> None:
    hand = ["8a", "5b", "5c", "2a"]
    once: dict[str, object] = {"8a": {"discoveries": ["M06"]}}
    twice: dict[str, object] = {"8a": {"discoveries": ["T12", "M06", "B04"]}}
    for laid in (["3a"], ["3a", "3d"], ["3a", "3d", "3e"], ["3a", "3b", "3d", "3e"]):
        assert follows(hand, once, 3, laid) == follows(hand, twice, 3, laid)
    assert leads(hand, once) == leads(hand, twice) == ["value 2", "value 5", "value 8"]


@clause("RU-102", "RU-101")
def test_a_night_side_with_adapt_and_an_adapt_discovery() -> None:
    ruins: dict[str, object] = {"6a": {"night": True, "discoveries": ["M06"]}}
    assert leads(["6a"], ruins) == ["value 9"]
    assert follows(["6a", "5b"], ruins, 3, ["3a", "3d"]) == ["pass", "value 5"]


@clause("RU-103", "RU-104")
def test_increases_are_ignored_while_adapting_and_count_alone() -> None:
    ruins: dict[str, object] = {"8a": {"discoveries": ["T10", "M06"]}}
    assert leads(["8a"], ruins) == ["value 12"]
    state = table(
        {
            "seats": 5,
            "hands": {"0": ["8a", "5b", "9a"]},
            "torches": [0] * 5,
            "ruins": ruins,
            "pile": [{"seat": 4, "value": 3, "count": 2, "ruins": ["3a", "3b"]}],
        }
    )
    # Beside the 5 it is a 5: neither 8 nor 12 nor 5 + 4. The 9 it joins is a 9.
    assert legal(state, 0) == ["pass", "value 5", "value 9"]
    lay(state, 0, 5)
    assert shown(state)["pile"] == [
        {"seat": 4, "value": 3, "count": 2, "ruins": ["3a", "3b"]},
        {"seat": 0, "value": 5, "count": 2, "ruins": ["5b", "8a"]},
    ]


@clause("RU-104", "RU-105")
def test_played_alone_an_adapting_ruin_has_its_normal_value() -> None:
    ruins: dict[str, object] = {"8a": {"discoveries": ["M06"]}, "9d": {"discoveries": ["T12", "B03"]}}
    assert follows(["8a", "9d"], ruins, 3, ["3a"]) == ["pass", "value 8", "value 12"]
    assert follows(["8a", "9d"], ruins, 9, ["9a"]) == ["pass", "value 12"]


@clause("RU-106", "RU-107", "RU-108")
@pytest.mark.parametrize(
    ("carried", "icons"), [([], 0), (["T13"], 1), (["T13", "M08"], 2), (["T13", "M08", "B05"], 3)]
)
def test_each_extra_icon_may_count(carried: list[str], icons: int) -> None:
    ruins: dict[str, object] = {"7a": {"discoveries": carried}}
    for count in range(1, 6):
        laid = ["3a", "3b", "3c", "3d", "3e"][:count]
        expected = ["value 7"] if count <= 1 + icons else []
        assert follows(["7a"], ruins, 3, laid) == ["pass", *expected]


@clause("RU-106", "RU-107", "RU-109")
def test_extra_icons_of_all_ruins_of_a_play_count_separately() -> None:
    state = table(
        {
            "seats": 5,
            "to_move": [0],
            "hands": {"0": ["4a", "4b", "4c"]},
            "torches": [0] * 5,
            "ruins": {
                "4a": {"discoveries": ["T13"]},
                "4b": {"discoveries": ["M08"]},
                "9a": {"discoveries": ["M09"]},
            },
        }
    )
    play(state, "0: value 4", "0: add 4a", "0: add 4b")
    assert legal(state, 0) == ["enough", "add 4c"]
    play(state, "0: enough")
    assert legal(state, 0) == ["extras 0", "extras 1", "extras 2"]
    assert refusal(state, 0, "extras 3").clause == "RU-107"
    lay_two = state.copy()
    play(lay_two, "0: extras 1", "0: done")
    assert shown(lay_two)["pile"] == [{"seat": 0, "value": 4, "count": 3, "ruins": ["4a", "4b"]}]


@clause("RU-106")
def test_extra_ruins_have_the_value_of_the_set() -> None:
    # A 9 with an extra icon that adapts to a 4 is two more 4s.
    ruins: dict[str, object] = {"9a": {"discoveries": ["M06", "B05"]}}
    assert follows(["4a", "9a"], ruins, 3, ["3a", "3b", "3c"]) == ["pass", "value 4"]
    assert follows(["4a", "9a"], ruins, 5, ["5a", "5b", "5c"]) == ["pass"]


@clause("RU-108")
def test_a_count_has_no_upper_limit() -> None:
    fives = ["5a", "5b", "5c", "5d", "5e"]
    ruins = {ruin: {"night": True, "discoveries": []} for ruin in fives}
    ruins["5a"]["discoveries"] = ["T13", "M08", "B05"]
    ruins["5b"]["discoveries"] = ["M09"]
    eights = ["8a", "8b", "8c", "8d", "8e"]
    state = table(
        {
            "seats": 5,
            "to_move": [0],
            "hands": {"0": [*fives, *eights, "1a"]},
            "torches": [0] * 5,
            "ruins": ruins,
        }
    )
    play(state, "0: value 8", *(f"0: add {ruin}" for ruin in [*fives, *eights]))
    assert legal(state, 0) == [f"extras {number}" for number in range(10)]
    play(state, "0: extras 9", "0: done")
    assert seen(state).pile[0].count == 19
    assert legal(state, 1)[0] == "pass"


@clause("RU-106", "RU-110")
def test_a_single_two_follows_a_triple() -> None:
    ruins: dict[str, object] = {"2a": {"discoveries": ["T13", "M08"]}}
    for count, expected in ((1, True), (2, True), (3, True), (4, False)):
        laid = ["1a", "1b", "1c", "1d"][:count]
        assert ("value 2" in follows(["2a", "10a"], ruins, 1, laid)) is expected
