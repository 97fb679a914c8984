"""The whole truth of one game of Ruins.

Lists in this State are never changed in place: a change makes a new list. So a copy shares them all and makes
none. What changes with every play is packed in machine words: hands, the market, the targets of discoveries.
Properties give them as lists (``hands``, ``market``, ``pile`` and others) to those who look from outside.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import NO_MOVE, WordState
from ludarium.core.steps import WordStep
from ludarium.games.ruins.components import COMPONENTS, vp_by_place
from ludarium.games.ruins.engine.cards import DAY_CARDS, Cards
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

NOBODY: Final = -1
NO_DISCOVERY: Final = -1


def nearest_clockwise(seats: int, seat: int) -> int:
    """The first of a mask of seats after a seat, the seat itself coming last."""
    for distance in range(1, MOST_SEATS + 1):
        following = (seat + distance) % MOST_SEATS
        if seats >> following & 1:
            return following
    return seat


# Looked up by a mask of seats, because passing is the commonest move.
MOST_SEATS: Final = max(COMPONENTS.game.players)
SEATS_IN: Final[bytes] = bytes([seats.bit_count() for seats in range(1 << MOST_SEATS)])
FOLLOWING: Final[list[bytes]] = [
    bytes([nearest_clockwise(seats, seat) for seat in range(MOST_SEATS)]) for seats in range(1 << MOST_SEATS)
]


class Settings:
    """The options of the table, fixed for the game and shared by all copies."""

    __slots__ = ("force_ties", "market", "match_skips", "prices", "starter", "vp")

    def __init__(self, seats: int, match_skips: bool, force_ties: str, market: str, starter: int) -> None:
        self.match_skips: bool = match_skips  # RU-058; off as a house rule
        self.force_ties: str = force_ties  # RU-A30
        self.market: str = market  # RU-A03
        self.starter: int = starter  # RU-A11; NOBODY means by chance
        self.prices: bytes = bytes(COMPONENTS.market.dear_prices if market == "dear" else COMPONENTS.market.prices)
        self.vp: list[int] = vp_by_place(seats)


@mypyc_attr(acyclic=True)
class Laid:
    """A play on the pile, and what lies below it; never changed, so that copies of a State share it."""

    __slots__ = ("below", "count", "ruins", "seat", "value")

    def __init__(self, seat: i64, value: i64, count: i64, ruins: i64, below: "Laid | None") -> None:
        self.seat: i64 = seat
        self.value: i64 = value
        self.count: i64 = count
        self.ruins: i64 = ruins
        self.below: Laid | None = below


class RuinsState(WordState):
    __slots__ = (
        "active",
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
        "cards",
        "cards_are_own",
        "claims",
        "discard",
        "discoveries_left",
        "discovery_order",
        "drawn_by",
        "draws",
        "dry",
        "forces",
        "given",
        "gone_out",
        "hand_0",
        "hand_1",
        "hand_2",
        "hand_3",
        "hand_4",
        "laid",
        "last_count",
        "last_seat",
        "last_value",
        "left",
        "lit",
        "order",
        "participants",
        "passes",
        "poised",
        "relights",
        "round",
        "row",
        "scores",
        "seen_night",
        "settings",
        "skipping",
        "stack",
        "starter",
        "step",
        "taken",
        "to_discard",
        "unused_claims",
        "winner",
    )

    cards: Cards
    cards_are_own: bool  # no other State has them
    hand_0: i64
    hand_1: i64
    hand_2: i64
    hand_3: i64
    hand_4: i64
    order: list[int]  # the ruins as they were shuffled; the deck is what is left of its beginning, the top last
    left: i64
    discard: i64
    laid: Laid | None  # the last play on the pile
    discovery_order: list[int]  # the same for the face-down discoveries
    discoveries_left: i64
    row: i64  # the market: a byte for each slot, the discovery plus 1
    claims: list[int]  # ruins claimed by each seat
    unused_claims: list[int]
    lit: list[int]
    scores: list[int]
    round: i64
    starter: i64
    participants: i64
    active: i64
    gone_out: list[int]  # in order, in this round
    poised: i64  # seats that began the round with 9 or 10 VP
    winner: i64
    # What seats know beyond what lies open: night sides seen (the last entry is everybody's), ruins
    # handed over in this round, and who has drawn in this round.
    seen_night: list[int]
    given: list[int]
    drawn_by: i64
    # The pile's last play and the passes since.
    last_seat: i64
    last_value: i64
    last_count: i64
    passes: i64
    # What is asked, and what follows it.
    step: i64
    asking: WordStep["RuinsState"]  # the step of that number
    stack: list[int]
    # The play being built; nobody else sees it before it is complete.
    build_slots: i64
    build_placed: i64  # those of the slots whose discovery has its target
    build_puts: i64  # the targets: a byte for each slot, the ruin
    build_value: i64
    build_cards: int
    build_weight: i64
    build_anchored: bool
    build_last: i64
    build_extras: i64
    build_claims: i64
    # The end of a turn.
    actor: i64
    draws: i64
    forces: i64
    relights: i64
    to_discard: i64
    taken: bool
    skipping: bool
    dry: bool  # RU-121: nobody draws any more in this turn

    def __init__(self, seats: int, rng: Rng, settings: Settings) -> None:
        """Only what a copy needs; ``blank_state`` fills in the rest."""
        super().__init__(seats, rng)
        self.settings: Settings = settings

    def copy(self) -> "RuinsState":
        twin = RuinsState(self.seats, self.rng.copy(), self.settings)
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
        twin.discovery_order = self.discovery_order
        twin.discoveries_left = self.discoveries_left
        twin.row = self.row
        twin.claims = self.claims
        twin.unused_claims = self.unused_claims
        twin.lit = self.lit
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

    def find_word(self, seat: i64) -> i64:
        word = self.asking.word(self, seat)
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
        if self.step != step:
            self.enter(step)
        self.waiting = 1 << seat

    def offer(self, step: i64, seat: i64, word: i64) -> None:
        """The same, where the moves are known already."""
        if self.step != step:
            self.enter(step)
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

    def own_cards(self) -> Cards:
        """The ruins in their sleeves, to be changed."""
        if not self.cards_are_own:
            self.cards = self.cards.copy()
            self.cards_are_own = True
        return self.cards

    def hand(self, seat: i64) -> i64:
        """The ruins of a seat."""
        if seat == 0:
            return self.hand_0
        if seat == 1:
            return self.hand_1
        if seat == 2:
            return self.hand_2
        return self.hand_3 if seat == 3 else self.hand_4

    def set_hand(self, seat: i64, ruins: i64) -> None:
        if seat == 0:
            self.hand_0 = ruins
        elif seat == 1:
            self.hand_1 = ruins
        elif seat == 2:
            self.hand_2 = ruins
        elif seat == 3:
            self.hand_3 = ruins
        else:
            self.hand_4 = ruins

    @property
    def hands(self) -> list[int]:
        return [self.hand(seat) for seat in range(self.seats)]

    @property
    def deck(self) -> list[int]:
        """The top is the end."""
        return self.order[: self.left]

    @deck.setter
    def deck(self, ruins: list[int]) -> None:
        self.order = ruins
        self.left = len(ruins)

    @property
    def discoveries(self) -> list[int]:
        """The face-down deck; the top is the end."""
        return self.discovery_order[: self.discoveries_left]

    @discoveries.setter
    def discoveries(self, discoveries: list[int]) -> None:
        self.discovery_order = discoveries
        self.discoveries_left = len(discoveries)

    @property
    def market(self) -> list[int]:
        """The discovery of each slot, or ``NO_DISCOVERY``."""
        return [(self.row >> 8 * slot & 255) - 1 for slot in range(SLOTS)]

    @market.setter
    def market(self, discoveries: list[int]) -> None:
        row: i64 = 0
        for discovery in discoveries[::-1]:
            row = row << 8 | discovery + 1
        self.row = row

    @property
    def pile(self) -> list[tuple[int, int, int, int]]:
        """The plays since the lead: seat, value, count, ruins."""
        plays: list[tuple[int, int, int, int]] = []
        laid = self.laid
        while laid is not None:
            plays.append((laid.seat, laid.value, laid.count, laid.ruins))
            laid = laid.below
        return plays[::-1]

    @property
    def build_targets(self) -> list[int]:
        """The ruin of each bought discovery that has one."""
        return [self.build_puts >> 8 * slot & 255 for slot in range(SLOTS) if self.build_placed >> slot & 1]

    def lay_on_pile(self, seat: i64, value: i64, count: i64, ruins: i64) -> None:
        self.laid = Laid(seat, value, count, ruins, self.laid)
        self.last_seat = seat
        self.last_value = value
        self.last_count = count

    def see(self, seat: i64, ruins: i64) -> None:
        """A seat sees these ruins, and so which of them show their night side."""
        night = ruins & self.cards.night
        if night and night & ~self.seen_night[seat]:
            seen = self.seen_night[:]
            seen[seat] |= night
            self.seen_night = seen

    def show(self, ruins: i64) -> None:
        """Everybody sees these ruins."""
        night = ruins & self.cards.night
        if night and night & ~self.seen_night[self.seats]:
            self.seen_night = [seen | night for seen in self.seen_night]

    def claimed(self) -> i64:
        """All ruins with a claim, whoever owns it."""
        total: i64 = 0
        for ruins in self.claims:
            total |= ruins
        return total

    def next_active(self, seat: int) -> int:
        """The nearest active seat clockwise (RU-050, RU-082)."""
        return FOLLOWING[self.active][seat]


def blank_state(seats: int, rng: Rng, settings: Settings) -> RuinsState:
    """A table with nothing on it, and nobody asked."""
    state = RuinsState(seats, rng, settings)
    state.cards = DAY_CARDS
    state.cards_are_own = False
    state.hand_0 = 0
    state.hand_1 = 0
    state.hand_2 = 0
    state.hand_3 = 0
    state.hand_4 = 0
    state.deck = []
    state.discard = 0
    state.laid = None
    state.discoveries = []
    state.row = 0
    state.claims = [0] * seats
    state.unused_claims = [COMPONENTS.game.claims] * seats
    state.lit = [COMPONENTS.game.torches] * seats
    state.scores = [0] * seats
    state.round = 1
    state.starter = 0
    state.participants = (1 << seats) - 1
    state.active = state.participants
    state.gone_out = []
    state.poised = 0
    state.winner = NOBODY
    state.seen_night = [0] * (seats + 1)
    state.given = [0] * seats
    state.drawn_by = 0
    state.last_seat = NOBODY
    state.last_value = 0
    state.last_count = 0
    state.passes = 0
    state.enter(TURN)
    state.stack = []
    state.build_slots = 0
    state.build_placed = 0
    state.build_puts = 0
    state.build_value = 0
    state.build_cards = 0
    state.build_weight = 0
    state.build_anchored = False
    state.build_last = NOBODY
    state.build_extras = 0
    state.build_claims = 0
    state.actor = NOBODY
    state.draws = 0
    state.forces = 0
    state.relights = 0
    state.to_discard = 0
    state.taken = False
    state.skipping = False
    state.dry = False
    return state


STEPS: Final[list[WordStep[RuinsState]]] = []
