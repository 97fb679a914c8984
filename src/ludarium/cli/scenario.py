"""``ludarium scenario``: given, when, then."""

import sys
import traceback
from typing import Final

from ludarium.cli.context import Context
from ludarium.cli.files import read_text
from ludarium.core import scenario
from ludarium.core.errors import LudariumError, NotFound

CRASHED: Final = 3


def run(context: Context) -> int:
    return max([run_safely(context, file) for file in context.asked.files])


def run_safely(context: Context, file: str) -> int:
    """A fault of the program in one file is reported as such, and the others are still run."""
    try:
        return run_file(context, file)
    except Exception as error:
        what = "".join(traceback.format_exception_only(error)).strip()
        traceback.print_exc()
        print(context.say("cli-scenario-crashed", file=file, what=what), file=sys.stderr)
        return CRASHED


def run_file(context: Context, file: str) -> int:
    """One line, and below it each difference."""
    try:
        text = read_text(file)
    except NotFound as error:
        context.complain(error)
        return 2
    try:
        told = scenario.read(text)
        context.open_game(told.game)
        differences = scenario.run(told)
    except LudariumError as error:
        print(context.say("cli-scenario-unreadable", file=file, why=context.texts.error(error)), file=sys.stderr)
        return 2
    if not differences:
        context.line(context.say("cli-scenario-fine", file=file, title=told.title))
        return 0
    context.line(context.say("cli-scenario-differs", file=file, title=told.title, number=len(differences)))
    for difference in differences:
        context.line(f"  {difference.told(context.texts)}")
    return 1
