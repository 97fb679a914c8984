"""Laying a play (rules chapters 7 and 8): the extra icons counted, claims, and the play on the table."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.ruins.components import DISCOVERIES, names
from ludarium.games.ruins.engine.cards import BIT, NUMBER_OF_BIT, Cards, how_many
from ludarium.games.ruins.engine.effects import end_turn
from ludarium.games.ruins.engine.judge import NOTHING
from ludarium.games.ruins.engine.moves import CLAIM, DONE, DRAW, EXTRAS, RUIN_COUNT, SLOTS
from ludarium.games.ruins.engine.refusals import misplaced, refuse
from ludarium.games.ruins.engine.state import COUNT_EXTRAS, NO_DISCOVERY, NOBODY, USE_CLAIM, RuinsState

# The slots of a mask.
SLOTS_OF: Final[list[list[int]]] = [
    [slot for slot in range(SLOTS) if slots >> slot & 1] for slots in range(1 << SLOTS)
]


def bought_discoveries(state: RuinsState) -> list[int]:
    market = state.market
    return [market[slot] for slot in SLOTS_OF[state.build_slots]]


def torches_left(state: RuinsState, seat: int) -> int:
    left = state.lit[seat]
    for slot in SLOTS_OF[state.build_slots]:
        left -= state.settings.prices[slot]
    return left


def count_extras(state: RuinsState, seat: int) -> None:
    """RU-107, RU-A26: a lead chooses how many extra icons count; a follow has no choice."""
    size = how_many(state.build_cards)
    if state.last_count:
        state.build_extras = state.last_count - size
    elif state.build_weight > size:
        state.ask(COUNT_EXTRAS, seat)
        return
    use_claims(state, seat)


class CountExtras(Step[RuinsState]):
    """Declare how many extra icons of a lead count (RU-106, RU-107)."""

    def name(self) -> str:
        return "extras"

    def legal(self, state: RuinsState, seat: int) -> list[int]:
        most = state.build_weight - how_many(state.build_cards)
        return [EXTRAS + extras for extras in range(most + 1)]

    def play(self, state: RuinsState, seat: int, move: int) -> None:
        state.build_extras = move - EXTRAS
        use_claims(state, seat)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        if EXTRAS <= move < DRAW:
            most = state.build_weight - how_many(state.build_cards)
            return refuse("RU-107", "ruins-no-extras", extras=move - EXTRAS, most=most)
        return misplaced(state, move)


def use_claims(state: RuinsState, seat: int) -> None:
    """Ask for claims while one is unused and a played ruin is unclaimed, else lay the play."""
    unused: i64 = state.unused_claims[seat]
    if unused and unused > how_many(state.build_claims):
        options = claim_moves(state)
        if len(options) > 1:
            state.offer(USE_CLAIM, seat, options)
            return
    lay(state, seat)


def claim_moves(state: RuinsState) -> list[int]:
    first: i64 = state.build_claims.bit_length()
    candidates: i64 = (state.build_cards & ~state.claimed()) >> first << first
    out = [DONE]
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        ruin = NUMBER_OF_BIT[low % 61]
        out.append(CLAIM + ruin)
    return out


class UseClaim(Step[RuinsState]):
    """Add own unused claims to the ruins being played (RU-068 to RU-073)."""

    def name(self) -> str:
        return "claim"

    def legal(self, state: RuinsState, seat: int) -> list[int]:
        return claim_moves(state)

    def play(self, state: RuinsState, seat: int, move: int) -> None:
        if move == DONE:
            lay(state, seat)
        else:
            state.build_claims |= BIT[move - CLAIM]
            use_claims(state, seat)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        if not CLAIM <= move < CLAIM + RUIN_COUNT:
            return misplaced(state, move)
        ruin = move - CLAIM
        if not state.build_cards & BIT[ruin]:
            return refuse("RU-061", "ruins-no-claim-not-played", ruin=ruin)
        if (state.claimed() | state.build_claims) & BIT[ruin]:
            return refuse("RU-073", "ruins-no-claimed", ruin=ruin)
        return refuse("RU-A51", "ruins-no-ruin-order", ruin=ruin)


def lay(state: RuinsState, seat: int) -> None:
    """The play is complete and right (RU-127): it goes on the table with all its upgrades."""
    ruins = state.build_cards
    value = state.build_value
    count: i64 = state.last_count
    if not count:
        count = how_many(ruins) + state.build_extras
    if state.news is not None:
        tell_play(state, seat, count)
    if state.build_slots:
        buy(state, seat)
    if state.build_claims:
        claims = state.claims[:]
        claims[seat] |= state.build_claims
        state.claims = claims
        unused = state.unused_claims[:]
        unused[seat] -= how_many(state.build_claims)
        state.unused_claims = unused
    hand = state.hands[seat] & ~ruins
    state.hands[seat] = hand
    if ruins & state.cards.night:
        state.show(ruins)
    state.pile.append((seat, value, count, ruins))
    state.skipping = state.settings.match_skips and state.last_count > 0 and value == state.last_value
    state.last_seat = seat
    state.last_value = value
    state.last_count = count
    state.passes = 0
    if state.build_slots:
        state.build_slots = 0
        state.build_targets = NOTHING
    state.build_value = 0
    state.build_cards = 0
    state.build_weight = 0
    state.build_anchored = False
    state.build_last = NOBODY
    state.build_extras = 0
    state.build_claims = 0
    end_turn(state, seat, ruins, not hand)


def buy(state: RuinsState, seat: int) -> None:
    """RU-063 to RU-065: pay the torches and slide the discoveries into their sleeves."""
    lit = state.lit[:]
    lit[seat] = torches_left(state, seat)
    state.lit = lit
    cards: Cards = state.cards.copy()
    market = state.market[:]
    for place, slot in enumerate(SLOTS_OF[state.build_slots]):
        cards.add_discovery(state.build_targets[place], market[slot])
        market[slot] = NO_DISCOVERY
    state.cards = cards
    state.market = market
    state.taken = True


def tell_play(state: RuinsState, seat: int, count: i64) -> None:
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
