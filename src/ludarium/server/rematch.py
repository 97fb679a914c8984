"""A rematch: the one successor of a finished table, with the same seats and settings.

Whoever asks first makes it and hosts it, whoever asks later joins it. A row in the log of the old table names it,
written in the transaction that makes it, so two who ask at once get the same table.
"""

import time
from contextlib import suppress

from sqlalchemy import Connection, insert

from ludarium.server import lobby, schema, wire
from ludarium.server.course import Course
from ludarium.server.errors import Conflict, Failed, Forbidden
from ludarium.server.house import Change, House
from ludarium.server.names import new_table_id
from ludarium.server.rows import Draft, Head, Made, Row, Seat, Successor, encoded, seat_draft
from ludarium.server.table import Table


async def rematch(house: House, table: Table, guest: str, name: str, asked: wire.AskRematch) -> Table:
    """The successor of a table, with the guest at their old seat if it can still be taken."""

    def decide(course: Course) -> Change:
        seat = course.seat_of(guest)
        if seat is None:
            raise Forbidden("house-no-seat-here")
        if course.phase != "over":
            raise Conflict("house-rematch-later")
        if course.tutorial or course.head.seed.daily:
            raise Conflict("house-no-rematch")
        return Change([]) if course.successor is not None else succeed(course, seat, guest)

    bots = 0 if table.course.successor else sum(1 for seat in table.course.seats if seat.bot)
    with house.bot_seats.reserved(guest, bots):
        await house.change(table, decide)
    if table.course.successor is None:
        raise Failed("house-failed")
    successor = await house.fresh(table.course.successor.table)
    with suppress(Conflict):  # it began without them, or their seat was given away: then they may watch
        await lobby.sit(house, successor, guest, name, wire.Sit(salt=asked.salt))
    return successor


def succeed(course: Course, seat: int, host: str) -> Change:
    """Make the successor: bots sit where they sat, and each person's seat is kept for them."""
    game = course.game
    options = game.complete_options(len(course.seats), course.options)
    made = Made(
        len(course.seats),
        options,
        course.public,
        course.pace,
        host,
        clock=course.clock,
        undo=course.undo,
        rematch=True,
    )
    seats = [lobby.robot(game, old.bot) if old.bot else Seat("open", old.guest, old.name) for old in course.seats]
    drafts = [Draft("made", -1, 0, encoded(made))]
    drafts += [seat_draft(number, kept) for number, kept in enumerate(seats)]
    now = time.time()
    head = Head(new_table_id(), game.id, game.rules_version, lobby.fresh_seed(), None)
    rows = [Row(head.id, number, *draft, now)._asdict() for number, draft in enumerate(drafts)]

    def write_log(connection: Connection, _: str) -> None:
        connection.execute(insert(schema.log), rows)

    write = lobby.insertion(head, now, made.public, "lobby", {host}, write_log)
    return Change([Draft("rematch", seat, 0, encoded(Successor(head.id, seat)))], write)
