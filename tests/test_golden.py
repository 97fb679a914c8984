"""Finished games whose every byte must stay, by the version of the rules they were played with."""

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.core.game import Game
from ludarium.core.registry import games

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    checked = record.verify(path.read_bytes())
    assert checked.match.game.rules_version == checked.record.rules
    assert checked.match.state.over
    assert checked.match.state.result() == checked.record.result
    again = record.write(checked.match, checked.record.options, checked.record.seats, checked.record.seed)
    assert again.to_bytes() == path.read_bytes()


def test_every_game_has_golden_games_of_every_version_of_its_rules() -> None:
    found = {(one.game, one.rules) for one in (record.read(path.read_bytes()) for path in GOLDEN)}
    known = {(name, game.rules_version) for name, game in installed().items()}
    known |= {(name, rules) for name, game in installed().items() for rules in game.older_rules}
    assert found == known


def installed() -> dict[str, Game]:
    """The games of the package itself: other tests may have registered theirs."""
    return {name: games()[name] for name in entry_points(group="ludarium.games").names}
