"""What the documents show is true: docstrings run, ledgers are whole, links lead somewhere."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import ludarium
from ludarium.core import game, games
from ludarium.core.ledger import citations, clauses, pending

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])
MODULES = [
    module.name
    for module in pkgutil.walk_packages(ludarium.__path__, "ludarium.")
    if not module.name.endswith(("trace", "__main__")) and "migrations" not in module.name
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("game_id", games())
def test_every_clause_is_cited_and_every_citation_exists(game_id: str) -> None:
    known = clauses(game(game_id).rules_text())
    prefix = next(iter(known))[:3]
    cited = {clause for clause in citations(ROOT / "tests") if clause.startswith(prefix)}
    waiting = set(pending(game(game_id).package, known))
    assert sorted(set(known) - cited - waiting) == []
    assert sorted(cited - set(known)) == []
    assert sorted(cited & waiting) == []


@pytest.mark.parametrize("game_id", games())
def test_a_ledger_points_only_to_files_of_the_project(game_id: str) -> None:
    """The rulebooks themselves are not part of it."""
    folders = [ROOT, ROOT / "docs" / "rules", ROOT / "src" / "ludarium" / "games" / game_id]
    for name in re.findall(r"`([\w./-]+\.\w+)`", game(game_id).rules_text()):
        rulebook = re.fullmatch(rf"{game_id}\.[a-z]{{2}}\.txt", name)
        assert rulebook or any((folder / name).is_file() for folder in folders), name


@pytest.mark.parametrize("game_id", games())
def test_every_table_option_has_a_clause_that_tells_its_choices(game_id: str) -> None:
    known = clauses(game(game_id).rules_text())
    for option in game(game_id).options:
        told = known[option.clause].text
        assert f"option `{option.id}`" in told, option.clause
        for choice in option.choices:
            assert f"`{choice}`" in told or choice.isdigit(), f"{option.clause}: {choice}"


@pytest.mark.parametrize("game_id", games())
def test_clauses_named_in_code_exist(game_id: str) -> None:
    known = clauses(game(game_id).rules_text())
    prefix = next(iter(known))[:2]
    folder = ROOT / "src" / "ludarium" / "games" / game_id
    for path in folder.rglob("*.py"):
        for clause in re.findall(rf"\b{prefix}-A?\d+\b", path.read_text(encoding="utf-8")):
            assert clause in known, f"{path.name}: {clause}"
