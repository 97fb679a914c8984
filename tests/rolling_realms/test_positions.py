"""Positions, views and samples of Rolling Realms: both ways, partial, and refused where impossible."""

from pathlib import Path
from typing import Any

import jsonschema
import pytest

from ludarium.core import BadPosition, Texts, scenario
from ludarium.core.text import LANGUAGES
from ludarium.games.rolling_realms.game import GAME
from ludarium.games.rolling_realms.rules.steps import STEP_NAMES
from ludarium.games.rolling_realms.table import STEPS
from ludarium.testing import check_closed_zones, check_game, check_notation
from tests.marks import clause
from tests.rolling_realms.table import cards, die_name, legal, scores, seen, table

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "rolling_realms").glob("*.toml"))
TRIO = ["castles", "cities", "charterstone"]
OTHER = ["euphoria", "pendulum", "society"]
THIRD = ["scythe", "viticulture", "wingspan"]


def one(realms: list[str], **player: Any) -> dict[str, Any]:
    return {"seats": 1, "realms": realms, "players": {"0": player}}


IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"seats": 13}, "seats", "position-malformed"),
    ({"colour": "red"}, "$", "position-malformed"),
    ({"options": {"map": "big"}}, "options", "no-such-option"),
    ({"seats": 2, "players": {"2": {}}}, "players.2", "position-no-such-seat"),
    ({"realms": ["castles", "castles", "cities"]}, "realms[1]", "position-twice"),
    ({"played": [TRIO], "realms": ["wingspan", "cities", "scythe"]}, "realms[1]", "position-twice"),
    ({"played": [TRIO], "round": 1}, "played", "realms-position-too-many-rounds"),
    ({"turn": 1, "rolls": [[1, 2], [3, 4]]}, "rolls", "realms-position-too-many-rolls"),
    ({"rolls": [[1, 2]], "roll": [1, 3]}, "roll", "realms-position-other-roll"),
    ({"roll": [1, 7]}, "roll[1]", "position-malformed"),
    (one(TRIO, sheets={"wingspan": {}}), "players.0.sheets.wingspan", "realms-position-not-in-play"),
    (one(TRIO, counted={"euphoria": 1}), "players.0.counted.euphoria", "realms-position-not-in-play"),
    (one(TRIO, sheets={"castles": {"b1": 3}}), "players.0.sheets.castles", "realms-position-no-such-cell"),
    (one(TRIO, sheets={"castles": {"a1": 0}}), "players.0.sheets.castles.a1", "realms-position-empty-cell"),
    (one(TRIO, sheets={"castles": {"c2": 1}}), "players.0.sheets.castles", "realms-position-gap"),
    (one(TRIO, sheets={"castles": {"c1": 3, "c2": 3}}), "players.0.sheets.castles", "realms-position-order"),
    (one(TRIO, sheets={"cities": {"r1c1": 3, "r2c1": 3}}), "players.0.sheets.cities", "realms-position-neighbours"),
    (one(TRIO, sheets={"charterstone": {"c1": 3}}), "players.0.sheets.charterstone", "realms-position-crate"),
    (one(TRIO, sheets={"charterstone": {"b1": 1}}), "players.0.sheets.charterstone", "realms-position-crate"),
    (one(OTHER, counted={"euphoria": 1}), "players.0.sheets.euphoria", "realms-position-stars"),
    (one(OTHER, sheets={"euphoria": {"l4": 1}}), "players.0.sheets.euphoria", "realms-position-stars"),
    (one(OTHER, counted={"pendulum": 1}), "players.0.sheets.pendulum", "realms-position-stars"),
    (one(OTHER, sheets={"society": {"t1": 3, "m1": 3}}), "players.0.sheets.society", "realms-position-order"),
    (one(THIRD, sheets={"scythe": {"b1": 1}}), "players.0.sheets.scythe", "realms-position-unpaid"),
    (one(THIRD, sheets={"viticulture": {"o10": 1}}), "players.0.sheets.viticulture", "realms-position-orders"),
    (one(THIRD, sheets={"viticulture": {"g1": 2}}), "players.0.sheets.viticulture", "realms-position-orders"),
    (
        one(THIRD, sheets={"viticulture": {"g1": 2, "g6": 2, "o10": 1, "o11": 1}}),  # grape 6 serves one of them
        "players.0.sheets.viticulture",
        "realms-position-orders",
    ),
    (one(THIRD, sheets={"wingspan": {"1b": 2}}), "players.0.sheets.wingspan", "realms-position-gap"),
    (one(THIRD, resources={"coin": {"gained": 13}}), "players.0.resources.coin.gained", "realms-position-cap"),
    (
        one(THIRD, resources={"coin": {"gained": 1, "spent": 2}}),
        "players.0.resources.coin.spent",
        "realms-position-spent",
    ),
    (
        {**one(THIRD, dice=[{"value": 2}, {"value": 1}]), "roll": [1, 1]},
        "players.0.dice[0].value",
        "realms-position-not-as-rolled",
    ),
    (
        {**one(THIRD, dice=[{"value": 1, "used": "cities"}, {"value": 1}]), "roll": [1, 1]},
        "players.0.dice[0].used",
        "realms-position-not-in-play",
    ),
    (
        {**one(THIRD, dice=[{"value": 1, "used": "scythe"}, {"value": 1}], activated=[]), "roll": [1, 1]},
        "players.0.dice[0].used",
        "realms-position-not-activated",
    ),
    (
        {**one(THIRD, dice=[{"value": 1, "used": "resource", "changed": True}, {"value": 1}]), "roll": [1, 1]},
        "players.0.dice[0].changed",
        "realms-position-missed-changed",
    ),
    (one(THIRD, activated=["cities"]), "players.0.activated[0]", "realms-position-not-in-play"),
    (one(THIRD, copies=[{"value": 1}, {"value": 1}]), "players.0.copies[1]", "realms-position-copies-twice"),
    (
        one(THIRD, copies=[{"value": 1, "count": 14}]),
        "players.0.copies",
        "realms-position-copies-too-many",
    ),
    (
        one(THIRD, fits=[["scythe"], ["wingspan", "cities"]]),
        "players.0.fits[1][1]",
        "realms-position-not-in-play",
    ),
    (
        {
            **one(THIRD, dice=[{"value": 1, "used": "resource"}, {"value": 1}], fits=[["scythe"], []]),
            "roll": [1, 1],
        },
        "players.0.dice[0].used",
        "realms-position-missed-usable",
    ),
    (one(THIRD, rounds=[{"stars": [1, 1, 1]}]), "players.0.rounds", "realms-position-rounds"),
    (one(THIRD, step="ready"), "players", "realms-position-all-ready"),
    (one(THIRD, step="grapes"), "players.0.pending", "realms-position-pending"),
    (
        one(THIRD, step="take", pending={"kind": "take", "count": 1, "of": ["coin"]}),
        "players.0.pending",
        "realms-position-pending",
    ),
    (
        one(THIRD, step="take", pending={"kind": "take", "count": 3, "of": ["coin", "heart"]}),
        "players.0.pending",
        "realms-position-pending",
    ),
    (one(THIRD, step="note", pending={"kind": "note", "crate": 1}), "players.0.pending", "realms-position-pending"),
    (
        one(THIRD, step="grapes", pending={"kind": "grapes", "order": 9, "value": 5, "grapes": []}),
        "players.0.pending",
        "realms-position-pending",
    ),
    (
        one(THIRD, step="grapes", pending={"kind": "grapes", "order": 10, "value": 5, "grapes": [2]}),
        "players.0.pending",
        "realms-position-pending",
    ),
    (
        {
            **one(
                THIRD,
                sheets={"viticulture": {"g4": 1, "g5": 1, "g6": 2, "o10": 1}},
                step="grapes",
                pending={"kind": "grapes", "order": 10, "value": 6, "grapes": []},
            ),
            "roll": [6, 5],
        },
        "players.0.pending",
        "realms-position-pending",
    ),
    ({"seats": 1, "over": True}, "over", "realms-position-not-over"),
    (
        {"seats": 1, "over": True, "round": 3, "turn": 9, "players": {"0": {"step": "activate"}}},
        "players.0.step",
        "realms-position-over-step",
    ),
]


@pytest.mark.parametrize(("position", "where", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_place(
    position: dict[str, Any], where: str, reason: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position)
    assert (refusal.value.arguments["where"], refusal.value.reason) == (where, reason)
    for language in LANGUAGES:
        sentence = Texts(language, ["ludarium.core", GAME.package]).error(refusal.value)
        assert refusal.value.reason not in sentence


def test_every_fault_of_a_position_is_tried() -> None:
    tried = {reason for _, _, reason in IMPOSSIBLE if reason.startswith("realms-")}
    texts = Texts("en", [GAME.package])
    assert all(map(texts.has, tried))
    assert len(tried) == 26


def test_a_partial_position_keeps_what_it_says_and_completes_the_rest() -> None:
    state = table({"seats": 3, "round": 2, "turn": 4, "realms": TRIO, "roll": [6, 2]}, seed=5)
    view = seen(state)
    assert (view.round, view.turn, view.roll, len(view.rolls)) == (2, 4, [6, 2], 4)
    assert len(view.played) == 1
    assert not set(view.played[0]) & set(TRIO)
    assert len(view.unused) == 5
    assert scores(state).rounds == [0]
    again = table({"seats": 3, "round": 2, "turn": 4, "realms": TRIO, "roll": [6, 2]}, seed=5)
    assert again.words() == state.words()


@clause("RR-A03")
def test_what_the_dice_fitted_may_be_left_out() -> None:
    trio = ["charterstone", "mylittlescythe", "scythe"]
    stuck = {"charterstone": {"b1": 1, "c1": 5}, "mylittlescythe": {"p1": 1, "h1": 1}, "scythe": {"t1": 1}}
    dice: list[dict[str, Any]] = [{"value": 1, "used": "mylittlescythe"}, {"value": 1}]
    state = table({**one(trio, sheets=stuck, dice=dice), "roll": [1, 1]})
    assert cards(state).fits == [["mylittlescythe"], []]
    assert "miss 2" in legal(state)
    alone = ["mylittlescythe"]
    for first, claimed in ((alone, True), ([*alone, "scythe"], False)):
        given = one(trio, sheets=stuck, dice=dice, fits=[first, alone])
        assert ("miss 2" in legal(table({**given, "roll": [1, 1]}))) == claimed
    dice[1]["used"] = "resource"
    assert cards(table({**one(trio, sheets=stuck, dice=dice), "roll": [1, 1]})).dice[1].used == "resource"


def test_a_gained_die_of_a_position_counts_once_unless_it_says_more() -> None:
    state = table(one(TRIO, copies=[{"value": 3}, {"value": 4, "count": 2}]))
    assert [(die_name(die), die.count) for die in cards(state).copies] == [("3", 1), ("4", 2)]


def test_questions_in_the_middle_of_a_move_survive_a_position() -> None:
    schema = jsonschema.Draft202012Validator(GAME.position_schema())
    given = one(["viticulture", "euphoria", "charterstone"], resources={"coin": {"gained": 6}})
    given["roll"] = [6, 5]
    given["players"]["0"]["sheets"] = {"viticulture": {"g4": 1, "g5": 1}, "euphoria": {"l5": 1}}
    given["players"]["0"]["counted"] = {"euphoria": 1}
    for moves in (["1 viticulture.o10"], ["1 euphoria.l6"], ["coins 4", "+4 charterstone.b4"]):
        state = table(given)
        for move in moves:
            state.play(0, GAME.parse(move))
        assert cards(state).step in ("grapes", "take", "note")
        written = GAME.position(state)
        schema.validate(written)
        assert GAME.load(written).words() == state.words()
        sampled = GAME.sample(GAME.view(state, 0), GAME.start(1, seed=8).rng)
        assert sampled.moves(0) == state.moves(0)


def test_the_steps_of_a_player_have_their_names_in_the_order_of_the_rules() -> None:
    assert list(STEPS) == STEP_NAMES


@clause("RR-A44")
def test_no_zone_is_closed() -> None:
    check_closed_zones(GAME, [scenario.read(path.read_text(encoding="utf-8")) for path in SCENARIOS])
    assert not GAME.layout.views.by_seat


@clause("RR-A44")
@pytest.mark.parametrize(("seats", "games"), [(1, 30), (2, 10), (3, 4), (5, 2), (8, 1), (12, 1)])
def test_the_kit_is_content(seats: int, games: int) -> None:
    check_notation(GAME)
    for seed in range(games):
        report = check_game(GAME, seats, {}, seed, look_every=9 if seats < 6 else 90)
        assert report.over
