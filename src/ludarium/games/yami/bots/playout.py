"""Play a mission on to its end as partners would who look no further than the trick and know their own hand alone.

Whoever leads guesses the other hands anew: those of the State are only one deal that may be true, and to play by
them would be to play with open hands.

The same boards come up again and again among the playouts of one decision. What tiles are worth on them, and where
they go, is therefore worked out once (``Boards``).
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, how_many
from ludarium.core.rng import QuickRng
from ludarium.games.yami.bots.tricks import Trick, value_of, waste
from ludarium.games.yami.bots.worth import NO_OWNER, NO_PLACE, Board, Worths, best_placed
from ludarium.games.yami.moves import AUTOMA, DISCARD, PASS, PAWN, PLACE, PLAY, ROW, TAKE
from ludarium.games.yami.rules.numbers import (
    COMPLETED,
    DISCARD_CARD,
    FOLLOW,
    LEAD,
    NO_CARD,
    NOTHING,
    PLACE_TILE,
    PLAY_AUTOMA,
    PUT_PAWN,
    PUT_TILE,
    STAR_ROUND,
    TAKE_TILE,
    WON_AT,
    card_at,
    card_of,
    different,
    hand_size,
    in_peace,
    owner_of,
)
from ludarium.games.yami.rules.numbers import NO_OWNER as NOBODYS
from ludarium.games.yami.rules.pawns import pawn_on
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.rules.trick import playable

# What an ending is worth; of failures those that come close are better.
WON: Final = 100
STAR: Final = 8
MOST_PAWN_CARDS: Final = 3
HIGH: Final = 4  # a number above it, counted from 0, is likely to win a trick


class Boards:
    """The boards that playouts from one position met, with what tiles are worth on them."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int, int], Worths] = {}

    def worths(self, state: YamiState) -> Worths:
        key = (state.free0, state.free1, state.free2, state.pawns)
        found = self.known.get(key)
        if found is None:
            found = Worths(board_of(state), state.seats)
            self.known[key] = found
        return found


def finish(state: YamiState, boards: Boards, rng: QuickRng) -> int:
    """Play a State to its end; what the ending is worth."""
    worths = boards.worths(state)
    while not state.over:
        if state.step != FOLLOW:  # the board may have changed
            worths = boards.worths(state)
        seat = state.turn
        move = chosen(state, seat, worths, rng)
        if move == NOTHING:  # every placement breaks a restriction
            break
        state.play(seat, move)
    if state.how == COMPLETED:
        return WON + (STAR if state.round <= STAR_ROUND else 0)
    return -(how_many(state.left0) + how_many(state.left1) + how_many(state.left2))


def chosen(state: YamiState, seat: i64, worths: Worths, rng: QuickRng) -> i64:
    """The move of a partner; NOTHING where a tile can only be placed in breach of a restriction."""
    step = state.step
    if step == FOLLOW:
        return PLAY + trick_of(state, worths).answer(seat, different(state.hands[seat]))
    if step == LEAD:
        return PLAY + best_card(state, seat, each(playable(state, seat)), worths, rng)
    if step == PLAY_AUTOMA:
        return automa_move(state, worths, rng)
    if step == PLACE_TILE:
        winner = state.tricks[-1] >> WON_AT & 7
        if not state.peace:
            return placing(worths.best(winner, state.number))
        return placing(best_placed(board_of(state), state.number, NO_OWNER, True))
    if step == PUT_TILE:
        entry: i64 = state.placed[state.number >> 1]
        owner = NO_OWNER if owner_of(entry) == NOBODYS else owner_of(entry)
        return placing(best_placed(board_of(state), card_of(entry), owner, in_peace(entry)))
    if step == DISCARD_CARD:
        return least_wasted(worths, seat, state.moves(seat))
    if step == TAKE_TILE:
        return TAKE + state.number
    if step == PUT_PAWN:
        return pawn_move(state, seat)
    moves = state.moves(seat)
    return PASS if PASS in moves else moves[0]


def placing(packed: i64) -> i64:
    """The move of a placement that is packed with its worth; NOTHING if there is none."""
    placement = packed & NO_PLACE
    return NOTHING if placement == NO_PLACE else PLACE + placement


# What a partner sees of a State.


def board_of(state: YamiState) -> Board:
    free: list[int] = [state.free0, state.free1, state.free2]
    left: list[int] = [state.left0, state.left1, state.left2]
    pawns: list[int] = [pawn_on(state, symbol) for symbol in range(state.layout.symbols)]
    return Board(state.layout, free, left, pawns)


def trick_of(state: YamiState, worths: Worths) -> Trick:
    """The trick in progress."""
    trick = Trick(state.trump, worths)
    participant = state.leader
    for _ in range(state.participants):
        card = card_at(state.trick, participant)
        if card != NO_CARD:
            trick.add(participant, card)
        participant = (participant + 1) % state.participants
    return trick


def guessed_hands(state: YamiState, seat: i64, rng: QuickRng) -> list[int]:
    """The hands as a seat may imagine them: the cards of the others dealt anew, the Automa's row as it lies."""
    pool: list[int] = []
    for other in range(state.seats):
        if other != seat:
            pool.extend(each(different(state.hands[other])))
    hands: list[int] = []
    for other in range(state.seats):
        if other == seat:
            hands.append(different(state.hands[seat]))
            continue
        hand: i64 = 0
        for _ in range(min(hand_size(state.hands[other]), len(pool))):
            at = rng.below(len(pool))
            hand |= bit_of(pool[at])
            pool[at] = pool[-1]
            pool.pop()
        hands.append(hand)
    row: i64 = 0
    for cell in range(ROW):
        card = card_at(state.row, cell)
        if card != NO_CARD:
            row |= bit_of(card)
    hands.append(row)
    return hands


# Choices.


def best_card(state: YamiState, participant: i64, cards: list[int], worths: Worths, rng: QuickRng) -> i64:
    """The card that brings most, if those after it answer with hands that are guessed."""
    if len(cards) == 1:
        return cards[0]
    trick = trick_of(state, worths)
    hands = guessed_hands(state, state.turn, rng)
    after: list[int] = []
    other = (participant + 1) % state.participants
    while other not in (state.leader, participant):
        after.append(other)
        other = (other + 1) % state.participants
    best: i64 = -1000000
    chosen_card: i64 = cards[0]
    for card in cards:
        value = value_of(trick, participant, card, hands, after)
        if value > best:
            best = value
            chosen_card = card
    return chosen_card


def automa_move(state: YamiState, worths: Worths, rng: QuickRng) -> i64:
    """An open card of the Automa; its deck only where nothing else is left."""
    cells = [move - AUTOMA for move in state.moves(state.kakapo) if AUTOMA <= move < AUTOMA + ROW]
    if not cells:
        return AUTOMA + ROW
    cards = [card_at(state.row, cell) for cell in cells]
    card = best_card(state, state.seats, cards, worths, rng)
    return AUTOMA + cells[cards.index(card)]


def least_wasted(worths: Worths, seat: i64, moves: list[int]) -> i64:
    """What is discarded to a whirlpool."""
    best: i64 = 1000000
    chosen_move: i64 = moves[0]
    for move in moves:
        cost = waste(worths, seat, move - DISCARD)
        if cost < best:
            best = cost
            chosen_move = move
    return chosen_move


def pawn_move(state: YamiState, seat: i64) -> i64:
    """A hand with high cards takes the first free symbol, another passes while it may."""
    moves = state.moves(seat)
    strong = 0
    for card in each(different(state.hands[seat])):
        if card % 7 > HIGH:
            strong += 1
    if strong < MOST_PAWN_CARDS and moves[-1] == PASS:
        return PASS
    return moves[0] if moves[0] >= PAWN else PASS
