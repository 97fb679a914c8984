"""Positions: the published schema, partial positions, and what is refused."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from ludarium.core import BadPosition, Texts, game, games

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("game_id", games())
def test_the_published_schema_is_the_games_own(game_id: str) -> None:
    published = json.loads((DOCS / "schema" / f"{game_id}.position.schema.json").read_text(encoding="utf-8"))
    assert published == game(game_id).position_schema()


@pytest.mark.parametrize("game_id", games())
def test_positions_fit_the_schema(game_id: str) -> None:
    played = game(game_id)
    checker = jsonschema.Draft202012Validator(played.position_schema())
    for seats in played.seat_counts:
        state = played.start(seats, seed=seats)
        while not state.over:
            checker.validate(played.position(state))
            for _ in range(9):
                if state.over:
                    break
                moves = state.moves(state.turn)
                state.play(state.turn, moves[state.rng.drawn % len(moves)])
        checker.validate(played.position(state))


def load(**position: Any) -> dict[str, Any]:
    ruins = game("ruins")
    return ruins.position(ruins.load(position, seed=4))


def test_a_partial_position_keeps_what_it_says_and_completes_the_rest() -> None:
    whole = load(
        seats=3,
        hands={"1": ["6a", "6b", "10c"]},
        pile=[{"seat": 0, "value": 5, "count": 2, "ruins": ["5a", "5b"]}],
        ruins={"10c": {"discoveries": ["M06"]}},
        to_move=[1],
    )
    assert whole["hands"]["1"] == ["6a", "6b", "10c"]
    assert (whole["step"], whole["to_move"]) == ("turn", [1])
    assert len(whole["hands"]["0"]) == len(whole["hands"]["2"]) == 9
    everywhere = [*whole["deck"], *whole["discard"], "5a", "5b"]
    everywhere += [ruin for hand in whole["hands"].values() for ruin in hand]
    assert sorted(everywhere) == sorted(f"{value}{copy}" for value in range(1, 11) for copy in "abc")
    assert "M06" not in whole["market"] + whole["discovery_deck"]
    assert len(whole["discovery_deck"]) == 34


def test_the_same_seed_completes_alike_and_another_differently() -> None:
    ruins = game("ruins")
    one, two, other = (ruins.load({"seats": 4}, seed=seed) for seed in (1, 1, 2))
    assert one.words() == two.words()
    assert one.words() != other.words()


EVERY_RUIN = [f"{value}{copy}" for value in range(1, 11) for copy in "abcde"]

PAIR = [{"seat": 0, "value": 5, "count": 2, "ruins": ["5a", "5b"]}]

IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"seats": 5, "deck": [*EVERY_RUIN, "4b"]}, "deck[50]", "position-twice"),
    ({"hands": {"0": ["4b"]}, "discard": ["4b"]}, "discard[0]", "position-twice"),
    ({"seats": 2, "hands": {"0": ["4c"]}}, "hands.0[0]", "position-not-in-use"),
    ({"hands": {"0": ["11a"]}}, "hands[...][0]", "position-malformed"),
    ({"seats": 6}, "seats", "position-malformed"),
    ({"colour": "red"}, "$", "position-malformed"),
    ({"hands": {"9": ["4a"]}}, "hands", "position-malformed"),
    ({"ruins": {"4a": {"discoveries": ["T01", "T02"]}}}, "ruins.4a", "ruins-position-position-taken"),
    ({"ruins": {"4a": {"discoveries": ["T99"]}}}, "ruins[...].discoveries[0]", "position-malformed"),
    ({"market": ["T01", "M99", "-", "-"]}, "market[1]", "position-malformed"),
    ({"discovery_deck": ["B99"]}, "discovery_deck[0]", "position-malformed"),
    (
        {"ruins": {"4a": {"discoveries": ["T01"]}}, "market": ["T01", "M01", "B01", "B02"]},
        "market[0]",
        "position-twice",
    ),
    (
        {"ruins": {"1a": {"claim": 0}, "2a": {"claim": 0}, "3a": {"claim": 0}}},
        "ruins.3a.claim",
        "ruins-position-claims",
    ),
    ({"scores": [1, 2]}, "scores", "ruins-position-one-per-seat"),
    ({"scores": [11, 0, 0, 0]}, "scores[0]", "position-malformed"),
    ({"round": 2, "participants": [0, 1]}, "participants", "ruins-position-all-take-part"),
    ({"out": [0, 1, 2]}, "out", "ruins-position-too-few-active"),
    ({"out": [0], "hands": {"0": ["4a"]}}, "hands.0", "ruins-position-out-with-ruins"),
    ({"hands": {"0": []}}, "hands.0", "ruins-position-no-ruins"),
    (
        {"pile": [{"seat": 0, "value": 5, "count": 2, "ruins": ["5a", "6a"]}]},
        "pile[0]",
        "ruins-position-not-a-play",
    ),
    (
        {
            "pile": [
                {"seat": 0, "value": 5, "count": 1, "ruins": ["5a"]},
                {"seat": 1, "value": 4, "count": 1, "ruins": ["4a"]},
            ]
        },
        "pile[1]",
        "ruins-position-does-not-follow",
    ),
    ({"step": "add", "to_move": [0]}, "build", "ruins-position-needed"),
    ({"step": "add", "to_move": [0], "build": {"value": 40}}, "build", "ruins-position-build"),
    ({"step": "discard", "to_move": [0]}, "about", "ruins-position-out-of-range"),
    ({"step": "draw", "to_move": [0], "about": "99"}, "follows", "ruins-position-out-of-range"),
    ({"step": "draw", "to_move": [0], "follows": ["relight 1"]}, "follows", "ruins-position-one-active-seat"),
    ({"step": "draw", "to_move": [0], "follows": ["rest 1"]}, "follows[0]", "position-no-such-frame"),
    ({"market": ["T01"]}, "market", "position-malformed"),
    ({"step": "over"}, "winner", "ruins-position-needed"),
    ({"to_move": [0, 1]}, "to_move", "ruins-position-one-active-seat"),
    ({"options": {"market": "free"}}, "options", "no-such-choice"),
    ({"passes": 1, "to_move": [0]}, "passes", "ruins-position-no-pile"),
    ({"pile": PAIR, "passes": 0, "to_move": [2]}, "to_move", "ruins-position-turn"),
    ({"pile": PAIR, "passes": 1, "to_move": [1]}, "to_move", "ruins-position-turn"),
    ({"pile": PAIR, "to_move": [0]}, "to_move", "ruins-position-turn"),
    ({"pile": PAIR, "passes": 3}, "passes", "ruins-position-pile-over"),
    ({"pile": PAIR, "step": "flip"}, "pile", "ruins-position-no-pile-yet"),
    (
        {"pile": PAIR, "step": "draw", "to_move": [1], "about": "1"},
        "to_move",
        "ruins-position-turn",
    ),
    (
        {"pile": PAIR, "passes": 1, "step": "draw", "to_move": [0], "about": "1"},
        "passes",
        "ruins-position-no-pass-yet",
    ),
]


@pytest.mark.parametrize(
    ("position", "passes", "seat"),
    [
        ({"pile": PAIR}, 0, 1),
        ({"pile": PAIR, "passes": 1}, 1, 2),
        ({"pile": PAIR, "passes": 2}, 2, 3),
        ({"pile": PAIR, "to_move": [3]}, 2, 3),
        ({"pile": PAIR, "passes": 1, "out": [1]}, 1, 3),
        ({"pile": PAIR, "passes": 2, "out": [0]}, 2, 3),
        ({"pile": PAIR, "to_move": [2], "out": [0, 1]}, 0, 2),
    ],
)
def test_the_pile_and_the_passes_tell_whose_turn_it_is(position: dict[str, Any], passes: int, seat: int) -> None:
    whole = load(**position)
    assert (whole["passes"], whole["to_move"]) == (passes, [seat])


@pytest.mark.parametrize(("position", "where", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_place(
    position: dict[str, Any], where: str, reason: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        game("ruins").load(position)
    assert (refusal.value.arguments["where"], refusal.value.reason) == (where, reason)
    sentence = Texts("en", ["ludarium.core", "ludarium.games.ruins"]).error(refusal.value)
    assert refusal.value.reason not in sentence
