"""Speed of the server beside boardgame.io, in one interleaved run.

    python -m bench.server              the whole table, about ten minutes
    python -m bench.server --rounds 2   a quick look

A hundred tables with two sockets each. A move counts when everybody who is to hear of it has; ours is checked by
the rules of Ruins, told to each seat as its own view, and on disk (WAL, synchronous FULL) before anything is
sent. Rivals: the same house without waiting for the disk, a bare echo on the same server, and boardgame.io from
npm with a trivial move and storage in memory. Server and load have a core each, everybody in turn.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from tests.compiled import compiled_tree
from tests.together import ROOT

TABLES = 100
SECONDS = 4.0
GAMES = 8  # tables prepared for each pair: a game may end while it is measured
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4.8.1")

Result = dict[str, Any]


def boardgameio() -> Path:
    """A folder with boardgame.io installed."""
    folder = ROOT / ".local" / "boardgameio"
    if not (folder / "node_modules").is_dir():
        print("Installing boardgame.io (first run)…", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}\n', encoding="utf-8")
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=folder, check=True)
    for name in ("server.js", "load.js"):
        shutil.copy(ROOT / "bench" / "boardgameio" / name, folder / name)
    return folder


def core(number: int) -> list[str]:
    """Pins a command to a core, where there are two and the means."""
    return ["taskset", "-c", str(number)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


def wait_for(port: int) -> None:
    for _ in range(300):
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.1)
    raise TimeoutError(port)


def last_line(command: list[str], folder: Path, environment: dict[str, str]) -> Result:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    told: Result = json.loads(done.stdout.strip().splitlines()[-1])
    return told


def measure_house(kind: str, port: int) -> Result:
    environment = {**os.environ, "PYTHONPATH": f"{compiled_tree()}{os.pathsep}{ROOT}"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.worker_house", str(port), f"{folder}/house.db", kind]
        server = subprocess.Popen([*core(0), *command], cwd=ROOT, env=environment)
        try:
            wait_for(port)
            if kind == "echo":
                load = ["bench.worker_echo", str(port), str(2 * TABLES), str(SECONDS)]
            else:
                load = ["bench.worker_tables", str(port), str(TABLES), str(SECONDS), str(GAMES), str(server.pid)]
            return last_line([*core(1), sys.executable, "-m", *load], ROOT, environment)
        finally:
            server.terminate()
            server.wait()


def measure_boardgameio(port: int) -> Result:
    folder = boardgameio()
    environment = {**os.environ, "DEBUG": "", "NODE_ENV": "production"}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen([*core(0), "node", "server.js", str(port)], cwd=folder, env=environment, **quiet)  # type: ignore[call-overload]
    try:
        wait_for(port)
        return last_line(
            [*core(1), "node", "load.js", str(port), str(TABLES), str(SECONDS), str(server.pid)],
            folder,
            environment,
        )
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    parser.add_argument("--rounds", type=int, default=12)
    rounds = parser.parse_args().rounds
    results: dict[str, list[Result]] = {"durable": [], "hasty": [], "echo": [], "boardgame.io": []}
    port = 9700
    for number in range(rounds):
        names = list(results) if number % 2 == 0 else list(results)[::-1]
        for name in names:
            port += 1
            told = measure_boardgameio(port) if name == "boardgame.io" else measure_house(name, port)
            results[name].append(told)
            print(number, name, json.dumps(told), file=sys.stderr, flush=True)
    show(results)


def show(results: dict[str, list[Result]]) -> None:
    print(f"{'':14}{'best/s':>10}{'median/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'cpu us':>9}")
    best = {name: max(told, key=lambda one: float(one["per_s"])) for name, told in results.items()}
    for name, told in results.items():
        middle = median(one["per_s"] for one in told)
        top = best[name]
        spent = min(float(one.get("cpu_us", 0)) for one in told)
        row = f"{top['per_s']:10.0f}{middle:10.0f}{top['p50_ms']:9.1f}{top['p99_ms']:9.1f}{spent:9.0f}"
        print(f"{name:14}{row}")
    ours, rival, hasty = best["durable"], best["boardgame.io"], best["hasty"]
    print(f"moves/s against boardgame.io: {ours['per_s'] / rival['per_s']:.2f} (target 1.5 or more)")
    print(f"p99 against boardgame.io:     {ours['p99_ms'] / rival['p99_ms']:.2f} (target 0.6 or less)")
    print(f"against the same house without waiting for the disk: {ours['per_s'] / hasty['per_s']:.2f} (target 0.6)")
    for what, target in (("idle", 8), ("open", 64)):
        memory = median(float(one[f"{what}_kb"]) for one in results["durable"])
        print(f"memory of a table, {what}: {memory:.0f} KB (target {target} or less)")


if __name__ == "__main__":
    main()
