"""``ludarium rules``."""

from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.core.ledger import clauses
from ludarium.core.registry import game

Output = pytest.CaptureFixture[str]
CLAUSES = list(clauses(game("ruins").rules_text()))


def cite(folder: Path, *ids: str) -> None:
    folder.mkdir(exist_ok=True)
    marks = ", ".join(map(repr, ids))
    folder.joinpath("test_some.py").write_text(f"@clause({marks})\ndef test_it():\n    pass\n")


def test_all_clauses_by_chapter(capsys: Output) -> None:
    assert main(["rules", "ruins"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1. Game facts"
    assert [line.split()[0] for line in lines if line.startswith("  RU-")] == CLAUSES


def test_one_clause_with_its_chapter_and_tests(tmp_path: Path, capsys: Output) -> None:
    cite(tmp_path / "tests", "RU-041")
    assert main(["rules", "ruins", "ru-041"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("6. Start of a round\n  RU-041  At the start of every round")
    assert out.endswith("Cited by one test:\n  test_some.py::test_it\n")


def test_a_clause_without_tests(tmp_path: Path, capsys: Output) -> None:
    assert main(["rules", "ruins", "RU-042"]) == 0
    assert "ited" not in capsys.readouterr().out
    cite(tmp_path / "proofs", "RU-041")
    assert main(["rules", "ruins", "RU-042", "--tests", "proofs"]) == 0
    assert capsys.readouterr().out.endswith("No test cites it.\n")


def test_emphasis_is_shown_not_printed(capsys: Output) -> None:
    assert main(["rules", "ruins", "RU-A01"]) == 0
    assert "RU-A01  VP per place. Pictures only." in capsys.readouterr().out


def test_search(capsys: Output) -> None:
    assert main(["rules", "ruins", "--search", "TORCH"]) == 0
    found = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  RU-")]
    assert 5 < len(found) < len(CLAUSES)
    assert all("torch" in line.lower() for line in found)
    assert main(["rules", "ruins", "--search", "zeppelin"]) == 1
    assert capsys.readouterr().out == "No clause contains “zeppelin”.\n"


def test_unknown_clause(capsys: Output) -> None:
    assert main(["rules", "ruins", "RU-999"]) == 2
    assert capsys.readouterr().err == "The rules of ruins have no clause “RU-999”.\n"


def test_coverage(tmp_path: Path, capsys: Output) -> None:
    cite(tmp_path / "tests", *CLAUSES[1:])
    assert main(["rules", "ruins", "--coverage"]) == 1
    total = len(CLAUSES)
    assert capsys.readouterr().out == f"clauses cited: {total - 1} of {total}\n{CLAUSES[0]}\n"
    cite(tmp_path / "tests", *CLAUSES)
    assert main(["rules", "ruins", "--coverage"]) == 0
    assert capsys.readouterr().out == f"clauses cited: {total} of {total}\n"


def test_a_game_that_plays_everything_has_nothing_pending(capsys: Output) -> None:
    assert main(["rules", "ruins", "--pending"]) == 0
    assert capsys.readouterr().out == "This version plays every clause.\n"


def test_coverage_needs_readable_tests(tmp_path: Path, capsys: Output) -> None:
    assert main(["rules", "ruins", "--coverage"]) == 2
    assert "There is no folder tests" in capsys.readouterr().err
    assert main(["rules", "ruins", "--coverage", "--tests", "nowhere"]) == 2
    assert "There is no folder nowhere" in capsys.readouterr().err
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_broken.py").write_text("def (:\n")
    assert main(["rules", "ruins", "--coverage"]) == 2
    assert "cannot be read" in capsys.readouterr().err
