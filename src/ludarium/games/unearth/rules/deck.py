"""The Delver deck: drawing, discarding, shuffling anew (UN-075, UN-A22, UN-A24, UN-A57)."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.games.unearth.components import CARDS
from ludarium.games.unearth.rules.numbers import CARD_KINDS
from ludarium.games.unearth.rules.state import NOBODY, UnearthState


def one_card(card: i64) -> i64:
    """A card of a kind, as hands and the discard pile count them."""
    return bit_of(4 * card)


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
        hand += one_card(card)
        number -= 1
        if drawn is not None:
            drawn.append(CARDS[card])
    state.hands[seat] = hand
    if drawn:
        state.tell("unearth-drew", seat, {"cards": drawn}, bit_of(seat))
        state.tell("unearth-drew-unseen", seat, {"number": len(drawn)}, state.all_but(seat))


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
