"""The maps of the atlas (rules chapters 20, 30 and 45)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from ludarium.core.bits import how_many
from ludarium.games.near_and_far.components import SPACE_NUMBER
from ludarium.games.near_and_far.maps import MAPS, ROADS, TRADES, Map, faults
from ludarium.games.near_and_far.rules.roads import PLAIN, THREAT, TREASURE
from tests.marks import clause

EVERY_MAP = pytest.mark.parametrize("one", MAPS.values(), ids=[one.name for one in MAPS.values()])
FIRST = MAPS[1]


@EVERY_MAP
@clause("NF-206", "NF-207", "NF-291")
def test_a_map_has_no_faults(one: Map) -> None:
    assert faults(one) == []


def test_faults_are_found() -> None:
    looped = replace(FIRST.path[0], b="town")
    assert "town is joined to itself" in faults(replace(FIRST, path=[looped, *FIRST.path[1:]]))
    assert "a path is there twice" in faults(replace(FIRST, path=[*FIRST.path, FIRST.path[0]]))
    assert faults(replace(FIRST, path=[replace(FIRST.path[0], a="n44")])) == ["n44 is no space"]
    far = replace(FIRST.path[0], a="n01", b="n03")
    assert "town-n02 crosses n01-n03" in faults(replace(FIRST, path=[*FIRST.path, far]))
    dear = replace(FIRST.route[0], solo=7)
    assert faults(replace(FIRST, route=[dear, *FIRST.route[1:]])) == ["the VP of pepper do not fit its distances"]
    coin = replace(FIRST.space[4], symbol="coin")
    spoilt = faults(replace(FIRST, space=[*FIRST.space[:4], coin, *FIRST.space[5:]]))
    assert "pepper has not two spaces" in spoilt
    assert "coins and gems differ by more than one" in spoilt
    blank = replace(FIRST.space[3], book="")
    unread = faults(replace(FIRST, space=[*FIRST.space[:3], blank, *FIRST.space[4:]]))
    assert unread == ["there are not sixteen different books", "n04 is named without a book"]


@clause("NF-208", "NF-A02")
def test_map_one_is_as_designed() -> None:
    roads = ROADS[1]
    assert FIRST.name == "glogo-caverns"
    assert len(FIRST.space) == 29
    assert Counter(path.mark for path in FIRST.path) == {"none": 32, "threat": 10, "treasure": 7}
    assert Counter(roads.distances(0)) == {0: 1, 1: 3, 2: 7, 3: 6, 4: 5, 5: 4, 6: 4}
    assert FIRST.books() == list("abcdefghijklmnop")
    assert [space.book for space in FIRST.space if space.named] == ["b", "d", "h", "m"]


@clause("NF-297")
def test_routes_of_map_one() -> None:
    found = {
        row.id: (
            [space for space, number in SPACE_NUMBER.items() if route.both >> number & 1],
            route.solo,
            route.shared,
        )
        for row, route in zip(FIRST.route, ROADS[1].routes, strict=True)
    }
    assert found == {
        "pepper": (["n05", "n18"], 6, 3),
        "gear": (["n11", "n22"], 8, 4),
        "bloodstone": (["n15", "n26"], 10, 5),
        "tea": (["n07", "n24"], 8, 4),
    }
    assert list(found) == TRADES


def test_paths_lead_both_ways_with_the_same_mark() -> None:
    roads = ROADS[1]
    for path in FIRST.path:
        here, there = SPACE_NUMBER[path.a], SPACE_NUMBER[path.b]
        assert roads.near[here] >> there & 1
        assert roads.near[there] >> here & 1
        expected = {"none": PLAIN, "threat": THREAT, "treasure": TREASURE}[path.mark]
        assert roads.mark(here, there) == roads.mark(there, here) == expected
    assert sum(word.bit_count() for word in roads.near) == 2 * len(FIRST.path)
    assert roads.spaces() == sum(1 << number for number in range(1, 30))


def test_stories_stand_where_the_letters_do() -> None:
    letters = {ROADS[1].story[SPACE_NUMBER[space.id]]: space.book for space in FIRST.space if space.book}
    assert [letters[number] for number in range(16)] == list("abcdefghijklmnop")
    assert how_many(ROADS[1].books) == 16
