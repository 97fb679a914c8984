"""Chapters 5 and 8: upgrades in general, and upgrading during a play."""

from itertools import pairwise

import pytest

from ludarium.core.errors import BadPosition
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.ruins.game import GAME
from ludarium.games.ruins.table import Upgrades
from tests.marks import clause
from tests.ruins.table import hands, kinds, legal, play, refusal, seen, shown, table, upgrades


def upgrades_through_a_game(seats: int, seed: int) -> list[dict[str, Upgrades]]:
    """All upgrades after every move of a game played at random."""
    state = GAME.start(seats, seed=seed)
    chance = Rng.of(seed)
    found = [upgrades(state)]
    while not state.over:
        seat = state.turn
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        found.append(upgrades(state))
    return found


def pair_of_fours(**given: object) -> State:
    """Seat 0 holds two 4s and a 9, and leads."""
    basis: dict[str, object] = {
        "seats": 3,
        "hands": {0: ["4a", "4b", "9a"], 1: ["8a", "9b"], 2: ["10a", "10b"]},
        "market": ["-", "-", "-", "-"],
        "to_move": [0],
    }
    return table({**basis, **given})


# In general


@clause("RU-037", "RU-040", "RU-044")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_upgrade_stays_for_the_rest_of_the_game(seats: int) -> None:
    """Over whole games with several rounds nothing is ever taken off, moved, covered or turned back."""
    through = upgrades_through_a_game(seats, seed=seats)
    for before, after in pairwise(through):
        for ruin, had in before.items():
            has = after[ruin]
            assert set(had.discoveries) <= set(has.discoveries)
            assert had.claim is None or has.claim == had.claim
            assert has.night or not had.night
    assert sum(len(one.discoveries) for one in through[-1].values()) > 3
    assert sum(one.claim is not None for one in through[-1].values()) > 2


@clause("RU-038", "RU-039")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_ruin_ever_carries_more_than_it_may(seats: int) -> None:
    for found in upgrades_through_a_game(seats, seed=90 + seats):
        for carried in found.values():
            positions = [name[0] for name in carried.discoveries]
            assert len(positions) == len(set(positions)) <= 3


@clause("RU-038")
def test_a_ruin_with_a_claim_takes_no_second_one() -> None:
    for owner in (0, 1, 2):
        state = pair_of_fours(ruins={"4a": {"claim": owner}, "4b": {"claim": 2}})
        news = play(state, "0: value 4", "0: add 4a", "0: add 4b")
        assert kinds(news) == ["ruins-led"]  # with nothing to claim, nothing is asked
        assert {ruin: one.claim for ruin, one in upgrades(state).items()} == {"4a": owner, "4b": 2}


@clause("RU-038")
def test_both_claims_of_a_turn_go_on_different_ruins() -> None:
    state = pair_of_fours()
    play(state, "0: value 4", "0: add 4a", "0: add 4b", "0: claim 4a")
    assert legal(state, 0) == ["done", "claim 4b"]
    assert refusal(state, 0, "claim 4a").clause == "RU-073"


@clause("RU-039")
def test_three_discoveries_one_in_each_position() -> None:
    state = pair_of_fours(
        hands={0: ["4a", "9a"]},
        torches=[3, 0, 0],
        ruins={"4a": {"discoveries": ["T01"]}},
        market=["-", "-", "M01", "B01"],
    )
    play(state, "0: buy 3", "0: buy 4", "0: value 7", "0: done")
    assert upgrades(state)["4a"].discoveries == ["T01", "M01", "B01"]


@clause("RU-039")
@pytest.mark.parametrize(("held", "offered"), [("T01", "T02"), ("M01", "M02"), ("B01", "B02")])
def test_a_position_is_filled_once(held: str, offered: str) -> None:
    state = pair_of_fours(
        hands={0: ["4a", "4b"]},
        ruins={"4a": {"discoveries": [held]}, "4b": {"discoveries": [held[0] + "03"]}},
        market=["-", "-", "-", offered],
    )
    assert not [move for move in legal(state, 0) if move.startswith("buy")]
    assert refusal(state, 0, "buy 4").clause == "RU-040"


@clause("RU-039")
def test_two_of_one_position_go_on_different_ruins() -> None:
    state = pair_of_fours(torches=[3, 0, 0], market=["-", "-", "T01", "T02"])
    play(state, "0: buy 3", "0: buy 4", "0: value 5", "0: put 4b", "0: done")
    assert {ruin: one.discoveries for ruin, one in upgrades(state).items()} == {"4a": ["T02"], "4b": ["T01"]}


@clause("RU-039")
def test_a_position_cannot_be_filled_twice_by_hand_either() -> None:
    with pytest.raises(BadPosition) as refused:
        table({"seats": 2, "ruins": {"4a": {"discoveries": ["T01", "T02"]}}})
    assert refused.value.clause == "RU-039"


@clause("RU-037")
@pytest.mark.parametrize("seed", range(5))
def test_upgrades_survive_the_end_of_a_round(seed: int) -> None:
    state = table(
        {
            "seats": 2,
            "torches": [1, 0],
            "hands": {0: ["4a"], 1: ["8a", "9b"]},
            "ruins": {"4a": {"night": True, "discoveries": ["M01"]}, "8a": {"claim": 1, "discoveries": ["B04"]}},
            "market": ["-", "-", "-", "T01"],
            "to_move": [0],
        },
        seed,
    )
    play(state, "0: buy 4", "0: value 10", "0: claim 4a")
    assert seen(state).round == 2
    assert shown(state)["ruins"] == {
        "4a": {"night": True, "claim": 0, "discoveries": ["T01", "M01"]},
        "8a": {"claim": 1, "discoveries": ["B04"]},
    }


# During a play


@clause("RU-060")
def test_a_leader_may_upgrade_every_ruin_of_the_play() -> None:
    state = pair_of_fours(torches=[3, 0, 0], market=["-", "M01", "-", "T01"])
    play(state, "0: buy 2", "0: buy 4", "0: value 5", "0: put 4a", "0: claim 4a", "0: claim 4b")
    assert upgrades(state) == {
        "4a": Upgrades(claim=0, discoveries=["M01"]),
        "4b": Upgrades(claim=0, discoveries=["T01"]),
    }


@clause("RU-060")
def test_a_follower_may_upgrade_without_need() -> None:
    state = table(
        {
            "seats": 3,
            "torches": [0, 1, 0],
            "hands": {0: ["1a", "2a"], 1: ["6a", "9a"], 2: ["10a", "10b"]},
            "market": ["-", "-", "-", "T01"],
            "pile": [{"seat": 0, "value": 5, "count": 1, "ruins": ["5a"]}],
            "to_move": [1],
        }
    )
    assert legal(state, 1) == ["pass", "buy 4", "value 6", "value 9"]
    play(state, "1: buy 4", "1: value 7", "1: claim 6a")
    assert upgrades(state) == {"6a": Upgrades(claim=1, discoveries=["T01"])}


@clause("RU-060")
def test_claims_and_discoveries_go_on_different_ruins_too() -> None:
    state = pair_of_fours(torches=[1, 0, 0], market=["-", "-", "-", "B06"])
    play(state, "0: buy 4", "0: value 4", "0: put 4a", "0: add 4b", "0: claim 4b")
    assert upgrades(state) == {"4a": Upgrades(discoveries=["B06"]), "4b": Upgrades(claim=0)}


@clause("RU-060")
def test_nothing_has_to_be_upgraded() -> None:
    state = pair_of_fours(torches=[3, 0, 0], market=["T01", "M01", "B01", "T02"])
    play(state, "0: value 4", "0: add 4a", "0: add 4b", "0: done")
    assert upgrades(state) == {}
    assert seen(state).torches == [3, 0, 0]
    assert seen(state).market == ["T01", "M01", "B01", "T02"]


@clause("RU-061")
def test_a_discovery_makes_its_ruin_part_of_the_play() -> None:
    """Whatever a discovery is put on is laid: there is no way to keep it in hand."""
    for target in ("4a", "4b"):
        state = pair_of_fours(torches=[1, 0, 0], market=["-", "-", "-", "B06"])
        play(state, "0: buy 4", "0: value 4", f"0: put {target}")
        other = "4b" if target == "4a" else "4a"
        assert legal(state, 0) == ["enough", f"add {other}"]
        play(state, "0: enough", "0: done")
        assert hands(state)[0] == [other, "9a"]
        assert list(upgrades(state)) == [target]


@clause("RU-061")
def test_a_claim_goes_on_no_ruin_kept_in_hand() -> None:
    state = pair_of_fours(torches=[0, 0, 0])
    play(state, "0: value 4", "0: add 4a", "0: enough")
    assert legal(state, 0) == ["done", "claim 4a"]
    for kept in ("4b", "9a", "8a"):
        assert refusal(state, 0, f"claim {kept}").clause == "RU-061"


@clause("RU-062")
def test_passing_leaves_torches_claims_and_market_alone() -> None:
    state = pair_of_fours(
        torches=[3, 3, 3],
        market=["T01", "M01", "B01", "T02"],
        pile=[{"seat": 2, "value": 1, "count": 1, "ruins": ["1a"]}],
    )
    before = seen(state, 0)
    assert refusal(state, 0, "claim 4a").clause == "RU-061"
    play(state, "0: pass")
    after = seen(state, 0)
    assert (after.torches, after.unused_claims, after.market, after.hands) == (
        before.torches,
        before.unused_claims,
        before.market,
        before.hands,
    )
    assert upgrades(state) == {}
    assert state.to_move() == [1]


@clause("RU-062")
def test_once_a_discovery_is_part_of_the_turn_passing_is_over() -> None:
    state = pair_of_fours(
        torches=[3, 0, 0],
        market=["T01", "M01", "B01", "T02"],
        pile=[{"seat": 2, "value": 1, "count": 1, "ruins": ["1a"]}],
    )
    play(state, "0: buy 3")
    assert "pass" not in legal(state, 0)
    refusal(state, 0, "pass")
    play(state, "0: buy 4")
    refusal(state, 0, "pass")
