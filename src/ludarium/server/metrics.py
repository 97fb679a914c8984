"""A few numbers about a running house, in the text format of Prometheus."""

from collections.abc import Iterator
from typing import Final

COUNTERS: Final = (
    "requests",
    "refusals",
    "failures",
    "frames_in",
    "frames_out",
    "moves",
    "bot_moves",
    "bot_failures",
    "conflicts",
    "commits",
    "rows",
    "commit_seconds",
)
GAUGES: Final = ("sockets", "tables")


class Metrics:
    """Counters of this worker since it started, and gauges."""

    __slots__ = COUNTERS + GAUGES

    def __init__(self) -> None:
        self.requests = 0
        self.refusals = 0
        self.failures = 0
        self.frames_in = 0
        self.frames_out = 0
        self.moves = 0
        self.bot_moves = 0
        self.bot_failures = 0
        self.conflicts = 0
        self.commits = 0
        self.rows = 0
        self.commit_seconds = 0.0
        self.sockets = 0
        self.tables = 0

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        for name in COUNTERS:
            yield f"# TYPE ludarium_{name}_total counter"
            yield f"ludarium_{name}_total {getattr(self, name)}"
        for name in GAUGES:
            yield f"# TYPE ludarium_{name} gauge"
            yield f"ludarium_{name} {getattr(self, name)}"
