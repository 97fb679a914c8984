"""Finished games whose every byte must stay, unless the rules version rises."""

from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.games.unearth.game import GAME
from tests.marks import clause

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("unearth-*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    checked = record.verify(path.read_bytes())
    assert checked.record.rules == GAME.rules_version
    assert checked.match.state.over
    assert checked.match.state.result() == checked.record.result
    again = record.write(checked.match, checked.record.options, checked.record.seats, checked.record.seed)
    assert again.to_bytes() == path.read_bytes()


@clause("UN-016", "UN-127")
def test_the_golden_games_are_a_fair_sample() -> None:
    records = [record.read(path.read_bytes()) for path in GOLDEN]
    assert sorted(len(one.seats) for one in records) == [2, 2, 3, 3, 4, 4]
    assert {one.options["promos"] for one in records} == {"on", "off"}
    happened = {event.kind for one in records for line in one.moves for event in line.news}
    assert happened >= {
        "unearth-built",
        "unearth-claimed",
        "unearth-changed",
        "unearth-drew",
        "unearth-event",
        "unearth-lifted",
        "unearth-modified",
        "unearth-rerolled",
    }
