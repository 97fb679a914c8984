"""The whole truth of one game of Ruins: the table (``on_table``), what is asked, and what follows it."""

from typing import Final, SupportsIndex

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import (
    BEYOND_WORD,
    COMPILED,
    FROM_0,
    FROM_10,
    FROM_20,
    LARGEST_MOVE,
    NO_MOVE,
    moves_in,
)
from ludarium.games.ruins.components import COMPONENTS
from ludarium.games.ruins.engine.moves import (
    ADD,
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    ENOUGH,
    EXTRAS,
    FLIP,
    KEEP,
    MOVES,
    OWN_FIRST,
    PASS,
    PUT,
    SLOTS,
)
from ludarium.games.ruins.engine.on_table import FIRST_SEAT, NOTHING, OnTable, Settings

# The steps of the game; ``STEPS`` is filled by the chapters that define them.
TURN: Final = 0
PUT_DISCOVERY: Final = 1
ADD_RUIN: Final = 2
COUNT_EXTRAS: Final = 3
USE_CLAIM: Final = 4
TURN_TO_NIGHT: Final = 5
CHOOSE_ORDER: Final = 6
DRAW_RUINS: Final = 7
DISCARD_RUINS: Final = 8
FORCE_DRAWS: Final = 9
RELIGHT: Final = 10
REFILL: Final = 11
PASS_ON: Final = 12
STEP_COUNT: Final = 13

# For each step that asks: the move of a bit in its word less the number of the bit, and the move of bit 0.
BASES: Final[list[int]] = [move - 1 for move in (PASS + 1, PUT, ADD, EXTRAS, CLAIM, FLIP, OWN_FIRST, DRAW, DISCARD)]
PLAIN_MOVES: Final[list[int]] = [PASS, NO_MOVE, ENOUGH, NO_MOVE, DONE, KEEP, NO_MOVE, NO_MOVE, NO_MOVE]

# The moves of a turn that name a value, looked up by the bits of those up to 14; there seldom is a higher one.
COMMON_WORDS: Final = 16777216  # 24 bits, the first ten of other moves
VALUE_MOVES: Final[list[list[int]]] = [low + high for high in FROM_20[:16] for low in FROM_10]

NOBODY: Final = -1
NO_DISCOVERY: Final = -1


class RuinsState(OnTable):
    """The table, what is asked now, and the play being named."""

    __slots__ = (
        "actor",
        "asking",
        "build_anchored",
        "build_cards",
        "build_claims",
        "build_extras",
        "build_last",
        "build_placed",
        "build_puts",
        "build_slots",
        "build_value",
        "build_weight",
        "draws",
        "dry",
        "forces",
        "relights",
        "skipping",
        "stack",
        "step",
        "taken",
        "to_discard",
    )

    asking: "RuinsStep"  # the step of that number

    def __init__(self, seats: int, rng: Rng, settings: Settings) -> None:
        super().__init__(seats, rng, settings)
        # What is asked, and what follows it.
        self.step: i64 = 0
        self.stack: list[int] = NOTHING
        # The play being built; nobody else sees it before it is complete.
        self.build_slots: i64 = 0
        self.build_placed: i64 = 0  # those of the slots whose discovery has its target
        self.build_puts: i64 = 0  # the targets: a byte for each slot, the ruin
        self.build_value: i64 = 0
        self.build_cards: i64 = 0
        self.build_weight: i64 = 0
        self.build_anchored: bool = False
        self.build_last: i64 = NOBODY
        self.build_extras: i64 = 0
        self.build_claims: i64 = 0
        # The end of a turn.
        self.actor: i64 = NOBODY
        self.draws: i64 = 0
        self.forces: i64 = 0
        self.relights: i64 = 0
        self.to_discard: i64 = 0
        self.taken: bool = False
        self.skipping: bool = False
        self.dry: bool = False  # RU-121: nobody draws any more in this turn

    def copy(self) -> "RuinsState":
        if COMPILED:
            twin = RuinsState(self.seats, self.rng.copy(), self.settings)
        else:  # nothing is read before it is set below
            twin = RuinsState.__new__(RuinsState)
            twin.seats = self.seats
            twin.rng = self.rng.copy()
            twin.settings = self.settings
            twin.news = None
        twin.waiting = self.waiting
        twin.over = self.over
        twin.base = self.base
        twin.plain = self.plain
        twin.word = self.word
        twin.word_of = self.word_of
        twin.cards = self.cards
        twin.cards_are_own = False
        self.cards_are_own = False
        twin.hand_0 = self.hand_0
        twin.hand_1 = self.hand_1
        twin.hand_2 = self.hand_2
        twin.hand_3 = self.hand_3
        twin.hand_4 = self.hand_4
        twin.order = self.order
        twin.left = self.left
        twin.discard = self.discard
        twin.laid = self.laid
        twin.piled = self.piled
        twin.discovery_order = self.discovery_order
        twin.discoveries_left = self.discoveries_left
        twin.row = self.row
        twin.claims = self.claims
        twin.unused_claims = self.unused_claims
        twin.torches = self.torches
        twin.scores = self.scores
        twin.round = self.round
        twin.starter = self.starter
        twin.participants = self.participants
        twin.active = self.active
        twin.gone_out = self.gone_out
        twin.poised = self.poised
        twin.winner = self.winner
        twin.seen_night = self.seen_night
        twin.given = self.given
        twin.drawn_by = self.drawn_by
        twin.last_seat = self.last_seat
        twin.last_value = self.last_value
        twin.last_count = self.last_count
        twin.passes = self.passes
        twin.step = self.step
        twin.asking = self.asking
        twin.stack = self.stack
        twin.build_slots = self.build_slots
        twin.build_placed = self.build_placed
        twin.build_puts = self.build_puts
        twin.build_value = self.build_value
        twin.build_cards = self.build_cards
        twin.build_weight = self.build_weight
        twin.build_anchored = self.build_anchored
        twin.build_last = self.build_last
        twin.build_extras = self.build_extras
        twin.build_claims = self.build_claims
        twin.actor = self.actor
        twin.draws = self.draws
        twin.forces = self.forces
        twin.relights = self.relights
        twin.to_discard = self.to_discard
        twin.taken = self.taken
        twin.skipping = self.skipping
        twin.dry = self.dry
        return twin

    def words(self) -> list[int]:
        out: list[int] = [self.seats, self.waiting, self.over, self.rng.drawn]
        out += [
            self.round,
            self.starter,
            self.participants,
            self.active,
            self.poised,
            self.winner,
            self.drawn_by,
            self.last_seat,
            self.last_value,
            self.last_count,
            self.passes,
            self.step,
            self.discard,
            self.build_slots,
            self.build_value,
            self.build_cards,
            self.build_weight,
            self.build_anchored,
            self.build_last,
            self.build_extras,
            self.build_claims,
            self.actor,
            self.draws,
            self.forces,
            self.relights,
            self.to_discard,
            self.taken,
            self.skipping,
            self.dry,
            self.cards.night,
        ]
        for play in self.pile:
            out += play
        for part in (
            self.hands,
            self.deck,
            self.discoveries,
            self.market,
            self.claims,
            self.unused_claims,
            self.lit,
            self.scores,
            self.gone_out,
            self.seen_night,
            self.given,
            self.stack,
            self.build_targets,
            self.cards.on,
        ):
            out.append(len(part))
            out += part
        return out

    # The two calls of a program that plays, written out here: fewer calls within, and CPython is
    # quicker to call a compiled method on an object of the very class that defines it.

    def choices(self) -> list[int]:
        word = self.word
        if not word:
            waiting = self.waiting
            if not waiting:
                return []
            seat: i64 = FIRST_SEAT[waiting]
            word = self.asking.word(self, seat)
            self.word = word
            self.word_of = seat
        if word == 1:  # in one decision out of four there is nothing to do but pass
            return [self.plain]
        return moves_in(word, self.base, self.plain)

    def choose(self, move: SupportsIndex) -> list[int]:
        word = self.word
        seat = self.word_of
        if not word:
            seat = FIRST_SEAT[self.waiting]
            if not self.waiting:
                raise self.not_your_turn(seat)
            word = self.asking.word(self, seat)
        # What no word can hold is found by shifting it; only compiled code must ask first.
        if type(move) is not int or (COMPILED and (move < 0 or move > LARGEST_MOVE)):
            raise self.refused_move(seat, move)
        number: i64 = move
        place = number - self.base
        if place < 1:
            place = 0 if number == self.plain else BEYOND_WORD
        if (COMPILED and place >= BEYOND_WORD) or not word >> place & 1:
            raise self.why_not(seat, number)
        self.word = 0
        self.asking.play(self, seat, number)
        # The rest is ``choices`` and ``moves_in`` again: two calls for each decision would cost plain Python more.
        word = self.word
        if not word:
            waiting = self.waiting
            if not waiting:
                return []
            seat = FIRST_SEAT[waiting]
            word = self.asking.word(self, seat)
            self.word = word
            self.word_of = seat
        if word == 1:
            return [self.plain]
        if not COMPILED and not self.base and word < COMMON_WORDS:  # a turn
            return FROM_0[word & 1023] + VALUE_MOVES[word >> 10]
        return moves_in(word, self.base, self.plain)

    def find_word(self, seat: i64) -> i64:
        """Kept only for the seat in turn, of which ``choices`` and ``choose`` then need not ask whose it is."""
        word = self.asking.word(self, seat)
        if seat == FIRST_SEAT[self.waiting]:
            self.word = word
            self.word_of = seat
        return word

    def apply(self, seat: int, move: int) -> None:
        self.word = 0
        self.asking.play(self, seat, move)

    def enter(self, step: i64) -> None:
        """The next decision is this step's."""
        self.step = step
        self.asking = STEPS[step]
        self.base = BASES[step]
        self.plain = PLAIN_MOVES[step]

    def ask(self, step: i64, seat: i64) -> None:
        """The next decision is this step's, by this seat."""
        self.enter(step)
        self.waiting = 1 << seat

    def offer(self, step: i64, seat: i64, word: i64) -> None:
        """The same, where the moves are known already."""
        if self.step != step:  # ``enter`` without a call
            self.step = step
            self.asking = STEPS[step]
            self.base = BASES[step]
            self.plain = PLAIN_MOVES[step]
        self.waiting = 1 << seat
        self.word = word
        self.word_of = seat

    def push(self, step: int) -> None:
        self.stack = [*self.stack, step]

    def result(self) -> Result | None:
        if not self.over:
            return None
        how = "deciding" if self.round > COMPONENTS.game.rounds else "immediate"
        return Result([self.winner], self.scores[:], how)

    def why_not(self, seat: int, move: int) -> NotAllowed | NotAMove:
        if move < 0 or move >= MOVES:
            return NotAMove("no-such-move-number", {"move": move, "moves": MOVES})
        return STEPS[self.step].why_not(self, seat, move)

    def not_your_turn(self, seat: int) -> NotYourTurn:
        if seat < 0 or seat >= self.seats:
            return NotYourTurn("no-such-seat", {"seat": seat, "seats": self.seats}, "RU-001")
        named = {"seat": seat, "turn": self.turn}
        if self.over:
            return NotYourTurn("ruins-no-game-over", named, "RU-131")
        if not self.participants >> seat & 1:
            return NotYourTurn("ruins-no-not-in-deciding-round", named, "RU-135")
        if not self.active >> seat & 1:
            return NotYourTurn("ruins-no-out", named, "RU-080")
        if self.step == TURN_TO_NIGHT:
            return NotYourTurn("ruins-no-turned-already", named, "RU-043")
        return NotYourTurn("ruins-no-not-your-turn", named, "RU-050")

    @property
    def build_targets(self) -> list[int]:
        """The ruin of each bought discovery that has one."""
        return [self.build_puts >> 8 * slot & 255 for slot in range(SLOTS) if self.build_placed >> slot & 1]


class RuinsStep:
    """One kind of decision: what ``Step`` is in the core, with machine words for moves and their list."""

    def name(self) -> str:
        raise NotImplementedError

    def word(self, state: RuinsState, seat: i64) -> i64:
        raise NotImplementedError

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        """The rule that forbids a readable move in this step."""
        raise NotImplementedError


STEPS: Final[list[RuinsStep]] = []
