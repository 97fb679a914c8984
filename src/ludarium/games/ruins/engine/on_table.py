"""What lies on the table and in the hands, and what the seats know of it.

Lists in this State are never changed in place: a change makes a new list. So a copy shares them all and makes
none. What changes with every play is packed in machine words: hands, the market, the targets of discoveries.
Properties give them as lists (``hands``, ``market``, ``pile`` and others) to those who look from outside.
"""

from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.rng import Rng
from ludarium.core.state import NUMBER_OF_BIT, WordState, small_numbers
from ludarium.games.ruins.components import COMPONENTS, vp_by_place
from ludarium.games.ruins.engine.cards import DAY_CARDS, Cards
from ludarium.games.ruins.engine.moves import SLOTS


def nearest_clockwise(seats: int, seat: int) -> int:
    """The first of a mask of seats after a seat, the seat itself coming last."""
    for distance in range(1, MOST_SEATS + 1):
        following = (seat + distance) % MOST_SEATS
        if seats >> following & 1:
            return following
    return seat


TORCHES: Final = COMPONENTS.game.torches

# Looked up by a mask of seats, because passing is the commonest move.
MOST_SEATS: Final = max(COMPONENTS.game.players)
FIRST_SEAT: Final[bytes] = small_numbers(
    [0, *[NUMBER_OF_BIT[seats & -seats] for seats in range(1, 1 << MOST_SEATS)]]
)
FOLLOWING: Final[list[bytes]] = [
    small_numbers([nearest_clockwise(seats, seat) for seat in range(MOST_SEATS)])
    for seats in range(1 << MOST_SEATS)
]
# The same as the mask of who is asked next.
ASKED_AFTER: Final[list[bytes]] = [small_numbers([1 << seat for seat in after]) for after in FOLLOWING]
# RU-055: the passes in a row that end a pile whose last play is a seat's, one of each other active seat.
ENDING_PASSES: Final[list[bytes]] = [
    small_numbers([(seats & ~(1 << last)).bit_count() for last in range(MOST_SEATS)])
    for seats in range(1 << MOST_SEATS)
]


def costs_of(prices: bytes) -> bytes:
    """What each set of slots costs, looked up by its bits."""
    return small_numbers(
        [sum([prices[slot] for slot in range(SLOTS) if slots >> slot & 1]) for slots in range(1 << SLOTS)]
    )


def affordable_with(prices: bytes) -> bytes:
    """The slots, as bits, that a number of torches buys one of."""
    return small_numbers(
        [sum([1 << slot for slot in range(SLOTS) if prices[slot] <= torches]) for torches in range(TORCHES + 1)]
    )


PRICES: Final[bytes] = small_numbers(COMPONENTS.market.prices)
COSTS: Final[bytes] = costs_of(PRICES)
AFFORDABLE: Final[bytes] = affordable_with(PRICES)
DEAR_PRICES: Final[bytes] = small_numbers(COMPONENTS.market.dear_prices)
DEAR_COSTS: Final[bytes] = costs_of(DEAR_PRICES)
DEAR_AFFORDABLE: Final[bytes] = affordable_with(DEAR_PRICES)


class Settings:
    """The options of the table, fixed for the game and shared by all copies."""

    __slots__ = ("affordable", "all_tied", "costs", "match_skips", "options", "price_list", "prices", "vp")

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options  # as they were chosen
        self.match_skips: bool = options["match_skips"] == "on"  # RU-058; off as a house rule
        self.all_tied: bool = options["force_ties"] == "all"  # RU-A30
        dear = options["market"] == "dear"  # RU-A03
        self.prices: bytes = DEAR_PRICES if dear else PRICES
        self.price_list: list[int] = list(self.prices)
        self.costs: bytes = DEAR_COSTS if dear else COSTS
        self.affordable: bytes = DEAR_AFFORDABLE if dear else AFFORDABLE
        self.vp: list[int] = vp_by_place(seats)


@mypyc_attr(acyclic=True)
class Laid:
    """A play on the pile, and what lies below it; never changed, so that copies of a State share it.

    In plain Python a tuple of the same stands for it, which is made in a third of the time.
    """

    __slots__ = ("below", "count", "ruins", "seat", "value")

    def __init__(self, seat: i64, value: i64, count: i64, ruins: i64, below: Any) -> None:
        self.seat: i64 = seat
        self.value: i64 = value
        self.count: i64 = count
        self.ruins: i64 = ruins
        self.below: Any = below

    def __iter__(self) -> Iterator[Any]:
        return iter((self.seat, self.value, self.count, self.ruins, self.below))


NOTHING: Final[list[int]] = []  # shared, as all lists here are


class OnTable(WordState):
    """The part of the State that a photograph of the table would show, were all hands open."""

    __slots__ = (
        "active",
        "cards",
        "cards_are_own",
        "claims",
        "discard",
        "discoveries_left",
        "discovery_order",
        "drawn_by",
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

    def __init__(self, seats: int, rng: Rng, settings: Settings) -> None:
        """A table with nothing on it, not even what each seat has; ``blank_state`` lays that out.

        Everything gets a value here, because compiled code then need not ask each time whether there is one.
        """
        super().__init__(seats, rng)
        self.settings: Settings = settings
        self.cards: Cards = DAY_CARDS
        self.cards_are_own: bool = False  # no other State has them
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.hand_2: i64 = 0
        self.hand_3: i64 = 0
        self.hand_4: i64 = 0
        # The ruins as they were shuffled; the deck is what is left of its beginning, the top last.
        self.order: list[int] = NOTHING
        self.left: i64 = 0
        self.discard: i64 = 0
        self.laid: Any = None  # the last play on the pile, a ``Laid``
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
        self.winner: i64 = -1
        # What seats know beyond what lies open: night sides seen (the last entry is everybody's), ruins
        # handed over in this round, and who has drawn in this round.
        self.seen_night: list[int] = NOTHING
        self.given: list[int] = NOTHING
        self.drawn_by: i64 = 0
        # The pile's last play and the passes since.
        self.last_seat: i64 = -1
        self.last_value: i64 = 0
        self.last_count: i64 = 0
        self.passes: i64 = 0

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
    def lit(self) -> list[int]:
        """The lit torches of each seat."""
        return [self.torches >> 8 * seat & 255 for seat in range(self.seats)]

    @lit.setter
    def lit(self, numbers: list[int]) -> None:
        torches: i64 = 0
        for number in numbers[::-1]:
            torches = torches << 8 | number
        self.torches = torches

    @property
    def pile(self) -> list[tuple[int, int, int, int]]:
        """The plays since the lead: seat, value, count, ruins."""
        plays: list[tuple[int, int, int, int]] = []
        laid = self.laid
        while laid is not None:
            seat, value, count, ruins, laid = laid
            plays.append((seat, value, count, ruins))
        return plays[::-1]

    def lay_on_pile(self, seat: i64, value: i64, count: i64, ruins: i64) -> None:
        self.laid = Laid(seat, value, count, ruins, self.laid)
        self.piled |= ruins
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
