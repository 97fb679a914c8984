"""What the documents show is true: examples run, ledgers are whole, links lead somewhere."""

import doctest
import importlib
import json
import pkgutil
import re
from pathlib import Path

import pytest

import ludarium
from ludarium.core import game, games
from ludarium.core.ledger import citations, clauses
from ludarium.core.scenario import read, run

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])
MODULES = [
    module.name
    for module in pkgutil.walk_packages(ludarium.__path__, "ludarium.")
    if not module.name.endswith(("trace", "__main__")) and "migrations" not in module.name
]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    exec(compile(example, "README.md", "exec"), {})
    assert "winners=" in capsys.readouterr().out


def test_scenario_example_holds() -> None:
    (example,) = blocks(ROOT / "docs" / "scenarios.md", "toml")
    assert run(read(example)) == []


def test_partial_position_example_loads() -> None:
    (example,) = blocks(ROOT / "docs" / "positions.md", "json")
    assert game("ruins").load(json.loads(example)).to_move() == [1]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("game_id", games())
def test_every_clause_is_cited_and_every_citation_exists(game_id: str) -> None:
    known = clauses(game(game_id).rules_text())
    prefix = next(iter(known))[:3]
    cited = {clause for clause in citations(ROOT / "tests") if clause.startswith(prefix)}
    assert sorted(set(known) - cited) == []
    assert sorted(cited - set(known)) == []


@pytest.mark.parametrize("game_id", games())
def test_clauses_named_in_code_exist(game_id: str) -> None:
    known = clauses(game(game_id).rules_text())
    prefix = next(iter(known))[:2]
    folder = ROOT / "src" / "ludarium" / "games" / game_id
    for path in folder.rglob("*.py"):
        for clause in re.findall(rf"\b{prefix}-A?\d+\b", path.read_text(encoding="utf-8")):
            assert clause in known, f"{path.name}: {clause}"
