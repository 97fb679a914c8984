"""Before the game: making tables, taking seats, settings."""

import secrets
import time
from collections.abc import Callable
from typing import Final

from msgspec import UNSET
from sqlalchemy import Connection, Update, insert, select, update

from ludarium.core import fairness
from ludarium.core.campaign import Campaign
from ludarium.core.errors import NotFound
from ludarium.core.game import Game, Json
from ludarium.core.record import Seed
from ludarium.core.registry import game as find_game
from ludarium.server.errors import Conflict, Failed, Forbidden, Unknown
from ludarium.server.house import House
from ludarium.server.storage import schema
from ludarium.server.storage.rows import Changed, Draft, Head, Made, Row, Seat, encoded, seat_draft
from ludarium.server.storage.store import NumberTaken
from ludarium.server.tables.codes import new_table_id
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Table
from ludarium.server.transport import protocol

SALT_BYTES: Final = 16


def fresh_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def fresh_seed() -> Seed:
    secret = secrets.token_bytes(32)
    return Seed(commitment=fairness.commitment(secret).hex(), secret=secret.hex())


def person_seat(guest: str, name: str, salt: str) -> Seat:
    return Seat("person", guest, name, "", salt or fresh_salt())


def bot_seat(game: Game, bot: str) -> Seat:
    if bot not in game.bots():
        raise NotFound("no-such-bot", {"bot": bot[:60], "bots": ", ".join(game.bots())})
    return Seat("bot", "", bot, bot, fresh_salt())


# Making tables.


async def make(house: House, guest: str, name: str, asked: protocol.MakeTable) -> Table:
    game = find_game(asked.game)
    is_campaign = isinstance(game, Campaign)
    count = max(game.seat_counts) if is_campaign else asked.seats  # a campaign has a seat for whoever comes later
    options = game.complete_options(count, asked.options)
    game.start(count, options)  # refuses a wrong number of seats
    seats: dict[int, Seat] = {int(number): bot_seat(game, bot) for number, bot in asked.bots.items()}
    if any(number >= count for number in seats):
        raise Unknown("house-no-such-seat", {"seat": max(seats) + 1, "seats": count})
    if asked.sit:
        free = [number for number in range(count) if number not in seats]
        if not free:
            raise Conflict("house-table-full")
        seats[free[0]] = person_seat(guest, name, asked.salt)
    made = Made(count, options, asked.public, asked.pace, guest, clock=asked.clock, undo=asked.undo)
    if asked.start and is_campaign:
        game.start(len(seats), options)  # refuses too few
    elif asked.start:
        fill = best_bot(game)
        for number in range(count):
            seats.setdefault(number, bot_seat(game, fill))
    return await open_table(house, game, made, seats, fresh_seed(), None, asked.start)


def best_bot(game: Game) -> str:
    """The strongest bot of a game: they are listed from weak to strong."""
    return list(game.bots())[-1]


def usual_bot(game: Game) -> str:
    """The bot for seats that nobody chose one for: the second weakest."""
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
    """Write a new table: its settings, its seats, and perhaps its start and moves."""
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
            state = TableState.of(head, rows)
            phase = "over" if over else state.phase
            try:
                await house.store.append(rows, insertion(head, now, made.public, phase, guests, also))
            except NumberTaken:  # the id exists already
                continue
            table = house.add(state)
            table.own_row = True
            house.changes.wake_bots(table)
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


def in_lobby(state: TableState) -> None:
    if state.phase != "lobby":
        raise Conflict("house-already-started")


def check_seating(state: TableState, number: int, seat: Seat) -> None:
    """Refuse that a seat changes hands: seats do in a lobby, and at a campaign's table between two chapters."""
    if state.campaign is not None:
        state.campaign.check(number, seat)
    else:
        in_lobby(state)


def host_only(state: TableState, guest: str) -> None:
    if state.host != guest:
        raise Forbidden("house-host-only")


async def sit(house: House, table: Table, guest: str, name: str, asked: protocol.Sit) -> None:
    def decide(state: TableState) -> Change:
        if state.seat_of(guest) is not None and asked.seat in (None, state.seat_of(guest)):
            return Change([])
        number = asked.seat
        if number is None:
            number = seat_for(state, guest)
        check_seat(state, number)
        person = person_seat(guest, name, asked.salt)
        check_seating(state, number, person)
        if state.seats[number].kind != "open":
            raise Conflict("house-seat-taken", {"seat": number + 1})
        if state.seats[number].guest not in ("", guest):
            raise Conflict("house-seat-kept", {"seat": number + 1, "name": state.seats[number].name})
        drafts = [seat_draft(number, person)]
        before = state.seat_of(guest)
        if before is not None:
            drafts.append(seat_draft(before, Seat()))
        seated = seating(guest, state.head.id)
        others = [seat.kind for at, seat in enumerate(state.seats) if at != number]
        if not state.rematch or before is not None or "open" in others:
            return Change(drafts, seated)

        def write(connection: Connection) -> None:
            seated(connection)
            connection.execute(beginning(state))

        return Change([*drafts, Draft("start")], write)

    await house.change(table, decide)


def seat_for(state: TableState, guest: str) -> int:
    """The seat that is kept for a guest, else the first that is kept for nobody."""
    for wanted in (guest, ""):
        for number, seat in enumerate(state.seats):
            if seat.kind == "open" and seat.guest == wanted:
                return number
    raise Conflict("house-table-full")


def beginning(state: TableState) -> Update:
    return update(schema.tables).where(schema.tables.c.id == state.head.id).values(phase="playing")


def check_seat(state: TableState, number: int) -> None:
    if number >= len(state.seats):
        raise Unknown("house-no-such-seat", {"seat": number + 1, "seats": len(state.seats)})


def seating(guest: str, table_id: str) -> Callable[[Connection], object]:
    """Remember that this is one of the guest's tables."""
    seatings = schema.seatings
    known = select(seatings.c.guest).where(seatings.c.guest == guest, seatings.c.table_id == table_id)

    def write(connection: Connection) -> None:
        if connection.execute(known).first() is None:
            connection.execute(insert(seatings).values(guest=guest, table_id=table_id))

    return write


async def leave(house: House, table: Table, guest: str) -> None:
    def decide(state: TableState) -> Change:
        number = state.seat_of(guest)
        if number is None:
            return Change([])
        check_seating(state, number, Seat())
        return Change([seat_draft(number, Seat())])

    await house.change(table, decide)


async def seat_bot(house: House, table: Table, guest: str, asked: protocol.SeatBot) -> None:
    def decide(state: TableState) -> Change:
        host_only(state, guest)
        check_seat(state, asked.seat)
        seat = Seat() if asked.bot is None else bot_seat(state.game, asked.bot)
        check_seating(state, asked.seat, seat)
        if state.seats[asked.seat].guest and state.seats[asked.seat].kind == "person":
            raise Conflict("house-seat-taken", {"seat": asked.seat + 1})
        more = bool(seat.player) - bool(state.seats[asked.seat].player)
        return Change([seat_draft(asked.seat, seat)], bots=max(0, more))

    await house.change(table, decide)


async def change_settings(house: House, table: Table, guest: str, asked: protocol.ChangeSettings) -> None:
    def decide(state: TableState) -> Change:
        host_only(state, guest)
        in_lobby(state)
        if state.chapter_of:
            raise Conflict("house-chapter-settled")
        seats = len(state.seats) if asked.seats is UNSET else asked.seats
        chosen = state.options if asked.options is UNSET else {**state.options, **asked.options}
        if any(seat.kind == "person" for seat in state.seats[seats:]):
            raise Conflict("house-seats-in-use")
        options = state.game.complete_options(seats, chosen)
        state.game.start(seats, options)
        changed = Changed(
            seats,
            options,
            state.public if asked.public is UNSET else asked.public,
            state.pace if asked.pace is UNSET else asked.pace,
            state.clock if asked.clock is UNSET else asked.clock,
            state.undo if asked.undo is UNSET else asked.undo,
        )
        statement = update(schema.tables).where(schema.tables.c.id == state.head.id)
        public = statement.values(public=int(changed.public))
        return Change([Draft("settings", -1, 0, encoded(changed))], lambda connection: connection.execute(public))

    await house.change(table, decide)


async def start(house: House, table: Table, guest: str, asked: protocol.Start) -> None:
    def decide(state: TableState) -> Change:
        host_only(state, guest)
        in_lobby(state)
        is_open = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
        if isinstance(state.game, Campaign):  # whoever comes later finds an empty seat
            state.game.start(len(state.seats) - len(is_open), state.options)
            is_open = []
        fill = asked.fill or usual_bot(state.game)
        drafts = [seat_draft(number, bot_seat(state.game, fill)) for number in is_open]
        return Change(
            [*drafts, Draft("start")], lambda connection: connection.execute(beginning(state)), bots=len(drafts)
        )

    await house.change(table, decide)
