"""The realms (chapters 10 to 20), beyond the scenarios: caps, thresholds, scoring."""

import pytest

from ludarium.core.errors import BadPosition
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.game import GAME
from ludarium.games.rolling_realms.rules.tapestry import COVERS, orientations
from tests.marks import clause
from tests.rolling_realms.table import (
    cards,
    finish_turn,
    held,
    legal,
    option,
    play,
    refusal,
    refused,
    scores,
    solo,
    stock,
    table,
)

FULL_CASTLES = {"a1": 3, "b2": 2, "b3": 1, "c1": 2, "c2": 1, "d2": 2, "d3": 1, "e1": 3, "e2": 2, "e3": 1}
FULL_BIRDS = {"1a": 2, "1b": 2, "1c": 3, "2a": 4, "2b": 4, "2c": 4, "3a": 5, "3b": 5, "3c": 6}
FULL_SOCIETY = {"t1": 6, "t2": 6, "m1": 5, "m2": 5, "m3": 5, "b1": 4, "b2": 4, "b3": 4, "b4": 4}
WHOLE_TAPESTRY = {
    f"r{row}c{column}": 1
    for row in range(1, 7)
    for column in range(1, 7)
    if (row, column) not in COMPONENTS.tapestry.printed
}


# Between Two Castles and Between Two Cities.


@clause("RR-083", "RR-084")
def test_each_castle_gives_at_most_three_stars() -> None:
    left = {cell: number for cell, number in FULL_CASTLES.items() if cell[0] in "abc"}
    state = solo(["castles", "wingspan", "scythe"], [1, 1], sheets={"castles": left})
    assert scores(state).stars["castles"] == 3
    state = solo(["castles", "wingspan", "scythe"], [1, 1], sheets={"castles": FULL_CASTLES})
    assert scores(state).stars["castles"] == 6


@clause("RR-088", "RR-089", "RR-A17")
@pytest.mark.parametrize(("filled", "stars"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_cities_score_the_lower_of_the_others_up_to_the_filled_cells(filled: int, stars: int) -> None:
    cells = {name: 1 + at % 2 for at, name in enumerate(["r1c1", "r1c2", "r1c3"][:filled])}
    sheets = {"cities": cells, "castles": {"b2": 2, "b3": 1, "e1": 3}, "wingspan": FULL_BIRDS}
    state = solo(["castles", "cities", "wingspan"], [1, 1], sheets=sheets, resources=held(pumpkin=12, heart=12))
    assert scores(state).stars == {"castles": 2, "cities": stars, "wingspan": 6}


@clause("RR-A17", "RR-A32")
def test_cities_are_scored_after_the_others() -> None:
    cells = {"r1c1": 1, "r1c2": 2, "r1c3": 1}
    sheets = {"cities": cells, "castles": {"b2": 2, "b3": 1, "e1": 3}, "wingspan": {"1a": 1, "1b": 1}}
    given = {"seats": 1, "turn": 9, "realms": ["cities", "castles", "wingspan"], "roll": [5, 5]}
    state = table({**given, "players": {"0": {"sheets": sheets}}})
    assert scores(state).stars["cities"] == 0
    assert option(state, "1 wingspan.1c").arguments["stars"] == 4  # the cell, the sum of 7, and two in the cities
    play(state, "1 wingspan.1c")
    finish_turn(state)
    assert cards(state).rounds[0].stars == [2, 2, 2]


# Euphoria.


@clause("RR-104", "RR-A15", "RR-A32")
def test_euphoria_stops_at_six_stars() -> None:
    order = ["r4", "r1", "r2", "r3", "l4", "l1", "l2", "l3"]
    counts = []
    for number, cell in enumerate(order):
        sheets = {"euphoria": dict.fromkeys(order[:number], 1)}
        counted = {"euphoria": min(6, number)}
        state = solo(["euphoria", "wingspan", "scythe"], [int(cell[1]), 6], sheets=sheets, counted=counted)
        play(state, f"1 euphoria.{cell}")
        counts.append(scores(state).stars["euphoria"])
        assert stock(state) == (0, 0, 0)  # nothing replaces the stars that are lost
    assert counts == [1, 2, 3, 4, 5, 6, 6, 6]


@clause("RR-101", "RR-A13")
def test_both_areas_above_ten_give_two_choices() -> None:
    sheets = {"euphoria": {"l6": 1, "l4": 1, "r6": 1, "r4": 1}}
    given = {"sheets": sheets, "counted": {"euphoria": 4}}
    state = solo(["euphoria", "wingspan", "scythe"], [5, 5], **given)
    assert option(state, "1 euphoria.lr5").arguments["choice"] == 2
    play(state, "1 euphoria.lr5")
    assert legal(state) == ["take pumpkin", "take heart"]
    play(state, "take pumpkin")
    assert legal(state) == ["take pumpkin", "take heart"]
    play(state, "take heart")
    assert stock(state) == (1, 1, 0)
    assert cards(state).step == "activate"


@clause("RR-098")
@pytest.mark.parametrize(("marked", "free"), [("l5", "r5"), ("r5", "l5")])
def test_a_number_of_an_area_is_marked_once(marked: str, free: str) -> None:
    sheets = {"euphoria": {marked: 1}}
    state = solo(["euphoria", "wingspan", "scythe"], [5, 1], sheets=sheets, counted={"euphoria": 1})
    assert [move for move in legal(state) if move.startswith("1 euphoria")] == [f"1 euphoria.{free}"]
    assert refused(state, f"1 euphoria.{marked}") == "RR-098"


@clause("RR-A14")
def test_a_double_needs_both_areas_free() -> None:
    state = solo(
        ["euphoria", "wingspan", "scythe"], [5, 5], sheets={"euphoria": {"l5": 1}}, counted={"euphoria": 1}
    )
    assert refused(state, "1 euphoria.lr5") == "RR-A14"
    assert "1 euphoria.r5" in legal(state)


# My Little Scythe.


@clause("RR-108", "RR-109", "RR-110", "RR-111", "RR-A19")
@pytest.mark.parametrize(
    ("gained", "stars"), [((8, 5, 9), 4), ((5, 5, 5), 0), ((6, 5, 5), 2), ((12, 12, 12), 6), ((6, 6, 6), 6)]
)
def test_six_of_a_type_are_two_stars_once(gained: tuple[int, int, int], stars: int) -> None:
    resources = {
        name: {"gained": number, "spent": number // 2}
        for name, number in zip(("pumpkin", "heart", "coin"), gained, strict=True)
    }
    state = solo(["mylittlescythe", "wingspan", "scythe"], [1, 1], resources=resources)
    assert scores(state).stars["mylittlescythe"] == stars


@clause("RR-109", "RR-A19", "RR-A32")
def test_resources_of_other_realms_count_for_my_little_scythe() -> None:
    state = solo(["mylittlescythe", "wingspan", "scythe"], [6, 1], resources=held(pumpkin=5))
    news = play(state, "1 scythe.t6")
    assert ("realms-starred", 2) in [(event.kind, event.facts.get("stars")) for event in news]


# Pendulum.


@clause("RR-116", "RR-A20")
def test_an_hourglass_without_octagons_pays_nothing_and_late_octagons_come_too_late() -> None:
    state = solo(["pendulum", "wingspan", "scythe"], [6, 1], resources=held(pumpkin=3))
    play(state, "1 pendulum.n6", "2 again", "2 pendulum.o4")
    assert scores(state).stars["pendulum"] == 0
    assert stock(state) == (0, 0, 0)


@clause("RR-117", "RR-118")
def test_star_octagons_pay_for_each_hourglass() -> None:
    sheets = {"pendulum": {"o4": 1, "o5": 1, "n5": 1, "n2": 1, "n1": 1}}
    state = solo(["pendulum", "wingspan", "scythe"], [4, 3], sheets=sheets, resources=held(pumpkin=3))
    play(state, "1 pendulum.n4")
    assert scores(state).stars["pendulum"] == 2
    play(state, "2 again", "2 pendulum.n3")
    assert scores(state).stars["pendulum"] == 4


# The Society.


@clause("RR-123", "RR-125")
def test_five_sets_and_a_sixth_star_for_all_cards() -> None:
    without = {cell: number for cell, number in FULL_SOCIETY.items() if cell != "t2"}
    state = solo(["society", "wingspan", "scythe"], [6, 1], sheets={"society": without})
    assert scores(state).stars["society"] == 4
    play(state, "1 society.t2")
    assert scores(state).stars["society"] == 6
    assert cards(state).sheets["society"] == FULL_SOCIETY


@clause("RR-121")
@pytest.mark.parametrize(
    ("filled", "reason", "where"),
    [("t1", "realms-no-lower-card", "above"), ("b2", "realms-no-higher-card", "below")],
)
def test_society_names_the_card_in_the_way(filled: str, reason: str, where: str) -> None:
    state = solo(["society", "wingspan", "scythe"], [4, 1], sheets={"society": {filled: 4}})
    error = refusal(state, "1 society.m1")
    assert (error.reason, error.arguments[where], error.arguments["number"]) == (reason, filled, 4)


# Scythe.


@clause("RR-A25")
def test_the_top_may_be_marked_after_the_bottom() -> None:
    state = solo(["scythe", "wingspan", "cities"], [2, 3], resources=held(coin=1, pumpkin=3))
    play(state, "1 scythe.b3", "2 again", "2 scythe.t3")
    assert cards(state).sheets["scythe"] == {"t3": 1, "b3": 1}
    assert stock(state) == (1, 0, 0)


@clause("RR-A24")
def test_a_column_is_not_marked_below_twice() -> None:
    resources = {"coin": {"gained": 2, "spent": 1}}
    state = solo(["scythe", "wingspan", "cities"], [2, 3], sheets={"scythe": {"b3": 1}}, resources=resources)
    assert refused(state, "2 scythe.tb3") == "RR-A24"
    assert "2 scythe.t3" in legal(state)


# Tapestry.


@clause("RR-132", "RR-A27")
def test_shapes_have_as_many_orientations_as_they_look_different() -> None:
    shapes = COMPONENTS.tapestry.shapes
    assert [len(orientations(shape)) for shape in shapes] == [1, 2, 4, 4, 4, 4]
    assert [sum(mask > 0 for mask in COVERS[value]) for value in range(1, 7)] == [36, 60, 100, 80, 64, 64]
    for shape in shapes:
        width = max(column for _, column in shape)
        mirrored = sorted((row, width - column) for row, column in shape)
        assert mirrored in orientations(shape)


@clause("RR-133")
def test_a_shape_may_be_used_again() -> None:
    state = solo(["tapestry", "wingspan", "cities"], [1, 1], resources=held(pumpkin=3))
    play(state, "1 tapestry.r1c1/0", "2 again", "2 tapestry.r1c2/0")
    assert cards(state).sheets["tapestry"] == {"r1c1": 1, "r1c2": 1}


@clause("RR-136", "RR-137", "RR-A18", "RR-A26")
def test_squares_pay_and_bands_score() -> None:
    band = {name: 1 for name in WHOLE_TAPESTRY if name[1] in "12"}
    almost = {name: 1 for name in band if name not in ("r1c1", "r1c3", "r1c2")}
    state = solo(["tapestry", "wingspan", "cities"], [2, 1], sheets={"tapestry": almost}, resources=held(pumpkin=3))
    assert scores(state).stars["tapestry"] == 0
    play(state, "2 tapestry.r1c1/0")
    assert scores(state).stars["tapestry"] == 0  # two of three big squares
    # The domino completes two big squares and the big row.
    play(state, "1 again", "1 tapestry.r1c2/0")
    assert stock(state) == (1, 1, 0)
    assert scores(state).stars["tapestry"] == 1


@clause("RR-137", "RR-138")
def test_the_whole_tapestry_is_six_stars() -> None:
    state = solo(["tapestry", "wingspan", "cities"], [2, 1], sheets={"tapestry": WHOLE_TAPESTRY})
    assert scores(state).stars["tapestry"] == 6
    assert not any("tapestry" in move for move in legal(state))


# Viticulture.


@clause("RR-A28")
def test_grapes_and_orders_are_used_once() -> None:
    sheets = {"viticulture": {"g4": 1, "g5": 2, "o10": 1}}
    state = solo(["viticulture", "wingspan", "cities"], [5, 6], sheets=sheets)
    assert refused(state, "1 viticulture.g5") == "RR-A28"
    assert refused(state, "2 viticulture.o10") == "RR-A28"
    assert refused(state, "1 viticulture.o11") == "RR-146"


@clause("RR-143", "RR-144")
def test_an_order_needs_a_grape_gained_earlier() -> None:
    state = solo(["viticulture", "wingspan", "cities"], [5, 6], resources=held(pumpkin=3))
    assert refused(state, "2 viticulture.o10") == "RR-143"
    play(state, "1 viticulture.g5", "2 again")
    assert "2 viticulture.o11" in legal(state)


@clause("RR-A48", "RR-A49")
def test_grapes_that_cannot_be_missed_are_not_asked_for() -> None:
    sheets = {"viticulture": {"g1": 1, "g2": 1, "g6": 1}}
    state = solo(["viticulture", "wingspan", "cities"], [6, 3], sheets=sheets)
    play(state, "1 viticulture.o12")  # 6 and grape 6 are 12; 1 and 2 alone would not do
    pending = cards(state).pending
    assert pending is not None
    assert (pending.order, pending.grapes, scores(state).sum) == (12, [6], 12)
    assert legal(state) == ["enough", "grape 1", "grape 2"]
    state = solo(["viticulture", "wingspan", "cities"], [3, 3], sheets=sheets)
    play(state, "1 viticulture.o12")  # all three are needed
    assert cards(state).sheets["viticulture"] == {"g1": 2, "g2": 2, "g6": 2, "o12": 1}


# Wingspan.


@clause("RR-152", "RR-153", "RR-A29")
@pytest.mark.parametrize(("last", "stars"), [(1, 1), (2, 2), (3, 1), (6, 1)])
def test_the_star_cell_counts_and_the_exact_sum_once_more(last: int, stars: int) -> None:
    state = solo(["wingspan", "scythe", "cities"], [last, 1], sheets={"wingspan": {"1a": 3, "1b": 2}})
    assert scores(state).stars["wingspan"] == 0
    play(state, "1 wingspan.1c")
    assert scores(state).stars["wingspan"] == stars


# What holds in every realm.


@clause("RR-091", "RR-097", "RR-105", "RR-115", "RR-126", "RR-140")
@pytest.mark.parametrize(
    ("realm", "letter", "forbids"),
    [
        ("charterstone", "b", "RR-091"),
        ("euphoria", "l", "RR-097"),
        ("mylittlescythe", "p", "RR-105"),
        ("pendulum", "n", "RR-115"),
        ("scythe", "t", "RR-126"),
        ("viticulture", "g", "RR-140"),
    ],
)
@pytest.mark.parametrize("value", range(1, 7))
def test_a_printed_number_needs_a_die_of_that_value(realm: str, letter: str, forbids: str, value: int) -> None:
    state = solo([realm, "tapestry", "wingspan"], [value, value])
    assert f"1 {realm}.{letter}{value}" in legal(state)
    for number in {1, 2, 3, 4, 5, 6} - {value}:
        error = refusal(state, f"1 {realm}.{letter}{number}")
        assert (error.clause, error.arguments["shown"], error.arguments["value"]) == (forbids, number, value)


@clause("RR-A11")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_building_is_used_once(number: int) -> None:
    sheets = {"charterstone": {f"b{number}": 1, f"c{number}": 3}}
    state = solo(["charterstone", "tapestry", "wingspan"], [number, number], sheets=sheets)
    assert refused(state, f"1 charterstone.b{number}") == "RR-A11"


@clause("RR-A31")
@pytest.mark.parametrize(
    ("realm", "cells", "roll", "move"),
    [
        ("mylittlescythe", {"p3": 1}, 3, "mylittlescythe.p3"),
        ("pendulum", {"n3": 1}, 3, "pendulum.n3"),
        ("scythe", {"t3": 1}, 3, "scythe.t3"),
    ]
    + [
        (realm, {cell: number}, 3, f"{realm}.{cell}")
        for realm, cell in (("castles", "a1"), ("cities", "r1c1"), ("society", "b1"), ("wingspan", "1a"))
        for number in (1, 2, 4)
    ],
)
def test_a_printed_place_is_used_once(realm: str, cells: dict[str, int], roll: int, move: str) -> None:
    others = [name for name in ("tapestry", "viticulture") if name != realm]
    state = solo([realm, *others], [roll, roll], sheets={realm: cells})
    assert f"1 {move}" not in legal(state)
    assert refused(state, f"1 {move}") == "RR-A31"


@clause("RR-045", "RR-A32")
def test_stars_that_depend_on_the_order_are_counted_at_once() -> None:
    one = solo(["pendulum", "euphoria", "cities"], [6, 1], sheets={"pendulum": {"o4": 1}})
    play(one, "1 pendulum.n6")
    later = solo(["pendulum", "euphoria", "cities"], [6, 1], sheets={"pendulum": {"n6": 1}})
    play(later, "1 pendulum.o4")
    assert cards(one).sheets["pendulum"] == cards(later).sheets["pendulum"]
    assert (scores(one).stars["pendulum"], scores(later).stars["pendulum"]) == (1, 0)


@clause("RR-A41")
def test_the_card_texts_hold_not_the_garbled_pictures() -> None:
    # A picture in the example lets Tapestry score squares; by the text a full big square scores nothing.
    sheets = {"tapestry": {"r1c1": 1, "r1c2": 1, "r2c1": 1}}
    assert scores(solo(["tapestry", "wingspan", "cities"], [2, 1], sheets=sheets)).stars["tapestry"] == 0


@clause("RR-A43", "RR-A51")
def test_the_layouts_of_the_later_copy_are_used_and_no_table_offers_another() -> None:
    assert COMPONENTS.castles.doors == ["b1", "d1"]
    state = solo(["castles", "viticulture", "tapestry"], [1, 5])
    assert {"1 castles.e1", "1 castles.d2"} <= {*legal(state)}
    with pytest.raises(BadPosition):
        solo(["castles", "viticulture", "tapestry"], [1, 5], sheets={"castles": {"d1": 5}})
    play(state, "1 viticulture.g1")
    assert stock(state) == (0, 0, 1)
    assert (6, 1) in COMPONENTS.tapestry.printed
    assert (5, 1) not in COMPONENTS.tapestry.printed
    assert GAME.options == ()
