"""The pool of bot processes. Bots get a View and moves, never a State."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from ludarium.core.game import Hint
from ludarium.core.proposal import Proposal
from ludarium.core.registry import game as find_game
from ludarium.core.rng import Rng
from ludarium.core.view import View
from ludarium.server.errors import Failed, SlowDown
from ludarium.server.metrics import Metrics
from ludarium.server.play.bot_process import BotProcess, Thought, ThoughtFailed
from ludarium.server.play.fair_queue import FairQueue

BUDGET: Final = 10.0  # seconds a bot may think
TRIES: Final = 2  # thoughts that may fail before a bot plays any legal move
QUEUED: Final = 1000  # thoughts that may wait for a process
CREDIT: Final = 1.0  # seconds of priority for a table that rarely asks
CROWDED: Final = 1.0  # seconds until a bot that found the queue full tries again
SLOW: Final = (0.7, 1.6)  # seconds before a play, at a human pace
DISCUSSED: Final = (5.0, 7.0)  # seconds before a play that people at the table may propose something for
QUICK: Final = (0.02, 0.06)  # seconds before a further decision of the same play
GRACE: Final = 2.5  # seconds before a worker moves for bots of another worker

P = ParamSpec("P")
T = TypeVar("T")
logger: Final = logging.getLogger(__name__)


def choose(game: str, bot: str, view: View, moves: list[int], seed: bytes, proposals: Sequence[Proposal]) -> int:
    """Runs in a bot's process."""
    player = find_game(game).bots()[bot](Rng(seed))
    if proposals:
        player.listen(proposals)
    return player.choose(view, moves)


def propose(game: str, bot: str, view: View, moves: list[int], seed: bytes) -> list[int] | None:
    """Runs in a bot's process."""
    return find_game(game).bots()[bot](Rng(seed)).propose(view, moves)


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
        self,
        table: str,
        game: str,
        bot: str,
        view: View,
        moves: list[int],
        seed: bytes | None,
        proposals: Sequence[Proposal] = (),
    ) -> int:
        """What a bot plays; any legal move if it fails repeatedly."""
        if len(moves) == 1:
            return moves[0]
        key = seed or secrets.token_bytes(32)
        while True:
            try:
                move = await self.think(table, choose, game, bot, view, moves, key, proposals)
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

    async def propose(self, table: str, game: str, bot: str, view: View, moves: list[int]) -> list[int] | None:
        """What a bot wishes the asked seat to do. Wishes of a table are queued apart from its moves."""
        return await self.think(f"{table} wish", propose, game, bot, view, moves, secrets.token_bytes(32))

    async def advise(self, table: str, game: str, view: View) -> Hint:
        """A hint for a seat. Hints of a table are queued apart from its bots."""
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


def pause(pace: str, fresh: bool, discussed: bool = False) -> float:
    """Seconds to wait before a bot moves; ``fresh`` where a play begins, ``discussed`` where people may propose."""
    if pace == "instant":
        return 0.0
    return random.uniform(*(DISCUSSED if discussed else SLOW if fresh else QUICK))
