"""``ludarium replay``."""

from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.core import record
from tests.cli.conftest import Type

Output = pytest.CaptureFixture[str]


def tables(out: str) -> list[str]:
    """What was shown after each answer."""
    return out.split("─" * 80 + "\n")[1:]


def table_alone(shown: str) -> str:
    return shown[shown.index("╭") : shown.index("╯")]


def test_forwards_and_backwards(record_file: Path, typed: Type, capsys: Output) -> None:
    typed("\nn\nb\np\nq\n")
    assert main(["replay", str(record_file)]) == 0
    shown = tables(capsys.readouterr().out)
    assert len(shown) == 5
    assert shown[0].startswith("The game begins.")
    assert table_alone(shown[0]) == table_alone(shown[4])
    assert table_alone(shown[1]) == table_alone(shown[3])
    assert [part.rsplit("\n", 2)[-2].split(" (")[0] for part in shown[:4]] == [
        f"Move {at} of {len(record.read(record_file.read_bytes()).moves)}" for at in (0, 1, 2, 1)
    ]


def test_jumping(record_file: Path, typed: Type, capsys: Output) -> None:
    moves = len(record.read(record_file.read_bytes()).moves)
    typed(f"{moves}\n\n{moves + 1}\nsideways\n0\nb\n")
    assert main(["replay", str(record_file)]) == 0
    out = capsys.readouterr().out
    assert "Won by " in tables(out)[1]
    assert out.count(f"There are moves 0 to {moves} only.") == 3
    assert "a number from 0 to" in out


def test_a_seat_sees_its_own_choices_only(record_file: Path, typed: Type, capsys: Output) -> None:
    typed("1\n2\n")
    main(["replay", str(record_file), "--seat", "0"])
    shown = tables(capsys.readouterr().out)
    assert shown[1].startswith("Player 1 chooses: ")
    assert shown[2].startswith("Bot 2 decides something that cannot be seen from here yet.")
    assert "You (seat 1)" in shown[1]


def test_a_spectator_sees_no_hand(record_file: Path, typed: Type, capsys: Output) -> None:
    typed("1\n")
    main(["replay", str(record_file)])
    out = capsys.readouterr().out
    assert "Your hand" not in out
    assert "Player 1 decides something that cannot be seen" in out


def test_plain_prints_the_whole_game(record_file: Path, capsys: Output) -> None:
    assert main(["replay", str(record_file), "--plain"]) == 0
    out = capsys.readouterr().out
    assert "╭" not in out
    assert len(out.splitlines()) > 30
    assert "Won by " in out
    assert "dealt" not in out


def test_a_record_that_ends_early(typed: Type, capsys: Output) -> None:
    typed("1\n")
    main(["play", "ruins", "--save", "begun.json"])
    capsys.readouterr()
    assert main(["replay", "begun.json", "--plain"]) == 0
    assert capsys.readouterr().out.endswith("The record ends before the game is over.\n")


def test_what_cannot_be_replayed(record_file: Path, capsys: Output) -> None:
    assert main(["replay", str(record_file), "--seat", "2"]) == 2
    assert "There is no seat 2" in capsys.readouterr().err
    record_file.write_text("{}")
    assert main(["replay", str(record_file)]) == 2
    assert "The record is malformed" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_in_other_languages(record_file: Path, language: str, typed: Type, capsys: Output) -> None:
    typed("1\n2\n999\nx\n")
    assert main(["replay", str(record_file), "--seat", "1", "--lang", language]) == 0
    assert "cli-" not in capsys.readouterr().out
