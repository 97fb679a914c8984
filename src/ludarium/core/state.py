"""The contract of a State: who is asked, what they may do, what happens."""

from typing import Any, Final, SupportsIndex, cast, final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.bits import lowest
from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn, shown
from ludarium.core.events import EVERYONE, Event, Fact
from ludarium.core.result import Result
from ludarium.core.rng import QuickRng, Rng

NO_MOVE: Final = -1
LARGEST_MOVE: Final = 4294967295  # of any game: every move fits a machine word


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game in progress: small, mutable, copied in microseconds.

    ``waiting`` is a bit mask of the seats that are asked now; several where a game is simultaneous. ``may`` are
    seats that may move without being asked (to give up, say); nobody waits for them.
    ``news`` collects events when somebody listens; playouts leave it ``None`` and pay nothing.

    Seats and moves come from outside and may be any number. ``moves``, ``play`` and ``choose`` check them, so that
    what a game writes is only called with a seat of the table and a move that fits a machine word. They take
    ``SupportsIndex`` because compiled code would turn a truth value into an ``int`` before it could be refused.

    >>> from ludarium.core.registry import game
    >>> state = game("ruins").start(2, seed=1)
    >>> choices = state.choices()
    >>> while choices:
    ...     choices = state.choose(choices[0])
    >>> state.over
    True
    """

    __slots__ = ("may", "news", "over", "rng", "seats", "waiting")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.waiting: i64 = 0
        self.may: i64 = 0
        self.over: bool = False
        self.news: list[Event] | None = None

    @property
    def turn(self) -> int:
        """The lowest seat that is asked now, or -1 when nobody is."""
        waiting = self.waiting
        return lowest(waiting) if waiting else -1

    def to_move(self) -> list[int]:
        """All seats that are asked now."""
        waiting = self.waiting
        return [seat for seat in range(self.seats) if waiting >> seat & 1]

    @final
    def moves(self, seat: SupportsIndex) -> list[int]:
        """The legal moves of a seat, in a fixed order; empty when it may not move, or is no seat at all."""
        seats: int = self.seats
        if type(seat) is not int or seat < 0 or seat >= seats or not (self.waiting | self.may) >> seat & 1:
            return []
        return self.listed(seat)

    @final
    def play(self, seat: SupportsIndex, move: SupportsIndex) -> None:
        """Make a move. An illegal one raises an error that names the rule and changes nothing."""
        seats: int = self.seats  # a caller's number may be too big for a machine word
        if type(seat) is not int or seat < 0 or seat >= seats or not (self.waiting | self.may) >> seat & 1:
            raise self.refused_seat(seat, move)
        if type(move) is not int or move < 0 or move > LARGEST_MOVE:
            raise self.refused_move(seat, move)
        self.try_move(seat, move)

    def choices(self) -> list[int]:
        """The legal moves of the seat in turn, in a fixed order; empty once nobody is asked."""
        return self.legal(self.turn)[:] if self.waiting else []

    def choose(self, move: SupportsIndex) -> list[int]:
        """Make a move of the seat in turn, as ``play`` does; the choices that follow."""
        waiting = self.waiting
        if not waiting:
            raise self.not_your_turn(0)
        seat = lowest(waiting)
        if type(move) is not int or move < 0 or move > LARGEST_MOVE:
            raise self.refused_move(seat, move)
        self.try_move(seat, move)
        return self.choices()

    def refused_seat(self, seat: SupportsIndex, move: SupportsIndex = NO_MOVE) -> NotYourTurn:
        """Why a seat that is not asked, or is no seat, may not move. A game is only asked about machine words."""
        seats: int = self.seats
        if type(seat) is int and seat >= 0 and seat < seats:
            is_number = type(move) is int and move >= 0 and move <= LARGEST_MOVE
            return self.out_of_turn(seat, int(move) if is_number else NO_MOVE)
        return NotYourTurn("no-such-seat", {"seat": shown(seat), "seats": seats}, self.not_your_turn(-1).clause)

    def refused_move(self, seat: int, move: SupportsIndex) -> NotAMove:
        """Why something that cannot be the number of a move is refused."""
        refusal = self.why_not(seat, NO_MOVE)
        return NotAMove(refusal.reason, {**refusal.arguments, "move": shown(move)}, refusal.clause)

    @final
    def seat_number(self, seat: SupportsIndex) -> int:
        """A seat of this table; anything else is refused."""
        seats: int = self.seats
        if type(seat) is not int or seat < 0 or seat >= seats:
            raise self.refused_seat(seat)
        return seat

    def tell(self, kind: str, seat: int, facts: dict[str, Fact], to: int = EVERYONE) -> None:
        """Add an event. Callers ask ``if state.news is not None`` first, so that silence costs nothing."""
        news = self.news
        if news is not None:
            news.append(Event(kind, seat, facts, to))

    # What a game writes.

    def legal(self, seat: i64) -> list[int]:
        """The legal moves of a seat that is asked; the list belongs to the State."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move known to be legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent twin that draws the same chances and tells no events."""
        raise NotImplementedError

    def field_names(self) -> tuple[str, ...]:
        """The names of all fields that the game adds and that are part of the truth: no caches.

        A name may be that of a property, where only a part of a field counts (the live part of a deck).
        """
        raise NotImplementedError

    def result(self) -> Result | None:
        """Who won, once the game is over."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> NotAllowed | NotAMove:
        """The rule that forbids a move to a seat that is asked."""
        raise NotImplementedError

    def not_your_turn(self, seat: i64) -> NotYourTurn:
        """The rule by which a seat is not asked now."""
        raise NotImplementedError

    # What a game may write besides.

    def left_out(self) -> tuple[str, ...]:
        """The fields that ``field_names`` leaves out: caches, and those that a property stands for."""
        return ()

    def words(self) -> list[int]:
        """The whole state as numbers: two states are the same exactly when their words are."""
        out = self.core_words()
        for name in self.field_names():
            add_words(out, getattr(self, name))
        return out

    def core_words(self) -> list[int]:
        """What the core keeps of a State, as numbers."""
        return [self.seats, self.waiting, self.may, self.over, self.rng.drawn]

    def out_of_turn(self, seat: i64, move: i64) -> NotYourTurn:
        """The rule by which a seat may not make this move now, where it depends on the move (or ``NO_MOVE``)."""
        return self.not_your_turn(seat)

    def listed(self, seat: i64) -> list[int]:
        """The legal moves of a seat that is asked, as a list that belongs to the caller."""
        return self.legal(seat)[:]

    def try_move(self, seat: i64, move: i64) -> None:
        """Make a move of a seat that is asked if it is legal, else raise the rule that forbids it."""
        if move not in self.legal(seat):
            raise self.why_not(seat, move)
        self.apply(seat, move)

    def any_move(self, seat: i64, rng: QuickRng) -> int:
        """One of the legal moves of a seat that is asked, each equally likely."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]


def add_words(out: list[int], value: object) -> None:
    """Append a field of a State: a number, a list with its length, or an object with words of its own."""
    if isinstance(value, int):
        out.append(int(value))
    elif isinstance(value, list):
        out.append(len(value))
        for one in value:
            add_words(out, one)
    elif isinstance(value, bytes | tuple):
        add_words(out, list(value))
    elif value is None:
        out.append(-1)
    else:
        out += cast(Any, value).words()


def playout(state: State, rng: QuickRng) -> int:
    """Play uniformly at random to the end, inside compiled code; the number of decisions."""
    decisions = 0
    while not state.over:
        seat = state.turn
        state.apply(seat, state.any_move(seat, rng))
        decisions += 1
    return decisions
