"""Artifacts: drawn, kept or discarded, and bought as a free action (rules chapters 13, 31; NF-A109)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, has, how_many, lowest
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import ARTIFACTS, GOODS
from ludarium.games.near_and_far.effects import (
    BALM,
    COST_OF,
    GOODS_BITS,
    GOODS_MASK,
    NEEDS_BEATEN,
    NEEDS_MAP_CAMPS,
    NEEDS_MINE_CAMPS,
    NEEDS_TREASURES,
    REPUTATION_MAX,
    REPUTATION_MIN,
    SALVE,
)
from ludarium.games.near_and_far.effects import (
    CONTRACT as CONTRACT_CARD,
)
from ludarium.games.near_and_far.moves import BUY, DRAW, ONE_USE, USE
from ludarium.games.near_and_far.rules.gains import (
    amount,
    artifacts_left,
    can_pay,
    draw_artifact,
    gain_hearts,
    holds,
    leave_hand,
    pay,
    recount,
)
from ludarium.games.near_and_far.rules.numbers import (
    ARTIFACT_COUNT,
    CARDS,
    CELL_SITES,
    CONTRACT,
    DECK,
    GOOD_COUNT,
    SPACE_SITES,
    THREAT_SITES,
)
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller

# The free actions: cards of ``moves.ONE_USE`` that give hearts.
SALVE_AT: Final = 2
BALM_AT: Final = 3


# Buying.


def meets(me: Traveller, card: i64) -> bool:
    """NF-301, NF-302: a requirement is met, not paid."""
    return (
        REPUTATION_MIN[card] <= me.reputation <= REPUTATION_MAX[card]
        and NEEDS_TREASURES[card] <= me.treasures_held()
        and NEEDS_BEATEN[card] <= how_many(me.sites & THREAT_SITES)
        and NEEDS_MAP_CAMPS[card] <= how_many(me.sites & SPACE_SITES)
        and NEEDS_MINE_CAMPS[card] <= how_many(me.sites & CELL_SITES)
    )


def buyable(me: Traveller) -> i64:
    """The artifacts of a hand that can be bought now."""
    found: i64 = 0
    left = me.hand
    while left:
        card = lowest(left)
        left &= left - 1
        if can_pay(me, COST_OF[card]) and meets(me, card):
            found |= bit_of(card)
    return found


def buy(state: NearState, seat: i64, card: i64) -> None:
    """NF-298 to NF-303: pay, and lay it down; the Mercenary Contract places a camp at once (NF-346)."""
    pay(state, seat, COST_OF[card])
    leave_hand(state, seat, card)
    me = state.me(seat)
    me.bought |= bit_of(card)
    recount(me)
    if state.news is not None:
        state.tell("near-bought", seat, {"artifact": ARTIFACTS[card]})
    if has(CONTRACT_CARD.bought, card):
        state.push(CONTRACT)


def cannot_buy(state: NearState, seat: i64, card: i64) -> NotAllowed:
    me = state.players[seat]
    name = f"near-artifact-{ARTIFACTS[card]}"
    if not has(me.hand, card):
        return refuse("NF-298", "near-no-not-in-hand", card=name)
    if not REPUTATION_MIN[card] <= me.reputation <= REPUTATION_MAX[card]:
        return refuse("NF-302", "near-no-reputation-needed", card=name)
    if not meets(me, card):
        return refuse("NF-301", "near-no-requirement", card=name)
    for good in range(GOOD_COUNT):
        need = COST_OF[card] >> GOODS_BITS * good & GOODS_MASK
        have = amount(me, good)
        if have < need:
            return refuse(
                "NF-A26", "near-no-cannot-pay", good=f"near-good-{GOODS[good]}", need=int(need), have=int(have)
            )
    return refuse("NF-298", "near-no-not-in-hand", card=name)


# Free actions.


def may_act_freely(me: Traveller) -> bool:
    """Whether all can see that a traveller may have a free action: what is in a hand does not matter."""
    return me.hand != 0 or holds(me, SALVE) or holds(me, BALM)


def add_free_moves(me: Traveller, moves: list[int]) -> None:
    """NF-298, NF-400: artifacts to buy; and cards that give hearts on the own turn."""
    cards = buyable(me)
    if cards:
        moves.extend(each(cards, BUY))
    if holds(me, SALVE):
        moves.append(USE + SALVE_AT)
    if holds(me, BALM):
        moves.append(USE + BALM_AT)


def is_free(move: i64) -> bool:
    return BUY <= move < BUY + ARTIFACT_COUNT or USE + SALVE_AT <= move <= USE + BALM_AT


def act_freely(state: NearState, seat: i64, move: i64) -> None:
    if move < USE:
        buy(state, seat, move - BUY)
        return
    me = state.me(seat)
    if move == USE + SALVE_AT:
        unit = SALVE.treasures & -SALVE.treasures  # one of its copies
        me.treasures -= unit
        state.treasure_discard += unit
    else:
        me.finds &= ~BALM.finds
        state.finds_out |= BALM.finds
    gain_hearts(state, seat, SALVE.amount if move == USE + SALVE_AT else BALM.amount)
    if state.news is not None:
        state.tell("near-used", seat, {"card": ONE_USE[move - USE]})
    recount(me)


def cannot_act_freely(state: NearState, seat: i64, move: i64) -> NotAllowed:
    if move < USE:
        return cannot_buy(state, seat, move - BUY)
    return refuse("NF-400", "near-no-card-not-held", card=f"near-card-{ONE_USE[move - USE]}")


# Drawing.

DECK_BITS: Final = 4  # of each count in the number of DECK: to come, common, special
DECK_MASK: Final = 15


class Deck(Step[NearState]):
    """From which decks cards are drawn; the split is fixed before any of them is seen (NF-A111)."""

    def run(self, state: NearState, number: i64) -> None:
        if number & DECK_MASK and self.legal_with(state, number):
            state.ask_unless_forced(DECK, state.active, number)
        else:
            draw_split(state, number >> DECK_BITS & DECK_MASK, number >> 2 * DECK_BITS)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        return self.legal_with(state, state.number)

    def legal_with(self, state: NearState, number: i64) -> list[int]:
        moves = []
        if artifacts_left(state, False) > number >> DECK_BITS & DECK_MASK:
            moves.append(DRAW)
        if artifacts_left(state, True) > number >> 2 * DECK_BITS:
            moves.append(DRAW + 1)
        return moves

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        chosen: i64 = 16 if move == DRAW else 256
        state.push(DECK, state.number - 1 + chosen)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        return refuse("NF-A22", "near-no-deck-empty")

    def write_number(self, number: i64) -> str:
        return f"{number & DECK_MASK} {number >> DECK_BITS & DECK_MASK} {number >> 2 * DECK_BITS}"

    def read_number(self, text: str) -> int:
        left, commons, specials = (int(part) for part in text.split())
        if not (0 <= left <= DECK_MASK and 0 <= commons <= DECK_MASK and 0 <= specials <= DECK_MASK):
            raise ValueError(text)
        return left | commons << DECK_BITS | specials << 2 * DECK_BITS


def draw_split(state: NearState, commons: i64, specials: i64) -> None:
    """Draw so many cards of each deck, if there are; they are kept or discarded next."""
    drawn: i64 = 0
    for at in range(commons + specials):
        card = draw_artifact(state, at >= commons)
        if card >= 0:
            drawn |= bit_of(card)
    state.drawn = drawn
    if state.news is not None:
        state.tell("near-drew", state.active, {"number": how_many(drawn)})
    if drawn:
        state.push(CARDS)


def discard_artifact(state: NearState, seat: i64, card: i64) -> None:
    """Artifacts are discarded face up (NF-A88)."""
    state.artifact_discard |= bit_of(card)
    if state.news is not None:
        state.tell("near-discarded", seat, {"artifact": ARTIFACTS[card]})


def keep_drawn(state: NearState, seat: i64) -> None:
    state.me(seat).hand |= state.drawn
    state.drawn = 0
