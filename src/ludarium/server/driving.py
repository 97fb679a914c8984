"""Bots at the table: whoever of them is asked is given a View, and what they choose is played."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from ludarium.core.errors import LudariumError
from ludarium.server.bots import GRACE, Thinkers, pause
from ludarium.server.course import Course
from ludarium.server.metrics import Metrics
from ludarium.server.table import Table

Played = Callable[[Table, int, Sequence[int], int | None, int | None], Awaitable[None]]
logger: Final = logging.getLogger(__name__)


class Drivers:
    def __init__(self, thinkers: Thinkers, metrics: Metrics, played: Played) -> None:
        self.thinkers = thinkers
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
                driver = asyncio.ensure_future(self.drive(table, seat))
                table.drivers[seat] = driver
                driver.add_done_callback(partial(forget, table, seat))

    async def drive(self, table: Table, seat: int) -> None:
        """Play for a bot as long as it is asked. Whoever else plays first makes this thought void."""
        course = table.course
        while not self.closing:
            if course.asking is not None or not course.seats[seat].player or not asked(course, seat):
                return
            sheet = course.sheet
            index = len(sheet)
            epoch = sheet.epochs[seat]
            if not table.own_row:
                await asyncio.sleep(GRACE)
                if index != len(sheet) or not asked(course, seat):
                    continue  # the worker whose bot it is has moved
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
                continue
            move = await self.thinkers.choose(course.head.game, bot, view, moves, seed)
            if not course.seats[seat].player:
                return  # its person has returned meanwhile
            try:
                await self.played(table, seat, [move], index, epoch)
                self.metrics.bot_moves += 1
            except LudariumError:
                continue  # the table moved on while the bot thought
            except Exception:
                self.metrics.failures += 1
                logger.exception("a bot could not play")
                return


def forget(table: Table, seat: int, _: asyncio.Future[None]) -> None:
    table.drivers.pop(seat, None)


def asked(course: Course, seat: int) -> bool:
    return course.phase == "playing" and course.match is not None and bool(course.match.state.waiting >> seat & 1)


def bot_seed(course: Course, seat: int) -> bytes:
    """In the tutorial bots always play alike."""
    return bytes([seat]) + len(course.sheet).to_bytes(31, "big")
