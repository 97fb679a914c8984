"""What has been played: records, replays, and playing on from there. All of it runs off the event loop."""

import asyncio
import secrets
from typing import Final

from ludarium.core.game import Game, Json
from ludarium.core.reading import Reader
from ludarium.core.record import Seed, verify, write
from ludarium.core.rng import Rng
from ludarium.server import lobby, wire
from ludarium.server.course import Course
from ludarium.server.errors import Conflict, Forbidden, Unknown
from ludarium.server.house import House
from ludarium.server.names import plain_name
from ludarium.server.rows import Draft, Made, Pace, Seat
from ludarium.server.table import Table

MOST_FRAMES: Final = 200
IMPORT_MOVES: Final = 20_000
NAME_LETTERS: Final = 60

read_options: Final = Reader(dict[str, str]).convert


def seat_names(course: Course) -> list[str]:
    return [seat.name for seat in course.seats]


async def record_of(table: Table) -> bytes:
    """The record with the secret, which nobody may see before the end."""
    async with table.mailbox:
        course = table.course
        if course.phase != "over":
            raise Conflict("house-record-later")

        def build() -> bytes:
            return write(course.replayed(), course.options, seat_names(course), course.seed()).to_bytes()

        return await asyncio.to_thread(build)


async def import_record(house: House, guest: str, data: bytes) -> Table:
    checked = await asyncio.to_thread(verify, data)
    record, match = checked.record, checked.match
    if len(match.history) > IMPORT_MOVES:
        raise Conflict("house-record-too-long", {"moves": len(match.history)})
    made = Made(len(record.seats), record.options, False, "instant", guest, replay=True)
    # A seat of a record belongs to nobody here; bots with its name never move, for the table is only looked at.
    names = [plain_name(name, NAME_LETTERS) or f"Guest {number}" for number, name in enumerate(record.seats, 1)]
    seats = {number: Seat("bot", "", name, "", "") for number, name in enumerate(names)}
    moves = [Draft("move", played.seat, played.move) for played in match.history]
    start = None if record.seed.commitment else record.start
    return await lobby.open_table(house, match.game, made, seats, record.seed, start, True, moves, True)


async def frames(table: Table, guest: str, seat: int | None, first: int, count: int) -> list[wire.Frame]:
    """Steps of a game through one pair of eyes; while it runs only through one's own, or a spectator's."""
    async with table.mailbox:
        course = table.course
        course.playing()
        if seat is not None:
            if seat >= len(course.seats):
                raise Unknown("house-no-such-seat", {"seat": seat + 1, "seats": len(course.seats)})
            if course.phase != "over" and course.seat_of(guest) != seat:
                raise Forbidden("house-others-cards")
        return await asyncio.to_thread(build_frames, course, seat, first, count)


def build_frames(course: Course, seat: int | None, first: int, count: int) -> list[wire.Frame]:
    game = course.game
    match = course.replayed()
    states = [played.before for played in match.history] + [match.state]
    sheet = course.sheet
    watcher = course.watcher(seat)
    steps = [at for at in range(len(match.history)) if not sheet.hides(watcher, at)]
    built = []
    for number in range(first, min(first + count, len(steps) + 1)):
        if number == 0:
            built.append(wire.Frame(0, game.view(states[0], seat), [], None, None, None))
            continue
        played = match.history[steps[number - 1]]
        mine = not sheet.running or played.seat == seat
        built.append(
            wire.Frame(
                number,
                game.view(states[steps[number - 1] + 1], seat),
                [event for event in played.news if event.visible_to(seat)],
                played.seat,
                game.notation(played.move) if mine else None,
                course.time_of(steps[number - 1]),
            )
        )
    return built


async def fork(house: House, table: Table, guest: str, name: str, asked: wire.Fork) -> Table:
    """A new game from a step, where the seat knows what it knew and the rest is dealt again."""
    async with table.mailbox:
        course = table.course
        course.playing()
        if asked.seat >= len(course.seats):
            raise Unknown("house-no-such-seat", {"seat": asked.seat + 1, "seats": len(course.seats)})
        if course.phase != "over" and course.seat_of(guest) != asked.seat:
            raise Forbidden("house-others-cards")
        index = course.sheet.index(asked.seat, asked.number)
        if index is None:
            raise Unknown("house-no-such-step", {"number": asked.number})
        key = secrets.token_bytes(32)
        position = await asyncio.to_thread(drawn_again, course, index, asked.seat, key)
    pace: Pace = "human" if course.replay else course.pace
    return await begin_at(house, course.game, position, key, asked.seat, pace, guest, name)


def drawn_again(course: Course, index: int, seat: int, key: bytes) -> Json:
    match = course.replayed()
    state = match.history[index].before if index < len(match.history) else match.state
    if state.over:
        raise Conflict("house-game-over")
    game = course.game
    return game.position(game.sample(game.view(state, seat), Rng(key)))


async def begin_at(
    house: House, game: Game, position: Json, key: bytes, seat: int, pace: Pace, guest: str, name: str
) -> Table:
    count = int(str(position["seats"]))
    options = read_options(position["options"])
    made = Made(count, options, False, pace, guest)
    seats = {number: lobby.robot(game, lobby.best_bot(game)) for number in range(count)}
    seats[seat] = lobby.person(guest, name, "")
    return await lobby.open_table(house, game, made, seats, Seed(key=key.hex()), position, True)


async def tutorial(house: House, game: Game, position: Json, guest: str, name: str) -> Table:
    """Always the same game: position and chance are fixed."""
    key = bytes(32)
    complete = game.position(game.load(position, key))
    count = int(str(complete["seats"]))
    made = Made(count, read_options(complete["options"]), False, "human", guest, tutorial=True)
    seats = {number: lobby.robot(game, lobby.best_bot(game)) for number in range(count)}
    seats[0] = lobby.person(guest, name, "")
    return await lobby.open_table(house, game, made, seats, Seed(key=key.hex()), complete, True)
