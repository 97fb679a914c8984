"""The end of the game (chapter 14)."""

from collections import Counter
from random import Random

import pytest

from ludarium.core.result import Result
from ludarium.core.state import State
from tests.marks import clause
from tests.ruins.table import hand_sizes, kinds, legal, play, refusal, shown, table
from tests.ruins.table_more import everywhere, hand, keep_sides, lay, of_kind, random_game, seen


def round_four(seats: int, first_out: int, last: int, **given: object) -> dict[str, object]:
    """Round 4: ``first_out`` left first; one more is to lay the last ruin, ``last`` will be left with some."""
    mover = next(seat for seat in range(seats) if seat not in (first_out, last))
    others = [seat for seat in range(seats) if seat not in (first_out, last, mover)]
    return {
        "seats": seats,
        "round": 4,
        "to_move": [mover],
        "out": [first_out, *others],
        "hands": {str(mover): ["9a"], str(last): ["1a", "2a"]},
        "torches": [0] * seats,
        "poised": [],
        **given,
    }


def decided(given: dict[str, object], seed: int = 0) -> State:
    """The deciding round, just dealt."""
    state = table(given, seed)
    lay(state, state.turn, 9)
    assert shown(state)["round"] == 5
    return state


@clause("RU-131", "RU-136", "RU-140", "RU-132")
def test_every_game_ends_in_one_of_the_two_ways() -> None:
    endings: Counter[str] = Counter()
    for seed in range(80):
        for state in random_game(2 + seed % 4, seed):
            assert (state.result() is not None) == state.over == (state.to_move() == [])
        view, result = seen(state), state.result()
        assert result is not None
        assert len(result.winners) == 1
        assert result.scores == view.scores
        (winner,) = result.winners
        assert view.out == [winner]  # first out in the last round
        assert hand_sizes(state)[winner] == 0
        if result.how == "immediate":
            assert winner in view.poised
            assert view.round <= 4
        else:
            assert result.how == "deciding"
            assert view.round == 5
        endings[result.how] += 1
    assert set(endings) == {"immediate", "deciding"}


@clause("RU-132", "RU-133", "RU-A42")
@pytest.mark.parametrize("score", range(11))
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_first_out_wins_at_once_from_nine_on(score: int, number: int) -> None:
    hands = {"0": ["6a"], "1": ["1a", "2a"], "2": ["1b", "2b"]}
    scores = [score, 4, 0]
    state = table({"seats": 3, "round": number, "to_move": [0], "hands": hands, "scores": scores})
    news = lay(state, 0, 6)
    if score >= 9:
        assert state.result() == Result([0], scores, "immediate")
        assert state.to_move() == []
        assert kinds(news)[-1] == "ruins-won"
        assert [legal(state, seat) for seat in range(3)] == [[], [], []]
        assert refusal(state, 1, "pass").clause == "RU-131"
    else:
        assert state.result() is None
        assert state.to_move() == [1]
        assert shown(state)["scores"] == [min(10, score + 5), 4, 0]


@clause("RU-132", "RU-138")
@pytest.mark.parametrize("score", [9, 10])
def test_second_out_does_not_win(score: int) -> None:
    hands = {"0": ["6a"], "1": ["1a", "2a"], "2": ["1b", "2b"]}
    state = table({"seats": 4, "round": 2, "to_move": [0], "out": [3], "hands": hands, "scores": [score, 4, 0, 9]})
    lay(state, 0, 6)
    assert state.result() is None
    assert shown(state)["scores"] == [10, 4, 0, 9]


@clause("RU-132", "RU-A41")
def test_the_score_at_the_start_of_the_round_counts() -> None:
    # Nobody is poised, though one score says 9 by now.
    hands = {"0": ["6a"], "1": ["1a", "2a"], "2": ["1b", "2b"]}
    given = {"seats": 3, "to_move": [0], "hands": hands, "scores": [9, 4, 0]}
    behind = table({**given, "poised": []})
    lay(behind, 0, 6)
    assert behind.result() is None
    ahead = table({**given, "poised": [0]})
    lay(ahead, 0, 6)
    assert ahead.result() is not None


@clause("RU-132", "RU-A41")
def test_who_is_poised_is_settled_when_a_round_begins() -> None:
    hands = {"0": ["9a"], "1": ["1a", "2a"]}
    given = {"seats": 4, "to_move": [0], "out": [2, 3], "hands": hands, "scores": [8, 10, 9, 3], "poised": [1]}
    state = table(given)
    lay(state, 0, 9)
    assert seen(state).scores == [9, 9, 9, 3]
    assert seen(state).poised == [0, 1, 2]
    for state in random_game(3, 5):
        view = seen(state)
        if view.step == "flip" and len(view.to_move) == 3:
            assert view.poised == [seat for seat in range(3) if view.scores[seat] >= 9]


@clause("RU-137")
@pytest.mark.parametrize("before", range(11))
def test_a_score_never_rises_above_ten(before: int) -> None:
    hands = {"0": ["6a"], "1": ["1a", "2a"], "2": ["1b", "2b"]}
    state = table({"seats": 3, "to_move": [0], "hands": hands, "scores": [before, 0, 0], "poised": []})
    lay(state, 0, 6)
    assert shown(state)["scores"] == [min(10, before + 5), 0, 0]


@clause("RU-137", "RU-086")
def test_scores_stay_between_zero_and_ten() -> None:
    for seed in range(8):
        for state in random_game(2 + seed % 4, seed):
            assert all(0 <= score <= 10 for score in seen(state).scores)


@clause("RU-138")
def test_ten_points_alone_do_not_end_the_game() -> None:
    given = {"seats": 2, "to_move": [0], "hands": {"0": ["9a"], "1": ["1a"]}, "scores": [7, 10], "round": 3}
    state = table(given)
    lay(state, 0, 9)
    assert state.result() is None
    assert shown(state)["scores"] == [10, 9]
    assert shown(state)["round"] == 4


@clause("RU-134", "RU-136")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_ordinary_round_follows_rounds_one_to_three(number: int) -> None:
    state = table({**round_four(4, 3, 2), "round": number})
    lay(state, state.turn, 9)
    assert shown(state)["round"] == number + 1
    assert shown(state)["participants"] == [0, 1, 2, 3]


@clause("RU-134", "RU-135", "RU-A43", "RU-A45")
def test_who_plays_the_deciding_round_and_who_starts_it() -> None:
    lot = Random(1)
    sizes: Counter[int] = Counter()
    absent_starters = 0
    for _ in range(400):
        seats = lot.choice([3, 4, 5])
        first, last = lot.sample(range(seats), 2)
        scores = [lot.choice([3, 4, 5, 6]) for _ in range(seats)]
        old = lot.randrange(seats)
        state = decided(round_four(seats, first, last, scores=scores, starter=old))
        now = seen(state).scores
        assert now[last] == scores[last] - 1
        best = max(now[seat] for seat in range(seats) if seat != first)
        expected = [seat for seat in range(seats) if seat == first or now[seat] == best]
        assert shown(state)["participants"] == expected
        fewest = min(now[seat] for seat in expected)
        tied = [seat for seat in expected if now[seat] == fewest]
        assert seen(state).starter == max(tied, key=lambda seat: (seat - old) % seats)
        sizes[len(expected)] += 1
        absent_starters += old not in expected
    assert min(sizes[2], sizes[3], sizes[4]) > 0
    assert absent_starters > 0


@clause("RU-135")
@pytest.mark.parametrize("score", [0, 1, 8])
def test_two_players_always_both_play_the_deciding_round(score: int) -> None:
    hands = {"0": ["9a"], "1": ["1a", "2a"]}
    state = table({"seats": 2, "round": 4, "to_move": [0], "hands": hands, "scores": [0, score]})
    lay(state, 0, 9)
    assert shown(state)["participants"] == [0, 1]
    assert state.to_move() == [0, 1]


@clause("RU-A44", "RU-088", "RU-087")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_deciding_round_is_dealt_to_its_participants(seats: int) -> None:
    scores = [5, 6, 4, 1, 1][:seats]
    state = decided(round_four(seats, 0, 2, scores=scores))
    view = seen(state)
    assert view.participants == [0, 1]
    assert hand_sizes(state) == [9, 9, 0, 0, 0][:seats]
    assert view.deck == seats * 10 - 18
    assert view.torches == [3] * seats
    assert len(everywhere(state)) == seats * 10
    assert view.step == "flip"
    assert state.to_move() == [0, 1]
    assert len(legal(state, 0)) == 10
    assert refusal(state, 2, "flip none").clause == "RU-135"
    keep_sides(state)
    assert state.to_move() == [view.starter]


@clause("RU-139", "RU-A44", "RU-A46")
def test_claimed_ruins_go_only_to_owners_who_take_part() -> None:
    ruins = {f"{value}a": {"claim": value % 4} for value in range(1, 9)}
    foreign = 0
    for seed in range(60):
        given = round_four(4, 3, 2, scores=[6, 4, 3, 1], ruins=ruins)
        state = decided(given, seed)
        assert shown(state)["participants"] == [0, 3]
        places = everywhere(state)
        for ruin, upgrades in ruins.items():
            owner = upgrades["claim"]
            if owner in (0, 3):
                assert places[ruin] in (str(owner), "deck")
            else:
                assert places[ruin] in ("0", "3", "deck")
                foreign += places[ruin] != "deck"
        assert sum(hand_sizes(state)) == 18
    assert foreign > 0


@clause("RU-139")
def test_handing_over_in_the_deciding_round_is_told_to_the_two_alone() -> None:
    ruins = {"4b": {"claim": 0}, "5b": {"claim": 3}, "6b": {"claim": 1}}
    told = 0
    for seed in range(30):
        state = table(round_four(4, 3, 2, scores=[6, 4, 3, 1], ruins=ruins), seed)
        news = lay(state, state.turn, 9)
        for event in of_kind(news, "ruins-handed-over"):
            told += 1
            assert {event.seat, event.facts["owner"]} == {0, 3}
            assert not event.visible_to(1)
            assert not event.visible_to(None)
    assert told > 0


@clause("RU-140", "RU-133", "RU-A42", "RU-A47")
@pytest.mark.parametrize("scores", [[0, 10, 9], [10, 0, 0], [4, 4, 4]])
def test_first_out_wins_the_deciding_round_whatever_the_points(scores: list[int]) -> None:
    hands = {"0": ["6a"], "1": ["1a", "2a"], "2": ["1b", "2b"]}
    state = table({"seats": 3, "round": 5, "to_move": [0], "hands": hands, "scores": scores})
    news = lay(state, 0, 6)
    assert state.result() == Result([0], scores, "deciding")
    assert state.to_move() == []
    assert not of_kind(news, "ruins-went-out")
    assert not of_kind(news, "ruins-round-ended")


@clause("RU-A47", "RU-A02")
def test_market_claims_and_effects_work_in_the_deciding_round() -> None:
    state = table(
        {
            "seats": 4,
            "round": 5,
            "participants": [1, 3],
            "to_move": [1],
            "hands": {"1": ["3a", "9a"], "3": ["5a", "6a"]},
            "ruins": {"3a": {"discoveries": ["M10", "B11"]}},
            "market": ["T10", "T09", "T08", "T11"],
            "deck": ["10a", "10b", "10c"],
            "torches": [3, 2, 3, 3],
            "scores": [0, 5, 0, 5],
        }
    )
    play(state, "1: buy 4", "1: value 4", "1: claim 3a", "1: order own", "1: draw 1", "1: discard 9a")
    assert shown(state)["torches"] == [3, 2, 3, 3]
    assert shown(state)["ruins"] == {"3a": {"claim": 1, "discoveries": ["T11", "M10", "B11"]}}
    assert hand(state, 3) == ["5a", "6a", "10b"]
    assert seen(state).market[1:] == ["T10", "T09", "T08"]
    # Seat 3 alone follows; its pass ends the pile.
    play(state, "3: pass")
    assert state.to_move() == [1]
    assert shown(state)["scores"] == [0, 5, 0, 5]


@clause("RU-A46")
def test_a_claim_of_an_absent_player_does_not_move_and_blocks() -> None:
    state = table(
        {
            "seats": 3,
            "round": 5,
            "participants": [0, 1],
            "to_move": [0],
            "hands": {"0": ["4a", "9a"], "1": ["5a", "6a"]},
            "ruins": {"4a": {"claim": 2}},
            "torches": [0, 0, 0],
        }
    )
    lay(state, 0, 4)
    assert state.to_move() == [1]  # no claim could be asked for
    play(state, "1: pass")
    lay(state, 0, 9)
    assert shown(state)["ruins"] == {"4a": {"claim": 2}}


@clause("RU-050", "RU-A45")
def test_turns_in_the_deciding_round_step_over_absent_players() -> None:
    state = table(
        {
            "seats": 5,
            "round": 5,
            "participants": [0, 2, 3],
            "to_move": [3],
            "hands": {"0": ["4a", "9a"], "2": ["4b", "9b"], "3": ["3a", "9c"]},
            "torches": [0] * 5,
        }
    )
    lay(state, 3, 3)
    lay(state, 0, 4)
    news = lay(state, 2, 4)
    assert [event.seat for event in of_kind(news, "ruins-skipped")] == [3]
    assert state.to_move() == [0]
