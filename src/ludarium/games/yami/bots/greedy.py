"""A partner with a plain plan: bring the tile that helps most, place it where it covers most and spoils nothing."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Final

from ludarium.core.bot import Bot
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.view import View
from ludarium.games.yami.bots.deals import deal
from ludarium.games.yami.bots.inference import cards_to_come, hand_of, own_cards, unseen_by
from ludarium.games.yami.bots.tricks import Trick, value_of, waste
from ludarium.games.yami.bots.worth import NO_OWNER, NO_PAWN, Board, Worths, after, outlook, rated
from ludarium.games.yami.components import CARD_NUMBER, CELL_NUMBER, COLOUR_NUMBER, Fog, Laid
from ludarium.games.yami.facts import laid_tokens, tile_at_hand
from ludarium.games.yami.moves import (
    AUTOMA,
    CAST,
    DISCARD,
    PASS,
    PAWN,
    PLACE,
    PLAY,
    ROW,
    SHOW,
    SPRING,
    TAKE,
    TURNS,
    VOTE_YES,
)
from ludarium.games.yami.rules.cells import CELLS, SHAPES, mask_of
from ludarium.games.yami.rules.layout import MissionLayout, lay_out
from ludarium.games.yami.rules.numbers import NO_COLOUR, different
from ludarium.games.yami.table import NO_TRUMP, YamiView

SAMPLES: Final = 12
SEEDS: Final = 1 << 30
LOOKED_AT: Final = 8  # placements
HERE: Final = 10  # what a placement gains now, against what the next tile may gain after it
AHEAD: Final = 7
MAGIC_PRICE: Final = 300 * SAMPLES
# The strength of a hand in tenths of a sure trick, and the one that takes a symbol of its own accord.
STRONG: Final = 35
STRENGTH: Final = {7: 10, 6: 7, 5: 4}
WEAK_CARD: Final = 1
FIRST_TRUMP: Final = 3


class GreedyBot(Bot):
    """Looks no further than the trick and the tile of this round."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, YamiView)
        return CHOOSERS[view.step](Decision(view, moves, self.rng))

    def propose(self, view: View, moves: Sequence[int]) -> list[int] | None:
        """The placement that this seat would choose itself."""
        return [self.choose(view, moves)]


# What can be seen, as the rules have it.


@lru_cache(maxsize=64)
def layout_named(
    tokens: tuple[Laid, ...], fog: tuple[Fog, ...], whirlpools: tuple[str, ...], magic: tuple[str, ...]
) -> MissionLayout:
    return lay_out(list(tokens), list(fog), list(whirlpools), list(magic))


def layout_seen(view: YamiView) -> MissionLayout:
    fog = tuple(Fog(cell, colour) for cell, colour in view.fog.items())  # type: ignore[arg-type]  # a name is a colour
    return layout_named(tuple(laid_tokens(view)), fog, tuple(view.whirlpools), tuple(view.magic))


def board_seen(view: YamiView) -> Board:
    layout = layout_seen(view)
    free = [layout.free0, layout.free1, layout.free2]
    left = [layout.required0, layout.required1, layout.required2]
    for name, laid in view.placed.items():
        if name != view.lifted:
            placement = TURNS.index(laid.turn) * CELLS + CELL_NUMBER[laid.cell]
            mask = mask_of(SHAPES[CARD_NUMBER[name]], placement)
            free = [word & ~covered for word, covered in zip(free, mask, strict=True)]
            left = [word & ~covered for word, covered in zip(left, mask, strict=True)]
    pawns = [seat_of(view.pawns.get(symbol + 1)) for symbol in range(layout.symbols)]
    return Board(layout, free, left, pawns)


def seat_of(pawn: str | None) -> int:
    return NO_PAWN if pawn is None else int(pawn.partition(".")[0])


@lru_cache(maxsize=64)
def worths_on(
    layout: MissionLayout, free: tuple[int, ...], left: tuple[int, ...], pawns: tuple[int, ...], seats: int
) -> Worths:
    """The same for all who look at a board, so worked out once."""
    return Worths(Board(layout, list(free), list(left), list(pawns)), seats)


class Decision:
    """One decision of a seat: what it sees, and what it may do."""

    def __init__(self, view: YamiView, moves: Sequence[int], rng: Rng) -> None:
        assert view.seat is not None
        self.view = view
        self.moves = moves
        self.rng = rng
        self.seat: int = view.seat
        participants = max(view.seats, 3)
        self.order = [(view.leader + after) % participants for after in range(participants)]

    @cached_property
    def worths(self) -> Worths:
        """What the tiles are worth to each participant."""
        board = board_seen(self.view)
        free = (board.free0, board.free1, board.free2)
        left = (board.left0, board.left1, board.left2)
        return worths_on(board.layout, free, left, tuple(board.pawns), self.view.seats)

    def values(self, participant: int, cards: list[int]) -> list[int]:
        """What each card is worth when a participant plays it now, over deals that may be true."""
        view = self.view
        trick = Trick(NO_COLOUR if view.trump == NO_TRUMP else COLOUR_NUMBER[view.trump], self.worths)
        for one in self.order:
            if one in view.trick:
                trick.add(one, CARD_NUMBER[view.trick[one]])
        after = [one for one in self.order[self.order.index(participant) + 1 :] if one not in view.trick]
        unseen = unseen_by(view)
        row = hand_of([*view.automa_row.values()])
        rng = QuickRng(self.rng.below(SEEDS))
        sums = [0] * len(cards)
        for _ in range(SAMPLES):
            hands = [different(hand) for hand in (*deal(unseen, rng).hands, row)]
            for at, card in enumerate(cards):
                sums[at] += value_of(trick, participant, card, hands, after)
        return sums


# Cards.


def choose_card(decision: Decision) -> int:
    values = card_values(decision)
    return max(values, key=lambda move: values[move])


def card_values(decision: Decision) -> dict[int, int]:
    """What each card brings in this trick, by its move; magic has its price."""
    plays = [move for move in decision.moves if PLAY <= move < AUTOMA]
    cards = [move - CAST if move >= CAST else move - PLAY for move in plays]
    values = decision.values(decision.seat, cards)
    return {move: value - (MAGIC_PRICE if move >= CAST else 0) for move, value in zip(plays, values, strict=True)}


def choose_for_automa(decision: Decision) -> int:
    """The open card that brings most; the closed one of the deck only where nothing else is left."""
    cells = [move for move in decision.moves if AUTOMA <= move < AUTOMA + ROW]
    if not cells:
        return AUTOMA + ROW
    cards = [CARD_NUMBER[decision.view.automa_row[move - AUTOMA + 1]] for move in cells]
    values = decision.values(decision.view.seats, cards)
    return cells[values.index(max(values))]


def choose_discard(decision: Decision) -> int:
    return min(decision.moves, key=lambda move: waste(decision.worths, decision.seat, move - DISCARD))


def choose_shown(decision: Decision) -> int:
    return max(decision.moves, key=lambda move: waste(decision.worths, decision.seat, move - SHOW))


# The board.


def choose_tile(decision: Decision) -> int:
    winner = decision.view.tricks[-1].won
    return max(decision.moves, key=lambda move: decision.worths.of(winner, move - TAKE))


def choose_placement(decision: Decision) -> int:
    """The best safe placement; if none is safe, the Spring of Peace makes all of them so."""
    best = best_places(decision, 1)
    if best:
        return PLACE + best[0]
    return SPRING if SPRING in decision.moves else decision.moves[0]


def best_places(decision: Decision, most: int) -> list[int]:
    """Safe placements of the tile at hand, those first after which the next tile can bring most."""
    view = decision.view
    hand = tile_at_hand(view, [])
    assert hand is not None
    card = CARD_NUMBER[hand.tile]
    peace = view.spring if view.lifted is None else view.placed[view.lifted].peace
    board = board_seen(view)
    owner = NO_OWNER if hand.owner is None else hand.owner
    best = sorted(rated(board, card, owner, peace), reverse=True)[:LOOKED_AT]
    unplayed = cards_to_come(view)
    ahead = {
        placement: worth * HERE + outlook(after(board, card, placement), unplayed, decision.seat) * AHEAD
        for worth, placement in best
    }
    return sorted(ahead, key=lambda placement: -ahead[placement])[:most]


def choose_pawn(decision: Decision) -> int:
    """A strong hand takes a symbol, a weak one passes while it may."""
    strength = 0
    for name in own_cards(decision.view):
        number = CARD_NUMBER[name] % 7 + 1
        strength += STRENGTH.get(number, WEAK_CARD) + (FIRST_TRUMP if name[0] == "r" else 0)
    if PASS in decision.moves and strength < STRONG:
        return PASS
    return next(move for move in decision.moves if PAWN <= move < PASS)


def choose_nothing(_: Decision) -> int:
    return PASS


def choose_yes(_: Decision) -> int:
    return VOTE_YES


CHOOSERS: Final[dict[str, Callable[[Decision], int]]] = {
    "pawn": choose_pawn,
    "lead": choose_card,
    "follow": choose_card,
    "automa": choose_for_automa,
    "window": choose_nothing,
    "show": choose_shown,
    "take": choose_tile,
    "place": choose_placement,
    "put": choose_placement,
    "after": choose_nothing,
    "discard": choose_discard,
    "vote": choose_yes,
}
