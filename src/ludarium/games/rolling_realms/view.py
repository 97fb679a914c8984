"""What a seat of Rolling Realms may know: everything but the rolls and realms to come (RR-A44)."""

import msgspec
from msgspec.structs import replace

from ludarium.core.result import Result
from ludarium.core.view import View
from ludarium.games.rolling_realms.components import REALMS, RESOURCES, Resource, rating_of
from ludarium.games.rolling_realms.engine import viticulture
from ludarium.games.rolling_realms.engine.moves import GAINED, GAINED_AGAIN
from ludarium.games.rolling_realms.engine.numbers import bits_of
from ludarium.games.rolling_realms.engine.player import (
    ACTIVATE,
    ALL_SLOTS,
    CHANGED,
    CHOOSE_GRAPES,
    MAY_AGAIN,
    MISSED,
    NOT_NOTED,
    NOTE_NUMBER,
    PLACE_BITS,
    SHOWN,
    SLOTS,
    TAKE_RESOURCE,
    Player,
)
from ludarium.games.rolling_realms.engine.powers import FACES, gained_dice
from ludarium.games.rolling_realms.engine.resources import FIELD, SHIFTS, count
from ludarium.games.rolling_realms.engine.scoring import left_of, stars_of, tenths_of
from ludarium.games.rolling_realms.engine.state import RealmsState
from ludarium.games.rolling_realms.engine.steps import STEP_NAMES, TYPE_BITS
from ludarium.games.rolling_realms.sheets import Cells, cells_of

AS_RESOURCE = "resource"  # where a missed die went


class Die(msgspec.Struct, frozen=True):
    """One of the two rolled dice, as it is for one player. ``used`` names the realm it went to."""

    rolled: int
    value: int
    again: bool
    changed: bool
    used: str


class Copies(msgspec.Struct, frozen=True):
    """Gained dice that are alike and not used yet."""

    id: str
    value: int
    again: bool
    count: int


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The symbols of one type on a resource card: circled, and crossed out of those."""

    gained: int = 0
    spent: int = 0


class Finished(msgspec.Struct, frozen=True):
    """A finished round: the stars of its realms, the unspent resources, the score in tenths."""

    realms: list[str]
    stars: list[int]
    left: int
    tenths: int


class Pending(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the question is about, beyond the usual one."""

    kind: str
    count: int = 0
    of: list[Resource] = []
    crate: int = 0
    order: int = 0
    value: int = 0
    grapes: list[int] = []
    sum: int = 0


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a player.

    ``fits`` are the realms that each rolled die fitted right after the roll (RR-A03), unknown by version 1.
    """

    step: str
    dice: list[Die]
    fits: list[list[str]] | None
    copies: list[Copies]
    activated: list[str]
    sheets: dict[str, Cells]
    resources: dict[Resource, Stock]
    stars: dict[str, int]
    left: int
    tenths: int
    total: int
    rounds: list[Finished]
    pending: Pending | None


class RealmsView(View, frozen=True, kw_only=True):
    round: int
    turn: int
    realms: list[str]
    unused: list[str]
    played: list[list[str]]
    roll: list[int]
    rolls: list[list[int]]
    players: list[PlayerView]
    result: Result | None
    rating: int | None


def step_of(state: RealmsState, seat: int) -> str:
    return "over" if state.over else STEP_NAMES[state.players[seat].step]


def realm_names(state: RealmsState) -> list[list[str]]:
    """The realms of every round so far."""
    return [[REALMS[one] for one in state.drawn[at : at + SLOTS]] for at in range(0, len(state.drawn), SLOTS)]


def unused_realms(state: RealmsState) -> list[str]:
    return [name for number, name in enumerate(REALMS) if number not in state.drawn]


def die_of(player: Player, number: int, realms: list[str]) -> Die:
    die = player.die(number)
    place = die >> PLACE_BITS
    return Die(
        rolled=player.rolled >> 3 * number & SHOWN,
        value=die & SHOWN,
        again=bool(die & MAY_AGAIN),
        changed=bool(die & CHANGED),
        used="" if place == 0 else AS_RESOURCE if place == MISSED else realms[place - 1],
    )


def fits_of(player: Player, realms: list[str]) -> list[list[str]] | None:
    if player.fits == NOT_NOTED:
        return None
    masks = (player.fits & ALL_SLOTS, player.fits >> SLOTS)
    return [[realms[slot] for slot in bits_of(mask)] for mask in masks]


def copies_of(player: Player) -> list[Copies]:
    found: list[Copies] = []
    if not player.extras:
        return found
    for die in range(GAINED + 1, GAINED_AGAIN + FACES + 1):
        number = gained_dice(player.extras, die - GAINED - 1)
        if number:
            again = die > GAINED_AGAIN
            value = die - (GAINED_AGAIN if again else GAINED)
            found.append(Copies(f"{value}r" if again else str(value), value, again, int(number)))
    return found


def resources_of(player: Player) -> dict[Resource, Stock]:
    return {
        name: Stock(int(player.gained >> bits & FIELD), int(player.spent >> bits & FIELD))
        for name, bits in zip(RESOURCES, SHIFTS, strict=True)
    }


def pending_of(player: Player) -> Pending | None:
    pending = player.pending
    if player.step == TAKE_RESOURCE:
        types = [RESOURCES[kind] for kind in bits_of(pending >> TYPE_BITS)]
        return Pending("take", count=pending & 3, of=types)
    if player.step == NOTE_NUMBER:
        return Pending("note", crate=(pending >> 2) + 1)
    if player.step == CHOOSE_GRAPES:
        order = viticulture.ORDER[pending >> viticulture.ORDER_BITS & 3]
        value = int(pending >> viticulture.VALUE_BITS & SHOWN)
        grapes = [grape + 1 for grape in bits_of(pending >> viticulture.CHOSEN_BITS)]
        return Pending("grapes", order=order, value=value, grapes=grapes, sum=value + sum(grapes))
    return None


def rounds_of(state: RealmsState, seat: int) -> list[Finished]:
    scores = state.finished[seat :: state.seats]
    return [
        Finished(realms, stars_of(score), left_of(score), tenths_of(score))
        for realms, score in zip(realm_names(state), scores, strict=False)
    ]


def player_view(state: RealmsState, seat: int) -> PlayerView:
    """What everybody sees of a player; most moves change one player, so it is kept until this one changes."""
    player = state.players[seat]
    kept = player.shown
    if isinstance(kept, tuple) and kept[0] == len(state.finished):
        known: PlayerView = kept[1]
        return known
    fresh = fresh_player_view(state, seat)
    player.shown = (len(state.finished), fresh)
    return fresh


def fresh_player_view(state: RealmsState, seat: int) -> PlayerView:
    player = state.players[seat]
    realms = realm_names(state)[-1]
    rounds = rounds_of(state, seat)
    tenths = int(player.tenths())
    return PlayerView(
        step=step_of(state, seat),
        dice=[die_of(player, number, realms) for number in range(2)],
        fits=fits_of(player, realms),
        copies=copies_of(player),
        activated=[realms[slot] for slot in bits_of(player.activated)],
        sheets={
            name: cells_of(realm.number, player.sheet(slot))
            for slot, (name, realm) in enumerate(zip(realms, player.realms, strict=True))
        },
        resources=resources_of(player),
        stars={name: int(player.stars_of(slot)) for slot, name in enumerate(realms)},
        left=int(count(player.held())),
        tenths=tenths,
        total=sum(one.tenths for one in rounds) + (0 if state.over else tenths),
        rounds=rounds,
        pending=pending_of(player),
    )


def seat_view(public: RealmsView, state: RealmsState, seat: int) -> RealmsView:
    """Everything is public; only where a player stands in the turn is said to each in their own words."""
    return replace(public, seat=seat, step=step_of(state, seat))


def view_of(state: RealmsState, seat: int | None) -> RealmsView:
    rolls = [[roll & SHOWN, roll >> 3] for roll in state.rolls]
    realms = realm_names(state)
    result = state.result()
    shared = STEP_NAMES[ACTIVATE] if not state.over else "over"
    return RealmsView(
        game="rolling_realms",
        seat=seat,
        seats=state.seats,
        step=shared if seat is None else step_of(state, seat),
        to_move=state.to_move(),
        round=state.round,
        turn=state.turn_number,
        realms=realms[-1],
        unused=unused_realms(state),
        played=realms[:-1],
        roll=rolls[-1],
        rolls=rolls,
        players=[player_view(state, one) for one in range(state.seats)],
        result=result,
        rating=rating_of(result.scores[0]) if result is not None and state.seats == 1 else None,
    )
