"""Token buckets: who asks too much in too short a time is told to wait."""

import time
from typing import Final

from ludarium.server.errors import SlowDown
from ludarium.server.settings import Rate

SWEEP: Final = 10_000  # buckets before the full ones are forgotten


class Bucket:
    """One bucket, for one socket.

    >>> bucket = Bucket(Rate(1, 2))
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    __slots__ = ("filled", "rate", "tokens")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.filled = -1.0

    def take(self, now: float) -> bool:
        if self.filled >= 0:
            self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each guest or address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        now = time.monotonic()
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= SWEEP:
                self.sweep(now)
            bucket = self.buckets[who] = Bucket(self.rate)
        if not bucket.take(now):
            raise SlowDown("house-slow-down")

    def sweep(self, now: float) -> None:
        full = self.rate.burst / self.rate.per_second
        self.buckets = {who: one for who, one in self.buckets.items() if now - one.filled < full}
