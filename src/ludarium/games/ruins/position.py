"""Positions of Ruins: the whole State as JSON; ``placing`` sets one up on the table."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludarium.core.position import Chance
from ludarium.core.reading import Reader
from ludarium.games.ruins.components import DISCOVERIES, RUINS
from ludarium.games.ruins.engine.names import names
from ludarium.games.ruins.engine.state import NOBODY, RuinsState
from ludarium.games.ruins.seeing import (
    build_of,
    ending_of,
    market_of,
    pile_of,
    seats_of,
    step_of,
    upgrades_of,
)
from ludarium.games.ruins.view import Build, Ending, Play, Upgrades

StepName = Literal["flip", "turn", "put", "add", "extras", "claim", "order", "draw", "discard", "over"]
Seat = Annotated[int, Meta(ge=0, le=4)]
RuinName = Annotated[str, Meta(pattern="^([1-9]|10)[a-e]$", description="day value and copy, such as 4b")]
DiscoveryName = Annotated[str, Meta(pattern="^[TMB][0-9]{2}$")]
SlotName = Annotated[str, Meta(pattern="^([TMB][0-9]{2}|-)$", description="a discovery, or - for an empty slot")]


class Knowledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What seats know beyond what lies open."""

    night_seen: dict[Seat, list[RuinName]] = {}
    night_shown: list[RuinName] = []
    given: dict[Seat, list[RuinName]] = {}
    drew: list[Seat] = []


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole or partial position. Seats count from 0; ``deck`` and ``discovery_deck`` list the top first."""

    game: Literal["ruins"] = "ruins"
    seats: Annotated[int, Meta(ge=2, le=5)] | UnsetType = UNSET
    options: dict[str, str] | UnsetType = UNSET
    round: Annotated[int, Meta(ge=1, le=5)] | UnsetType = UNSET
    starter: Seat | UnsetType = UNSET
    participants: list[Seat] | UnsetType = UNSET
    out: list[Seat] | UnsetType = UNSET
    poised: list[Seat] | UnsetType = UNSET
    scores: list[Annotated[int, Meta(ge=0, le=10)]] | UnsetType = UNSET
    torches: list[Annotated[int, Meta(ge=0, le=3)]] | UnsetType = UNSET
    hands: dict[Seat, list[RuinName]] | UnsetType = UNSET
    deck: list[RuinName] | UnsetType = UNSET
    discard: list[RuinName] | UnsetType = UNSET
    pile: list[Play] | UnsetType = UNSET
    passes: Annotated[int, Meta(ge=0, le=4)] | UnsetType = UNSET
    ruins: dict[RuinName, Upgrades] | UnsetType = UNSET
    market: Annotated[list[SlotName], Meta(min_length=4, max_length=4)] | UnsetType = UNSET
    discovery_deck: list[DiscoveryName] | UnsetType = UNSET
    step: StepName | UnsetType = UNSET
    to_move: list[Seat] | UnsetType = UNSET
    winner: Seat | UnsetType = UNSET
    build: Build | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    knowledge: Knowledge | UnsetType = UNSET
    chance: Chance | UnsetType = UNSET


POSITION: Final = Reader(Position)
read_step: Final = Reader(StepName).convert


def position_of(state: RuinsState) -> Position:
    """The whole State."""
    ending = ending_of(state)
    build = build_of(state)
    return Position(
        seats=state.seats,
        options=state.settings.options,
        round=state.round,
        starter=state.starter,
        participants=seats_of(state.participants),
        out=state.gone_out[:],
        poised=seats_of(state.poised),
        scores=state.scores[:],
        torches=state.lit,
        hands={seat: names(state.hands[seat]) for seat in range(state.seats)},
        deck=[RUINS[ruin] for ruin in reversed(state.deck)],
        discard=names(state.discard),
        pile=pile_of(state),
        passes=state.passes,
        ruins=upgrades_of(state, state.cards.night),
        market=market_of(state),
        discovery_deck=[DISCOVERIES[one] for one in reversed(state.discoveries)],
        step=read_step(step_of(state)),
        to_move=state.to_move(),
        winner=UNSET if state.winner == NOBODY else state.winner,
        build=UNSET if build == Build() or ending else build,
        ending=UNSET if ending is None else ending,
        knowledge=Knowledge(
            {seat: names(state.seen_night[seat]) for seat in range(state.seats)},
            names(state.seen_night[state.seats]),
            {seat: names(state.given[seat]) for seat in range(state.seats)},
            seats_of(state.drawn_by),
        ),
        chance=Chance(state.rng.key.hex(), state.rng.drawn),
    )
