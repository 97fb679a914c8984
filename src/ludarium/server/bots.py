"""Bots think in processes of their own. They get a View and moves, never a State."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from ludarium.core.game import Hint
from ludarium.core.registry import game as find_game
from ludarium.core.rng import Rng
from ludarium.core.view import View
from ludarium.server.bot_process import BotProcess, Thought, ThoughtFailed
from ludarium.server.errors import Failed, SlowDown
from ludarium.server.fair_queue import FairQueue
from ludarium.server.metrics import Metrics

BUDGET: Final = 10.0  # seconds a bot may think
TRIES: Final = 2  # thoughts that may fail before a bot plays any legal move
QUEUED: Final = 1000  # thoughts that may wait for a process
CREDIT: Final = 1.0  # seconds that a table which rarely asks is ahead of those that always do
CROWDED: Final = 1.0  # seconds until a bot that found no room in the queue tries again
SLOW: Final = (0.7, 1.6)  # a play at a human pace
QUICK: Final = (0.02, 0.06)  # a further decision of the same play
GRACE: Final = 2.5  # before taking over the bots of another worker

P = ParamSpec("P")
T = TypeVar("T")
logger: Final = logging.getLogger(__name__)


def choose(game: str, bot: str, view: View, moves: list[int], seed: bytes) -> int:
    """Runs in a bot's process."""
    return find_game(game).bots()[bot](Rng(seed)).choose(view, moves)


def advise(game: str, view: View, seed: bytes) -> Hint:
    """Runs in a bot's process."""
    return find_game(game).hint(view, Rng(seed))


class Job(NamedTuple):
    thought: Thought
    answer: asyncio.Future[Any]


class BotPool:
    """A fixed number of processes, started when needed, whose time is shared fairly between tables.

    A thought is timed from the moment a process begins with it. A process that takes too long is killed, and the
    next thought starts another in its place.
    """

    def __init__(self, processes: int, metrics: Metrics, seconds: float = BUDGET, queued: int = QUEUED) -> None:
        self.metrics = metrics
        self.seconds = seconds
        self.queue: FairQueue[Job] = FairQueue(queued, CREDIT)
        self.processes = [BotProcess() for _ in range(processes)]
        self.idle = self.processes[:]
        self.threads = ThreadPoolExecutor(processes, thread_name_prefix="bot")
        self.closed = False

    async def choose(
        self, table: str, game: str, bot: str, view: View, moves: list[int], seed: bytes | None
    ) -> int:
        """What a bot plays; any legal move if it fails repeatedly."""
        if len(moves) == 1:
            return moves[0]
        key = seed or secrets.token_bytes(32)
        while True:
            try:
                move = await self.think(table, choose, game, bot, view, moves, key)
                break
            except SlowDown:
                await asyncio.sleep(CROWDED)
            except Failed:
                move = -1
                break
        if move in moves:
            return move
        logger.warning("a bot plays any legal move", extra={"facts": {"game": game, "bot": bot}})
        return secrets.choice(moves)

    async def advise(self, table: str, game: str, view: View) -> Hint:
        """A hint. It waits in a line of its own, beside that of the table's bots."""
        return await self.think(f"{table} hint", advise, game, view, secrets.token_bytes(32))

    async def think(self, line: str, function: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """Call a function in one of the processes, again if that fails; raises ``SlowDown`` or ``Failed``."""
        for _try in range(TRIES):
            try:
                answer: T = await self.ask(line, (function, args))
                return answer
            except ThoughtFailed as error:
                if self.closed:
                    break
                self.metrics.bot_failures += 1
                logger.warning("a thought failed", extra={"facts": {"why": str(error)}})
        raise Failed("house-failed")

    async def ask(self, line: str, thought: Thought) -> Any:
        if self.closed:
            raise ThoughtFailed("closed")
        job = Job(thought, asyncio.get_running_loop().create_future())
        dropped = self.queue.push(line, job)
        if dropped is not None and not dropped.answer.done():
            dropped.answer.set_exception(SlowDown("house-slow-down"))
        self.dispatch()
        return await job.answer

    def dispatch(self) -> None:
        """Give waiting thoughts to processes that have none."""
        while self.idle and not self.closed:
            found = self.queue.pop()
            if found is None:
                return
            line, job = found
            if job.answer.done():
                continue  # nobody waits for it any more
            process = self.idle.pop()
            loop = asyncio.get_running_loop()
            work = loop.run_in_executor(self.threads, process.think, job.thought, self.seconds)
            work.add_done_callback(partial(self.finish, process, line, job))

    def finish(self, process: BotProcess, line: str, job: Job, work: asyncio.Future[object]) -> None:
        self.queue.charge(line, process.spent)
        self.idle.append(process)
        error = work.exception()
        if job.answer.done():
            pass  # nobody waits for it any more
        elif error is None:
            job.answer.set_result(work.result())
        else:
            job.answer.set_exception(error)
        self.dispatch()

    async def close(self) -> None:
        """End the processes, whatever they do, and fail what waits for them."""
        self.closed = True
        while (found := self.queue.pop()) is not None:
            if not found[1].answer.done():
                found[1].answer.set_exception(ThoughtFailed("closed"))
        for process in self.processes:
            process.close()
        await asyncio.to_thread(self.reap)

    def reap(self) -> None:
        self.threads.shutdown()
        for process in self.processes:
            process.stop()


def pause(pace: str, fresh: bool) -> float:
    """How long a bot seems to think; ``fresh`` where a play begins."""
    if pace == "instant":
        return 0.0
    return random.uniform(*(SLOW if fresh else QUICK))
