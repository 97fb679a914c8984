"""Camps on the map, trade routes' spaces, contract and shovel (rules chapters 29 and 30)."""

from typing import Any

from ludarium.games.near_and_far.components import CELLS
from ludarium.games.near_and_far.maps import MAPS
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, on_road, place, play, refused, table, told, truth


def at_camp(space: str, hearts: int = 3, **given: Any) -> NearState:
    """Seat 0 has ended its movement on a space."""
    state = on_road(space, hearts, **{"goods": {0: {}}, **given})
    play(state, "done")
    return state


@clause("NF-111", "NF-286", "NF-287", "NF-288", "NF-338", "NF-186")
def test_a_camp_costs_three_hearts_and_gives_goods_by_search() -> None:
    state = at_camp("n02", team={0: ["r2"]})
    assert state.asking.name == "camp"
    assert legal(state) == ["done", "camp n02"]
    news = play(state, "camp n02")
    assert told(news) == ["camped", "gained", "gained"]
    assert me(state).hearts == 0
    assert goods(state) == {"gem": 2, "coin": 1}  # two search symbols, and the coin of the first camp space
    assert truth(state).camps == {"n02": 0}


@clause("NF-193", "NF-196", "NF-A24")
def test_search_counts_on_cards_too() -> None:
    state = at_camp(
        "n01",
        team={0: ["y6"]},
        bought={0: ["ac12"]},
        animals={0: ["bird"]},
        treasures={0: ["t12"]},
        finds={0: ["f22"]},
    )
    play(state, "camp n01")
    assert goods(state) == {"coin": 6 + 1}


@clause("NF-287")
def test_with_two_hearts_there_is_no_camp() -> None:
    state = at_camp("n02", hearts=2)
    assert state.active == 1
    salved = at_camp("n02", hearts=2, animals={0: ["bird"]}, treasures={0: ["t16"]})
    assert refused(salved, "camp n02") == ("NF-287", "near-no-hearts")
    play(salved, "use t16", "camp n02")
    assert truth(salved).camps == {"n02": 0}


@clause("NF-286", "NF-A94")
def test_a_camp_stands_where_the_figure_ended_and_nowhere_else() -> None:
    state = at_camp("n02", hands={0: ["ac38"]})
    assert refused(state, "camp n05") == ("NF-286", "near-no-camp-elsewhere")
    camped = at_camp("n02", camps={"n02": 1})
    assert camped.active == 1
    asked = table(step="camp", places={0: "n02"}, hearts={0: 9}, camps={"n02": 1})
    assert refused(asked, "camp n02") == ("NF-A94", "near-no-camp-there")


@clause("NF-A94", "NF-346")
def test_a_space_camped_by_contract_in_the_meantime_takes_no_second_camp() -> None:
    state = at_camp("n02", hands={0: ["as05", "ac38"]}, goods={0: {"green": 1, "red": 1, "coin": 4}})
    play(state, "buy as05", "camp n02")
    assert state.asking.name == "rest"  # there is nothing left to ask


@clause("NF-A16")
def test_no_camp_on_the_town_space() -> None:
    state = at_camp("town")
    assert state.active == 1


@clause("NF-290")
def test_after_a_camp_there_is_no_more_movement() -> None:
    state = at_camp("n02", hands={0: ["ac38"]})
    play(state, "camp n02")
    assert state.asking.name == "rest"
    assert legal(state) == ["done"]


@clause("NF-293")
def test_a_trade_space_gives_neither_coins_nor_gems() -> None:
    state = at_camp("n05", camps={"n01": 0})
    play(state, "camp n05")
    assert goods(state) == {"coin": 1}  # the icon of the second camp space


@clause("NF-186", "NF-188", "NF-169")
def test_icons_are_gained_in_the_order_of_the_camp_spaces() -> None:
    cells = [*CELLS, "n27"]
    icons = []
    for placed in range(13):
        state = at_camp("n05", camps=dict.fromkeys(cells[:placed], 0))
        play(state, "camp n05")
        icons.append(next(iter(goods(state)), ""))
    assert icons == ["coin", "coin", "", "gem", "", "coin", "gem", "", "coin", "", "gem", "", "coin"]


@clause("NF-314", "NF-A55", "NF-313")
def test_camps_after_the_fourteenth_cost_as_usual_and_show_no_icon() -> None:
    camps = dict.fromkeys([*CELLS, "n27", "n28"], 0)
    state = at_camp("n05", camps=camps, last_round=True)
    play(state, "camp n05")
    assert me(state).camps() == 15
    assert me(state).hearts == 0
    assert goods(state) == {}


@clause("NF-313", "NF-A56")
def test_the_fourteenth_camp_begins_the_last_round() -> None:
    state = at_camp("n05", camps=dict.fromkeys([*CELLS, "n27"], 0))
    assert not truth(state).last_round
    play(state, "camp n05")
    assert truth(state).last_round
    assert not state.over


@clause("NF-389", "NF-390", "NF-A57")
def test_in_the_long_variant_the_first_two_camps_show_no_icon() -> None:
    state = at_camp("n05", options={"length": "long"})
    play(state, "camp n05")
    assert goods(state) == {}
    third = at_camp("n05", options={"length": "long"}, camps={"n01": 0, "n03": 0})
    play(third, "camp n05")
    assert goods(third) == {"coin": 1}
    fourteenth = at_camp("n05", options={"length": "long"}, camps=dict.fromkeys([*CELLS, "n27"], 0))
    play(fourteenth, "camp n05")
    assert not truth(fourteenth).last_round


@clause("NF-289")
def test_the_example_of_a_camp_behind_a_threat() -> None:
    """A heart for an empty space, a bird for the threat, three hearts for the camp, four coins for four symbols."""
    state = on_road("n01", hearts=4, animals={0: ["bird"]}, team={0: ["y6", "g6"]}, goods={0: {}})
    play(state, "go n05", "go n10", "avoid bird")
    assert me(state).hearts == 3
    play(state, "done", "camp n10")
    assert me(state).hearts == 0
    assert goods(state) == {"gem": 4, "coin": 1}


# Mercenary Contract and Old Shovel.


@clause("NF-346", "NF-A87")
def test_the_contract_places_a_camp_anywhere_without_hearts_and_leaves_quests() -> None:
    given: dict[str, Any] = {
        "hands": {0: ["as05"]},
        "goods": {0: {"green": 1, "red": 1, "coin": 4}},
        "quests": {"n26": "quest", "n21": "quest"},
        "camps": {"n05": 1},
    }
    state = on_road("n01", hearts=0, team={0: ["y6"]}, **given)
    play(state, "buy as05")
    assert state.asking.name == "contract"
    assert len(legal(state)) == 28
    assert refused(state, "camp n05") == ("NF-A94", "near-no-camp-there")
    assert refused(state, "camp n30") == ("NF-346", "near-no-such-space")
    play(state, "camp n21")
    assert goods(state) == {"coin": 1 + 3}
    assert truth(state).quests == {"n21": "quest", "n26": "quest"}
    assert state.asking.name == "move"  # the figure may go on
    assert place(state) == "n01"


@clause("NF-A87")
def test_without_an_empty_space_the_contract_places_nothing() -> None:
    camps = {space.id: 1 for space in MAPS[1].space}
    state = on_road(
        "n01",
        hands={0: ["as05"]},
        goods={0: {"green": 1, "red": 1, "coin": 4}},
        camps=camps,
        last_round=True,
    )
    play(state, "buy as05")
    assert state.asking.name == "move"


@clause("NF-366", "NF-A66")
def test_old_shovel_adds_a_coin_or_a_gem() -> None:
    for good in ("coin", "gem"):
        state = at_camp("n01", animals={0: ["bird"]}, treasures={0: ["t06"]}, camps={"n27": 0, "n28": 0})
        play(state, "camp n01")
        assert legal(state) == ["shovel coin", "shovel gem"]
        play(state, f"shovel {good}")
        assert goods(state) == ({"coin": 2} if good == "coin" else {"coin": 1, "gem": 1})


@clause("NF-A66")
def test_old_shovel_does_nothing_on_a_trade_space() -> None:
    state = at_camp("n05", animals={0: ["bird"]}, treasures={0: ["t06"]})
    play(state, "camp n05")
    assert state.active == 1
