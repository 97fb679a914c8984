"""Laying a play (rules chapters 7 and 8): the extra icons counted, claims, and the play on the table."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.state import COMPILED, how_many, up_to
from ludarium.games.ruins.components import DISCOVERIES
from ludarium.games.ruins.engine.cards import bit_of
from ludarium.games.ruins.engine.effects import end_turn, refill
from ludarium.games.ruins.engine.judge import BYTE, SHIFT
from ludarium.games.ruins.engine.moves import CLAIM, DONE, DRAW, EXTRAS, RUIN_COUNT, SLOTS
from ludarium.games.ruins.engine.names import names
from ludarium.games.ruins.engine.on_table import ASKED_AFTER, Laid
from ludarium.games.ruins.engine.refusals import misplaced, refuse
from ludarium.games.ruins.engine.state import COUNT_EXTRAS, NOBODY, TURN, USE_CLAIM, RuinsState, RuinsStep


def bought_discoveries(state: RuinsState) -> list[int]:
    market = state.market
    return [market[slot] for slot in range(SLOTS) if state.build_slots >> slot & 1]


def torches_left(state: RuinsState, seat: i64) -> i64:
    return (state.torches >> 8 * seat & BYTE) - state.settings.costs[state.build_slots]


def count_extras(state: RuinsState, seat: i64, hand: i64) -> None:
    """RU-107, RU-A26: a lead chooses how many extra icons count; a follow has no choice."""
    size = how_many(state.build_cards)
    if state.last_count:
        state.build_extras = state.last_count - size
    elif state.build_weight > size:
        state.ask(COUNT_EXTRAS, seat)
        return
    use_claims(state, seat, hand)


class CountExtras(RuinsStep):
    """Declare how many extra icons of a lead count (RU-106, RU-107)."""

    def name(self) -> str:
        return "extras"

    def word(self, state: RuinsState, seat: i64) -> i64:
        return up_to(state.build_weight - how_many(state.build_cards))

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        state.build_extras = move - EXTRAS
        use_claims(state, seat, state.hand(seat))

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        if EXTRAS <= move < DRAW:
            most = state.build_weight - how_many(state.build_cards)
            return refuse("RU-107", "ruins-no-extras", extras=move - EXTRAS, most=most)
        return misplaced(state, move)


def use_claims(state: RuinsState, seat: i64, hand: i64) -> None:
    """Ask for claims while one is unused and a played ruin is unclaimed, else lay the play."""
    unused: i64 = state.unused_claims[seat]
    if unused and unused > how_many(state.build_claims):
        unclaimed = claimable(state)
        if unclaimed:
            state.offer(USE_CLAIM, seat, unclaimed << 1 | 1)
            return
    lay(state, seat, hand)


def claimable(state: RuinsState) -> i64:
    """The played ruins that may be claimed next, in ascending order."""
    first: i64 = int(state.build_claims).bit_length()
    return (state.build_cards & ~state.claimed()) >> first << first


class UseClaim(RuinsStep):
    """Add own unused claims to the ruins being played (RU-068 to RU-073)."""

    def name(self) -> str:
        return "claim"

    def word(self, state: RuinsState, seat: i64) -> i64:
        return claimable(state) << 1 | 1

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        hand = state.hand(seat)
        if move == DONE:
            lay(state, seat, hand)
        else:
            state.build_claims |= bit_of(move - CLAIM)
            use_claims(state, seat, hand)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        if not CLAIM <= move < CLAIM + RUIN_COUNT:
            return misplaced(state, move)
        ruin = move - CLAIM
        if not state.build_cards & bit_of(ruin):
            return refuse("RU-061", "ruins-no-claim-not-played", ruin=ruin)
        if (state.claimed() | state.build_claims) & bit_of(ruin):
            return refuse("RU-073", "ruins-no-claimed", ruin=ruin)
        return refuse("RU-A51", "ruins-no-ruin-order", ruin=ruin)


def lay(state: RuinsState, seat: i64, hand: i64) -> None:
    """The play is complete and right (RU-127): it goes on the table with all its upgrades."""
    ruins = state.build_cards
    value = state.build_value
    count = state.last_count
    if not count:
        count = how_many(ruins) + state.build_extras
    elif value == state.last_value and state.settings.match_skips:
        state.skipping = True
    if state.news is not None:
        tell_play(state, seat, count)
    if state.build_slots:
        buy(state, seat)
    if state.build_claims:
        claim(state, seat)
    hand ^= ruins
    if seat == 0:  # ``state.set_hand`` without a call
        state.hand_0 = hand
    elif seat == 1:
        state.hand_1 = hand
    elif seat == 2:
        state.hand_2 = hand
    elif seat == 3:
        state.hand_3 = hand
    else:
        state.hand_4 = hand
    cards = state.cards
    if ruins & cards.night:
        state.show(ruins)
    if COMPILED:
        state.laid = Laid(seat, value, count, ruins, state.laid)
    else:
        state.laid = (seat, value, count, ruins, state.laid)
    state.piled |= ruins
    state.last_seat = seat
    state.last_value = value
    state.last_count = count
    state.passes = 0
    state.build_value = 0
    state.build_cards = 0
    if state.build_weight:  # else a ruin alone was played, and nothing was asked
        state.build_weight = 0
        state.build_anchored = False
        state.build_last = NOBODY
        state.build_extras = 0
    if not hand or state.skipping or ruins & cards.effects:
        end_turn(state, seat, ruins, not hand)
        return
    if state.taken:  # the commonest end of a turn, without two calls
        refill(state)
    if state.step != TURN:
        state.enter(TURN)
    state.waiting = ASKED_AFTER[state.active][seat]


def claim(state: RuinsState, seat: i64) -> None:
    """RU-068 to RU-073: the claims go on their ruins and stay there."""
    claims = state.claims[:]
    claims[seat] |= state.build_claims
    state.claims = claims
    unused = state.unused_claims[:]
    unused[seat] -= how_many(state.build_claims)
    state.unused_claims = unused
    state.build_claims = 0


def buy(state: RuinsState, seat: i64) -> None:
    """RU-063 to RU-065: pay the torches and slide the discoveries into their sleeves."""
    cards = state.own_cards()
    slots = state.build_slots
    cost: i64 = state.settings.costs[slots]
    state.torches -= cost << 8 * seat
    puts = state.build_puts
    while slots:
        shift = SHIFT[slots]
        slots &= slots - 1
        bought = state.row >> shift & BYTE
        cards.add_discovery(puts >> shift & BYTE, bought - 1)
        state.row ^= bought << shift
    state.taken = True
    state.build_slots = 0
    state.build_placed = 0
    state.build_puts = 0


def tell_play(state: RuinsState, seat: i64, count: i64) -> None:
    state.tell(
        "ruins-played" if state.last_count else "ruins-led",
        seat,
        {
            "value": state.build_value,
            "count": count,
            "ruins": names(state.build_cards),
            "bought": [DISCOVERIES[discovery] for discovery in bought_discoveries(state)],
            "claimed": names(state.build_claims),
        },
    )


EXTRAS_STEP: Final = CountExtras()
CLAIM_STEP: Final = UseClaim()
