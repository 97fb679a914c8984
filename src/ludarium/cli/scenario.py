"""``ludarium scenario``: given, when, then."""

import sys

from ludarium.cli.desk import Desk
from ludarium.cli.files import read_text
from ludarium.core import scenario
from ludarium.core.errors import LudariumError, NotFound


def run(desk: Desk) -> int:
    return max([run_file(desk, file) for file in desk.asked.files])


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
        desk.line(f"  {difference}")
    return 1
