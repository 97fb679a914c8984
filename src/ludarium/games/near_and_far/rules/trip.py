"""Wandering: the team, leaving town, and movement (rules chapters 19 and 20)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, has, how_many
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import ADVENTURERS as ADVENTURER_NAMES
from ludarium.games.near_and_far.components import ANIMAL as ANIMAL_NAME
from ludarium.games.near_and_far.components import COMPONENTS, SPACE_NUMBER, SPACES
from ludarium.games.near_and_far.effects import EXTRA_MEMBER, FREE_DEPARTURES, TOWN_LEFT
from ludarium.games.near_and_far.moves import CHOOSE_MEMBER, DONE, GO, NONE
from ludarium.games.near_and_far.rules.gains import gain_bonuses, holds, lose_hearts, recount, total_of
from ludarium.games.near_and_far.rules.numbers import (
    ANIMAL,
    ARRIVE,
    ARROW,
    CARDS_AT,
    CROSS,
    HEART,
    MOST_HEARTS,
    MOVE,
    NOTHING,
    OF_TRIBE,
    TEAM,
    TEAM_SIZE,
    THREAT,
    TOWN_SPACE,
    TREASURES,
    TRIBES,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller
from ludarium.games.near_and_far.rules.treasures import TURTLES_USED

BASE_MOVEMENT: Final[int] = COMPONENTS.game.movement
ANIMAL_TURN: Final = 4  # numbers of TEAM, after the tribes
EXTRA_TURN: Final = 5
WAY_BITS: Final = 5  # of each space in a number that tells from where to where
WAY_MASK: Final = 31


# The team.


def of_tribe(me: Traveller, tribe: i64) -> i64:
    """All adventurers of a tribe that a traveller has, as bits."""
    first = OF_TRIBE * tribe
    return (me.team | me.reserve) & (bit_of(first + OF_TRIBE) - bit_of(first))


def extras(me: Traveller) -> i64:
    """NF-347, NF-A28: adventurers who could be a second one of their tribe in the team."""
    found: i64 = 0
    if holds(me, EXTRA_MEMBER):
        for tribe in range(TRIBES):
            own = of_tribe(me, tribe)
            if own & me.team:
                found |= own & me.reserve
    return found


def could_have_extra(me: Traveller) -> bool:
    """Whether two adventurers of one tribe may go along."""
    if holds(me, EXTRA_MEMBER):
        for tribe in range(TRIBES):
            if how_many(of_tribe(me, tribe)) > 1:
                return True
    return False


def is_full_without(me: Traveller, number: i64) -> bool:
    """Whether those who are asked about after a turn of TEAM could take all spaces that are left.

    Only then may somebody stay behind: a team space that stays empty is never better than a member on it.
    """
    coming: i64 = how_many(me.team)
    for tribe in range(number + 1, TRIBES):
        if of_tribe(me, tribe):
            coming += 1
    if number < ANIMAL_TURN:
        coming += 1
    if number < EXTRA_TURN and could_have_extra(me):
        coming += 1
    return coming >= TEAM_SIZE


class Team(Step[NearState]):
    """NF-135, NF-200: who comes along, asked tribe by tribe, then the animal, then the extra member of NF-347.

    All start in the reserve. Its number is the tribe, or 4 for the animal, or 5 for the extra member.
    """

    def run(self, state: NearState, number: i64) -> None:
        seat = state.active
        if number == 0:
            me = state.me(seat)
            me.reserve |= me.team
            me.team = 0
        if self.members(state.players[seat], number):
            state.ask_unless_forced(TEAM, seat, number)
        else:
            self.go_on(state, number)

    def members(self, me: Traveller, number: i64) -> i64:
        """Who may be chosen."""
        if how_many(me.team) >= TEAM_SIZE:
            return 0
        if number < ANIMAL_TURN:
            return of_tribe(me, number)
        if number == ANIMAL_TURN:
            return bit_of(ANIMAL)
        return extras(me)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = each(self.members(me, state.number), CHOOSE_MEMBER)
        if is_full_without(me, state.number):
            moves.append(NONE)
        return moves

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        if move != NONE:
            me = state.me(seat)
            member = bit_of(move - CHOOSE_MEMBER)
            me.team |= member
            me.reserve &= ~member
        self.go_on(state, state.number)

    def go_on(self, state: NearState, number: i64) -> None:
        if number < EXTRA_TURN:
            state.push(TEAM, number + 1)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if move == NONE:
            return refuse("NF-200", "near-no-space-in-team")
        member = move - CHOOSE_MEMBER
        name = ANIMAL_NAME if member == ANIMAL else ADVENTURER_NAMES[member]
        if not has(state.players[seat].team | state.players[seat].reserve, member):
            return refuse("NF-200", "near-no-not-yours", adventurer=f"near-adventurer-{name}")
        return refuse("NF-135", "near-no-other-tribe", adventurer=f"near-adventurer-{name}")


class Leave(Step[NearState]):
    """NF-201 to NF-203: hearts are set to those of team and cards, and the figure stands on the town space."""

    def run(self, state: NearState, number: i64) -> None:
        me = state.me(state.active)
        recount(me)
        me.hearts = min(me.symbol(HEART), MOST_HEARTS)
        me.place = TOWN_SPACE
        if state.news is not None:
            state.tell("near-left-town", state.active, {"hearts": int(me.hearts)})
        gain_bonuses(state, state.active, TOWN_LEFT)


# Movement.


def way(here: i64, there: i64) -> i64:
    """From where to where, as the number of a frame."""
    return here | there << WAY_BITS


def start_of(number: i64) -> i64:
    return number & WAY_MASK


def end_of(number: i64) -> i64:
    return number >> WAY_BITS & WAY_MASK


def movement(me: Traveller) -> i64:
    """NF-209, NF-210, NF-A112: all that a traveller may move in this turn."""
    return BASE_MOVEMENT + me.symbol(ARROW) + me.animals_held() + me.animals_returned()


def is_due(state: NearState, here: i64) -> bool:
    """NF-212, NF-A14: whether leaving a space costs a heart, if nothing saves it."""
    return here != state.began and not state.has_camp(here)


def free_departures(state: NearState, me: Traveller) -> i64:
    """NF-353, NF-372: how many more departures are saved in this turn, by turtles and by cards."""
    by_turtles = me.turtles() - (state.departures & TURTLES_USED)
    by_cards = total_of(me, FREE_DEPARTURES) - (state.departures >> CARDS_AT)
    return max(by_turtles, 0) + max(by_cards, 0)


def can_leave(state: NearState, me: Traveller) -> bool:
    """NF-A15."""
    return not is_due(state, me.place) or me.hearts > 0 or free_departures(state, me) > 0


def pay_departure(state: NearState, seat: i64, here: i64) -> None:
    """NF-212, NF-A119: savings of turtles first, then of cards, then a heart."""
    if not is_due(state, here):
        return
    me = state.players[seat]
    if me.turtles() > state.departures & TURTLES_USED:
        state.departures += 1
    elif total_of(me, FREE_DEPARTURES) > state.departures >> CARDS_AT:
        state.departures += bit_of(CARDS_AT)
    else:
        lose_hearts(state, seat, 1)


def both_camped(state: NearState, here: i64, there: i64) -> bool:
    """NF-217, NF-218, NF-233: the symbol between two spaces with camps is switched off."""
    return state.has_camp(here) and state.has_camp(there)


class Move(Own):
    """NF-206 to NF-213: a space further, or the movement is done."""

    def run(self, state: NearState, number: i64) -> None:
        if state.began == NOTHING:
            state.began = state.players[state.active].place
        super().run(state, number)

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = [DONE]
        if state.moved < movement(me) and can_leave(state, me):
            moves += each(state.table.roads.near[me.place], GO)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        state.push(MOVE)
        state.push(CROSS, way(state.players[seat].place, move - GO))

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        me = state.players[seat]
        if move - GO > state.table.roads.last or not has(state.table.roads.near[me.place], move - GO):
            return refuse("NF-206", "near-no-path", space=f"near-space-{SPACES[move - GO]}")
        if state.moved >= movement(me):
            return refuse("NF-210", "near-no-movement", number=int(movement(me)))
        return refuse("NF-A15", "near-no-heart-to-leave")


class Way(Step[NearState]):
    """A step whose number is from where to where."""

    def write_number(self, number: i64) -> str:
        return write_way(number)

    def read_number(self, text: str) -> int:
        return read_way(text)


def write_way(number: i64) -> str:
    return f"{SPACES[start_of(number)]} {SPACES[end_of(number)]}"


def read_way(text: str) -> int:
    names = text.split()
    if len(names) != 2 or not all(name in SPACE_NUMBER for name in names):
        raise ValueError(text)
    return way(SPACE_NUMBER[names[0]], SPACE_NUMBER[names[1]])


class Cross(Way):
    """A movement along a path: the departure is paid, then comes what lies on the path (NF-212, NF-220, NF-A17)."""

    def run(self, state: NearState, number: i64) -> None:
        here = start_of(number)
        there = end_of(number)
        pay_departure(state, state.active, here)
        state.moved += 1
        state.push(ARRIVE, there)
        if has(state.table.roads.treasures[here], there) and not both_camped(state, here, there):
            state.push(TREASURES, 1)  # NF-231
        if has(state.table.roads.threats[here], there):
            state.push(THREAT, number)


class Arrive(Step[NearState]):
    """The figure stands on the next space."""

    def run(self, state: NearState, number: i64) -> None:
        state.me(state.active).place = number
        if state.news is not None:
            state.tell("near-moved", state.active, {"space": SPACES[number]})

    def write_number(self, number: i64) -> str:
        return SPACES[number]

    def read_number(self, text: str) -> int:
        if text not in SPACE_NUMBER:
            raise ValueError(text)
        return SPACE_NUMBER[text]
