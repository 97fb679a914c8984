"""``ludarium position``."""

import json
from pathlib import Path

import jsonschema
import pytest

from ludarium.cli import main
from tests.cli.conftest import Type

Output = pytest.CaptureFixture[str]


def new(capsys: Output, *arguments: str) -> str:
    assert main(["position", "new", "ruins", *arguments]) == 0
    return capsys.readouterr().out


def test_a_new_position_is_whole_and_fits_the_schema(capsys: Output) -> None:
    text = new(capsys, "--players", "3", "--seed", "7", "--option", "market=dear")
    position = json.loads(text)
    assert position["seats"] == 3
    assert position["options"]["market"] == "dear"
    assert text.startswith('{\n  "')
    assert main(["position", "schema", "ruins"]) == 0
    jsonschema.validate(position, json.loads(capsys.readouterr().out))


def test_the_seed_decides(capsys: Output) -> None:
    assert new(capsys, "--seed", "1") == new(capsys, "--seed", "1")
    assert new(capsys, "--seed", "1") != new(capsys, "--seed", "2")


def test_show_draws_what_a_seat_sees(capsys: Output) -> None:
    Path("start.json").write_text(new(capsys, "--players", "3"))
    assert main(["position", "show", "start.json"]) == 0
    spectator = capsys.readouterr().out
    assert "Your hand" not in spectator
    assert main(["position", "show", "start.json", "--seat", "1"]) == 0
    seat = capsys.readouterr().out
    assert "You (seat 2)" in seat
    assert "Your hand" in seat
    assert main(["position", "show", "start.json", "--seat", "3"]) == 2
    assert "There is no seat 3" in capsys.readouterr().err


def test_standard_input_and_partial_positions(typed: Type, capsys: Output) -> None:
    drawn = []
    for seed in ("1", "1", "2"):
        typed('{"game": "ruins", "seats": 2, "scores": [9, 4]}')
        assert main(["position", "show", "-", "--seat", "0", "--seed", seed]) == 0
        drawn.append(capsys.readouterr().out)
    assert drawn[0] == drawn[1] != drawn[2]


def test_check(capsys: Output) -> None:
    path = Path("start.json")
    path.write_text(new(capsys))
    assert main(["position", "check", "start.json"]) == 0
    assert capsys.readouterr().out == "start.json: a possible position of Ruins.\n"
    path.write_text('{"game": "ruins", "seats": 2, "scores": [9, 4, 1]}')
    assert main(["position", "check", "start.json"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("start.json: impossible: ")
    assert "scores" in out
    assert main(["position", "show", "start.json"]) == 2
    assert "scores" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff", "is not UTF-8 text"),
        (b"{\n", "is not JSON: line 2"),
        (b"[" * 100000, "is not JSON"),
        (b'{"seats": ' + b"1" * 5000 + b"}", "is not JSON"),
        (b"[]", "but no object"),
        (b'{"game": "chess"}', "There is no game “chess”"),
        (b'{"game": 3}', "does not say which game"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.parametrize("action", ["show", "check"])
def test_what_cannot_be_read(action: str, content: bytes, words: str, capsys: Output) -> None:
    Path("odd.json").write_bytes(content)
    assert main(["position", action, "odd.json"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1
