"""Things that bot processes are made to do in tests, and looking at the processes from outside."""

import os
import subprocess
import time
from collections import deque
from collections.abc import Callable
from itertools import repeat
from pathlib import Path

DEADLINE = 60.0  # generous: the machine may be busy


def wait_until(so: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + DEADLINE
    while not so():
        assert time.monotonic() < deadline, f"this never came true: {what}"
        time.sleep(0.05)


def spawned_by(parent: int) -> set[int]:
    """The living processes that a process has spawned: bots by a worker, workers by a house of several."""
    listed = subprocess.run(
        ["ps", "-ww", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    found = [line.split(None, 2) for line in listed.splitlines() if "spawn_main" in line]
    return {int(pid) for pid, by, _ in found if int(by) == parent}


def running(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet waited for does not."""
    listed = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return listed.stdout.strip()[:1] not in ("", "Z")


# Run in bot processes.


def process_id() -> int:
    return os.getpid()


def doze(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def fail() -> None:
    raise ValueError("no idea")


def never_yield(file: str) -> None:
    """Compute for ever in C code, as a compiled engine might, without letting other threads of Python run."""
    Path(file).write_text(str(os.getpid()), encoding="utf-8")
    deque(repeat(0), maxlen=0)


def die_once(file: str) -> str:
    """Leave a note and wait to be killed; whoever finds the note is well."""
    note = Path(file)
    if note.exists():
        return "well"
    note.write_text(str(os.getpid()), encoding="utf-8")
    time.sleep(DEADLINE)
    return "not killed"
