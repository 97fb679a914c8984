"""Positions of Unearth: the whole State as JSON; ``placing`` sets one up on the table."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludarium.core.game import Json
from ludarium.core.position import Chance
from ludarium.core.reading import Reader
from ludarium.games.unearth.components import (
    AGES,
    CARDS,
    NAMED,
    STONES,
    WONDERS,
    card_names,
    die_name,
    ruin_names,
    stone_names,
)
from ludarium.games.unearth.engine.field import stones_in, wonders_in
from ludarium.games.unearth.engine.moves import GREATER, q_of, r_of
from ludarium.games.unearth.engine.state import DRAW_CARD, NOBODY, NOTHING, UnearthState
from ludarium.games.unearth.names import CardName, EventName, RuinName, StoneName, TokenName, WonderName
from ludarium.games.unearth.view import Pending, RollView, centre_of, options_of, pending_of, roll_of, step_of

StepName = Literal[
    "turn",
    "again",
    "target",
    "number",
    "first",
    "reroll",
    "modify",
    "ruin",
    "adjust",
    "stone",
    "library",
    "cell",
    "ring",
    "wonder",
    "memorial",
    "draw",
    "over",
]
Seat = Annotated[int, Meta(ge=0, le=3)]
Value = Annotated[int, Meta(ge=0, le=8)]
PlaceNumber = Annotated[int, Meta(ge=1, le=5)]
DieName = Annotated[str, Meta(pattern="^[0-3][.](d8|d6a|d6b|d6c|d4)$", description="seat and die, such as 1.d6b")]
CellName = Annotated[str, Meta(pattern="^-?[0-9]{1,2},-?[0-9]{1,2}$", description="axial coordinates q,r")]


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One place in the centre: nothing, or a ruin with its stones and the dice on it (0 is a die in the air)."""

    ruin: RuinName | Literal[""] = ""
    stones: list[StoneName] | UnsetType = UNSET
    dice: dict[DieName, Value] = {}


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A roll in progress. ``place`` is left out while the ruin is not chosen."""

    die: DieName
    kind: Literal["excavation", "reroll", "group"] = "excavation"
    place: PlaceNumber | UnsetType = UNSET
    natural: Annotated[int, Meta(ge=1, le=8)] = 1
    value: Value = 0
    readings: Annotated[int, Meta(ge=0, le=5)] = 0
    claims: Annotated[int, Meta(ge=0, le=4)] = 0


class Memorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the builder of The Crumbling Memorial saw of the removed ruins."""

    seat: Seat
    seen: list[RuinName]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim whose draws are not finished; ``claimer`` is left out after an unbreakable tie."""

    place: PlaceNumber
    claimer: Seat | UnsetType = UNSET


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole or partial position. Seats count from 0, places from 1; decks and piles list the top first."""

    game: Literal["unearth"] = "unearth"
    seats: Annotated[int, Meta(ge=2, le=4)] | UnsetType = UNSET
    options: dict[str, str] | UnsetType = UNSET
    active: Seat | UnsetType = UNSET
    step: StepName | UnsetType = UNSET
    to_move: list[Seat] | UnsetType = UNSET
    centre: Annotated[list[Ground], Meta(max_length=5)] | UnsetType = UNSET
    ruin_deck: list[RuinName | EventName] | UnsetType = UNSET
    age: RuinName | EventName | UnsetType = UNSET
    fate: bool | UnsetType = UNSET
    box: list[RuinName] | UnsetType = UNSET
    boxed_openly: list[RuinName] | UnsetType = UNSET
    memorial: Memorial | UnsetType = UNSET
    hidden: dict[Seat, list[RuinName]] | UnsetType = UNSET
    claimed: dict[Seat, list[RuinName]] | UnsetType = UNSET
    hands: dict[Seat, list[CardName]] | UnsetType = UNSET
    delver_deck: list[CardName] | UnsetType = UNSET
    discard: list[CardName] | UnsetType = UNSET
    in_play: CardName | UnsetType = UNSET
    stones: dict[Seat, dict[CellName, StoneName]] | UnsetType = UNSET
    wonders: dict[Seat, dict[CellName, WonderName | TokenName]] | UnsetType = UNSET
    laid_out: list[WonderName] | UnsetType = UNSET
    lesser: list[Annotated[int, Meta(ge=2, le=4)]] | UnsetType = UNSET
    greater: list[Annotated[int, Meta(ge=6, le=8)]] | UnsetType = UNSET
    pending: Pending | UnsetType = UNSET
    rolls_left: Annotated[int, Meta(ge=0, le=2)] | UnsetType = UNSET
    roll: Roll | UnsetType = UNSET
    group: list[DieName] | UnsetType = UNSET
    stone: StoneName | UnsetType = UNSET
    drawn_stones: Annotated[list[StoneName], Meta(min_length=2, max_length=2)] | UnsetType = UNSET
    rings: list[CellName] | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET
    chance: Chance | UnsetType = UNSET


POSITION: Final = Reader(Position)


def cell_name(cell: int) -> str:
    return f"{q_of(cell)},{r_of(cell)}"


def wonder_text(wonder: int, points: int) -> str:
    return f"{WONDERS[wonder]} {points}" if wonder >= GREATER else WONDERS[wonder]


def grounds_of(state: UnearthState) -> list[Json]:
    grounds: list[Json] = []
    for shown in centre_of(state):
        if shown is None:
            grounds.append({})
        else:
            dice = {die.die: die.value for die in shown.dice}
            grounds.append({"ruin": shown.ruin, "stones": shown.stones, "dice": dice})
    return grounds


def roll_in_progress(roll: RollView | None) -> Json | None:
    """A roll as a position has it: without what the die's name tells."""
    if roll is None:
        return None
    fields = {name: value for name, value in msgspec.structs.asdict(roll).items() if value is not None}
    del fields["owner"], fields["sides"]
    return fields


def claim_in_progress(place: int, claimer: int) -> Json:
    return {"place": place} if claimer == NOBODY else {"place": place, "claimer": claimer}


def read_position(fields: Json) -> Position:
    """A position from plain values; what is ``None`` or an empty list of an unfinished roll is left out."""
    return POSITION.convert({name: value for name, value in fields.items() if value is not None})


def position_of(state: UnearthState) -> Position:
    """The whole State."""
    seats = range(state.seats)
    memorial = {"seat": state.memorial_by, "seen": ruin_names(state.memorial_seen)}
    asks_to_draw = state.step == DRAW_CARD and not state.over
    return read_position(
        {
            "seats": state.seats,
            "options": options_of(state),
            "active": state.active,
            "step": step_of(state),
            "to_move": state.to_move(),
            "centre": grounds_of(state),
            "ruin_deck": [AGES[card] for card in reversed(state.ruin_deck[: state.ruin_left])],
            "age": None if state.age == NOTHING else AGES[state.age],
            "fate": state.fate or None,
            "box": ruin_names(state.box),
            "boxed_openly": ruin_names(state.box_open),
            "memorial": None if state.memorial_by == NOBODY else memorial,
            "hidden": {seat: ruin_names(state.hidden[seat]) for seat in seats},
            "claimed": {seat: ruin_names(state.claimed[seat]) for seat in seats},
            "hands": {seat: card_names(state.hands[seat]) for seat in seats},
            "delver_deck": [CARDS[card] for card in reversed(state.deck[: state.deck_left])],
            "discard": card_names(state.discard),
            "in_play": None if state.in_play == NOTHING else CARDS[state.in_play],
            "stones": {seat: stones_at(state.fields[seat]) for seat in seats},
            "wonders": {seat: wonders_at(state.fields[seat]) for seat in seats},
            "laid_out": [name for number, name in enumerate(NAMED) if state.laid >> number & 1],
            "lesser": state.lesser[: state.lesser_left][::-1],
            "greater": state.greater[: state.greater_left][::-1],
            "pending": msgspec.structs.asdict(pending_of(state)),
            "rolls_left": state.rolls_left,
            "roll": roll_in_progress(roll_of(state)),
            "group": [die_name(die) for die in state.group] or None,
            "stone": None if state.stone == NOTHING else STONES[state.stone],
            "drawn_stones": stone_names(state.drawn_stones) or None,
            "rings": [cell_name(cell) for cell in state.rings] or None,
            "claim": claim_in_progress(state.check_at + 1, state.claimer) if asks_to_draw else None,
            "chance": {"key": state.rng.key.hex(), "drawn": state.rng.drawn},
        }
    )


def stones_at(field: list[int]) -> dict[str, str]:
    return {cell_name(cell): STONES[colour] for cell, colour in stones_in(field)}


def wonders_at(field: list[int]) -> dict[str, str]:
    return {cell_name(cell): wonder_text(wonder, points) for cell, wonder, points in wonders_in(field)}
