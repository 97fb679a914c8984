"""Wandering: the team, leaving town, movement (rules chapters 19 and 20)."""

from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, on_road, place, play, refused, table, told, truth, view

# Leaving town.


@clause("NF-198", "NF-201", "NF-203", "NF-335", "NF-194")
def test_leaving_town_sets_hearts_and_puts_the_figure_on_the_town_space() -> None:
    state = table(team={0: ["r2"]}, hearts={0: 1})
    assert told(play(state, "wander")) == ["wander", "left-town"]
    assert place(state) == "town"
    assert me(state).hearts == 4  # two of the animal, two of the adventurer; the one from before is lost
    assert state.asking.name == "move"


@clause("NF-201", "NF-202", "NF-307", "NF-A24")
def test_hearts_on_cards_count_up_to_thirteen() -> None:
    state = table(
        team={0: ["b6"]}, bought={0: ["ac23"]}, animals={0: ["bird"]}, treasures={0: ["t11"]}, finds={0: ["f02"]}
    )
    play(state, "wander")
    assert me(state).hearts == 13  # 2 + 6 + 3 + 2 + 2


@clause("NF-199", "NF-204", "NF-205", "NF-A16")
def test_whoever_is_on_the_map_does_not_leave_town_again() -> None:
    state = on_road("n01", hearts=1, team={0: ["b6"]})
    assert me(state).hearts == 1
    play(state, "go town")
    assert (place(state), me(state).hearts) == ("town", 1)
    assert "go n03" in legal(state)
    play(state, "done")
    assert place(state) == "town"


@clause("NF-122")
def test_nobody_wanders_in_the_first_round() -> None:
    state = table(round=1)
    assert "wander" not in legal(state)
    assert refused(state, "wander") == ("NF-122", "near-no-first-round")


def test_wayfarers_cup_gives_food_on_leaving_town() -> None:
    state = table(animals={0: ["bird"]}, treasures={0: ["t25"]}, goods={0: {}})
    play(state, "wander")
    assert goods(state) == {"food": 1}


# The team.


@clause("NF-200", "NF-185", "NF-051")
def test_where_everybody_has_a_place_nothing_is_asked() -> None:
    state = table(reserve={0: ["g1", "b1", "r1"]})
    play(state, "wander")
    assert truth(state).team[0] == ["g1", "b1", "r1"]
    assert truth(state).animal_in_team[0]
    assert state.asking.name == "move"


@clause("NF-135", "NF-200", "NF-195")
def test_one_of_each_tribe_is_chosen() -> None:
    state = table(team={0: ["g1"]}, reserve={0: ["g9", "b1"]})
    play(state, "wander")
    assert state.asking.name == "team"
    assert legal(state) == ["member g1", "member g9"]
    assert refused(state, "member b1") == ("NF-135", "near-no-other-tribe")
    assert refused(state, "member y1") == ("NF-200", "near-no-not-yours")
    assert refused(state, "none") == ("NF-200", "near-no-space-in-team")
    play(state, "member g9")
    assert truth(state).team[0] == ["g9", "b1"]
    assert truth(state).reserve[0] == ["g1"]
    assert me(state).symbol(1) == 3  # swords of the team, none of the reserve


@clause("NF-135", "NF-197")
def test_five_do_not_fit_into_four_spaces() -> None:
    state = table(team={0: ["g1", "b1", "r1"]}, reserve={0: ["y1"]})
    play(state, "wander")
    assert legal(state) == ["member g1", "none"]
    play(state, "member g1", "member b1", "member r1")
    assert legal(state) == ["member y1", "none"]
    with_nomad = state.copy()
    play(with_nomad, "member y1")
    assert truth(with_nomad).team[0] == ["g1", "b1", "r1", "y1"]
    assert not truth(with_nomad).animal_in_team[0]
    play(state, "none")
    assert truth(state).team[0] == ["g1", "b1", "r1"]
    assert truth(state).animal_in_team[0]


@clause("NF-200")
def test_once_somebody_stays_behind_the_others_have_their_places() -> None:
    state = table(team={0: ["g1", "b1", "r1"]}, reserve={0: ["y1", "y2"]})
    play(state, "wander", "none")
    assert legal(state) == ["member y1", "member y2"]
    play(state, "member y2")
    assert truth(state).team[0] == ["b1", "r1", "y2"]
    assert truth(state).animal_in_team[0]


@clause("NF-A27")
def test_the_animal_comes_back_on_leaving_town() -> None:
    state = table(team={0: ["g1"]}, animal_in_team={0: False})
    play(state, "wander")
    assert truth(state).animal_in_team[0]


@clause("NF-347", "NF-A28")
def test_merchants_contract_takes_a_second_one_of_a_tribe() -> None:
    state = table(bought={0: ["as06"]}, reserve={0: ["g1", "g8", "b1"]})
    play(state, "wander", "member g8")
    assert truth(state).team[0] == ["g1", "g8", "b1"]
    assert truth(state).animal_in_team[0]


@clause("NF-347", "NF-A28")
def test_merchants_contract_is_for_one_extra_member_and_four_remain_the_limit() -> None:
    state = table(bought={0: ["as06"]}, reserve={0: ["g1", "g8", "b1", "b2", "r1"]})
    play(state, "wander")
    assert legal(state) == ["member g1", "member g8", "none"]
    play(state, "member g1", "member b2", "none")  # no lizardfolk
    assert state.asking.name == "team"
    assert legal(state) == ["member g8", "member b1"]  # the animal has a place: three are in the team
    play(state, "member b1")
    assert truth(state).team[0] == ["g1", "b1", "b2"]
    assert truth(state).animal_in_team[0]
    without = table(reserve={0: ["g1", "g8", "b1"]})
    play(without, "wander", "member g8")
    assert truth(without).team[0] == ["g8", "b1"]


# Movement.


@clause("NF-206", "NF-209", "NF-336")
def test_two_spaces_along_paths_or_fewer() -> None:
    state = on_road("town")
    assert legal(state) == ["done", "go n01", "go n02", "go n03"]
    assert refused(state, "go n05") == ("NF-206", "near-no-path")
    assert refused(state, "go n30") == ("NF-206", "near-no-path")
    play(state, "go n01", "go n05")
    assert state.asking.name == "camp"  # nothing left to decide about the movement
    assert place(state) == "n05"
    short = on_road("town")
    play(short, "go n01", "done")
    assert (place(short), short.asking.name) == ("n01", "camp")


@clause("NF-151", "NF-191", "NF-210", "NF-A24")
def test_animals_and_arrows_add_to_the_movement() -> None:
    state = on_road(
        "town",
        hearts=9,
        animals={0: ["bird", "bird"]},
        treasures={0: ["t13"]},
        team={0: ["y2"]},
        bought={0: ["ac11"]},
        finds={0: ["f16"]},
        hands={0: ["ac01"]},
    )
    play(state, "go n01", "go n27", "go n04", "go n27", "go n01", "go town", "go n03")
    assert state.moved == 7
    assert "go n08" in legal(state)
    play(state, "go n08")
    assert legal(state) == ["done"]
    assert refused(state, "go n14") == ("NF-210", "near-no-movement")


@clause("NF-A112", "NF-A109")
def test_an_arrow_bought_on_the_way_counts_at_once() -> None:
    state = on_road("town", hands={0: ["ac11"]}, goods={0: {"yellow": 1, "coin": 3}})
    play(state, "go n01", "go n05")
    assert legal(state) == ["done", "buy ac11"]
    play(state, "buy ac11")
    assert "go n06" in legal(state)


@clause("NF-110", "NF-212", "NF-213")
def test_leaving_an_empty_space_costs_a_heart_but_the_start_is_free() -> None:
    state = on_road("n01", hearts=2, animals={0: ["bird"]})
    play(state, "go n05")
    assert me(state).hearts == 2
    play(state, "go n06")
    assert me(state).hearts == 1
    play(state, "go n02")
    assert me(state).hearts == 0


@clause("NF-212", "NF-213")
def test_a_camp_of_any_colour_makes_a_space_free_to_leave() -> None:
    state = on_road("n01", hearts=2, animals={0: ["bird"]}, camps={"n05": 1, "n06": 0})
    play(state, "go n05", "go n06", "go n02")
    assert me(state).hearts == 2


@clause("NF-211", "NF-A14")
def test_the_start_space_is_free_all_turn_and_others_cost_each_time() -> None:
    state = on_road("n01", hearts=3, animals={0: ["bird", "bird", "bird"]})
    play(state, "go n27", "go n01", "go n27", "go n04")
    assert me(state).hearts == 1


@clause("NF-A15", "NF-112")
def test_without_hearts_an_empty_space_cannot_be_left() -> None:
    state = on_road("n02", hearts=0, hands={0: ["ac01"]})
    play(state, "go n05")
    assert legal(state) == ["done"]
    assert refused(state, "go n06") == ("NF-A15", "near-no-heart-to-leave")
    assert place(state) == "n05"


@clause("NF-353", "NF-A65", "NF-A119")
def test_spices_save_one_departure() -> None:
    state = on_road("n01", hearts=2, animals={0: ["bird"]}, bought={0: ["ac06"]})
    play(state, "go n05", "go n06", "go n02")
    assert me(state).hearts == 1


@clause("NF-A119")
def test_spices_bought_after_a_paid_departure_save_the_next() -> None:
    state = on_road(
        "n01",
        hearts=2,
        animals={0: ["bird", "bird"]},
        hands={0: ["ac06"]},
        goods={0: {"yellow": 1, "coin": 1, "food": 1}},
    )
    play(state, "go n05", "go n06", "buy ac06", "go n02", "go n05")
    assert me(state).hearts == 0  # n05 paid, n06 saved, n02 paid


def test_rope_of_three_islands_adds_to_spices() -> None:
    state = on_road("n01", hearts=2, animals={0: ["bird"]}, bought={0: ["ac06"]}, finds={0: ["f20"]})
    play(state, "go n05", "go n06", "go n02")
    assert me(state).hearts == 2


@clause("NF-372", "NF-A70")
def test_each_turtle_saves_a_departure_and_adds_to_the_movement() -> None:
    state = on_road("n01", hearts=1, animals={0: ["turtle", "turtle"]}, options={"side": "day"})
    play(state, "go n05", "go n06", "go n02")
    assert me(state).hearts == 1
    assert truth(state).trip.free_by_turtles == 2
    play(state, "go n05")
    assert me(state).hearts == 0


@clause("NF-A98")
def test_a_returned_turtle_takes_an_unused_saving_along() -> None:
    unused = on_road("town", hearts=2, animals={0: ["turtle"]}, options={"side": "day"})
    play(unused, "go n02", "avoid turtle", "go n06")
    assert me(unused).hearts == 1
    used = on_road("n06", hearts=2, animals={0: ["turtle", "turtle"]}, options={"side": "day"})
    play(used, "go n02", "go town", "avoid turtle", "go n01", "go n05")
    assert me(used).hearts == 2  # one saved n02 and went; the other one saves n01


@clause("NF-206")
def test_figures_share_a_space() -> None:
    state = on_road("n01", places={0: "n01", 1: "n05"})
    play(state, "go n05", "done")
    assert place(state) == place(state, 1) == "n05"


@clause("NF-121")
def test_town_is_near_from_everywhere() -> None:
    state = table(places={0: "n26"})
    play(state, "visit farm")
    assert place(state) == "farm"


@clause("NF-399", "NF-214")
def test_quest_comes_before_camp() -> None:
    state = on_road("n01", quests={"n01": "quest"})
    play(state, "done")
    assert state.asking.name == "quest"
    play(state, "none")
    assert state.asking.name == "camp"


def test_positions_in_the_middle_of_a_crossing() -> None:
    """The frames of a trip can be written and read."""
    state = on_road("town", animals={0: ["bird"]}, hands={0: ["ac01"]})
    play(state, "go n02")
    assert truth(state).about == "town n02"
    assert truth(state).follows == ["arrive n02", "move", "quest", "camp", "rest", "end-turn"]


@clause("NF-401")
def test_hearts_pass_empty_spaces_raise_a_roll_and_place_a_camp() -> None:
    state = on_road("n06", hearts=9, hands={0: ["ac38"]})
    play(state, "go n02", "go town", "fight th04", "hearts 3", rolls=[1])
    assert me(state).hearts == 9 - 1 - 3
    camping = on_road("n02", hearts=9)
    play(camping, "done", "camp n02")
    assert me(camping).hearts == 9 - 3


@clause("NF-184")
def test_goods_lie_in_the_open() -> None:
    state = table(goods={0: {"coin": 2, "red": 1}, 1: {"food": 3}})
    for seat in (0, 1, None):
        seen = view(state, seat).goods
        assert (seen[0].coin, seen[0].red, seen[1].food) == (2, 1, 3)
