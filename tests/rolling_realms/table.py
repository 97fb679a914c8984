"""Rolling Realms as the tests play it: lay out a position, make moves in notation, look at what came of it."""

from collections.abc import Mapping
from typing import Any

from ludarium.core.errors import LudariumError
from ludarium.core.events import Event
from ludarium.core.option import Option
from ludarium.core.rng import Rng
from ludarium.core.scenario import spoken
from ludarium.core.state import State
from ludarium.games.rolling_realms.facts import PlayerFacts, facts_of
from ludarium.games.rolling_realms.game import GAME
from ludarium.games.rolling_realms.table import Cards, Copies, RealmsView


def table(given: Mapping[str, object], seed: int = 0) -> State:
    """A State from a whole or partial position; the rest comes from a fresh set-up with the seed."""
    return GAME.load(dict(given), seed)


def solo(realms: list[str], roll: list[int], **player: Any) -> State:
    """One player in a round of these realms, after this roll."""
    return table({"seats": 1, "realms": realms, "roll": roll, "players": {"0": player}})


def held(**gained: int) -> dict[str, dict[str, int]]:
    """Resources gained and not spent."""
    return {name: {"gained": number} for name, number in gained.items()}


def legal(state: State, seat: int = 0) -> list[str]:
    return [GAME.notation(move) for move in state.moves(seat)]


def play(state: State, *moves: str) -> list[Event]:
    """Make moves spoken like ``"1: done"``, of seat 0 where none is said; everything that happened."""
    news: list[Event] = []
    state.news = news
    try:
        for text in moves:
            seat, move = spoken(text if ":" in text else f"0: {text}")
            state.play(seat, GAME.parse(move))
    finally:
        state.news = None
    return news


def refusal(state: State, notation: str, seat: int = 0) -> LudariumError:
    """The error that a move meets; it must meet one, and nothing may have changed."""
    before = state.words()
    try:
        state.play(seat, GAME.parse(notation))
    except LudariumError as error:
        assert state.words() == before, f"refused “{notation}” of seat {seat} changed the state"
        return error
    raise AssertionError(f"“{notation}” of seat {seat} was allowed")


def refused(state: State, notation: str, seat: int = 0) -> str:
    """The clause that forbids a move."""
    return refusal(state, notation, seat).clause


def seen(state: State, seat: int | None = None) -> RealmsView:
    view = GAME.view(state, seat)
    assert isinstance(view, RealmsView)
    return view


def cards(state: State, seat: int = 0) -> Cards:
    return seen(state).players[seat]


def scores(state: State, seat: int = 0) -> PlayerFacts:
    return facts_of(seen(state)).players[seat]


def die_name(copies: Copies) -> str:
    """Gained dice as moves name them: ``3``, or ``3r`` if they may enter again."""
    return f"{copies.value}r" if copies.again else str(copies.value)


def stock(state: State, seat: int = 0) -> tuple[int, int, int]:
    """The pumpkins, hearts and coins that a player could spend."""
    resources = cards(state, seat).resources
    pumpkin, heart, coin = (resources[name].gained - resources[name].spent for name in ("pumpkin", "heart", "coin"))
    return pumpkin, heart, coin


def option(state: State, notation: str, seat: int = 0) -> Option:
    return GAME.option(state, seat, GAME.parse(notation))


def kinds(news: list[Event]) -> list[str]:
    return [event.kind for event in news]


def finish_turn(state: State) -> None:
    for seat in state.to_move():
        play(state, f"{seat}: done")


def random_game(seats: int, seed: int) -> State:
    """A game played to its end by lot."""
    rng = Rng.of(seed)
    state = GAME.start(seats, seed=seed)
    while not state.over:
        seat = state.turn
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return state
