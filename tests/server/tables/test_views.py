"""A seat's view by way of a spectator's is the view of that seat, and what they share is what everybody sees."""

import random

import pytest

from ludarium.core.registry import games
from ludarium.core.view import View


@pytest.mark.parametrize("name", sorted(games()))
def test_a_view_by_way_of_a_spectators_is_the_same(name: str) -> None:
    game = games()[name]
    rng = random.Random(5)
    own = 0
    for seats in game.seat_counts[:3]:
        state = game.start(seats, seed=seats)
        for _ in range(150):
            if state.over:
                break
            mover = rng.choice(state.to_move())
            state.play(mover, rng.choice(state.moves(mover)))
            public = game.view(state, None)
            before = public.to_json()
            for seat in range(seats):
                view = game.seat_view(public, state, seat)
                assert view == game.view(state, seat)
                assert view.to_json() == game.view(state, seat).to_json()
                own += view != public
            assert public.to_json() == before, "a spectator's view was changed by making a seat's from it"
            assert public == game.view(state, None)
    assert own > 100


@pytest.mark.parametrize("name", sorted(games()))
def test_views_share_nothing_that_a_move_changes(name: str) -> None:
    """What several views have in common must still say the same when the game has gone on."""
    game = games()[name]
    rng = random.Random(6)
    state = game.start(game.seat_counts[0], seed=9)
    told: list[tuple[View, bytes]] = []
    for _ in range(120):
        if state.over:
            break
        for seat in (None, *range(state.seats)):
            view = game.view(state, seat)
            told.append((view, view.to_json()))
        mover = rng.choice(state.to_move())
        state.play(mover, rng.choice(state.moves(mover)))
    for view, written in told:
        assert view.to_json() == written
