"""Discussed steps: bots say what they wish, and a play that waits for agreement is made when its time has come."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ludarium.core.errors import LudariumError
from ludarium.server.play.bot_pool import BotPool
from ludarium.server.tables.proposals import play_when_due, propose
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Table

MakeChange = Callable[[Table, Callable[[TableState], Change]], Awaitable[None]]
RETRY_SECONDS: Final = 2.0  # until a play that was due and failed is tried again
logger: Final = logging.getLogger(__name__)


class Discussions:
    """Starts what happens by itself while moves may be proposed at a table."""

    def __init__(self, bots: BotPool, change: MakeChange) -> None:
        self.bots = bots
        self.change = change
        self.closing = False

    def wake(self, table: Table) -> None:
        """Let bots propose, each once in a position, and wait for the play that is due."""
        if self.closing:
            return
        state = table.state
        index = len(state.move_log)
        asked = state.running_match().state.waiting
        for seat, sits in enumerate(state.seats):
            if not sits.player or asked >> seat & 1 or seat in state.proposals or not table.own_row:
                continue
            if table.wishes.get(seat, (-1,))[0] != index:
                table.wishes[seat] = (index, asyncio.ensure_future(self.wish(table, seat, sits.player, index)))
        if table.due is None and state.held() is not None:
            table.due = asyncio.ensure_future(self.wait(table))

    async def wish(self, table: Table, seat: int, bot: str, index: int) -> None:
        """Ask a bot for a proposal; one that fails has none."""
        state = table.state
        match = state.running_match()
        view = match.view(match.state, seat)
        moves = match.state.moves(match.state.turn)
        try:
            wish = await self.bots.propose(state.head.id, state.head.game, bot, view, moves)
            if wish is not None and state.seats[seat].player:
                await self.change(table, lambda state: propose(state, seat, wish, index))
        except LudariumError as error:
            logger.info("a bot has no proposal", extra={"facts": {"why": error.reason}})

    async def wait(self, table: Table) -> None:
        """Make the play that was held back, unless the table moves on before its time has come."""
        try:
            while (held := table.state.held()) is not None and held.due is not None:
                await asyncio.sleep(max(0.0, held.due - time.time()))
                try:
                    await self.change(table, play_when_due)
                except Exception:
                    logger.exception("a play could not be made when it was due")
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.due = None


async def wishes_told(table: Table) -> None:
    """Wait until the bots of a table have said what they wish."""
    thinking = [task for _, task in table.wishes.values() if not task.done()]
    if thinking:
        await asyncio.wait(thinking)
