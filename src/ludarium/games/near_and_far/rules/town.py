"""In town: entering a building, who must be beaten for it, and what a visit gives (chapters 9, 14, 17, 37)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, has
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import BUILDINGS
from ludarium.games.near_and_far.effects import ENTER_FREE, LEVY, VISITS
from ludarium.games.near_and_far.moves import DUEL_WITH, ENTER_BY, NONE, OPPONENTS
from ludarium.games.near_and_far.rules.duel import begin_duel
from ludarium.games.near_and_far.rules.gains import gain, gain_bonuses, holds, recount, total_of
from ludarium.games.near_and_far.rules.numbers import (
    ARRIVE_TOWN,
    AT_FARM,
    AT_HUT,
    AT_MINE,
    AT_SALOON,
    AT_STABLES,
    AT_STORE,
    AT_TOWN_HALL,
    BUILDING,
    COIN,
    ENTER,
    FOOD,
    HUT,
    JAIL,
    MINE,
    NEUTRAL,
    SALOON,
    SKILL,
    STABLES,
    STORE,
    TOWN_HALL,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse

RIGHT: Final = 0  # of whoever comes from jail
SHADOW: Final = 1  # Second Shadow
STEP_AT: Final[list[int]] = [0] * len(BUILDINGS)
STEP_AT[AT_TOWN_HALL] = TOWN_HALL
STEP_AT[AT_SALOON] = SALOON
STEP_AT[AT_STABLES] = STABLES
STEP_AT[AT_STORE] = STORE
STEP_AT[AT_HUT] = HUT
STEP_AT[AT_MINE] = MINE


def opponents_in(state: NearState, seat: i64, building: i64) -> i64:
    """The other seats in a building, as bits; whoever is in jail is in none (NF-A40)."""
    found: i64 = 0
    for other in range(state.seats):
        if other != seat and state.players[other].is_at(building):
            found |= bit_of(other)
    return found


def duellists(state: NearState, seat: i64, building: i64) -> i64:
    """Whom a visitor may fight there: opponents, or with two seats the neutral figure (NF-181, NF-182)."""
    found = opponents_in(state, seat, building)
    if not found and building == AT_TOWN_HALL and state.seats == 2:
        return bit_of(NEUTRAL)
    return found


def approach(state: NearState, seat: i64, building: i64) -> None:
    """A building with nobody to fight is entered at once."""
    if duellists(state, seat, building):
        state.push(ENTER, building)
    else:
        state.push(ARRIVE_TOWN, building)


class Enter(Own):
    """Fight for the right to act, or be free of it (NF-118, NF-119, NF-144, NF-172, NF-180, NF-A96, NF-A106)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves: list[int] = []
        for opponent in each(duellists(state, seat, state.number)):
            moves.append(DUEL_WITH + 2 * opponent)
            moves.append(DUEL_WITH + 2 * opponent + 1)
        if state.number == AT_SALOON:
            moves.append(NONE)
            return moves
        if me.place == JAIL:
            moves.append(ENTER_BY + RIGHT)
        if holds(me, ENTER_FREE):
            moves.append(ENTER_BY + SHADOW)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if DUEL_WITH <= move < ENTER_BY:
            begin_duel(state, seat, (move - DUEL_WITH) // 2, (move - DUEL_WITH) % 2 == 0, state.number)
            return
        if move == ENTER_BY + SHADOW:
            me = state.me(seat)
            me.finds &= ~ENTER_FREE.finds
            state.finds_out |= ENTER_FREE.finds
            recount(me)
        state.push(ARRIVE_TOWN, state.number)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if move == NONE:
            is_neutral = has(duellists(state, seat, state.number), NEUTRAL)
            return refuse("NF-181" if is_neutral else "NF-118", "near-no-duel-needed")
        if state.number == AT_SALOON and move >= ENTER_BY:
            return refuse("NF-119", "near-no-free-anyway")
        if move == ENTER_BY + RIGHT:
            return refuse("NF-180", "near-no-not-from-jail")
        if move == ENTER_BY + SHADOW:
            return refuse("NF-A120", "near-no-card-not-held", card="near-find-f28")
        if OPPONENTS[(move - DUEL_WITH) // 2] == "neutral":
            is_its_home = state.seats == 2 and state.number == AT_TOWN_HALL
            return refuse("NF-182" if is_its_home else "NF-181", "near-no-neutral-here")
        return refuse("NF-172", "near-no-opponent-here")

    def write_number(self, number: i64) -> str:
        return BUILDINGS[number]

    def read_number(self, text: str) -> int:
        return BUILDINGS.index(text)


class ArriveTown(Step[NearState]):
    """The figure enters; what a visit gives is taken at once, and the building follows (NF-341, NF-A119)."""

    def run(self, state: NearState, number: i64) -> None:
        seat = state.active
        state.me(seat).place = BUILDING + number
        others = opponents_in(state, seat, number)
        gain_bonuses(state, seat, VISITS[number], others != 0)
        levy(state, seat, others)
        if number == AT_FARM:
            gain(state, seat, FOOD, state.players[seat].symbol(SKILL))  # NF-159
        else:
            state.push(STEP_AT[number])

    def write_number(self, number: i64) -> str:
        return BUILDINGS[number]

    def read_number(self, text: str) -> int:
        return BUILDINGS.index(text)


def levy(state: NearState, seat: i64, others: i64) -> None:
    """NF-348, NF-A63: each opponent there pays the owner a coin for each such card, if there is one to pay."""
    demand = total_of(state.players[seat], LEVY)
    if not demand:
        return
    for other in range(state.seats):
        if has(others, other):
            paid = min(demand, state.players[other].coins)
            if paid:
                state.me(other).coins -= paid
                gain(state, seat, COIN, paid)
