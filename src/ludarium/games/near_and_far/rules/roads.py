"""A map as the rules see it: numbers and words of bits. Space 0 is the town space."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has

PLAIN: Final = 0
THREAT: Final = 1
TREASURE: Final = 2

NO_SYMBOL: Final = 0  # the town space
COIN: Final = 1
GEM: Final = 2
TRADE: Final = 3  # + route

SPACES: Final = 32  # room for the numbers of a map's spaces


class Route:
    """NF-291 to NF-297: the two spaces of a trade route, and its VP."""

    __slots__ = ("both", "shared", "solo")

    def __init__(self, one: i64, other: i64, solo: i64, shared: i64) -> None:
        self.both: i64 = bit_of(one) | bit_of(other)  # by space
        self.solo: i64 = solo
        self.shared: i64 = shared


class Roads:
    """Spaces are numbers from 0, the town space, to ``last``; sets of them are words.

    ``near`` are the neighbours of each space; ``threats`` and ``treasures`` those neighbours that lie behind such a
    symbol. ``books`` are the spaces that may hold quest tokens, ``story`` the letter or number that stands there as
    a place in the book of the map, from 0.
    """

    __slots__ = ("books", "last", "named", "near", "number", "routes", "story", "symbol", "threats", "treasures")

    def __init__(self, number: i64, last: i64) -> None:
        self.number: i64 = number
        self.last: i64 = last
        self.near: list[int] = [0] * SPACES
        self.threats: list[int] = [0] * SPACES
        self.treasures: list[int] = [0] * SPACES
        self.symbol: list[int] = [NO_SYMBOL] * SPACES
        self.story: list[int] = [-1] * SPACES
        self.books: i64 = 0
        self.named: i64 = 0
        self.routes: list[Route] = []

    def join(self, one: int, other: int, mark: int) -> None:
        """Lay a path; used while a map is made."""
        for here, there in ((one, other), (other, one)):
            bit = bit_of(there)
            self.near[here] |= bit
            if mark == THREAT:
                self.threats[here] |= bit
            if mark == TREASURE:
                self.treasures[here] |= bit

    def mark(self, here: i64, there: i64) -> i64:
        """The symbol on the path between two neighbours."""
        if has(self.threats[here], there):
            return THREAT
        return TREASURE if has(self.treasures[here], there) else PLAIN

    def spaces(self) -> i64:
        """All spaces of the map but the town space."""
        return bit_of(self.last + 1) - 2

    def distances(self, start: i64) -> list[int]:
        """How many movements each space is away; -1 where there is no way."""
        found = [-1] * (self.last + 1)
        found[start] = 0
        reached = [int(start)]
        for here in reached:
            for there in range(self.last + 1):
                if found[there] < 0 and has(self.near[here], there):
                    found[there] = found[here] + 1
                    reached.append(there)
        return found
