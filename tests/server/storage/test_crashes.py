"""A process of the house that crashes leaves a traceback in the log."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, Guest, Process, run

TOLD = "Fatal Python error: Segmentation fault"


def children(process: int) -> list[int]:
    """Processes that a process has started, and those that these have started."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    direct = [int(word) for thread in threads for word in thread.read_text().split()]
    found = [*direct, *(one for child in direct for one in children(child))]
    return [one for one in found if b"resource_tracker" not in Path(f"/proc/{one}/cmdline").read_bytes()]


def wait_for_crash(house: Process) -> None:
    deadline = time.monotonic() + PATIENCE
    while TOLD not in house.log.read_text(encoding="utf-8"):
        assert time.monotonic() < deadline, house.log.read_text(encoding="utf-8")
        time.sleep(0.05)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")
def test_a_bot_that_crashes_tells_where(folder: Path) -> None:
    house = Process(folder)

    async def story() -> None:
        async with Guest(house.address) as ada:
            page = await ada.page((await ada.table(start=True))["id"])
            await page.until("state")
            await page.send("hint", id=1)
            await page.until("hint")

    try:
        run(story())
        os.kill(children(house.process.pid)[0], signal.SIGSEGV)
        wait_for_crash(house)
    finally:
        house.kill()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")
def test_a_worker_that_crashes_tells_where(folder: Path, workers: int) -> None:
    house = Process(folder, workers=workers)
    try:
        processes = [house.process.pid] if workers == 1 else children(house.process.pid)
        os.kill(processes[0], signal.SIGSEGV)
        wait_for_crash(house)
    finally:
        house.kill()
