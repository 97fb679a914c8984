"""Chapter 7: leading, following, passing, the end of a pile, with the rulings on them."""

import pytest

from ludarium.games.ruins.table import Play
from tests.marks import clause
from tests.ruins.table import LONG_HANDS, hands, kinds, laid, legal, play, refusal, seated, seen, table

# Leading


@clause("RU-048")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_the_starting_player_leads_the_first_pile(starter: int) -> None:
    state = table({"seats": 4, "starter": starter, "step": "flip"}, seed=starter)
    play(state, *(f"{seat}: flip none" for seat in (2, 0, 3, 1)))
    assert state.to_move() == [starter]
    assert "pass" not in legal(state, starter)
    assert refusal(state, (starter + 1) % 4, "pass").code == "not-your-turn"


@clause("RU-049")
def test_a_leader_chooses_freely_how_many() -> None:
    counts = {"6a": 1, "6a 6b": 2, "6a 6b 6c": 3, "6b 6c": 2, "6c": 1}
    for chosen, count in counts.items():
        state = seated(3, hands={0: ["6a", "6b", "6c", "7a"], 1: ["1b", "9b"], 2: ["1c", "9c"]})
        play(state, "0: value 6", *(f"0: add {ruin}" for ruin in chosen.split()))
        if "enough" in legal(state, 0):
            play(state, "0: enough")
        play(state, "0: done")
        assert seen(state).pile == [Play(0, 6, count, chosen.split())]


@clause("RU-049")
def test_a_set_has_one_value() -> None:
    state = seated(3, hands={0: ["6a", "6b", "7a"], 1: ["1b", "9b"], 2: ["1c", "9c"]})
    assert legal(state, 0) == ["value 6", "value 7"]
    play(state, "0: value 6")
    assert refusal(state, 0, "add 7a").clause == "RU-049"
    play(state, "0: add 6a")
    assert legal(state, 0) == ["enough", "add 6b"]


@clause("RU-049", "RU-057")
def test_a_lead_may_be_lower_than_the_pile_before() -> None:
    state = seated(2, pile=[{"seat": 0, "value": 10, "count": 1, "ruins": ["10a"]}], to_move=[1])
    play(state, "1: pass")
    assert legal(state, 0) == ["value 1", "value 5", "value 6", "value 9"]


@clause("RU-A15")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_leader_may_not_pass(seats: int) -> None:
    state = seated(seats)
    assert "pass" not in legal(state, 0)
    assert refusal(state, 0, "pass").clause == "RU-A15"


@clause("RU-A15")
def test_a_leader_after_a_pile_may_not_pass_either() -> None:
    state = seated(3)
    play(state, *laid(0, 5), "1: pass", "2: pass")
    assert state.to_move() == [0]
    assert refusal(state, 0, "pass").clause == "RU-A15"


# Following


@clause("RU-050")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_clockwise(seats: int) -> None:
    state = seated(seats, hands={seat: [f"{seat + 1}a", "10" + "abcde"[seat]] for seat in range(seats)})
    for seat in range(seats):
        assert state.to_move() == [seat]
        play(state, *laid(seat, seat + 1))
    assert state.to_move() == [0]


@clause("RU-050")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_passes_go_clockwise_too(leader: int) -> None:
    state = seated(4, to_move=[leader])
    play(state, *laid(leader, 5))
    for distance in (1, 2):
        seat = (leader + distance) % 4
        assert state.to_move() == [seat]
        play(state, f"{seat}: pass")
    assert state.to_move() == [(leader + 3) % 4]


@clause("RU-051")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_follow_has_the_count_of_the_play_before(count: int) -> None:
    """Seat 1 holds one 6, two 7s, three 8s and four 9s; only enough of a kind will do, and never more."""
    pile = [{"seat": 0, "value": 5, "count": count, "ruins": ["5a", "5b", "5c"][:count]}]
    held = ["6a", "7a", "7b", "8a", "8b", "8c", "9a", "9b", "9c", "9d"]
    state = seated(4, hands={1: held}, pile=pile, to_move=[1])
    assert legal(state, 1) == ["pass", *(f"value {value}" for value in range(5 + count, 10))]
    for value in range(6, 5 + count):
        assert refusal(state, 1, f"value {value}").clause == "RU-051"
    play(state, "1: value 9", *(f"1: add 9{copy}" for copy in "abcd"[:count]), "1: done")
    assert len(hands(state)[1]) == 10 - count
    assert seen(state).pile[-1].count == count


@clause("RU-052")
@pytest.mark.parametrize("value", range(1, 11))
def test_a_follow_is_equal_or_higher(value: int) -> None:
    pile = [{"seat": 0, "value": value, "count": 1, "ruins": [f"{value}c"]}]
    state = seated(3, hands={0: ["1a"], 1: [f"{v}b" for v in range(1, 11)], 2: ["2a"]}, pile=pile, to_move=[1])
    assert legal(state, 1) == ["pass", *(f"value {v}" for v in range(value, 11))]
    for low in range(1, value):
        assert refusal(state, 1, f"value {low}").clause == "RU-052"


@clause("RU-051", "RU-052")
def test_the_play_before_is_the_last_one_not_the_lead() -> None:
    state = seated(3)
    play(state, *laid(0, 1), *laid(1, 6))
    assert legal(state, 2) == ["pass", "value 6", "value 9"]
    assert refusal(state, 2, "value 5").clause == "RU-052"


@clause("RU-053")
def test_a_player_able_to_follow_may_pass() -> None:
    state = seated(3)
    play(state, *laid(0, 1))
    assert legal(state, 1) == ["pass", "value 1", "value 5", "value 6", "value 9"]
    news = play(state, "1: pass")
    assert kinds(news) == ["ruins-passed"]
    assert hands(state)[1] == LONG_HANDS[1]


@clause("RU-053")
def test_a_player_unable_to_follow_can_only_pass() -> None:
    state = seated(3, pile=[{"seat": 0, "value": 10, "count": 1, "ruins": ["10a"]}], to_move=[1])
    assert legal(state, 1) == ["pass"]


@clause("RU-054")
def test_a_player_who_passed_may_follow_later() -> None:
    state = seated(3)
    play(state, *laid(0, 1), "1: pass", *laid(2, 5), "0: pass")
    assert legal(state, 1) == ["pass", "value 5", "value 6", "value 9"]
    play(state, *laid(1, 6))
    assert state.to_move() == [2]


# The end of a pile


@clause("RU-055", "RU-057", "RU-A17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_pile_ends_when_all_others_have_passed_in_a_row(seats: int) -> None:
    state = seated(seats)
    play(state, *laid(0, 5))
    for seat in range(1, seats):
        assert seen(state).pile != []
        assert state.to_move() == [seat]
        play(state, f"{seat}: pass")
    assert seen(state).pile == []
    assert state.to_move() == [0]


@clause("RU-055")
def test_passes_with_a_play_between_are_not_in_a_row() -> None:
    state = seated(4)
    play(state, *laid(0, 1), "1: pass", "2: pass", *laid(3, 5), "0: pass", "1: pass")
    assert len(seen(state).pile) == 2
    assert state.to_move() == [2]
    play(state, "2: pass")
    assert seen(state).pile == []
    assert state.to_move() == [3]


@clause("RU-055", "RU-A17")
def test_players_who_are_out_need_not_pass() -> None:
    state = seated(4, out=[2], hands={0: LONG_HANDS[0], 1: LONG_HANDS[1], 3: LONG_HANDS[3]})
    play(state, *laid(0, 5), "1: pass", "3: pass")
    assert seen(state).pile == []
    assert state.to_move() == [0]


@clause("RU-056")
def test_the_whole_pile_goes_face_up_to_the_discard() -> None:
    state = seated(3, discard=["2a"])
    play(state, *laid(0, 1), *laid(1, 5), *laid(2, 6))
    assert seen(state).discard == ["2a"]
    news = play(state, "0: pass", "1: pass")
    assert kinds(news) == ["ruins-passed", "ruins-passed", "ruins-pile-ended"]
    assert all(seen(state, seat).discard == ["1a", "2a", "5b", "6c"] for seat in (None, 0, 1, 2))


@clause("RU-057")
def test_the_maker_of_the_last_play_leads_anything() -> None:
    state = seated(3, hands={0: LONG_HANDS[0], 1: ["2a", "3a", "3b", "3c", "9b"], 2: LONG_HANDS[2]})
    play(state, *laid(0, 5), *laid(1, 9), "2: pass", "0: pass")
    assert legal(state, 1) == ["value 2", "value 3"]
    play(state, "1: value 3", "1: add 3a", "1: add 3b", "1: add 3c", "1: done")
    assert seen(state).pile == [Play(1, 3, 3, ["3a", "3b", "3c"])]


@clause("RU-A16", "RU-A17")
@pytest.mark.parametrize("maker", [0, 1, 2, 3])
def test_after_a_maker_who_is_out_all_pass_and_the_next_one_leads(maker: int) -> None:
    held = {seat: LONG_HANDS[seat] for seat in range(4)} | {maker: ["8a"]}
    state = seated(4, hands=held, to_move=[maker])
    play(state, *laid(maker, 8))
    others = [(maker + distance) % 4 for distance in (1, 2, 3)]
    for seat in others:
        assert state.to_move() == [seat]
        assert len(seen(state).pile) == 1
        play(state, f"{seat}: pass")
    assert seen(state).pile == []
    assert state.to_move() == [others[0]]


@clause("RU-A16")
def test_the_next_leader_is_one_who_still_holds_ruins() -> None:
    state = seated(
        4, out=[2], hands={0: LONG_HANDS[0], 1: ["8a"], 3: LONG_HANDS[3]}, to_move=[1], scores=[0, 0, 5, 0]
    )
    play(state, *laid(1, 8), "3: pass", "0: pass")
    assert state.to_move() == [3]
    assert "pass" not in legal(state, 3)


@clause("RU-A17")
def test_an_earlier_pass_does_not_count_after_a_last_ruin() -> None:
    state = seated(3, hands={0: LONG_HANDS[0], 1: LONG_HANDS[1], 2: ["8a"]})
    play(state, *laid(0, 5), "1: pass", *laid(2, 8))
    play(state, "0: pass")
    assert state.to_move() == [1]
    assert len(seen(state).pile) == 2
    play(state, "1: pass")
    assert seen(state).pile == []
    assert state.to_move() == [0]


@clause("RU-A17")
def test_a_follow_on_a_maker_who_is_out_makes_a_new_maker() -> None:
    state = seated(3, hands={0: LONG_HANDS[0], 1: ["8a"], 2: LONG_HANDS[2]}, to_move=[1])
    play(state, *laid(1, 8), "2: pass", *laid(0, 9))
    assert state.to_move() == [2]
    play(state, "2: pass")
    assert seen(state).pile == []
    assert state.to_move() == [0]
