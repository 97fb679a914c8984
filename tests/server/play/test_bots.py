"""The processes of the bots: how many there are, when they end, and what comes of thoughts that fail."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludarium.core.registry import game
from ludarium.server.errors import Failed, SlowDown
from ludarium.server.metrics import Metrics
from ludarium.server.play.bot_pool import TRIES, BotPool
from tests.server import thoughts
from tests.server.thoughts import running, spawned_by, wait_until
from tests.together import ROOT

ORPHAN = (
    "import asyncio, sys; from ludarium.server.play.bot_pool import BotPool; "
    "from ludarium.server.metrics import Metrics; "
    "from tests.server.thoughts import never_yield; "
    "asyncio.run(BotPool(1, Metrics(), 1e6).think('table', never_yield, sys.argv[1]))"
)


def with_pool(story: Callable[[BotPool], Awaitable[None]], seconds: float = 60.0, queued: int = 1000) -> Metrics:
    """Run a story with one bot process; none may be left."""
    metrics = Metrics()

    async def whole() -> None:
        pool = BotPool(1, metrics, seconds, queued)
        try:
            await story(pool)
            assert len(spawned_by(os.getpid())) <= 1
        finally:
            await pool.close()

    asyncio.run(whole())
    assert spawned_by(os.getpid()) == set()
    return metrics


def test_waiting_in_the_queue_is_not_thinking() -> None:
    async def story(pool: BotPool) -> None:
        naps = [pool.think(f"table {number}", thoughts.doze, 0.5) for number in range(8)]
        assert await asyncio.gather(*naps) == [0.5] * 8

    assert with_pool(story, seconds=3.0).bot_failures == 0


def test_a_process_that_overruns_is_killed_and_replaced(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        first = await pool.think("a", thoughts.process_id)
        with pytest.raises(Failed):
            await pool.think("a", thoughts.never_yield, str(tmp_path / "pid"))
        assert not running(first)
        assert await pool.think("b", thoughts.process_id) != first

    assert with_pool(story, seconds=1.0).bot_failures == TRIES


def test_a_bot_that_raises_is_asked_again_then_plays_any_move(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: BotPool) -> None:
        ruins = game("ruins")
        state = ruins.start(2, {})
        seat = state.to_move()[0]
        moves = state.moves(seat)
        assert await pool.choose("table", "ruins", "nobody", ruins.view(state, seat), moves, None) in moves
        with pytest.raises(Failed):
            await pool.think("table", thoughts.fail)

    assert with_pool(story).bot_failures == 2 * TRIES
    reasons = [record.__dict__["facts"].get("why", "") for record in caplog.records]
    assert sum("KeyError" in why for why in reasons) == TRIES
    assert sum("no idea" in why for why in reasons) == TRIES
    assert "a bot plays any legal move" in [record.message for record in caplog.records]


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    note = tmp_path / "note"

    async def story(pool: BotPool) -> None:
        idle = await pool.think("a", thoughts.process_id)
        os.kill(idle, signal.SIGKILL)
        await asyncio.to_thread(wait_until, lambda: not running(idle), "the idle process is dead")
        thinking = asyncio.ensure_future(pool.think("a", thoughts.die_once, str(note)))
        await asyncio.to_thread(wait_until, lambda: note.exists() and note.read_text(), "the bot thinks")
        os.kill(int(note.read_text()), signal.SIGKILL)
        assert await thinking == "well"

    assert with_pool(story).bot_failures == 1


def test_a_full_queue_refuses_hints_but_bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.play.bot_pool.CROWDED", 0.05)
    ruins = game("ruins")
    state = ruins.start(2, {})
    seat = state.to_move()[0]
    view, moves = ruins.view(state, seat), state.moves(seat)

    async def story(pool: BotPool) -> None:
        await pool.think("first", thoughts.process_id)
        busy = [asyncio.ensure_future(pool.think(f"busy {number}", thoughts.doze, 0.5)) for number in range(3)]
        await asyncio.sleep(0)  # one is thinking, two wait: no room is left
        with pytest.raises(SlowDown):
            await pool.advise("mine", "ruins", view)
        assert await pool.choose("mine", "ruins", "greedy", view, moves, None) in moves
        assert await asyncio.gather(*busy) == [0.5] * 3
        assert (await pool.advise("mine", "ruins", view)).moves

    assert with_pool(story, queued=2).bot_failures == 0


def test_closing_does_not_wait_for_a_thought(tmp_path: Path) -> None:
    note = tmp_path / "note"

    async def story(pool: BotPool) -> None:
        thinking = asyncio.ensure_future(pool.think("a", thoughts.never_yield, str(note)))
        waiting = asyncio.ensure_future(pool.think("b", thoughts.process_id))
        await asyncio.to_thread(wait_until, note.exists, "the bot thinks")
        await pool.close()
        for thought in (thinking, waiting, pool.think("c", thoughts.process_id)):
            with pytest.raises(Failed):
                await thought

    assert with_pool(story, seconds=1e6).bot_failures == 0


def test_no_bot_process_outlives_its_house(tmp_path: Path) -> None:
    """Not even one that computes in C, where no thread of its own could end it."""
    note = tmp_path / "pid"
    house = subprocess.Popen([sys.executable, "-c", ORPHAN, str(note)], cwd=ROOT)
    try:
        wait_until(lambda: note.exists() and note.read_text(), "the bot thinks")
        bot = int(note.read_text())
        assert spawned_by(house.pid) == {bot}
    finally:
        house.kill()
        house.wait()
    wait_until(lambda: not running(bot), "the bot process has ended")
