"""The contract of a State: who is asked, what they may do, what happens."""

from typing import Final, SupportsIndex, cast, final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn, shown
from ludarium.core.events import EVERYONE, Event, Fact
from ludarium.core.result import Result
from ludarium.core.rng import QuickRng, Rng

# Some leaves of the engine have a second way for plain Python, where a method of ``int`` beats a loop over bits.
COMPILED: Final = not __file__.endswith(".py")


def small_numbers(numbers: list[int]) -> bytes:
    """A table to be read by number and by slice: bytes, which compiled code reads without an object.

    Plain Python is quicker to read a list, and asks for no type.
    """
    table = bytes(numbers)
    return table if COMPILED else cast(bytes, list(table))


# The number of a single bit, read at the bit modulo 61: 2 is a primitive root of 61, so that every power below
# 2 ** 60 leaves its own remainder.
POWERS: Final[list[int]] = [(1 << number) % 61 for number in range(60)]
NUMBER_OF_BIT: Final[bytes] = small_numbers([0, *[POWERS.index(rest) for rest in range(1, 61)]])
NO_MOVE: Final = -1
LARGEST_MOVE: Final = 4294967295  # of any game: every move fits a machine word
BEYOND_WORD: Final = 60  # bits of a word that ``NUMBER_OF_BIT`` can tell apart
FULL_WORD: Final = 1152921504606846975  # 60 bits
BIT: Final[list[int]] = [1 << number for number in range(60)]
# Numbers as objects, of which compiled code need make none to list moves; above these it does.
READY_FROM: Final = 1000
READY: Final[list[object]] = list(range(READY_FROM + BEYOND_WORD))


def numbers_in_tens(first: int) -> list[list[int]]:
    """The numbers of ten bits of a word, for plain Python to look up by those bits."""
    tens = range(0 if COMPILED else 1024)
    return [[first + number for number in range(10) if ten >> number & 1] for ten in tens]


FROM_0: Final = numbers_in_tens(0)
FROM_10: Final = numbers_in_tens(10)
FROM_20: Final = numbers_in_tens(20)
FROM_30: Final = numbers_in_tens(30)
FROM_40: Final = numbers_in_tens(40)
FROM_50: Final = numbers_in_tens(50)


def how_many(mask: i64) -> i64:
    """The number of bits in a mask of at most 60, added up in pairs, fours and bytes: a loop would guess wrong."""
    mask -= mask >> 1 & 0x555555555555555
    mask = (mask & 0x333333333333333) + (mask >> 2 & 0x333333333333333)
    mask = mask + (mask >> 4) & 0xF0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


if not COMPILED:  # a method of ``int`` in its place, which needs no frame
    globals()["how_many"] = int.bit_count


def up_to(most: i64) -> i64:
    """The word of the numbered moves from 0 to ``most``."""
    return FULL_WORD >> (BEYOND_WORD - 2 - most) & -2


def moves_in(word: i64, base: i64, plain: i64) -> list[int]:
    """The moves of a word that is not empty, in the order of their bits; see ``WordState``."""
    if not COMPILED:
        left: int = word
        size = left.bit_count()
        if size == 2:
            highest = left.bit_length() - 1
            return [plain if left & 1 else base + (left ^ BIT[highest]).bit_length() - 1, base + highest]
        if size > 4:  # then tables are quicker than to look for each bit
            numbers = FROM_0[left & 1023] + FROM_10[left >> 10 & 1023] + FROM_20[left >> 20 & 1023]
            left >>= 30
            if left:
                numbers += FROM_30[left & 1023] + FROM_40[left >> 10 & 1023] + FROM_50[left >> 20]
            if not base and not plain:
                return numbers
            many = [base + number for number in numbers]
            if word & 1:
                many[0] = plain
            return many
        moves: list[int] = []
        while left > 1:
            number = left.bit_length() - 1
            left ^= BIT[number]
            moves.append(base + number)
        if left:
            moves.append(plain)
        moves.reverse()
        return moves
    if base >= READY_FROM or plain >= READY_FROM:
        return [plain if bit == 1 else base + NUMBER_OF_BIT[bit % 61] for bit in bits_in(word)]
    bit = word & -word
    word ^= bit
    first = READY[plain if bit == 1 else base + NUMBER_OF_BIT[bit % 61]]
    if not word:
        return cast(list[int], [first])
    bit = word & -word
    word ^= bit
    second = READY[base + NUMBER_OF_BIT[bit % 61]]
    if not word:
        return cast(list[int], [first, second])
    bit = word & -word
    word ^= bit
    third = READY[base + NUMBER_OF_BIT[bit % 61]]
    if not word:
        return cast(list[int], [first, second, third])
    bit = word & -word
    word ^= bit
    out = [first, second, third, READY[base + NUMBER_OF_BIT[bit % 61]]]
    while word:
        bit = word & -word
        word ^= bit
        out.append(READY[base + NUMBER_OF_BIT[bit % 61]])
    return cast(list[int], out)


def bits_in(word: i64) -> list[int]:
    """The single bits of a word, lowest first."""
    bits: list[int] = []
    while word:
        rest = word & (word - 1)
        bits.append(word ^ rest)
        word = rest
    return bits


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game in progress: small, mutable, copied in microseconds.

    ``waiting`` is a bit mask of the seats that are asked now; several where a game is simultaneous.
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
        return NUMBER_OF_BIT[(waiting & -waiting) % 61] if waiting else -1

    def to_move(self) -> list[int]:
        """All seats that are asked now."""
        waiting = self.waiting
        return [seat for seat in range(self.seats) if waiting >> seat & 1]

    @final
    def moves(self, seat: SupportsIndex) -> list[int]:
        """The legal moves of a seat, in a fixed order; empty when it is not asked, or no seat at all."""
        seats: int = self.seats
        if type(seat) is not int or seat < 0 or seat >= seats or not self.waiting >> seat & 1:
            return []
        return self.listed(seat)

    @final
    def play(self, seat: SupportsIndex, move: SupportsIndex) -> None:
        """Make a move. An illegal one raises an error that names the rule and changes nothing."""
        seats: int = self.seats  # a caller's number may be too big for a machine word
        if type(seat) is not int or seat < 0 or seat >= seats or not self.waiting >> seat & 1:
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
        seat: i64 = NUMBER_OF_BIT[(waiting & -waiting) % 61]
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

    # What a game may write besides.

    def out_of_turn(self, seat: int, move: int) -> NotYourTurn:
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

    def any_move(self, seat: int, rng: QuickRng) -> int:
        """One of the legal moves of a seat that is asked, each equally likely."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]


@mypyc_attr(allow_interpreted_subclasses=True)
class WordState(State):
    """A State whose legal moves are one machine word, so that no list is made before somebody wants one.

    Bit 0 is the move ``plain``, which stands apart from the others (pass, done, none of these); any other bit
    ``n`` is the move ``base + n``. Both belong to what is asked now: the game sets them together with ``waiting``.
    The word is found once, kept in ``word`` for the seat ``word_of``, and forgotten (0) by ``apply``.
    Moves are listed in the order of their bits; a word has 60.
    """

    __slots__ = ("base", "plain", "word", "word_of")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.base: i64 = 0
        self.plain: i64 = NO_MOVE
        self.word: i64 = 0
        self.word_of: i64 = 0

    def find_word(self, seat: i64) -> i64:
        """What a game writes in place of ``legal``: find and keep the moves of a seat that is asked, never none."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        word = self.word
        if not word or self.word_of != seat:
            word = self.find_word(seat)
        return moves_in(word, self.base, self.plain)

    def listed(self, seat: i64) -> list[int]:
        return self.legal(seat)

    def try_move(self, seat: i64, move: i64) -> None:
        word = self.word
        if not word or self.word_of != seat:
            word = self.find_word(seat)
        place = move - self.base
        if place < 1:
            place = 0 if move == self.plain else BEYOND_WORD
        if place >= BEYOND_WORD or not word >> place & 1:
            raise self.why_not(seat, move)
        self.apply(seat, move)

    def any_move(self, seat: int, rng: QuickRng) -> int:
        word = self.word
        if not word or self.word_of != seat:
            word = self.find_word(seat)
        skipped = rng.below(how_many(word))
        while skipped:
            word &= word - 1
            skipped -= 1
        word &= -word
        return self.plain if word == 1 else self.base + NUMBER_OF_BIT[word % 61]


def playout(state: State, rng: QuickRng) -> int:
    """Play uniformly at random to the end, inside compiled code; the number of decisions."""
    decisions = 0
    while not state.over:
        seat = state.turn
        state.apply(seat, state.any_move(seat, rng))
        decisions += 1
    return decisions
