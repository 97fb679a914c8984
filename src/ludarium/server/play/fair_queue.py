"""A bounded queue that shares the time of those who work it off fairly between keys."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items wait in one line for each key; the line that has cost least is served next (start-time fair queueing).

    Where all items cost the same that is round-robin:

    >>> queue = FairQueue[str](limit=4, credit=0.0)
    >>> for key, item in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")]:
    ...     assert queue.push(key, item) is None
    >>> queue.push("c", "c1")  # full: the longest line gives way
    'a3'
    >>> while served := queue.pop():
    ...     print(*served)
    ...     queue.charge(served[0], 1.0)
    a a1
    b b1
    c c1
    a a2
    """

    def __init__(self, limit: int, credit: float) -> None:
        self.limit = limit
        self.credit = credit  # what a line can save up while nobody waits in it
        self.size = 0
        self.now = 0.0  # what the line served last had cost by then
        self.lines: dict[str, deque[T]] = {}  # never empty ones; among equals the first is served next
        self.costs: dict[str, float] = {}

    def push(self, key: str, item: T) -> T | None:
        """Add an item. Returns the item that had to go for it, perhaps the same, if the queue was full."""
        if key not in self.lines:
            self.lines[key] = deque()
            self.costs[key] = max(self.now - self.credit, self.costs.get(key, self.now - self.credit))
        mine = self.lines[key]
        mine.append(item)
        self.size += 1
        if self.size <= self.limit:
            return None
        longest = max(self.lines, key=lambda other: len(self.lines[other]))
        if len(self.lines[longest]) == len(mine):
            longest = key
        self.size -= 1
        line = self.lines[longest]
        dropped = line.pop()
        if not line:
            del self.lines[longest]
        return dropped

    def pop(self) -> tuple[str, T] | None:
        """The next item, and the key to charge for it."""
        if not self.lines:
            return None
        key = min(self.lines, key=self.costs.__getitem__)
        self.now = max(self.now, self.costs[key])
        line = self.lines.pop(key)
        item = line.popleft()
        if line:
            self.lines[key] = line
        self.size -= 1
        if not self.lines:
            self.costs.clear()  # nobody waits, so nobody was wronged
        return key, item

    def charge(self, key: str, cost: float) -> None:
        """An item of this line has cost so much."""
        self.costs[key] = self.costs.get(key, self.now) + cost
