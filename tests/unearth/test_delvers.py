"""Delver cards (UN-142, UN-152, UN-A18 to UN-A21, and the promo Fate of the Delvers)."""

from tests.marks import clause
from tests.unearth.table import centre, die, dig, dug, kinds, legal, play, refusal, roll, seen, table, told


def rolled_dice(news: list) -> list[object]:  # type: ignore[type-arg]
    return [fact["die"] for fact in told(news, "unearth-rolled")]


@clause("UN-A20")
def test_cards_may_be_aimed_at_any_players_die() -> None:
    for card in ("new-discovery", "forlorn", "lost-in-the-ruins"):
        state = table(
            hands={"0": [card], "1": []}, centre=centre(dig("peach-17", [], a_d8=4), dig("green-17", [], b_d6a=5))
        )
        play(state, f"0: play {card}")
        assert legal(state, 0) == ["target 0.d8", "target 1.d6a"]
        assert refusal(state, 0, "target 1.d8").clause == "UN-A20"


@clause("UN-A21")
def test_a_card_with_nothing_to_act_on_cannot_be_played() -> None:
    cards = ["forlorn", "lost-in-the-ruins", "new-discovery", "forgotten-song", "restoration"]
    state = table(hands={"0": cards, "1": []}, centre=centre())
    assert not any(move.startswith("play") for move in legal(state, 0))
    assert {refusal(state, 0, f"play {card}").clause for card in cards} == {"UN-A21"}
    rival = table(hands={"0": cards, "1": []}, centre=centre(dig("peach-17", [], b_d8=1)))
    assert "play restoration" not in legal(rival, 0)
    assert "play forlorn" in legal(rival, 0)  # though a 1 cannot fall any further
    news = play(rival, "0: play forlorn")
    assert told(news, "unearth-changed")[0]["value"] == 1
    assert refusal(state, 0, "play ancient-map").clause == "UN-043"


@clause("UN-A21")
def test_expedition_is_no_use_under_hidden_path() -> None:
    state = table(
        options={"promos": "on"},
        hands={"0": ["expedition"], "1": []},
        centre=[dig("peach-17", []), {}, {}, {}],
        ruin_deck=[],
        age="hidden-path",
    )
    assert refusal(state, 0, "play expedition").clause == "UN-A21"
    assert legal(state, 0) == ["roll d8 > later", "roll d6a > later", "roll d4 > later"]
    assert refusal(state, 0, "roll d8 > 1").clause == "UN-A06"


@clause("UN-152", "UN-A18", "UN-A21")
def test_forgotten_song_rerolls_everybodys_dice_with_the_number() -> None:
    state = table(
        seats=3,
        active=1,
        hands={"0": [], "1": ["forgotten-song"], "2": []},
        centre=[
            dig("peach-17", [], a_d8=5, b_d6a=5, c_d6a=4),
            dig("green-17", [], b_d8=5, c_d8=5),
            dig("blue-17", [], a_d4=2),
        ],
    )
    play(state, "1: play forgotten-song")
    assert legal(state, 1) == ["number 2", "number 4", "number 5"]
    assert refusal(state, 1, "number 3").clause == "UN-A21"
    after, news = roll(state, "1: number 5", 5, 6, 4, 4)
    # The active player's dice by place, then clockwise; a 5 is not rolled again.
    assert rolled_dice(news) == ["1.d6a", "1.d8", "2.d8", "0.d8"]
    assert (die(after, "1.d6a"), die(after, "2.d6a"), die(after, "0.d4")) == (5, 4, 2)


@clause("UN-A18", "UN-A19")
def test_restoration_rerolls_all_own_dice_on_ruins() -> None:
    state = table(
        hands={"0": ["restoration"], "1": []},
        centre=centre(dig("peach-17", [], a_d4=1, a_d8=2, b_d8=5), dig("green-17", [], a_d6c=3, a_d6a=4)),
    )
    state, news = roll(state, "0: play restoration", 7, 4, 6, 5)
    assert rolled_dice(news) == ["0.d8", "0.d4", "0.d6a", "0.d6c"]
    assert (die(state, "0.d8"), die(state, "0.d4"), die(state, "1.d8")) == (7, 4, 5)
    assert seen(state).pool[0] == ["0.d6b"]


@clause("UN-A18")
def test_dice_in_the_air_show_nothing_until_they_are_rolled() -> None:
    state = table(
        hands={"0": ["restoration"], "1": []},
        centre=centre(dig("peach-17", ["red", "blue"], a_d8=6, a_d6a=6)),
        stones={"0": {"0,0": "red"}},
    )
    state, _ = roll(state, "0: play restoration", 2)
    assert seen(state).step == "stone"  # the first die has taken us here, the second is in the air
    assert (die(state, "0.d8"), die(state, "0.d6a"), dug(state, 1).sum) == (2, 0, 2)
    assert seen(state).group == ["0.d6a"]


@clause("UN-A18", "UN-A10")
def test_with_a_reading_the_active_player_names_the_first_die() -> None:
    state = table(
        hands={"0": ["restoration"], "1": []},
        centre=centre(dig("peach-17", [], a_d8=1), dig("green-17", [], a_d6a=1)),
        pending={"readings": 1},
    )
    play(state, "0: play restoration")
    assert (seen(state).step, legal(state, 0)) == ("first", ["target 0.d8", "target 0.d6a"])
    assert refusal(state, 0, "target 0.d4").clause == "UN-A18"
    state, news = roll(state, "0: target 0.d6a", 5)
    assert rolled_dice(news) == ["0.d6a"]
    assert legal(state, 0) == ["value 4", "value 5", "value 6"]


@clause("UN-142")
def test_cards_take_effect_in_the_order_they_are_played() -> None:
    ground = centre(dig("peach-17", [], a_d8=4))
    state = table(hands={"0": ["lost-in-the-ruins", "restoration"], "1": []}, centre=ground)
    assert legal(state, 0)[:2] == ["play lost-in-the-ruins", "play restoration"]
    one, news = roll(state, "0: play restoration", 8)
    assert seen(one).discard == ["restoration"]
    two, _ = roll(one, "0: play lost-in-the-ruins", 6)
    assert (die(two, "0.d8"), seen(two).discard) == (6, ["lost-in-the-ruins", "restoration"])
    assert "unearth-rolled" in kinds(news)
