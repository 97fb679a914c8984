"""The saloon: hiring, the row and its refresh, who enters the team (rules chapter 11; NF-A23 to NF-A28)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, has, how_many
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import ADVENTURERS
from ludarium.games.near_and_far.effects import ALL_FLAGS, EXTRA_MEMBER, HIRE_COST, HIRE_LESS, HIRE_LESS_OF
from ludarium.games.near_and_far.moves import ANIMAL_NAME, CHOOSE_MEMBER, DONE, HIRE, REFRESH, TO_RESERVE
from ludarium.games.near_and_far.rules.gains import (
    draw_from,
    flags,
    holds,
    join_reserve,
    recount,
    spend,
    total_of,
)
from ludarium.games.near_and_far.rules.numbers import (
    ANIMAL,
    COIN,
    FOOD,
    MEMBER,
    NO_ADVENTURER,
    NOTHING,
    OF_TRIBE,
    ROW_BITS,
    ROW_SIZE,
    SALOON,
    TEAM_SIZE,
    TRIBE_BITS,
    TRIBES,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller

MEMBERS: Final = [*ADVENTURERS, ANIMAL_NAME]
# What was done in the saloon already.
HIRED: Final = 1
REFRESHED: Final = 2


# The row.


def draw_adventurer(state: NearState) -> i64:
    """NF-147, NF-A121: out of the bag, which is filled again when it is empty; NOTHING if there is none left."""
    if not state.bag:
        state.bag = state.aside
        state.aside = 0
    if not state.bag:
        return NOTHING
    adventurer = draw_from(state, state.bag, ADVENTURERS)
    state.bag &= ~bit_of(adventurer)
    return adventurer


def refill_row(state: NearState) -> None:
    """NF-042, NF-138, NF-A23: an empty slot gets a new adventurer, as long as there are any."""
    for slot in range(ROW_SIZE):
        if state.in_row(slot) == NO_ADVENTURER:
            adventurer = draw_adventurer(state)
            if adventurer >= 0:
                state.row -= (NO_ADVENTURER - adventurer) * bit_of(ROW_BITS * slot)


def leave_row(state: NearState, adventurer: i64) -> None:
    for slot in range(ROW_SIZE):
        if state.in_row(slot) == adventurer:
            state.row += (NO_ADVENTURER - adventurer) * bit_of(ROW_BITS * slot)


def row_set(state: NearState) -> i64:
    """The adventurers in the row."""
    found: i64 = 0
    for slot in range(ROW_SIZE):
        adventurer = state.in_row(slot)
        if adventurer != NO_ADVENTURER:
            found |= bit_of(adventurer)
    return found


# Hiring.


def hire_cost(me: Traveller, adventurer: i64) -> i64:
    """NF-139 to NF-142, NF-311: a coin less for each flag of the tribe, then for cards; never below 0."""
    tribe = adventurer // OF_TRIBE
    less = flags(me, tribe) + (1 if has(me.chiefs, tribe) else 0)
    less += total_of(me, ALL_FLAGS) + total_of(me, HIRE_LESS) + total_of(me, HIRE_LESS_OF[tribe])
    return max(0, HIRE_COST[adventurer] - less)


def hires(state: NearState, me: Traveller) -> list[int]:
    """NF-133, NF-A26: whoever is in the row and can be paid."""
    return [HIRE + one for one in each(row_set(state)) if hire_cost(me, one) <= me.coins]


def hire(state: NearState, seat: i64, adventurer: i64) -> None:
    """NF-133 to NF-138: pay, refill the row, and choose who is in the team."""
    spend(state, seat, COIN, hire_cost(state.players[seat], adventurer))
    leave_row(state, adventurer)
    if state.news is not None:
        state.tell("near-hired", seat, {"adventurer": ADVENTURERS[adventurer]})
    join_reserve(state, seat, adventurer)
    refill_row(state)
    state.push(MEMBER, adventurer)


def cannot_hire(state: NearState, seat: i64, adventurer: i64) -> NotAllowed:
    name = f"near-adventurer-{ADVENTURERS[adventurer]}"
    if not has(row_set(state), adventurer):
        return refuse("NF-133", "near-no-not-in-row", adventurer=name)
    me = state.players[seat]
    cost = int(hire_cost(me, adventurer))
    return refuse("NF-A26", "near-no-hire-cost", adventurer=name, cost=cost, have=int(me.coins))


class Saloon(Own):
    """Hire one adventurer; once, for a food, replace the whole row (NF-133, NF-145, NF-A25)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = [] if state.number & HIRED else hires(state, me)
        if not state.number & REFRESHED and me.food and (state.bag or state.aside or row_set(state)):
            moves.append(REFRESH)
        moves.append(DONE)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == REFRESH:
            state.push(SALOON, state.number | REFRESHED)
            refresh(state, seat)
        elif move != DONE:
            state.push(SALOON, state.number | HIRED)
            hire(state, seat, move - HIRE)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if move == REFRESH:
            if state.number & REFRESHED:
                return refuse("NF-145", "near-no-refreshed")
            return refuse("NF-145", "near-no-food")
        if state.number & HIRED:
            return refuse("NF-133", "near-no-hired")
        return cannot_hire(state, seat, move - HIRE)


def refresh(state: NearState, seat: i64) -> None:
    """NF-145 to NF-147, NF-A121: the old row is set aside before the new one is drawn."""
    spend(state, seat, FOOD, 1)
    if state.news is not None:
        state.tell("near-refreshed", seat, {})
    old = row_set(state)
    for adventurer in each(old):
        leave_row(state, adventurer)
    state.aside |= old
    refill_row(state)


# The team.


def tribe_members(team: i64, tribe: i64) -> i64:
    """The adventurers of a tribe in a team, as bits of the team."""
    return team & TRIBE_BITS * bit_of(OF_TRIBE * tribe)


def is_team(me: Traveller, team: i64) -> bool:
    """NF-135, NF-347, NF-A28: four members, one of each tribe, with Merchant's Contract one more."""
    if how_many(team) > TEAM_SIZE:
        return False
    extra: i64 = 0
    for tribe in range(TRIBES):
        number = how_many(tribe_members(team, tribe))
        if number > 1:
            extra += number - 1
    return extra == 0 or (extra == 1 and holds(me, EXTRA_MEMBER))


class Member(Step[NearState]):
    """Where a new adventurer goes: into the team, in the place of another, or to the reserve (NF-134 to NF-137).

    Named is who gives way, or the new one itself if there is room. The animal may give way, but comes back only
    when its owner leaves town (NF-A27).
    """

    def run(self, state: NearState, number: i64) -> None:
        state.ask_unless_forced(MEMBER, state.active, number)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        new = bit_of(state.number)
        if is_team(me, me.team | new):
            return [CHOOSE_MEMBER + state.number, TO_RESERVE]
        moves = [CHOOSE_MEMBER + one for one in each(me.team) if is_team(me, me.team & ~bit_of(one) | new)]
        moves = [move for move in moves if gives_way(me, move - CHOOSE_MEMBER, state.number)]
        moves.append(TO_RESERVE)
        return moves

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        if move == TO_RESERVE:
            return
        me = state.me(seat)
        leaving = bit_of(move - CHOOSE_MEMBER)
        new = bit_of(state.number)
        me.team = me.team & ~leaving | new
        me.reserve = (me.reserve | leaving) & ~new
        recount(me)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        member = MEMBERS[move - CHOOSE_MEMBER]
        return refuse("NF-136", "near-no-gives-no-way", adventurer=f"near-adventurer-{member}")

    def write_number(self, number: i64) -> str:
        return ADVENTURERS[number]

    def read_number(self, text: str) -> int:
        return ADVENTURERS.index(text)


def gives_way(me: Traveller, member: i64, new: i64) -> bool:
    """One of the same tribe, the animal, or one of two of a tribe, of whom one stands on another's space."""
    if member == ANIMAL:
        return True
    tribe = member // OF_TRIBE
    return tribe == new // OF_TRIBE or how_many(tribe_members(me.team, tribe)) > 1
