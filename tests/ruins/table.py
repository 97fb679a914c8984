"""Ruins as the tests play it: lay out a position, make moves in notation, look at what came of it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.core.events import Event
from ludarium.core.scenario import spoken
from ludarium.core.state import State
from ludarium.games.ruins.game import GAME
from ludarium.games.ruins.table import RuinsView, Upgrades

LONG_HANDS = {
    0: ["1a", "5a", "6a", "9a"],
    1: ["1b", "5b", "6b", "9b"],
    2: ["1c", "5c", "6c", "9c"],
    3: ["1d", "5d", "6d", "9d"],
    4: ["1e", "5e", "6e", "9e"],
}


def table(given: Mapping[str, object], seed: int = 0) -> State:
    """A State from a whole or partial position; the rest comes from a fresh set-up with the seed."""
    return GAME.load(dict(given), seed)


def legal(state: State, seat: int) -> list[str]:
    """The notations of a seat's legal moves, in the order of the engine; none when the seat is not asked."""
    return [GAME.notation(move) for move in state.moves(seat)]


def play(state: State, *moves: str) -> list[Event]:
    """Make moves spoken like ``"1: value 6"``; everything that happened."""
    news: list[Event] = []
    state.news = news
    try:
        for text in moves:
            seat, move = spoken(text)
            state.play(seat, GAME.parse(move))
    finally:
        state.news = None
    return news


def refusal(state: State, seat: int, notation: str) -> LudariumError:
    """The error that a move meets; it must meet one, and nothing may have changed (RU-A40)."""
    before = state.words()
    try:
        state.play(seat, GAME.parse(notation))
    except LudariumError as error:
        assert state.words() == before, f"refused “{notation}” of seat {seat} changed the state"
        return error
    raise AssertionError(f"“{notation}” of seat {seat} was allowed")


def shown(state: State) -> dict[str, object]:
    """The whole position as JSON."""
    return GAME.position(state)


def kinds(news: list[Event]) -> list[str]:
    """What sort of things happened, in their order."""
    return [event.kind for event in news]


def all_plays(state: State) -> list[tuple[Event, State]]:
    """Every way to the end of the move tree of the turn that is asked: the play as told, and what it led to."""
    found: list[tuple[Event, State]] = []
    seat = state.turn
    for move in state.moves(seat):
        if GAME.notation(move) == "pass":
            continue
        twin = state.copy()
        news: list[Event] = []
        twin.news = news
        twin.play(seat, move)
        twin.news = None
        if news and news[0].kind in ("ruins-led", "ruins-played"):
            found.append((news[0], twin))
        else:
            assert not news, "nobody hears of a play before it is complete"
            assert twin.to_move() == [seat]
            found += all_plays(twin)
    return found


def seen(state: State, seat: int | None = None) -> RuinsView:
    """What a seat may know; without one, what a spectator may."""
    view = GAME.view(state, seat)
    assert isinstance(view, RuinsView)
    return view


def hands(state: State) -> list[list[str]]:
    """All hands, seat by seat."""
    by_seat = msgspec.convert(shown(state)["hands"], dict[int, list[str]], str_keys=True)
    return [by_seat[seat] for seat in range(state.seats)]


def hand_in(view: Mapping[str, Any]) -> list[str]:
    """The own hand in a View that was sent as JSON; none for a spectator."""
    hand: list[str] = [] if view["seat"] is None else view["hands"][str(view["seat"])]
    return hand


def hand_sizes(state: State) -> list[int]:
    """How many ruins everybody holds."""
    return [len(hand) for hand in hands(state)]


def names_in(state: State, place: str) -> list[str]:
    """The components in ``deck``, ``discard``, ``market`` or ``discovery_deck``."""
    return msgspec.convert(shown(state)[place], list[str])


def upgrades(state: State) -> dict[str, Upgrades]:
    """Every ruin that is not as it came from the box."""
    return msgspec.convert(shown(state)["ruins"], dict[str, Upgrades])


def ruins_at_table(state: State) -> list[str]:
    """All ruins of hands, deck, discard and pile."""
    pile = [ruin for play in seen(state).pile for ruin in play.ruins]
    return [ruin for hand in hands(state) for ruin in hand] + names_in(state, "deck") + seen(state).discard + pile


def next_round(seats: int, seed: int = 0, **given: object) -> tuple[State, list[Event]]:
    """A State at the start of the next round, ended by seat 0 with its last ruin, and what happened then.

    Seat 0 leads 1a; the highest seat keeps 10a; everybody between has gone out before.
    """
    last = seats - 1
    basis: dict[str, object] = {
        "seats": seats,
        "starter": 0,
        "out": list(range(1, last)),
        "hands": {0: ["1a"], last: ["10a"]},
        "torches": [0] * seats,
        "to_move": [0],
    }
    state = table({**basis, **given}, seed)
    news = play(state, "0: value 1")
    if "done" in legal(state, 0):
        news += play(state, "0: done")
    return state, news


def seated(seats: int, **given: object) -> State:
    """Everybody holds 1, 5, 6 and 9; nobody has a torch; seat 0 is to act."""
    basis: dict[str, object] = {
        "seats": seats,
        "torches": [0] * seats,
        "hands": {seat: LONG_HANDS[seat] for seat in range(seats)},
        "to_move": [0],
    }
    return table({**basis, **given})


def laid(seat: int, value: int) -> list[str]:
    """The moves of a single ruin, without a claim."""
    return [f"{seat}: value {value}", f"{seat}: done"]
