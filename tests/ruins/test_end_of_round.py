"""The end of a round and the next one (chapter 11)."""

from itertools import pairwise, product

import pytest

from ludarium.core.state import State
from tests.marks import clause
from tests.ruins.table import hand_sizes, kinds, legal, play, shown, table
from tests.ruins.table_more import discoveries_but, everywhere, hand, keep_sides, lay, of_kind, random_game, seen


def last_but_one(seats: int, **given: object) -> dict[str, object]:
    """Only seats 0 and 1 still hold ruins; seat 0 is to lay its last."""
    hands = {"0": ["9a"], "1": ["1a", "2a"]}
    return {"seats": seats, "to_move": [0], "out": list(range(2, seats)), "hands": hands, **given}


def ended(given: dict[str, object], seed: int = 0) -> State:
    state = table(given, seed)
    lay(state, 0, 9)
    return state


@clause("RU-084")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_round_lasts_until_one_player_holds_ruins(seats: int) -> None:
    hands = {str(seat): [f"{seat + 5}a"] for seat in range(seats)}
    state = table({"seats": seats, "to_move": [0], "hands": hands, "torches": [0] * seats})
    for seat in range(seats - 1):
        assert shown(state)["round"] == 1
        assert state.to_move() == [seat]
        lay(state, seat, seat + 5)
    assert shown(state)["round"] == 2  # the last player is not asked any more
    assert state.to_move() == list(range(seats))


@clause("RU-085", "RU-086")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (10, 9)])
def test_the_last_player_loses_a_point(before: int, after: int) -> None:
    state = ended(last_but_one(3, scores=[0, before, 5], poised=[]))
    assert shown(state)["scores"] == [2, after, 5]


@clause("RU-085")
def test_only_the_last_player_loses() -> None:
    assert shown(ended(last_but_one(5, scores=[4, 4, 4, 4, 4])))["scores"] == [5, 3, 4, 4, 4]


@clause("RU-087")
def test_all_torches_are_lit_again() -> None:
    state = ended(last_but_one(5, torches=[0, 1, 2, 3, 0]))
    assert shown(state)["torches"] == [3, 3, 3, 3, 3]


@clause("RU-088")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nine_ruins_each_and_the_rest_is_the_deck(seats: int) -> None:
    state = ended(last_but_one(seats))
    assert hand_sizes(state) == [9] * seats
    assert seen(state).deck == seats
    assert seen(state).discard == []
    assert seen(state).pile == []
    assert len(everywhere(state)) == seats * 10


@clause("RU-088")
def test_all_ruins_in_use_are_shuffled_together() -> None:
    # One ruin of each place of the old round; over many deals each gets everywhere.
    given = last_but_one(
        2,
        hands={"0": ["9a"], "1": ["1a", "2a"]},
        pile=[{"seat": 1, "value": 3, "count": 1, "ruins": ["3a"]}],
        deck=["4a"],
    )
    before = everywhere(table(given))
    traced = {"1a": "1", "9a": "0", "3a": "pile", "4a": "deck", "5a": "discard"}
    assert {ruin: before[ruin] for ruin in traced} == traced
    reached: dict[str, set[str]] = {ruin: set() for ruin in traced}
    for seed in range(80):
        after = everywhere(ended(given, seed))
        for ruin in traced:
            reached[ruin].add(after[ruin])
    assert all(places == {"0", "1", "deck"} for places in reached.values())


@clause("RU-092", "RU-093", "RU-A14")
def test_the_fewest_points_start_and_among_equals_the_farthest() -> None:
    repeated = tied_with_old = 0
    for scores in product((0, 3, 8), repeat=4):
        for old in range(4):
            state = ended(last_but_one(4, scores=list(scores), starter=old, poised=[]))
            now = seen(state).scores
            fewest = [seat for seat in range(4) if now[seat] == min(now)]
            farthest = max(fewest, key=lambda seat: (seat - old) % 4)
            assert seen(state).starter == farthest, f"{now} after {old}"
            repeated += farthest == old
            tied_with_old += old in fewest and len(fewest) > 1
            if farthest == old:
                assert fewest == [old]
    assert repeated > 0
    assert tied_with_old > 0


@clause("RU-092", "RU-048")
def test_the_new_starting_player_leads() -> None:
    state = ended(last_but_one(3, scores=[0, 9, 4], starter=1, poised=[]))
    keep_sides(state)
    assert seen(state).scores == [2, 8, 4]
    assert state.to_move() == [0]
    assert "pass" not in legal(state, 0)


@clause("RU-094", "RU-136")
def test_the_round_marker_advances_one_by_one() -> None:
    for seed in range(12):
        rounds = [seen(state).round for state in random_game(3, seed)]
        assert rounds[0] == 1
        assert all(later - earlier in (0, 1) for earlier, later in pairwise(rounds))
        assert max(rounds) <= 5


@clause("RU-094")
def test_the_steps_between_rounds_come_in_the_order_of_the_book() -> None:
    state = table(last_but_one(2, ruins={f"{value}a": {"claim": value % 2} for value in (4, 5, 6, 7)}), 1)
    happened = kinds(lay(state, 0, 9))
    assert happened[:5] == [
        "ruins-led",
        "ruins-went-out",
        "ruins-round-ended",
        "ruins-round",
        "ruins-dealt",
    ]
    assert happened.index("ruins-handed-over") > happened.index("ruins-dealt")


@clause("RU-095", "RU-037", "RU-047")
def test_nothing_else_is_reset() -> None:
    market = ["T01", "M01", "B01", "T02"]
    deck = discoveries_but(*market, "T10", "M10")[::-1]
    ruins = {
        "1a": {"night": True},
        "4a": {"night": True, "claim": 1, "discoveries": ["T10", "M10"]},
        "9a": {"claim": 0},
    }
    state = ended(last_but_one(2, market=market, discovery_deck=deck, ruins=ruins))
    assert shown(state)["ruins"] == ruins
    assert shown(state)["market"] == market
    assert shown(state)["discovery_deck"] == deck
    assert seen(state).unused_claims == [1, 1]


@clause("RU-095")
def test_upgrades_and_sides_only_grow_over_a_whole_game() -> None:
    for seed in range(5):
        earlier: dict[str, tuple[bool, int | None, set[str]]] = {}
        for state in random_game(4, seed):
            truth = shown(state)["ruins"]
            assert isinstance(truth, dict)
            now = {
                ruin: (up.get("night", False), up.get("claim"), set(up.get("discoveries", [])))
                for ruin, up in truth.items()
            }
            for ruin, (night, claim, discoveries) in earlier.items():
                assert now[ruin][0] >= night
                assert claim is None or now[ruin][1] == claim
                assert now[ruin][2] >= discoveries
            earlier = now


@clause("RU-091", "RU-A09")
def test_turning_comes_after_the_hand_over_and_after_the_starting_player_is_known() -> None:
    found = 0
    for seed in range(20):
        state = table(last_but_one(2, ruins={"4a": {"claim": 1}}), seed)
        news = lay(state, 0, 9)
        assert seen(state, 0).step == "flip"
        assert of_kind(news, "ruins-round")[0].seat == seen(state, 0).starter == 1
        if of_kind(news, "ruins-handed-over"):
            found += 1
            assert "4a" in hand(state, 1)
            assert "flip 4a" in legal(state, 1)
            assert "flip 4a" not in legal(state, 0)
            assert len(legal(state, 0)) == 9  # eight ruins, or none
    assert found > 0


@clause("RU-A36", "RU-084", "RU-117")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_play_that_ends_the_round_draws_nothing(seats: int) -> None:
    given = last_but_one(
        seats,
        ruins={"9a": {"discoveries": ["M11", "B11"]}},
        market=["T10", "T09", "T08", "T01"],
        deck=["10a", "10b"],
        knowledge={"drew": [0, 1]},
    )
    state = table(given)
    play(state, "0: buy 4")
    news = lay(state, 0, 10)
    assert state.to_move() == list(range(seats))
    happened = kinds(news)
    assert "ruins-drew" not in happened
    assert happened.index("ruins-refilled") < happened.index("ruins-round-ended")
    assert "-" not in seen(state).market
    assert seen(state).market[1:] == ["T10", "T09", "T08"]
    assert seen(state).knowledge.drew == []


@clause("RU-A36", "RU-058")
def test_a_skip_does_not_reach_into_the_next_round() -> None:
    given = last_but_one(2, pile=[{"seat": 1, "value": 9, "count": 1, "ruins": ["9b"]}])
    state = ended(given)
    keep_sides(state)
    assert state.to_move() == [seen(state).starter]
    assert seen(state).passes == 0
