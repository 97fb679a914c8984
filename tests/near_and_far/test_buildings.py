"""Chapters 12, 13, 15, 16 and 39: stables, general store, mystic's hut and mine, by dusk and by day."""

from typing import Any

import pytest

from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, play, refused, table, truth, view


def at(building: str, **given: Any) -> NearState:
    state = table(**given)
    play(state, f"visit {building}")
    return state


# The stables.


@clause("NF-148", "NF-149")
def test_one_bird_for_a_food() -> None:
    state = at("stables", goods={0: {"food": 3}})
    assert legal(state) == ["animal bird", "done"]
    assert refused(state, "animal turtle") == ("NF-370", "near-no-turtles")
    play(state, "animal bird")
    assert (truth(state).animals[0], goods(state)) == (["bird"], {"food": 2})
    assert state.to_move() == [1]


@clause("NF-148", "NF-150", "NF-371")
def test_three_animals_are_enough() -> None:
    state = at("stables", goods={0: {"food": 1}}, animals={0: ["bird"] * 3}, hands={0: ["as14"]})
    assert refused(state, "animal bird") == ("NF-150", "near-no-more-animals")
    animals = {0: ["bird", "bird", "turtle"]}
    state = at("stables", animals=animals, hands={0: ["as14"]}, options={"side": "day"})
    assert refused(state, "animal bird") == ("NF-371", "near-no-more-animals")
    state = at("stables", hands={0: ["as14"]})
    assert refused(state, "animal bird") == ("NF-148", "near-no-food")


@clause("NF-370", "NF-371")
def test_by_day_a_turtle_for_a_gem() -> None:
    state = at("stables", goods={0: {"food": 1, "gem": 1}}, options={"side": "day"})
    assert legal(state) == ["animal bird", "animal turtle", "done"]
    play(state, "animal turtle")
    assert (truth(state).animals[0], goods(state)) == (["turtle"], {"food": 1})
    state = at("stables", hands={0: ["as14"]}, options={"side": "day"})
    assert refused(state, "animal turtle") == ("NF-370", "near-no-gem")


@clause("NF-358")
def test_the_feed_sack_saves_the_food() -> None:
    state = at("stables", animals={0: ["bird"]}, treasures={0: ["t22"]}, goods={0: {}})
    play(state, "animal bird")
    assert len(truth(state).animals[0]) == 2


# The general store.


@clause("NF-156")
def test_a_coin_or_cards_but_not_both() -> None:
    state = at("general_store")
    assert legal(state) == ["store coin", "store 0", "store 1", "store 2", "store 3", "store 4", "done"]
    play(state, "store coin")
    assert (me(state).coins, state.to_move()) == (4, [1])


@clause("NF-157", "NF-158", "NF-A90", "NF-A115")
def test_the_split_is_fixed_before_a_card_is_seen() -> None:
    state = at("general_store")
    play(state, "store 3", draws=["ac01", "ac05", "ac09", "as02"])
    assert truth(state).drawn[0] == ["ac01", "ac05", "ac09", "as02"]
    assert view(state, 1).drawn[0] == {"common": 3, "special": 1}
    assert refused(state, "drop ac02") == ("NF-305", "near-no-not-just-drawn")
    play(state, "drop ac05", "done")
    assert truth(state).hands[0] == ["ac01", "ac09", "as02"]
    assert truth(state).artifact_discard == ["ac05"]


@clause("NF-158", "NF-305")
def test_all_or_none_of_them_may_be_kept() -> None:
    state = at("general_store")
    play(state, "store 0", draws=["as01", "as02", "as03", "as04"])
    play(state, "drop as04", "drop as01", "drop as03", "drop as02")  # in any order
    assert truth(state).hands[0] == []
    assert state.to_move() == [1]


@clause("NF-A22")
def test_discards_are_shuffled_into_an_empty_deck() -> None:
    commons = [f"ac{number:02}" for number in range(1, 39)]
    state = at("general_store", common_deck=[], artifact_discard=commons[:3], bought={1: commons[3:]})
    assert legal(state)[1:5] == ["store 0", "store 1", "store 2", "store 3"]
    assert refused(state, "store 4") == ("NF-A22", "near-no-deck-empty")
    play(state, "store 3")
    assert truth(state).artifact_discard == []
    assert set(truth(state).drawn[0]) >= set(commons[:3])  # type: ignore[arg-type]  # the truth lists it


@clause("NF-A22")
def test_fewer_cards_are_drawn_when_there_are_no_more() -> None:
    commons = [f"ac{number:02}" for number in range(1, 39)]
    specials = [f"as{number:02}" for number in range(1, 18)]
    state = at("general_store", common_deck=[], special_deck=["as01"], bought={1: [*commons, *specials[1:]]})
    assert legal(state) == ["store coin", "store 0", "done"]
    play(state, "store 0")
    assert truth(state).drawn[0] == ["as01"]


# The mystic's hut.


@clause("NF-160", "NF-152")
def test_a_treasure_needs_an_animal() -> None:
    state = at("mystic_hut", hands={0: ["as14"]})
    assert refused(state, "treasure") == ("NF-160", "near-no-animal")
    state = at("mystic_hut", animals={0: ["bird"]})
    play(state, "treasure", draws=["t09"])
    assert legal(state) == ["none", "take t09"]
    play(state, "take t09")
    assert truth(state).treasures[0] == ["t09"]


@clause("NF-375", "NF-A71", "NF-162")
def test_by_day_one_of_three_is_kept() -> None:
    state = at("mystic_hut", animals={0: ["bird"]}, options={"side": "day"})
    play(state, "treasure", draws=["t09", "t10", "t11"])
    assert sorted(truth(state).drawn_treasures) == ["t09", "t10", "t11"]
    play(state, "take t10")
    assert truth(state).treasures[0] == ["t10"]
    assert truth(state).treasure_discard == ["t09", "t11"]


# The mine.


@clause("NF-163", "NF-164", "NF-165", "NF-166", "NF-169", "NF-170", "NF-186", "NF-187", "NF-188", "NF-334")
def test_the_first_camp_goes_to_the_entrance() -> None:
    state = at("mine")
    assert legal(state) == ["dig m11", "done"]
    assert refused(state, "dig m12") == ("NF-166", "near-no-entrance-first")
    unskilled = at("mine", animal_in_team={0: False}, team={0: ["g1"]}, hands={0: ["as14"]})
    assert refused(unskilled, "dig m11") == ("NF-165", "near-no-skill")
    play(state, "dig m11")
    assert truth(state).camps == {"m11": 0}
    assert goods(state) == {"coin": 3 + 1 + 2}  # the icon, the column, the row


@clause("NF-165", "NF-167", "NF-168", "NF-A94")
def test_cells_beside_a_camp_that_skill_reaches() -> None:
    state = at("mine", camps={"m11": 1, "m12": 1, "m13": 1})
    assert legal(state) == ["dig m21", "done"]
    assert refused(state, "dig m11") == ("NF-168", "near-no-cell-taken")
    assert refused(state, "dig m34") == ("NF-167", "near-no-cell-apart")
    assert refused(state, "dig m14") == ("NF-165", "near-no-skill")
    state = at("mine", camps={"m11": 1, "m12": 1, "m13": 1}, team={0: ["b8"]})
    assert legal(state) == ["dig m14", "dig m21", "dig m22", "dig m23", "done"]


@clause("NF-165")
def test_the_deep_vein_chart_lowers_cells_but_not_below_one() -> None:
    state = at("mine", camps={"m11": 1, "m12": 1}, bought={0: ["ac19"]})
    assert legal(state) == ["dig m13", "dig m21", "dig m22", "done"]


@clause("NF-163", "NF-A54")
def test_one_cell_for_each_visit_and_no_hearts() -> None:
    state = at("mine", hands={0: ["as14"]}, hearts={0: 5})
    play(state, "dig m11")
    assert refused(state, "dig m12") == ("NF-163", "near-no-dug")
    assert me(state).hearts == 5


@clause("NF-376")
@pytest.mark.parametrize(("side", "reputation"), [("day", 1), ("dusk", 0)])
def test_marked_cells_give_reputation_by_day(side: str, reputation: int) -> None:
    state = at("mine", camps={"m13": 1}, team={0: ["b8"]}, options={"side": side})
    play(state, "dig m14")
    assert me(state).reputation == reputation
    assert goods(state) == {"coin": 3 + 1 + 1, "gem": 2}


@clause("NF-364", "NF-A104")
def test_the_rusty_bell_hires_in_the_mine() -> None:
    given: dict[str, Any] = {"row": {1: "g1"}, "animals": {0: ["bird"]}, "treasures": {0: ["t04"]}}
    state = at("mine", **given)
    assert legal(state) == ["dig m11", "hire g1", "done"]
    play(state, "hire g1", "member g1", "dig m11")
    assert (truth(state).team[0], truth(state).camps) == (["g1"], {"m11": 0})
    state = at("mine", **given, hands={0: ["as14"]})
    play(state, "dig m11", "hire g1", "reserve")
    assert refused(state, "hire g1") == ("NF-A104", "near-no-hired")
    assert refused(at("mine", hands={0: ["as14"]}), "hire g1") == ("NF-364", "near-no-card-not-held")
