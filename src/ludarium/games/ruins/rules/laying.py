"""Laying a play: what was named goes on the table with all its upgrades (rules chapters 7 and 8)."""

from mypy_extensions import i64

from ludarium.core.bits import how_many, lowest, without_lowest
from ludarium.games.ruins.components import DISCOVERIES
from ludarium.games.ruins.rules.effects import end_turn
from ludarium.games.ruins.rules.names import names
from ludarium.games.ruins.rules.packed import byte_at, with_byte
from ludarium.games.ruins.rules.state import NOBODY, RuinsState


def lay(state: RuinsState, seat: i64) -> None:
    """The play is complete and right (RU-127): it goes on the pile, and the turn ends."""
    ruins = state.named_ruins
    value = state.named_value
    count = how_many(ruins) + state.named_extras
    bought = state.named_slots != 0
    skips = state.last_count > 0 and value == state.last_value and state.settings.match_skips  # RU-058
    if state.news is not None:
        tell_play(state, seat, count)
    if bought:
        buy(state, seat)
    if state.named_claims:
        claim(state, seat)
    state.set_hand(seat, state.hand(seat) ^ ruins)
    state.show(ruins)
    state.lay_on_pile(seat, value, count, ruins)
    state.passes = 0
    state.named_value = 0
    state.named_ruins = 0
    state.named_extras = 0
    state.last_named = NOBODY
    end_turn(state, seat, ruins, bought, skips)


def claim(state: RuinsState, seat: i64) -> None:
    """RU-068 to RU-073: the claims go on their ruins and stay there."""
    claims = state.claims[:]
    claims[seat] |= state.named_claims
    state.claims = claims
    unused = state.unused_claims[:]
    unused[seat] -= how_many(state.named_claims)
    state.unused_claims = unused
    state.named_claims = 0


def buy(state: RuinsState, seat: i64) -> None:
    """RU-063 to RU-065: pay the torches and slide the discoveries into their sleeves."""
    cards = state.own_cards()
    slots = state.named_slots
    state.set_torches(seat, state.lit_torches(seat) - state.settings.costs[slots])
    while slots:
        slot = lowest(slots)
        cards.add_discovery(byte_at(state.named_targets, slot) - 1, state.discovery_in(slot))
        state.row = with_byte(state.row, slot, 0)
        slots = without_lowest(slots)
    state.named_slots = 0
    state.named_targets = 0


def bought_discoveries(state: RuinsState) -> list[int]:
    """The discoveries of the play being named, by slot."""
    return [one for slot, one in enumerate(state.market) if state.named_slots >> slot & 1]


def tell_play(state: RuinsState, seat: i64, count: i64) -> None:
    state.tell(
        "ruins-played" if state.last_count else "ruins-led",
        seat,
        {
            "value": state.named_value,
            "count": count,
            "ruins": names(state.named_ruins),
            "bought": [DISCOVERIES[discovery] for discovery in bought_discoveries(state)],
            "claimed": names(state.named_claims),
        },
    )
