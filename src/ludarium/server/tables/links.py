"""Links that take a seat to another device; each works once."""

import secrets
import time
from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ludarium.server.errors import Conflict, Forbidden, Unknown
from ludarium.server.house import House
from ludarium.server.storage import schema
from ludarium.server.storage.rows import seat_draft
from ludarium.server.tables.lobby import seating
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Table

LINK_SECONDS: Final = 24 * 3600


def token_digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def make_link(house: House, table: Table, guest: str) -> str:
    seat = table.state.seat_of(guest)
    if seat is None:
        raise Forbidden("house-no-seat-here")
    token = secrets.token_urlsafe(18)
    values = {
        "token": token_digest(token),
        "table_id": table.state.head.id,
        "guest": guest,
        "seat": seat,
        "until": time.time() + LINK_SECONDS,
    }
    await house.store.write(lambda connection: connection.execute(insert(schema.links).values(values)))
    return token


async def use_link(house: House, guest: str, token: str) -> Table:
    """Take the seat of a link. It works once: the link is deleted in the transaction that moves the seat."""
    links = schema.links
    digest = token_digest(token)
    query = select(links.c.table_id, links.c.guest, links.c.seat, links.c.until).where(links.c.token == digest)
    link = await house.store.read(lambda connection: connection.execute(query).first())
    if link is None or link.until < time.time():
        raise Unknown("house-no-such-link")
    table = await house.table(link.table_id)

    def decide(state: TableState) -> Change:
        if link.seat >= len(state.seats) or state.seats[link.seat].guest != link.guest:
            raise Unknown("house-no-such-link")
        if state.seat_of(guest) not in (None, link.seat):
            raise Conflict("house-seated-already")
        seat = msgspec.structs.replace(state.seats[link.seat], guest=guest)
        if state.seats[link.seat].guest == guest:
            return Change([])

        def write(connection: Connection) -> None:
            used = connection.execute(delete(links).where(links.c.token == digest))
            if used.rowcount != 1:
                raise Unknown("house-no-such-link")
            seating(guest, state.head.id)(connection)

        return Change([seat_draft(link.seat, seat)], write)

    await house.change(table, decide)
    return table
