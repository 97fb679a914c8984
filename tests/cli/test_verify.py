"""``ludarium verify``."""

from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.core import fairness, record
from tests.cli.conftest import KEY, finished_match

Output = pytest.CaptureFixture[str]


def test_a_good_record(record_file: Path, capsys: Output) -> None:
    assert main(["verify", str(record_file)]) == 0
    out = capsys.readouterr().out
    moves = len(record.read(record_file.read_bytes()).moves)
    assert out.startswith(f"{record_file}: fine: {moves} moves replayed; the result is right (")
    assert out.endswith("); the seed is plain, without a commitment.\n")
    assert out.count("\n") == 1


def test_a_record_with_a_commitment(tmp_path: Path, capsys: Output) -> None:
    secret, salts = bytes(32), [b"salt", b"pepper"]
    match = finished_match(key=fairness.seed(secret, "ruins", salts))
    seed = record.Seed(
        commitment=fairness.commitment(secret).hex(),
        secret=secret.hex(),
        salts=[salt.hex() for salt in salts],
    )
    written = record.write(match, match.game.complete_options(2, {}), ["Ada", "Bob"], seed).to_bytes()
    path = tmp_path / "fair.json"
    path.write_bytes(written)
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert "the seed fits the commitment" in out
    assert "(Ada)" in out or "(Bob)" in out
    path.write_bytes(written.replace(secret.hex().encode(), b"11" * 32))
    assert main(["verify", str(path)]) == 1
    assert "does not fit the commitment" in capsys.readouterr().out


def test_a_changed_byte_is_found(record_file: Path, capsys: Output) -> None:
    data = record_file.read_bytes()
    at = data.rindex(b'"digest":"') + len(b'"digest":"')
    record_file.write_bytes(data[:at] + (b"0" if data[at : at + 1] != b"0" else b"1") + data[at + 1 :])
    assert main(["verify", str(record_file)]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert f"{record_file}: fails: The digest at moves[" in out


def test_an_unfinished_record(record_file: Path, capsys: Output) -> None:
    match = finished_match()
    match.state = match.history[5].before
    del match.history[5:]
    options = match.game.complete_options(2, {})
    record_file.write_bytes(record.write(match, options, ["me", "me"], record.Seed(key=KEY.hex())).to_bytes())
    assert main(["verify", str(record_file)]) == 0
    assert "fine: 5 moves replayed; the game is not over; " in capsys.readouterr().out


def test_several_files_and_one_that_is_missing(record_file: Path, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert main(["verify", "noise", str(record_file)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("noise: fails: The record is not UTF-8 text")
    assert ": fine: " in out
    assert main(["verify", "nowhere", str(tmp_path), str(record_file)]) == 2
    out, err = capsys.readouterr()
    assert err == f"There is no file nowhere.\n{tmp_path} is a folder, not a file.\n"
    assert ": fine: " in out
