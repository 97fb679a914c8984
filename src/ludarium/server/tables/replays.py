"""Records and replays of what was played, and new games from a step of an old one.

Replaying a game is slow, so it runs in a thread.
"""

import asyncio
import secrets
from typing import Final

from ludarium.core.game import Game, Json
from ludarium.core.reading import Reader
from ludarium.core.record import Seed, verify, write
from ludarium.core.rng import Rng
from ludarium.server.errors import Conflict, Forbidden, Unknown
from ludarium.server.house import House
from ludarium.server.storage.rows import Draft, Made, Pace, Seat
from ludarium.server.tables import journal, lobby
from ludarium.server.tables.state import TableState
from ludarium.server.tables.table import Table
from ludarium.server.transport import protocol
from ludarium.server.transport.plain_text import plain_name

MOST_FRAMES: Final = 200
IMPORT_MOVES: Final = 20_000
NAME_LETTERS: Final = 60

read_options: Final = Reader(dict[str, str]).convert


def seat_names(state: TableState) -> list[str]:
    return [seat.name for seat in state.seats]


async def record_of(table: Table) -> bytes:
    """The record of a finished game. It holds the secret seed, so there is none before the end."""
    async with table.lock:
        state = table.state
        if state.campaign is not None:
            return state.campaign.match.record().to_bytes()
        if state.phase != "over":
            raise Conflict("house-record-later")

        def build() -> bytes:
            seats = seat_names(state)
            match = state.replayed()
            return write(match, state.options, seats, state.seed(), state.head.start, state.carried).to_bytes()

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


async def frames(table: Table, guest: str, seat: int | None, first: int, count: int) -> list[protocol.Frame]:
    """A part of a replay as one seat sees it; while the game runs only as the guest or a spectator sees it."""
    async with table.lock:
        state = table.state
        state.shown_match()
        if seat is not None:
            if seat >= len(state.seats):
                raise Unknown("house-no-such-seat", {"seat": seat + 1, "seats": len(state.seats)})
            if state.phase != "over" and state.seat_of(guest) != seat:
                raise Forbidden("house-others-cards")
        build = build_frames if state.campaign is None else journal.build_frames
        return await asyncio.to_thread(build, state, seat, first, count)


def build_frames(state: TableState, seat: int | None, first: int, count: int) -> list[protocol.Frame]:
    game = state.game
    match = state.replayed()
    states = [played.before for played in match.history] + [match.state]
    move_log = state.move_log
    watcher = state.watcher(seat)
    steps = [at for at in range(len(match.history)) if not move_log.hides(watcher, at)]
    built = []
    for number in range(first, min(first + count, len(steps) + 1)):
        if number == 0:
            view = game.view(states[0], seat)
            built.append(protocol.Frame(0, view, game.facts(view), [], None, None, None))
            continue
        view = game.view(states[steps[number - 1] + 1], seat)
        played = match.history[steps[number - 1]]
        mine = not move_log.running or played.seat == seat
        built.append(
            protocol.Frame(
                number,
                view,
                game.facts(view),
                [event for event in played.news if event.visible_to(seat)],
                played.seat,
                game.notation(played.move) if mine else None,
                state.time_of(steps[number - 1]),
            )
        )
    return built


async def fork(house: House, table: Table, guest: str, name: str, asked: protocol.Fork) -> Table:
    """Start a new game from a step of this one. What the seat could not see then is dealt again."""
    async with table.lock:
        state = table.state
        state.shown_match()
        if asked.seat >= len(state.seats):
            raise Unknown("house-no-such-seat", {"seat": asked.seat + 1, "seats": len(state.seats)})
        if state.phase != "over" and state.seat_of(guest) != asked.seat:
            raise Forbidden("house-others-cards")
        index = state.move_log.index(asked.seat, asked.number)
        if index is None:
            raise Unknown("house-no-such-step", {"number": asked.number})
        key = secrets.token_bytes(32)
        position = await asyncio.to_thread(drawn_again, state, index, asked.seat, key)
    pace: Pace = "human" if state.replay else state.pace
    return await begin_at(house, state.game, position, key, asked.seat, pace, guest, name)


def drawn_again(state: TableState, index: int, seat: int, key: bytes) -> Json:
    match = state.replayed()
    reached = match.history[index].before if index < len(match.history) else match.state
    if reached.over:
        raise Conflict("house-game-over")
    game = state.game
    return game.position(game.sample(game.view(reached, seat), Rng(key)))


async def begin_at(
    house: House, game: Game, position: Json, key: bytes, seat: int, pace: Pace, guest: str, name: str
) -> Table:
    count = int(str(position["seats"]))
    options = read_options(position.get("options", {}))
    made = Made(count, options, False, pace, guest)
    seats = {number: lobby.bot_seat(game, lobby.best_bot(game)) for number in range(count)}
    seats[seat] = lobby.person_seat(guest, name, "")
    return await lobby.open_table(house, game, made, seats, Seed(key=key.hex()), position, True)


async def tutorial(house: House, game: Game, position: Json, guest: str, name: str) -> Table:
    """Start the tutorial: always the same game, since position and seed are fixed."""
    key = bytes(32)
    complete = game.position(game.load(position, key))
    count = int(str(complete["seats"]))
    made = Made(count, read_options(complete.get("options", {})), False, "human", guest, tutorial=True)
    seats = {number: lobby.bot_seat(game, lobby.best_bot(game)) for number in range(count)}
    seats[0] = lobby.person_seat(guest, name, "")
    return await lobby.open_table(house, game, made, seats, Seed(key=key.hex()), complete, True)
