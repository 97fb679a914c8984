"""Positions of Rolling Realms: the whole State as JSON; ``placing`` sets one up on the table."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludarium.core.position import Chance
from ludarium.core.reading import Reader
from ludarium.games.rolling_realms.components import COMPONENTS, Resource
from ludarium.games.rolling_realms.engine.numbers import bits_of
from ludarium.games.rolling_realms.engine.player import MOST_COUNTED
from ludarium.games.rolling_realms.engine.scoring import left_of, stars_of
from ludarium.games.rolling_realms.engine.state import RealmsState
from ludarium.games.rolling_realms.engine.steps import STEP_NAMES
from ludarium.games.rolling_realms.sheets import STAR_BITS, cells_of, counted_stars
from ludarium.games.rolling_realms.view import (
    Die,
    Pending,
    Stock,
    copies_of,
    die_of,
    fits_of,
    pending_of,
    realm_names,
    resources_of,
)

RealmName = Literal[
    "castles",
    "cities",
    "charterstone",
    "euphoria",
    "mylittlescythe",
    "pendulum",
    "society",
    "scythe",
    "tapestry",
    "viticulture",
    "wingspan",
]
StepName = Literal["activate", "take", "note", "grapes", "ready"]
Seat = Annotated[int, Meta(ge=0, le=11)]
Face = Annotated[int, Meta(ge=1, le=6)]
Count = Annotated[int, Meta(ge=0, le=36)]
Stars = Annotated[int, Meta(ge=0, le=6)]
Trio = Annotated[list[RealmName], Meta(min_length=3, max_length=3)]
Roll = Annotated[list[Face], Meta(min_length=2, max_length=2)]
CellContent = Annotated[int, Meta(ge=0, le=6)]


class DiePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rolled die of one player; ``used`` is empty, a realm, or ``resource``."""

    value: Face
    again: bool = False
    changed: bool = False
    used: RealmName | Literal["", "resource"] = ""


class CopiesPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: Face
    again: bool = False
    count: Annotated[int, Meta(ge=1, le=MOST_COUNTED)] = 1


class FinishedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished round: the stars of its realms, and the unspent resources."""

    stars: Annotated[list[Stars], Meta(min_length=3, max_length=3)]
    left: Count = 0


class PlayerPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player. ``counted`` are the stars of realms that count them while they are filled.

    ``fits`` are the realms that each of the dice fitted right after the roll; left out, those that it fits as the
    cards lie, and the one it went to.
    """

    sheets: dict[RealmName, dict[str, CellContent]] | UnsetType = UNSET
    counted: dict[Literal["euphoria", "pendulum"], Stars] | UnsetType = UNSET
    resources: dict[Resource, Stock] | UnsetType = UNSET
    dice: Annotated[list[DiePosition], Meta(min_length=2, max_length=2)] | UnsetType = UNSET
    fits: Annotated[list[list[RealmName]], Meta(min_length=2, max_length=2)] | UnsetType = UNSET
    copies: list[CopiesPosition] | UnsetType = UNSET
    activated: list[RealmName] | UnsetType = UNSET
    step: StepName | UnsetType = UNSET
    pending: Pending | UnsetType = UNSET
    rounds: Annotated[list[FinishedPosition], Meta(max_length=3)] | UnsetType = UNSET


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole or partial position. Seats count from 0; ``rolls`` are those of this round, this turn's last."""

    game: Literal["rolling_realms"] = "rolling_realms"
    seats: Annotated[int, Meta(ge=1, le=12)] | UnsetType = UNSET
    options: dict[str, str] | UnsetType = UNSET
    round: Annotated[int, Meta(ge=1, le=COMPONENTS.game.rounds)] | UnsetType = UNSET
    turn: Annotated[int, Meta(ge=1, le=COMPONENTS.game.turns)] | UnsetType = UNSET
    realms: Trio | UnsetType = UNSET
    played: Annotated[list[Trio], Meta(max_length=2)] | UnsetType = UNSET
    roll: Roll | UnsetType = UNSET
    rolls: Annotated[list[Roll], Meta(max_length=COMPONENTS.game.turns)] | UnsetType = UNSET
    players: dict[Seat, PlayerPosition] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    chance: Chance | UnsetType = UNSET


POSITION: Final = Reader(Position)
read_player: Final = Reader(PlayerPosition).convert
read_step: Final = Reader(StepName).convert
read_realms: Final = Reader(list[RealmName]).convert
read_played: Final = Reader(list[list[RealmName]]).convert
read_counted: Final = Reader(dict[Literal["euphoria", "pendulum"], int]).convert
read_used: Final = Reader(RealmName | Literal["", "resource"]).convert


def die_position(die: Die) -> DiePosition:
    return DiePosition(die.value, die.again, die.changed, read_used(die.used))


def fits_position(fits: list[list[str]] | None) -> list[list[RealmName]] | UnsetType:
    return UNSET if fits is None else read_played(fits)


def player_position(state: RealmsState, seat: int) -> PlayerPosition:
    player = state.players[seat]
    realms = read_realms(realm_names(state)[-1])
    sheets = [player.sheet(slot) for slot in range(len(realms))]
    numbers = [realm.number for realm in player.realms]
    counted = {
        name: counted_stars(number, sheet)
        for name, number, sheet in zip(realms, numbers, sheets, strict=True)
        if name in STAR_BITS
    }
    dice = [die_of(player, number, list(realms)) for number in range(2)]
    pending = pending_of(player)
    return PlayerPosition(
        sheets={name: cells_of(number, sheet) for name, number, sheet in zip(realms, numbers, sheets, strict=True)},
        counted=read_counted(counted),
        resources=resources_of(player),
        dice=[die_position(die) for die in dice],
        fits=fits_position(fits_of(player, list(realms))),
        copies=[CopiesPosition(one.value, one.again, one.count) for one in copies_of(player)],
        activated=[realms[slot] for slot in bits_of(player.activated)],
        step=read_step(STEP_NAMES[player.step]),
        pending=UNSET if pending is None else pending,
        rounds=[FinishedPosition(stars_of(score), left_of(score)) for score in state.finished[seat :: state.seats]],
    )


def position_of(state: RealmsState) -> Position:
    """The whole State."""
    rolls = [[roll & 7, roll >> 3] for roll in state.rolls]
    realms = read_played(realm_names(state))
    return Position(
        seats=state.seats,
        options={},
        round=state.round,
        turn=state.turn_number,
        realms=realms[-1],
        played=realms[:-1],
        roll=rolls[-1],
        rolls=rolls,
        players={seat: player_position(state, seat) for seat in range(state.seats)},
        over=state.over,
        chance=Chance(state.rng.key.hex(), state.rng.drawn),
    )
