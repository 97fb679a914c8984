"""The End of Age card (rules chapter 11, UN-A45 to UN-A48)."""

from typing import Any

from ludarium.games.unearth.components import RUINS, ruin_colour
from ludarium.games.unearth.facts import facts_of
from tests.marks import clause
from tests.unearth.table import centre, die, dig, dug, hand, kinds, legal, place, play, roll, seen, table, told


def reveal(age: str, promos: str = "off", **given: Any) -> tuple[Any, Any]:
    """Seat 0 claims peach-9 with a d8 and the End of Age card comes up."""
    state = table(
        options={"promos": promos},
        centre=centre(dig("peach-9", [], a_d6a=4), dig("green-17", [], b_d6a=4, b_d8=5)),
        ruin_deck=[age],
        **given,
    )
    return roll(state, "0: roll d8 > 1", 5)


@clause("UN-119", "UN-120", "UN-125")
def test_a_city_is_a_ruin_like_others() -> None:
    state, news = reveal("city-of-gold")
    city = place(state, 1)
    assert (city.ruin, dug(state, 1).claim, len(city.stones)) == ("city-of-gold", 21, 5)
    assert ruin_colour(RUINS.index("city-of-gold")) is None
    assert "unearth-city" in kinds(news)
    assert (seen(state).age, seen(state).event) == ("city-of-gold", None)
    assert "roll d4 > 1" in legal(state, 1)


@clause("UN-121", "UN-A45")
def test_an_event_takes_no_place() -> None:
    state, news = reveal("festival")
    assert seen(state).centre[0].ruin is None
    assert told(news, "unearth-event") == [{"seat": -1, "event": "festival"}]
    assert (seen(state).ruin_deck, seen(state).event) == (0, "festival")
    assert not any(move.endswith("> 1") for move in legal(state, 1))


@clause("UN-A45", "UN-126")
def test_after_the_end_of_age_nothing_is_replaced_and_the_game_goes_on() -> None:
    state = table(centre=[dig("peach-9", [], a_d6a=4), dig("green-17", []), {}, {}], ruin_deck=[], age="festival")
    state, _ = roll(state, "0: roll d8 > 1", 5)
    assert [ground.ruin is None for ground in seen(state).centre] == [True, False, True, True]
    assert state.to_move() == [1]


@clause("UN-122", "UN-A46")
def test_the_festival_raises_every_later_roll() -> None:
    state, _ = reveal("festival")
    assert die(state, "1.d6a") == 4
    state, _ = roll(state, "1: roll d4 > 2", 4)
    assert die(state, "1.d4") == 4  # not above the highest face
    state, _ = roll(state, "0: roll d6a > 3", 5)
    assert die(state, "0.d6a") == 6


@clause("UN-123", "UN-A46")
def test_the_gathering_lowers_every_later_roll() -> None:
    state, _ = reveal("gathering", hands={"0": [], "1": ["lost-in-the-ruins", "new-discovery"]})
    play(state, "1: play lost-in-the-ruins")
    state, _ = roll(state, "1: target 1.d8", 6)
    assert die(state, "1.d8") == 5
    play(state, "1: play new-discovery", "1: target 1.d6a")
    assert die(state, "1.d6a") == 6  # no roll
    state, _ = roll(state, "1: roll d4 > 3", 1)
    assert die(state, "1.d4") == 1


@clause("UN-124", "UN-121")
def test_day_of_rest_gives_everybody_three_cards() -> None:
    state, news = reveal("day-of-rest")
    assert [len(hand(state, seat)) for seat in (0, 1)] == [3, 3]
    assert [fact["seat"] for fact in told(news, "unearth-drew-unseen")] == [0, 1]
    assert facts_of(seen(state)).lasting is None


@clause("UN-014", "UN-A18")
def test_fate_of_the_delvers_rerolls_all_dice_after_the_check() -> None:
    state = table(
        options={"promos": "on"},
        centre=centre(dig("peach-9", [], a_d6a=4), dig("green-17", [], b_d6a=4, b_d8=5, a_d6b=2)),
        ruin_deck=["fate"],
    )
    state, news = roll(state, "0: roll d8 > 1", 5, 6, 7, 4)
    assert [fact["die"] for fact in told(news, "unearth-rolled")] == ["0.d8", "0.d6b", "1.d8", "1.d6a"]
    assert told(news, "unearth-claimed")[-1]["ruin"] == "green-17"  # 17 after the group
    assert state.to_move() == [1]


@clause("UN-014", "UN-A06")
def test_hidden_path_lets_everybody_choose_afterwards() -> None:
    state, _ = reveal("hidden-path", promos="on")
    assert legal(state, 1) == ["roll d6b > later", "roll d4 > later"]
    state, _ = roll(state, "1: roll d4 > later", 4)
    assert legal(state, 1) == ["ruin 2", "ruin 3", "ruin 4"]
    play(state, "1: ruin 4")
    assert dug(state, 4).sum == 4


@clause("UN-127", "UN-126", "UN-A48")
def test_the_game_ends_with_the_last_ruin() -> None:
    state = table(
        hands={"0": ["forlorn"], "1": []},
        centre=[dig("peach-9", ["blue"], a_d8=7), {}, {}, {}],
        ruin_deck=[],
        age="festival",
        stones={"0": {"0,0": "red"}},
        pending={"band": True},
    )
    state, _ = roll(state, "0: roll d4 > 1", 1)  # 2 with the festival: a stone comes first
    assert seen(state).step == "cell"
    play(state, "0: cell 1,0")
    assert state.over
    assert len(seen(state).stones[0]) == 2
    assert state.to_move() == []  # no second roll of Band of Delvers
    assert seen(state).claimed[0] == ["peach-9"]


@clause("UN-A48")
def test_the_game_may_end_in_the_delver_phase() -> None:
    state = table(
        hands={"0": ["new-discovery"], "1": []},
        centre=[dig("peach-9", [], a_d8=7), {}, {}, {}],
        ruin_deck=[],
        age="festival",
    )
    play(state, "0: play new-discovery")
    assert not state.over  # 8 is the highest face
    state = table(
        hands={"0": ["new-discovery"], "1": []},
        centre=[dig("peach-9", [], a_d8=6, a_d6a=1), {}, {}, {}],
        ruin_deck=[],
        age="festival",
    )
    play(state, "0: play new-discovery", "0: target 0.d6a")
    assert state.over


@clause("UN-A47")
def test_a_last_ruin_that_nobody_gets_ends_the_game_too() -> None:
    state = table(
        seats=3,
        hands={"0": [], "1": [], "2": []},
        centre=[dig("peach-17", [], b_d6a=6, c_d6a=6), {}, {}, {}, {}],
        ruin_deck=[],
        age="day-of-rest",
    )
    state, news = roll(state, "0: roll d6a > 1", 5)
    assert "unearth-tied" in kinds(news)
    assert state.over
