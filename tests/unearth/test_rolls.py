"""Rolls from the throw to the ruin (rules chapter 6, UN-A06 to UN-A15, UN-140 to UN-155)."""

import pytest

from ludarium.games.unearth.rules.values import adjusted, modified
from tests.marks import clause
from tests.unearth.table import (
    centre,
    die,
    dig,
    kinds,
    legal,
    place,
    play,
    refusal,
    roll,
    seen,
    table,
    told,
    with_wonder,
)


def values(mask: int) -> list[int]:
    return [value for value in range(1, 9) if mask >> value & 1]


@clause("UN-053", "UN-054", "UN-055")
def test_values_are_held_within_the_faces() -> None:
    high = table(hands={"0": ["new-discovery"], "1": []}, centre=centre(dig("peach-17", a_d4=3)))
    play(high, "0: play new-discovery")
    assert die(high, "0.d4") == 4
    low = table(hands={"0": ["forlorn"], "1": []}, centre=centre(dig("peach-17", b_d8=2)))
    play(low, "0: play forlorn")
    assert die(low, "1.d8") == 1


@clause("UN-056", "UN-057", "UN-065", "UN-A20")
def test_a_forced_reroll_is_the_owners_and_stays_on_its_ruin() -> None:
    state = table(
        hands={"0": ["lost-in-the-ruins"], "1": []},
        centre=centre(dig("peach-17", ["red", "blue"], b_d6a=6)),
        stones={"1": {"0,0": "red"}},
    )
    state, news = roll(state, "0: play lost-in-the-ruins", 2)
    assert told(news, "unearth-rolled")[0]["seat"] == 1
    assert state.to_move() == [1]  # during the turn of seat 0
    assert legal(state, 1) == ["stone red", "stone blue"]
    assert refusal(state, 0, "stone red").clause == "UN-061"
    play(state, "1: stone blue")
    assert seen(state).step == "cell"
    play(state, "1: cell 1,0")
    assert (die(state, "1.d6a"), place(state, 1).stones) == (2, ["red"])
    assert state.to_move() == [0]


@clause("UN-058", "UN-A06")
def test_the_owners_wonders_work_in_a_forced_reroll() -> None:
    ground = centre(dig("peach-17", [], b_d6a=6, a_d8=1))
    state = table(
        hands={"0": ["lost-in-the-ruins"], "1": []},
        centre=ground,
        **with_wonder(1, "harmonious-columns"),
    )
    play(state, "0: play lost-in-the-ruins")
    state, _ = roll(state, "0: target 1.d6a", 5)
    assert (state.to_move(), seen(state).step) == ([1], "adjust")
    assert legal(state, 1) == ["value 4", "value 5"]
    play(state, "1: value 4")
    assert die(state, "1.d6a") == 4


@clause("UN-052", "UN-A08", "UN-A31")
def test_after_a_roll_the_stone_comes_first_then_the_claim() -> None:
    state = table(centre=centre(dig("peach-9", ["blue"], b_d8=7)))
    state, news = roll(state, "0: roll d4 > 1", 2)
    order = [kind for kind in kinds(news) if kind in ("unearth-took-stone", "unearth-placed", "unearth-claimed")]
    assert order == ["unearth-took-stone", "unearth-placed", "unearth-claimed"]
    assert told(news, "unearth-claimed")[0]["seat"] == 1


@clause("UN-A07")
def test_the_final_value_decides_about_the_stone() -> None:
    gathering: dict[str, object] = {"ruin_deck": [], "age": "gathering"}
    state = table(centre=[dig("peach-17", ["blue"]), {}, {}, {}], **gathering)
    lowered, news = roll(state, "0: roll d8 > 1", 4)
    assert die(lowered, "0.d8") == 3
    assert "unearth-took-stone" in kinds(news)
    festival = table(centre=[dig("peach-17", ["blue"]), {}, {}, {}], ruin_deck=[], age="festival")
    raised, news = roll(festival, "0: roll d8 > 1", 3)
    assert die(raised, "0.d8") == 4
    assert "unearth-took-stone" not in kinds(news)


@clause("UN-140", "UN-141", "UN-151", "UN-A12", "UN-A14")
def test_an_ancient_map_rolls_anew_and_loses_the_modifiers() -> None:
    state = table(centre=centre(), pending={"maps": 1, "readings": 1})
    state, _ = roll(state, "0: roll d6a > 1", 2)
    assert legal(state, 0) == ["keep", "reroll map"]
    after, news = roll(state, "0: reroll map", 6)
    assert "unearth-took-stone" not in kinds(news)  # the first, low value gives nothing
    assert (die(after, "0.d6a"), after.to_move()) == (6, [1])  # nothing is asked about the reading
    kept = state.copy()
    play(kept, "0: keep")
    assert (seen(kept).step, legal(kept, 0)) == ("modify", ["value 1", "value 2", "value 3"])


@clause("UN-A14")
def test_two_maps_are_two_rerolls() -> None:
    state = table(centre=centre(), pending={"maps": 2})
    state, _ = roll(state, "0: roll d8 > 1", 5)
    state, _ = roll(state, "0: reroll map", 4)
    assert "reroll map" in legal(state, 0)
    state, _ = roll(state, "0: reroll map", 6)
    assert (die(state, "0.d8"), state.to_move()) == (6, [1])


@clause("UN-A15")
def test_the_shattered_edifice_may_be_used_again() -> None:
    state = table(centre=centre(), **with_wonder(0, "shattered-edifice"))
    state, _ = roll(state, "0: roll d8 > 1", 4)
    assert legal(state, 0) == ["keep", "reroll wonder"]
    again, _ = roll(state, "0: reroll wonder", 5)
    assert legal(again, 0) == ["keep", "reroll wonder"]
    done, _ = roll(again, "0: reroll wonder", 8)
    assert (die(done, "0.d8"), done.to_move()) == (8, [1])
    six, _ = roll(table(centre=centre(), **with_wonder(0, "shattered-edifice")), "0: roll d8 > 1", 6)
    assert six.to_move() == [1]


@clause("UN-154", "UN-A09", "UN-143")
def test_the_reading_is_decided_after_the_roll() -> None:
    state = table(hands={"0": ["reading-the-stones"], "1": []}, centre=centre())
    play(state, "0: play reading-the-stones")
    state, _ = roll(state, "0: roll d8 > 1", 6)
    assert legal(state, 0) == ["value 5", "value 6", "value 7"]
    for value in (5, 6, 7):
        twin = state.copy()
        play(twin, f"0: value {value}")
        assert (die(twin, "0.d8"), twin.to_move()) == (value, [1])
        assert seen(twin).pending.readings == 0  # used up in every case


@clause("UN-142", "UN-144", "UN-145")
def test_a_reading_goes_to_the_first_roll_after_it() -> None:
    ground = centre(dig("peach-17", [], a_d8=5))
    state = table(hands={"0": ["reading-the-stones", "lost-in-the-ruins"], "1": []}, centre=ground)
    before = state.copy()
    play(before, "0: play reading-the-stones")
    rerolled, _ = roll(before, "0: play lost-in-the-ruins", 6)
    assert seen(rerolled).step == "modify"
    after, _ = roll(state, "0: play lost-in-the-ruins", 6)
    assert (die(after, "0.d8"), after.to_move()) == (6, [0])  # the reroll itself is unmodified
    play(after, "0: play reading-the-stones")
    dug, _ = roll(after, "0: roll d6a > 2", 5)
    assert legal(dug, 0) == ["value 4", "value 5", "value 6"]


@clause("UN-148", "UN-A10")
def test_an_ancestral_claim_waits_for_a_d6() -> None:
    state = table(centre=centre(), pending={"claims": 1, "band": True})
    state, _ = roll(state, "0: roll d8 > 1", 5)
    assert (die(state, "0.d8"), seen(state).pending.claims) == (5, 1)
    state, _ = roll(state, "0: roll d6a > 2", 4)
    assert die(state, "0.d6a") == 6


@clause("UN-A11")
def test_two_copies_attach_to_the_same_roll() -> None:
    state = table(centre=centre(), pending={"readings": 2})
    state, _ = roll(state, "0: roll d8 > 1", 5)
    assert legal(state, 0) == [f"value {value}" for value in (3, 4, 5, 6, 7)]
    both, _ = roll(table(centre=centre(), pending={"claims": 2}), "0: roll d6a > 1", 1)
    assert die(both, "0.d6a") == 5


@clause("UN-A13")
def test_what_is_not_used_expires_with_the_turn() -> None:
    state = table(centre=centre(), pending={"claims": 1, "expeditions": 1})
    state, _ = roll(state, "0: roll d8 > 1", 8)
    pending = seen(state).pending
    assert (pending.maps, pending.readings, pending.claims, pending.expeditions) == (0, 0, 0, 0)


@clause("UN-146", "UN-155", "UN-A46")
def test_event_and_card_in_the_order_of_the_active_player() -> None:
    state = table(
        centre=[dig("peach-17", [], a_d8=6), {}, {}, {}], ruin_deck=[], age="gathering", pending={"claims": 1}
    )
    state, _ = roll(state, "0: roll d6a > 1", 1)
    assert legal(state, 0) == ["value 2", "value 3"]
    assert die(state, "0.d8") == 6  # dice that lie already keep their values
    play(state, "0: value 3")
    assert die(state, "0.d6a") == 3


@clause("UN-147")
def test_the_active_player_also_orders_a_forced_reroll() -> None:
    state = table(
        hands={"0": ["lost-in-the-ruins"], "1": []},
        centre=[dig("peach-17", [], b_d6a=6), {}, {}, {}],
        ruin_deck=[],
        age="gathering",
        pending={"claims": 1},
    )
    state, _ = roll(state, "0: play lost-in-the-ruins", 1)
    assert (state.to_move(), seen(state).step) == ([0], "modify")
    assert refusal(state, 1, "value 3").clause == "UN-147"


@clause("UN-A06", "UN-A11", "UN-A60")
@pytest.mark.parametrize(
    ("natural", "sides", "event", "readings", "claims", "reached"),
    [
        (1, 6, -1, 0, 1, [2, 3]),
        (6, 6, 1, 0, 1, [6]),
        (6, 6, -1, 0, 1, [5, 6]),
        (1, 4, -1, 1, 0, [1, 2]),
        (4, 4, 1, 1, 0, [3, 4]),
        (8, 8, 0, 1, 0, [7, 8]),
        (1, 6, -1, 1, 1, [1, 2, 3, 4]),
        (3, 6, 0, 0, 0, [3]),
    ],
)
def test_every_order_of_modifiers_each_held_by_itself(
    natural: int, sides: int, event: int, readings: int, claims: int, reached: list[int]
) -> None:
    assert values(modified(natural, sides, event, readings, claims)) == reached


@clause("UN-A39", "UN-A40")
def test_adjustments_of_wonders() -> None:
    none = 0
    assert values(adjusted(5, 8, True, False, False, none)) == [5, 6]
    assert values(adjusted(5, 8, True, True, False, none)) == [4, 5, 6]
    assert values(adjusted(8, 8, True, True, False, none)) == [7, 8]
    assert values(adjusted(3, 6, False, False, True, none)) == [3]
    assert values(adjusted(3, 6, False, False, True, 1 << 3)) == [2, 3, 4]
    # Columns first, and then the die equals another one.
    assert values(adjusted(4, 6, False, True, True, 1 << 3)) == [2, 3, 4]
    assert values(adjusted(1, 4, False, True, False, none)) == [1]


@clause("UN-A39", "UN-A40")
def test_the_sanctuary_looks_at_all_other_dice_on_the_ruin() -> None:
    ground = centre(dig("peach-17", [], a_d6a=5, b_d8=6))
    state = table(centre=ground, **with_wonder(0, "sanctuary-of-the-builders"))
    own, _ = roll(state, "0: roll d8 > 1", 5)
    assert legal(own, 0) == ["value 4", "value 5", "value 6"]
    other, _ = roll(state, "0: roll d8 > 2", 5)
    assert other.to_move() == [1]


def test_the_college_adds_to_the_d8_alone() -> None:
    state = table(centre=centre(), **with_wonder(0, "college-of-the-overseers"))
    d8, _ = roll(state, "0: roll d8 > 1", 5)
    assert legal(d8, 0) == ["value 5", "value 6"]
    d6, _ = roll(state, "0: roll d6a > 1", 5)
    assert d6.to_move() == [1]


@clause("UN-A06", "UN-A17")
def test_with_expedition_the_ruin_is_chosen_after_the_modifiers() -> None:
    state = table(centre=centre(), pending={"expeditions": 1, "readings": 1, "band": True})
    state, _ = roll(state, "0: roll d8 > later", 6)
    assert seen(state).step == "modify"
    play(state, "0: value 7")
    assert (seen(state).step, legal(state, 0)) == ("ruin", [f"ruin {number}" for number in (1, 2, 3, 4)])
    play(state, "0: ruin 3")
    assert list(place(state, 3).dice.values()) == [7]
    assert seen(state).step == "again"
    assert not any(move.endswith("later") for move in legal(state, 0))  # one copy serves one roll
