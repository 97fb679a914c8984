"""Clocks: how much time each seat has left. All of it follows from the times of the rows in a log."""

from typing import Final

from ludarium.server.rows import Clock

RETURNING: Final = 60.0  # seconds that somebody who returns has at least


class Clocks:
    """Seats are bits of a mask. Time runs for people who are asked, since the moment ``since``.

    >>> clocks = Clocks(Clock("game", 60, 5), 2)
    >>> clocks.ask(0b01, people=0b11, at=100.0)
    >>> clocks.moved(0, 0b10, people=0b11, at=110.0)
    >>> clocks.left(at=130.0)
    [55.0, 40.0]
    """

    __slots__ = ("asked", "clock", "gained", "people", "rest", "since")

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.rest = [float(clock.seconds)] * seats
        self.gained = [0.0] * seats  # by the end of the last turn, should that be taken back
        self.asked = 0
        self.people = 0
        self.since = 0.0

    def left(self, at: float) -> list[float]:
        spent = max(0.0, at - self.since)
        running = self.asked & self.people
        return [rest - spent if running >> seat & 1 else rest for seat, rest in enumerate(self.rest)]

    def ask(self, asked: int, people: int, at: float) -> None:
        """From now on these seats are asked, and people sit at those."""
        self.rest = self.left(at)
        self.since = max(self.since, at)
        self.asked = asked
        self.people = people

    def moved(self, seat: int, asked: int, people: int, at: float) -> None:
        """A move that changes who is asked ends the turn of whoever made it."""
        ended = asked != self.asked
        self.ask(asked, people, at)
        if ended:
            rest = self.rest[seat]
            by_turn = self.clock.per == "turn"
            self.rest[seat] = float(self.clock.seconds) if by_turn else rest + self.clock.increment
            self.gained[seat] = self.rest[seat] - rest

    def taken_back(self, seat: int, asked: int, people: int, at: float) -> None:
        """What the end of a turn gave is taken back with it."""
        reopened = asked != self.asked
        self.ask(asked, people, at)
        if reopened:
            self.rest[seat] -= self.gained[seat]
            self.gained[seat] = 0.0

    def give_back(self, seat: int) -> None:
        """Somebody returns to a seat where a bot sat in, perhaps because their time had run out."""
        whole = float(self.clock.seconds)
        self.rest[seat] = whole if self.clock.per == "turn" else max(self.rest[seat], min(RETURNING, whole))
