"""``ludarium rules``: the clauses of a game, and the tests that prove them."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ludarium.cli.context import Context
from ludarium.core.errors import NotFound
from ludarium.core.game import Game
from ludarium.core.ledger import Clause, citations, clauses, pending

DEFAULT_TESTS: Final = "tests"
EMPHASIS: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|`(?P<cyan>.+?)`")


def run(context: Context) -> int:
    asked = context.asked
    game = context.open_game(asked.game)
    known = clauses(game.rules_text())
    if asked.coverage:
        return coverage(context, game, known)
    if asked.clause:
        clause = find_clause(game, known, asked.clause)
        tests = cited(context)
        context.show(*clause_parts(context, clause))
        if tests is not None:
            show_citations(context, tests.get(clause.id, []))
        return 0
    wanted = list(known.values())
    if asked.pending:
        waiting = pending(game.package, known)
        wanted = [clause for clause in wanted if clause.id in waiting]
        if not wanted:
            context.line(context.say("cli-rules-nothing-pending"))
            return 0
    if asked.search:
        wanted = [clause for clause in wanted if asked.search.lower() in f"{clause.id} {clause.text}".lower()]
        if not wanted:
            context.line(context.say("cli-rules-not-found", word=asked.search[:60]))
            return 1
    context.show_long(list(by_chapter(context, wanted)))
    return 0


def find_clause(game: Game, known: dict[str, Clause], name: str) -> Clause:
    """A clause by its id; small letters do as well."""
    clause = known.get(name.upper())
    if clause is None:
        raise NotFound("cli-no-such-clause", {"clause": name[:40], "game": game.id})
    return clause


def clause_parts(context: Context, clause: Clause) -> list[RenderableType]:
    return [Text(clause.chapter, style="dim"), context.indented(clause_text(clause), 2)]


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


def by_chapter(context: Context, wanted: Iterable[Clause]) -> Iterable[RenderableType]:
    for chapter, inside in groupby(wanted, key=lambda clause: clause.chapter):
        yield Text(chapter, style="bold underline")
        yield from (context.indented(clause_text(clause), 2) for clause in inside)
        yield ""


# Tests.


def cited(context: Context) -> dict[str, list[str]] | None:
    """The tests by clause; ``None`` where no folder was named and none is here."""
    folder = Path(context.asked.tests or DEFAULT_TESTS)
    if not folder.is_dir():
        if context.asked.tests is None:
            return None
        raise NotFound("cli-no-tests", {"folder": str(folder)})
    try:
        return citations(folder)
    except (SyntaxError, tomllib.TOMLDecodeError, ValueError, OSError) as error:
        raise NotFound("cli-tests-unreadable", {"folder": str(folder), "what": str(error)}) from None


def show_citations(context: Context, tests: Sequence[str]) -> None:
    context.line(context.say("cli-rules-cited", number=len(tests)))
    for test in tests:
        context.line(f"  {test}")


def coverage(context: Context, game: Game, known: dict[str, Clause]) -> int:
    """The clauses that are due and that no test cites; those that wait for something are listed apart."""
    waiting = pending(game.package, known)
    tests = cited(context)
    if tests is None:
        raise NotFound("cli-no-tests", {"folder": DEFAULT_TESTS})
    due = [name for name in known if name not in waiting]
    missing = [name for name in due if name not in tests]
    context.line(context.say("cli-rules-coverage", cited=str(len(due) - len(missing)), clauses=str(len(due))))
    for name in missing:
        context.line(name)
    for what, names in groupby(sorted(waiting, key=waiting.__getitem__), key=waiting.__getitem__):
        context.line(context.say("cli-rules-pending", what=f"{game.id}-pending-{what}", clauses=" ".join(names)))
    return 1 if missing else 0
