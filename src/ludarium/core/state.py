"""The contract of a State: who is asked, what they may do, what happens."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn
from ludarium.core.events import EVERYONE, Event, Fact
from ludarium.core.result import Result
from ludarium.core.rng import QuickRng, Rng

# The lowest seat of a mask, and -1 for none; for masks of up to eight seats.
LOWEST_SEAT: Final[list[int]] = [(seats & -seats).bit_length() - 1 for seats in range(256)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game in progress: small, mutable, copied in microseconds.

    ``waiting`` is a bit mask of the seats that are asked now; several where a game is simultaneous.
    ``news`` collects events when somebody listens; playouts leave it ``None`` and pay nothing.

    >>> from ludarium.core.registry import game
    >>> state = game("ruins").start(2, seed=1)
    >>> state.play(state.turn, state.moves(state.turn)[0])
    """

    __slots__ = ("news", "over", "rng", "seats", "waiting")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.waiting: i64 = 0
        self.over: bool = False
        self.news: list[Event] | None = None

    @property
    def turn(self) -> int:
        """The lowest seat that is asked now, or -1 when nobody is."""
        waiting = self.waiting
        if waiting < 256:
            return LOWEST_SEAT[waiting]
        return int(waiting & -waiting).bit_length() - 1

    def to_move(self) -> list[int]:
        """All seats that are asked now."""
        waiting = self.waiting
        return [seat for seat in range(self.seats) if waiting >> seat & 1]

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, in a fixed order; empty when it is not asked."""
        if seat < 0 or not self.waiting >> seat & 1:
            return []
        return self.legal(seat)[:]

    def play(self, seat: int, move: int) -> None:
        """Make a move. An illegal one raises an error that names the rule and changes nothing."""
        if seat < 0 or not self.waiting >> seat & 1:
            raise self.not_your_turn(seat)
        if move not in self.legal(seat):
            raise self.why_not(seat, move)
        self.apply(seat, move)

    def tell(self, kind: str, seat: int, facts: dict[str, Fact], to: int = EVERYONE) -> None:
        """Add an event. Callers ask ``if state.news is not None`` first, so that silence costs nothing."""
        news = self.news
        if news is not None:
            news.append(Event(kind, seat, facts, to))

    # What a game writes.

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat that is asked; the list belongs to the State."""
        raise NotImplementedError

    def apply(self, seat: int, move: int) -> None:
        """Make a move known to be legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent twin that draws the same chances and tells no events."""
        raise NotImplementedError

    def words(self) -> list[int]:
        """The whole state as numbers: two states are the same exactly when their words are."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """Who won, once the game is over."""
        raise NotImplementedError

    def why_not(self, seat: int, move: int) -> NotAllowed | NotAMove:
        """The rule that forbids a move to a seat that is asked."""
        raise NotImplementedError

    def not_your_turn(self, seat: int) -> NotYourTurn:
        """The rule by which a seat is not asked now."""
        raise NotImplementedError


def playout(state: State, rng: QuickRng) -> int:
    """Play uniformly at random to the end, inside compiled code; the number of decisions."""
    decisions = 0
    while not state.over:
        seat = state.turn
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        decisions += 1
    return decisions
