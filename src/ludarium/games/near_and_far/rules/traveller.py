"""One player of Near and Far, as a State holds it."""

from mypy_extensions import i64

from ludarium.core.bits import how_many
from ludarium.games.near_and_far.rules.numbers import (
    ANIMAL_MASK,
    BUILDING,
    RETURNED_AT,
    SYMBOL_MASK,
    SYMBOL_SPAN,
    TOKEN_MASK,
    TOKEN_SPAN,
    TREASURE_MASK,
    TREASURE_SPAN,
    TURTLES_AT,
)


class Traveller:
    """One player: goods, party, cards, camps. Packed words are explained in ``numbers``."""

    __slots__ = (
        "animals",
        "bought",
        "character",
        "chiefs",
        "coins",
        "dropping",
        "finds",
        "food",
        "gaps",
        "gems",
        "hand",
        "hearts",
        "pack",
        "picked",
        "place",
        "reputation",
        "reserve",
        "sites",
        "symbols",
        "team",
        "tokens",
        "treasures",
    )

    def __init__(self, gaps: list[int]) -> None:
        """``gaps`` is what this traveller knows of the draft; see ``draft``."""
        self.character: i64 = 0  # 0 for none, else 1 to 8
        self.coins: i64 = 0
        self.gems: i64 = 0
        self.food: i64 = 0
        self.tokens: i64 = 0  # by tribe
        self.hearts: i64 = 0
        self.reputation: i64 = 0
        self.place: i64 = 0
        self.sites: i64 = 0  # own camps: map spaces, mine cells, beaten threats
        self.team: i64 = 0
        self.reserve: i64 = 0
        self.hand: i64 = 0
        self.bought: i64 = 0
        self.pack: i64 = 0  # the cards before this seat in the draft,
        self.picked: i64 = 0  # the one it has chosen, plus 1,
        self.dropping: i64 = 0  # and the ones of the hand that it will discard after it
        self.animals: i64 = 0
        self.treasures: i64 = 0
        self.finds: i64 = 0
        self.chiefs: i64 = 0
        self.symbols: i64 = 0  # a sum over team, bought, treasures and finds
        self.gaps: list[int] = gaps  # replaced, never changed

    def copy(self) -> "Traveller":
        twin = Traveller(self.gaps)
        twin.character = self.character
        twin.coins = self.coins
        twin.gems = self.gems
        twin.food = self.food
        twin.tokens = self.tokens
        twin.hearts = self.hearts
        twin.reputation = self.reputation
        twin.place = self.place
        twin.sites = self.sites
        twin.team = self.team
        twin.reserve = self.reserve
        twin.hand = self.hand
        twin.bought = self.bought
        twin.pack = self.pack
        twin.picked = self.picked
        twin.dropping = self.dropping
        twin.animals = self.animals
        twin.treasures = self.treasures
        twin.finds = self.finds
        twin.chiefs = self.chiefs
        twin.symbols = self.symbols
        return twin

    def words(self) -> list[int]:
        return [
            self.character,
            self.coins,
            self.gems,
            self.food,
            self.tokens,
            self.hearts,
            self.reputation,
            self.place,
            self.sites,
            self.team,
            self.reserve,
            self.hand,
            self.bought,
            self.pack,
            self.picked,
            self.dropping,
            self.animals,
            self.treasures,
            self.finds,
            self.chiefs,
            len(self.gaps),
            *self.gaps,
        ]

    # What is packed.

    def token_count(self, tribe: i64) -> i64:
        return self.tokens >> TOKEN_SPAN * tribe & TOKEN_MASK

    def symbol(self, kind: i64) -> i64:
        """How many symbols of a kind count now: SKILL, COMBAT, ARROW, SHIELD, SEARCH, HEART."""
        return self.symbols >> SYMBOL_SPAN * kind & SYMBOL_MASK

    def treasure_count(self, treasure: i64) -> i64:
        return self.treasures >> TREASURE_SPAN * treasure & TREASURE_MASK

    def treasures_held(self) -> i64:
        """How many treasures in all."""
        held: i64 = 0
        word = self.treasures
        while word:
            held += word & TREASURE_MASK
            word >>= TREASURE_SPAN
        return held

    def birds(self) -> i64:
        return self.animals & ANIMAL_MASK

    def turtles(self) -> i64:
        return self.animals >> TURTLES_AT & ANIMAL_MASK

    def animals_held(self) -> i64:
        return self.birds() + self.turtles()

    def animals_returned(self) -> i64:
        """Given back in this turn: they still add to the movement (NF-154)."""
        return self.animals >> RETURNED_AT & ANIMAL_MASK

    def camps(self) -> i64:
        """NF-316: camps placed on the map, in the mine and on threats."""
        return how_many(self.sites)

    def is_at(self, building: i64) -> bool:
        return self.place == BUILDING + building
