"""What a seat of Unearth may know (UN-A56, UN-A59), built from nothing by adding what is allowed."""

from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from ludarium.core.result import Result
from ludarium.core.view import View
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
    card_names,
    die_name,
    ruin_colour,
    ruin_names,
    stone_names,
)
from ludarium.games.unearth.engine.data import CLAIM_VALUE, FLAME, OBELISK, SIDES, STONE_VALUE
from ludarium.games.unearth.engine.field import empty_rings, stones_in, wonders_in
from ludarium.games.unearth.engine.moves import DICE_EACH, GREATER, q_of, r_of
from ludarium.games.unearth.engine.scoring import Line, score_lines, total
from ludarium.games.unearth.engine.state import (
    BUILD_WONDER,
    CHOOSE_RING,
    DRAW_CARD,
    MEMORIAL,
    NO_ROLL,
    NOTHING,
    STEPS,
    UnearthState,
)
from ludarium.games.unearth.engine.stones import how_many

ROLL_KINDS: Final = ["", "excavation", "reroll", "group"]
Cell = tuple[int, int]


class DieOnRuin(msgspec.Struct, frozen=True):
    die: str
    owner: int
    sides: int
    value: int


class Place(msgspec.Struct, frozen=True):
    """A ruin in the centre, with what lies on it."""

    ruin: str
    colour: str | None
    claim: int
    stone_value: int
    stones: list[str]
    sum: int
    dice: list[DieOnRuin]


class StoneAt(msgspec.Struct, frozen=True):
    q: int
    r: int
    colour: str


class WonderAt(msgspec.Struct, frozen=True):
    """A built wonder. The points of a Greater or Lesser one are known to its owner alone (UN-096)."""

    q: int
    r: int
    wonder: str
    points: int | None


class ScoreLine(msgspec.Struct, frozen=True):
    line: str
    name: str
    count: int
    points: int


class Score(msgspec.Struct, frozen=True):
    total: int
    lines: list[ScoreLine]


class PlayerView(msgspec.Struct, frozen=True):
    pool: list[str]
    hand: int
    hidden: int
    hidden_ruins: list[str]
    claimed: list[str]
    stones: list[StoneAt]
    wonders: list[WonderAt]
    empty_rings: list[Cell]
    open_points: int
    score: Score | None


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delver cards played in this turn whose effect is still to come."""

    maps: int = 0
    readings: int = 0
    claims: int = 0
    expeditions: int = 0
    band: bool = False


class RollView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    die: str
    owner: int
    sides: int
    place: int | None
    kind: str
    natural: int
    value: int
    readings: int
    claims: int


class LaidWonder(msgspec.Struct, frozen=True):
    wonder: str
    formula: str
    points: int


class Box(msgspec.Struct, frozen=True):
    """Ruins removed from the game: how many, which everybody saw go, which The Crumbling Memorial showed."""

    count: int
    open: list[str]
    seen: list[str]


class Claiming(msgspec.Struct, frozen=True):
    place: int
    ruin: str
    claimer: int


class OptionalDraw(msgspec.Struct, frozen=True):
    seat: int
    wonder: str


class UnearthView(View, frozen=True, kw_only=True):
    places: ClassVar[tuple[str, ...]] = ("hand", "centre", "players", "box", "wonders", "age", "in_play", "discard")

    options: dict[str, str]
    active: int
    rolls_left: int
    pending: Pending
    in_play: str | None
    centre: list[Place | None]
    players: list[PlayerView]
    hand: list[str]
    box: Box
    wonders: list[LaidWonder]
    lesser: int
    greater: int
    bag: int
    ruin_deck: int
    delver_deck: int
    discard: list[str]
    age: str | None
    event: str | None
    fate: bool
    roll: RollView | None
    group: list[str]
    stone: str | None
    drawn_stones: list[str]
    rings: list[Cell]
    drawing: OptionalDraw | None
    claiming: Claiming | None
    result: Result | None

    def shown(self) -> frozenset[str]:
        """Equal cards and tokens share a name, so the sizes of piles tell that another one was seen."""
        piles = (self.ruin_deck, self.delver_deck, self.lesser, self.greater, len(self.discard))
        return super().shown() | {f"pile {number} of {size}" for number, size in enumerate(piles)}


def options_of(state: UnearthState) -> dict[str, str]:
    return {"promos": "on" if state.promos else "off"}


def cell_of(cell: int) -> Cell:
    return q_of(cell), r_of(cell)


def dice_on(state: UnearthState, place: int) -> list[DieOnRuin]:
    return [
        DieOnRuin(die_name(die), die // DICE_EACH, SIDES[die], entry & 15)
        for die, entry in enumerate(state.dice)
        if entry >> 4 == place + 1
    ]


def centre_of(state: UnearthState) -> list[Place | None]:
    """The ruins on the table, by place."""
    centre: list[Place | None] = []
    for place in range(TABLES[state.seats].ruins_shown):
        ruin = state.ruins[place]
        if ruin == NOTHING:
            centre.append(None)
            continue
        stones = stone_names(state.stones_on[place])
        dice = dice_on(state, place)
        claim = CLAIM_VALUE[ruin]
        colour = ruin_colour(ruin)
        centre.append(Place(RUINS[ruin], colour, claim, STONE_VALUE[ruin], stones, state.sums[place], dice))
    return centre


def pool_of(state: UnearthState, seat: int) -> list[str]:
    return [name for die, name in enumerate(DICE) if state.own_pool(seat) >> die & 1]


def stones_of(field: list[int]) -> list[StoneAt]:
    return [StoneAt(*cell_of(cell), STONES[colour]) for cell, colour in stones_in(field)]


def wonders_of(field: list[int], known: bool) -> list[WonderAt]:
    found = []
    for cell, wonder, points in wonders_in(field):
        worth = COMPONENTS.wonder[wonder].points if wonder < GREATER else (points if known else None)
        found.append(WonderAt(*cell_of(cell), WONDERS[wonder], worth))
    return found


def score_of(lines: list[Line]) -> Score:
    return Score(total(lines), [ScoreLine(*line) for line in lines])


def player_of(state: UnearthState, seat: int, known: bool) -> PlayerView:
    """A player's side of the table; ``known`` if the hidden ruins and tokens may be seen."""
    field = state.fields[seat]
    building = state.rings if state.rings and state.owner() == seat else []
    own = score_of(score_lines(state.claimed[seat] | state.hidden[seat], field, True)) if known else None
    return PlayerView(
        pool=pool_of(state, seat),
        hand=sum(state.hands[seat] >> 4 * card & 15 for card in range(len(CARDS))),
        hidden=state.hidden[seat].bit_count(),
        hidden_ruins=ruin_names(state.hidden[seat]) if known else [],
        claimed=ruin_names(state.claimed[seat]),
        stones=stones_of(field),
        wonders=wonders_of(field, known),
        empty_rings=[cell_of(cell) for cell in empty_rings(field) if cell not in building],
        open_points=total(score_lines(state.claimed[seat], field, False)),
        score=own,
    )


def roll_of(state: UnearthState) -> RollView | None:
    if state.roll_kind == NO_ROLL:
        return None
    die = state.roll_die
    return RollView(
        die=die_name(die),
        owner=die // DICE_EACH,
        sides=SIDES[die],
        place=None if state.roll_place == NOTHING else state.roll_place + 1,
        kind=ROLL_KINDS[state.roll_kind],
        natural=state.natural,
        value=state.value,
        readings=state.roll_readings,
        claims=state.roll_claims,
    )


def pending_of(state: UnearthState) -> Pending:
    return Pending(state.maps, state.readings, state.claims, state.expeditions, state.band)


def laid_of(state: UnearthState) -> list[LaidWonder]:
    laid = [wonder for number, wonder in enumerate(COMPONENTS.wonder) if state.laid >> number & 1]
    return [LaidWonder(wonder.id, wonder.formula, wonder.points) for wonder in laid]


def drawing_of(state: UnearthState) -> OptionalDraw | None:
    if state.step != DRAW_CARD or state.over:
        return None
    return OptionalDraw(state.turn, NAMED[OBELISK if state.turn == state.claimer else FLAME])


def step_of(state: UnearthState) -> str:
    return "over" if state.over else STEPS[state.step].name()


def view_of(state: UnearthState, seat: int | None) -> UnearthView:
    building = state.step in (CHOOSE_RING, BUILD_WONDER, MEMORIAL) and not state.over
    drawing = drawing_of(state)
    claiming = None
    if drawing is not None:
        place = state.check_at
        claiming = Claiming(place + 1, RUINS[state.ruins[place]], state.claimer)
    return UnearthView(
        game="unearth",
        seat=seat,
        seats=state.seats,
        step=step_of(state),
        to_move=state.to_move(),
        options=options_of(state),
        active=state.active,
        rolls_left=state.rolls_left,
        pending=pending_of(state),
        in_play=None if state.in_play == NOTHING else CARDS[state.in_play],
        centre=centre_of(state),
        players=[player_of(state, one, state.over or one == seat) for one in range(state.seats)],
        hand=card_names(state.hands[seat]) if seat is not None else [],
        box=Box(
            int(state.box).bit_count(),
            ruin_names(state.box_open),
            ruin_names(state.memorial_seen) if seat is not None and state.memorial_by == seat else [],
        ),
        wonders=laid_of(state),
        lesser=state.lesser_left,
        greater=state.greater_left,
        bag=how_many(state.bag),
        ruin_deck=state.ruin_left,
        delver_deck=state.deck_left,
        discard=card_names(state.discard),
        age=None if state.age == NOTHING else AGES[state.age],
        event=None if state.event == NOTHING else AGES[state.event],
        fate=state.fate,
        roll=roll_of(state),
        group=[die_name(die) for die in state.group],
        stone=None if state.stone == NOTHING else STONES[state.stone],
        drawn_stones=stone_names(state.drawn_stones),
        rings=[cell_of(cell) for cell in state.rings] if building else [],
        drawing=drawing,
        claiming=claiming,
        result=state.result(),
    )


def seat_view(public: UnearthView, state: UnearthState, seat: int) -> UnearthView:
    """What everybody sees, and what the seat knows besides."""
    players = public.players[:]
    if not state.over:
        players[seat] = player_of(state, seat, True)
    box = public.box
    if state.memorial_by == seat:
        box = replace(box, seen=ruin_names(state.memorial_seen))
    return replace(public, seat=seat, players=players, hand=card_names(state.hands[seat]), box=box)
