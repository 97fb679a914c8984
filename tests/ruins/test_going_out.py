"""Laying the last ruin (chapter 10)."""

import pytest

from tests.marks import clause
from tests.ruins.table import kinds, legal, play, refusal, shown, table
from tests.ruins.table_more import hand, lay, of_kind, seen

POINTS = {2: [5], 3: [5, 2], 4: [5, 3, 1], 5: [5, 3, 2, 1]}


@clause("RU-078", "RU-079", "RU-A01")
@pytest.mark.parametrize(("seats", "place"), [(n, at) for n, row in POINTS.items() for at in range(len(row))])
def test_points_by_order_of_going_out(seats: int, place: int) -> None:
    # Seats 1, 2, … are out already; seat 0 lays its last ruin.
    hands: dict[str, list[str]] = {"0": ["6a"]}
    hands |= {str(seat): [f"1{'abcde'[seat]}", f"2{'abcde'[seat]}"] for seat in range(place + 1, seats)}
    state = table(
        {
            "seats": seats,
            "to_move": [0],
            "out": list(range(1, place + 1)),
            "scores": [1] * seats,
            "hands": hands,
            "torches": [0] * seats,
        }
    )
    news = lay(state, 0, 6)
    (out,) = of_kind(news, "ruins-went-out")
    assert out.facts == {"place": place + 1, "points": POINTS[seats][place]}
    expected = [1 + POINTS[seats][place]] + [1] * (seats - 1)
    if place == seats - 2:
        expected[-1] -= 1  # the last player with ruins
    assert shown(state)["scores"] == expected


@clause("RU-078", "RU-A27")
def test_points_come_at_once_before_the_effects() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {"3a": {"discoveries": ["B11"]}},
            "torches": [0, 0, 0],
        }
    )
    assert kinds(lay(state, 0, 3)) == ["ruins-led", "ruins-went-out", "ruins-drew", "ruins-drew-unseen"]


@clause("RU-080", "RU-082")
def test_a_player_who_is_out_has_no_turn_any_more() -> None:
    hands = {"0": ["6a"], "1": ["7a", "8a", "9a"], "2": ["7b", "8b", "10b"]}
    state = table({"seats": 3, "to_move": [0], "hands": hands, "torches": [0, 0, 0]})
    lay(state, 0, 6)
    asked = []
    for seat, value in ((1, 7), (2, 8), (1, 9), (2, 10)):
        asked += state.to_move()
        assert refusal(state, 0, "pass").clause == "RU-080"
        assert legal(state, 0) == []
        lay(state, seat, value)
    assert asked == [1, 2, 1, 2]
    assert shown(state)["out"] == [0]


@clause("RU-081", "RU-082", "RU-057")
@pytest.mark.parametrize(("gone", "following"), [([], 1), ([1], 2), ([1, 2], 3)])
def test_the_pile_goes_on_with_the_nearest_player_who_has_ruins(gone: list[int], following: int) -> None:
    hands = {"0": ["6a"], "3": ["7c", "8c"], "4": ["7d", "8d"]}
    hands |= {str(seat): [f"7{'ab'[seat - 1]}", f"8{'ab'[seat - 1]}"] for seat in (1, 2) if seat not in gone}
    state = table(
        {
            "seats": 5,
            "to_move": [0],
            "out": gone,
            "hands": hands,
            "torches": [0] * 5,
            "pile": [{"seat": 4, "value": 5, "count": 1, "ruins": ["5a"]}],
        }
    )
    lay(state, 0, 6)
    assert state.to_move() == [following]
    assert [laid.ruins for laid in seen(state).pile] == [["5a"], ["6a"]]
    # The play of the player who left still has to be followed.
    assert refusal(state, following, "value 5").clause == "RU-052"
    assert seen(state).discard == []


@clause("RU-083", "RU-A16", "RU-A17")
@pytest.mark.parametrize("active", [[1, 2], [2, 3], [1, 2, 3], [1, 3]])
def test_all_who_are_left_must_pass(active: list[int]) -> None:
    gone = [seat for seat in (1, 2, 3) if seat not in active]
    hands = {"0": ["6a"]} | {str(seat): [f"7{'abcd'[seat]}", f"8{'abcd'[seat]}"] for seat in active}
    state = table({"seats": 4, "to_move": [0], "out": gone, "hands": hands, "torches": [0] * 4, "discard": []})
    lay(state, 0, 6)
    for seat in active:
        assert state.to_move() == [seat]
        assert len(seen(state).pile) == 1
        play(state, f"{seat}: pass")
    assert seen(state).pile == []
    assert seen(state).discard == ["6a"]
    # The nearest active player after the one who went out leads, with any ruin or set.
    assert state.to_move() == [active[0]]
    assert refusal(state, active[0], "pass").clause == "RU-A15"


@clause("RU-083", "RU-A17")
def test_a_play_after_the_going_out_counts_from_there() -> None:
    hands = {"0": ["6a"], "1": ["7a", "8a"], "2": ["7b", "9b"], "3": ["7c", "10c"]}
    state = table({"seats": 4, "to_move": [0], "hands": hands, "torches": [0] * 4})
    lay(state, 0, 6)
    play(state, "1: pass", "2: pass")
    lay(state, 3, 10)
    play(state, "1: pass")
    assert len(seen(state).pile) == 2
    play(state, "2: pass")  # all active players but the maker of the last play
    assert seen(state).pile == []
    assert state.to_move() == [3]


@clause("RU-A18", "RU-A20", "RU-083")
def test_the_skip_of_a_last_ruin_steps_over_players_who_are_out() -> None:
    hands = {"0": ["6a"], "2": ["7b", "9b"], "4": ["7c", "10c"]}
    state = table(
        {
            "seats": 5,
            "to_move": [0],
            "out": [1, 3],
            "hands": hands,
            "torches": [0] * 5,
            "pile": [{"seat": 4, "value": 6, "count": 1, "ruins": ["6b"]}],
        }
    )
    news = lay(state, 0, 6)
    assert [event.seat for event in of_kind(news, "ruins-skipped")] == [2]
    assert state.to_move() == [4]
    play(state, "4: pass")
    assert seen(state).pile == []
    assert state.to_move() == [2]


@clause("RU-A19", "RU-081")
def test_with_two_left_an_equal_play_ends_the_pile() -> None:
    hands = {"0": ["6a", "10a"], "2": ["7b", "9b"]}
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "out": [1],
            "hands": hands,
            "torches": [0] * 3,
            "pile": [{"seat": 2, "value": 6, "count": 1, "ruins": ["6b"]}],
        }
    )
    assert kinds(lay(state, 0, 6)) == ["ruins-played", "ruins-skipped", "ruins-pile-ended"]
    assert state.to_move() == [0]
    assert legal(state, 0) == ["value 10"]


@clause("RU-A29")
def test_no_own_draw_once_out() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {"3a": {"discoveries": ["M11"]}},
            "deck": ["10a", "10b", "10c"],
            "torches": [0, 0, 0],
        }
    )
    lay(state, 0, 3)
    assert state.to_move() == [1]
    assert hand(state, 0) == []
    assert shown(state)["deck"] == ["10a", "10b", "10c"]


@clause("RU-A29", "RU-114")
def test_force_icons_of_a_last_ruin_work_on_those_who_are_left() -> None:
    state = table(
        {
            "seats": 4,
            "to_move": [0],
            "out": [3],
            "hands": {"0": ["3a"], "1": ["1a", "1b"], "2": ["2a", "2b"]},
            "ruins": {"3a": {"discoveries": ["M13", "B11"]}},
            "deck": ["10a", "10b", "10c", "10d", "9a"],
            "torches": [0] * 4,
        }
    )
    lay(state, 0, 3)
    assert hand(state, 1) == ["1a", "1b", "10a", "10c"]
    assert hand(state, 2) == ["2a", "2b", "10b", "10d"]
    assert hand(state, 0) == hand(state, 3) == []


@clause("RU-A29")
def test_a_relight_icon_of_a_last_ruin_relights_nothing() -> None:
    hands = {"0": ["3a"], "1": ["1a", "1b"], "2": ["2a", "2b"]}
    ruins = {"3a": {"discoveries": ["B08"]}}
    state = table({"seats": 3, "to_move": [0], "hands": hands, "ruins": ruins, "torches": [0, 1, 1]})
    news = lay(state, 0, 3)
    assert not of_kind(news, "ruins-relit")
    assert shown(state)["torches"] == [0, 1, 1]
