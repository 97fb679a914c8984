"""The table of Unearth, declared once: what lies where, and who may look (UN-A56, UN-A59)."""

from collections import Counter
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ludarium.core.binding import Bindings, Counts, Deck, Mask, bind
from ludarium.core.dealing import Element
from ludarium.core.declared import TableView
from ludarium.core.layout import Layout
from ludarium.core.rng import Rng
from ludarium.core.zones import EVERYBODY, FACE_UP, SEAT, UNKNOWN, Kind, Open, Pile, Slot, zone
from ludarium.games.unearth.components import (
    AGES,
    CARDS,
    COMPONENTS,
    DICE,
    NAMED,
    RUINS,
    STONES,
    TABLES,
    WONDERS,
    ages_in_use,
    die_name,
    ruin_names,
    stone_names,
    wonders_in_use,
)
from ludarium.games.unearth.rules.claims import claim_place, strongest
from ludarium.games.unearth.rules.field import cell_name, stones_in, wonders_in
from ludarium.games.unearth.rules.numbers import DICE_EACH, GREATER, RUIN_KINDS
from ludarium.games.unearth.rules.state import DRAW_CARD, FATE_ROLLS, NO_ROLL, NOBODY, NOTHING, UnearthState

MOST_SEATS: Final = max(COMPONENTS.game.players)
ROLL_KINDS: Final = ["", "excavation", "reroll", "group"]
StepName = Literal[
    "turn", "again", "target", "number", "first", "reroll", "modify", "ruin", "adjust", "stone", "library",
    "cell", "ring", "wonder", "memorial", "draw", "over",
]  # fmt: skip
Seat = Annotated[int, Meta(ge=0, le=3)]
Face = Annotated[int, Meta(ge=0, le=8)]
PlaceNumber = Annotated[int, Meta(ge=1, le=5)]
DieName = Annotated[str, Meta(pattern="^[0-3][.](d8|d6a|d6b|d6c|d4)$", description="seat and die, such as 1.d6b")]
CellName = Annotated[str, Meta(pattern="^-?[0-9]{1,2},-?[0-9]{1,2}$", description="axial coordinates q,r")]


# Components.


def with_promos(options: Any) -> bool:
    return bool(options.get("promos") == "on")


RUIN: Final = Kind("ruin", {ruin.id: 1 for ruin in COMPONENTS.ruin}, "UN-003")
CITY: Final = Kind("city", {city.id: 1 for city in COMPONENTS.city}, "UN-A54", back="ruin", some=True)
EVENT: Final = Kind(
    "event",
    {event.id: 1 for event in COMPONENTS.event},
    "UN-A54",
    back="ruin",
    some=True,
    in_game=lambda _, options: {AGES[n]: 1 for n in ages_in_use(with_promos(options)) if n >= RUIN_KINDS},
)
DIE: Final = Kind("die", dict.fromkeys(DICE, 1), "UN-001", each_seat=True)
CARD: Final = Kind("card", {card.id: card.count for card in COMPONENTS.delver}, "UN-007")
STONE: Final = Kind("stone", {stone.id: stone.count for stone in COMPONENTS.stone}, "UN-A04")
WONDER: Final = Kind(
    "wonder",
    dict.fromkeys(NAMED, 1),
    "UN-A54",
    back=FACE_UP,
    some=True,
    in_game=lambda _, options: {NAMED[n]: 1 for n in wonders_in_use(with_promos(options))},
)
LESSER_TOKEN: Final = Kind("lesser", Counter(f"lesser {points}" for points in COMPONENTS.lesser.points), "UN-010")
GREATER_TOKEN: Final = Kind(
    "greater", Counter(f"greater {points}" for points in COMPONENTS.greater.points), "UN-010"
)


def points_only(kind: Kind) -> dict[str, str | int]:
    """Tokens of a pile as positions write them: their points."""
    return {name: int(name.split()[1]) for name in kind.counts}


# What lies where.


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One place in the centre: nothing, or a ruin with its stones and the dice on it (0 is a die in the air)."""

    stones: Annotated[list[str], zone(STONE, look=EVERYBODY, dealt=False)]
    ruin: Annotated[Slot, zone(RUIN, CITY, look=EVERYBODY)] = None
    dice: Annotated[dict[str, Face], zone(DIE, look=EVERYBODY)] = {}


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delver cards played in this turn whose effect is still to come."""

    maps: int = 0
    readings: int = 0
    claims: int = 0
    expeditions: int = 0
    band: bool = False


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A roll in progress. There is no ``place`` while the ruin is not chosen."""

    die: DieName
    kind: Literal["excavation", "reroll", "group"] = "excavation"
    place: PlaceNumber | None = None
    natural: Annotated[int, Meta(ge=1, le=8)] = 1
    value: Face = 0
    readings: Annotated[int, Meta(ge=0, le=5)] = 0
    claims: Annotated[int, Meta(ge=0, le=4)] = 0


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim whose draws are not finished."""

    place: PlaceNumber
    claimer: Seat | None = None


class UnearthView(TableView, frozen=True, kw_only=True):
    """Seats count from 0, places from 1; decks and piles list the top first."""

    game: Literal["unearth"] = "unearth"
    seats: Annotated[int, Meta(ge=2, le=4)]
    step: StepName
    to_move: list[Seat]
    active: Open[Seat]
    centre: list[Ground]
    ruin_deck: Annotated[Pile, zone(RUIN, CITY, EVENT, rest=True, clause="UN-A56")]
    age: Annotated[Slot, zone(CITY, EVENT, look=EVERYBODY, note=True)] = None  # the End of Age card, if revealed
    event: Annotated[Slot, zone(EVENT, look=EVERYBODY, written=False)] = None  # and where it lies, if it is no city
    fate: Open[bool] = False  # all dice are to be rolled again
    box: Annotated[Pile, zone(RUIN, CITY, rest=True, clause="UN-023")]
    boxed_openly: Annotated[list[str], zone(RUIN, CITY, look=EVERYBODY, note=True)]
    # What the builder of The Crumbling Memorial saw of the removed ruins.
    memorial: Annotated[dict[Seat, list[str]], zone(RUIN, CITY, look=SEAT, note=True, clause="UN-A59")] = {}
    hidden: Annotated[dict[Seat, Pile], zone(RUIN, CITY, look=SEAT, at_end=EVERYBODY, clause="UN-022")]
    claimed: Annotated[dict[Seat, list[str]], zone(RUIN, CITY, look=EVERYBODY)]
    hands: Annotated[dict[Seat, Pile], zone(CARD, look=SEAT, clause="UN-A25")]
    delver_deck: Annotated[Pile, zone(CARD, rest=True, clause="UN-A56")]
    discard: Annotated[list[str], zone(CARD, look=EVERYBODY, rest=True)]
    in_play: Annotated[Slot, zone(CARD, look=EVERYBODY)] = None
    stones: Annotated[dict[Seat, dict[CellName, str]], zone(STONE, look=EVERYBODY)]
    bag: Annotated[Pile, zone(STONE, rest=True, ordered=False, written=False, clause="UN-A56")]
    stone: Annotated[Slot, zone(STONE, look=EVERYBODY)] = None  # to be placed now
    drawn_stones: Annotated[list[str], zone(STONE, look=EVERYBODY)] = []
    wonders: Annotated[
        dict[Seat, dict[CellName, str]],
        zone(WONDER, LESSER_TOKEN, GREATER_TOKEN, look=SEAT, at_end=EVERYBODY, clause="UN-096"),
    ]
    laid_out: Annotated[list[str], zone(WONDER, look=EVERYBODY)]
    lesser: Annotated[Pile, zone(LESSER_TOKEN, rest=True, called=points_only(LESSER_TOKEN), clause="UN-031")]
    greater: Annotated[Pile, zone(GREATER_TOKEN, rest=True, called=points_only(GREATER_TOKEN), clause="UN-031")]
    pool: Annotated[dict[Seat, list[str]], zone(DIE, look=EVERYBODY, rest=True, written=False)]
    air: Annotated[Slot, zone(DIE, look=EVERYBODY, written=False)] = None  # a die that lies on no ruin yet
    pending: Open[Pending]
    rolls_left: Open[Annotated[int, Meta(ge=0, le=2)]]
    roll: Open[Roll | None] = None
    group: Open[list[DieName]] = []
    rings: Open[list[CellName]] = []
    claim: Open[Claim | None] = None


LAYOUT: Final = Layout(UnearthView, MOST_SEATS)
BOUND: Final = Bindings(
    bind("ruin_deck", Deck(AGES), left="ruin_left"),
    bind("box", Mask(RUINS)),
    bind("boxed_openly", Mask(RUINS), "box_open"),
    bind("hidden", Mask(RUINS), by_seat=True),
    bind("claimed", Mask(RUINS), by_seat=True),
    bind("hands", Counts(CARDS), by_seat=True),
    bind("delver_deck", Deck(CARDS), "deck", left="deck_left"),
    bind("discard", Counts(CARDS)),
    bind("bag", Counts(STONES)),
    bind("laid_out", Mask(NAMED), "laid"),
    # A token is the number of its points.
    bind("lesser", Deck([f"lesser {points}" for points in range(9)]), left="lesser_left"),
    bind("greater", Deck([f"greater {points}" for points in range(9)]), left="greater_left"),
)


def table_of(state: UnearthState, common: dict[str, Any]) -> UnearthView:
    """The whole truth; ``common`` are the fields that every table has."""
    seats = range(state.seats)
    lifted = state.roll_die != NOTHING and not state.dice[state.roll_die]
    age = None if state.age == NOTHING else AGES[state.age]
    card, stone = state.card_in_play(), state.stone_in_hand()
    return UnearthView(
        **common,
        **BOUND.read(state),
        options={"promos": "on" if state.promos else "off"},
        active=state.active,
        centre=[ground_of(state, place) for place in range(TABLES[state.seats].ruins_shown)],
        age=age,
        event=age if state.age >= RUIN_KINDS else None,
        fate=bool(state.pending(FATE_ROLLS)),
        memorial={} if state.memorial_by == NOBODY else {state.memorial_by: ruin_names(state.memorial_seen)},
        in_play=None if card == NOTHING else CARDS[card],
        stones={seat: stones_at(state.fields[seat]) for seat in seats},
        stone=None if stone == NOTHING else STONES[stone],
        drawn_stones=stone_names(state.stones_drawn()),
        wonders={seat: wonders_at(state.fields[seat]) for seat in seats},
        pool={seat: pool_of(state, seat) for seat in seats},
        air=die_name(state.roll_die) if lifted else None,
        pending=Pending(state.maps, state.readings, state.claims, state.expeditions, state.band),
        rolls_left=state.rolls_left,
        roll=roll_of(state),
        group=[die_name(die) for die in state.dice_to_roll()],
        rings=[cell_name(cell) for cell in state.rings_to_build()],
        claim=claim_of(state),
    )


def ground_of(state: UnearthState, place: int) -> Ground:
    ruin = state.ruins[place]
    dice = {die_name(die): entry & 15 for die, entry in enumerate(state.dice) if entry >> 4 == place + 1}
    return Ground(stone_names(state.stones_on[place]), None if ruin == NOTHING else RUINS[ruin], dice)


def pool_of(state: UnearthState, seat: int) -> list[str]:
    first = seat * DICE_EACH
    return [die_name(die) for die in range(first, first + DICE_EACH) if state.pool >> die & 1]


def stones_at(field: list[int]) -> dict[str, str]:
    return {cell_name(cell): STONES[colour] for cell, colour in stones_in(field)}


def wonders_at(field: list[int]) -> dict[str, str]:
    return {
        cell_name(cell): f"{WONDERS[wonder]} {points}" if wonder >= GREATER else WONDERS[wonder]
        for cell, wonder, points in wonders_in(field)
    }


def roll_of(state: UnearthState) -> Roll | None:
    if state.roll_kind == NO_ROLL:
        return None
    return Roll(
        die=die_name(state.roll_die),
        kind=ROLL_KINDS[state.roll_kind],  # type: ignore[arg-type]
        place=None if state.roll_place == NOTHING else state.roll_place + 1,
        natural=state.natural,
        value=state.value,
        readings=state.roll_readings,
        claims=state.roll_claims,
    )


def claim_of(state: UnearthState) -> Claim | None:
    if state.over or state.step != DRAW_CARD:
        return None
    place = claim_place(state)
    claimer = strongest(state, place)
    return Claim(place + 1, None if claimer == NOBODY else claimer)


# What a seat knows of closed zones.


def known_to(view: UnearthView, rng: Rng) -> dict[str, list[Element]]:
    """UN-118, UN-A59: an End of Age card is the last of the deck; ruins seen in the box lie there or were taken."""
    assert isinstance(view.ruin_deck, int)
    assert isinstance(view.box, int)
    told: dict[str, list[Element]] = {}
    if view.ruin_deck:
        ages = ages_in_use(with_promos(view.options))
        told["ruin_deck"] = [*[UNKNOWN] * (view.ruin_deck - 1), AGES[ages[rng.below(len(ages))]]]
    own = [name for pile in view.hidden.values() if isinstance(pile, list) for name in pile]
    seen = dict.fromkeys([*view.boxed_openly, *(name for names in view.memorial.values() for name in names)])
    boxed = [name for name in seen if name not in own]
    numbers = {seat: pile for seat, pile in view.hidden.items() if isinstance(pile, int)}
    hidden: dict[int, list[Element]] = {seat: [UNKNOWN] * number for seat, number in numbers.items()}
    # Somebody took a ruin that the seat saw in the box: whoever has more than the dealt one.
    takers = [seat for seat, number in numbers.items() if number > 1] or list(numbers)
    gaps = [(seat, at) for seat in takers for at in range(numbers[seat])]
    while len(boxed) > view.box:
        seat, at = gaps.pop(rng.below(len(gaps)))
        hidden[seat][at] = boxed.pop(rng.below(len(boxed)))
    told |= {f"hidden.{seat}": pile for seat, pile in hidden.items()}
    told["box"] = [*boxed, *[UNKNOWN] * (view.box - len(boxed))]
    return told
