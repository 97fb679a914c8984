"""``ludarium play``, scripted through standard input."""

import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.core import record
from tests.cli.conftest import Type
from tests.cli.test_command import surroundings

Output = pytest.CaptureFixture[str]
ALWAYS_FIRST = "1\n" * 1000
PLAY = ["play", "ruins", "--seed", "2"]


def answers(out: str) -> list[str]:
    """What follows each prompt in a transcript, without the tables."""
    return [part.split("\n", 1)[1] for part in out.split("your choice (? for help): ")[1:]]


def ludarium(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludarium.cli", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, env=surroundings(), timeout=120, check=False
    )


def test_a_whole_game_by_the_first_option(tmp_path: Path) -> None:
    done = ludarium(*PLAY, "--seats", "me,bot,bot:random", "--save", "game.json", typed=ALWAYS_FIRST)
    assert done.returncode == 0
    assert done.stderr == ""
    last = done.stdout.splitlines()[-4:]
    assert last[0].startswith("Won by ")
    assert last[1].startswith("Points: ")
    assert last[3] == "The record is in game.json."
    assert max(map(len, done.stdout.splitlines())) <= 100
    checked = record.verify((tmp_path / "game.json").read_bytes())
    assert checked.record.seats == ["me", "greedy", "random"]
    assert checked.record.result is not None


def test_the_same_seed_is_the_same_game() -> None:
    one, two = (ludarium(*PLAY, "--seats", "me,bot", typed=ALWAYS_FIRST).stdout for _ in range(2))
    assert one == two
    assert one.endswith("The game was not saved; --save FILE keeps the next one.\n")


def test_hot_seat_asks_everybody_for_themselves() -> None:
    done = ludarium(*PLAY, "--seats", "me,me", typed=ALWAYS_FIRST)
    assert done.returncode == 0
    assert "Player 1, your choice" in done.stdout
    assert "Player 2, your choice" in done.stdout
    first, second = done.stdout.split("your choice (? for help): ")[:2]
    assert "You (seat 1)" in first
    assert "You (seat 2)" in second


def at_a_terminal(*arguments: str, typed: str) -> str:
    """What a terminal shows of a whole run."""
    keyboard, terminal = pty.openpty()
    command = [sys.executable, "-m", "ludarium.cli", *arguments]
    surrounding = {**surroundings(), "TERM": "xterm"}
    with subprocess.Popen(command, env=surrounding, stdin=terminal, stdout=terminal, stderr=terminal) as running:
        os.close(terminal)
        os.write(keyboard, typed.encode())
        shown = b""
        with suppress(OSError):  # the terminal is gone when the program is
            while part := os.read(keyboard, 65536):
                shown += part
        running.wait(60)
    os.close(keyboard)
    return shown.decode()


def test_hands_stay_hidden_at_a_terminal() -> None:
    shown = at_a_terminal(*PLAY, "--seats", "me,me", typed="\n1\n\nq\ny\n")
    first, second = shown.split("Player 2, take the keyboard")
    assert "Player 1, take the keyboard" in first
    assert first.rstrip().endswith("\x1b[3J\x1b[2J\x1b[H")
    assert "You (seat 2)" in second
    assert "You (seat 1)" not in second


def test_bots_play_alone(capsys: Output) -> None:
    assert main([*PLAY, "--seats", "greedy,random"]) == 0
    assert "Won by Bot" in capsys.readouterr().out


def test_the_usual_table_is_one_person_and_two_bots(capsys: Output) -> None:
    assert main(PLAY) == 1
    out = capsys.readouterr().out
    assert "You (seat 1)" in out
    assert "Seat 3" in out
    assert "Seat 4" not in out


def test_input_may_end(typed: Type, capsys: Output) -> None:
    typed("1\n")
    assert main([*PLAY, "--save", "game.json"]) == 1
    assert capsys.readouterr().err == "The input ended before the game did.\n"
    assert len(record.read(Path("game.json").read_bytes()).moves) > 0


def test_moves_by_number_and_by_notation(typed: Type, capsys: Output) -> None:
    typed("flip 3b\nPASS\n")
    main(PLAY)
    said = answers(capsys.readouterr().out)
    assert "Player 1 turned 3b to night." in said[0]
    assert "Player 1 passed." in said[1]


def test_what_is_not_open_is_explained(typed: Type, capsys: Output) -> None:
    typed("99\n0\nfly\nflip none\nvalue 3\n")
    main(PLAY)
    said = answers(capsys.readouterr().out)
    assert said[0].startswith("Choose a number from 1 to 10, or type ? for help.")
    assert said[1].startswith("Choose a number from 1 to 10")
    assert said[2].startswith("“fly” is not a move of this game.")
    assert "(RU-052)" in said[4].splitlines()[0]


def test_help_hint_rules_and_log(typed: Type, capsys: Output) -> None:
    typed("?\nhint\nrules RU-052\nrules RU-999\nrules\nlog\nflip 3b\nlog\n")
    main(PLAY)
    said = answers(capsys.readouterr().out)
    assert "why MOVE" in said[0]
    assert said[1].startswith("The bot “greedy” would choose: ")
    assert said[2].startswith("7. Course of a round\n  RU-052  A following play")
    assert said[3].startswith("The rules of ruins have no clause “RU-999”.")
    assert "RU-140" in said[4]
    assert said[5].startswith("Nothing has happened yet.")
    assert said[7].startswith("Player 1 turned 3b to night.\n")


def test_why(typed: Type, capsys: Output) -> None:
    typed("why\nwhy flip 3b\nwhy fly\nflip none\nwhy value 3\n")
    main(PLAY)
    said = answers(capsys.readouterr().out)
    assert said[0].startswith("Name a move, such as “why pass”.")
    assert said[1].startswith("“flip 3b” is allowed now.")
    assert said[2].startswith("“fly” is not a move of this game.")
    sentence, chapter, clause = said[4].splitlines()[:3]
    assert sentence.endswith("(RU-052)")
    assert chapter == "7. Course of a round"
    assert clause.startswith("  RU-052  A following play")


def test_undo_takes_back_the_last_move(typed: Type, capsys: Output) -> None:
    typed("u\nflip none\nbuy 4\nu\nu\n")
    main(PLAY)
    said = answers(capsys.readouterr().out)
    assert "nothing to undo" in said[0]
    assert "› buy 4" in said[2]
    assert said[3].startswith("Undone.")
    assert "› buy 4" not in said[3]
    assert "nothing to undo" in said[4]


def test_an_empty_line_draws_the_table_again(typed: Type, capsys: Output) -> None:
    typed("\n")
    main(PLAY)
    assert "Your hand" in answers(capsys.readouterr().out)[0]


@pytest.mark.parametrize(("word", "language"), [("y", "en"), ("ano", "cs"), ("Да", "ru")])
def test_leaving_asks_once_more(word: str, language: str, typed: Type, capsys: Output) -> None:
    typed(f"q\nn\nquit\n{word}\n")
    assert main([*PLAY, "--lang", language]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count(" 3b") >= 2


def test_leaving_says_what_is_kept(typed: Type, capsys: Output) -> None:
    typed("q\ny\n")
    main(PLAY)
    assert "not saved and will be lost" in capsys.readouterr().out
    typed("1\nq\ny\n")
    main([*PLAY, "--save", "game.json"])
    assert "stays saved in game.json" in capsys.readouterr().out


def test_a_saved_game_goes_on(typed: Type, capsys: Output) -> None:
    save = ["--seats", "me,bot", "--save", "game.json"]
    typed("flip none\nq\ny\n")
    main([*PLAY, *save])
    before = record.read(Path("game.json").read_bytes())
    capsys.readouterr()
    typed(ALWAYS_FIRST)
    assert main(["play", "ruins", "--save", "game.json"]) == 0
    assert "Continuing the game in game.json after" in capsys.readouterr().out
    after = record.verify(Path("game.json").read_bytes()).record
    assert after.moves[: len(before.moves)] == before.moves
    assert main(["play", "ruins", "--save", "game.json"]) == 2
    assert "game.json holds a finished game" in capsys.readouterr().err


@pytest.mark.parametrize(
    "other", [["--seed", "5"], ["--seats", "me,bot"], ["--option", "market=dear"]], ids=lambda other: other[0]
)
def test_another_game_is_never_written_over(other: list[str], typed: Type, capsys: Output) -> None:
    typed("1\n")
    main([*PLAY, "--save", "game.json"])
    kept = Path("game.json").read_bytes()
    capsys.readouterr()
    assert main(["play", "ruins", "--save", "game.json", *other]) == 2
    assert capsys.readouterr().err == "game.json already holds another game; choose another file.\n"
    assert Path("game.json").read_bytes() == kept


def test_no_other_file_is_written_over(capsys: Output) -> None:
    Path("letter.txt").write_text("Dear aunt")
    assert main(["play", "ruins", "--save", "letter.txt"]) == 2
    assert "not JSON" in capsys.readouterr().err
    assert Path("letter.txt").read_text() == "Dear aunt"


def test_where_nothing_can_be_saved(capsys: Output) -> None:
    assert main([*PLAY, "--save", "nowhere/game.json"]) == 2
    assert capsys.readouterr().err == "There is no folder nowhere.\n"
    assert main([*PLAY, "--save", "."]) == 2
    assert capsys.readouterr().err == ". is a folder, not a file.\n"


def test_table_options(typed: Type, capsys: Output) -> None:
    typed("1\n")
    main([*PLAY, "--option", "market=dear", "--option", "starter=0"])
    assert "2 (price 3):" in capsys.readouterr().out


def test_bytes_that_are_no_text_are_survived(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    from io import BytesIO, TextIOWrapper

    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8"))
    assert main(PLAY) == 1
    assert "is not a move of this game" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "words"), [("ru", "Победа: "), ("cs", "Vítězství: ")])
def test_a_game_in_each_language(language: str, words: str, typed: Type, capsys: Output) -> None:
    typed(ALWAYS_FIRST)
    assert main([*PLAY, "--seats", "me,bot", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert words in out
    assert "cli-" not in out
    assert "ruins-" not in out
