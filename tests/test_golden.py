"""Finished games whose every byte must stay, unless the rules version rises."""

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.core.registry import games

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    checked = record.verify(path.read_bytes())
    assert checked.record.rules == games()[checked.record.game].rules_version
    assert checked.match.state.over
    assert checked.match.state.result() == checked.record.result
    again = record.write(checked.match, checked.record.options, checked.record.seats, checked.record.seed)
    assert again.to_bytes() == path.read_bytes()


def test_every_game_has_golden_games() -> None:
    assert {path.stem.split("-")[0] for path in GOLDEN} == entry_points(group="ludarium.games").names
