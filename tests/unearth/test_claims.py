"""Claiming ruins and ties (rules chapters 8 and 9, UN-A24, UN-A26 to UN-A31, UN-A42, UN-A57, UN-A58)."""

from typing import Any

import pytest

from tests.marks import clause
from tests.unearth.table import (
    centre,
    dig,
    dug,
    hand,
    kinds,
    legal,
    place,
    play,
    roll,
    seen,
    shown,
    size,
    table,
    told,
    with_wonder,
)


def claim(**dice: int) -> Any:
    """Seat 0 adds a d4 showing 4 to these dice on a ruin of claim value 17; the claim as told, or None."""
    state = table(seats=3, hands={"0": [], "1": [], "2": []}, centre=[dig("peach-17", [], **dice)])
    _, news = roll(state, "0: roll d4 > 1", 4)
    for event in news:
        if event.kind in ("unearth-claimed", "unearth-tied"):
            return event.seat
    return None


@clause("UN-069", "UN-070")
def test_a_ruin_is_resolved_when_all_dice_reach_its_value() -> None:
    assert claim(a_d8=1, b_d8=8, b_d6a=4) == 1  # 17 of 17
    assert claim(a_d8=1, b_d8=8, b_d6a=3) is None  # 16
    assert claim(a_d8=1, b_d8=8, c_d6a=5) == 1  # 18, from three players


@clause("UN-071")
def test_the_highest_single_die_claims_not_the_highest_sum() -> None:
    assert claim(a_d6a=5, a_d6b=5, b_d8=6) == 1


@clause("UN-072", "UN-073", "UN-074", "UN-076", "UN-077", "UN-078", "UN-079", "UN-080", "UN-081")
def test_the_example_of_the_book_and_the_order_of_a_claim() -> None:
    state = table(
        seats=3,
        hands={"0": [], "1": [], "2": []},
        centre=[dig("peach-17", ["red", "blue"], b_d6a=3, b_d6b=3, c_d6a=4)],
        ruin_deck=["blue-9", "festival"],
    )
    bag = size(seen(state).bag)
    state, news = roll(state, "0: roll d8 > 1", 7)
    assert seen(state).claimed[0] == ["peach-17"]
    assert [len(hand(state, seat)) for seat in (0, 1, 2)] == [0, 2, 1]
    assert all(len(seen(state).pool[seat]) == 5 for seat in (0, 1, 2))
    assert (place(state, 1).ruin, len(place(state, 1).stones), place(state, 1).dice) == ("blue-9", 2, {})
    assert seen(state).bag == bag + 2 - 2
    interesting = [
        kind
        for kind in kinds(news)
        if kind in ("unearth-claimed", "unearth-drew-unseen", "unearth-returned", "unearth-revealed")
    ]
    assert interesting == [
        "unearth-claimed",
        "unearth-drew-unseen",
        "unearth-drew-unseen",
        "unearth-returned",
        "unearth-revealed",
    ]
    assert "ruin:peach-17" in seen(state, 2).shown()


@clause("UN-082", "UN-088", "UN-A01")
def test_example_one_the_die_with_more_sides_wins() -> None:
    assert claim(a_d8=4, b_d6a=4, b_d6b=1, c_d6a=4) == 0


@clause("UN-083", "UN-084", "UN-089")
def test_example_two_the_next_dice_are_compared() -> None:
    # Red: d6 5 and d6 3; blue: d6 5 and d8 3. The d4 of the roll is lower than both and counts last.
    assert claim(a_d6a=5, b_d6a=5, b_d8=4) == 1
    assert claim(a_d6a=5, a_d6b=2, b_d6a=5, b_d6b=3) == 0  # the 4 just rolled beats the 3


@clause("UN-085", "UN-A26")
def test_who_has_no_second_die_counts_as_nought() -> None:
    assert claim(b_d6a=6, c_d6a=6, c_d6b=1) == 2
    assert claim(a_d6a=6, b_d6a=6, c_d4=1) == 0


@clause("UN-086", "UN-087", "UN-090", "UN-A27", "UN-A28", "UN-A43")
def test_an_unbreakable_tie_sends_the_ruin_to_the_box() -> None:
    state = table(
        seats=3,
        hands={"0": [], "1": [], "2": []},
        centre=[dig("peach-17", ["red"], b_d6a=6, c_d6a=6)],
        ruin_deck=["blue-9", "festival"],
    )
    box = size(seen(state).box)
    state, news = roll(state, "0: roll d6a > 1", 5)  # a third player below the tie does not get it
    assert told(news, "unearth-tied")[0]["ruin"] == "peach-17"
    assert [seen(state).claimed[seat] for seat in (0, 1, 2)] == [[], [], []]
    assert [len(hand(state, seat)) for seat in (0, 1, 2)] == [1, 1, 1]
    assert (size(seen(state).box), seen(state).boxed_openly) == (box + 1, ["peach-17"])
    assert place(state, 1).ruin == "blue-9"
    assert all(len(seen(state).pool[seat]) == 5 for seat in (0, 1, 2))


@clause("UN-A26")
@pytest.mark.parametrize(
    ("dice", "claimer"),
    [
        ({"b_d8": 6, "c_d6a": 6, "b_d6a": 2}, 1),
        ({"b_d6a": 5, "b_d6b": 2, "c_d6a": 5, "c_d8": 2}, 2),
        ({"b_d6a": 5, "b_d6b": 2, "c_d6a": 5, "c_d6b": 2}, -1),
        ({"b_d6a": 5, "b_d6b": 2, "b_d4": 1, "c_d6a": 5, "c_d6b": 2}, 1),
        ({"a_d6a": 5, "b_d6a": 5, "c_d6a": 5}, 0),
    ],
)
def test_tie_breaks_level_by_level(dice: dict[str, int], claimer: int) -> None:
    assert claim(**dice) == claimer


@clause("UN-A29")
def test_several_ruins_in_one_check_are_resolved_from_left_to_right() -> None:
    # A group reroll is checked once, after its last die.
    state = table(
        hands={"0": ["restoration"], "1": []},
        centre=centre(dig("peach-9", [], a_d8=1, b_d8=7), dig("green-9", [], a_d6a=1, b_d6a=6)),
    )
    for wanted in [(4, 4), (5, 4), (6, 5), (8, 6)]:
        after, news = roll(state, "0: play restoration", *wanted)
        assert [fact["ruin"] for fact in told(news, "unearth-claimed") + told(news, "unearth-tied")]
        resolved = [event.facts["ruin"] for event in news if event.kind in ("unearth-claimed", "unearth-tied")]
        assert resolved == ["peach-9", "green-9"]
        order = [kind for kind in kinds(news) if kind in ("unearth-claimed", "unearth-tied", "unearth-revealed")]
        assert order[1] == order[3] == "unearth-revealed"
        assert after.to_move() == [0]


@clause("UN-A30")
def test_a_lowered_die_triggers_nothing() -> None:
    state = table(hands={"0": ["forlorn"], "1": []}, centre=centre(dig("peach-17", [], a_d8=8, b_d8=8)))
    news = play(state, "0: play forlorn", "0: target 1.d8")
    assert "unearth-claimed" not in kinds(news)
    assert dug(state, 1).sum == 14


@clause("UN-A31", "UN-A23", "UN-052")
def test_a_claim_in_the_delver_phase_and_its_new_ruin() -> None:
    state = table(
        seats=3,
        active=0,
        hands={"0": ["new-discovery"], "1": [], "2": []},
        centre=[dig("peach-17", [], a_d6a=5, b_d8=6, b_d6a=4)],
        ruin_deck=["blue-9", "festival"],
        delver_deck=["ancient-map"],
    )
    play(state, "0: play new-discovery")
    news = play(state, "0: target 1.d8")
    assert told(news, "unearth-claimed")[0]["seat"] == 1
    assert legal(state, 0)[0] == "play ancient-map"  # drawn in this phase, played in this phase
    assert place(state, 1).ruin == "blue-9"
    assert "roll d8 > 1" in legal(state, 0)


# Drawing cards.


@clause("UN-075", "UN-A57")
def test_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    state = table(
        hands={"0": [], "1": []},
        centre=centre(dig("peach-9", [], b_d6a=3, b_d6b=2)),
        delver_deck=["forlorn"],
    )
    state, news = roll(state, "0: roll d8 > 1", 6)
    assert told(news, "unearth-reshuffled")[0]["number"] == 37
    assert len(hand(state, 1)) == 2
    assert "forlorn" in hand(state, 1)
    assert (seen(state).discard, seen(state).delver_deck) == ([], 36)


@clause("UN-A57")
def test_an_empty_deck_is_not_shuffled_before_it_is_needed() -> None:
    state = table(centre=centre(dig("peach-9", [], b_d6a=3)), delver_deck=["forlorn"])
    state, news = roll(state, "0: roll d8 > 1", 6)
    assert "unearth-reshuffled" not in kinds(news)
    assert seen(state).delver_deck == 0


@clause("UN-A24")
def test_missing_draws_are_lost_and_the_active_player_draws_first() -> None:
    everything = shown(table(hands={"0": [], "1": []}))["delver_deck"]
    assert isinstance(everything, list)
    state = table(
        seats=3,
        active=1,
        hands={"0": [], "1": [], "2": everything[2:]},
        delver_deck=everything[:2],
        discard=[],
        centre=[dig("peach-17", [], c_d8=8, b_d6a=1, a_d6a=3, a_d6b=2)],
    )
    state, news = roll(state, "1: roll d6b > 1", 4)
    drawn = [(fact["seat"], fact["number"]) for fact in told(news, "unearth-drew-unseen")]
    assert drawn == [(1, 2)]  # seat 1 takes both cards, nothing is left for seat 0
    assert len(hand(state, 0)) == 0


@clause("UN-A42", "UN-A58", "UN-A39")
def test_the_eternal_flame_may_draw_when_another_claims() -> None:
    given: dict[str, Any] = {
        "seats": 3,
        "active": 0,
        "hands": {"0": [], "1": [], "2": []},
        **with_wonder(2, "eternal-flame"),
    }
    state = table(centre=[dig("peach-17", [], a_d6a=6, b_d6a=5)], **given)
    state, news = roll(state, "0: roll d8 > 1", 8)
    assert (state.to_move(), legal(state, 2)) == ([2], ["draw", "decline"])
    assert told(news, "unearth-drew-unseen")[0]["seat"] == 1  # who comes before in turn order has drawn
    drew = state.copy()
    play(drew, "2: draw")
    assert (len(hand(drew, 2)), drew.to_move()) == (1, [1])
    play(state, "2: decline")
    assert (len(hand(state, 2)), state.to_move()) == (0, [1])
    own_die = table(centre=[dig("peach-17", [], a_d6a=6, c_d6a=5)], **given)
    own_die, _ = roll(own_die, "0: roll d8 > 1", 8)
    assert own_die.to_move() == [1]


@clause("UN-A42")
def test_the_eternal_flame_is_dark_after_an_unbreakable_tie() -> None:
    state = table(
        seats=4,
        hands={str(seat): [] for seat in range(4)},
        centre=[dig("peach-17", [], b_d6a=6, c_d6a=6)],
        **with_wonder(3, "eternal-flame"),
    )
    state, news = roll(state, "0: roll d6a > 1", 5)
    assert "unearth-tied" in kinds(news)
    assert state.to_move() == [1]


@clause("UN-A58")
def test_the_obelisk_may_draw_for_an_own_claim() -> None:
    state = table(
        options={"promos": "on"},
        **with_wonder(0, "obelisk"),
        centre=centre(dig("peach-9", [], a_d6a=4)),
    )
    state, _ = roll(state, "0: roll d8 > 1", 5)
    assert legal(state, 0) == ["draw", "decline"]
    assert seen(state).claim is not None
    play(state, "0: draw")
    assert len(hand(state, 0)) == 1
