"""A search with open hands: how far a deal could be won if everybody knew all cards.

It is no bot, for it takes the State. It is the ceiling beside which bots are measured, and shows that a mission can
be won at all. Every line that it finds was played by the rules; that it finds none proves nothing.

A beam search, round by round: of all tricks that can be played, one for each card and winner, the one that wastes
least; of all placements of the tile, the best few; of all boards that follow, the ``width`` most promising.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, how_many
from ludarium.games.yami.bots.playout import board_of
from ludarium.games.yami.bots.tricks import waste
from ludarium.games.yami.bots.worth import CELL, NO_OWNER, RESTRICTED, Worths, rated, spoilt
from ludarium.games.yami.moves import AUTOMA, CAST, DISCARD, GIVE_UP, PASS, PLACE, PLAY, ROW
from ludarium.games.yami.rules.cells import has_cell
from ludarium.games.yami.rules.layout import breaks
from ludarium.games.yami.rules.numbers import (
    COMPLETED,
    DISCARD_CARD,
    FOLLOW,
    LEAD,
    NO_CARD,
    NOX,
    PLACE_TILE,
    PLAY_AUTOMA,
    PUT_PAWN,
    SPIRITS,
    TILE_AT,
    WON_AT,
    card_at,
)
from ludarium.games.yami.rules.state import YamiState

PLACES: Final = 8  # placements tried of each tile
SPARE: Final = 3  # cards tried of a hand that cannot follow, besides those that could win
UNSERVED: Final = 400  # a restricted cell for which no card is left
SCARCE: Final = 12  # one for which a single card is left

Line = list[tuple[int, int]]


class Node:
    """A board on the way, and the moves that led there."""

    def __init__(self, state: YamiState, line: Line) -> None:
        self.state = state
        self.line = line
        self.cost: i64 = 0  # the lower the better


def solve(state: YamiState, width: int) -> Line | None:
    """Moves by seat that complete the mission, as found by a beam of a width; ``None`` if it finds none."""
    beam = pawn_choices(Node(state.copy(), []), width)
    while beam:
        following: dict[str, Node] = {}
        for node in beam:
            for child in rounds_after(node):
                if child.state.over:
                    if child.state.how == COMPLETED:
                        return child.line
                    continue
                key = f"{sorted(child.state.placed)} {child.state.hands}"
                known = following.get(key)
                if known is None or child.cost < known.cost:
                    following[key] = child
        beam = sorted(following.values(), key=cost_of)[:width]
    return None


def cost_of(node: Node) -> int:
    return node.cost


def played(node: Node, seat: int, move: int) -> Node:
    state = node.state.copy()
    state.play(seat, move)
    return Node(state, [*node.line, (seat, move)])


def pawn_choices(start: Node, width: int) -> list[Node]:
    """Ways to put the pawns, spread over all there are."""
    done: list[Node] = []
    open_nodes = [start]
    while open_nodes:
        following: list[Node] = []
        for node in open_nodes:
            if node.state.step == PUT_PAWN:
                seat = node.state.turn
                following.extend([played(node, seat, move) for move in node.state.moves(seat)])
            else:
                done.append(node)
        stride = len(following) // width + 1
        open_nodes = following[::stride]
    return done


# One round.


def rounds_after(node: Node) -> list[Node]:
    """All boards worth a look after one more round."""
    worths = Worths(board_of(node.state), node.state.seats)
    tricks: dict[int, Node] = {}
    gather_tricks(node, worths, tricks)
    found: list[Node] = []
    for trick in tricks.values():
        for placed in placed_well(trick):
            found.append(discarded(placed, worths))
    for child in found:
        child.cost = cost_left(child.state)
    return found


def gather_tricks(node: Node, worths: Worths, found: dict[int, Node]) -> None:
    """Play all tricks from here; of those with the same winner and tile keep the one that wastes least."""
    state = node.state
    if state.over or state.step not in (LEAD, FOLLOW, PLAY_AUTOMA):
        if state.over or state.step != PLACE_TILE:
            return
        trick: i64 = state.tricks[-1]
        winner = trick >> WON_AT & 7
        key = winner << 6 | trick >> TILE_AT & NO_CARD
        node.cost -= waste(worths, winner, card_at(trick, winner))  # it was not wasted
        known = found.get(key)
        if known is None or node.cost < known.cost:
            found[key] = node
        return
    seat = state.turn
    for move, card in cards_worth_trying(state, seat, worths):
        child = played(node, seat, move)
        participant = state.seats if state.step == PLAY_AUTOMA else seat
        child.cost = node.cost + waste(worths, participant, card)
        gather_tricks(child, worths, found)


def cards_worth_trying(state: YamiState, seat: int, worths: Worths) -> list[tuple[int, int]]:
    """Moves with their cards: all that follow or could win, and the least useful of the others."""
    automa = state.step == PLAY_AUTOMA
    participant = state.seats if automa else seat
    found: list[tuple[int, int]] = []
    others: list[tuple[int, int, int]] = []
    moves = [move for move in state.moves(seat) if PLAY <= move < CAST or AUTOMA <= move <= AUTOMA + ROW]
    for move in moves:
        card = automa_card(state, move) if automa else move - PLAY
        if len(moves) > SPARE and state.step != LEAD and card // 7 != state.trump:
            others.append((waste(worths, participant, card), move, card))
        else:
            found.append((move, card))
    others.sort()
    found.extend([(move, card) for _, move, card in others[:SPARE]])
    return found


def automa_card(state: YamiState, move: int) -> int:
    cell = move - AUTOMA
    return state.deck[state.deck_left - 1] if cell == ROW else card_at(state.row, cell)


def placed_well(node: Node) -> list[Node]:
    """The tile at hand on its best places that break nothing."""
    state = node.state
    board = board_of(state)
    card: i64 = state.number
    winner = state.tricks[-1] >> WON_AT & 7
    owner = NO_OWNER if state.is_automa(winner) else winner
    places = sorted(rated(board, card, owner, False), reverse=True)
    return [played(node, state.turn, PLACE + placement) for _, placement in places[:PLACES]]


def discarded(node: Node, worths: Worths) -> Node:
    """Everybody discards what is worth least, if whirlpools ask for it; bases are left alone."""
    while not node.state.over and node.state.step == DISCARD_CARD:
        seat = node.state.turn
        rated = [(waste(worths, seat, move - DISCARD), move) for move in node.state.moves(seat) if move != GIVE_UP]
        rated.sort()
        node = played(node, seat, rated[0][1])
    while not node.state.over and PASS in node.state.moves(node.state.turn):
        node = played(node, node.state.turn, PASS)
    return node


# What is left to do.


def cost_left(state: YamiState) -> i64:
    """Cells that are still open, what is spoilt, and restrictions that few cards can serve."""
    left = how_many(state.left0) + how_many(state.left1) + how_many(state.left2)
    cost = CELL * left
    cost += spoilt(state.left0, state.left1, state.left2, state.free0, state.free1, state.free2)
    cards = cards_left(state)
    for edge in state.layout.edges:
        if has_cell(state.left0, state.left1, state.left2, edge.cell):
            served = 0
            for card in each(cards):
                if not breaks(edge, card):
                    served += 1
            cost += RESTRICTED + (UNSERVED if served == 0 else SCARCE if served == 1 else 0)
    return cost


def cards_left(state: YamiState) -> i64:
    """The spirit cards of all participants as bits."""
    cards: i64 = 0
    for seat in range(state.seats):
        cards |= state.hands[seat] & SPIRITS
    open_row = [card_at(state.row, cell) for cell in range(ROW)]
    for card in [*open_row, *state.deck[: state.deck_left]]:
        if card < NOX:
            cards |= bit_of(card)
    return cards
