"""The rules as numbered clauses, and the tests that cite them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]{2}-A?\d{2,3})\*\* (.*)$")
HEADING: Final = re.compile(r"^#+ (.*)$")


def own_ledger(game_id: str) -> str:
    """The ledger of a game of this distribution: packed into it, or in the sources it is installed from."""
    packed = files("ludarium").joinpath("_rules", f"{game_id}.md")
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    return (Path(__file__).parents[3] / "docs" / "rules" / f"{game_id}.md").read_text(encoding="utf-8")


class Clause(msgspec.Struct, frozen=True):
    id: str
    chapter: str
    text: str


def clauses(ledger: str) -> dict[str, Clause]:
    """Every clause of a ledger in its order.

    >>> clauses("## 1. Aim\\n- **XX-001** Win.")["XX-001"].text
    'Win.'
    """
    found: dict[str, Clause] = {}
    chapter = ""
    for line in ledger.splitlines():
        if heading := HEADING.match(line):
            chapter = heading[1]
        elif clause := CLAUSE.match(line):
            found[clause[1]] = Clause(clause[1], chapter, clause[2])
    return found


def citations(folder: Path) -> dict[str, list[str]]:
    """For each clause the tests below a folder that cite it: functions marked ``clause(...)`` and scenarios."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name, ids in cited_in_python(path):
            for clause in ids:
                found.setdefault(clause, []).append(f"{path.relative_to(folder)}::{name}")
    for path in sorted(folder.rglob("*.toml")):
        ids = tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", [])
        for clause in ids:
            found.setdefault(clause, []).append(str(path.relative_to(folder)))
    return found


def cited_in_python(path: Path) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "clause":
                    yield node.name, [ast.literal_eval(argument) for argument in mark.args]
