"""What the town would mean to whoever looks at it."""

from ludarium.games.near_and_far.prospects import DuelFacts, TeamFacts
from tests.marks import clause
from tests.near_and_far.table import facts, legal, play, table


@clause("NF-159", "NF-120")
def test_a_visit_brings_what_entering_gives() -> None:
    state = table(team={0: ["g1", "b2"]}, bought={0: ["ac18"]}, places={0: "stables"})
    visits = facts(state, 0).visits
    assert visits["farm"].brings == {"food": 4}  # two of skill, and two by the charter
    assert visits["saloon"].brings == {}
    assert {name for name, visit in visits.items() if f"visit {name}" in visit.refused} == {"stables"}
    play(state, "visit farm")
    assert facts(state, 0).symbols[0].skill == 2


@clause("NF-171", "NF-173", "NF-181", "NF-144", "NF-180")
def test_who_stands_in_the_way_and_what_each_adds_to_a_die() -> None:
    state = table(seats=3, team={0: ["g3"], 1: ["g2"]}, places={0: "jail", 1: "farm", 2: "saloon"})
    visits = facts(state, 1).visits
    assert visits["saloon"].foes == {"2": DuelFacts(1, 2, 0, 1)}
    assert not visits["saloon"].must
    visits = facts(state, 2).visits
    assert visits["farm"].foes == {"1": DuelFacts(0, 1, 1, 1)}
    assert visits["farm"].must
    assert not facts(state, 0).visits["farm"].must  # out of jail nobody has to fight
    assert facts(table(), 0).visits["town_hall"].foes == {"neutral": DuelFacts(0, 1, 0, 1)}


@clause("NF-133", "NF-148", "NF-160", "NF-165")
def test_what_could_not_be_done_is_told_with_its_reason() -> None:
    given = {"goods": {0: {"coin": 1}}, "row": {1: "g1", 2: "y4", 3: "b6"}, "camps": {"m11": 1, "m12": 1}}
    visits = facts(table(**given), 0).visits
    assert {name for visit in visits.values() for name in visit.refused} == {
        "hire y4", "hire b6", "animal bird", "treasure", "dig m13", "dig m22",
    }  # fmt: skip
    short = visits["saloon"].refused["hire b6"]
    assert (short.reason, short.arguments["cost"], short.arguments["have"], short.clause) == (
        "near-no-hire-cost", 4, 1, "NF-A26",
    )  # fmt: skip


@clause("NF-134", "NF-135", "NF-136", "NF-137")
def test_what_a_newcomer_makes_of_the_team() -> None:
    row = {1: "g3", 2: "r2", 3: "b6", 4: "r5", 5: "y4"}
    state = table(team={0: ["g1", "b2", "y2"]}, row=row, goods={0: {"coin": 9}}, places={0: "saloon", 1: "farm"})
    teams = facts(state, 0).teams
    assert {name: [team.rests for team in found] for name, found in teams.items()} == {
        "g3": ["g1"], "r2": ["animal"], "b6": ["b2"], "r5": ["animal"], "y4": ["y2"],
    }  # fmt: skip
    free = facts(table(team={0: ["b2"]}, row=row), 0)
    assert [team.rests for team in free.teams["g3"]] == [""]
    visiting = table(team={0: ["b2"]}, row=row, goods={0: {"coin": 9}}, places={0: "farm", 1: "farm"})
    foreseen: list[TeamFacts] = facts(visiting, 0).teams["g3"]
    play(visiting, "visit saloon", "hire g3", draws=["g9"])
    assert "member g3" in legal(visiting)
    play(visiting, "member g3")
    assert facts(visiting, 0).symbols[0] == foreseen[0].symbols
