"""The mine: digging, and hiring by the Rusty Bell (rules chapter 16; NF-364, NF-376, NF-A53, NF-A104)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, has
from ludarium.core.errors import NotAllowed
from ludarium.games.near_and_far.components import CELLS
from ludarium.games.near_and_far.effects import BELL, CELL_GAIN, CELL_LESS, CELL_NEAR, CELL_NEED, CELL_REPUTATION
from ludarium.games.near_and_far.moves import DIG, DONE, HIRE
from ludarium.games.near_and_far.rules.gains import gain_reputation, gain_word, holds, put_camp, total_of
from ludarium.games.near_and_far.rules.numbers import (
    ADVENTURERS,
    CELL_COUNT,
    CELL_SITES,
    FIRST_CELL,
    MINE,
    SKILL,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.saloon import cannot_hire, hire, hires
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller

# What was done in the mine already.
DUG: Final = 1
HIRED: Final = 2
ENTRANCE: Final = 0


def camped_cells(state: NearState) -> i64:
    """The cells with a camp of any colour."""
    return (state.all_camps() & CELL_SITES) >> FIRST_CELL


def reachable_cells(camped: i64) -> i64:
    """NF-166 to NF-168: the entrance, then cells beside one with a camp; none holds two."""
    if not camped:
        return bit_of(ENTRANCE)
    near: i64 = 0
    for cell in each(camped):
        near |= CELL_NEAR[cell]
    return near & ~camped


def cell_need(me: Traveller, cell: i64) -> i64:
    """NF-165: the skill that a cell asks for, with the Deep-Vein Chart one less but at least 1."""
    return max(1, CELL_NEED[cell] - total_of(me, CELL_LESS))


def diggable(state: NearState, me: Traveller) -> i64:
    found: i64 = 0
    for cell in each(reachable_cells(camped_cells(state))):
        if cell_need(me, cell) <= me.symbol(SKILL):
            found |= bit_of(cell)
    return found


class Mine(Own):
    """Dig one cell (NF-163); with the Rusty Bell also hire, before or after (NF-364)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = [] if state.number & DUG else each(diggable(state, me), DIG)
        if not state.number & HIRED and holds(me, BELL):
            moves.extend(hires(state, me))
        moves.append(DONE)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if DIG <= move < DIG + CELL_COUNT:
            state.push(MINE, state.number | DUG)
            dig(state, seat, move - DIG)
        elif HIRE <= move < HIRE + ADVENTURERS:
            state.push(MINE, state.number | HIRED)
            hire(state, seat, move - HIRE)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        me = state.players[seat]
        if HIRE <= move < HIRE + ADVENTURERS:
            if not holds(me, BELL):
                return refuse("NF-364", "near-no-card-not-held", card="near-treasure-t04")
            if state.number & HIRED:
                return refuse("NF-A104", "near-no-hired")
            return cannot_hire(state, seat, move - HIRE)
        cell = move - DIG
        name = f"near-cell-{CELLS[cell]}"
        if state.number & DUG:
            return refuse("NF-163", "near-no-dug")
        camped = camped_cells(state)
        if has(camped, cell):
            return refuse("NF-168", "near-no-cell-taken", cell=name)
        if not camped and cell != ENTRANCE:
            return refuse("NF-166", "near-no-entrance-first", cell=name)
        if not has(reachable_cells(camped), cell):
            return refuse("NF-167", "near-no-cell-apart", cell=name)
        return refuse(
            "NF-165", "near-no-skill", cell=name, need=int(cell_need(me, cell)), have=int(me.symbol(SKILL))
        )


def dig(state: NearState, seat: i64, cell: i64) -> None:
    """NF-169, NF-170, NF-376: the next camp, then what stands above the column and left of the row."""
    if state.news is not None:
        state.tell("near-dug", seat, {"cell": CELLS[cell]})
    put_camp(state, seat, FIRST_CELL + cell)
    gain_word(state, seat, CELL_GAIN[cell])
    if state.table.day and has(CELL_REPUTATION, cell):
        gain_reputation(state, seat, 1)
