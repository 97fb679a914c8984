"""Guests: their names, and the tables that they find."""

from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from ludarium.server.house import House
from ludarium.server.storage import schema
from ludarium.server.storage.rows import seat_draft
from ludarium.server.tables.state import Change, TableState

LISTED: Final = 40


# Names.


def name_of(connection: Connection, guest: str) -> str | None:
    return connection.execute(select(schema.guests.c.name).where(schema.guests.c.guest == guest)).scalar()


def set_name(connection: Connection, guest: str, name: str) -> None:
    guests = schema.guests
    changed = connection.execute(update(guests).where(guests.c.guest == guest).values(name=name))
    if not changed.rowcount:
        connection.execute(insert(guests).values(guest=guest, name=name))


async def rename(house: House, guest: str, name: str) -> None:
    """Change the name of a guest at all tables where they sit."""
    for table_id in await house.store.read(lambda connection: table_ids(connection, guest, ("lobby", "playing"))):
        table = await house.table(table_id)

        def decide(state: TableState) -> Change:
            number = state.seat_of(guest)
            if number is None or state.seats[number].name == name:
                return Change([])
            if state.talk() == "limited":
                return Change([])  # a name can say as much as a line of chat
            seat = msgspec.structs.replace(state.seats[number], name=name)
            return Change([seat_draft(number, seat)])

        await house.change(table, decide)


# Tables.


def table_ids(connection: Connection, guest: str, phases: tuple[str, ...]) -> list[str]:
    tables, seatings = schema.tables, schema.seatings
    query = select(tables.c.id).join(seatings, seatings.c.table_id == tables.c.id)
    query = query.where(seatings.c.guest == guest, tables.c.phase.in_(phases))
    return list(connection.execute(query.order_by(tables.c.made.desc()).limit(LISTED)).scalars())


def watchable_ids(connection: Connection) -> list[str]:
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.public == 1, tables.c.phase.in_(("lobby", "playing")))
    return list(connection.execute(query.order_by(tables.c.made.desc()).limit(LISTED)).scalars())
