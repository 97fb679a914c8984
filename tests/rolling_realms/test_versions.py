"""Version 1 of the rules: games that began by it go on by it, and their records verify."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.core.errors import LudariumError, NotFound
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.rng import Rng
from ludarium.games.rolling_realms.game import GAME
from ludarium.testing import check_game
from tests.marks import clause
from tests.rolling_realms.table import held, play

OLD = GAME.under(1)
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("rolling_realms-*.json"))
# Three realms entered by bought dice, and two rolled dice that fitted all of them.
BOUGHT = {"seats": 1, "realms": ["wingspan", "cities", "scythe"], "roll": [2, 5]}
BUYING = ["coins 1", "coins 3", "coins 4", "+1 wingspan.1a", "+3 cities.r1c1", "+4 scythe.t4"]


def misses(game: Game) -> list[str]:
    """The claims that a game allows once the bought dice are used."""
    state = game.load({**BOUGHT, "players": {"0": {"resources": held(coin=9)}}})
    play(state, *BUYING)
    sampled = game.sample(game.view(state, 0), Rng.of(5))
    assert sampled.moves(0) == state.moves(0)
    again = game.load(game.position(state))
    assert again.words() == state.words()
    return [game.notation(move) for move in again.moves(0) if game.notation(move).startswith("miss")]


@clause("RR-A03")
def test_each_version_judges_a_claim_in_its_own_way() -> None:
    assert misses(OLD) == ["miss 1", "miss 2"]
    assert misses(GAME) == []


@clause("RR-A03")
def test_a_game_of_version_1_keeps_to_it_to_its_end() -> None:
    state = OLD.start(2, seed=3)
    rng = Rng.of(4)
    while not state.over:
        seat = state.turn
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        assert "fits" not in str(OLD.position(state))
    assert state.result() is not None


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_version_1_keeps_the_promises_of_the_core(seats: int, seed: int) -> None:
    assert check_game(OLD, seats, seed=seed).over


def old_records() -> Iterator[record.Record]:
    for path in GOLDEN:
        found = record.verify(path.read_bytes()).record
        if found.rules == 1:
            yield found


@clause("RR-A03")
def test_old_records_hold_claims_that_the_rules_do_not_allow_any_more() -> None:
    refusals = set()
    for one in old_records():
        match = Match.new(GAME, len(one.seats), one.options, one.seed.value(one.game))
        try:
            for line in one.moves:
                match.play(line.seat, line.move)
        except LudariumError as error:
            refusals.add(error.clause)
    assert refusals == {"RR-038"}


def test_a_version_is_named_once_and_an_unknown_one_is_refused() -> None:
    assert GAME.rules_version == 2
    assert GAME.under(2) is GAME
    assert OLD.under(2).rules_version == 2
    with pytest.raises(NotFound) as refused:
        GAME.under(3)
    assert refused.value.arguments["known"] == "1, 2"
