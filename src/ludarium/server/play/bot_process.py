"""A process in which bots think. It can be killed at any moment, and ends when the house does."""

import ctypes
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from ludarium.core.registry import games

START_SECONDS: Final = 60.0  # for starting the interpreter and loading the games
PR_SET_PDEATHSIG: Final = 1
# Spawned, not forked: a fork would inherit sockets and the database.
CONTEXT: Final = get_context("spawn")

Thought = tuple[Callable[..., object], tuple[object, ...]]


class ThoughtFailed(Exception):
    """The bot raised an error or took too long, or its process died."""


class BotProcess:
    """One process, started by the first thought and again by the next one after it died.

    ``think`` blocks, and is called by one thread at a time; ``close`` may be called by another.
    """

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.closed = False
        self.running: tuple[SpawnProcess, Connection] | None = None
        self.spent = 0.0  # seconds, by the last thought

    def think(self, thought: Thought, seconds: float) -> object:
        """Call a function in the process. The time to start the process does not count."""
        self.spent = 0.0
        try:
            pipe = self.start()
            started = time.monotonic()
            pipe.send(thought)
            if not pipe.poll(seconds):
                raise TimeoutError(f"no answer in {seconds} seconds")
            succeeded, answer = pipe.recv()
            self.spent = time.monotonic() - started
        except Exception as error:
            self.spent = seconds
            self.stop()  # its late answer must not be taken for that of the next thought
            raise ThoughtFailed(f"{type(error).__name__}: {error}") from error
        if not succeeded:
            raise ThoughtFailed(answer)
        return answer

    def start(self) -> Connection:
        if self.running is not None:
            process, pipe = self.running
            if process.is_alive():
                return pipe
            self.stop()
        pipe, theirs = CONTEXT.Pipe()
        with self.lock:
            if self.closed:
                raise RuntimeError("closed")
            process = CONTEXT.Process(target=serve, args=(theirs,), name="bot", daemon=True)
            process.start()
            self.running = process, pipe
        theirs.close()
        if not pipe.poll(START_SECONDS):
            raise TimeoutError(f"not started in {START_SECONDS} seconds")
        pipe.recv()
        return pipe

    def stop(self) -> None:
        if self.running is not None:
            process, pipe = self.running
            self.running = None
            process.kill()
            process.join()
            pipe.close()

    def close(self) -> None:
        """Kill the process for good; a thought that is under way fails."""
        with self.lock:
            self.closed = True
            running = self.running
        if running is not None:
            running[0].kill()


def serve(pipe: Connection) -> None:
    """The main loop of a bot process: answer thoughts one after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C goes to all processes, but the house decides
    end_with_parent()
    games()
    pipe.send("ready")
    while True:
        try:
            function, arguments = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, function(*arguments))
        except Exception:
            answer = (False, traceback.format_exc())
        pipe.send(answer)


def end_with_parent() -> None:
    """End this process as soon as the one that spawned it has ended, even by SIGKILL, whatever this one does."""
    parent = parent_process()
    if parent is None:
        return  # nobody spawned it
    if sys.platform == "linux":
        # The thread below has to wait while compiled code holds the interpreter's lock; the kernel does not.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, name="parent", daemon=True).start()
