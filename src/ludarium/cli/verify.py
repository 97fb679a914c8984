"""``ludarium verify``: records played again and compared."""

from ludarium.cli import campaign
from ludarium.cli.context import Context
from ludarium.cli.files import read_bytes
from ludarium.cli.seats import seat_names
from ludarium.core import record
from ludarium.core.campaign_record import is_campaign
from ludarium.core.errors import LudariumError, NotFound


def run(context: Context) -> int:
    return max([verify_file(context, file) for file in context.asked.files])


def verify_file(context: Context, file: str) -> int:
    """One line: what was found right, or where it is wrong."""
    try:
        data = read_bytes(file)
    except NotFound as error:
        context.complain(error)
        return 2
    if is_campaign(data):
        return campaign.verify_file(context, file)
    try:
        context.open_game(record.read(data).game)
        checked = record.verify(data)
    except LudariumError as error:
        context.line(context.say("cli-verify-fails", file=file, why=context.texts.error(error)))
        return 1
    context.line(found_right(context, file, checked))
    return 0


def found_right(context: Context, file: str, checked: record.Checked) -> str:
    found = checked.record
    parts = [context.say("cli-verify-moves", moves=len(found.moves))]
    if found.result is None:
        parts.append(context.say("cli-verify-unfinished"))
    else:
        names = seat_names(context.texts, checked.match.game, found.seats)
        winners = [names[winner] for winner in found.result.winners]
        parts.append(context.say("cli-verify-result", winners=winners))
    parts.append(context.say("cli-verify-commitment" if found.seed.commitment else "cli-verify-plain-seed"))
    return context.say("cli-verify-fine", file=file, what="; ".join(parts))
