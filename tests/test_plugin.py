"""A game from outside: found by entry point, checked by the kit, on both builds of the core."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from ludarium.core import NotFound, registry
from ludarium.testing import KitFailure, check_game, check_notation, check_numbers
from tests.compiled import compiled_tree
from tests.pebbles import Pebbles, PebblesState
from tests.together import ROOT


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Pebbles:
    """The game, registered as if its package were installed."""
    game = Pebbles()
    monkeypatch.setattr(registry, "games", lambda: {"pebbles": game})
    return game


def test_the_kit_passes_a_game_from_outside(pebbles: Pebbles) -> None:
    check_notation(pebbles)
    for seats in pebbles.seat_counts:
        for seed in range(20):
            assert check_game(pebbles, seats, seed=seed, look_every=2).over
        assert check_numbers(pebbles, seats) > 100


def test_the_kit_finds_a_game_that_takes_any_number_for_a_seat(
    pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(self: PebblesState, seat: int) -> None:
        raise IndexError(seat)

    monkeypatch.setattr(PebblesState, "not_your_turn", careless)
    with pytest.raises(AssertionError, match="was met by IndexError"):
        check_numbers(pebbles, 2)


def test_the_kit_finds_a_lost_component(pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pebbles, "components", lambda state: {"pebbles": state.heap})
    with pytest.raises(KitFailure, match="components were lost or made"):
        check_game(pebbles, 2, seed=1, look_every=1)


def test_the_kit_finds_copies_that_touch(pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PebblesState, "copy", lambda self: self)
    with pytest.raises(KitFailure):
        check_game(pebbles, 2, seed=1, look_every=1)


def test_the_kit_finds_a_view_that_leaks(pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pebbles.view

    def leaking(state: PebblesState, seat: int | None) -> object:
        view = honest(state, seat)
        return type(view)(**{**{f: getattr(view, f) for f in view.__struct_fields__}, "step": state.rng.key.hex()})

    monkeypatch.setattr(pebbles, "view", leaking)
    with pytest.raises(KitFailure, match="carries the seed"):
        check_game(pebbles, 2, seed=1, look_every=1)


def test_the_kit_finds_a_dead_end(pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PebblesState, "legal", lambda self, seat: [] if self.heap < 5 else [0])
    with pytest.raises(KitFailure, match="dead end"):
        check_game(pebbles, 2, seed=1)


def test_an_interpreted_game_runs_on_the_compiled_core() -> None:
    program = (
        "from ludarium.core import registry, state; from tests.pebbles import Pebbles;"
        "from ludarium.testing import check_game, check_numbers; game = Pebbles();"
        "registry.games = lambda: {'pebbles': game};"
        "print(state.__file__.endswith('.py'), check_game(game, 3, seed=4).over, check_numbers(game, 3) > 100)"
    )
    path = f"{compiled_tree()}{os.pathsep}{ROOT}"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["False", "True", "True"], done.stderr


def test_games_are_found_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("pebbles", "tests.pebbles:GAME_FOR_TESTS", "ludarium.games")
    monkeypatch.setattr("tests.pebbles.GAME_FOR_TESTS", Pebbles(), raising=False)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.games.cache_clear()
    try:
        assert registry.game("pebbles").seat_counts == (2, 3)
        with pytest.raises(NotFound):
            registry.game("ruins")
    finally:
        registry.games.cache_clear()


def test_something_else_than_a_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("odd", "tests.pebbles:MOST", "ludarium.games")
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.games.cache_clear()
    try:
        with pytest.raises(NotFound):
            registry.games()
    finally:
        registry.games.cache_clear()
