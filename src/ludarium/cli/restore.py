"""``ludarium restore``: a house as it was when a copy was made."""

from pathlib import Path

from ludarium.cli.context import PACKAGES, Context
from ludarium.cli.files import refusal
from ludarium.core.text import Texts


def run(context: Context) -> int:
    # Imported late: other commands do without a server.
    from ludarium.server.settings import default_database
    from ludarium.server.storage.backup import restore

    asked = context.asked
    context.texts = Texts(context.texts.language, [*PACKAGES, "ludarium.server"])
    try:
        restored = restore(asked.db or default_database(), Path(asked.file))
    except OSError as error:
        raise refusal(error.filename or asked.file, error) from None
    context.line(context.say("cli-restore-done", file=asked.file, tables=restored.tables))
    if restored.aside is not None:
        context.line(context.say("cli-restore-aside", file=str(restored.aside)))
    return 0
