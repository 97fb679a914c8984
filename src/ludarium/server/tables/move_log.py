"""The moves of a table, and how each watcher counts them.

Decisions inside a turn that others cannot see are not counted for them either: how many a seat made would tell
what it holds. So each watcher has numbers of its own until the game is over.
"""

from array import array
from collections.abc import Sequence


class MoveLog:
    """Columns with one entry for each move.

    Watchers are numbered as the seats are; the number after the last seat stands for spectators. While the game is
    ``running``, each watcher counts only the moves it can notice.
    """

    __slots__ = ("epochs", "hidden", "missed", "mover", "moves", "running", "starts", "taken", "times")

    def __init__(self, seats: int) -> None:
        self.moves = array("I")  # room for every number that the core accepts
        self.mover = array("B")  # the seats that moved
        self.starts = bytearray()  # whether a move begins a play, or belongs to the one before
        self.hidden = array("Q")  # the watchers from whom a move is hidden, as bits
        self.times = array("I")  # when each was made, in seconds
        self.missed = [0] * (seats + 1)  # how many moves are hidden from each watcher
        self.epochs = [0] * (seats + 1)  # how many times each watcher saw something taken back
        self.taken = [0.0] * (seats + 1)  # when each watcher last did
        self.running = False

    def __len__(self) -> int:
        return len(self.moves)

    def append(self, seat: int, move: int, starts: bool, hidden: int, at: float) -> None:
        self.moves.append(move)
        self.mover.append(seat)
        self.starts.append(starts)
        self.hidden.append(hidden)
        self.times.append(int(at))
        if hidden:
            for watcher in range(len(self.missed)):
                self.missed[watcher] += hidden >> watcher & 1

    def truncate(self, to: int, gone: Sequence[int], at: float) -> list[tuple[int, int, bool, int]]:
        """Remove all moves from ``to`` on and return them as seat, move, whether it began a play, and time.

        Those in ``gone`` are taken back; the caller plays the others again, so only watchers who saw one of
        ``gone`` notice.
        """
        lost = [
            (self.mover[at], self.moves[at], bool(self.starts[at]), self.times[at])
            for at in range(to, len(self.moves))
        ]
        for watcher in range(len(self.missed)):
            self.missed[watcher] -= sum(mask >> watcher & 1 for mask in self.hidden[to:])
            if not all(self.hidden[index] >> watcher & 1 for index in gone):
                self.epochs[watcher] += 1
                self.taken[watcher] = at
        for column in (self.moves, self.mover, self.starts, self.hidden, self.times):
            del column[to:]
        return lost

    def number(self, watcher: int) -> int:
        """How many moves a watcher counts up to now."""
        return len(self.moves) - self.missed[watcher] if self.running else len(self.moves)

    def index(self, watcher: int, number: int) -> int | None:
        """How many moves had been made when a watcher counted ``number``; ``None`` if it never did."""
        left = self.number(watcher) - number
        if number < 0 or left < 0:
            return None
        if not self.running:
            return number
        bit = 1 << watcher
        index = len(self.moves)
        while left:
            index -= 1
            left -= not self.hidden[index] & bit
        return index

    def number_at(self, watcher: int, index: int) -> int:
        """How many moves a watcher counted when ``index`` had been made."""
        if not self.running:
            return index
        bit = 1 << watcher
        number = index - self.missed[watcher]
        for later in range(index, len(self.moves)):
            number += bool(self.hidden[later] & bit)
        return number

    def noticed_at(self, watcher: int) -> float:
        """When a watcher last noticed a move, or one taken back."""
        index = len(self.moves) - 1
        while index >= 0 and self.hides(watcher, index):
            index -= 1
        return self.taken[watcher] if index < 0 else max(self.taken[watcher], self.times[index])

    def hides(self, watcher: int, index: int) -> bool:
        return self.running and bool(self.hidden[index] >> watcher & 1)

    def noticed_by_others(self, seat: int, index: int) -> bool:
        """Whether anybody but a seat could notice a move."""
        everybody = (1 << len(self.missed)) - 1
        return self.mover[index] != seat or self.hidden[index] | 1 << seat != everybody

    def unfinished(self, seat: int, to: int) -> list[int]:
        """Moves since ``to`` that others made after their last visible one, and that a seat cannot notice."""
        found = []
        seen = 1 << seat
        for index in range(len(self.moves) - 1, to - 1, -1):
            if not self.hides(seat, index):
                seen |= 1 << self.mover[index]
            elif not seen >> self.mover[index] & 1:
                found.append(index)
        return found

    def last_play(self, seat: int) -> int | None:
        """The index of the move that began the last play of a seat."""
        index = len(self.moves) - 1
        while index >= 0 and self.mover[index] != seat:
            index -= 1
        while index >= 0 and not (self.starts[index] and self.mover[index] == seat):
            index -= 1
        return None if index < 0 else index
