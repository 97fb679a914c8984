"""The table of Rolling Realms, declared once: views and positions are made of it.

Everything lies open; hidden are only the rolls and realms to come, which chance decides (RR-A44). The realms are
components. What lies before a player are values, for it belongs to one player and never moves.
"""

from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludarium.core.bits import each
from ludarium.core.declared import TableView
from ludarium.core.layout import Layout
from ludarium.core.zones import EVERYBODY, Kind, Open, Shown, zone
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS, RESOURCES, Face, RealmName, Resource
from ludarium.games.rolling_realms.rules import take, viticulture
from ludarium.games.rolling_realms.rules.player import (
    ALL_SLOTS,
    CHANGED,
    CHOOSE_GRAPES,
    GAINED_KINDS,
    MAY_AGAIN,
    MISSED,
    MOST_COUNTED,
    NOT_NOTED,
    NOTE_NUMBER,
    PLACE_BITS,
    SHOWN,
    SLOTS,
    TAKE_RESOURCE,
    Player,
)
from ludarium.games.rolling_realms.rules.powers import FACES
from ludarium.games.rolling_realms.rules.resources import FIELD, SHIFTS
from ludarium.games.rolling_realms.rules.scoring import left_of, stars_of
from ludarium.games.rolling_realms.rules.state import RealmsState
from ludarium.games.rolling_realms.sheets import COUNTED, Cells, Counted, cells_of

MOST_SEATS: Final = max(COMPONENTS.game.players)
Seat = Annotated[int, Meta(ge=0, le=11)]
StepName = Literal["activate", "take", "note", "grapes", "ready"]
STEPS: Final[tuple[StepName, ...]] = get_args(StepName)  # as ``rules.steps`` numbers them
PendingName = Literal["take", "note", "grapes"]
PENDING: Final[tuple[StepName, ...]] = get_args(PendingName)
MOST_STARS: Final = 6  # of any realm
Stars = Annotated[int, Meta(ge=0, le=MOST_STARS)]
Small = Annotated[int, Meta(ge=0, le=6)]
Trio = Annotated[list[str], Meta(min_length=3, max_length=3)]
Roll = Annotated[list[Face], Meta(min_length=2, max_length=2)]

REALM: Final = Kind("realm", dict.fromkeys(REALMS, 1), "RR-157")


# What lies before a player.


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rolled die as it is for one player; ``used`` is the realm it went to, or ``resource`` for a missed one."""

    value: Face
    again: bool = False
    changed: bool = False
    used: RealmName | Literal["", "resource"] = ""


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Gained dice that are alike and not used yet."""

    value: Face
    again: bool = False
    count: Annotated[int, Meta(ge=1, le=MOST_COUNTED)] = 1


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The symbols of one type on a resource card: circled, and crossed out of those."""

    gained: int = 0
    spent: int = 0


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished round: the stars of its realms, and the unspent resources."""

    stars: Annotated[list[Stars], Meta(min_length=3, max_length=3)]
    left: Annotated[int, Meta(ge=0, le=36)] = 0


class Pending(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the question is about, beyond the usual one.

    ``take`` has ``count`` and ``of``, ``note`` the ``crate``, ``grapes`` the ``order``, the ``value`` of the die
    and the ``grapes`` chosen so far.
    """

    kind: PendingName
    count: Small = 0
    of: list[Resource] = []
    crate: Small = 0
    order: int = 0
    value: Small = 0
    grapes: list[Face] = []


class Cards(msgspec.Struct, frozen=True, kw_only=True):
    """One player: three sheets, the resource card, the dice of this turn and the rounds so far.

    ``counted`` are the stars of realms that count them while they are filled. ``fits`` are the realms that each of
    the dice fitted right after the roll (RR-A03); version 1 of the rules does not know them.
    """

    sheets: Open[dict[RealmName, Cells]]
    counted: Open[dict[Counted, Stars]]
    resources: Open[dict[Resource, Stock]]
    dice: Open[Annotated[list[Die], Meta(min_length=2, max_length=2)]]
    fits: Open[Annotated[list[list[RealmName]], Meta(min_length=2, max_length=2)] | UnsetType] = UNSET
    copies: Open[list[Copies]]
    activated: Open[list[RealmName]]
    step: Open[StepName]
    pending: Open[Pending | None] = None
    rounds: Open[Annotated[list[Finished], Meta(max_length=COMPONENTS.game.rounds)]]


# The whole table.


class RealmsView(TableView, frozen=True, kw_only=True):
    """Seats count from 0; ``rolls`` are those of this round, ``roll`` is the last of them."""

    game: Literal["rolling_realms"] = "rolling_realms"
    seats: Annotated[int, Meta(ge=1, le=12)]
    round: Open[Annotated[int, Meta(ge=1, le=COMPONENTS.game.rounds)]]
    turn: Open[Annotated[int, Meta(ge=1, le=COMPONENTS.game.turns)]]
    played: Annotated[list[Trio], zone(REALM, look=EVERYBODY)]
    realms: Annotated[Trio, zone(REALM, look=EVERYBODY)]
    unused: Annotated[list[str], zone(REALM, look=EVERYBODY, rest=True, ordered=False, written=False)]
    roll: Open[Roll]
    rolls: Open[Annotated[list[Roll], Meta(max_length=COMPONENTS.game.turns)]]
    players: dict[Seat, Cards]
    over: Open[bool] = False
    # Who is asked for what follows from the turn and the steps of the players.
    step: Shown[Literal["turn", "over"]]
    to_move: Shown[list[Seat]]
    about: Shown[str] = ""
    follows: Shown[list[str]] = []


LAYOUT: Final = Layout(RealmsView, MOST_SEATS)


# What lies there.


def table_of(state: RealmsState, common: dict[str, Any]) -> RealmsView:
    """The whole truth; ``common`` is what every table has."""
    rounds = [[REALMS[one] for one in state.drawn[at : at + SLOTS]] for at in range(0, len(state.drawn), SLOTS)]
    rolls = [[roll & SHOWN, roll >> 3] for roll in state.rolls]
    return RealmsView(
        **common,
        round=state.round,
        turn=state.turn_number,
        played=[[*realms] for realms in rounds[:-1]],
        realms=[*rounds[-1]],
        unused=[name for number, name in enumerate(REALMS) if number not in state.drawn],
        roll=rolls[-1],
        rolls=rolls,
        players={seat: cards_before(state, seat) for seat in range(state.seats)},
        over=state.over,
    )


def cards_before(state: RealmsState, seat: int) -> Cards:
    """The cards of a seat; most moves change those of one seat, so they are kept until they change."""
    player, finished = state.players[seat], state.finished[seat :: state.seats]
    kept = player.shown
    if isinstance(kept, tuple) and kept[0] == len(finished):
        known: Cards = kept[1]
        return known
    fresh = cards_of(player, finished)
    player.shown = (len(finished), fresh)
    return fresh


def cards_of(player: Player, finished: list[int]) -> Cards:
    """The cards of a player; ``finished`` are the packed scores of the rounds before."""
    realms = [REALMS[realm.number] for realm in player.realms]
    sheets = {realm: int(player.sheet(slot)) for slot, realm in enumerate(realms)}
    return Cards(
        sheets={realm: cells_of(realm, sheet) for realm, sheet in sheets.items()},
        counted={realm: sheets[realm] >> bits for realm, bits in COUNTED.items() if realm in sheets},
        resources={
            name: Stock(int(player.gained >> bits & FIELD), int(player.spent >> bits & FIELD))
            for name, bits in zip(RESOURCES, SHIFTS, strict=True)
        },
        dice=[die_of(player.die(number), realms) for number in range(2)],
        fits=fits_of(player, realms),
        copies=[
            Copies(kind % FACES + 1, kind >= FACES, int(player.gained_dice(kind)))
            for kind in range(GAINED_KINDS)
            if player.gained_dice(kind)
        ],
        activated=[realms[slot] for slot in each(player.activated)],
        step=STEPS[player.step],
        pending=pending_of(player.step, player.number),
        rounds=[Finished(stars_of(score), left_of(score)) for score in finished],
    )


def die_of(die: int, realms: list[RealmName]) -> Die:
    place = die >> PLACE_BITS
    used = "" if place == 0 else "resource" if place == MISSED else realms[place - 1]
    return Die(die & SHOWN, bool(die & MAY_AGAIN), bool(die & CHANGED), used)


def fits_of(player: Player, realms: list[RealmName]) -> list[list[RealmName]] | UnsetType:
    if player.fits == NOT_NOTED:
        return UNSET
    masks = (player.fits & ALL_SLOTS, player.fits >> SLOTS)
    return [[realms[slot] for slot in each(mask)] for mask in masks]


def pending_of(step: int, number: int) -> Pending | None:
    """What the number of a step says."""
    if step == TAKE_RESOURCE:
        types = [RESOURCES[kind] for kind in each(take.types_of(number))]
        return Pending("take", count=int(take.times_of(number)), of=types)
    if step == NOTE_NUMBER:
        return Pending("note", crate=number + 1)
    if step == CHOOSE_GRAPES:
        order = viticulture.ORDER[viticulture.order_of(number)]
        grapes = [grape + 1 for grape in each(viticulture.chosen_of(number))]
        return Pending("grapes", order=order, value=int(viticulture.value_of(number)), grapes=grapes)
    return None


def number_of(pending: Pending) -> int:
    """The way back; a ``ValueError`` where no number says it."""
    if pending.kind == "take":
        return int(take.numbered(pending.count, sum(1 << RESOURCES.index(name) for name in set(pending.of))))
    if pending.kind == "note":
        return pending.crate - 1
    grapes = sum(1 << grape - 1 for grape in set(pending.grapes))
    if grapes.bit_count() < len(pending.grapes):
        raise ValueError("a grape is chosen twice")
    return int(viticulture.numbered(viticulture.ORDER.index(pending.order), pending.value, grapes))
