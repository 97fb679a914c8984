"""The challenge of the day: everybody plays the same game alone, once, and the house keeps a board."""

import re
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, insert, select

from ludarium.core.game import Game
from ludarium.core.record import Seed
from ludarium.server.errors import Conflict, Failed, Malformed
from ludarium.server.house import House
from ludarium.server.storage import schema
from ludarium.server.storage.rows import Made
from ludarium.server.tables import lobby
from ludarium.server.tables.table import Table
from ludarium.server.transport import messages, protocol
from ludarium.server.transport.sessions import Guest

LISTED: Final = 100
DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def today() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d")


def check_game(game: Game) -> None:
    if not game.daily:
        raise Conflict("house-no-daily")


async def play(house: House, guest: str, name: str, game: Game) -> Table:
    """This guest's table of today; the first call makes it."""
    check_game(game)
    date = today()
    for _ in range(2):  # again if another page of the same guest has made it meanwhile
        found = await house.store.read(lambda connection: table_of(connection, game.id, date, guest))
        if found is not None:
            return await house.fresh(found)
        made = Made(1, game.complete_options(1, {}), False, "instant", guest)
        seats = {0: lobby.person_seat(guest, name, "")}

        def also(connection: Connection, table_id: str) -> None:
            values = {"game": game.id, "date": date, "guest": guest, "table_id": table_id}
            connection.execute(insert(schema.dailies).values(values))

        try:
            return await lobby.open_table(house, game, made, seats, Seed(daily=date), None, True, also=also)
        except Failed:
            continue
    raise Failed("house-failed")


def table_of(connection: Connection, game: str, date: str, guest: str) -> str | None:
    dailies = schema.dailies
    mine = (dailies.c.game == game, dailies.c.date == date, dailies.c.guest == guest)
    found = connection.execute(select(dailies.c.table_id).where(*mine)).scalar()
    return None if found is None else str(found)


async def board(house: House, guest: str, game: Game, date: str) -> protocol.Daily:
    check_game(game)
    if not DATE.fullmatch(date):
        raise Malformed("house-malformed", {"what": "date"})
    dailies, guests = schema.dailies, schema.guests
    columns = (dailies.c.guest, dailies.c.table_id, dailies.c.score, dailies.c.finished, guests.c.name)
    query = select(*columns).outerjoin(guests, guests.c.guest == dailies.c.guest)
    query = query.where(dailies.c.game == game.id, dailies.c.date == date, dailies.c.score.is_not(None))
    query = query.order_by(dailies.c.score.desc(), dailies.c.finished).limit(LISTED)
    rows = await house.store.read(lambda connection: connection.execute(query).all())
    mine = await house.store.read(lambda connection: table_of(connection, game.id, date, guest))
    scores = [row.score for row in rows]
    results = [
        protocol.DailyResult(
            place=scores.index(row.score) + 1,
            name=row.name or Guest(row.guest).default_name,
            score=row.score,
            finished=messages.moment(row.finished),
            you=row.guest == guest,
        )
        for row in rows
    ]
    return protocol.Daily(game.id, date, mine, results)
