"""``ludarium verify``: records played again and compared."""

from ludarium.cli.desk import Desk
from ludarium.cli.files import read_bytes
from ludarium.cli.seats import seat_names
from ludarium.core import record
from ludarium.core.errors import LudariumError, NotFound


def run(desk: Desk) -> int:
    return max([verify_file(desk, file) for file in desk.asked.files])


def verify_file(desk: Desk, file: str) -> int:
    """One line: what was found right, or where it is wrong."""
    try:
        data = read_bytes(file)
    except NotFound as error:
        desk.complain(error)
        return 2
    try:
        desk.open_game(record.read(data).game)
        checked = record.verify(data)
    except LudariumError as error:
        desk.line(desk.say("cli-verify-fails", file=file, why=desk.texts.error(error)))
        return 1
    desk.line(found_right(desk, file, checked))
    return 0


def found_right(desk: Desk, file: str, checked: record.Checked) -> str:
    found = checked.record
    parts = [desk.say("cli-verify-moves", moves=len(found.moves))]
    if found.result is None:
        parts.append(desk.say("cli-verify-unfinished"))
    else:
        names = seat_names(desk.texts, checked.match.game, found.seats)
        winners = [names[winner] for winner in found.result.winners]
        parts.append(desk.say("cli-verify-result", winners=winners))
    parts.append(desk.say("cli-verify-commitment" if found.seed.commitment else "cli-verify-plain-seed"))
    return desk.say("cli-verify-fine", file=file, what="; ".join(parts))
