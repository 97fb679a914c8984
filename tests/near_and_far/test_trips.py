"""The table of a trip: departures, threats, quests and camps on a road of a few spaces."""

import pytest

from ludarium.games.near_and_far.bots.trips import CANNOT, Party, Trips
from ludarium.games.near_and_far.rules.roads import PLAIN, THREAT, TREASURE, Roads
from tests.marks import clause

TOWN = 1  # as a bit


def road(*marks: int) -> Roads:
    """The town space and one more space behind every path."""
    roads = Roads(1, len(marks))
    for at, mark in enumerate(marks):
        roads.join(at, at + 1, mark)
    return roads


def party(camps: list[int], movement: int = 2, free: int = 0, skill: int = 0, swords: int = 0) -> Party:
    """Travellers for whom this turn is the last one."""
    found = Party(movement, free, skill, swords, swords)
    found.camps = camps
    return found


def worth(roads: Roads, travellers: Party, hearts: int, camped: int = TOWN, quests: int = 0) -> int:
    return int(Trips(roads, camped, quests, travellers).begin(0, 0, hearts, 0))


@clause("NF-212", "NF-287")
def test_leaving_an_empty_space_costs_the_heart_that_a_camp_would_need() -> None:
    roads = road(PLAIN, PLAIN)
    camps = [0, 0, 150]
    assert worth(roads, party(camps), hearts=3) == 0
    assert worth(roads, party(camps), hearts=4) == 150
    assert worth(roads, party(camps, free=1), hearts=3) == 150
    assert worth(roads, party(camps), hearts=3, camped=TOWN | 2) == 150
    assert worth(roads, party(camps, movement=1), hearts=9) == 0


@clause("NF-221", "NF-224")
def test_a_fight_is_worth_its_mean_over_the_faces() -> None:
    roads = road(THREAT)
    for hearts, won in ((0, 3), (1, 4), (2, 5), (3, 6), (9, 6)):
        travellers = party([0, 0], movement=1)
        travellers.foes = [4]
        travellers.foe_worth = [600]
        assert worth(roads, travellers, hearts) == 100 * won


@clause("NF-217", "NF-228")
def test_a_threat_is_avoided_if_that_is_cheaper_and_camps_switch_it_off() -> None:
    roads = road(THREAT)
    travellers = party([0, 150], movement=1)
    travellers.foes = [20]
    travellers.foe_worth = [600]
    assert worth(roads, travellers, hearts=3) == 0
    travellers.avoid = 50
    assert worth(roads, travellers, hearts=3) == 100
    travellers.avoid = CANNOT
    assert worth(roads, travellers, hearts=3, camped=TOWN | 2, quests=0) == 150


@clause("NF-231")
def test_a_treasure_on_the_way_counts() -> None:
    travellers = party([0, 0], movement=1)
    travellers.treasure = 70
    assert worth(road(TREASURE), travellers, hearts=1) == 70


@clause("NF-239", "NF-106")
def test_hearts_go_to_the_quest_or_to_the_camp_whichever_is_worth_more() -> None:
    for quest, expected in ((60, (3 * 60 + 6 * 150) // 6), (600, (6 * 600 + 3 * 150) // 6)):
        travellers = party([0, 150], movement=1, skill=2)
        travellers.quest = quest
        travellers.quest_need = 6
        assert worth(road(PLAIN), travellers, hearts=3, quests=2) == expected


@pytest.mark.parametrize("hearts", [4, 7, 10])
def test_more_hearts_are_never_worse(hearts: int) -> None:
    travellers = party([0, 120, 150, 180], movement=2, skill=1)
    travellers.turn = 100
    roads = road(PLAIN, THREAT, PLAIN)
    travellers.foes, travellers.foe_worth = [5, 6], [200, 300]
    assert worth(roads, travellers, hearts, quests=8) >= worth(roads, travellers, hearts - 1, quests=8) > 0
