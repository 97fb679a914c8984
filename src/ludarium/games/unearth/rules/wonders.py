"""Rings and wonders (rules chapter 10, UN-A33 to UN-A39, UN-A43)."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, lowest, nth, several
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.unearth.components import RUINS, WONDERS
from ludarium.games.unearth.rules.field import cell_name, q_of, r_of, read_cell, ring_stones, with_wonder
from ludarium.games.unearth.rules.numbers import (
    BUILD,
    CELL,
    CENOTAPH,
    FITTING,
    GREATER,
    LESSER,
    MEMORIAL_WONDER,
    ONE_COLOUR,
    TAKE,
)
from ludarium.games.unearth.rules.state import BUILD_WONDER, CHOOSE_RING, MEMORIAL, UnearthState, refuse


class ChooseRing(Step[UnearthState]):
    """UN-A33: every ring that a stone completed is built; the owner chooses the order."""

    def run(self, state: UnearthState, number: i64) -> None:
        if len(state.pending(BUILD_WONDER)) > 1:
            state.ask(CHOOSE_RING, state.owner())

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return [CELL + cell for cell in state.pending(BUILD_WONDER)]

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        ring = move - CELL
        state.drop(BUILD_WONDER, ring)
        state.again()
        state.push(BUILD_WONDER, ring)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return refuse("UN-A33", "unearth-no-ring-here", q=q_of(move - CELL), r=r_of(move - CELL))


class BuildWonder(Step[UnearthState]):
    """Which wonder is built in a ring (UN-A34), where there is a choice."""

    def run(self, state: UnearthState, ring: i64) -> None:
        owner = state.owner()
        if wonder_choices(state, ring):
            state.ask_unless_forced(BUILD_WONDER, owner, ring)
        elif state.news is not None:
            state.tell("unearth-ring-empty", owner, {"q": q_of(ring), "r": r_of(ring)})

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return wonder_choices(state, state.number)

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        build(state, state.number, move - BUILD)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        wonder = move - BUILD
        stones = ring_stones(state.fields[seat], state.number)
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

    def write_number(self, number: i64) -> str:
        return cell_name(number)

    def read_number(self, text: str) -> int:
        return read_cell(text)


def wonder_choices(state: UnearthState, ring: i64) -> list[int]:
    """The moves that build a wonder in a completed ring of whoever rolled."""
    stones = ring_stones(state.fields[state.owner()], ring)
    return choices_for(stones, state.laid, state.greater_left, state.lesser_left)


def choices_for(stones: i64, laid: i64, greater_left: i64, lesser_left: i64) -> list[int]:
    """UN-A34, UN-A36: every laid-out Named Wonder that fits, and the general kind of the ring."""
    choices = each(FITTING[stones] & laid, BUILD)
    if stones in ONE_COLOUR and greater_left > 0:
        choices.append(BUILD + GREATER)
    elif lesser_left > 0:
        choices.append(BUILD + LESSER)
    return choices


def build(state: UnearthState, cell: i64, wonder: i64) -> None:
    """UN-092 to UN-094, UN-096, UN-101: the wonder stands in the ring."""
    owner = state.owner()
    points: i64 = 0
    if wonder == GREATER:
        state.greater_left -= 1
        points = state.greater[state.greater_left]
    elif wonder == LESSER:
        state.lesser_left -= 1
        points = state.lesser[state.lesser_left]
    else:
        state.laid &= ~bit_of(wonder)
        named = state.named[:]
        named[owner] |= bit_of(wonder)
        state.named = named
    state.fields[owner] = with_wonder(state.fields[owner], cell, wonder, points)
    if state.news is not None:
        state.tell("unearth-built", owner, {"wonder": WONDERS[wonder], "q": q_of(cell), "r": r_of(cell)})
        if points:
            facts: dict[str, str | int | list[str]] = {"wonder": WONDERS[wonder], "points": points}
            state.tell("unearth-built-points", owner, facts, bit_of(owner))
    if wonder == CENOTAPH and state.box:
        names = [RUINS[ruin] for ruin in each(state.box)]
        gain_ruin(state, owner, nth(state.box, state.rng.pick(names)))
    elif wonder == MEMORIAL_WONDER and state.box:
        look_into_box(state, owner)


def look_into_box(state: UnearthState, owner: i64) -> None:
    """UN-A43, UN-A59: the builder sees the removed ruins and takes one."""
    state.memorial_by = owner
    state.memorial_seen = state.box
    if several(state.box):
        state.ask(MEMORIAL, owner)
    else:
        gain_ruin(state, owner, lowest(state.box))


def gain_ruin(state: UnearthState, owner: i64, ruin: i64) -> None:
    """A removed ruin joins the hidden ones of a player."""
    state.box &= ~bit_of(ruin)
    hidden = state.hidden[:]
    hidden[owner] |= bit_of(ruin)
    state.hidden = hidden
    if state.news is not None:
        state.tell("unearth-gained-ruin", owner, {"ruin": RUINS[ruin]}, bit_of(owner))
        state.tell("unearth-gained-unseen", owner, {}, state.all_but(owner))


class TakeRuin(Step[UnearthState]):
    """The Crumbling Memorial: take one of the ruins removed from the game (UN-A43)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return each(state.box, TAKE)

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        gain_ruin(state, seat, move - TAKE)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return refuse("UN-A43", "unearth-no-not-in-box", ruin=f"unearth-ruin-{RUINS[move - TAKE]}")
