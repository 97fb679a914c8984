"""What all workers share: run named work for a slice of time and print what came out.

A worker fills ``WORK``: name -> factory() -> run(deadline) -> units done. It is called as
``python -m bench.worker_x SECONDS NAME …`` and prints one JSON line per name.
"""

import json
import sys
from collections.abc import Callable
from time import perf_counter

clock = perf_counter
Run = Callable[[float], int]
Work = dict[str, Callable[[], Run]]


def main(work: Work) -> None:
    seconds = float(sys.argv[1])
    for name in sys.argv[2:] or list(work):
        run = work[name]()
        run(clock() + min(0.1, seconds / 4))  # warm up
        started = clock()
        units = run(started + seconds)
        print(json.dumps({"name": name, "per_second": units / (clock() - started)}), flush=True)
