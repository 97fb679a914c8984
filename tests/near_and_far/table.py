"""Near and Far as the tests play it: lay out a position, make moves in notation, look at what comes of it."""

from typing import Any

import pytest

from ludarium.core.errors import LudariumError
from ludarium.core.events import Event
from ludarium.core.rng import Script
from ludarium.core.scenario import spoken
from ludarium.games.near_and_far.facts import NearFacts, facts_of
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.traveller import Traveller
from ludarium.games.near_and_far.table import NearView


def table(**given: Any) -> NearState:
    """A State from a partial position: two seats, the second round, nobody has artifacts, unless it says otherwise.

    Quest tokens lie nowhere. What is said of ``0`` is the seat whose turn it is.
    """
    state = GAME.load({"seats": 2, "round": 2, "quests": {}, **given})
    assert isinstance(state, NearState)
    return state


def on_road(at: str, hearts: int = 5, **given: Any) -> NearState:
    """Seat 0 stands on the map and has begun to wander from there."""
    state = table(**{"places": {0: at}, "hearts": {0: hearts}, **given})
    play(state, "wander")
    return state


def start(seats: int = 2, seed: int = 1, **options: str) -> NearState:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, NearState)
    return state


def legal(state: NearState, seat: int = 0) -> list[str]:
    """The notations of a seat's legal moves."""
    return [GAME.notation(move) for move in state.moves(seat)]


def play(
    state: NearState, *moves: str, rolls: list[int] | None = None, draws: list[str | int] | None = None
) -> list[Event]:
    """Make moves such as ``"go n05"`` of seat 0 or ``"1: visit farm"``; everything that happened.

    Chance answers as written, and every answer must have been asked for.
    """
    news: list[Event] = []
    state.news = news
    script = state.rng.script = Script([*(rolls or [])], [*(draws or [])])
    try:
        for text in moves:
            seat, move = spoken(text if ":" in text else f"0: {text}")
            state.play(seat, GAME.parse(move))
    finally:
        state.news = None
        state.rng.script = None
    assert not script.faults
    assert not script.rolls
    assert not script.draws
    return news


def refused(state: NearState, text: str) -> tuple[str, str]:
    """The clause and the reason by which a move is refused; it changes nothing."""
    seat, move = spoken(text if ":" in text else f"0: {text}")
    before = state.words()
    with pytest.raises(LudariumError) as refusal:
        state.play(seat, GAME.parse(move))
    assert state.words() == before
    return refusal.value.clause, refusal.value.reason


def view(state: NearState, seat: int | None = None) -> NearView:
    seen = GAME.view(state, seat)
    assert isinstance(seen, NearView)
    return seen


def truth(state: NearState) -> NearView:
    return GAME.table(state)


def facts(state: NearState, seat: int | None = None) -> NearFacts:
    return facts_of(view(state, seat))


def me(state: NearState, seat: int = 0) -> Traveller:
    return state.players[seat]


def told(news: list[Event]) -> list[str]:
    return [event.kind.removeprefix("near-") for event in news]


def place(state: NearState, seat: int = 0) -> str:
    return truth(state).places[seat]


def goods(state: NearState, seat: int = 0) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    held = truth(state).goods[seat]
    return {name: getattr(held, name) for name in held.__struct_fields__ if getattr(held, name)}
