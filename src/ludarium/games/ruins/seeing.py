"""How a view of Ruins comes about (RU-A48): from nothing, by adding what is allowed.

Views are never changed, nor are the lists of a State. So what stays the same from one to the next is one object
in all of them.
"""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from ludarium.core.state import State, how_many
from ludarium.core.view import View
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUINS
from ludarium.games.ruins.engine.cards import NO_SLEEVE
from ludarium.games.ruins.engine.judge import BYTE
from ludarium.games.ruins.engine.moves import SLOTS
from ludarium.games.ruins.engine.names import names
from ludarium.games.ruins.engine.state import NOBODY, STEPS, TURN_TO_NIGHT, RuinsState
from ludarium.games.ruins.view import EMPTY_SLOT, Build, Ending, Play, RuinsView, Upgrades

NAMING = frozenset({"put", "add", "extras", "claim"})
REMEMBERED: Final = 4096  # lists of ruins that are kept, so that views share them


def seats_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


SLOT_NAMES: Final = [EMPTY_SLOT, *DISCOVERIES]  # by the byte of a slot in the market row
SEATS_OF: Final = [seats_of(mask) for mask in range(1 << max(COMPONENTS.game.players))]


def market_of(state: RuinsState) -> list[str]:
    return [SLOT_NAMES[state.row >> 8 * slot & BYTE] for slot in range(SLOTS)]


def pile_of(state: RuinsState) -> list[Play]:
    return [play_of(*play) for play in state.pile]


@lru_cache(4096)
def play_of(seat: int, value: int, count: int, ruins: int) -> Play:
    return Play(seat, value, count, names(ruins))


named_ruins: Final[dict[int, list[str]]] = {}


def ruins_in(mask: int) -> list[str]:
    """The ruins of a bit mask by name, for those who only read."""
    found = named_ruins.get(mask)
    if found is None:
        if len(named_ruins) >= REMEMBERED:
            named_ruins.clear()
        found = named_ruins[mask] = names(mask)
    return found


def upgrades_of(state: RuinsState, night: int) -> dict[str, Upgrades]:
    """Every ruin that is not as it came from the box, with the night sides of a mask."""
    return dict(upgrades_seen(state.cards.sleeves, tuple(state.claims), night))


@lru_cache(2048)
def upgrades_seen(sleeves: bytes, claims: tuple[int, ...], night: int) -> dict[str, Upgrades]:
    """The same; few moves change it."""
    discoveries = discoveries_on(sleeves)
    owners = {ruin: owner for owner, claimed in enumerate(claims) for ruin in seats_of(claimed)}
    changed = sorted({*discoveries, *owners, *seats_of(night)})
    return {
        RUINS[ruin]: Upgrades(bool(night >> ruin & 1), owners.get(ruin), discoveries.get(ruin, []))
        for ruin in changed
    }


@lru_cache(1024)
def discoveries_on(sleeves: bytes) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for discovery, ruin in enumerate(sleeves):
        if ruin != NO_SLEEVE:
            found.setdefault(ruin, []).append(DISCOVERIES[discovery])
    return found


def build_of(state: RuinsState) -> Build:
    return Build(
        buy=[slot + 1 for slot in range(SLOTS) if state.build_slots >> slot & 1],
        value=state.build_value,
        put=[RUINS[ruin] for ruin in state.build_targets],
        ruins=names(state.build_cards),
        extras=state.build_extras,
        claims=names(state.build_claims),
    )


def ending_of(state: RuinsState) -> Ending | None:
    if state.actor == NOBODY:
        return None
    return Ending(
        seat=state.actor,
        draws=state.draws,
        forces=state.forces,
        relights=state.relights,
        to_discard=state.to_discard,
        discarded_up_to=RUINS[state.build_last] if state.to_discard and state.build_last >= 0 else "",
        market_taken=state.taken,
        skips_next=state.skipping,
        dry=state.dry,
    )


def step_of(state: RuinsState) -> str:
    return "over" if state.over else STEPS[state.step].name()


def public_view(state: RuinsState) -> RuinsView:
    """What everybody sees, and so all that a spectator does."""
    step = step_of(state)
    shown = state.seen_night[state.seats]
    settings = state.settings
    return RuinsView(
        game="ruins",
        seat=None,
        seats=state.seats,
        step="turn" if step in NAMING else step,
        to_move=state.to_move(),
        options=settings.options,
        round=state.round,
        starter=state.starter,
        participants=SEATS_OF[state.participants],
        out=state.gone_out,
        poised=SEATS_OF[state.poised],
        scores=state.scores,
        torches=state.lit,
        unused_claims=state.unused_claims,
        hand_sizes=[how_many(state.hand(seat)) for seat in range(state.seats)],
        drew=SEATS_OF[state.drawn_by],
        market=market_of(state),
        prices=settings.price_list,
        discoveries_left=state.discoveries_left,
        deck_size=state.left,
        discard=ruins_in(state.discard),
        pile=pile_of(state),
        passes=state.passes,
        upgrades=upgrades_seen(state.cards.sleeves, tuple(state.claims), shown),
        night_shown=ruins_in(shown),
        hand=[],
        known={},
        build=None,
        ending=ending_of(state),
        result=state.result() if state.over else None,
    )


def seat_view(public: View, state: State, seat: int) -> RuinsView:
    """What everybody sees, and what the seat knows besides; others see a turn, not how far its player has come."""
    assert isinstance(public, RuinsView)
    assert isinstance(state, RuinsState)
    known: dict[int, list[str]] = {}
    given = state.given[seat]
    if given:
        for owner in range(state.seats):
            ruins = given & state.hand(owner) & state.claims[owner]
            if ruins:
                known[owner] = names(ruins)
    active = seat == state.turn
    building = active and state.actor == NOBODY and state.step != TURN_TO_NIGHT and not state.over
    seen = state.seen_night[seat]
    same = seen == state.seen_night[state.seats]
    return replace(
        public,
        seat=seat,
        step=step_of(state) if active else public.step,
        upgrades=public.upgrades if same else upgrades_seen(state.cards.sleeves, tuple(state.claims), seen),
        hand=ruins_in(state.hand(seat)),
        known=known,
        build=build_of(state) if building else None,
    )


def view_of(state: State, seat: int | None) -> RuinsView:
    assert isinstance(state, RuinsState)
    public = public_view(state)
    return public if seat is None else seat_view(public, state, seat)
