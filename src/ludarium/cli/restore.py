"""``ludarium restore``: a house as it was when a copy was made."""

from pathlib import Path

from ludarium.cli.desk import PACKAGES, Desk
from ludarium.cli.files import refusal
from ludarium.core.text import Texts


def run(desk: Desk) -> int:
    # Imported late: other commands do without a server.
    from ludarium.server.backup import restore
    from ludarium.server.settings import default_database

    asked = desk.asked
    desk.texts = Texts(desk.texts.language, [*PACKAGES, "ludarium.server"])
    try:
        restored = restore(asked.db or default_database(), Path(asked.file))
    except OSError as error:
        raise refusal(error.filename or asked.file, error) from None
    desk.line(desk.say("cli-restore-done", file=asked.file, tables=restored.tables))
    if restored.aside is not None:
        desk.line(desk.say("cli-restore-aside", file=str(restored.aside)))
    return 0
