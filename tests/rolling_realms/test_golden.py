"""Finished games whose every byte must stay, unless the rules version rises."""

from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.games.rolling_realms.components import REALMS
from ludarium.games.rolling_realms.game import GAME
from tests.marks import clause

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("rolling_realms-*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    checked = record.verify(path.read_bytes())
    assert checked.record.rules == GAME.rules_version
    assert checked.match.state.over
    assert checked.match.state.result() == checked.record.result
    again = record.write(checked.match, checked.record.options, checked.record.seats, checked.record.seed)
    assert again.to_bytes() == path.read_bytes()


@clause("RR-001", "RR-003", "RR-160")
def test_the_golden_games_are_a_fair_sample() -> None:
    records = [record.read(path.read_bytes()) for path in GOLDEN]
    assert sorted(len(one.seats) for one in records) == [1, 1, 2, 2, 3, 4, 12]
    events = [event for one in records for line in one.moves for event in line.news]
    assert {event.facts["realm"] for event in events if event.kind == "realms-marked"} == set(REALMS)
    powers = {event.facts["power"] for event in events if event.kind == "realms-copied"}
    assert powers == {"double", "copy", "seven", "coins"}
    assert {event.facts["again"] for event in events if event.kind == "realms-shifted"} == {0, 1}
    assert {"realms-missed", "realms-noted", "realms-solo", "realms-won"} <= {event.kind for event in events}
