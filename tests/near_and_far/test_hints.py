"""Reasons for moves, from what the table shows."""

from typing import Any

import pytest

from ludarium.core.text import LANGUAGES
from ludarium.games.near_and_far.game import GAME
from tests.test_texts import played, strict


def reason(given: dict[str, Any], *moves: str, hint: str) -> tuple[str, dict[str, Any]]:
    """Why seat 0 would make a move after some others."""
    base = {"game": "near_and_far", "seats": 2, "active": 0, "first": 0, "round": 2, "step": "turn"}
    state = GAME.load({**base, "hands": {0: [], 1: []}, **given}, bytes(32))
    for move in moves:
        state.play(0, GAME.parse(move))
    return GAME.hint_reason(GAME.view(state, 0), [GAME.parse(hint)])


def test_prices_and_points() -> None:
    rich = {"goods": {0: {"coin": 9, "gem": 9}}, "hands": {0: ["ac04"], 1: []}, "row": {1: "r2"}}
    assert reason(rich, hint="buy ac04") == ("near-hint-buy", {"points": 2})
    assert reason(rich, "visit saloon", hint="hire r2") == ("near-hint-hire", {"cost": 2})
    assert reason(rich, hint="visit farm") == ("near-hint-farm", {"number": 1})
    assert reason(rich, hint="wander") == ("near-hint-wander", {"hearts": 2})
    assert reason(rich, hint="visit mine") == ("near-hint-visit", {"building": "mine"})


def test_odds_of_a_fight() -> None:
    """The Bandit asks for 4: without a sword 4, 5 and 6 win, with two hearts any face from 2 on."""
    at_town = {"places": {0: "town"}, "animals": {0: ["bird"]}}
    assert reason(at_town, "wander", "go n02", hint="fight th04") == ("near-hint-fight", {"odds": 3})
    assert reason({**at_town, "hearts": {0: 2}}, "wander", "go n02", hint="avoid bird") == (
        "near-hint-avoid",
        {"odds": 5},
    )


@pytest.mark.parametrize("mode", ["first-adventure", "arcade"])
def test_every_reason_can_be_told(mode: str) -> None:
    reasons = {}
    for match in played(GAME, 2, seed=3, options={"mode": mode}):
        for seat in match.state.to_move():
            view = GAME.view(match.state, seat)
            for move in match.state.moves(seat):
                text, arguments = GAME.hint_reason(view, [move])
                reasons[text] = arguments
    assert len(reasons) > 8
    del reasons[""]
    for language in LANGUAGES:
        say = strict(GAME, language)
        assert all(say(text, **arguments) for text, arguments in reasons.items())
