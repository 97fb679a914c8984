"""Phase 4: the check, discards for whirlpools, the next round (YA-092 to YA-104, YA-134, YA-135, YA-A16, YA-A25,
YA-A26, YA-A52)."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.yami.components import CARDS
from ludarium.games.yami.moves import DISCARD
from ludarium.games.yami.rules.automa import refill
from ludarium.games.yami.rules.cells import SHAPES, has_cell, mask_of
from ludarium.games.yami.rules.numbers import (
    BROKEN,
    COMPLETED,
    DISCARD_CARD,
    DISCARD_SPAN,
    LAST_ROUND,
    NEXT,
    NOBODY,
    NOX,
    POOLS_AT,
    ROUND,
    SEEN,
    STAR_ROUND,
    THROW_AWAY,
    UNCOVERED,
    WON_AT,
    all_cards,
    card_at,
    card_of,
    colour_of,
    different,
    hand_size,
    holds,
    in_peace,
    owner_of,
    placement_in,
)
from ludarium.games.yami.rules.pawns import pawn_on
from ludarium.games.yami.rules.state import YamiState, refuse


def breaks(state: YamiState, entry: i64) -> bool:
    """YA-100 to YA-103: whether a placed tile breaks a restriction of the layout."""
    if in_peace(entry):
        return False
    layout = state.layout
    card = card_of(entry)
    low, middle, high = mask_of(SHAPES[card], placement_in(entry))
    forbidden = layout.forbidden
    if low & forbidden[card * 3] or middle & forbidden[card * 3 + 1] or high & forbidden[card * 3 + 2]:
        return True
    if not (low & layout.symbol0 or middle & layout.symbol1 or high & layout.symbol2):
        return False
    owner = owner_of(entry)
    for symbol in range(layout.symbols):
        if has_cell(low, middle, high, layout.symbol_cells[symbol]) and pawn_on(state, symbol) != owner:
            return True
    return False


def broken(state: YamiState) -> bool:
    for entry in state.placed:
        if breaks(state, entry):
            return True
    return False


class Check(Step[YamiState]):
    """Restrictions first, then surrounding, then the round limit (YA-A16, YA-092, YA-053)."""

    def run(self, state: YamiState, number: i64) -> None:
        if broken(state):
            state.lose(BROKEN)
        elif not (state.left0 or state.left1 or state.left2):
            complete(state)
        elif state.round >= LAST_ROUND:
            state.lose(UNCOVERED)
        else:
            state.push(NEXT)
            if state.pools:
                state.tricks[-1] |= state.pools << POOLS_AT
                state.push(DISCARD_CARD, state.pools)
                state.pools = 0


def complete(state: YamiState) -> None:
    """YA-052, YA-128."""
    state.end(COMPLETED)
    if state.news is not None:
        kind = "yami-completed-star" if state.round <= STAR_ROUND else "yami-completed"
        state.tell(kind, NOBODY, {"round": state.round})


class DiscardCard(Step[YamiState]):
    """YA-134, YA-A24, YA-A25: every seat with cards chooses one for each whirlpool, all at the same time.

    What is chosen stays in the hand, so that nobody learns of it before all have chosen.
    """

    def run(self, state: YamiState, number: i64) -> None:
        seats = state.seats_with_cards()
        if seats:
            state.push(THROW_AWAY)
            state.ask_all(DISCARD_CARD, seats, number)

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        return each(different(state.hands[seat] - state.leaving[seat]), DISCARD)

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        leaving = state.leaving[:]
        leaving[seat] += bit_of(move - DISCARD)
        state.leaving = leaving
        if still_to_discard(state, seat):
            state.stay(seat)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed:
        return refuse("YA-134", "yami-no-not-in-hand", card=f"yami-card-{CARDS[move - DISCARD]}")


def still_to_discard(state: YamiState, seat: i64) -> bool:
    """YA-A24, YA-A26: a card for each whirlpool; who holds fewer discards all of them."""
    leaving: i64 = state.leaving[seat]
    return hand_size(leaving) < state.number and leaving != state.hands[seat]


class ThrowAway(Step[YamiState]):
    """YA-135, YA-A25: all have chosen; the others see a card only if they had seen it before (base B)."""

    def run(self, state: YamiState, number: i64) -> None:
        for seat in range(state.seats):
            for card in all_cards(state.leaving[seat]):
                throw_away(state, seat, card)
        state.leaving = [0] * state.seats


def throw_away(state: YamiState, seat: i64, card: i64) -> None:
    state.hands[seat] -= bit_of(card)
    seen = holds(state.shown[seat], card)
    if seen:
        shown = state.shown[:]
        shown[seat] -= bit_of(card)
        state.shown = shown
    discards = state.discards[:]
    discards[seat] = with_discard(discards[seat], card, seen)
    state.discards = discards
    if state.news is not None:
        state.tell("yami-discarded", seat, {"card": CARDS[card]}, -1 if seen else bit_of(seat))
        if not seen:
            state.tell("yami-discarded-unseen", seat, {}, state.all_but(seat))


def with_discard(discards: i64, card: i64, seen: bool) -> i64:
    """The discards of a seat with one more behind them."""
    shift: i64 = 0
    while discards >> shift:
        shift += DISCARD_SPAN
    entry = card + 1
    if seen:
        entry += SEEN
    return discards | entry << shift


class Next(Step[YamiState]):
    """YA-095 to YA-099, YA-065: leader, figure, trump and the Automa's row for the next round."""

    def run(self, state: YamiState, number: i64) -> None:
        trick: i64 = state.tricks[-1]
        winner = trick >> WON_AT & 7
        state.leader = winner
        if not state.is_automa(winner):
            state.kakapo = winner
        card = card_at(trick, winner)
        if card != NOX:  # N4: the trump of a round of Nox cards stays
            state.trump = colour_of(card)
        if state.seats < state.participants:
            refill(state)
        state.round += 1
        state.voted = False
        state.push(ROUND)
