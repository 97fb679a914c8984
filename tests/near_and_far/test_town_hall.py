"""Chapter 10: trade, discard, reputation."""

from typing import Any

import pytest

from ludarium.core.errors import NotAllowed
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, play, refused, table, truth


def hall(**given: Any) -> NearState:
    state = table(**{"seats": 3, **given})
    play(state, "visit town_hall")
    return state


@clause("NF-126", "NF-129", "NF-127")
def test_several_goods_for_one() -> None:
    state = hall(goods={0: {"gem": 1, "coin": 1, "food": 1}})
    assert "get red" in legal(state)
    assert refused(state, "get green") == ("NF-127", "near-no-goods-for-it")
    play(state, "get red", "add food", "add coin", "add gem")
    assert legal(state) == ["done"]
    play(state, "done")
    assert goods(state) == {"red": 1}


@clause("NF-126", "NF-130")
def test_one_good_for_several() -> None:
    state = hall(goods={0: {"blue": 1}})
    play(state, "give blue", "add food", "add coin", "add coin", "add coin")
    assert refused(state, "add coin") == ("NF-127", "near-no-too-much")
    play(state, "done")
    assert goods(state) == {"coin": 3, "food": 1}


@clause("NF-126", "NF-A51")
def test_a_trade_has_one_good_on_one_side_and_up_to_five_on_the_other() -> None:
    state = hall(goods={0: {"blue": 1}})
    assert refused(state, "give red") == ("NF-126", "near-no-such-good")
    play(state, "give blue", *["add food"] * 5)
    assert refused(state, "add food") == ("NF-126", "near-no-more-goods")
    play(state, "done")  # the difference is lost
    assert goods(state) == {"food": 5}
    state = hall(goods={0: {"food": 9}})
    assert refused(state, "get green")[0] == "NF-127"  # five foods are worth 5
    play(state, "get yellow")
    assert refused(state, "add coin") == ("NF-126", "near-no-such-good")


@clause("NF-127")
def test_no_trade_ends_in_a_dead_end() -> None:
    state = hall(goods={0: {"food": 4, "gem": 2, "yellow": 1}})
    play(state, "get blue", "add food")
    assert refused(state, "done") == ("NF-127", "near-no-too-little")
    play(state, "add food", "add food", "add food")
    assert legal(state) == ["add yellow"]
    with pytest.raises(NotAllowed) as refusal:
        state.play(0, GAME.parse("add gem"))
    assert refusal.value.clause == "NF-127"
    assert refusal.value.arguments == {"good": "near-good-blue"}  # what is wanted, not what is added
    play(state, "add yellow", "done")
    assert goods(state) == {"gem": 2, "blue": 1}


@clause("NF-126", "NF-129", "NF-130")
@pytest.mark.parametrize("others", [["gem", "coin", "food"], ["coin", "gem", "food"], ["food", "gem", "coin"]])
def test_the_goods_of_a_trade_are_named_in_any_order(others: list[str]) -> None:
    state = hall(goods={0: {"gem": 1, "coin": 1, "food": 1}})
    play(state, "get red", *(f"add {good}" for good in others), "done")
    assert goods(state) == {"red": 1}
    state = hall(goods={0: {"blue": 1}})
    play(state, "give blue", *(f"add {good}" for good in others), "add coin", "done")
    assert goods(state) == {"gem": 1, "coin": 2, "food": 1}


@clause("NF-A51")
@pytest.mark.parametrize("trade", ["give coin", "get food"])
def test_a_trade_needs_a_good_on_either_side(trade: str) -> None:
    state = hall(goods={0: {"coin": 1}}, bought={0: ["ac07"]})
    play(state, trade)
    assert refused(state, "done") == ("NF-A51", "near-no-empty-trade")


@clause("NF-125", "NF-352")
def test_each_action_once_in_any_order() -> None:
    state = hall(goods={0: {"coin": 5, "gem": 2}}, hands={0: ["ac14", "as14"]})
    play(state, "reputation up coin", "give gem", "add food", "done")
    assert refused(state, "give coin") == ("NF-125", "near-no-traded")
    assert refused(state, "reputation up coin") == ("NF-125", "near-no-reputation-done")
    play(state, "drop as14")
    assert refused(state, "drop ac14") == ("NF-125", "near-no-discarded")
    play(state, "done", "done")
    assert state.to_move() == [1]


@clause("NF-352")
def test_merchants_jacket_trades_twice() -> None:
    state = hall(goods={0: {"coin": 2}}, bought={0: ["ac05"]})
    play(state, "give coin", "add gem", "done")
    assert refused(state, "give blue") == ("NF-126", "near-no-such-good")
    assert refused(state, "get blue") == ("NF-127", "near-no-goods-for-it")
    play(state, "give coin", "add food", "done")
    assert refused(state, "give coin") == ("NF-125", "near-no-traded")
    assert goods(state) == {"gem": 1, "food": 1}


@clause("NF-355")
def test_the_trade_wagon_adds_to_what_is_spent() -> None:
    state = hall(goods={0: {"blue": 1}}, bought={0: ["ac07"]})
    play(state, "give blue", *["add coin"] * 4, "done")
    assert goods(state) == {"coin": 4}
    state = hall(goods={0: {"coin": 2}}, bought={0: ["ac07"]})
    play(state, "get red", "add coin", "add coin", "done")
    assert goods(state) == {"red": 1}


@clause("NF-128")
def test_adventurers_and_chiefs_are_not_traded() -> None:
    state = hall(goods={0: {}}, team={0: ["g1"]}, chiefs={0: ["green"]})
    assert state.to_move() == [1]  # there was nothing to do


@clause("NF-131", "NF-158", "NF-305", "NF-A110")
def test_an_artifact_is_discarded_without_loss() -> None:
    state = hall(hands={0: ["ac14", "as14"]})
    assert refused(state, "drop ac01") == ("NF-131", "near-no-not-in-hand")
    play(state, "drop ac14")
    assert truth(state).artifact_discard == ["ac14"]
    assert truth(state).hands[0] == ["as14"]


@clause("NF-132", "NF-A52", "NF-114")
def test_reputation_for_coins_and_gems_one_way() -> None:
    state = hall(goods={0: {"coin": 2, "gem": 2}})
    play(state, "reputation down coin", "reputation down gem")
    assert (me(state).reputation, goods(state)) == (-2, {"coin": 1, "gem": 1})
    assert refused(state, "reputation up coin") == ("NF-A52", "near-no-one-way")
    play(state, "reputation down coin")
    assert refused(state, "reputation down coin") == ("NF-132", "near-no-coin-or-gem")


@clause("NF-A11", "NF-115")
@pytest.mark.parametrize(("reputation", "way"), [(12, "up"), (-6, "down")])
def test_no_step_beyond_the_track_can_be_bought(reputation: int, way: str) -> None:
    state = hall(reputation={0: reputation})
    assert refused(state, f"reputation {way} coin") == ("NF-A11", "near-no-track-end")


@clause("NF-341", "NF-A119")
def test_the_councillors_chain_moves_reputation_once() -> None:
    state = hall(finds={0: ["f24"]}, goods={0: {}})
    assert legal(state) == ["step up", "step down", "done"]
    play(state, "step down")
    assert me(state).reputation == -1
    assert state.to_move() == [1]
    assert refused(hall(), "step up") == ("NF-341", "near-no-card-not-held")


@clause("NF-A86", "NF-308", "NF-309")
def test_a_chief_comes_with_the_fourth_flag_even_in_a_trade() -> None:
    state = hall(goods={0: {"coin": 3, "yellow": 3}})
    play(state, "get yellow", "add coin", "add coin", "done")
    assert truth(state).chiefs[0] == ["yellow"]
    play(state, "done")
    assert me(state).token_count(3) == 4
