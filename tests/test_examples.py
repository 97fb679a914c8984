"""Every example in the documents is run: positions, scenarios, programs and commands."""

import json
import re
import shlex
import sys
import tomllib
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import msgspec
import pytest

from ludarium.cli import main
from ludarium.core import game, record
from ludarium.core.scenario import read, run
from tests.cli.conftest import finished_match

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
Output = pytest.CaptureFixture[str]

# The blocks of every document by language. Commands have none; "formula" is tested by its vectors (test_fairness),
# "frames" by the examples around it, which carry the name of their type (server/test_protocol).
EXAMPLES: dict[str, set[str]] = {
    "README.md": {"", "python"},
    "CONTRIBUTING.md": {"toml", "python"},
    "bench/README.md": {""},
    "docs/campaigns.md": {""},  # its commands are those of cli/test_campaign
    "docs/fairness.md": {"formula"},
    "docs/positions.md": {"", "json"},
    "docs/protocol.md": {"json NAME", "frames"},
    "docs/records.md": {"json"},
    "docs/scenarios.md": {"", "toml"},
    # Followed to the letter by web/test_first_game.
    "docs/your-first-game.md": {"", "python", "FILE"},
}


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return [content for found, content in BLOCK.findall(text_of(name)) if found == language]


def commands(name: str) -> list[str]:
    """The lines that start the command, in blocks and in the first column of tables."""
    lines = [line for block in blocks(name, "") for line in block.splitlines()]
    lines += re.findall(r"^\| `([^`]+)` \|", text_of(name), re.MULTILINE)
    return [line.removeprefix("bin/") for line in lines if re.match(r"(bin/)?ludarium \w", line)]


def test_there_is_no_example_of_another_kind() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    found = {
        str(path.relative_to(ROOT)): {
            re.sub(r"^\w+ \S+[.]\w+$", "FILE", re.sub(r"^json \w+$", "json NAME", kind))
            for kind, _ in BLOCK.findall(path.read_text(encoding="utf-8"))
        }
        for path in documents
    }
    assert {name: kinds for name, kinds in found.items() if kinds} == EXAMPLES


def test_programs_run(capsys: Output) -> None:
    (program,) = blocks("README.md", "python")
    exec(compile(program, "README.md", "exec"), {})
    assert "winners=" in capsys.readouterr().out


def test_the_proof_of_a_game_runs() -> None:
    (program,) = blocks("CONTRIBUTING.md", "python")
    names: dict[str, Callable[[], None]] = {}
    exec(
        compile(program.replace("mygame", "ruins").replace("range(200)", "range(1)"), "CONTRIBUTING.md", "exec"),
        names,
    )
    names["test_promises"]()


def test_the_entry_point_of_a_game_is_where_games_are_looked_for() -> None:
    (example,) = blocks("CONTRIBUTING.md", "toml")
    ours = tomllib.loads(text_of("pyproject.toml"))["project"]["entry-points"]
    assert tomllib.loads(example)["project"]["entry-points"].keys() == ours.keys() - {"ludarium.campaigns"}


@pytest.mark.parametrize("example", blocks("docs/scenarios.md", "toml"), ids=lambda text: text.splitlines()[0])
def test_scenarios_hold(example: str) -> None:
    assert run(read(example)) == []


@pytest.mark.parametrize("example", blocks("docs/positions.md", "json"), ids=len)
def test_positions_are_possible(example: str, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "example.json").write_text(example)
    assert main(["position", "check", str(tmp_path / "example.json"), "--lang", "en"]) == 0
    state = game("ruins").load(json.loads(example))
    assert state.to_move() == [1]


def test_the_record_is_like_those_that_are_written() -> None:
    (example,) = blocks("docs/records.md", "json")
    match = finished_match()
    options = match.game.complete_options(2, {})
    made = record.write(match, options, ["Ada", "greedy"], record.Seed(key="00" * 32)).to_bytes().decode()
    fields = r'^"(\w+)": '
    assert re.findall(fields, example, re.MULTILINE) == re.findall(fields, made, re.MULTILINE)
    lines = re.findall(r"^  (\{.*?\}),?$", example, re.MULTILINE)
    assert len(lines) == 2
    for line in lines:
        assert record.compact(msgspec.to_builtins(msgspec.convert(json.loads(line), record.Line))) == line
    assert record.compact(options) in example


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the commands name, English, and somebody who leaves a game at once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDARIUM_LANG", "en")
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"q\ny\n")))
    match = finished_match()
    seed = record.Seed(key=bytes(range(32)).hex())
    written = record.write(match, match.game.complete_options(2, {}), ["me", "random"], seed)
    (tmp_path / "game.json").write_bytes(written.to_bytes())
    for name in ("bug.toml", "my-bug.toml"):
        (tmp_path / name).write_text(blocks("docs/scenarios.md", "toml")[0])
    return tmp_path


@pytest.mark.parametrize("name", ["README.md", "docs/positions.md", "docs/scenarios.md"])
def test_commands_run(name: str, desk: Path, capsys: Output) -> None:
    lines = commands(name)
    assert lines
    for line in lines:
        command, _, file = line.replace("--games 1000", "--games 2").partition(" > ")
        assert main(shlex.split(command)[1:]) == 0, line
        out, err = capsys.readouterr()
        assert err == "", line
        assert out, line
        if file:
            (desk / file).write_text(out)
