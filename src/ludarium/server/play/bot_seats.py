"""How many seats bots may hold at once, at the tables of one host and of all hosts at one address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ludarium.server.errors import Conflict
from ludarium.server.settings import Limits
from ludarium.server.tables.table import Table

SWEEP: Final = 10_000  # addresses kept before those without a table are forgotten


class BotSeats:
    """Counts seats of bots at the tables in memory: at other tables no page is open, and no bot thinks."""

    def __init__(self, tables: dict[str, Table], limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.addresses: dict[str, str] = {}  # by guest, as last seen
        self.reservations: Counter[str] = Counter()  # by host, for what is being written

    def came_from(self, guest: str, address: str) -> None:
        if len(self.addresses) >= SWEEP:
            taken = self.taken()
            self.addresses = {host: kept for host, kept in self.addresses.items() if host in taken}
        self.addresses[guest] = address

    def taken(self) -> Counter[str]:
        """Seats of bots by host."""
        taken = Counter(self.reservations)
        for table in self.tables.values():
            state = table.state
            if state.phase != "over":
                taken[state.host] += sum(1 for seat in state.seats if seat.player)
        return taken

    def check(self, host: str, more: int) -> None:
        taken = self.taken()
        if taken[host] + more > self.limits.guest_bots:
            raise Conflict("house-too-many-bots", {"limit": self.limits.guest_bots})
        address = self.addresses.get(host)
        if address is None:
            return
        here = sum(count for other, count in taken.items() if self.addresses.get(other) == address)
        if here + more > self.limits.address_bots:
            raise Conflict("house-too-many-bots-here", {"limit": self.limits.address_bots})

    @contextmanager
    def reserved(self, host: str, more: int) -> Iterator[None]:
        """Reserve seats for bots while a change that gives them is written."""
        if more:
            self.check(host, more)
        self.reservations[host] += more
        try:
            yield
        finally:
            self.reservations[host] -= more
            if not self.reservations[host]:
                del self.reservations[host]
