"""A few numbers about a running house, in the text format of Prometheus."""

from collections.abc import Iterator

import msgspec


class Metrics(msgspec.Struct):
    """Counters of this worker since it started, and gauges read when asked."""

    requests: int = 0
    refusals: int = 0
    failures: int = 0
    frames_in: int = 0
    frames_out: int = 0
    moves: int = 0
    bot_moves: int = 0
    conflicts: int = 0
    commits: int = 0
    rows: int = 0
    commit_seconds: float = 0.0
    sockets: int = 0
    tables: int = 0

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        for name in self.__struct_fields__:
            gauge = name in ("sockets", "tables")
            full = f"ludarium_{name}" if gauge else f"ludarium_{name}_total"
            yield f"# TYPE {full} {'gauge' if gauge else 'counter'}"
            yield f"{full} {getattr(self, name)}"
