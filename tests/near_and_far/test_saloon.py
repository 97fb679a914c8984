"""Chapters 11, 18 and 32: hiring, the row, the team, flags and chiefs."""

from typing import Any

import pytest

from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, play, refused, table, truth

ROW = {1: "g1", 2: "b5", 3: "r2", 4: "y9", 5: "g9"}


def saloon(**given: Any) -> NearState:
    state = table(**{"row": ROW, **given})
    play(state, "visit saloon")
    return state


@clause("NF-133", "NF-138", "NF-332")
def test_an_adventurer_of_the_row_is_hired_and_replaced() -> None:
    state = saloon()
    assert legal(state) == ["hire g1", "hire b5", "hire r2", "done"]
    play(state, "hire r2", draws=["b1"])
    assert me(state).coins == 1
    play(state, "member r2")
    assert truth(state).team[0] == ["r2"]
    assert truth(state).row == {**ROW, 3: "b1"}
    assert state.to_move() == [1]


@clause("NF-133", "NF-A26")
def test_who_cannot_be_paid_or_is_not_there_is_not_hired() -> None:
    state = saloon(goods={0: {"coin": 3, "food": 1}})
    assert refused(state, "hire y9") == ("NF-A26", "near-no-hire-cost")
    assert refused(state, "hire y1") == ("NF-133", "near-no-not-in-row")
    play(state, "hire g1", "member g1")
    assert refused(state, "hire r2") == ("NF-133", "near-no-hired")


@clause("NF-139", "NF-140", "NF-141", "NF-311")
@pytest.mark.parametrize(
    ("given", "price"),
    [
        ({}, 6),
        ({"goods": {0: {"coin": 9, "green": 2}}}, 4),
        ({"team": {0: ["g2"]}, "reserve": {0: ["g3"]}}, 4),
        ({"chiefs": {0: ["green"]}}, 5),
        ({"goods": {0: {"coin": 9, "green": 8}}}, 0),
        ({"bought": {0: ["ac22"]}}, 5),
        ({"animals": {0: ["bird", "bird"]}, "treasures": {0: ["t21", "t26"]}}, 4),
        ({"bought": {0: ["ac24", "as03"]}}, 6),
    ],
)
def test_every_flag_makes_hiring_cheaper(given: dict[str, Any], price: int) -> None:
    state = saloon(**{"goods": {0: {"coin": 9}}, **given})
    play(state, "hire g9")
    assert me(state).coins == 9 - price


@clause("NF-142")
def test_flags_on_artifacts_do_not_count() -> None:
    state = saloon(goods={0: {"coin": 9}}, bought={0: ["ac24", "as03"]})
    play(state, "hire g9", "member g9")
    assert (me(state).coins, truth(state).chiefs[0]) == (3, [])


@clause("NF-134", "NF-136", "NF-185")
def test_one_of_each_tribe_is_in_the_team() -> None:
    state = saloon(team={0: ["g2", "b1"]})
    play(state, "hire g1")
    assert legal(state) == ["member g2", "reserve"]
    assert refused(state, "member b1") == ("NF-136", "near-no-gives-no-way")
    other = state.copy()
    play(state, "member g2")
    assert (truth(state).team[0], truth(state).reserve[0]) == (["g1", "b1"], ["g2"])
    play(other, "reserve")
    assert (truth(other).team[0], truth(other).reserve[0]) == (["g2", "b1"], ["g1"])


@clause("NF-135", "NF-137", "NF-A27")
def test_the_animal_makes_room_for_a_fourth_adventurer() -> None:
    state = saloon(team={0: ["b1", "r1", "y1"]})
    play(state, "hire g1")
    assert legal(state) == ["member animal", "reserve"]
    play(state, "member animal")
    assert truth(state).team[0] == ["g1", "b1", "r1", "y1"]
    assert truth(state).animal_in_team[0] is False
    state = saloon(team={0: ["b1", "r1"]})
    play(state, "hire g1")
    assert legal(state) == ["member g1", "reserve"]


@clause("NF-347", "NF-A28")
def test_merchants_contract_allows_one_more_of_a_tribe() -> None:
    state = saloon(team={0: ["g2", "b1"]}, bought={0: ["as06"]})
    play(state, "hire g1", "member g1")
    assert truth(state).team[0] == ["g1", "g2", "b1"]
    state = saloon(team={0: ["g2", "g3", "b1"]}, bought={0: ["as06"]})
    play(state, "hire g1")
    assert legal(state) == ["member g2", "member g3", "reserve"]


@clause("NF-145", "NF-146", "NF-A25", "NF-A121")
def test_the_row_is_replaced_once_for_a_food() -> None:
    state = saloon(goods={0: {"coin": 3, "food": 2}})
    play(state, "refresh", draws=["b1", "b2", "b3", "b4", "b6"])
    assert list(truth(state).row.values()) == ["b1", "b2", "b3", "b4", "b6"]
    assert sorted(truth(state).set_aside) == sorted(ROW.values())
    assert goods(state) == {"coin": 3, "food": 1}
    assert refused(state, "refresh") == ("NF-145", "near-no-refreshed")
    play(state, "hire b1", "reserve")
    assert state.to_move() == [1]


@clause("NF-145", "NF-A25")
def test_the_row_may_be_replaced_after_a_hire() -> None:
    assert refused(saloon(), "refresh") == ("NF-145", "near-no-food")
    state = saloon(goods={0: {"coin": 3, "food": 1}})
    play(state, "hire g1", "reserve", "refresh")
    assert "g1" not in truth(state).row.values()
    assert state.to_move() == [1]


@clause("NF-147", "NF-A121")
def test_an_empty_bag_is_filled_from_those_set_aside() -> None:
    names = [f"{tribe}{number}" for tribe in "gbry" for number in range(1, 10)]
    aside = [name for name in names if name not in ROW.values()]
    state = saloon(bag=[], set_aside=aside)
    play(state, "hire g1", draws=["b1"])
    assert truth(state).set_aside == []
    assert len(truth(state).bag) == 30  # type: ignore[arg-type]  # the truth lists it


@clause("NF-A23")
def test_a_row_stays_short_when_nobody_is_left() -> None:
    names = [f"{tribe}{number}" for tribe in "gbry" for number in range(1, 10)]
    rest = [name for name in names if name not in ROW.values()]
    state = saloon(bag=[], reserve={1: rest})
    play(state, "hire g1", "member g1")
    assert truth(state).row == {slot: name for slot, name in ROW.items() if slot != 1}


@clause("NF-308", "NF-A86", "NF-310")
def test_the_fourth_flag_brings_the_chief() -> None:
    state = saloon(team={0: ["g2"]}, reserve={0: ["g3"]}, goods={0: {"coin": 1, "green": 1}})
    play(state, "hire g1")
    assert truth(state).chiefs[0] == ["green"]
    assert truth(state).chief_supply == ["blue", "red", "yellow"]


@clause("NF-308", "NF-309", "NF-312")
def test_only_the_first_one_takes_a_chief_and_keeps_it() -> None:
    state = saloon(goods={0: {"coin": 3, "green": 3}}, chiefs={1: ["green"]})
    play(state, "hire g1", "member g1")
    assert (truth(state).chiefs[0], truth(state).chiefs[1]) == ([], ["green"])
    assert truth(state).team[0] == ["g1"]
