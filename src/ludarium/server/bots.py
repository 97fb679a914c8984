"""Bots think in processes of their own. They get a View and moves, never a State."""

import asyncio
import logging
import random
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from ludarium.core.game import Hint
from ludarium.core.registry import game as find_game
from ludarium.core.rng import Rng
from ludarium.core.view import View

BUDGET: Final = 10.0  # seconds a bot may think
PATIENCE: Final = 60.0  # the first thought also starts the process
SLOW: Final = (0.7, 1.6)  # a play at a human pace
QUICK: Final = (0.02, 0.06)  # a further decision of the same play
GRACE: Final = 2.5  # before taking over the bots of another worker

logger: Final = logging.getLogger(__name__)


def choose(game: str, bot: str, view: View, moves: list[int], seed: bytes) -> int:
    """Runs in a bot's process."""
    return find_game(game).bots()[bot](Rng(seed)).choose(view, moves)


def advise(game: str, view: View, seed: bytes) -> Hint:
    """Runs in a bot's process."""
    return find_game(game).hint(view, Rng(seed))


class Thinkers:
    """The processes, started when first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.warm = False

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Spawned, not forked: a fork would inherit sockets and the database.
            self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        return self.pool

    async def choose(self, game: str, bot: str, view: View, moves: list[int], seed: bytes | None) -> int:
        """What a bot plays; any legal move if it fails or takes too long."""
        if len(moves) == 1:
            return moves[0]
        loop = asyncio.get_running_loop()
        key = seed or secrets.token_bytes(32)
        try:
            thought = loop.run_in_executor(self.open_pool(), choose, game, bot, view, moves, key)
            move = await asyncio.wait_for(thought, BUDGET if self.warm else PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("bot failed", extra={"facts": {"game": game, "bot": bot, "why": type(error).__name__}})
            self.give_up()
            return secrets.choice(moves)
        self.warm = True
        return move if move in moves else secrets.choice(moves)

    async def advise(self, game: str, view: View) -> Hint:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.open_pool(), advise, game, view, secrets.token_bytes(32))
        return await asyncio.wait_for(thought, BUDGET if self.warm else PATIENCE)

    def give_up(self) -> None:
        """Leave these processes to their fate; the next thought starts new ones."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None
        self.warm = False

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
        self.pool = None


def pause(pace: str, fresh: bool) -> float:
    """How long a bot seems to think; ``fresh`` where a play begins."""
    if pace == "instant":
        return 0.0
    return random.uniform(*(SLOW if fresh else QUICK))
