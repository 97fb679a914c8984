"""The rules as numbered clauses, and the tests that cite them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from ludarium.core.reading import Reader

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


class Waiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clauses that wait for one thing: chapters of the ledger by their number, and single clauses."""

    chapters: list[int] = []
    clauses: list[str] = []


PENDING: Final = Reader(dict[str, Waiting])


def pending(package: str, known: dict[str, Clause]) -> dict[str, str]:
    """The clauses that a game does not play yet, in the ledger's order, each with what it waits for.

    They are declared in ``pending.toml`` beside the texts, a table for each thing that is still to come; a game
    without this file plays everything. What is declared must be in the ledger, and only once.
    """
    declared = files(package).joinpath("pending.toml")
    if not declared.is_file():
        return {}
    found: dict[str, str] = {}
    for what, waiting in PENDING.convert(tomllib.loads(declared.read_text(encoding="utf-8"))).items():
        for name in named_by(waiting, known):
            if name in found or name not in known:
                raise ValueError(f"{package}: {name} is pending twice, or not in the ledger")
            found[name] = what
    return {name: found[name] for name in known if name in found}


def named_by(waiting: Waiting, known: dict[str, Clause]) -> Iterator[str]:
    for number in waiting.chapters:
        inside = [clause.id for clause in known.values() if clause.chapter.startswith(f"{number}. ")]
        yield from inside or [f"chapter {number}"]
    yield from waiting.clauses


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
