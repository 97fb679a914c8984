"""Stand-ins: a bot plays for a person who is away, out of time, or leaves. The seat stays theirs."""

import time

import msgspec

from ludarium.core.errors import NotFound
from ludarium.server.errors import Conflict, Forbidden
from ludarium.server.house import House
from ludarium.server.storage.rows import seat_draft
from ludarium.server.tables.lobby import check_seat
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Table
from ludarium.server.tables.undo import agreed_drafts
from ludarium.server.transport import protocol


async def stand_in(house: House, table: Table, guest: str, asked: protocol.StandIn) -> None:
    def decide(state: TableState) -> Change:
        state.running_match()
        check_seat(state, asked.seat)
        mine = state.seat_of(guest)
        seat = state.seats[asked.seat]
        if mine is None:
            raise Forbidden("house-no-seat-here")
        if seat.kind != "person":
            raise Conflict("house-no-person-there", {"seat": asked.seat + 1})
        if asked.bot is None and mine != asked.seat:
            raise Forbidden("house-own-seat-only")
        if asked.bot is not None:
            check_bot(state, asked.bot)
            if mine != asked.seat and not replaceable(table, asked.seat):
                raise Conflict("house-still-here", {"name": seat.name})
        if seat.stand_in == (asked.bot or ""):
            return Change([])
        changed = msgspec.structs.replace(seat, stand_in=asked.bot or "")
        # A bot consents to everything: perhaps it was the last that an undo waited for.
        agreed = agreed_drafts(state, asked.seat) if asked.bot else []
        more = bool(changed.player) - bool(seat.player)
        return Change([seat_draft(asked.seat, changed), *agreed], bots=max(0, more))

    await house.change(table, decide)


def check_bot(state: TableState, bot: str) -> None:
    bots = state.game.bots()
    if bot not in bots:
        raise NotFound("no-such-bot", {"bot": bot[:60], "bots": ", ".join(bots)})


def replaceable(table: Table, number: int) -> bool:
    """Whether the others may let a bot sit in; where one does already, they may choose another."""
    state = table.state
    seat = state.seats[number]
    away = table.away(seat.guest)
    long_away = away is not None and away >= table.patience
    return bool(seat.stand_in) or long_away or state.out_of_time(number, time.time())
