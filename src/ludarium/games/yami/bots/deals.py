"""Deals that may be true: the cards that a seat does not see, dealt to those who may hold them.

Hands are packed as in the State (``rules.numbers``).
"""

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.rng import QuickRng
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
    twin.deck = anew.rest[: state.deck_left]
    return twin
