"""What a page wants beyond the View."""

from ludarium.games.near_and_far.facts import CampFacts, CheckFacts, DigFacts, Reach
from tests.marks import clause
from tests.near_and_far.table import facts, on_road, play, table
from tests.near_and_far.test_quests import at_quest


@clause("NF-196", "NF-A24")
def test_sums_of_symbols() -> None:
    found = facts(table(team={0: ["y6", "g3", "b8"]}, animals={0: ["bird"]}, treasures={0: ["t09"]}))
    sums = found.symbols[0]
    assert (sums.skill, sums.combat, sums.move, sums.shield, sums.search, sums.heart) == (4, 3, 1, 0, 3, 13)


@clause("NF-319")
def test_points_count_hands_that_one_may_not_look_into() -> None:
    state = table(hands={0: ["as01", "ac01"], 1: ["ac02"]}, goods={0: {"coin": 3}, 1: {}})
    for seat in (0, 1, None):
        points = facts(state, seat).points
        assert [(one.hand, one.wealth, one.total) for one in points] == [(-2, 1, -1), (-1, 0, -1)]


@clause("NF-308")
def test_flags_are_adventurers_and_tokens() -> None:
    found = facts(table(team={0: ["g1"]}, reserve={0: ["g2"]}, goods={0: {"green": 1, "red": 2}}))
    assert found.flags[0] == {"green": 3, "blue": 0, "red": 2, "yellow": 0}


@clause("NF-217", "NF-233", "NF-230")
def test_marks_that_are_switched_off() -> None:
    marks = facts(table(camps={"n02": 1, "n01": 0, "n04": 0})).marks
    assert len(marks) == 17
    assert {name for name, active in marks.items() if not active} == {"town-n02", "n01-n04"}
    every = [f"th{strength:02}" for strength in range(4, 16)]
    marks = facts(table(beaten={1: every})).marks
    assert sum(marks.values()) == 7


@clause("NF-212", "NF-216")
def test_the_cheapest_way_to_each_space() -> None:
    trip = facts(on_road("town", hearts=1, animals={0: ["bird"]})).trip
    assert trip is not None
    assert trip.left == 3
    assert trip.reach["town"] == Reach(0, 0, [], ["town"])
    assert trip.reach["n02"] == Reach(0, 1, [4], ["town", "n02"])
    assert trip.reach["n05"] == Reach(1, 2, [], ["town", "n01", "n05"])
    assert trip.reach["n06"] == Reach(1, 2, [4], ["town", "n02", "n06"])
    assert "n11" not in trip.reach  # two departures, and one heart
    camped = facts(on_road("town", hearts=1, animals={0: ["bird"]}, camps={"n01": 1})).trip
    assert camped is not None
    assert camped.reach["n06"] == Reach(1, 3, [], ["town", "n01", "n05", "n06"])
    around = facts(on_road("town", animals={0: ["bird"]}, camps={"n01": 1, "n05": 1})).trip
    assert around is not None
    assert around.reach["n02"] == Reach(0, 1, [4], ["town", "n02"])  # a step is a step, whatever a detour saves
    spiced = facts(on_road("town", hearts=0, animals={0: ["bird"]}, bought={0: ["ac06"]})).trip
    assert spiced is not None
    assert spiced.reach["n05"].hearts == 0


@clause("NF-139")
def test_prices_of_the_row_are_those_of_whoever_looks() -> None:
    row = {1: "g9", 2: "b1"}
    state = table(row=row, team={0: ["g1"]}, goods={0: {"green": 2}})
    assert facts(state, 0).hire == {"g9": 3, "b1": 1}
    assert facts(state, 1).hire == {"g9": 6, "b1": 1}
    assert facts(state).hire == {"g9": 3, "b1": 1}


@clause("NF-239", "NF-242")
def test_what_an_option_asks_for() -> None:
    state = at_quest("n01", hearts=2, team={0: ["g3"]})
    assert facts(state).checks == []
    play(state, "quest")
    assert facts(state).checks == [CheckFacts("skill", 1, "a", 5, 7), CheckFacts("combat", 2, "b", 8, 10)]
    play(state, "option b", rolls=[5])
    assert facts(state).checks == [CheckFacts("combat", 7, "b", 8, 10)]


@clause("NF-221")
def test_what_a_fight_asks_for() -> None:
    state = on_road("town", hearts=2, team={0: ["g3"]}, hands={0: ["ac38"]}, finds={0: ["f05"]})
    play(state, "go n02")
    assert facts(state).checks == [CheckFacts("combat", 4, need=4)]
    play(state, "fight th04", rolls=[1])
    assert facts(state).checks == [CheckFacts("combat", 5, need=4)]


@clause("NF-176", "NF-177")
def test_both_totals_of_a_duel() -> None:
    state = table(places={1: "farm"}, hearts={0: 3})
    play(state, "visit farm", "duel 1 unfair", rolls=[2, 4])
    assert facts(state, 1).checks == [CheckFacts("combat", 3, need=5, theirs=4)]


@clause("NF-287", "NF-288", "NF-293")
def test_what_a_camp_brings() -> None:
    state = on_road("n02", team={0: ["r2"]})
    assert facts(state).camp == CampFacts(3, {"gem": 2})
    assert facts(on_road("n05")).camp == CampFacts(3, {})
    assert facts(on_road("n02", camps={"n02": 1})).camp is None
    assert facts(table()).camp is None


@clause("NF-165", "NF-170")
def test_cells_that_may_be_dug_next() -> None:
    assert facts(table()).dig == {"m11": DigFacts(1, {"coin": 2})}
    found = facts(table(camps={"m11": 1}, bought={0: ["ac19"]}), 0).dig
    assert found == {"m12": DigFacts(1, {"coin": 1, "gem": 1}), "m21": DigFacts(1, {"coin": 1, "gem": 1})}


@clause("NF-235", "NF-A79")
def test_the_left_neighbour_reads_a_story() -> None:
    state = at_quest("n01")
    assert facts(state).readers == []
    play(state, "quest")
    assert facts(state, 1).readers == [1, 0]
