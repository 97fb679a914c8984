"""Ruins as the tests play it: lay out a position, make moves in notation, look at what came of it."""

from collections.abc import Mapping

from ludarium.core.errors import LudariumError
from ludarium.core.events import Event
from ludarium.core.scenario import spoken
from ludarium.core.state import State
from ludarium.games.ruins.game import GAME


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
