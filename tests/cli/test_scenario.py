"""``ludarium scenario``."""

import re
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.core.game import Json
from ludarium.core.state import State
from ludarium.games.ruins.game import Ruins

Output = pytest.CaptureFixture[str]


def write(path: Path, then: str, game: str = "ruins") -> str:
    path.write_text(f'title = "Everybody may turn"\ngame = "{game}"\n[given]\nseats = 2\n[then]\n{then}\n')
    return path.name


def test_what_holds(tmp_path: Path, capsys: Output) -> None:
    assert main(["scenario", write(tmp_path / "good.toml", "to_move = [0, 1]")]) == 0
    assert capsys.readouterr().out == "good.toml: fine: Everybody may turn\n"


def test_what_differs(tmp_path: Path, capsys: Output) -> None:
    good = write(tmp_path / "good.toml", "to_move = [0, 1]")
    bad = write(tmp_path / "bad.toml", "to_move = [1]\nresult = true")
    assert main(["scenario", good, bad]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "good.toml: fine: Everybody may turn"
    assert lines[1] == "bad.toml: differs in 2 things: Everybody may turn"
    assert [line[:7] for line in lines[2:]] == ["  then.", "  then."]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("title =", "The scenario is not TOML"),
        ('title = "x"', "The scenario is malformed"),
        ('title = "x"\ngame = "chess"', "There is no game “chess”"),
        ('title = "x"\ngame = "ruins"\n[given]\nseats = 9', "The position is malformed"),
        ('title = "x"\ngame = "ruins"\nwhen = ["pass"]', "“pass” is not a seat and a move"),
    ],
)
def test_what_cannot_be_run(content: str, words: str, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "odd.toml").write_text(content)
    good = write(tmp_path / "good.toml", "to_move = [0, 1]")
    assert main(["scenario", "odd.toml", good]) == 2
    out, err = capsys.readouterr()
    assert err.startswith("odd.toml: cannot be run: ")
    assert words in err
    assert out == "good.toml: fine: Everybody may turn\n"


def test_files_that_are_no_text(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "noise.toml").write_bytes(b"a = '\xff'")
    assert main(["scenario", "noise.toml", "nowhere.toml"]) == 2
    err = capsys.readouterr().err
    assert err == "noise.toml is not UTF-8 text: byte 5 is wrong.\nThere is no file nowhere.toml.\n"


def test_refusals_are_sentences_in_the_chosen_language(tmp_path: Path, capsys: Output) -> None:
    bad = write(tmp_path / "bad.toml", 'legal.0 = ["pass"]')
    assert main(["scenario", bad]) == 1
    line = capsys.readouterr().out.splitlines()[1]
    assert line.startswith("  then.legal.0: “pass” is refused. ")
    assert re.search(r"\(RU-A?\d+\)$", line)
    assert main(["scenario", bad, "--lang", "cs"]) == 1
    assert capsys.readouterr().out.splitlines()[1].startswith("  then.legal.0: tah „pass“ je odmítnut. ")


def test_a_crash_in_one_file_does_not_end_the_others(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Ruins.load

    def broken(self: Ruins, position: Json, seed: int | bytes = 0) -> State:
        if position["seats"] == 3:
            raise IndexError("pop from empty list")
        return honest(self, position, seed)

    monkeypatch.setattr(Ruins, "load", broken)
    (tmp_path / "odd.toml").write_text('title = "Odd"\ngame = "ruins"\ngiven.seats = 3')
    good = write(tmp_path / "good.toml", "to_move = [0, 1]")
    assert main(["scenario", "odd.toml", good]) == 3
    out, err = capsys.readouterr()
    assert out == "good.toml: fine: Everybody may turn\n"
    assert err.endswith("odd.toml: the program failed: IndexError: pop from empty list\n")
    assert "Traceback" in err
