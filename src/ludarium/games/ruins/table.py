"""The table of Ruins, declared once: what lies where, and who may look (RU-A48)."""

from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ludarium.core.binding import Bindings, Deck, Same, Seats, Slots, bind, same
from ludarium.core.bits import each
from ludarium.core.dealing import Element
from ludarium.core.declared import TableView
from ludarium.core.layout import Layout
from ludarium.core.rng import Rng
from ludarium.core.zones import ASKED, EVERYBODY, SEAT, UNKNOWN, Kind, Open, Pile, Secret, Shown, Slot, Value, zone
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUINS, ruins_in_use
from ludarium.games.ruins.moves import SLOTS
from ludarium.games.ruins.rules.cards import NO_RUIN, Cards
from ludarium.games.ruins.rules.names import mask_of, names
from ludarium.games.ruins.rules.packed import unpacked
from ludarium.games.ruins.rules.state import NOBODY, RuinsState

MOST_SEATS: Final = max(COMPONENTS.game.players)
EMPTY_SLOT: Final = "-"
NAMING: Final = frozenset({"put", "add", "extras", "claim"})  # steps of a play that nobody else sees yet
# How often an opponent's secret choice is taken to be a turned ruin: two times out of three.
FLIPS: Final = 2
FLIPS_OF: Final = 3

StepName = Literal["flip", "turn", "put", "add", "extras", "claim", "order", "draw", "discard", "over"]
Seat = Annotated[int, Meta(ge=0, le=4)]
RuinName = Annotated[str, Meta(pattern="^([1-9]|10)[a-e]$", description="day value and copy, such as 4b")]
RuinOrNone = Annotated[str, Meta(pattern="^(([1-9]|10)[a-e])?$")]

RUIN: Final = Kind(
    "ruin",
    dict.fromkeys(RUINS, 1),
    "RU-031",
    in_game=lambda seats, _: dict.fromkeys([RUINS[ruin] for ruin in ruins_in_use(seats)], 1),
)
DISCOVERY: Final = Kind("discovery", dict.fromkeys(DISCOVERIES, 1), "RU-014")


# What lies where.


class Upgrades(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is in the sleeve of a ruin, and its side; who has seen a night side stands in ``Knowledge``."""

    night: Secret[bool] = False
    claim: Seat | None = None
    discoveries: Annotated[list[str], zone(DISCOVERY, look=EVERYBODY)] = []


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A play on the pile."""

    seat: Seat
    value: int
    count: int
    ruins: Annotated[list[str], zone(RUIN, look=EVERYBODY)]


class Build(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A play that its player is still naming: slots from 1, a ruin for each bought discovery, and so on."""

    buy: list[int] = []
    value: int = 0
    put: list[RuinName] = []
    ruins: list[RuinName] = []
    extras: int = 0
    claims: list[RuinName] = []


class Knowledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What seats know beyond what lies open: night sides, ruins handed over and who has drawn in this round."""

    night_seen: Annotated[dict[Seat, list[str]], zone(RUIN, look=SEAT, note=True, clause="RU-A10")] = {}
    night_shown: Annotated[list[str], zone(RUIN, look=EVERYBODY, note=True)] = []
    given: Annotated[dict[Seat, list[str]], zone(RUIN, look=SEAT, note=True, clause="RU-A48")] = {}
    drew: list[Seat] = []


def as_others_see(step: str) -> str:
    """Others see a turn, not how far its player has come."""
    return "turn" if step in NAMING else step


class RuinsView(TableView, frozen=True, kw_only=True):
    """Seats count from 0; ``deck`` and ``discovery_deck`` list the top first."""

    game: Literal["ruins"] = "ruins"
    seats: Annotated[int, Meta(ge=2, le=5)]
    step: Annotated[StepName, Value(ASKED, closed=as_others_see)]
    to_move: list[Seat]
    round: Open[Annotated[int, Meta(ge=1, le=5)]]
    starter: Open[Seat]
    participants: Open[list[Seat]]
    out: Open[list[Seat]]
    poised: Open[list[Seat]]
    scores: Open[list[Annotated[int, Meta(ge=0, le=10)]]]
    torches: Open[list[Annotated[int, Meta(ge=0, le=3)]]]
    unused_claims: Shown[list[int]]
    hands: Annotated[dict[Seat, Pile], zone(RUIN, look=SEAT, clause="RU-A48")]
    deck: Annotated[Pile, zone(RUIN, rest=True, clause="RU-A48")]
    discard: Annotated[list[str], zone(RUIN, look=EVERYBODY, rest=True, ordered=False)]
    pile: list[Play]
    passes: Open[Annotated[int, Meta(ge=0, le=4)]]
    ruins: dict[RuinName, Upgrades]
    market: Annotated[
        list[Slot], Meta(min_length=SLOTS, max_length=SLOTS), zone(DISCOVERY, look=EVERYBODY, empty=EMPTY_SLOT)
    ]
    prices: Shown[list[int]]
    discovery_deck: Annotated[Pile, zone(DISCOVERY, rest=True, clause="RU-A48")]
    winner: Open[Seat | None] = None
    build: Annotated[Build | None, Value(ASKED)] = None
    discarded_up_to: Annotated[RuinOrNone, Value(ASKED)] = ""  # several are discarded in ascending order
    dry: Open[bool] = False  # nobody draws any more in this turn (RU-121)
    knowledge: Knowledge


class RuinSet:
    """Ruins as the bits of a word."""

    read = staticmethod(names)
    write = staticmethod(mask_of)


LAYOUT: Final = Layout(RuinsView, MOST_SEATS)
BOUND: Final = Bindings(
    *same("round", "starter", "scores", "passes", "dry"),
    bind("participants", Seats()),
    bind("out", Same(), "gone_out"),
    bind("poised", Seats()),
    bind("torches", Same(), "lit"),
    bind("hands", RuinSet(), by_seat=True),
    bind("deck", Deck(RUINS)),
    bind("discard", RuinSet()),
    bind("market", Slots(DISCOVERIES, EMPTY_SLOT)),
    bind("discovery_deck", Deck(DISCOVERIES), "discoveries"),
)


def table_of(state: RuinsState, common: dict[str, Any]) -> RuinsView:
    """The whole truth; ``common`` are the fields that every table has."""
    seats = range(state.seats)
    naming = common["step"] in NAMING
    return RuinsView(
        **{**common, "about": ""} if naming else common,
        **BOUND.read(state),
        options=state.settings.options,
        unused_claims=state.unused_claims,
        pile=[Play(seat, value, count, names(ruins)) for seat, value, count, ruins in state.pile],
        ruins=sleeves(state.cards, state.claims),
        prices=state.settings.price_list,
        winner=None if state.winner == NOBODY else state.winner,
        build=build_of(state) if naming or state.named_slots else None,
        discarded_up_to=RUINS[state.last_named] if common["step"] == "discard" and state.last_named >= 0 else "",
        knowledge=Knowledge(
            {seat: names(state.seen_night[seat]) for seat in seats},
            names(state.seen_night[state.seats]),
            {seat: names(state.given[seat]) for seat in seats},
            each(state.drawn_by),
        ),
    )


def sleeves(cards: Cards, claims: list[int]) -> dict[str, Upgrades]:
    """Every ruin that is not as it came from the box; few moves change it, so it is kept. To be read only."""
    return changed_ruins(tuple(cards.on), tuple(claims), cards.night)


@lru_cache(2048)
def changed_ruins(on: tuple[int, ...], claims: tuple[int, ...], night: int) -> dict[str, Upgrades]:
    discoveries: dict[int, list[str]] = {}
    for discovery, ruin in enumerate(on):
        if ruin != NO_RUIN:
            discoveries.setdefault(ruin, []).append(DISCOVERIES[discovery])
    owners = {ruin: owner for owner, claimed in enumerate(claims) for ruin in each(claimed)}
    changed = sorted({*discoveries, *owners, *each(night)})
    return {
        RUINS[ruin]: Upgrades(bool(night >> ruin & 1), owners.get(ruin), discoveries.get(ruin, []))
        for ruin in changed
    }


def build_of(state: RuinsState) -> Build:
    return Build(
        buy=each(state.named_slots, 1),
        value=state.named_value,
        put=[RUINS[target - 1] for target in unpacked(state.named_targets, SLOTS) if target],
        ruins=names(state.named_ruins),
        extras=state.named_extras,
        claims=names(state.named_claims),
    )


# What a seat knows, and what it can only guess.


def own_hand(view: RuinsView) -> list[str]:
    """The ruins in the hand of the View's seat; none for a spectator."""
    hand = [] if view.seat is None else view.hands[view.seat]
    assert isinstance(hand, list)
    return hand


def lying_open(view: RuinsView) -> set[str]:
    return {*view.discard, *(ruin for play in view.pile for ruin in play.ruins)}


def handed_over(view: RuinsView) -> dict[int, list[str]]:
    """Ruins that the seat of a View gave to those who claimed them (RU-089), by the hand that they are still in."""
    known: dict[int, list[str]] = {}
    for name in () if view.seat is None else view.knowledge.given[view.seat]:
        owner = view.ruins[name].claim
        if owner is not None and name not in lying_open(view):
            known.setdefault(owner, []).append(name)
    return known


def night_sides(view: RuinsView) -> list[str]:
    """The ruins of which the seat of a View knows that their night side is up."""
    knowledge = view.knowledge
    return knowledge.night_shown if view.seat is None else knowledge.night_seen[view.seat]


def known_to(view: RuinsView) -> dict[str, list[Element]]:
    """RU-089: a claimed ruin is with its owner, in the deck, or with somebody who has drawn in this round."""
    given = handed_over(view)
    own = [hand for hand in view.hands.values() if isinstance(hand, list)]
    found = lying_open(view).union(*given.values(), *own)
    hidden = [RUINS[ruin] for ruin in ruins_in_use(view.seats) if RUINS[ruin] not in found]
    owner = {name: one.claim for name, one in view.ruins.items() if one.claim in view.participants}
    told: dict[str, list[Element]] = {}
    for seat, hand in view.hands.items():
        if not isinstance(hand, int):
            continue
        possible = {name for name in hidden if seat in view.knowledge.drew or owner.get(name, seat) == seat}
        some: Element = UNKNOWN if len(possible) == len(hidden) else frozenset(possible)
        held = given.get(seat, [])
        if held or some:
            told[f"hands.{seat}"] = [*held, *[some] * (hand - len(held))]
    return told


def guess_sides(view: RuinsView, table: RuinsView, rng: Rng) -> RuinsView:
    """Night sides: those that are known, and ruins that opponents may have turned in this round (RU-A10)."""
    turned = set(night_sides(view))
    for seat in view.participants:
        chosen_already = view.step != "flip" or seat not in view.to_move
        if seat == view.seat or seat in view.out or not chosen_already or rng.below(FLIPS_OF) >= FLIPS:
            continue
        hand = table.hands[seat]
        assert isinstance(hand, list)
        day = [name for name in hand if name not in turned]
        if day:
            turned.add(day[rng.below(len(day))])
    sides = {name: replace(table.ruins.get(name, Upgrades()), night=True) for name in sorted(turned)}
    return replace(table, ruins={**table.ruins, **sides})
