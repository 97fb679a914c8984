"""Bots at the table: whoever of them is asked is given a View, and what they choose is played."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ludarium.core.errors import LudariumError
from ludarium.server.bots import GRACE, BotPool, pause
from ludarium.server.course import Course
from ludarium.server.metrics import Metrics
from ludarium.server.table import Table

Played = Callable[[Table, int, Sequence[int], int | None, int | None], Awaitable[None]]
OVERTAKEN: Final = 0.05  # seconds until a bot looks again at a table that moved on without it
TROUBLE: Final = 2.0  # seconds until a bot that could not play tries again
logger: Final = logging.getLogger(__name__)


class Drivers:
    def __init__(self, bots: BotPool, metrics: Metrics, played: Played) -> None:
        self.bots = bots
        self.metrics = metrics
        self.played = played
        self.closing = False

    def stir(self, table: Table) -> None:
        """Wake the bots that are asked."""
        course = table.course
        if course.phase != "playing" or course.asking is not None or self.closing:
            return
        for seat, sits in enumerate(course.seats):
            if sits.player and seat not in table.drivers and asked(course, seat):
                table.drivers[seat] = asyncio.ensure_future(self.drive(table, seat))

    async def drive(self, table: Table, seat: int) -> None:
        """Play for a bot as long as it is asked."""
        try:
            await self.keep_deciding(table, seat)
        finally:
            # At once, not by a callback: whoever asks this seat again until then would find it driven.
            table.drivers.pop(seat, None)

    async def keep_deciding(self, table: Table, seat: int) -> None:
        """Go on whatever goes wrong: nobody else will wake a bot that is asked already."""
        course = table.course
        while not self.closing and course.asking is None and course.seats[seat].player and asked(course, seat):
            try:
                await self.decide(table, seat)
            except LudariumError:
                await asyncio.sleep(OVERTAKEN)
            except Exception:
                self.metrics.failures += 1
                logger.exception("a bot could not play")
                await asyncio.sleep(TROUBLE)

    async def decide(self, table: Table, seat: int) -> None:
        """Make one decision for a bot, unless somebody else is quicker and makes it void."""
        course = table.course
        sheet = course.sheet
        index = len(sheet)
        epoch = sheet.epochs[seat]
        if not table.own_row:
            await asyncio.sleep(GRACE)
            if index != len(sheet) or not asked(course, seat):
                return  # the worker whose bot it is has moved
        fresh = not (index and sheet.mover[index - 1] == seat and sheet.hidden[index - 1])
        state = course.running().state
        view = course.view(state, seat)
        moves = state.moves(seat)
        seed = bot_seed(course, seat) if course.tutorial else None
        wait = pause(course.pace, fresh)
        if wait:
            await asyncio.sleep(wait)
        bot = course.seats[seat].player
        if not bot or (index != len(sheet) and not asked(course, seat)):
            return
        move = await self.bots.choose(course.head.id, course.head.game, bot, view, moves, seed)
        if course.seats[seat].player:  # else its person has returned meanwhile
            await self.played(table, seat, [move], index, epoch)
            self.metrics.bot_moves += 1


def asked(course: Course, seat: int) -> bool:
    return course.phase == "playing" and course.match is not None and bool(course.match.state.waiting >> seat & 1)


def bot_seed(course: Course, seat: int) -> bytes:
    """In the tutorial bots always play alike."""
    return bytes([seat]) + len(course.sheet).to_bytes(31, "big")
