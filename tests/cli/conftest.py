"""A command line that is the same on every machine."""

import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.core.match import Match
from ludarium.core.registry import game
from ludarium.core.rng import Rng

Type = Callable[[str], None]

KEY = bytes(range(32))


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, 80 columns, an empty folder, and nobody at the keyboard."""
    for name in ("LUDARIUM_LANG", "LC_ALL", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO()))


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Put lines on standard input."""

    def put(lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(lines.encode())))

    return put


def finished_match(seats: int = 2, key: bytes = KEY) -> Match:
    """A game of random moves to its end."""
    match = Match.new(game("ruins"), seats, seed=key)
    rng = Rng.of(1)
    while not match.state.over:
        seat = match.state.turn
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """A finished game between a person and a bot."""
    match = finished_match()
    options = match.game.complete_options(2, {})
    written = record.write(match, options, ["me", "random"], record.Seed(key=KEY.hex()))
    path = tmp_path / "finished.json"
    path.write_bytes(written.to_bytes())
    return path
