"""A rematch: the one successor of a finished table, with the same seats and settings.

Whoever asks first makes it and hosts it, whoever asks later joins it. A row in the log of the old table names it,
written in the transaction that makes it, so two who ask at once get the same table.
"""

import time
from contextlib import suppress

from sqlalchemy import Connection, insert

from ludarium.server.errors import Conflict, Failed, Forbidden
from ludarium.server.house import House
from ludarium.server.storage import schema
from ludarium.server.storage.rows import Draft, Head, Made, Row, Seat, Successor, encoded, seat_draft
from ludarium.server.tables import lobby
from ludarium.server.tables.codes import new_table_id
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Table
from ludarium.server.transport import protocol


async def rematch(house: House, table: Table, guest: str, name: str, asked: protocol.AskRematch) -> Table:
    """The successor of a table, with the guest at their old seat if it can still be taken."""

    def decide(state: TableState) -> Change:
        seat = state.seat_of(guest)
        if seat is None:
            raise Forbidden("house-no-seat-here")
        if state.phase != "over":
            raise Conflict("house-rematch-later")
        if state.tutorial or state.head.seed.daily or state.campaign is not None or state.chapter_of:
            raise Conflict("house-no-rematch")
        return Change([]) if state.successor is not None else succeed(state, seat, guest)

    bots = 0 if table.state.successor else sum(1 for seat in table.state.seats if seat.bot)
    with house.bot_seats.reserved(guest, bots):
        await house.change(table, decide)
    if table.state.successor is None:
        raise Failed("house-failed")
    successor = await house.fresh(table.state.successor.table)
    with suppress(Conflict):  # it began without them, or their seat was given away: then they may watch
        await lobby.sit(house, successor, guest, name, protocol.Sit(salt=asked.salt))
    return successor


def succeed(state: TableState, seat: int, host: str) -> Change:
    """Make the successor: bots sit where they sat, and each person's seat is kept for them."""
    game = state.game
    options = game.complete_options(len(state.seats), state.options)
    made = Made(
        len(state.seats),
        options,
        state.public,
        state.pace,
        host,
        clock=state.clock,
        undo=state.undo,
        rematch=True,
    )
    seats = [lobby.bot_seat(game, old.bot) if old.bot else Seat("open", old.guest, old.name) for old in state.seats]
    drafts = [Draft("made", -1, 0, encoded(made))]
    drafts += [seat_draft(number, kept) for number, kept in enumerate(seats)]
    now = time.time()
    head = Head(new_table_id(), game.id, game.rules_version, lobby.fresh_seed(), None)
    rows = [Row(head.id, number, *draft, now)._asdict() for number, draft in enumerate(drafts)]

    def write_log(connection: Connection, _: str) -> None:
        connection.execute(insert(schema.log), rows)

    write = lobby.insertion(head, now, made.public, "lobby", {host}, write_log)
    return Change([Draft("rematch", seat, 0, encoded(Successor(head.id, seat)))], write)
