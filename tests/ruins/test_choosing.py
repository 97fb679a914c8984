"""``choices`` and ``choose`` are ``moves`` and ``play`` of the seat in turn, in Ruins and in every other game."""

import random

import pytest

from ludarium.core import Game, NotAllowed, NotAMove, NotYourTurn, games
from ludarium.games.ruins.game import GAME
from tests.marks import clause
from tests.pebbles import Pebbles

MOST_DECISIONS = 400
EVERY_GAME: list[Game] = [*games().values(), Pebbles()]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_choosing_plays_the_same_game_as_naming_the_seat(game: Game) -> None:
    seats = max(game.seat_counts)
    chosen = game.start(seats, seed=3)
    named = game.start(seats, seed=3)
    pick = random.Random(3)
    for _ in range(MOST_DECISIONS):
        choices = chosen.choices()
        assert choices == (named.moves(named.turn) if not named.over else [])
        if not choices:
            break
        move = pick.choice(choices)
        assert chosen.choose(move) == chosen.choices()
        named.play(named.turn, move)
        assert chosen.words() == named.words()
    assert chosen.over == (not chosen.choices())


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_the_list_of_choices_belongs_to_the_caller(game: Game) -> None:
    state = game.start(max(game.seat_counts), seed=3)
    choices = state.choices()
    state.choices().clear()
    assert state.choices() == choices
    state.choose(choices[0]).clear()
    assert state.choices()


@clause("RU-041", "RU-043")
def test_where_all_are_asked_the_lowest_seat_chooses_whoever_looked_last() -> None:
    state = GAME.start(3, seed=5)
    of_others = state.moves(2)
    assert state.choices() == state.moves(0) != of_others
    state.moves(2)
    state.choose(state.moves(0)[1])
    assert state.to_move() == [1, 2]
    assert state.choices() == state.moves(1)


@pytest.mark.parametrize("move", [-1, -(10**30), 341, 10**30])
def test_choosing_what_is_no_move_changes_nothing(move: int) -> None:
    state = GAME.start(2, seed=5)
    before = state.words()
    with pytest.raises(NotAMove):
        state.choose(move)
    assert state.words() == before


@clause("RU-A09")
def test_choosing_an_illegal_move_names_the_clause() -> None:
    state = GAME.start(2, seed=5)
    before = state.words()
    with pytest.raises(NotAllowed) as refused:
        state.choose(0)
    assert refused.value.clause == "RU-A09"
    assert state.words() == before


@clause("RU-131")
def test_nobody_chooses_once_the_game_is_over() -> None:
    state = GAME.start(2, seed=5)
    choices = state.choices()
    while choices:
        choices = state.choose(choices[0])
    assert state.over
    with pytest.raises(NotYourTurn) as refused:
        state.choose(0)
    assert refused.value.clause == "RU-131"
