"""How a trick may go on: what each card brings, if partners answer as they can be expected to.

Hands are words of cards. The worth of a trick is that of the winning card's tile to its winner.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import each, lowest
from ludarium.games.yami.bots.worth import Worths
from ludarium.games.yami.rules.numbers import COLOUR_BITS, NO_COLOUR, NOX

NUMBERS: Final = 7
NONE: Final = 63
WASTE: Final = 20  # a card that does not win costs one part in so many of what it could bring
LOW_NUMBER: Final = 1  # of equal cards the lower one goes


class Trick:
    """A trick in progress, and what tiles are worth to each participant."""

    def __init__(self, trump: i64, worths: Worths) -> None:
        self.trump: i64 = trump
        self.worths = worths
        self.lead: i64 = NO_COLOUR
        self.best: i64 = NONE
        self.winner: i64 = -1

    def copy(self) -> "Trick":
        twin = Trick(self.trump, self.worths)
        twin.lead = self.lead
        twin.best = self.best
        twin.winner = self.winner
        return twin

    def beats(self, card: i64) -> bool:
        """YA-060 to YA-062: whether a card would win as the trick stands."""
        if card >= NOX:
            return False
        if self.best >= NOX:
            return True
        colour = card // NUMBERS
        best = self.best // NUMBERS
        if colour == best:
            return card > self.best
        return colour == self.trump

    def add(self, participant: i64, card: i64) -> None:
        if self.beats(card):
            self.best = card
            self.winner = participant
        if self.lead == NO_COLOUR and card < NOX:
            self.lead = card // NUMBERS

    def worth(self) -> i64:
        """What the trick brings as it stands."""
        if self.best >= NOX:
            return 0
        return self.worths.of(self.winner, self.best)

    def playable(self, hand: i64) -> i64:
        """YA-057: the cards of a hand that may follow."""
        if self.lead == NO_COLOUR:
            return hand
        fitting: i64 = hand & COLOUR_BITS[self.lead]
        return fitting if fitting else hand

    def answer(self, participant: i64, hand: i64) -> i64:
        """The card that a partner plays who looks no further than this trick."""
        cards = self.playable(hand)
        if not cards & (cards - 1):
            return lowest(cards)
        now = self.worth()
        best: i64 = -1000000
        chosen: i64 = NONE
        for card in each(cards):
            if self.beats(card):
                gain = self.worths.of(participant, card) * WASTE
            else:
                gain = now * WASTE - waste(self.worths, participant, card)
            if gain > best:
                best = gain
                chosen = card
        return chosen


def waste(worths: Worths, participant: i64, card: i64) -> i64:
    """What is lost with a card that wins nothing: its tile, and a little for its number."""
    if card >= NOX:
        return -1
    worth = worths.of(participant, card)
    return (worth if worth > 0 else 0) + card % NUMBERS * LOW_NUMBER


def value_of(trick: Trick, seat: i64, card: i64, hands: list[int], order: list[int]) -> i64:
    """What a card brings if those after it, whose hands are given, answer one after another."""
    going = trick.copy()
    going.add(seat, card)
    for participant in order:
        hand: i64 = hands[participant]
        if hand:
            going.add(participant, going.answer(participant, hand))
    value = going.worth() * WASTE
    if going.winner != seat:
        value -= waste(trick.worths, seat, card)
    return value
