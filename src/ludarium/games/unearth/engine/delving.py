"""The Delver deck: drawing, discarding, shuffling anew (UN-075, UN-A22, UN-A24, UN-A57)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.events import SPECTATORS
from ludarium.games.unearth.components import CARDS
from ludarium.games.unearth.engine.moves import CARD_KINDS
from ludarium.games.unearth.engine.state import NOBODY, UnearthState

# One card of each kind; a table, because a shift of an i64 beyond 31 bits is compiled wrongly.
CARD_UNIT: Final[list[int]] = [1 << 4 * card for card in range(CARD_KINDS)]


def can_draw(state: UnearthState) -> bool:
    return state.deck_left > 0 or state.discard != 0


def draw_cards(state: UnearthState, seat: i64, number: i64) -> None:
    """Draw as many cards as there are; the discard pile becomes the deck when a card is needed."""
    hand: i64 = state.hands[seat]
    drawn: list[str] | None = [] if state.news is not None else None
    while number > 0:
        if state.deck_left == 0:
            if state.discard == 0:
                break
            reshuffle(state)
        state.deck_left -= 1
        card = state.deck[state.deck_left]
        hand += CARD_UNIT[card]
        number -= 1
        if drawn is not None:
            drawn.append(CARDS[card])
    state.hands[seat] = hand
    if drawn:
        state.tell("unearth-drew", seat, {"cards": drawn}, 1 << seat)
        others = ~(1 << seat) & ((1 << state.seats) - 1) | 1 << SPECTATORS
        state.tell("unearth-drew-unseen", seat, {"number": len(drawn)}, others)


def reshuffle(state: UnearthState) -> None:
    cards: list[int] = []
    for card in range(CARD_KINDS):
        cards += [card] * (state.discard >> 4 * card & 15)
    state.rng.shuffle(cards, CARDS)
    state.deck = cards
    state.deck_left = len(cards)
    state.discard = 0
    if state.news is not None:
        state.tell("unearth-reshuffled", NOBODY, {"number": len(cards)})
