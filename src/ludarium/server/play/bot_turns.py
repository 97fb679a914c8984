"""Bot turns: a bot that is asked gets a View, and what it chooses is played."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from ludarium.core.errors import LudariumError
from ludarium.server.metrics import Metrics
from ludarium.server.play.bot_pool import GRACE, BotPool, pause
from ludarium.server.play.discussions import wishes_told
from ludarium.server.tables.changes import play_moves
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Table

MakeChange = Callable[[Table, Callable[[TableState], Change]], Awaitable[None]]
LATE_SECONDS: Final = 0.05  # until a bot whose move came too late tries again
RETRY_SECONDS: Final = 2.0  # until a bot whose move failed tries again
logger: Final = logging.getLogger(__name__)


class BotTurns:
    """Starts a task for each bot that is asked; it ends when the bot is no longer asked."""

    def __init__(self, bots: BotPool, metrics: Metrics, change: MakeChange) -> None:
        self.bots = bots
        self.metrics = metrics
        self.change = change
        self.closing = False

    def start(self, table: Table, seat: int) -> None:
        """Start the turn of a bot that is asked."""
        if not self.closing:
            table.bot_tasks[seat] = asyncio.ensure_future(self.run(table, seat))

    async def run(self, table: Table, seat: int) -> None:
        """Play for a bot as long as it is asked."""
        try:
            await self.keep_deciding(table, seat)
        finally:
            # Not by a done callback: until that ran, the seat could be asked again and find this task.
            table.bot_tasks.pop(seat, None)

    async def keep_deciding(self, table: Table, seat: int) -> None:
        """Decide until the bot is no longer asked, whatever fails: nobody else would wake it."""
        state = table.state
        while (
            not self.closing
            and state.undo_request is None
            and state.seats[seat].player
            and state.has_to_decide(seat)
        ):
            try:
                await self.decide(table, seat)
            except LudariumError:
                await asyncio.sleep(LATE_SECONDS)
            except Exception:
                self.metrics.failures += 1
                logger.exception("a bot could not play")
                await asyncio.sleep(RETRY_SECONDS)

    async def decide(self, table: Table, seat: int) -> None:
        """Make one decision for a bot, unless the table moves on meanwhile."""
        state = table.state
        move_log = state.move_log
        index = len(move_log)
        epoch = move_log.epochs[seat]
        if not table.own_row:
            await asyncio.sleep(GRACE)
            if index != len(move_log) or seat not in state.to_move():
                return  # another worker has moved for this bot
        fresh = not (index and move_log.mover[index - 1] == seat and move_log.hidden[index - 1])
        match = state.running_match()
        view = match.view(match.state, seat)
        moves = match.state.moves(seat)
        seed = bot_seed(state, seat) if state.tutorial else None
        discussed = state.discussed()
        wait = pause(state.pace, fresh, discussed and bool(table.people_here()))
        if wait:
            await asyncio.sleep(wait)
        if discussed:
            await wishes_told(table)
        bot = state.seats[seat].player
        if not bot or (index != len(move_log) and seat not in state.to_move()):
            return
        heard = [one.proposal for one in state.proposals.values() if one.proposal.seat != seat]
        move = await self.bots.choose(state.head.id, state.head.game, bot, view, moves, seed, heard)
        if state.seats[seat].player:  # else its person has returned meanwhile
            here = table.people_here
            await self.change(table, lambda state: play_moves(state, seat, [move], index, epoch, here))
            self.metrics.bot_moves += 1


def bot_seed(state: TableState, seat: int) -> bytes:
    """The seed of a bot in the tutorial, where bots always play alike."""
    return bytes([seat]) + len(state.move_log).to_bytes(31, "big")
