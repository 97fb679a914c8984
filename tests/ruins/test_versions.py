"""Version 1 of the rules: games that began by it go on by it, and their records verify."""

from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.state import State
from ludarium.games.ruins.game import GAME
from ludarium.testing import check_game
from tests.marks import clause

OLD = GAME.under(1)
GOLDEN = [record.read(path.read_bytes()) for path in (Path(__file__).parents[1] / "golden").glob("ruins-*.json")]
WATCHERS = (None, 1, 2)


def discarding(game: Game, held: str, hidden: str) -> State:
    """Seat 0 holds a ruin, has drawn an 8 and a 9 and has discarded the 8; another ruin is in the deck."""
    state = game.load(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a", held], "1": ["1a", "1b"], "2": ["2a", "2b"]},
            "ruins": {"3a": {"discoveries": ["M11"]}},
            "deck": ["8a", "9a", hidden],
            "torches": [0, 0, 0],
        }
    )
    state.news = []
    for move in ("value 3", "done", "draw 2", "discard 8a"):
        state.play(0, game.parse(move))
    return state


def told(game: Game, state: State) -> list[tuple[bytes, list[object]]]:
    """What all but seat 0 see and have heard."""
    assert state.news is not None
    heard = [[event for event in state.news if event.visible_to(watcher)] for watcher in WATCHERS]
    return [(game.view(state, watcher).to_json(), [*one]) for watcher, one in zip(WATCHERS, heard, strict=True)]


@clause("RU-A56", "RU-A48")
def test_nobody_learns_from_a_discard_whether_the_hand_has_another_ruin_above_it() -> None:
    low, high = discarding(GAME, "7a", "10a"), discarding(GAME, "10a", "7a")
    assert [len(state.moves(0)) for state in (low, high)] == [1, 2]
    assert told(GAME, low) == told(GAME, high)


@clause("RU-A56")
def test_version_1_discards_the_last_ruin_to_name_by_itself() -> None:
    low, high = discarding(OLD, "7a", "10a"), discarding(OLD, "10a", "7a")
    assert [state.to_move() for state in (low, high)] == [[1], [0]]
    again = OLD.load(OLD.position(high))
    assert again.words() == high.words()


@pytest.mark.parametrize("seats", [2, 5])
def test_version_1_keeps_the_promises_of_the_core(seats: int) -> None:
    assert check_game(OLD, seats, seed=seats).over


@clause("RU-A56")
def test_golden_games_of_either_version_are_none_of_the_other() -> None:
    """Where a discard was forced, the other version asks one question more or less."""
    misplaced = {1: 0, 2: 0}
    for one in GOLDEN:
        match = Match.new(GAME.under(3 - one.rules), len(one.seats), one.options, one.seed.value(one.game))
        try:
            for line in one.moves:
                match.play(line.seat, line.move)
        except LudariumError:
            misplaced[one.rules] += 1
    assert all(misplaced.values())
