"""The whole truth of one game of Ruins.

Lists in this State are never changed in place: a change makes a new list. So a copy shares them all and makes
none. Ruins, values and seats are words with a bit for each. Hands, market, targets and torches are machine words
too; methods and properties speak of them in numbers and lists.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.bits import from_on, lowest, lowest_bit
from ludarium.core.errors import NotAllowed, NotYourTurn
from ludarium.core.moves import Moves
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.steps import Step
from ludarium.games.ruins.components import COMPONENTS
from ludarium.games.ruins.moves import MOVES, SLOTS
from ludarium.games.ruins.rules.cards import DAY_CARDS, Cards
from ludarium.games.ruins.rules.packed import byte_at, packed, unpacked, with_byte
from ludarium.games.ruins.rules.settings import Settings
from ludarium.games.ruins.rules.word_state import WordState

# The numbers of the steps, see ``rules/steps.py``.
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
NEXT_TURN: Final = 12
SKIP_NEXT: Final = 13

NOBODY: Final = -1
NO_DISCOVERY: Final = -1
NOTHING: Final[list[int]] = []  # shared, as all lists here are

OF_A_TURN: Final = frozenset({"pass", "buy", "value", "put", "add", "enough", "extras", "claim", "done"})


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


def next_clockwise(seats: i64, seat: i64) -> i64:
    """The nearest of some seats clockwise from a seat, which itself comes last (RU-050); as a bit.

    >>> bin(next_clockwise(0b1011, 1)), bin(next_clockwise(0b1011, 3))
    ('0b1000', '0b1')
    """
    later = from_on(seats, seat + 1)
    return lowest_bit(later) if later else lowest_bit(seats)


class RuinsState(WordState):
    """The table, the play being named, and what follows it."""

    __slots__ = (
        "active",
        "cards",
        "cards_are_own",
        "claims",
        "discard",
        "discoveries_left",
        "discovery_order",
        "drawn_by",
        "dry",
        "given",
        "gone_out",
        "hand_0",
        "hand_1",
        "hand_2",
        "hand_3",
        "hand_4",
        "laid",
        "last_count",
        "last_named",
        "last_seat",
        "last_value",
        "left",
        "named_claims",
        "named_extras",
        "named_ruins",
        "named_slots",
        "named_targets",
        "named_value",
        "order",
        "participants",
        "passes",
        "piled",
        "poised",
        "round",
        "row",
        "scores",
        "seen_night",
        "settings",
        "starter",
        "torches",
        "unused_claims",
        "winner",
    )

    def __init__(self, seats: int, rng: Rng, steps: list[Step[Any]], settings: Settings) -> None:
        """A table with nothing on it, not even what each seat has; ``blank_state`` lays that out.

        Everything gets a value here, because compiled code then need not ask each time whether there is one.
        """
        super().__init__(seats, rng, steps)
        self.settings: Settings = settings
        self.cards: Cards = DAY_CARDS
        self.cards_are_own: bool = False  # no other State has them
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.hand_2: i64 = 0
        self.hand_3: i64 = 0
        self.hand_4: i64 = 0
        self.order: list[int] = NOTHING  # the ruins as they were shuffled; the first ``left`` are the deck
        self.left: i64 = 0
        self.discard: i64 = 0
        self.laid: Laid | None = None  # the last play on the pile
        self.piled: i64 = 0  # the ruins of the whole pile
        self.discovery_order: list[int] = NOTHING  # the same for the face-down discoveries
        self.discoveries_left: i64 = 0
        self.row: i64 = 0  # the market: a byte for each slot, the discovery plus 1
        self.claims: list[int] = NOTHING  # ruins claimed by each seat
        self.unused_claims: list[int] = NOTHING
        self.torches: i64 = 0  # lit torches: a byte for each seat
        self.scores: list[int] = NOTHING
        self.round: i64 = 1
        self.starter: i64 = 0
        self.participants: i64 = 0
        self.active: i64 = 0
        self.gone_out: list[int] = NOTHING  # in order, in this round
        self.poised: i64 = 0  # seats that began the round with 9 or 10 VP
        self.winner: i64 = NOBODY
        # What seats know beyond what lies open: night sides seen (the last entry is everybody's), ruins
        # handed over in this round, and who has drawn in this round.
        self.seen_night: list[int] = NOTHING
        self.given: list[int] = NOTHING
        self.drawn_by: i64 = 0
        # The pile's last play and the passes since.
        self.last_seat: i64 = NOBODY
        self.last_value: i64 = 0
        self.last_count: i64 = 0
        self.passes: i64 = 0
        # The play being named (RU-A51); nobody else sees it before it is complete.
        self.named_slots: i64 = 0  # the market slots to buy from
        self.named_value: i64 = 0
        self.named_targets: i64 = 0  # a byte for each slot, the ruin plus 1
        self.named_ruins: i64 = 0
        self.last_named: i64 = NOBODY  # the ruin added or discarded last: they are named in ascending order
        self.named_extras: i64 = 0
        self.named_claims: i64 = 0
        self.dry: bool = False  # RU-121: nobody draws any more in this turn

    def copy(self) -> "RuinsState":
        twin = RuinsState(self.seats, self.rng.copy(), self.steps, self.settings)
        self.share(twin)
        twin.cards = self.cards
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
        twin.named_slots = self.named_slots
        twin.named_value = self.named_value
        twin.named_targets = self.named_targets
        twin.named_ruins = self.named_ruins
        twin.last_named = self.last_named
        twin.named_extras = self.named_extras
        twin.named_claims = self.named_claims
        twin.dry = self.dry
        return twin

    def field_names(self) -> tuple[str, ...]:
        return (
            "night",
            "on",
            "hands",
            "deck",
            "discard",
            "pile",
            "discoveries",
            "row",
            "claims",
            "unused_claims",
            "torches",
            "scores",
            "round",
            "starter",
            "participants",
            "active",
            "gone_out",
            "poised",
            "winner",
            "seen_night",
            "given",
            "drawn_by",
            "last_seat",
            "last_value",
            "last_count",
            "passes",
            "named_slots",
            "named_value",
            "named_targets",
            "named_ruins",
            "last_named",
            "named_extras",
            "named_claims",
            "dry",
        )

    def left_out(self) -> tuple[str, ...]:
        hands = ("hand_0", "hand_1", "hand_2", "hand_3", "hand_4")
        piles = ("cards", "laid", "piled", "order", "left", "discovery_order", "discoveries_left")
        return (*hands, *piles, "settings", "cards_are_own", "asking_word", "word", "word_of")

    def move_table(self) -> Moves:
        return MOVES

    def result(self) -> Result | None:
        if not self.over:
            return None
        how = "deciding" if self.round > COMPONENTS.game.rounds else "immediate"
        return Result([self.winner], self.scores[:], how)

    # Refusals that do not depend on one step.

    def not_your_turn(self, seat: i64) -> NotYourTurn:
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

    def misplaced(self, seat: i64, move: i64) -> NotAllowed:
        """A turn has not begun yet (RU-A09) or is ending (RU-A27); ruins come before claims (RU-061)."""
        refusal = super().misplaced(seat, move)
        kind = MOVES.kind(move).name
        if kind == "claim" and self.step == TURN:
            return NotAllowed("ruins-no-claim-before-play", {}, "RU-061")
        if kind in OF_A_TURN and self.step == TURN_TO_NIGHT:
            return NotAllowed(refusal.reason, refusal.arguments, "RU-A09")
        if kind in OF_A_TURN and self.step >= CHOOSE_ORDER:
            return NotAllowed(refusal.reason, refusal.arguments, "RU-A27")
        return refusal

    # Ruins.

    def own_cards(self) -> Cards:
        """The ruins in their sleeves, to be changed."""
        if not self.cards_are_own:
            self.cards = self.cards.copy()
            self.cards_are_own = True
        return self.cards

    @property
    def night(self) -> int:
        return self.cards.night

    @property
    def on(self) -> list[int]:
        """The ruin that each discovery lies on, or ``NO_RUIN``."""
        return self.cards.on

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

    @hands.setter
    def hands(self, hands: list[int]) -> None:
        for seat, ruins in enumerate(hands):
            self.set_hand(seat, ruins)

    @property
    def deck(self) -> list[int]:
        """The top is the end."""
        return self.order[: self.left]

    @deck.setter
    def deck(self, ruins: list[int]) -> None:
        self.order = ruins
        self.left = len(ruins)

    @property
    def pile(self) -> list[tuple[int, int, int, int]]:
        """The plays since the lead: seat, value, count, ruins."""
        plays: list[tuple[int, int, int, int]] = []
        laid = self.laid
        while laid is not None:
            plays.append((laid.seat, laid.value, laid.count, laid.ruins))
            laid = laid.below
        plays.reverse()
        return plays

    def lay_on_pile(self, seat: i64, value: i64, count: i64, ruins: i64) -> None:
        self.laid = Laid(seat, value, count, ruins, self.laid)
        self.piled |= ruins
        self.last_seat = seat
        self.last_value = value
        self.last_count = count

    def clear_pile(self) -> None:
        self.laid = None
        self.piled = 0
        self.last_seat = NOBODY
        self.last_value = 0
        self.last_count = 0
        self.passes = 0

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

    # Discoveries and torches.

    @property
    def discoveries(self) -> list[int]:
        """The face-down deck; the top is the end."""
        return self.discovery_order[: self.discoveries_left]

    @discoveries.setter
    def discoveries(self, discoveries: list[int]) -> None:
        self.discovery_order = discoveries
        self.discoveries_left = len(discoveries)

    def discovery_in(self, slot: i64) -> i64:
        """The discovery in a slot of the market, or ``NO_DISCOVERY``."""
        return byte_at(self.row, slot) - 1

    @property
    def market(self) -> list[int]:
        """The discovery of each slot, or ``NO_DISCOVERY``."""
        return [self.discovery_in(slot) for slot in range(SLOTS)]

    @market.setter
    def market(self, discoveries: list[int]) -> None:
        self.row = packed([discovery + 1 for discovery in discoveries])

    def lit_torches(self, seat: i64) -> i64:
        return byte_at(self.torches, seat)

    def set_torches(self, seat: i64, number: i64) -> None:
        self.torches = with_byte(self.torches, seat, number)

    @property
    def lit(self) -> list[int]:
        """The lit torches of each seat."""
        return unpacked(self.torches, self.seats)

    @lit.setter
    def lit(self, numbers: list[int]) -> None:
        self.torches = packed(numbers)

    # Seats.

    def next_active(self, seat: i64) -> i64:
        """The nearest active seat clockwise (RU-050, RU-082)."""
        return lowest(next_clockwise(self.active, seat))
