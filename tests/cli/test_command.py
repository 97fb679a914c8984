"""The command line as a whole: help, languages, exit codes, bad usage."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.cli import simulate as simulate_command
from ludarium.cli.language import chosen_language
from ludarium.core import LANGUAGES

COMMANDS = ["games", "rules", "play", "replay", "simulate", "verify", "scenario", "position", "backup", "restore"]
ACTIONS = ["new", "show", "check", "schema"]
Output = pytest.CaptureFixture[str]


def test_help_says_where_to_begin(capsys: Output) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert "ludarium play ruins" in out
    assert max(map(len, out.splitlines())) <= 80


def test_alone_it_opens_the_house(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "ludarium.cli",
        "--no-open",
        "--lang",
        "en",
        "--db",
        f"sqlite:///{tmp_path}/house.db",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        said = house.stdout.readline()
        house.terminate()
    assert re.search(r"http://127\.0\.0\.1:\d+", said)


def test_version_tells_how_the_engine_runs(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert re.fullmatch(r"ludarium \d+\.\d+\.\d+ \((compiled|interpreted) engine\)\n", capsys.readouterr().out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS), *(["position", one] for one in ACTIONS)])
def test_every_command_has_help_with_an_example(command: list[str], language: str, capsys: Output) -> None:
    assert main([*command, "--help", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert " ".join(["ludarium", *command]) in out.split("\n\n")[-1] + out.split("\n\n")[-2]
    assert "cli-" not in out


def test_help_of_other_languages_has_no_english(capsys: Output) -> None:
    main(["play", "--help", "--lang", "cs"])
    out = capsys.readouterr().out
    assert out.startswith("použití: ludarium play")
    for word in ("usage", "options", "positional", "show this"):
        assert word not in out


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        (["--lang", "ru", "games"], {"LANG": "cs_CZ.UTF-8"}, "ru"),
        (["games", "--lang=cs"], {}, "cs"),
        ([], {"LUDARIUM_LANG": "cs", "LC_ALL": "ru_RU.UTF-8"}, "cs"),
        ([], {"LC_ALL": "ru_RU.UTF-8", "LANG": "cs_CZ"}, "ru"),
        ([], {"LC_ALL": "", "LANG": "cs"}, "cs"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "cs_CZ"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["verify", "--", "--lang", "cs"], {}, "en"),
    ],
)
def test_choice_of_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert chosen_language(arguments, environment) == language


@pytest.mark.parametrize(("language", "word"), [("en", "players"), ("ru", "Игроков"), ("cs", "hráčů")])
def test_each_language_starts(language: str, word: str, capsys: Output) -> None:
    assert main(["--lang", language, "games"]) == 0
    assert word in capsys.readouterr().out


def test_unknown_language(capsys: Output) -> None:
    assert main(["games", "--lang", "de"]) == 2
    assert capsys.readouterr().err == "There is no language “de”. Known: en, ru, cs.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["juggle"], "'juggle' is not one of 'games'"),
        (["rules"], "still missing: GAME"),
        (["games", "--loud"], "unrecognised argument: --loud"),
        (["simulate", "ruins", "--games", "many"], "“many” is not a whole number"),
        (["simulate", "ruins", "--games", "0"], "at least 1"),
        (["simulate", "ruins", "--games"], "a value is missing"),
        (["play", "ruins", "--option", "market"], "“market” is not a name and a choice"),
        (["verify"], "still missing: FILE"),
        (["position"], "still missing: ACTION"),
        (["games", "--lang"], "a value is missing"),
    ],
)
def test_bad_usage_is_one_sentence(arguments: list[str], words: str, capsys: Output) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rules", "chess"], "There is no game “chess”"),
        (["play", "chess"], "There is no game “chess”"),
        (["simulate", "ruins", "--bots", "wise"], "There is no bot “wise”"),
        (["simulate", "ruins", "--players", "9"], "not for 9 players"),
        (["simulate", "ruins", "--players", "0"], "not for 0 players"),
        (["simulate", "ruins", "--players", "2", "--bots", "random,random,random"], "3 bots were named"),
        (["simulate", "ruins", "--option", "weather=fine"], "There is no table option “weather”"),
        (["position", "new", "ruins", "--option", "market=free"], "“free” is not a choice"),
        (["play", "ruins", "--seats", "me"], "not for one player"),
        (["play", "ruins", "--seats", "me,cat"], "“cat” cannot take a seat. Known: me, bot, random, greedy."),
        (["play", "ruins", "--seats", ""], "cannot take a seat"),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
        (["position", "show", "nowhere.json"], "There is no file nowhere.json."),
    ],
)
def test_what_does_not_exist_is_refused_with_one_sentence(arguments: list[str], words: str, capsys: Output) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


def test_argparse_is_left_as_it_was(capsys: Output) -> None:
    import argparse

    main(["--lang", "ru", "--help"])
    capsys.readouterr()
    assert argparse.ArgumentParser(prog="x").format_help().startswith("usage: x")


def test_an_interruption_is_quiet(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_command, "run", interrupted)
    assert main(["simulate", "ruins"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m ludarium.cli rules ruins | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True, env=surroundings())
    assert done.stdout == "1. Game facts\n141\n"
    assert done.stderr == ""


def test_a_narrow_encoding_is_survived() -> None:
    command = [sys.executable, "-m", "ludarium.cli", "games", "--lang", "ru"]
    done = subprocess.run(
        command, capture_output=True, check=True, env={**surroundings(), "PYTHONIOENCODING": "latin-1"}
    )
    assert b"???" in done.stdout


def surroundings() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
