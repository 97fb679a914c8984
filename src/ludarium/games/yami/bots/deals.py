"""Deals that may be true: the cards that a seat does not see, dealt to those who may hold them.

Hands are packed as in the State (``rules.numbers``).
"""

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.rng import QuickRng
from ludarium.games.yami.rules.numbers import DISCARD_CARD, all_cards, hand_size
from ludarium.games.yami.rules.state import YamiState


class ClosedHand:
    """What a seat knows of the hand of another: how many cards, and which they may be, as bits."""

    def __init__(self, seat: int, number: int, possible: int) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.possible: i64 = possible


class Unseen:
    """The cards whose place a seat does not know, the closed hands, and by seat the cards that it knows."""

    def __init__(self, cards: list[int], closed: list[ClosedHand], open_hands: list[int]) -> None:
        self.cards = cards
        self.closed = closed
        self.open_hands = open_hands


class Deal:
    """Hands by seat, and the cards that nobody holds."""

    def __init__(self, hands: list[int], rest: list[int]) -> None:
        self.hands = hands
        self.rest = rest


def deal(unseen: Unseen, rng: QuickRng) -> Deal:
    """One deal; those who can hold the fewest cards come first."""
    hands = unseen.open_hands[:]
    pool = unseen.cards[:]
    at: i64 = len(pool) - 1
    while at > 0:
        other = rng.below(at + 1)
        swapped = pool[at]
        pool[at] = pool[other]
        pool[other] = swapped
        at -= 1
    for closed in unseen.closed:
        hand: i64 = hands[closed.seat]
        needed = closed.number
        rest: list[int] = []
        for card in pool:
            if needed and closed.possible >> card & 1:
                hand += bit_of(card)
                needed -= 1
            else:
                rest.append(card)
        while needed:  # those before took the fitting ones; any card will do for an estimate
            hand += bit_of(rest.pop())
            needed -= 1
        hands[closed.seat] = hand
        pool = rest
    return Deal(hands, pool)


def dealt_anew(state: YamiState, unseen: Unseen, rng: QuickRng) -> YamiState:
    """A copy of a State in which the closed hands and the Automa's deck are others that may be true."""
    twin = state.copy()
    anew = deal(unseen, rng)
    twin.hands = anew.hands
    if state.step == DISCARD_CARD:  # what others have chosen must lie in the hands that they have now
        twin.leaving = state.leaving[:]
        for seat in range(state.seats):
            if twin.hands[seat] != state.hands[seat]:
                twin.leaving[seat] = some_cards(twin.hands[seat], hand_size(state.leaving[seat]), rng)
    twin.deck = anew.rest[: state.deck_left]
    return twin


def some_cards(hand: i64, number: i64, rng: QuickRng) -> i64:
    """So many cards of a hand, packed as a hand."""
    cards = all_cards(hand)
    chosen: i64 = 0
    for _ in range(number):
        chosen += bit_of(cards.pop(rng.below(len(cards))))
    return chosen
