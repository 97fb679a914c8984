"""Chapters 9, 14, 17 and 37: entering buildings, and what a visit gives."""

import pytest

from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, place, play, refused, table


def test_nobody_is_asked_before_an_empty_building() -> None:
    state = table()
    play(state, "visit farm")
    assert place(state) == "farm"


@clause("NF-118", "NF-171", "NF-172", "NF-A96")
def test_an_opponent_must_be_beaten() -> None:
    state = table(seats=3, places={1: "farm", 2: "farm"})
    play(state, "visit farm")
    assert legal(state) == ["duel 1 fair", "duel 1 unfair", "duel 2 fair", "duel 2 unfair"]
    assert refused(state, "none") == ("NF-118", "near-no-duel-needed")
    assert refused(state, "enter right") == ("NF-180", "near-no-not-from-jail")
    assert refused(state, "enter shadow") == ("NF-A120", "near-no-card-not-held")
    assert refused(state, "duel neutral fair") == ("NF-181", "near-no-neutral-here")
    assert refused(state, "duel 3 fair") == ("NF-172", "near-no-opponent-here")


@clause("NF-119", "NF-143", "NF-144", "NF-A43")
def test_the_saloon_asks_for_no_duel_but_allows_one() -> None:
    state = table(seats=3, places={1: "saloon", 2: "saloon"}, bought={0: ["ac08"]})
    play(state, "visit saloon")
    assert legal(state) == ["duel 1 fair", "duel 1 unfair", "duel 2 fair", "duel 2 unfair", "none"]
    assert me(state).coins == 3  # what the visit gives comes after the duel
    assert refused(state, "enter right") == ("NF-119", "near-no-free-anyway")
    play(state, "none")
    assert (place(state), me(state).coins) == ("saloon", 4)


@clause("NF-180", "NF-A41", "NF-A42", "NF-A106")
def test_from_jail_every_building_is_open() -> None:
    state = table(seats=3, places={0: "jail", 1: "mine"})
    play(state, "visit mine")
    assert legal(state) == ["duel 1 fair", "duel 1 unfair", "enter right"]
    play(state, "enter right")
    assert place(state) == "mine"
    state = table(places={0: "jail"})
    play(state, "visit town_hall", "enter right")
    assert place(state) == "town_hall"


@clause("NF-A40")
def test_whoever_is_in_jail_is_in_no_building() -> None:
    state = table(seats=3, places={0: "farm", 1: "jail", 2: "jail"}, bought={0: ["as07", "ac04"]})
    play(state, "visit mine")
    assert (place(state), me(state).coins) == ("mine", 3)


@clause("NF-181", "NF-069", "NF-A44")
def test_with_two_players_the_neutral_stands_in_the_town_hall() -> None:
    state = table(bought={0: ["ac04", "as07"]})
    play(state, "visit town_hall")
    assert legal(state) == ["duel neutral fair", "duel neutral unfair"]
    assert refused(state, "none") == ("NF-181", "near-no-duel-needed")
    play(state, "duel neutral fair", rolls=[2, 1])
    assert (place(state), me(state).coins, me(state).reputation) == ("town_hall", 3, 1)


@clause("NF-182")
def test_an_opponent_comes_before_the_neutral() -> None:
    state = table(places={1: "town_hall"})
    play(state, "visit town_hall")
    assert legal(state) == ["duel 1 fair", "duel 1 unfair"]
    assert refused(state, "duel neutral fair") == ("NF-182", "near-no-neutral-here")


@clause("NF-181")
def test_with_three_players_there_is_no_neutral() -> None:
    state = table(seats=3)
    play(state, "visit town_hall")
    assert place(state) == "town_hall"


@clause("NF-A120", "NF-A106")
def test_second_shadow_opens_a_building_once() -> None:
    state = table(finds={0: ["f28"]})
    play(state, "visit town_hall", "enter shadow")
    assert place(state) == "town_hall"
    assert me(state).finds == 0
    assert state.finds_out


@clause("NF-159", "NF-339", "NF-189")
def test_the_farm_gives_a_food_for_each_skill() -> None:
    state = table(team={0: ["b3"]}, bought={0: ["ac10"]}, animals={0: ["bird"]}, treasures={0: ["t10"]})
    play(state, "visit farm")
    assert goods(state) == {"coin": 3, "food": 1 + 2 + 1 + 1}


@clause("NF-195")
def test_the_reserve_gives_no_symbols() -> None:
    state = table(reserve={0: ["b3"]})
    play(state, "visit farm")
    assert goods(state) == {"coin": 3, "food": 1}


@pytest.mark.parametrize(
    ("building", "cards", "gained"),
    [
        ("stables", {"bought": {0: ["ac02"]}}, {"food": 2}),
        ("stables", {"bought": {0: ["ac32"]}, "finds": {0: ["f19"]}}, {"food": 2}),
        (
            "general_store",
            {"bought": {0: ["ac17", "ac32"]}, "finds": {0: ["f18"]}},
            {"coin": 1, "food": 1, "gem": 1},
        ),
        ("mine", {"bought": {0: ["ac20"]}, "finds": {0: ["f10"]}}, {"gem": 2}),
        ("mystic_hut", {"bought": {0: ["ac33"]}}, {"coin": 1}),
        ("saloon", {"bought": {0: ["ac08", "ac21"]}, "finds": {0: ["f06"]}}, {"coin": 2, "food": 1}),
        ("town_hall", {"bought": {0: ["ac34"]}}, {"coin": 1}),
        ("farm", {"bought": {0: ["ac18"]}}, {"food": 2 + 1}),
    ],
)
@clause("NF-341", "NF-123", "NF-350", "NF-A47", "NF-A119")
def test_a_visit_gives_its_bonus_whatever_is_done_there(
    building: str, cards: dict[str, object], gained: dict[str, int]
) -> None:
    state = table(seats=3, goods={0: {}}, **cards)
    play(state, f"visit {building}")
    if state.asking.name != "turn":
        play(state, "done")
    assert goods(state) == gained


@clause("NF-A46")
def test_a_lost_duel_is_no_visit() -> None:
    state = table(seats=3, places={1: "stables"}, bought={0: ["ac02"]})
    play(state, "visit stables", "duel 1 fair", rolls=[1, 6])
    assert (place(state), goods(state)) == ("jail", {"coin": 3})


@clause("NF-A64", "NF-351")
def test_the_golden_magnet_needs_an_opponent_and_pays_from_the_supply() -> None:
    for places, coins in (({}, 3), ({1: "saloon", 2: "saloon"}, 4)):
        state = table(seats=3, bought={0: ["ac04"]}, places=places)
        play(state, "visit saloon", *(["none"] if places else []))
        assert me(state).coins == coins
        assert me(state, 1).coins == 3


@clause("NF-348", "NF-A63")
def test_opponents_in_the_building_pay_crown_and_amulet() -> None:
    state = table(seats=4, bought={0: ["as07", "as08"]}, places={1: "saloon", 2: "saloon"}, goods={2: {"coin": 1}})
    play(state, "visit saloon", "none")
    assert [me(state, seat).coins for seat in range(4)] == [3 + 2 + 1, 1, 0, 3]


@clause("NF-123", "NF-A53")
def test_a_building_may_be_visited_for_nothing() -> None:
    for building in ("town_hall", "saloon", "stables", "general_store", "mystic_hut", "mine"):
        state = table(seats=3, goods={0: {"food": 1}}, animals={0: ["bird"]}, hands={0: ["as14"]})
        play(state, f"visit {building}", "done", "done")
        assert state.to_move() == [1]
        assert goods(state) == {"food": 1}
