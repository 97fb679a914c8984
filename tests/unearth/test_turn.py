"""The turn (rules chapter 5, UN-138, UN-139)."""

from tests.marks import clause
from tests.unearth.table import (
    centre,
    die,
    dig,
    dug,
    hand,
    kinds,
    legal,
    place,
    play,
    refusal,
    roll,
    seen,
    table,
    told,
)


@clause("UN-041", "UN-042", "UN-043", "UN-046", "UN-047")
def test_cards_first_then_one_roll() -> None:
    state = table(hands={"0": ["ancient-map", "expedition"], "1": []}, centre=centre())
    assert legal(state, 0)[:2] == ["play ancient-map", "play expedition"]
    assert "roll d8 > 1" in legal(state, 0)
    play(state, "0: play expedition", "0: play ancient-map")
    assert all(move.startswith("roll") for move in legal(state, 0))
    state = table(hands={"0": ["ancient-map"], "1": []}, centre=centre())
    after, _ = roll(state, "0: roll d8 > 2", 7)  # without playing the card
    assert after.to_move() == [1]
    assert die(after, "0.d8") == 7
    assert len(hand(after, 0)) == 1


@clause("UN-048", "UN-A17")
def test_die_and_ruin_are_announced_together() -> None:
    state = table(centre=centre())
    assert sorted(legal(state, 0)) == sorted(
        f"roll {name} > {number}" for name in ("d8", "d6a", "d4") for number in (1, 2, 3, 4)
    )
    assert refusal(state, 0, "roll d8 > later").clause == "UN-048"
    assert refusal(state, 0, "roll d8 > 5").clause == "UN-046"
    with_expedition = table(centre=centre(), pending={"expeditions": 1})
    assert {"roll d8 > later", "roll d8 > 1"} <= set(legal(with_expedition, 0))


@clause("UN-044", "UN-045", "UN-A22")
def test_a_card_takes_effect_and_is_discarded_afterwards() -> None:
    state = table(
        hands={"0": ["new-discovery", "ancient-map"], "1": []}, centre=centre(dig("peach-17", a_d8=3, b_d8=4))
    )
    play(state, "0: play ancient-map")
    assert seen(state).discard == ["ancient-map"]
    play(state, "0: play new-discovery")
    assert (seen(state).in_play, seen(state).discard) == ("new-discovery", ["ancient-map"])
    play(state, "0: target 0.d8")
    assert (seen(state).in_play, seen(state).discard) == (None, ["ancient-map", "new-discovery"])
    assert die(state, "0.d8") == 5


@clause("UN-049", "UN-034")
def test_the_turn_goes_clockwise() -> None:
    state = table(seats=3, active=2, hands={"0": [], "1": [], "2": []})
    state, news = roll(state, "2: roll d8 > 1", 8)
    assert state.to_move() == [0]
    assert told(news, "unearth-turn") == [{"seat": 0}]


@clause("UN-050", "UN-051")
def test_only_the_active_player_plays_cards_and_not_while_digging() -> None:
    state = table(hands={"0": ["ancient-map"], "1": ["ancient-map"]}, centre=centre())
    assert refusal(state, 1, "play ancient-map").clause == "UN-050"
    digging = table(hands={"0": ["forlorn"], "1": []}, centre=centre(), pending={"band": True}, step="again")
    assert refusal(digging, 0, "play forlorn").clause == "UN-051"
    assert not any(move.startswith("play") for move in legal(digging, 0))


@clause("UN-059", "UN-060")
def test_several_dice_of_one_player_stay_on_a_ruin() -> None:
    state = table(centre=centre(dig("peach-17", a_d8=4)))
    state, _ = roll(state, "0: roll d6a > 1", 5)
    assert place(state, 1).dice == {"0.d8": 4, "0.d6a": 5}
    state, _ = roll(state, "1: roll d4 > 2", 4)
    assert (die(state, "0.d8"), die(state, "0.d6a"), dug(state, 1).sum) == (4, 5, 9)


@clause("UN-138", "UN-139", "UN-A05")
def test_with_an_empty_pool_a_die_is_lifted() -> None:
    state = table(centre=centre(dig("peach-17", a_d8=1, a_d6a=1, a_d6b=1), dig("green-17", a_d6c=5, a_d4=2)))
    # Two equal d6 on one ruin are one choice.
    assert {move.split(" > ")[0] for move in legal(state, 0)} == {"roll d8", "roll d6a", "roll d6c", "roll d4"}
    after, news = roll(state, "0: roll d6c > 2", 6)  # onto the same ruin
    assert told(news, "unearth-lifted")[0]["ruin"] == "green-17"
    assert (die(after, "0.d6c"), dug(after, 2).sum) == (6, 8)
    after, _ = roll(state, "0: roll d6c > 1", 4)
    assert (dug(after, 1).sum, dug(after, 2).sum) == (7, 2)
    assert seen(after).pool[0] == []


@clause("UN-A05")
def test_dice_on_ruins_cannot_be_rolled_while_the_pool_has_one() -> None:
    state = table(centre=centre(dig("peach-17", a_d8=1, a_d6a=1, a_d6b=1, a_d6c=2)))
    assert {move.split(" > ")[0] for move in legal(state, 0)} == {"roll d4"}
    assert refusal(state, 0, "roll d8 > 1").clause == "UN-A05"


@clause("UN-149", "UN-A16", "UN-150")
def test_band_of_delvers_allows_a_second_roll() -> None:
    state = table(
        hands={"0": ["band-of-delvers", "band-of-delvers"], "1": []}, centre=centre(dig("peach-9", a_d6a=3))
    )
    play(state, "0: play band-of-delvers", "0: play band-of-delvers")
    claimed, news = roll(state, "0: roll d8 > 1", 8)
    assert "unearth-claimed" in kinds(news)
    assert claimed.to_move() == [0]
    assert "end" in legal(claimed, 0)
    assert "roll d8 > 1" in legal(claimed, 0)  # the same die has come back
    again, _ = roll(claimed, "0: roll d8 > 2", 5)
    assert again.to_move() == [1]
    play(claimed, "0: end")
    assert claimed.to_move() == [1]


@clause("UN-A16")
def test_the_second_roll_may_lift_a_die() -> None:
    state = table(
        centre=centre(dig("peach-17", a_d8=1, a_d6a=1), dig("green-17", a_d6b=1, a_d6c=1)),
        pending={"band": True},
    )
    state, _ = roll(state, "0: roll d4 > 3", 4)
    assert {move.split(" > ")[0] for move in legal(state, 0) if move != "end"} == {
        "roll d8",
        "roll d6a",
        "roll d6b",
        "roll d4",
    }


@clause("UN-A60")
def test_equal_dice_are_one_choice_and_a_roll_is_always_asked() -> None:
    state = table(centre=centre())
    error = refusal(state, 0, "roll d6b > 1")
    assert error.clause == "UN-A60"
    ground = dig("peach-17", a_d8=1, a_d6a=1, a_d6b=2, a_d6c=1)
    last = table(centre=[ground, {}, {}, {}], ruin_deck=[], age="festival")
    assert legal(last, 0) == ["roll d4 > 1"]
