"""``ludarium backup``: a copy of the house, also while it plays."""

from pathlib import Path

from ludarium.cli.context import PACKAGES, Context
from ludarium.cli.files import check_place, refusal
from ludarium.core.text import Texts


def run(context: Context) -> int:
    # Imported late: other commands do without a server.
    from ludarium.server.settings import default_database
    from ludarium.server.storage.backup import back_up

    asked = context.asked
    context.texts = Texts(context.texts.language, [*PACKAGES, "ludarium.server"])
    check_place(asked.file)
    try:
        tables = back_up(asked.db or default_database(), Path(asked.file), asked.force)
    except OSError as error:
        raise refusal(asked.file, error) from None
    context.line(context.say("cli-backup-done", file=asked.file, tables=tables))
    return 0
