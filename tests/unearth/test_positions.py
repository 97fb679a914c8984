"""Positions of Unearth: what is left out is completed, what is impossible is refused with its place."""

from typing import Any

import pytest

from ludarium.core import BadPosition, Texts
from ludarium.core.text import LANGUAGES
from ludarium.games.unearth.components import RUINS
from ludarium.games.unearth.game import GAME
from tests.marks import clause
from tests.unearth.table import centre, dig, ring, roll, shown, table, with_wonder

ROW = {f"{q},0": ("black", "red", "blue", "yellow")[q % 4] for q in range(8)}


def test_a_partial_position_keeps_what_it_says_and_completes_the_rest() -> None:
    whole: Any = GAME.position(
        GAME.load(
            {
                "seats": 3,
                "centre": [{"ruin": "blue-9", "stones": ["red"], "dice": {"1.d8": 4}}],
                "claimed": {"2": ["peach-9"]},
                "hands": {"0": ["forlorn"]},
                "to_move": [1],
            },
            seed=4,
        )
    )
    assert (whole["step"], whole["to_move"], whole["active"]) == ("turn", [1], 1)
    assert whole["centre"][0] == {"ruin": "blue-9", "stones": ["red"], "dice": {"1.d8": 4}}
    assert [len(whole["hands"][seat]) for seat in "012"] == [1, 2, 2]
    assert len(whole["centre"]) == 5
    everywhere = [ground["ruin"] for ground in whole["centre"]] + whole["box"] + whole["ruin_deck"][:-1]
    everywhere += [name for names in [*whole["hidden"].values(), *whole["claimed"].values()] for name in names]
    assert sorted(everywhere) == sorted(RUINS[:25])
    assert len(whole["box"]) == 5


def test_the_same_seed_completes_alike_and_another_differently() -> None:
    one, two, other = (GAME.load({"seats": 4}, seed=seed) for seed in (1, 1, 2))
    assert one.words() == two.words()
    assert one.words() != other.words()


IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"seats": 5}, "seats", "position-malformed"),
    ({"colour": "red"}, "$", "position-malformed"),
    ({"claimed": {"0": ["peach-10"]}}, "claimed[...][0]", "position-malformed"),
    ({"seats": 2, "claimed": {"2": ["peach-9"]}}, "claimed.2", "position-no-such-seat"),
    ({"claimed": {"0": ["peach-9"], "1": ["peach-9"]}}, "claimed.1[0]", "position-twice"),
    ({"box": ["gray-9"], "ruin_deck": ["festival"]}, "box", "position-missing"),
    ({"hidden": {"0": []}}, "hidden.0", "unearth-position-needed"),
    ({"ruin_deck": ["fate"]}, "ruin_deck[0]", "position-not-in-use"),
    ({"ruin_deck": ["gathering"], "age": "festival"}, "age", "unearth-position-one-age"),
    ({"ruin_deck": ["festival", "peach-9"]}, "ruin_deck[0]", "unearth-position-age-last"),
    ({"ruin_deck": ["peach-9"]}, "ruin_deck", "unearth-position-age-last"),
    ({"ruin_deck": []}, "age", "unearth-position-needed"),
    ({"stone": "red"}, "stone", "unearth-position-not-asked"),
    ({"drawn_stones": ["red", "blue"]}, "drawn_stones", "unearth-position-not-asked"),
    ({"centre": [dig("peach-17", a_d8=0)], "group": ["0.d8"]}, "group", "unearth-position-not-asked"),
    ({"age": "city-of-gold"}, "age", "unearth-position-city-nowhere"),
    ({"boxed_openly": ["peach-9"], "claimed": {"0": ["peach-9"]}}, "boxed_openly[0]", "unearth-position-not-boxed"),
    ({"memorial": {"0": [], "1": []}}, "memorial.1", "unearth-position-one-memorial"),
    ({"memorial": {"3": []}}, "memorial.3", "position-no-such-seat"),
    (
        {"claimed": {"0": ["city-of-ash"]}, "hidden": {"0": ["city-of-gold"]}},
        "claimed.0[0]",
        "unearth-position-one-age",
    ),
    ({"follows": ["check 1"]}, "follows", "unearth-position-not-asked"),
    ({"about": "red"}, "about", "unearth-position-not-asked"),
    ({"seats": 2, "centre": [{}] * 5}, "centre[4]", "unearth-position-too-many-places"),
    ({"centre": [{}]}, "centre[0]", "unearth-position-place-empty"),
    ({"hands": {"0": ["forlorn"] * 4}}, "hands.0[3]", "position-too-many"),
    ({"delver_deck": [], "discard": []}, "discard", "position-missing"),
    ({"pending": {"maps": 6}}, "pending", "position-too-many"),
    (
        {"seats": 2, "centre": [{"ruin": "peach-9", "dice": {"2.d8": 1}}]},
        "centre[0].dice.2.d8",
        "position-not-in-use",
    ),
    (
        {"centre": [{"ruin": "peach-9", "dice": {"0.d4": 5}}]},
        "centre[0].dice.0.d4",
        "unearth-position-value-too-high",
    ),
    (
        {"centre": [{"ruin": "peach-9", "dice": {"0.d4": 1}}, {"ruin": "blue-9", "dice": {"0.d4": 1}}]},
        "centre[1].dice.0.d4",
        "position-twice",
    ),
    ({"centre": [{"ruin": "peach-9", "stones": ["red"] * 3}]}, "centre[0].stones", "unearth-position-stone-value"),
    (
        {"centre": [{"ruin": "peach-9", "dice": {"0.d8": 8, "0.d4": 1}}]},
        "centre[0]",
        "unearth-position-claimed-already",
    ),
    ({"stones": {"0": {"60,0": "red"}}}, "stones.0.60,0", "unearth-position-cell-too-far"),
    ({"stones": {"0": {"0,0": "red", "2,0": "red"}}}, "stones.0", "unearth-position-stones-apart"),
    (
        {"stones": {"0": {"0,0": "red", **ring(0, 0, *["red", "blue"] * 3)}}},
        "stones.0",
        "unearth-position-stones-walled",
    ),
    ({"stones": {"0": {f"{q},0": "red" for q in range(16)}}}, "stones.0.15,0", "position-too-many"),
    ({"stones": {"0": ring(0, 0, *["red", "blue"] * 3)}}, "stones.0", "unearth-position-ring-unbuilt"),
    ({"wonders": {"0": {"0,0": "lesser"}}}, "wonders.0.0,0", "unearth-position-no-ring"),
    (
        {"stones": {"0": ring(0, 0, *["red", "blue"] * 3)}, "wonders": {"0": {"0,0": "greater 7"}}},
        "wonders.0.0,0",
        "unearth-position-wrong-ring",
    ),
    (
        {"stones": {"0": ring(0, 0, *["red"] * 6)}, "wonders": {"0": {"0,0": "obelisk"}}},
        "wonders.0.0,0",
        "position-not-in-use",
    ),
    ({"lesser": [4, 4, 4]}, "lesser[2]", "position-too-many"),
    ({"lesser": [4]}, "lesser", "position-missing"),
    ({"laid_out": ["palace-of-relics"]}, "laid_out", "unearth-position-laid-out-number"),
    ({"laid_out": ["obelisk"]}, "laid_out[0]", "position-not-in-use"),
    ({"step": "again"}, "step", "unearth-position-not-asked"),
    ({"step": "cell"}, "roll", "unearth-position-needed"),
    ({"step": "target"}, "in_play", "unearth-position-needed"),
    ({"step": "over"}, "centre", "unearth-position-not-over"),
    ({"step": "draw"}, "claim", "unearth-position-needed"),
    ({"active": 0, "to_move": [1]}, "to_move", "unearth-position-asks-another"),
    ({"rolls_left": 2}, "rolls_left", "unearth-position-one-roll"),
    ({"fate": True}, "fate", "unearth-position-not-asked"),
    ({"group": ["0.d8"]}, "group[0]", "unearth-position-not-in-the-air"),
    (
        {"active": 0, "step": "reroll", "roll": {"die": "1.d8", "place": 1}},
        "roll.die",
        "unearth-position-not-own-die",
    ),
    ({"active": 0, "step": "reroll", "roll": {"die": "0.d8", "place": 1}}, "step", "unearth-position-not-asked"),
    (
        {"active": 0, "step": "reroll", "roll": {"die": "1.d8", "kind": "reroll"}},
        "roll.place",
        "unearth-position-needed",
    ),
    ({"rings": ["0,0"]}, "rings[0]", "unearth-position-no-ring"),
    ({"options": {"promos": "some"}}, "options", "no-such-choice"),
    ({"centre": [{}] * 5, "ruin_deck": [], "age": "festival"}, "centre", "unearth-position-all-gone"),
]


@pytest.mark.parametrize(("position", "where", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_place(
    position: dict[str, Any], where: str, reason: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position)
    assert (refusal.value.arguments["where"], refusal.value.reason) == (where, reason)
    for language in LANGUAGES:
        sentence = Texts(language, ["ludarium.core", "ludarium.games.unearth"]).error(refusal.value)
        assert refusal.value.reason not in sentence


def test_a_finished_game_can_be_loaded() -> None:
    state = table(step="over", to_move=[], centre=[{}, {}, {}, {}], ruin_deck=[], age="festival", stones={"0": ROW})
    assert state.over
    assert GAME.load(shown(state)).words() == state.words()


def test_what_follows_is_written_and_may_be_left_out() -> None:
    given = {
        "seats": 2,
        "active": 0,
        "step": "reroll",
        "roll": {"die": "0.d8", "place": 1, "natural": 4},
        "pending": {"maps": 1},
    }
    whole = GAME.position(GAME.load(given))
    assert whole["follows"] == ["modify", "ruin", "adjust", "lay", "check 1", "after roll"]
    bare = {name: value for name, value in whole.items() if name != "follows"}
    assert GAME.load(bare).words() == GAME.load(whole).words()


@clause("UN-A42", "UN-A58")
def test_a_claim_whose_draw_is_asked_can_be_loaded() -> None:
    state = table(
        options={"promos": "on"},
        **with_wonder(0, "obelisk"),
        centre=centre(dig("peach-9", [], a_d6a=4)),
    )
    state, _ = roll(state, "0: roll d8 > 1", 5)
    assert shown(state)["claim"] == {"place": 1, "claimer": 0}
    assert GAME.load(shown(state)).words() == state.words()
