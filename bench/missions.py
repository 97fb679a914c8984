"""How many missions of Yami each kind of partner wins: the table of docs/bots.md.

    python -m bench.missions --deals 500            all missions, every player count, by day
    python -m bench.missions --deals 100 --missions 8,12 --players greedy,partner --mode night

Runs on the compiled build, a process for each core unless told otherwise. All players of a row meet the same deals.
What was played is kept in a file and not played again, so that a run goes on where it was cut off; after a change
to the players the file has to go.
"""

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.compiled import compiled_tree
from tests.together import ROOT

SEATS = (2, 3, 4)
OPEN_HANDS = "open-hands"
PLAYERS = f"{OPEN_HANDS},partner,greedy,random"
WIDTH = 20  # of the search with open hands
AT_ONCE = 20  # deals
STAR = "2"  # points of a mission completed in time
KEPT = ROOT / ".local" / "missions.txt"


class Cell(NamedTuple):
    """One figure of the table."""

    mode: str
    mission: int
    seats: int
    player: str


class Results:
    """The points of each deal as one string of digits by cell, on disk as lines that are only ever added."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.points: defaultdict[Cell, str] = defaultdict(str)
        if file.is_file():
            for line in file.read_text(encoding="ascii").splitlines():
                mode, mission, seats, player, points = line.split()
                self.points[Cell(mode, int(mission), int(seats), player)] += points

    def play(self, cell: Cell, deals: int) -> None:
        """Play what a cell lacks, in a process with the compiled build that tells of a few deals at a time."""
        first = len(self.points[cell])
        if first >= deals:
            return
        command = [sys.executable, "-m", "bench.worker_missions", *map(str, (*cell, first, deals))]
        environment = {**os.environ, "PYTHONPATH": f"{compiled_tree()}{os.pathsep}{ROOT}"}
        with subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True) as worker:
            assert worker.stdout is not None
            for line in worker.stdout:
                self.points[cell] += line.strip()
                with self.file.open("a", encoding="ascii") as file:
                    file.write(f"{' '.join(map(str, cell))} {line}")
        if worker.returncode:
            raise subprocess.CalledProcessError(worker.returncode, command)

    def row(self, mode: str, mission: int, player: str, deals: int) -> str:
        """Per cent completed, in brackets those with a star, for each player count; and of how many deals, if some
        are missing."""
        points = [self.points[Cell(mode, mission, seats, player)][:deals] for seats in SEATS]
        fewest = min(map(len, points))
        if not fewest:
            return "–"
        shares = [f"{share(one[:fewest], '12')} ({share(one[:fewest], STAR)})" for one in points]
        return " / ".join(shares) + (f"; {fewest} deals" if fewest < deals else "")


def share(points: str, counted: str) -> str:
    return f"{100 * sum(map(points.count, counted)) / len(points):.0f}"


def table(results: Results, mode: str, missions: list[int], players: list[str], deals: int) -> str:
    """A line for each mission; a cell has the player counts in turn."""
    lines = [f"| mission | {' | '.join(players)} |", "|---:|" + "---|" * len(players)]
    for mission in missions:
        cells = [results.row(mode, mission, player, deals) for player in players]
        lines.append(f"| {mission} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--missions", default=",".join(map(str, range(1, 23))))
    parser.add_argument("--players", default=PLAYERS)
    parser.add_argument("--mode", choices=("day", "night"), default="day")
    parser.add_argument("--results", type=Path, default=KEPT, help="where what was played is kept")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="0 only prints what is kept")
    asked = parser.parse_args()
    missions, players = [int(one) for one in asked.missions.split(",")], asked.players.split(",")
    results = Results(asked.results)
    if asked.processes:
        cells = [Cell(asked.mode, one, seats, player) for player in players for one in missions for seats in SEATS]
        with ThreadPoolExecutor(asked.processes) as pool:
            for _ in pool.map(lambda cell: results.play(cell, asked.deals), cells):
                pass
    print(table(results, asked.mode, missions, players, asked.deals))


if __name__ == "__main__":
    main()
