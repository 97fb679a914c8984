"""The whole truth of one game of Ruins.

Lists in this State are never changed in place, except ``hands`` and ``pile``: a change makes a new list. So
a copy shares everything that seldom changes and costs two small lists.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.steps import Step
from ludarium.games.ruins.components import COMPONENTS, vp_by_place
from ludarium.games.ruins.engine.cards import Cards, day_cards
from ludarium.games.ruins.engine.moves import MOVES, SLOTS

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
        self.prices: list[int] = COMPONENTS.market.dear_prices if market == "dear" else COMPONENTS.market.prices
        self.vp: list[int] = vp_by_place(seats)


class RuinsState(State):
    __slots__ = (
        "active",
        "actor",
        "build_anchored",
        "build_cards",
        "build_claims",
        "build_extras",
        "build_last",
        "build_slots",
        "build_targets",
        "build_value",
        "build_weight",
        "cache",
        "cached_seat",
        "cards",
        "claims",
        "deck",
        "discard",
        "discoveries",
        "draws",
        "drawn_by",
        "dry",
        "forces",
        "given",
        "gone_out",
        "hands",
        "last_count",
        "last_seat",
        "last_value",
        "lit",
        "market",
        "participants",
        "passes",
        "pile",
        "poised",
        "relights",
        "round",
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
    hands: list[int]
    deck: list[int]  # the top is the end
    discard: i64
    pile: list[tuple[int, int, int, int]]  # plays since the lead: seat, value, count, ruins
    discoveries: list[int]  # the face-down deck; the top is the end
    market: list[int]
    claims: list[int]  # ruins claimed by each seat
    unused_claims: list[int]
    lit: list[int]
    scores: list[int]
    round: i64
    starter: i64
    participants: int
    active: int
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
    stack: list[int]
    cache: list[int] | None  # the moves of ``cached_seat``, once they are known
    cached_seat: i64
    # The play being built; nobody else sees it before it is complete.
    build_slots: i64
    build_targets: list[int]
    build_value: i64
    build_cards: int
    build_weight: i64
    build_anchored: bool
    build_last: i64
    build_extras: i64
    build_claims: int
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
        twin.cards = self.cards
        twin.hands = self.hands[:]
        twin.deck = self.deck
        twin.discard = self.discard
        twin.pile = self.pile[:]
        twin.discoveries = self.discoveries
        twin.market = self.market
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
        twin.stack = self.stack
        twin.cache = self.cache
        twin.cached_seat = self.cached_seat
        twin.build_slots = self.build_slots
        twin.build_targets = self.build_targets
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
            out += [play[0], play[1], play[2], play[3]]
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

    def play(self, seat: int, move: int) -> None:
        """A move out of those listed for the seat needs no further question; any other, the usual ones."""
        cache = self.cache
        if cache is not None and self.cached_seat == seat and move in cache:
            self.cache = None
            STEPS[self.step].play(self, seat, move)
        else:
            super().play(seat, move)

    def legal(self, seat: int) -> list[int]:
        cache = self.cache
        if cache is not None and self.cached_seat == seat:
            return cache
        cache = STEPS[self.step].legal(self, seat)
        self.cache = cache
        self.cached_seat = seat
        return cache

    def apply(self, seat: int, move: int) -> None:
        self.cache = None
        STEPS[self.step].play(self, seat, move)

    def ask(self, step: i64, seat: i64) -> None:
        """The next decision is this step's, by this seat."""
        self.step = step
        self.waiting = 1 << seat

    def offer(self, step: i64, seat: i64, moves: list[int]) -> None:
        """The same, where the moves are known already."""
        self.step = step
        self.waiting = 1 << seat
        self.cache = moves
        self.cached_seat = seat

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

    def see(self, seat: int, ruins: int) -> None:
        """A seat sees these ruins, and so which of them show their night side."""
        night = ruins & self.cards.night
        if night and night & ~self.seen_night[seat]:
            seen = self.seen_night[:]
            seen[seat] |= night
            self.seen_night = seen

    def show(self, ruins: int) -> None:
        """Everybody sees these ruins."""
        night = ruins & self.cards.night
        if night and night & ~self.seen_night[self.seats]:
            self.seen_night = [seen | night for seen in self.seen_night]

    def claimed(self) -> int:
        """All ruins with a claim, whoever owns it."""
        total = 0
        for ruins in self.claims:
            total |= ruins
        return total

    def next_active(self, seat: int) -> int:
        """The nearest active seat clockwise (RU-050, RU-082)."""
        return FOLLOWING[self.active][seat]


def blank_state(seats: int, rng: Rng, settings: Settings) -> RuinsState:
    """A table with nothing on it, and nobody asked."""
    state = RuinsState(seats, rng, settings)
    state.cards = day_cards()
    state.hands = [0] * seats
    state.deck = []
    state.discard = 0
    state.pile = []
    state.discoveries = []
    state.market = [NO_DISCOVERY] * SLOTS
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
    state.step = TURN
    state.stack = []
    state.cache = None
    state.cached_seat = NOBODY
    state.build_slots = 0
    state.build_targets = []
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


STEPS: Final[list[Step[RuinsState]]] = []
