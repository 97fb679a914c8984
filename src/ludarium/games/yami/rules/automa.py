"""The Automa's card, chosen by the lead player (YA-072 to YA-078, YA-A20 to YA-A22; N5)."""

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.yami.components import CARDS
from ludarium.games.yami.components import COLOURS as COLOUR_NAMES
from ludarium.games.yami.moves import AUTOMA, GIVE_UP, ROW
from ludarium.games.yami.rules.bases import cannot_use_before, may_give_up, open_vote, use_before, uses_before
from ludarium.games.yami.rules.numbers import (
    COLOUR_BITS,
    NO_CARD,
    NO_CARDS,
    NO_COLOUR,
    NOBODY,
    PLAY_AUTOMA,
    TURN,
    card_at,
    of_colours,
    with_card,
    without_card,
)
from ludarium.games.yami.rules.state import YamiState, refuse
from ludarium.games.yami.rules.trick import lead_colour


def leads(state: YamiState) -> bool:
    """YA-077: whether the Automa plays the first card of the trick."""
    return state.trick == NO_CARDS


def bound_to(state: YamiState) -> i64:
    """The cards that the Automa has to play if one of them lies in its row; none where its choice is free."""
    if leads(state):
        return of_colours(state.demand)  # YA-A22
    colour = lead_colour(state)
    return 0 if colour == NO_COLOUR else COLOUR_BITS[colour]


def cells_bound(state: YamiState) -> list[int]:
    """The cells of the row whose card it has to play; the deck is never looked at (YA-A20)."""
    bound = bound_to(state)
    return [cell for cell in range(ROW) if bound and is_in(bound, card_at(state.row, cell))]


def is_in(cards: i64, card: i64) -> bool:
    return card != NO_CARD and cards >> card & 1 == 1


class PlayAutoma(Step[YamiState]):
    """Choose an open card of the Automa, or the top card of its deck."""

    def run(self, state: YamiState, number: i64) -> None:
        """The Automa leads."""
        state.ask(PLAY_AUTOMA, state.kakapo)
        open_vote(state)

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        if state.may and not state.waiting >> seat & 1:
            return [GIVE_UP]
        cells = cells_bound(state)
        if not cells:
            cells = [cell for cell in range(ROW) if card_at(state.row, cell) != NO_CARD]
            if state.deck_left:
                cells.append(ROW)
        moves = [AUTOMA + cell for cell in cells]
        if leads(state):
            moves.extend(uses_before(state))
            if may_give_up(state, seat):
                moves.append(GIVE_UP)
        return moves

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        if use_before(state, seat, move):
            return
        cell = move - AUTOMA
        if cell == ROW:
            state.deck_left -= 1
            card: i64 = state.deck[state.deck_left]
        else:
            card = card_at(state.row, cell)
            state.row = without_card(state.row, cell)
        if state.news is not None:
            kind = "yami-automa-led" if leads(state) else "yami-automa-played"
            state.tell(kind, NOBODY, {"card": CARDS[card]})
        state.trick = with_card(state.trick, state.seats, card)
        state.may = 0
        state.push(TURN)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed | None:
        cell = move - AUTOMA
        if not 0 <= cell <= ROW:
            return cannot_use_before(state, move) if leads(state) else state.misplaced(seat, move)
        if cell == ROW and not state.deck_left:
            return refuse("YA-A21", "yami-no-automa-deck")
        if cell < ROW and card_at(state.row, cell) == NO_CARD:
            return refuse("YA-098", "yami-no-automa-cell", cell=cell + 1)
        if leads(state):
            return refuse("YA-A22", "yami-no-automa-fog")
        colour = f"yami-colour-{COLOUR_NAMES[lead_colour(state)]}"
        return refuse("YA-075" if len(cells_bound(state)) > 1 else "YA-074", "yami-no-automa-follow", colour=colour)


def refill(state: YamiState) -> None:
    """YA-098, YA-099, YA-A21: the empty cell of the row gets the top card of the deck, while there is one."""
    for cell in range(ROW):
        if card_at(state.row, cell) == NO_CARD and state.deck_left:
            state.deck_left -= 1
            card: i64 = state.deck[state.deck_left]
            state.row = with_card(state.row, cell, card)
            if state.news is not None:
                state.tell("yami-automa-refilled", NOBODY, {"card": CARDS[card], "cell": cell + 1})
