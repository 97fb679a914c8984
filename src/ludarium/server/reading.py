"""What the database says of a table. Rows of SQLAlchemy pass for tuples, so this stays plain Python."""

from typing import Final

from sqlalchemy import Connection, func, select

from ludarium.core.game import Json
from ludarium.core.reading import Reader
from ludarium.core.record import Seed
from ludarium.server.course import Course
from ludarium.server.errors import no_table
from ludarium.server.rows import Head, Row
from ludarium.server.schema import log, tables

read_start: Final = Reader(Json).decode
read_seed: Final = Reader(Seed).decode


def read_rows(connection: Connection, table_id: str, since: int = 0) -> list[Row]:
    """The log of a table from a number on."""
    query = select(*[log.c[name] for name in Row._fields]).where(log.c.table_id == table_id, log.c.number >= since)
    return [Row(*row) for row in connection.execute(query.order_by(log.c.number))]


def newest_number(connection: Connection, table_id: str) -> int | None:
    return connection.execute(select(func.max(log.c.number)).where(log.c.table_id == table_id)).scalar()


def read_course(connection: Connection, table_id: str) -> Course:
    query = select(tables.c.id, tables.c.game, tables.c.rules, tables.c.seed, tables.c.start)
    found = connection.execute(query.where(tables.c.id == table_id)).first()
    if found is None:
        raise no_table(table_id)
    start = read_start(found.start) if found.start else None
    head = Head(found.id, found.game, found.rules, read_seed(found.seed), start)
    return Course.of(head, read_rows(connection, table_id))
