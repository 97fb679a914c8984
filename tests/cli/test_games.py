"""``ludarium games``."""

import pytest

from ludarium.cli import main


def test_games_with_all_that_a_table_chooses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "Ruins  ruins" in out
    assert "2 to 5 players · 30 minutes · age 13 and up" in out
    assert "Bots: random, greedy" in out
    assert "normal: 3, 2, 2, 1 (default) · dear: 3, 3, 2, 1" in out
    assert max(len(line.rstrip()) for line in out.splitlines() if line.startswith("   ")) <= 80
