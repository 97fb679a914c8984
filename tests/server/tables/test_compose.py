"""Putting plays together freely, and saying what is missing."""

from typing import Any

import pytest

from ludarium.core.game import Composed
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.text import LANGUAGES, Texts
from ludarium.games.ruins.compose import ChosenFacts
from ludarium.games.ruins.game import GAME
from tests.marks import clause

HAND = ["3a", "3b", "4a", "5a", "6a", "8a", "10a"]


def given(**more: Any) -> State:
    position: dict[str, Any] = {
        "seats": 2,
        "step": "turn",
        "to_move": [0],
        "hands": {"0": HAND, "1": ["1a", "2a", "9a"]},
        "market": ["T10", "M08", "B04", "T04"],
        **more,
    }
    return GAME.load(position, 1)


def follow(count: int, value: int, *ruins: str) -> dict[str, Any]:
    return {"pile": [{"seat": 1, "value": value, "count": count, "ruins": list(ruins)}]}


def composed(state: State, *refs: str) -> Composed:
    return GAME.compose(state, 0, refs)


def notations(state: State, *refs: str) -> list[list[str]]:
    return [[GAME.notation(move) for move in play.moves] for play in composed(state, *refs).plays]


@clause("RU-049", "RU-A51")
def test_a_set_in_any_order_becomes_the_one_order_of_the_rules() -> None:
    state = given()
    assert notations(state, "ruin:3b", "ruin:3a") == [["value 3", "add 3a", "add 3b", "done"]]
    assert notations(state, "ruin:3b") == [["value 3", "add 3b", "done"]]
    assert notations(state, "claim:3b", "ruin:3a") == [["value 3", "add 3a", "add 3b", "claim 3b"]]


@pytest.mark.parametrize("refs", [["ruin:3a", "ruin:3b"], ["slot:4>ruin:3a"], ["slot:2>ruin:8a", "claim:8a"]])
def test_every_composition_is_legal_and_lays_what_was_chosen(refs: list[str]) -> None:
    state = given()
    for play in composed(state, *refs).plays:
        twin = state.copy()
        news = twin.news = []
        for move in play.moves:
            twin.play(0, move)
        laid = next(event for event in news if event.kind == "ruins-led")
        value, count = laid.facts["value"], laid.facts["count"]
        told = {"value": value, "count": count, "against": "leads"}
        assert (play.arguments, play.way) == (told, f"{count}x{value}")
        chosen = {ref.rsplit(":", 1)[1] for ref in refs}
        assert laid.facts["ruins"] == sorted(chosen)


@clause("RU-106", "RU-107")
def test_a_lead_with_extra_icons_can_count_as_more() -> None:
    plays = composed(given(), "slot:2>ruin:8a").plays
    assert [play.way for play in plays] == ["2x8", "1x8"]


@clause("RU-129")
def test_different_ruins_are_made_equal() -> None:
    state = given(**follow(2, 5, "5b", "9b"), ruins={"9b": {"discoveries": ["M06"]}})
    assert composed(state, "ruin:4a", "ruin:6a").missing is not None
    raised = composed(state, "ruin:6a", "slot:4>ruin:4a")
    assert [play.way for play in raised.plays] == ["2x6"]


def test_a_slot_without_a_ruin_is_tried_on_all() -> None:
    state = given()
    assert notations(state, "slot:4", "ruin:8a") == notations(state, "slot:4>ruin:8a")


@pytest.mark.parametrize(
    ("refs", "reason", "law"),
    [
        ([], "ruins-compose-nothing", "RU-049"),
        (["ruin:3a", "ruin:4a"], "ruins-compose-values", "RU-049"),
        (["ruin:3a"], "ruins-compose-value", "RU-052"),
        (["ruin:6a"], "ruins-compose-more", "RU-051"),
        (["ruin:9a"], "ruins-no-not-in-hand", "RU-A40"),
        (["slot:1>ruin:6a", "slot:4>ruin:6a"], "ruins-no-torches", "RU-065"),
        (["ruin:6a", "claim:10a"], "ruins-compose-values", "RU-049"),
        (["flag:1"], "no-such-move", ""),
    ],
)
def test_it_says_what_is_missing(refs: list[str], reason: str, law: str) -> None:
    state = given(**follow(2, 5, "5b", "9b"), ruins={"9b": {"discoveries": ["M06"]}})
    found = composed(state, *refs)
    assert found.plays == []
    assert found.missing is not None
    assert (found.missing.reason, found.missing.clause) == (reason, law)
    for language in LANGUAGES:
        assert Texts(language, ["ludarium.core", GAME.package]).error(found.missing)


@clause("RU-039")
def test_a_taken_place_is_named() -> None:
    state = given(ruins={"8a": {"discoveries": ["T01"]}})
    missing = composed(state, "slot:4>ruin:8a").missing
    assert missing is not None
    assert missing.reason == "ruins-no-position-taken"


@clause("RU-073", "RU-071")
def test_claims_that_cannot_be_used_are_named() -> None:
    state = given(ruins={"8a": {"claim": 1}})
    taken = composed(state, "claim:8a").missing
    assert taken is not None
    assert taken.clause == "RU-073"
    used = given(ruins={"7a": {"claim": 0}, "7b": {"claim": 0}})
    missing = composed(used, "claim:8a").missing
    assert missing is not None
    assert missing.clause == "RU-071"


def test_what_fits_can_really_be_added() -> None:
    state = given()
    assert composed(state, "ruin:3a").fits[0] == "ruin:3b"
    assert "ruin:4a" not in composed(state, "ruin:3a").fits
    assert "claim:3a" in composed(state, "ruin:3a").fits
    assert "slot:1>ruin:3a" in composed(state, "ruin:3a").fits
    assert "slot:1>ruin:3a" not in composed(state, "ruin:3a", "slot:4>ruin:3a").fits  # three torches, no more
    pair = given(**follow(2, 2, "2b", "9b"), ruins={"9b": {"discoveries": ["M06"]}})
    assert composed(pair).fits == ["ruin:3a", "ruin:3b"]  # nothing else makes a pair
    assert "ruin:3b" not in composed(pair, "ruin:3a", "ruin:3b").fits


@clause("RU-041")
def test_a_ruin_to_turn_is_composed_too() -> None:
    state = GAME.load({"seats": 2, "hands": {"0": HAND, "1": ["1a"]}}, 1)
    assert notations(state, "ruin:3a") == [["flip 3a"]]
    assert composed(state).fits == [f"ruin:{ruin}" for ruin in HAND]
    assert composed(state, "ruin:3a", "ruin:4a").plays == []


def test_a_begun_play_is_not_composed() -> None:
    state = given()
    state.play(0, GAME.parse("value 3"))
    missing = composed(state, "ruin:3a").missing
    assert missing is not None
    assert missing.reason == "ruins-compose-begun"
    other = GAME.compose(state, 1, ["ruin:1a"]).missing
    assert other is not None
    assert other.code == "not-your-turn"


def test_every_play_of_random_games_can_be_composed() -> None:
    """Whatever somebody played move by move, the same things selected give the same play."""
    rng = Rng.of(11)
    checked = 0
    for seed in range(6):
        state = GAME.start(2 + seed % 3, seed=seed)
        while not state.over:
            seat = state.turn
            begun = state.copy()
            moves: list[int] = []
            news = state.news = []
            while not news and not state.over and seat in state.to_move():
                legal = state.moves(seat)
                moves.append(legal[rng.below(len(legal))])
                state.play(seat, moves[-1])
            state.news = None
            laid = next((event for event in news if event.kind in ("ruins-led", "ruins-played")), None)
            if laid is None or GAME.view(begun, seat).step != "turn":
                continue
            ruins, claimed = laid.facts["ruins"], laid.facts["claimed"]
            assert isinstance(ruins, list)
            assert isinstance(claimed, list)
            slots = [GAME.notation(move).split()[1] for move in moves if GAME.notation(move).startswith("buy")]
            refs = [f"ruin:{ruin}" for ruin in ruins] + [f"claim:{ruin}" for ruin in claimed]
            found = GAME.compose(begun, seat, [*refs, *(f"slot:{slot}" for slot in slots)])
            assert moves in [play.moves for play in found.plays], (moves, found)
            checked += 1
    assert checked > 100


def test_hints_are_legal_and_have_a_reason_in_every_language() -> None:
    reasons = set()
    texts = [Texts(language, [GAME.package]) for language in LANGUAGES]
    for seed in range(4):
        state = GAME.start(3, seed=seed)
        rng = Rng.of(seed)
        while not state.over:
            seat = state.turn
            hint = GAME.hint(GAME.view(state, seat), rng)
            reasons.add(hint.reason)
            for language in texts:
                assert language.say(hint.reason, **hint.arguments) != hint.reason
            for move in hint.moves:
                state.play(seat, move)  # every move of it is legal, one after another
    assert {"ruins-hint-pass", "ruins-hint-lead-set", "ruins-hint-follow"} <= reasons


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_an_empty_slot_of_the_market_is_named_as_people_count(slot: int) -> None:
    missing = composed(given(market=["-"] * 4), f"slot:{slot}>ruin:3a").missing
    assert missing is not None
    assert (missing.reason, missing.arguments) == ("ruins-no-empty-slot", {"slot": slot})


@clause("RU-039", "RU-065", "RU-073", "RU-A37")
def test_it_says_why_discoveries_and_claims_cannot_join() -> None:
    ruins = {"3a": {"discoveries": ["B02"]}, "3b": {"claim": 1}}
    state = given(ruins=ruins, market=["-", "B03", "T02", "T03"], torches=[2, 0])
    found = composed(state, "slot:4>ruin:4a").barred
    assert {ref: (error.reason, error.clause) for ref, error in found.items()} == {
        "slot:1": ("ruins-no-empty-slot", "RU-A37"),
        "slot:2": ("ruins-no-torches", "RU-065"),
        "slot:2>ruin:3a": ("ruins-no-position-taken", "RU-039"),
        "slot:3": ("ruins-no-torches", "RU-065"),
        "slot:3>ruin:4a": ("ruins-no-position-taken", "RU-039"),
        "claim:3b": ("ruins-no-claimed", "RU-073"),
    }


@clause("RU-097", "RU-098")
def test_it_tells_what_the_selection_would_be_worth_and_cost() -> None:
    state = given(ruins={"4a": {"discoveries": ["M01"]}}, market=["-", "-", "-", "T04"])
    told = composed(state, "slot:4>ruin:4a", "claim:3a").facts
    assert isinstance(told, ChosenFacts)
    assert {name: (card.base, card.value) for name, card in told.cards.items()} == {"3a": (3, 3), "4a": (4, 7)}
    assert (told.torches, told.claims, told.claims_left) == (1, 1, 1)


@clause("RU-A10", "RU-A48")
def test_it_tells_nothing_of_a_ruin_that_another_holds() -> None:
    for ruins in ({}, {"9a": {"night": True}}):
        told = composed(given(ruins=ruins), "ruin:9a", "ruin:3a").facts
        assert isinstance(told, ChosenFacts)
        assert list(told.cards) == ["3a"]


@clause("RU-052", "RU-058", "RU-A52")
@pytest.mark.parametrize(
    ("value", "skips", "against"), [(5, "on", "beats"), (6, "on", "skips"), (6, "off", "equals")]
)
def test_it_tells_what_a_play_does_to_the_pile(value: int, skips: str, against: str) -> None:
    pile = follow(1, value, f"{value}b")
    (play,) = composed(given(**pile, options={"match_skips": skips}), "ruin:6a").plays
    assert play.arguments == {"value": 6, "count": 1, "against": against}


@clause("RU-112", "RU-A51", "RU-A56")
@pytest.mark.parametrize("ruins", [["3a", "10a"], ["8a", "10a"]])
def test_several_are_discarded_at_once(ruins: list[str]) -> None:
    refs = [f"ruin:{ruin}" for ruin in ruins]
    state = given(step="discard", about="2")
    assert notations(state, *refs) == [[f"discard {ruin}" for ruin in ruins]]
    old = GAME.under(1)
    found = old.compose(old.load(GAME.position(state)), 0, refs)
    assert found is not None
    forced = ruins == ["8a", "10a"]  # version 1 of the rules discards it by itself
    assert [len(play.moves) for play in found.plays] == [1 if forced else 2]
