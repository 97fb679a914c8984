"""Victory points and who has won (rules chapters 30, 33 and 34; what cards say about the end)."""

from typing import Any

import pytest

from ludarium.games.near_and_far.components import CELLS
from ludarium.games.near_and_far.rules.scoring import LINES, score_lines
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import play, table, told, truth


def lines(seat: int = 0, **given: Any) -> dict[str, int]:
    """The lines of a seat's score that are not 0."""
    state = table(**{"seats": 3, "goods": {0: {}, 1: {}, 2: {}}, **given})
    return scored(state, seat)


def scored(state: NearState, seat: int = 0) -> dict[str, int]:
    found = score_lines(state.players, seat, state.table.roads, state.table.day, state.table.camps)
    return {name: points for name, points in zip(LINES, found, strict=True) if points}


def finished(**given: Any) -> NearState:
    """Seat 1 makes the last turn of the last round and rests."""
    state = table(**{"active": 1, "step": "rest", "last_round": True, "goods": {0: {}, 1: {}}, **given})
    play(state, "1: done")
    assert state.over
    return state


# The lines.


@clause("NF-316")
def test_a_point_for_each_camp_in_the_mine_on_threats_and_on_the_map() -> None:
    assert lines(camps={"n01": 0, "m11": 0, "n03": 1})["camps"] == 2
    assert lines(beaten={0: ["th04"]})["camps"] == 1


@clause("NF-292", "NF-294", "NF-295", "NF-296", "NF-317")
def test_trade_routes() -> None:
    assert lines(camps={"n05": 0, "n18": 0})["routes"] == 6
    assert lines(camps={"n05": 0, "n18": 1})["routes"] == 3
    assert lines(1, camps={"n05": 0, "n18": 1})["routes"] == 3
    assert "routes" not in lines(2, camps={"n05": 0, "n18": 1})
    assert "routes" not in lines(camps={"n05": 0})
    assert lines(camps={"n15": 0, "n26": 0, "n11": 0, "n22": 2, "n07": 0})["routes"] == 10 + 4


@clause("NF-303", "NF-318", "NF-319", "NF-075", "NF-299")
def test_artifacts_bought_and_not_bought() -> None:
    found = lines(bought={0: ["as14", "ac36"]}, hands={0: ["as09", "ac01", "ac02"]})
    assert found == {"artifacts": 13, "hand": -3}


@clause("NF-223", "NF-320")
def test_beaten_threats_are_worth_their_points() -> None:
    assert lines(beaten={0: ["th04", "th15"]})["threats"] == 1 + 6


@clause("NF-322", "NF-323", "NF-325")
def test_goods() -> None:
    assert lines(goods={0: {"coin": 2, "gem": 3, "food": 9}}) == {"wealth": 2}
    assert lines(goods={0: {"green": 2, "yellow": 1}}) == {"tokens": 3}
    assert lines(team={0: ["g9", "b9"]}) == {}


@clause("NF-310", "NF-324", "NF-312")
def test_a_chief_is_worth_five_points() -> None:
    assert lines(chiefs={0: ["red", "blue"]}) == {"chiefs": 10}


@pytest.mark.parametrize(
    ("reputation", "dusk", "day"),
    [(-6, 0, -2), (-4, 0, -1), (-2, 0, 0), (3, 0, 0), (4, 2, 2), (7, 3, 3), (9, 4, 4), (11, 5, 5), (12, 6, 6)],
)
@clause("NF-326", "NF-327", "NF-377", "NF-A12")
def test_reputation(reputation: int, dusk: int, day: int) -> None:
    assert lines(reputation={0: reputation}).get("reputation", 0) == dusk
    assert lines(reputation={0: reputation}, options={"side": "day"}).get("reputation", 0) == day


@clause("NF-328", "NF-A57")
def test_two_points_for_all_camps_placed() -> None:
    camps = dict.fromkeys([*CELLS, "n27", "n28"], 0)
    assert lines(camps=camps, last_round=True)["board"] == 2
    assert "board" not in lines(camps=dict.fromkeys([*CELLS, "n27"], 0))
    long: dict[str, Any] = {"options": {"length": "long"}}
    assert "board" not in lines(camps=camps, **long)
    assert lines(camps={**camps, "n01": 0, "n03": 0}, last_round=True, **long)["board"] == 2


@clause("NF-329")
def test_five_points_for_three_treasures() -> None:
    animals = {0: ["bird", "bird", "bird"]}
    assert lines(animals=animals, treasures={0: ["t09", "t09", "t13"]}) == {"treasures": 5}
    assert lines(animals=animals, treasures={0: ["t09", "t13"]}) == {}


# What cards say about the end.


def card_points(seat: int = 0, **given: Any) -> int:
    return lines(seat, **given).get("cards", 0)


@clause("NF-321", "NF-342", "NF-343", "NF-345", "NF-349")
@pytest.mark.parametrize(("card", "tribe"), [("as01", "y"), ("as02", "b"), ("as03", "g"), ("as04", "r")])
def test_points_for_adventurers_of_a_tribe_in_team_and_reserve(card: str, tribe: str) -> None:
    colour = {"y": "yellow", "b": "blue", "g": "green", "r": "red"}[tribe]
    given: dict[str, Any] = {"bought": {0: [card]}, "chiefs": {0: [colour]}, "goods": {0: {colour: 3}}}
    assert card_points(team={0: [f"{tribe}1"]}, reserve={0: [f"{tribe}2", f"{tribe}3"]}, **given) == 3
    assert card_points(**given) == 0


def test_weathered_banner_wants_twelve_camps() -> None:
    assert card_points(bought={0: ["ac27"]}, camps=dict.fromkeys(CELLS, 0)) == 1
    assert card_points(bought={0: ["ac27"]}, camps=dict.fromkeys(CELLS[:11], 0)) == 0


@clause("NF-354")
def test_old_compass_wants_strictly_the_most_coins_and_gems() -> None:
    most = {0: {"coin": 2, "gem": 3}, 1: {"coin": 4}, 2: {}}
    assert card_points(bought={0: ["as10"]}, goods=most) == 4
    assert card_points(bought={0: ["as10"]}, goods={**most, 1: {"coin": 5}}) == 0


@clause("NF-362")
def test_purse_wants_strictly_the_most_coins() -> None:
    given: dict[str, Any] = {"animals": {0: ["bird"]}, "treasures": {0: ["t02"]}}
    assert card_points(goods={0: {"coin": 3}, 1: {"coin": 2, "gem": 9}, 2: {}}, **given) == 2
    assert card_points(goods={0: {"coin": 3}, 1: {"coin": 3}, 2: {}}, **given) == 0
    assert card_points(1, goods={0: {}, 1: {"coin": 3}, 2: {}}, **given) == 0


@clause("NF-367")
def test_old_recipe_wants_strictly_the_most_food() -> None:
    given: dict[str, Any] = {"animals": {0: ["bird"]}, "treasures": {0: ["t07"]}}
    assert card_points(goods={0: {"food": 1}, 1: {}, 2: {}}, **given) == 2
    assert card_points(goods={0: {"food": 1}, 1: {"food": 1}, 2: {}}, **given) == 0


@pytest.mark.parametrize(("card", "most"), [("as13", 4), ("f04", 3)])
def test_points_for_camps_on_trade_spaces(card: str, most: int) -> None:
    held: dict[str, Any] = {"bought": {0: [card]}} if card.startswith("a") else {"finds": {0: [card]}}
    spaces = ["n05", "n11", "n15", "n07", "n24"]
    for number in range(len(spaces) + 1):
        camps = {**dict.fromkeys(spaces[:number], 0), "n01": 0, "n18": 1}
        assert card_points(camps=camps, **held) == min(number, most)


def test_hermits_lamp_and_idols() -> None:
    given: dict[str, Any] = {"animals": {0: ["bird", "bird", "bird"]}}
    assert card_points(bought={0: ["as15"]}, treasures={0: ["t09", "t10"]}, **given) == 2
    assert card_points(treasures={0: ["t18", "t18", "t19"]}, **given) == 2 + 2 + 3


def test_finds_with_plain_points_and_conditions() -> None:
    assert card_points(finds={0: ["f09", "f14", "f23"]}) == 3 + 1 + 4
    assert card_points(finds={0: ["f27"]}, goods={0: {"food": 8}, 1: {}, 2: {}}) == 2
    assert card_points(finds={0: ["f29"]}, reputation={0: 4}) == 2
    assert card_points(finds={0: ["f29"]}, reputation={0: 3}) == 0


def test_pardoned_seal_turns_a_bad_name_into_a_good_one() -> None:
    assert lines(finds={0: ["f30"]}, reputation={0: -5}, options={"side": "day"}) == {"reputation": 2}
    assert lines(finds={0: ["f30"]}, reputation={0: -3}, options={"side": "day"}) == {}
    assert lines(finds={0: ["f30"]}, reputation={0: 5}) == {"reputation": 2}


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "points"),
    [(2, 1, 0, 4), (2, 2, 0, 2), (1, 2, 0, 2), (1, 2, 1, 0), (1, 2, 2, 0), (0, 1, 0, 0), (0, 0, 0, 0)],
)
@clause("NF-361", "NF-A60")
def test_bounty_contract_by_rank(mine: int, theirs: int, others: int, points: int) -> None:
    deck = [f"th{strength:02}" for strength in range(4, 16)]
    beaten = {0: deck[:mine], 1: deck[mine : mine + theirs], 2: deck[mine + theirs : mine + theirs + others]}
    assert card_points(animals={0: ["bird"]}, treasures={0: ["t01"]}, beaten=beaten) == points


@clause("NF-299")
def test_a_card_in_hand_says_nothing_about_the_end() -> None:
    assert lines(hands={0: ["as01"]}, team={0: ["y1"]}) == {"hand": -1}


# The end and the winner.


@clause("NF-102", "NF-315")
def test_the_most_points_win_after_the_last_turn_of_the_last_round() -> None:
    state = finished(reputation={0: 4, 1: 6})
    assert (state.scores, truth(state).winners, truth(state).how) == ([2, 3], [1], "points")
    result = state.result()
    assert result is not None
    assert (result.winners, result.scores) == ([1], [2, 3])


@clause("NF-A92")
def test_ten_quiet_rounds_end_the_game() -> None:
    state = table(active=1, step="rest", quiet_rounds=9)
    news = play(state, "1: done")
    assert state.over
    assert "stalled" in told(news)
    assert not table(active=1, step="turn", quiet_rounds=9).over


@clause("NF-330")
def test_a_tie_goes_to_the_better_reputation() -> None:
    state = finished(reputation={0: 4, 1: 5})
    assert (truth(state).winners, truth(state).how) == ([1], "reputation")


@clause("NF-330")
def test_then_to_more_coins_and_gems() -> None:
    state = finished(goods={0: {"coin": 1}, 1: {}})
    assert (truth(state).winners, truth(state).how) == ([0], "goods")


@clause("NF-330")
def test_judges_feather_decides_before_reputation() -> None:
    state = finished(reputation={0: 4, 1: 5}, animals={0: ["bird"]}, treasures={0: ["t17"]})
    assert (truth(state).winners, truth(state).how) == ([0], "feather")
    behind = finished(reputation={0: 4, 1: 6}, animals={0: ["bird"]}, treasures={0: ["t17"]})
    assert truth(behind).winners == [1]


@clause("NF-A58")
def test_who_is_equal_in_everything_shares_the_victory() -> None:
    state = finished()
    assert (truth(state).winners, truth(state).how) == ([0, 1], "shared")
