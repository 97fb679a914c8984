"""Before the game: making tables, taking seats, settings, links."""

import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, Update, delete, insert, select, update

from ludarium.core import fairness
from ludarium.core.errors import NotFound
from ludarium.core.game import Game, Json
from ludarium.core.record import Seed
from ludarium.core.registry import game as find_game
from ludarium.server import schema, wire
from ludarium.server.course import Course
from ludarium.server.errors import Conflict, Failed, Forbidden, Unknown
from ludarium.server.house import Change, House
from ludarium.server.names import new_table_id
from ludarium.server.rows import Changed, Draft, Head, Made, Row, Seat, encoded, seat_draft
from ludarium.server.store import NumberTaken
from ludarium.server.table import Table

LINK_SECONDS: Final = 24 * 3600
LISTED: Final = 40
SALT_BYTES: Final = 16


def fresh_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def fresh_seed() -> Seed:
    secret = secrets.token_bytes(32)
    return Seed(commitment=fairness.commitment(secret).hex(), secret=secret.hex())


def person(guest: str, name: str, salt: str) -> Seat:
    return Seat("person", guest, name, "", salt or fresh_salt())


def robot(game: Game, bot: str) -> Seat:
    if bot not in game.bots():
        raise NotFound("no-such-bot", {"bot": bot[:60], "bots": ", ".join(game.bots())})
    return Seat("bot", "", bot, bot, fresh_salt())


# Making tables.


async def make(house: House, guest: str, name: str, asked: wire.MakeTable) -> Table:
    game = find_game(asked.game)
    options = game.complete_options(asked.seats, asked.options)
    game.start(asked.seats, options)  # refuses a wrong number of seats
    seats: dict[int, Seat] = {int(number): robot(game, bot) for number, bot in asked.bots.items()}
    if any(number >= asked.seats for number in seats):
        raise Unknown("house-no-such-seat", {"seat": max(seats) + 1, "seats": asked.seats})
    if asked.sit:
        free = [number for number in range(asked.seats) if number not in seats]
        if not free:
            raise Conflict("house-table-full")
        seats[free[0]] = person(guest, name, asked.salt)
    made = Made(asked.seats, options, asked.public, asked.pace, guest, clock=asked.clock, undo=asked.undo)
    if asked.start:
        fill = best_bot(game)
        for number in range(asked.seats):
            seats.setdefault(number, robot(game, fill))
    return await open_table(house, game, made, seats, fresh_seed(), None, asked.start)


def best_bot(game: Game) -> str:
    """The strongest bot comes last."""
    return list(game.bots())[-1]


def usual_bot(game: Game) -> str:
    """The next stronger one after ``random``, if there is one."""
    return list(game.bots())[:2][-1]


async def open_table(
    house: House,
    game: Game,
    made: Made,
    seats: dict[int, Seat],
    seed: Seed,
    start: Json | None,
    started: bool,
    moves: list[Draft] | None = None,
    over: bool = False,
    also: Callable[[Connection, str], None] | None = None,
) -> Table:
    """Write a new table with everything that is known of it from the first moment."""
    drafts = [Draft("made", -1, 0, encoded(made))]
    drafts += [seat_draft(number, seat) for number, seat in sorted(seats.items())]
    if started:
        drafts.append(Draft("start"))
    drafts += moves or []
    guests = {seat.guest for seat in seats.values() if seat.guest} | {made.host}
    now = time.time()
    bots = sum(1 for seat in seats.values() if seat.player)
    with house.bot_seats.reserved(made.host, bots):
        for _ in range(3):
            head = Head(new_table_id(), game.id, game.rules_version, seed, start)
            rows = [Row(head.id, number, *draft, now) for number, draft in enumerate(drafts)]
            course = Course.of(head, rows)
            phase = "over" if over else course.phase
            try:
                await house.store.append(rows, insertion(head, now, made.public, phase, guests, also))
            except NumberTaken:  # or, hardly ever, the id
                continue
            table = house.set_up(course)
            table.own_row = True
            house.drivers.stir(table)
            return table
    raise Failed("house-failed")


def insertion(
    head: Head,
    now: float,
    public: bool,
    phase: str,
    guests: set[str],
    also: Callable[[Connection, str], None] | None,
) -> Callable[[Connection], object]:
    values = {
        "id": head.id,
        "game": head.game,
        "rules": head.rules,
        "seed": encoded(head.seed),
        "start": "" if head.start is None else encoded(head.start),
        "made": now,
        "public": int(public),
        "phase": phase,
    }

    def write(connection: Connection) -> None:
        connection.execute(insert(schema.tables).values(values))
        for guest in sorted(guests):
            connection.execute(insert(schema.seatings).values(guest=guest, table_id=head.id))
        if also is not None:
            also(connection, head.id)

    return write


# Changing a lobby.


def in_lobby(course: Course) -> None:
    if course.phase != "lobby":
        raise Conflict("house-already-started")


def host_only(course: Course, guest: str) -> None:
    if course.host != guest:
        raise Forbidden("house-host-only")


async def sit(house: House, table: Table, guest: str, name: str, asked: wire.Sit) -> None:
    def decide(course: Course) -> Change:
        if course.seat_of(guest) is not None and asked.seat in (None, course.seat_of(guest)):
            return Change([])
        in_lobby(course)
        number = asked.seat
        if number is None:
            number = seat_for(course, guest)
        check_seat(course, number)
        if course.seats[number].kind != "open":
            raise Conflict("house-seat-taken", {"seat": number + 1})
        if course.seats[number].guest not in ("", guest):
            raise Conflict("house-seat-kept", {"seat": number + 1, "name": course.seats[number].name})
        drafts = [seat_draft(number, person(guest, name, asked.salt))]
        before = course.seat_of(guest)
        if before is not None:
            drafts.append(seat_draft(before, Seat()))
        seated = seating(guest, course.head.id)
        others = [seat.kind for at, seat in enumerate(course.seats) if at != number]
        if not course.rematch or before is not None or "open" in others:
            return Change(drafts, seated)

        def write(connection: Connection) -> None:
            seated(connection)
            connection.execute(beginning(course))

        return Change([*drafts, Draft("start")], write)

    await house.change(table, decide)


def seat_for(course: Course, guest: str) -> int:
    """The seat that is kept for a guest, else the first that is kept for nobody."""
    for wanted in (guest, ""):
        for number, seat in enumerate(course.seats):
            if seat.kind == "open" and seat.guest == wanted:
                return number
    raise Conflict("house-table-full")


def beginning(course: Course) -> Update:
    return update(schema.tables).where(schema.tables.c.id == course.head.id).values(phase="playing")


def check_seat(course: Course, number: int) -> None:
    if number >= len(course.seats):
        raise Unknown("house-no-such-seat", {"seat": number + 1, "seats": len(course.seats)})


def seating(guest: str, table_id: str) -> Callable[[Connection], object]:
    """Remember that this is one of the guest's tables."""
    seatings = schema.seatings
    known = select(seatings.c.guest).where(seatings.c.guest == guest, seatings.c.table_id == table_id)

    def write(connection: Connection) -> None:
        if connection.execute(known).first() is None:
            connection.execute(insert(seatings).values(guest=guest, table_id=table_id))

    return write


async def leave(house: House, table: Table, guest: str) -> None:
    def decide(course: Course) -> Change:
        in_lobby(course)
        number = course.seat_of(guest)
        return Change([] if number is None else [seat_draft(number, Seat())])

    await house.change(table, decide)


async def seat_bot(house: House, table: Table, guest: str, asked: wire.SeatBot) -> None:
    def decide(course: Course) -> Change:
        host_only(course, guest)
        in_lobby(course)
        check_seat(course, asked.seat)
        if course.seats[asked.seat].kind == "person":
            raise Conflict("house-seat-taken", {"seat": asked.seat + 1})
        seat = Seat() if asked.bot is None else robot(course.game, asked.bot)
        more = bool(seat.player) - bool(course.seats[asked.seat].player)
        return Change([seat_draft(asked.seat, seat)], bots=max(0, more))

    await house.change(table, decide)


async def settle(house: House, table: Table, guest: str, asked: wire.ChangeSettings) -> None:
    def decide(course: Course) -> Change:
        host_only(course, guest)
        in_lobby(course)
        seats = len(course.seats) if asked.seats is UNSET else asked.seats
        chosen = course.options if asked.options is UNSET else {**course.options, **asked.options}
        if any(seat.kind == "person" for seat in course.seats[seats:]):
            raise Conflict("house-seats-in-use")
        options = course.game.complete_options(seats, chosen)
        course.game.start(seats, options)
        changed = Changed(
            seats,
            options,
            course.public if asked.public is UNSET else asked.public,
            course.pace if asked.pace is UNSET else asked.pace,
            course.clock if asked.clock is UNSET else asked.clock,
            course.undo if asked.undo is UNSET else asked.undo,
        )
        statement = update(schema.tables).where(schema.tables.c.id == course.head.id)
        public = statement.values(public=int(changed.public))
        return Change([Draft("settings", -1, 0, encoded(changed))], lambda connection: connection.execute(public))

    await house.change(table, decide)


async def start(house: House, table: Table, guest: str, asked: wire.Start) -> None:
    def decide(course: Course) -> Change:
        host_only(course, guest)
        in_lobby(course)
        drafts = [
            seat_draft(number, robot(course.game, asked.fill or usual_bot(course.game)))
            for number, seat in enumerate(course.seats)
            if seat.kind == "open"
        ]
        return Change(
            [*drafts, Draft("start")], lambda connection: connection.execute(beginning(course)), len(drafts)
        )

    await house.change(table, decide)


async def rename(house: House, guest: str, name: str) -> None:
    """A new name, also at the tables where the guest sits."""
    for table_id in await house.store.read(lambda connection: table_ids(connection, guest, ("lobby", "playing"))):
        table = await house.table(table_id)

        def decide(course: Course) -> Change:
            number = course.seat_of(guest)
            if number is None or course.seats[number].name == name:
                return Change([])
            seat = msgspec.structs.replace(course.seats[number], name=name)
            return Change([seat_draft(number, seat)])

        await house.change(table, decide)


# Links to another device.


def token_digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def make_link(house: House, table: Table, guest: str) -> str:
    seat = table.course.seat_of(guest)
    if seat is None:
        raise Forbidden("house-no-seat-here")
    token = secrets.token_urlsafe(18)
    values = {
        "token": token_digest(token),
        "table_id": table.course.head.id,
        "guest": guest,
        "seat": seat,
        "until": time.time() + LINK_SECONDS,
    }
    await house.store.write(lambda connection: connection.execute(insert(schema.links).values(values)))
    return token


async def use_link(house: House, guest: str, token: str) -> Table:
    """Works once: taking the link and moving the seat are one transaction."""
    links = schema.links
    digest = token_digest(token)
    query = select(links.c.table_id, links.c.guest, links.c.seat, links.c.until).where(links.c.token == digest)
    link = await house.store.read(lambda connection: connection.execute(query).first())
    if link is None or link.until < time.time():
        raise Unknown("house-no-such-link")
    table = await house.table(link.table_id)

    def decide(course: Course) -> Change:
        if link.seat >= len(course.seats) or course.seats[link.seat].guest != link.guest:
            raise Unknown("house-no-such-link")
        if course.seat_of(guest) not in (None, link.seat):
            raise Conflict("house-seated-already")
        seat = msgspec.structs.replace(course.seats[link.seat], guest=guest)
        if course.seats[link.seat].guest == guest:
            return Change([])

        def write(connection: Connection) -> None:
            used = connection.execute(delete(links).where(links.c.token == digest))
            if used.rowcount != 1:
                raise Unknown("house-no-such-link")
            seating(guest, course.head.id)(connection)

        return Change([seat_draft(link.seat, seat)], write)

    await house.change(table, decide)
    return table


# Lists.


def table_ids(connection: Connection, guest: str, phases: tuple[str, ...]) -> list[str]:
    tables, seatings = schema.tables, schema.seatings
    query = select(tables.c.id).join(seatings, seatings.c.table_id == tables.c.id)
    query = query.where(seatings.c.guest == guest, tables.c.phase.in_(phases))
    return list(connection.execute(query.order_by(tables.c.made.desc()).limit(LISTED)).scalars())


def watchable_ids(connection: Connection) -> list[str]:
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.public == 1, tables.c.phase.in_(("lobby", "playing")))
    return list(connection.execute(query.order_by(tables.c.made.desc()).limit(LISTED)).scalars())


# Names of guests.


def name_of(connection: Connection, guest: str) -> str | None:
    return connection.execute(select(schema.guests.c.name).where(schema.guests.c.guest == guest)).scalar()


def set_name(connection: Connection, guest: str, name: str) -> None:
    guests = schema.guests
    changed = connection.execute(update(guests).where(guests.c.guest == guest).values(name=name))
    if not changed.rowcount:
        connection.execute(insert(guests).values(guest=guest, name=name))
