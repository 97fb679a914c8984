"""Finished games whose every byte must stay, by the version of the rules they were played with."""

from importlib.metadata import entry_points
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludarium.core import BadRecord, record
from ludarium.core.game import Game
from ludarium.core.registry import games

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    checked = record.verify(path.read_bytes())
    assert checked.match.game.rules_version == checked.record.rules
    assert checked.match.state.over
    assert checked.match.state.result() == checked.record.result
    found = checked.record
    again = record.write(checked.match, found.options, found.seats, found.seed, found.start)
    assert again.to_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", sorted((GOLDEN[0].parent / "format-1").glob("*.json")), ids=lambda path: path.stem)
def test_a_record_of_the_first_format_still_verifies(path: Path) -> None:
    data = path.read_bytes()
    checked = record.verify(data)
    assert checked.record.format == record.FIRST_FORMAT
    assert checked.match.state.result() == checked.record.result
    lines = [replace(checked.record.moves[-1], news=[]), *checked.record.moves[1:]]
    for wrong in (replace(checked.record, moves=lines), replace(checked.record, result=None)):
        with pytest.raises(BadRecord):
            record.verify(wrong.to_bytes())


def test_every_game_has_golden_games_of_every_version_of_its_rules() -> None:
    found = {(one.game, one.rules) for one in (record.read(path.read_bytes()) for path in GOLDEN)}
    known = {(name, game.rules_version) for name, game in installed().items()}
    known |= {(name, rules) for name, game in installed().items() for rules in game.older_rules}
    assert found == known


def installed() -> dict[str, Game]:
    """The games of the package itself: other tests may have registered theirs."""
    return {name: games()[name] for name in entry_points(group="ludarium.games").names}
