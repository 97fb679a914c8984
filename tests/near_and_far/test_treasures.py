"""Treasures: drawn, kept, lost (rules chapters 12, 15, 22 and 38)."""

from typing import Any

from ludarium.games.near_and_far.components import TREASURE_COUNTS
from ludarium.games.near_and_far.effects import copies
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import (
    goods,
    legal,
    me,
    on_road,
    place,
    play,
    refused,
    start,
    table,
    told,
    truth,
    view,
)


def at_hut(**given: Any) -> NearState:
    state = table(**given)
    play(state, "visit mystic_hut")
    return state


@clause("NF-231", "NF-A21", "NF-152")
def test_crossing_a_treasure_symbol_draws_a_treasure() -> None:
    state = on_road("n01", animals={0: ["bird"]})
    news = play(state, "go n04", draws=["t18"])
    assert told(news) == ["drew-treasures"]
    assert state.asking.name == "take"
    assert truth(state).drawn_treasures == ["t18"]
    assert legal(state) == ["none", "take t18"]
    assert refused(state, "take t19") == ("NF-161", "near-no-not-drawn")
    play(state, "take t18")
    assert truth(state).treasures[0] == ["t18"]
    assert place(state) == "n04"


@clause("NF-A21", "NF-152", "NF-232")
def test_without_an_animal_no_treasure_is_drawn() -> None:
    state = on_road("n01")
    assert "drew-treasures" not in told(play(state, "go n04"))
    assert place(state) == "n04"


@clause("NF-231")
def test_the_symbol_gives_a_treasure_each_time_it_is_crossed() -> None:
    state = on_road("n01", hearts=9, animals={0: ["bird", "bird"]})
    play(state, "go n04", "take t18", "go n01", "take t19", draws=["t18", "t19"])
    assert truth(state).treasures[0] == ["t18", "t19"]


@clause("NF-233")
def test_between_two_camps_there_is_no_treasure() -> None:
    state = on_road("n01", animals={0: ["bird"]}, camps={"n01": 1, "n04": 0})
    assert "drew-treasures" not in told(play(state, "go n04"))
    half = on_road("n01", animals={0: ["bird"]}, camps={"n04": 0})
    assert "drew-treasures" in told(play(half, "go n04", draws=["t18"]))


@clause("NF-161", "NF-359", "NF-232", "NF-357")
def test_with_every_animal_loaded_a_treasure_replaces_another_or_is_discarded() -> None:
    state = on_road("n01", animals={0: ["bird"]}, treasures={0: ["t09"]})
    play(state, "go n04", draws=["t18"])
    refusing = state.copy()
    play(refusing, "none")
    assert truth(refusing).treasures[0] == ["t09"]
    assert truth(refusing).treasure_discard == ["t18"]
    play(state, "take t18")
    assert state.asking.name == "lose"
    assert legal(state) == ["lose t09", "lose t18"]
    play(state, "lose t09")
    assert truth(state).treasures[0] == ["t18"]
    assert truth(state).treasure_discard == ["t09"]
    assert me(state).symbol(1) == 0  # the sabre is gone


@clause("NF-160")
def test_the_hut_gives_a_treasure_to_whoever_has_an_animal() -> None:
    state = at_hut(animals={0: ["bird"]})
    play(state, "treasure", "take t09", draws=["t09"])
    assert truth(state).treasures[0] == ["t09"]
    assert me(state).symbol(1) == 1


@clause("NF-375", "NF-A71", "NF-162")
def test_by_day_three_are_drawn_and_one_is_kept() -> None:
    state = at_hut(animals={0: ["bird"]}, options={"side": "day"})
    play(state, "treasure", draws=["t19", "t03", "t03"])
    assert truth(state).drawn_treasures == ["t03", "t03", "t19"]
    assert legal(state) == ["none", "take t03", "take t19"]
    keeping = state.copy()
    play(keeping, "take t03")
    assert truth(keeping).treasures[0] == ["t03"]
    assert sorted(truth(keeping).treasure_discard) == ["t03", "t19"]
    play(state, "none")
    assert sorted(truth(state).treasure_discard) == ["t03", "t03", "t19"]


@clause("NF-365", "NF-A67")
def test_snares_give_one_food_for_a_draw_of_three() -> None:
    state = at_hut(animals={0: ["bird", "bird"]}, treasures={0: ["t05"]}, options={"side": "day"}, goods={0: {}})
    play(state, "treasure", draws=["t18", "t18", "t19"])
    assert goods(state) == {"food": 1}


@clause("NF-A67")
def test_snares_give_food_on_the_road_too() -> None:
    state = on_road("n01", animals={0: ["bird", "bird"]}, treasures={0: ["t05"]}, goods={0: {}})
    play(state, "go n04", draws=["t18"])
    assert goods(state) == {"food": 1}


@clause("NF-356", "NF-A22", "NF-162")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    every = [name for name, count in TREASURE_COUNTS.items() for _ in range(count)]
    every.remove("t18")
    state = on_road("n01", hearts=9, animals={0: ["bird", "bird"]}, treasure_deck=["t18"], treasure_discard=every)
    play(state, "go n04", "none", draws=["t18"])
    assert truth(state).treasure_deck == []
    play(state, "go n01", "none", draws=["t18"])
    assert truth(state).treasure_discard == ["t18"]
    assert copies(state.treasure_deck) == 35


@clause("NF-A22")
def test_if_nothing_is_left_nothing_is_drawn() -> None:
    state = on_road("n01", animals={0: ["bird"]})
    state.treasure_deck = 0
    assert told(play(state, "go n04")) == ["moved"]


@clause("NF-360", "NF-A24")
def test_symbols_on_treasures_count_from_the_moment_they_are_gained() -> None:
    state = on_road("n01", animals={0: ["bird", "bird", "bird"]}, treasures={0: ["t10"]})
    play(state, "go n04", "take t10", draws=["t10"])
    assert truth(state).treasures[0] == ["t10", "t10"]
    assert me(state).symbol(0) == 3


def test_healing_salve_and_white_petal_balm_give_hearts_at_any_moment_of_the_own_turn() -> None:
    state = on_road(
        "n02", hearts=0, animals={0: ["bird", "bird"]}, treasures={0: ["t16", "t16"]}, finds={0: ["f07"]}
    )
    assert {"use t16", "use f07"} <= {*legal(state)}
    play(state, "use t16")
    assert me(state).hearts == 3
    assert truth(state).treasures[0] == ["t16"]
    play(state, "use f07")
    assert me(state).hearts == 7
    assert truth(state).finds_out == ["f07"]
    play(state, "use t16")
    assert me(state).hearts == 10
    assert "use t16" not in legal(state)


@clause("NF-A09")
def test_hearts_end_at_thirteen() -> None:
    state = on_road("n02", hearts=12, finds={0: ["f07"]})
    play(state, "use f07")
    assert me(state).hearts == 13


@clause("NF-041", "NF-068", "NF-356")
def test_all_treasures_begin_face_down_in_the_deck_and_the_arcade_deck_only_in_its_mode() -> None:
    for mode, cards in (("arcade", 40), ("first-adventure", 0)):
        seen = view(start(2, mode=mode), 0)
        assert seen.treasure_deck == 36
        assert seen.arcade_deck == cards
        assert seen.treasure_discard == []
