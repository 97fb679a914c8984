"""``ludarium scenario``: given, when, then."""

import sys
import traceback
from typing import Final

from ludarium.cli.desk import Desk
from ludarium.cli.files import read_text
from ludarium.core import scenario
from ludarium.core.errors import LudariumError, NotFound

CRASHED: Final = 3


def run(desk: Desk) -> int:
    return max([run_safely(desk, file) for file in desk.asked.files])


def run_safely(desk: Desk, file: str) -> int:
    """A fault of the program in one file is reported as such, and the others are still run."""
    try:
        return run_file(desk, file)
    except Exception as error:
        what = "".join(traceback.format_exception_only(error)).strip()
        traceback.print_exc()
        print(desk.say("cli-scenario-crashed", file=file, what=what), file=sys.stderr)
        return CRASHED


def run_file(desk: Desk, file: str) -> int:
    """One line, and below it each difference."""
    try:
        text = read_text(file)
    except NotFound as error:
        desk.complain(error)
        return 2
    try:
        told = scenario.read(text)
        desk.open_game(told.game)
        differences = scenario.run(told)
    except LudariumError as error:
        print(desk.say("cli-scenario-unreadable", file=file, why=desk.texts.error(error)), file=sys.stderr)
        return 2
    if not differences:
        desk.line(desk.say("cli-scenario-fine", file=file, title=told.title))
        return 0
    desk.line(desk.say("cli-scenario-differs", file=file, title=told.title, number=len(differences)))
    for difference in differences:
        desk.line(f"  {difference.told(desk.texts)}")
    return 1
