"""Rings and wonders (rules chapter 10, UN-A33 to UN-A39, UN-A43)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.events import SPECTATORS
from ludarium.games.unearth.components import RUINS, WONDERS
from ludarium.games.unearth.engine.data import CENOTAPH, FITTING, MEMORIAL_WONDER, ONE_COLOUR
from ludarium.games.unearth.engine.field import ring_stones, with_wonder
from ludarium.games.unearth.engine.moves import (
    BUILD,
    CELL,
    CELLS,
    GREATER,
    LESSER,
    RUIN_KINDS,
    TAKE,
    WONDER_KINDS,
    q_of,
    r_of,
)
from ludarium.games.unearth.engine.refusals import misplaced, refuse
from ludarium.games.unearth.engine.state import (
    BUILD_WONDER,
    CHOOSE_RING,
    MEMORIAL,
    SETTLED,
    UnearthState,
    UnearthStep,
)


def next_ring(state: UnearthState) -> None:
    """UN-A33: every completed ring is built; the owner chooses the order."""
    rings = state.rings
    if len(rings) == 0:
        state.step = SETTLED
    elif len(rings) == 1:
        raise_wonder(state)
    else:
        state.ask(CHOOSE_RING, state.owner())


def raise_wonder(state: UnearthState) -> None:
    """Ask which wonder is built in the first ring, unless there is no choice."""
    choices = wonder_choices(state)
    if len(choices) > 1:
        state.offer(BUILD_WONDER, state.owner(), choices)
    elif len(choices) == 1:
        build(state, choices[0] - BUILD)
    else:
        if state.news is not None:
            cell = state.rings[0]
            state.tell("unearth-ring-empty", state.owner(), {"q": q_of(cell), "r": r_of(cell)})
        state.rings = state.rings[1:]
        next_ring(state)


def wonder_choices(state: UnearthState) -> list[int]:
    """UN-A34, UN-A36: every laid-out Named Wonder that fits, and the general kind of the ring."""
    stones = ring_stones(state.fields[state.owner()], state.rings[0])
    choices: list[int] = []
    named: i64 = FITTING[stones] & state.laid
    wonder: i64 = 0
    while named:
        if named & 1:
            choices.append(BUILD + wonder)
        named >>= 1
        wonder += 1
    if stones in ONE_COLOUR and state.greater_left > 0:
        choices.append(BUILD + GREATER)
    elif state.lesser_left > 0:
        choices.append(BUILD + LESSER)
    return choices


def build(state: UnearthState, wonder: i64) -> None:
    """UN-092 to UN-094, UN-096, UN-101: the wonder stands in the first ring."""
    owner = state.owner()
    cell = state.rings[0]
    points: i64 = 0
    if wonder == GREATER:
        state.greater_left -= 1
        points = state.greater[state.greater_left]
    elif wonder == LESSER:
        state.lesser_left -= 1
        points = state.lesser[state.lesser_left]
    else:
        state.laid &= ~(1 << wonder)
        named = state.named[:]
        named[owner] |= 1 << wonder
        state.named = named
    state.fields[owner] = with_wonder(state.fields[owner], cell, wonder, points)
    state.rings = state.rings[1:]
    if state.news is not None:
        state.tell("unearth-built", owner, {"wonder": WONDERS[wonder], "q": q_of(cell), "r": r_of(cell)})
        if points:
            facts: dict[str, str | int | list[str]] = {"wonder": WONDERS[wonder], "points": points}
            state.tell("unearth-built-points", owner, facts, 1 << owner)
    if wonder == CENOTAPH and state.box:
        names = [name for ruin, name in enumerate(RUINS) if state.box >> ruin & 1]
        gain_ruin(state, owner, bit_at(state.box, state.rng.pick(names)))
        next_ring(state)
    elif wonder == MEMORIAL_WONDER and state.box:
        look_into_box(state, owner)
    else:
        next_ring(state)


def look_into_box(state: UnearthState, owner: i64) -> None:
    """UN-A43, UN-A59: the builder sees the removed ruins and takes one."""
    state.memorial_by = owner
    state.memorial_seen = state.box
    if count_bits(state.box) == 1:
        gain_ruin(state, owner, bit_at(state.box, 0))
        next_ring(state)
    else:
        state.ask(MEMORIAL, owner)


def gain_ruin(state: UnearthState, owner: i64, ruin: i64) -> None:
    """A removed ruin joins the hidden ones of a player."""
    state.box &= ~(1 << ruin)
    hidden = state.hidden[:]
    hidden[owner] |= 1 << ruin
    state.hidden = hidden
    if state.news is not None:
        state.tell("unearth-gained-ruin", owner, {"ruin": RUINS[ruin]}, 1 << owner)
        others = ~(1 << owner) & ((1 << state.seats) - 1) | 1 << SPECTATORS
        state.tell("unearth-gained-unseen", owner, {}, others)


def count_bits(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def bit_at(mask: i64, at: i64) -> i64:
    """The number of the bit that has this many set bits below it."""
    bit: i64 = 0
    while True:
        if mask >> bit & 1:
            if at == 0:
                return bit
            at -= 1
        bit += 1


class ChooseRing(UnearthStep):
    """Which of the rings that one stone completed is built first (UN-A33)."""

    def name(self) -> str:
        return "ring"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return [CELL + cell for cell in state.rings]

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        chosen = move - CELL
        state.rings = [chosen] + [cell for cell in state.rings if cell != chosen]
        raise_wonder(state)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if not CELL <= move < CELL + CELLS:
            return misplaced(state, move)
        return refuse("UN-A33", "unearth-no-ring-here", q=q_of(move - CELL), r=r_of(move - CELL))


class BuildWonder(UnearthStep):
    """Which wonder is built in a ring (UN-A34)."""

    def name(self) -> str:
        return "wonder"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return wonder_choices(state)

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        build(state, move - BUILD)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if not BUILD <= move < BUILD + WONDER_KINDS:
            return misplaced(state, move)
        wonder = move - BUILD
        stones = ring_stones(state.fields[seat], state.rings[0])
        named = f"unearth-wonder-{WONDERS[wonder]}"
        if wonder == GREATER:
            if stones in ONE_COLOUR:
                return refuse("UN-A36", "unearth-no-tokens-left", wonder=named)
            return refuse("UN-092", "unearth-no-many-colours")
        if wonder == LESSER:
            if stones in ONE_COLOUR and state.greater_left > 0:
                return refuse("UN-A34", "unearth-no-one-colour")
            return refuse("UN-A36", "unearth-no-tokens-left", wonder=named)
        if not state.laid >> wonder & 1:
            built = any(mask >> wonder & 1 for mask in state.named)
            if built:
                return refuse("UN-A37", "unearth-no-built-already", wonder=named)
            return refuse("UN-030", "unearth-no-not-laid-out", wonder=named)
        return refuse("UN-094", "unearth-no-formula", wonder=named)


class TakeRuin(UnearthStep):
    """The Crumbling Memorial: take one of the ruins removed from the game (UN-A43)."""

    def name(self) -> str:
        return "memorial"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return [TAKE + ruin for ruin in range(RUIN_KINDS) if state.box >> ruin & 1]

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        gain_ruin(state, seat, move - TAKE)
        next_ring(state)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if not TAKE <= move < TAKE + RUIN_KINDS:
            return misplaced(state, move)
        return refuse("UN-A43", "unearth-no-not-in-box", ruin=f"unearth-ruin-{RUINS[move - TAKE]}")


RING_STEP: Final = ChooseRing()
WONDER_STEP: Final = BuildWonder()
MEMORIAL_STEP: Final = TakeRuin()
