"""Steps whose legal moves are the bits of one machine word, so that no list is made before somebody wants one."""

from typing import Any, Final, TypeVar, cast

from mypy_extensions import i64

from ludarium.core.bits import BITS, each, how_many, lowest, nth
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.state import NO_MOVE, State
from ludarium.core.steps import Step, StepState

S = TypeVar("S", bound=State)


def moves_in(word: i64, base: i64, plain: i64) -> list[int]:
    """The moves of a word in the order of their bits; see ``WordStep``.

    >>> moves_in(0b1101, 100, 7)
    [7, 102, 103]
    """
    if word == 1:
        return [plain]
    moves = each(word & -2, base)
    if word & 1:
        moves.insert(0, plain)
    return moves


class WordStep(Step[S]):
    """A step with at most 60 legal moves, as the bits of a word.

    Bit 0 is the move ``plain``, which stands apart from the others (pass, done, none of these). Bit 1 is the move
    ``first``, and so on: any bit ``n`` but 0 is the move ``base + n``.
    """

    __slots__ = ("base", "plain")

    def __init__(self, name: str, *kinds: str, first: int, plain: int = NO_MOVE, is_open: bool = False) -> None:
        super().__init__(name, *kinds, is_open=is_open)
        self.base: i64 = first - 1
        self.plain: i64 = plain

    def word(self, state: S, seat: i64) -> i64:
        """The legal moves of a seat that is asked; never none."""
        raise NotImplementedError

    def legal(self, state: S, seat: i64) -> list[int]:
        return moves_in(self.word(state, seat), self.base, self.plain)


NO_WORDS: Final = WordStep[Any]("none", first=0)
NO_STEP_YET: Final = -1


class WordState(StepState):
    """A State that only ever asks for a ``WordStep``. The word of a seat is found once and kept until a move."""

    __slots__ = ("asking_word", "word", "word_of")

    def __init__(self, seats: int, rng: Rng, steps: list[Step[Any]]) -> None:
        super().__init__(seats, rng, steps)
        self.step = NO_STEP_YET
        self.asking_word: WordStep[Any] = NO_WORDS  # the same as ``asking``
        self.word: i64 = 0  # the legal moves of the seat ``word_of``, or 0 if they are not computed yet
        self.word_of: i64 = 0

    def ask_all(self, step: i64, seats: i64, number: i64 = 0) -> None:
        if step != self.step:
            super().ask_all(step, seats, number)
            self.asking_word = cast(WordStep[Any], self.asking)
        self.number = number
        self.waiting = seats
        self.word = 0

    def offer(self, step: i64, seat: i64, word: i64, number: i64 = 0) -> None:
        """Ask a seat for its decision in a step when its legal moves are computed already."""
        self.ask(step, seat, number)
        self.word = word
        self.word_of = seat

    def share(self, twin: StepState) -> None:
        super().share(twin)
        other = cast(WordState, twin)
        other.asking_word = self.asking_word
        other.word = self.word
        other.word_of = self.word_of

    def find_word(self, seat: i64) -> i64:
        """The legal moves of a seat that is asked."""
        if not self.word or self.word_of != seat:
            self.word = self.asking_word.word(self, seat)
            self.word_of = seat
        return self.word

    def legal(self, seat: i64) -> list[int]:
        asking = self.asking_word
        return moves_in(self.find_word(seat), asking.base, asking.plain)

    def listed(self, seat: i64) -> list[int]:
        return self.legal(seat)

    def choices(self) -> list[int]:
        waiting = self.waiting
        return self.legal(lowest(waiting)) if waiting else []

    def try_move(self, seat: i64, move: i64) -> None:
        asking = self.asking_word
        place = move - asking.base
        if place < 1:
            place = 0 if move == asking.plain else BITS
        if place >= BITS or not self.find_word(seat) >> place & 1:
            raise self.why_not(seat, move)
        self.apply(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        self.word = 0
        super().apply(seat, move)

    def any_move(self, seat: i64, rng: QuickRng) -> int:
        asking = self.asking_word
        word = self.find_word(seat)
        place = nth(word, rng.below(how_many(word)))
        return asking.base + place if place else asking.plain
