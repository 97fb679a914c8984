"""Clocks: how much time each seat has left, computed from the times of the rows in a log."""

from typing import Final

from ludarium.server.storage.rows import Clock

RETURNING: Final = 60.0  # seconds that a person who returns has at least


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
        """Note which seats are asked from now on, and at which people sit, as bits."""
        self.rest = self.left(at)
        self.since = max(self.since, at)
        self.asked = asked
        self.people = people

    def moved(self, seat: int, asked: int, people: int, at: float) -> None:
        """Note a move: if it changes who is asked, it ends the turn of its seat and gives time.

        A seat that was not asked but may move has no turn to end.
        """
        ended = asked != self.asked
        had_turn = self.asked >> seat & 1
        self.ask(asked, people, at)
        if ended and not had_turn:
            self.gained[seat] = 0.0
        elif ended:
            rest = self.rest[seat]
            by_turn = self.clock.per == "turn"
            self.rest[seat] = float(self.clock.seconds) if by_turn else rest + self.clock.increment
            self.gained[seat] = self.rest[seat] - rest

    def taken_back(self, seat: int, asked: int, people: int, at: float) -> None:
        """Note an undo: if it reopens a turn, the time that its end gave is taken away."""
        reopened = asked != self.asked
        self.ask(asked, people, at)
        if reopened:
            self.rest[seat] -= self.gained[seat]
            self.gained[seat] = 0.0

    def give_back(self, seat: int) -> None:
        """Give a person who returns to a seat where a bot stood in some time, should theirs have run out."""
        whole = float(self.clock.seconds)
        self.rest[seat] = whole if self.clock.per == "turn" else max(self.rest[seat], min(RETURNING, whole))
