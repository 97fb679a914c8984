"""``ludarium rules``: the clauses of a game, and the tests that prove them."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ludarium.cli.desk import Desk
from ludarium.core.errors import NotFound
from ludarium.core.game import Game
from ludarium.core.ledger import Clause, citations, clauses

DEFAULT_TESTS: Final = "tests"
EMPHASIS: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|`(?P<cyan>.+?)`")


def run(desk: Desk) -> int:
    asked = desk.asked
    game = desk.open_game(asked.game)
    known = clauses(game.rules_text())
    if asked.coverage:
        return coverage(desk, known)
    if asked.clause:
        clause = find_clause(game, known, asked.clause)
        tests = cited(desk)
        desk.show(*clause_parts(desk, clause))
        if tests is not None:
            show_citations(desk, tests.get(clause.id, []))
        return 0
    wanted = list(known.values())
    if asked.search:
        wanted = [clause for clause in wanted if asked.search.lower() in f"{clause.id} {clause.text}".lower()]
        if not wanted:
            desk.line(desk.say("cli-rules-not-found", word=asked.search[:60]))
            return 1
    desk.show_long(list(by_chapter(desk, wanted)))
    return 0


def find_clause(game: Game, known: dict[str, Clause], name: str) -> Clause:
    """A clause by its id; small letters do as well."""
    clause = known.get(name.upper())
    if clause is None:
        raise NotFound("cli-no-such-clause", {"clause": name[:40], "game": game.id})
    return clause


def clause_parts(desk: Desk, clause: Clause) -> list[RenderableType]:
    return [Text(clause.chapter, style="dim"), desk.indented(clause_text(clause), 2)]


def clause_text(clause: Clause) -> Text:
    """The id and the text, with the ledger's emphasis shown and its signs gone."""
    text = Text(clause.id, style="bold").append("  ", style="not bold")
    at = 0
    for found in EMPHASIS.finditer(clause.text):
        text.append(clause.text[at : found.start()], style="not bold")
        style = found.lastgroup or ""
        text.append(found[style], style=style if style == "bold" else f"not bold {style}")
        at = found.end()
    text.append(clause.text[at:], style="not bold")
    return text


def by_chapter(desk: Desk, wanted: Iterable[Clause]) -> Iterable[RenderableType]:
    for chapter, inside in groupby(wanted, key=lambda clause: clause.chapter):
        yield Text(chapter, style="bold underline")
        yield from (desk.indented(clause_text(clause), 2) for clause in inside)
        yield ""


# Tests.


def cited(desk: Desk) -> dict[str, list[str]] | None:
    """The tests by clause; ``None`` where no folder was named and none is here."""
    folder = Path(desk.asked.tests or DEFAULT_TESTS)
    if not folder.is_dir():
        if desk.asked.tests is None:
            return None
        raise NotFound("cli-no-tests", {"folder": str(folder)})
    try:
        return citations(folder)
    except (SyntaxError, tomllib.TOMLDecodeError, ValueError, OSError) as error:
        raise NotFound("cli-tests-unreadable", {"folder": str(folder), "what": str(error)}) from None


def show_citations(desk: Desk, tests: Sequence[str]) -> None:
    desk.line(desk.say("cli-rules-cited", number=len(tests)))
    for test in tests:
        desk.line(f"  {test}")


def coverage(desk: Desk, known: dict[str, Clause]) -> int:
    tests = cited(desk)
    if tests is None:
        raise NotFound("cli-no-tests", {"folder": DEFAULT_TESTS})
    missing = [name for name in known if name not in tests]
    desk.line(desk.say("cli-rules-coverage", cited=str(len(known) - len(missing)), clauses=str(len(known))))
    for name in missing:
        desk.line(name)
    return 1 if missing else 0
