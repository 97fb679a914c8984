"""The whole truth of one mission of Yami.

Participants are the seats and, with two seats, the Automa as number 2 (YA-A07). The lead player is the seat with
the Kakapo figure; the ``leader`` is the participant who leads the trick (YA-073, YA-A26). Cards, hands, tricks and
placed tiles are packed as ``numbers`` says.

A copy shares all lists. ``hands``, ``tricks`` and ``placed`` are made anew before the first move after a copy; no
other list is changed in place.
"""

from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn
from ludarium.core.events import SPECTATORS
from ludarium.core.moves import Moves
from ludarium.core.result import Result
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.steps import Step, StepState
from ludarium.games.yami.moves import MOVES
from ludarium.games.yami.rules.cells import CELLS, SHAPES, count_placements, mask_of, nth_placement
from ludarium.games.yami.rules.layout import MissionLayout
from ludarium.games.yami.rules.numbers import (
    COMPLETED,
    DISCARD_CARD,
    ENDINGS,
    FOLLOW,
    LEAD,
    NO_CARD,
    NO_CARDS,
    NO_ROOM,
    NOBODY,
    NOTHING,
    PLACE_TILE,
    PLAY_AUTOMA,
    PUT_PAWN,
    SHOW_CARD,
    STAR_ROUND,
    TILE_AT,
    USES,
    VOTE,
    card_of,
    placement_in,
)
from ludarium.games.yami.rules.settings import Settings

# By what clause a decision belongs to whoever is asked.
TURN_CLAUSE: Final[dict[int, str]] = {
    PUT_PAWN: "YA-A57",
    LEAD: "YA-055",
    FOLLOW: "YA-056",
    PLAY_AUTOMA: "YA-072",
    SHOW_CARD: "YA-A39",
    DISCARD_CARD: "YA-134",
    VOTE: "YA-A47",
}


def refuse(clause: str, reason: str, **facts: str | int) -> NotAllowed:
    return NotAllowed(reason, facts, clause)


class YamiState(StepState):
    # The board.
    layout: MissionLayout
    free0: i64  # cells without token and tile
    free1: i64
    free2: i64
    left0: i64  # cells that have to be covered and are not
    left1: i64
    left2: i64
    placed: list[int]
    lying: i64  # fog, whirlpools and magic on the board, by their number in the layout
    gone: i64  # those that left it
    pawns: i64  # by symbol, three bits: the seat plus 1
    passed: i64  # seats that passed since the last pawn
    # Cards.
    hands: list[int]  # by seat
    discards: list[int]
    leaving: list[int]  # cards in hand that a seat is going to discard, packed as a hand
    shown: list[int]  # cards in hand that everybody sees (base B)
    showing: list[int]  # the card that a seat is going to show, or NOTHING
    deck: list[int]  # of the Automa; the top is at deck_left - 1
    deck_left: i64
    row: i64  # four cards
    trick: i64  # by participant
    cast: i64  # participants who spent magic in it
    tricks: list[int]
    # The round.
    round: i64
    leader: i64
    kakapo: i64
    trump: i64
    demand: i64  # colours of removed fog that bind the next lead (YA-A27)
    pools: i64  # whirlpools removed in this round
    magic: i64  # tokens collected and not spent
    peace: bool  # the tile at hand will satisfy every edge
    voted: bool  # there was a vote in this round
    votes: i64  # who agreed to give up
    # Power.
    bases: i64  # on power sites
    uses: i64  # power tokens on each base, two bits each
    power: i64  # tokens that can be used
    asleep: i64
    how: i64

    def __init__(self, seats: int, rng: Rng, steps: list[Step[Any]], settings: Settings) -> None:
        """Only what a copy needs; ``blank_state`` fills in the rest."""
        super().__init__(seats, rng, steps)
        self.settings: Settings = settings
        self.participants: i64 = seats if seats > 2 else 3

    def copy(self) -> "YamiState":
        twin = YamiState(self.seats, self.rng.copy(), self.steps, self.settings)
        self.share(twin)
        twin.layout = self.layout
        twin.free0 = self.free0
        twin.free1 = self.free1
        twin.free2 = self.free2
        twin.left0 = self.left0
        twin.left1 = self.left1
        twin.left2 = self.left2
        twin.placed = self.placed
        twin.lying = self.lying
        twin.gone = self.gone
        twin.pawns = self.pawns
        twin.passed = self.passed
        twin.hands = self.hands
        twin.discards = self.discards
        twin.leaving = self.leaving
        twin.shown = self.shown
        twin.showing = self.showing
        twin.deck = self.deck
        twin.deck_left = self.deck_left
        twin.row = self.row
        twin.trick = self.trick
        twin.cast = self.cast
        twin.tricks = self.tricks
        twin.round = self.round
        twin.leader = self.leader
        twin.kakapo = self.kakapo
        twin.trump = self.trump
        twin.demand = self.demand
        twin.pools = self.pools
        twin.magic = self.magic
        twin.peace = self.peace
        twin.voted = self.voted
        twin.votes = self.votes
        twin.bases = self.bases
        twin.uses = self.uses
        twin.power = self.power
        twin.asleep = self.asleep
        twin.how = self.how
        return twin

    def own(self) -> None:
        super().own()
        self.hands = self.hands[:]
        self.tricks = self.tricks[:]
        self.placed = self.placed[:]

    def field_names(self) -> tuple[str, ...]:
        return FIELD_NAMES

    def left_out(self) -> tuple[str, ...]:
        """Caches, and what properties stand for: a layout of a position knows nothing of removed tokens."""
        return LEFT_OUT

    @property
    def mission_tokens(self) -> list[int]:
        """The tokens of the layout as numbers."""
        return self.layout.token_words

    @property
    def small_tokens(self) -> list[int]:
        """Fog, whirlpools and magic that lie on the board: what, and on which cell."""
        cells = self.layout.small_cells
        numbers = range(len(cells))
        return sorted([self.layout.small_kind(at) * CELLS + cells[at] for at in numbers if self.lying >> at & 1])

    @property
    def deck_cards(self) -> list[int]:
        return self.deck[: self.deck_left]

    def move_table(self) -> Moves:
        return MOVES

    def result(self) -> Result | None:
        """YA-001, YA-128: all win or nobody does; a star counts as a second point."""
        if not self.over:
            return None
        if self.how != COMPLETED:
            return Result([], [0] * self.seats, ENDINGS[self.how])
        points = 2 if self.round <= STAR_ROUND else 1
        return Result(list(range(self.seats)), [points] * self.seats, ENDINGS[self.how])

    def any_move(self, seat: i64, rng: QuickRng) -> int:
        if self.step != PLACE_TILE or self.bases:
            return super().any_move(seat, rng)
        shape = SHAPES[self.number]
        count = count_placements(shape, self.free0, self.free1, self.free2)
        return nth_placement(shape, self.free0, self.free1, self.free2, rng.below(count))

    # Refusals.

    def why_not(self, seat: i64, move: i64) -> NotAllowed | NotAMove:
        if 0 <= move < MOVES.count and not self.waiting >> seat & 1:
            return refuse("YA-A47", "yami-no-only-give-up")
        return super().why_not(seat, move)

    def not_your_turn(self, seat: i64) -> NotYourTurn:
        if self.over:
            return NotYourTurn("yami-no-mission-over", {}, "YA-051")
        return NotYourTurn("yami-no-not-asked", {}, TURN_CLAUSE.get(self.step, "YA-A11"))

    # What the rules ask often.

    def is_automa(self, participant: i64) -> bool:
        return participant >= self.seats

    def has_cards(self, participant: i64) -> bool:
        """Whether a participant can play a card (YA-A26)."""
        if participant >= self.seats:
            return self.row != NO_CARDS or self.deck_left > 0
        return self.hands[participant] != 0

    def next_with_cards(self, participant: i64) -> i64:
        """The first participant from this one on, clockwise, who has a card; NOBODY if none has."""
        for _ in range(self.participants):
            if self.has_cards(participant):
                return participant
            participant = (participant + 1) % self.participants
        return NOBODY

    def seats_with_cards(self) -> i64:
        """The seats that hold a card, as bits."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat]:
                found |= bit_of(seat)
        return found

    def all_seats(self) -> i64:
        return bit_of(self.seats) - 1

    def all_but(self, seat: i64) -> i64:
        """Whom an event is told that hides what a seat did: everybody else."""
        return self.all_seats() & ~bit_of(seat) | bit_of(SPECTATORS)

    def usable(self, base: i64) -> bool:
        """YA-119, YA-A37: whether a power token can be put on a base."""
        used = self.uses >> 2 * base & 3
        return self.power > 0 and self.bases >> base & 1 == 1 and used < USES[base]

    def use(self, base: i64) -> None:
        """Put a power token on a base; it stays there until the mission ends."""
        self.power -= 1
        self.uses += bit_of(2 * base)

    def lay(self, entry: i64) -> None:
        """Cover the cells of a placed tile."""
        low, middle, high = mask_of(SHAPES[card_of(entry)], placement_in(entry))
        self.free0 &= ~low
        self.free1 &= ~middle
        self.free2 &= ~high
        self.left0 &= ~low
        self.left1 &= ~middle
        self.left2 &= ~high

    def pick_up(self, entry: i64) -> None:
        """Uncover the cells of a placed tile."""
        low, middle, high = mask_of(SHAPES[card_of(entry)], placement_in(entry))
        layout = self.layout
        self.free0 |= low
        self.free1 |= middle
        self.free2 |= high
        self.left0 |= low & layout.required0
        self.left1 |= middle & layout.required1
        self.left2 |= high & layout.required2

    def tile_at_hand(self) -> i64:
        """The card whose tile is to be placed in this round, or NOTHING; one without room stays at hand."""
        if self.over:
            return self.tricks[-1] >> TILE_AT & NO_CARD if self.how == NO_ROOM else NOTHING
        if self.step == PLACE_TILE:
            return self.number
        waiting = self.pending(PLACE_TILE)
        return waiting[0] if waiting else NOTHING

    def lose(self, how: i64) -> None:
        """YA-053, YA-A49: the mission has failed."""
        self.end(how)
        if self.news is not None:
            self.tell(f"yami-lost-{ENDINGS[how]}", NOBODY, {})

    def end(self, how: i64) -> None:
        self.how = how
        self.over = True
        self.may = 0
        self.ask_all(PUT_PAWN, 0)
        self.depth = 0


LEFT_OUT: Final[tuple[str, ...]] = (
    "layout",
    "free0",
    "free1",
    "free2",
    "left0",
    "left1",
    "left2",
    "lying",
    "deck",
    "deck_left",
    "participants",
)
FIELD_NAMES: Final[tuple[str, ...]] = (
    "settings",
    "mission_tokens",
    "small_tokens",
    "placed",
    "gone",
    "pawns",
    "passed",
    "hands",
    "discards",
    "leaving",
    "shown",
    "showing",
    "deck_cards",
    "row",
    "trick",
    "cast",
    "tricks",
    "round",
    "leader",
    "kakapo",
    "trump",
    "demand",
    "pools",
    "magic",
    "peace",
    "voted",
    "votes",
    "bases",
    "uses",
    "power",
    "asleep",
    "how",
)
