"""``ludarium backup``: a copy of the house, also while it plays."""

from pathlib import Path

from ludarium.cli.desk import PACKAGES, Desk
from ludarium.cli.files import check_place, refusal
from ludarium.core.text import Texts


def run(desk: Desk) -> int:
    # Imported late: other commands do without a server.
    from ludarium.server.backup import back_up
    from ludarium.server.settings import default_database

    asked = desk.asked
    desk.texts = Texts(desk.texts.language, [*PACKAGES, "ludarium.server"])
    check_place(asked.file)
    try:
        tables = back_up(asked.db or default_database(), Path(asked.file), asked.force)
    except OSError as error:
        raise refusal(asked.file, error) from None
    desk.line(desk.say("cli-backup-done", file=asked.file, tables=tables))
    return 0
