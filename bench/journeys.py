"""Near and Far among greedy players, against the targets for its numbers: the table of docs/rules/near_and_far.md.

    python -m bench.journeys                          two, three and four seats, and one greedy among three random
    python -m bench.journeys --games 40 --alone 50 --interpreted

Half of the games are First Adventures, half are played with arcade cards. Runs on the compiled build unless told
otherwise, a process for each core.
"""

import argparse
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from statistics import mean, median

import msgspec

from tests.compiled import compiled_tree
from tests.together import ROOT

SEATS = (2, 3, 4)
AT_ONCE = 20  # games of one process
# Cards that count at the end (idols and the like) are mostly treasures.
SOURCES = ("camps", "artifacts", "threats", "routes", "treasures", "cards", "chiefs", "reputation", "wealth")


class Played(msgspec.Struct):
    """One game: who began, who won, how long it took, and the lines of a winner's score."""

    first: int
    greedy: int  # the seat of the only greedy player, or -1
    winners: list[int]
    scores: list[int]
    rounds: int
    lines: dict[str, int]


def play(seats: int, opponents: str, first: int, games: int, interpreted: bool) -> list[Played]:
    """Some games in a process of their own; opponents are ``greedy`` or ``random``."""
    command = [sys.executable, "-m", "bench.worker_journeys", str(seats), opponents, str(first), str(games)]
    tree = ROOT / "src" if interpreted else compiled_tree()
    environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return msgspec.json.decode(done.stdout, type=list[Played])


def parts(games: int) -> list[tuple[int, int]]:
    """The games of each process: the first seed, and how many."""
    return [(at, min(AT_ONCE, games - at)) for at in range(0, games, AT_ONCE)]


def line(seats: int, games: list[Played]) -> str:
    """A row of the table: what the winners made their points of, in per cent."""
    best = [max(game.scores) for game in games]
    lines: Counter[str] = Counter()
    for game in games:
        lines.update(game.lines)
    began = sum(1 / len(game.winners) for game in games if game.first in game.winners)
    rounds = [game.rounds for game in games]
    cells = [
        str(seats),
        str(len(games)),
        f"{median(best):.0f}",
        f"{mean(rounds):.1f} ({min(rounds)}–{max(rounds)})",
        f"{100 * began / len(games):.0f} %",
        *(f"{100 * lines[name] / sum(best):.0f} %" for name in SOURCES),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--alone", type=int, default=500)
    parser.add_argument("--seats", default=",".join(map(str, SEATS)))
    parser.add_argument("--interpreted", action="store_true")
    asked = parser.parse_args()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rows = {
            seats: [pool.submit(play, seats, "greedy", *part, asked.interpreted) for part in parts(asked.games)]
            for seats in map(int, asked.seats.split(","))
        }
        alone = [pool.submit(play, max(SEATS), "random", *part, asked.interpreted) for part in parts(asked.alone)]
        print(f"| seats | games | winning score | turns | first player | {' | '.join(SOURCES)} |")
        print("|---:|" + "---|" * (len(SOURCES) + 4))
        for seats, found in rows.items():
            print(line(seats, [game for part in found for game in part.result()]), flush=True)
        games = [game for part in alone for game in part.result()]
        won = sum(game.winners == [game.greedy] for game in games)
        print(f"\none greedy among three random: {won} of {len(games)} won")


if __name__ == "__main__":
    main()
