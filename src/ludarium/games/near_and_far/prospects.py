"""What the town would mean to whoever looks at it: visits to buildings, duels in the way, a newcomer in the team.

Nothing here knows a rule: each question is put to the steps of the game, on a copy of what lies open.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.games.near_and_far.components import BUILDINGS, GOODS
from ludarium.games.near_and_far.moves import (
    CHOOSE_ANIMAL,
    CHOOSE_MEMBER,
    DIG,
    DRAW_TREASURE,
    HIRE,
    MOVES,
    OPPONENTS,
    TO_RESERVE,
    VISIT,
)
from ludarium.games.near_and_far.rules.dice import begin_roll, other_total, total
from ludarium.games.near_and_far.rules.duel import WINNING_LEAD
from ludarium.games.near_and_far.rules.gains import amount
from ludarium.games.near_and_far.rules.mine import camped_cells, reachable_cells
from ludarium.games.near_and_far.rules.numbers import (
    ARRIVE_TOWN,
    ARROW,
    AT_HUT,
    AT_MINE,
    AT_SALOON,
    AT_STABLES,
    COMBAT,
    DUEL,
    ENTER,
    HEART,
    MEMBER,
    SEARCH,
    SHIELD,
    SKILL,
    TURN,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.saloon import MEMBERS, row_set
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.steps import STEPS
from ludarium.games.near_and_far.rules.town import STEP_AT, duellists
from ludarium.games.near_and_far.rules.traveller import Traveller


class SymbolSums(msgspec.Struct, frozen=True):
    """NF-A24: of team, bought artifacts, treasures and finds."""

    skill: int
    combat: int
    move: int
    shield: int
    search: int
    heart: int


class DuelFacts(msgspec.Struct, frozen=True):
    """What each side adds to its die, and by how much the visitor's total must be the higher one."""

    fair: int
    unfair: int
    theirs: int
    lead: int


class Refused(msgspec.Struct, frozen=True):
    """Why something could not be done: a text id with its arguments, and the clause."""

    reason: str
    arguments: dict[str, str | int]
    clause: str


class VisitFacts(msgspec.Struct, frozen=True):
    """A visit to a building.

    ``foes`` are the opponents there by seat, or ``neutral``; one of them ``must`` be beaten, or need not. What it
    ``brings`` are goods that come at once. ``refused`` says by notation what could not be done, the visit too.
    """

    foes: dict[str, DuelFacts]
    must: bool
    brings: dict[str, int]
    refused: dict[str, Refused]


class TeamFacts(msgspec.Struct, frozen=True):
    """The symbols of a team with a newcomer, if a member ``rests``; nobody has to where there is room."""

    rests: str
    symbols: SymbolSums


SYMBOLS: Final = (SKILL, COMBAT, ARROW, SHIELD, SEARCH, HEART)


def symbols_of(me: Traveller) -> SymbolSums:
    return SymbolSums(*(int(me.symbol(kind)) for kind in SYMBOLS))


def visits_of(state: NearState, seat: int) -> dict[str, VisitFacts]:
    """Each building as it would be for a seat whose turn it were."""
    return {name: visit_of(state.copy(), seat, building) for building, name in enumerate(BUILDINGS)}


def visit_of(state: NearState, seat: int, building: int) -> VisitFacts:
    state.active = seat
    refused = refusals(state, seat, TURN, [VISIT + building])
    foes = {OPPONENTS[one]: duel_with(state, one) for one in each(duellists(state, seat, building))}
    state.ask(ENTER, seat, building)
    step = STEPS[ENTER]
    assert isinstance(step, Own)
    must = all(MOVES.notations[move].startswith("duel") for move in step.options(state, seat))
    before = state.players[seat].copy()
    STEPS[ARRIVE_TOWN].run(state, building)
    after = state.players[seat]
    brings = {name: int(amount(after, good) - amount(before, good)) for good, name in enumerate(GOODS)}
    refused |= refusals(state, seat, STEP_AT[building], wishes(state, building))
    return VisitFacts(
        foes, bool(foes) and must, {name: number for name, number in brings.items() if number}, refused
    )


def duel_with(state: NearState, opponent: int) -> DuelFacts:
    """Before any die is rolled."""
    fair, unfair = (begun_duel(state.copy(), opponent, how) for how in (True, False))
    return DuelFacts(int(total(fair)), int(total(unfair)), int(other_total(fair)), WINNING_LEAD)


def begun_duel(state: NearState, opponent: int, fair: bool) -> NearState:
    state.opponent = opponent
    state.fair = fair
    begin_roll(state, DUEL)
    return state


def wishes(state: NearState, building: int) -> list[int]:
    """What somebody would go into a building for."""
    if building == AT_SALOON:
        return each(row_set(state), HIRE)
    if building == AT_STABLES:
        return [CHOOSE_ANIMAL, CHOOSE_ANIMAL + 1] if state.table.day else [CHOOSE_ANIMAL]
    if building == AT_HUT:
        return [DRAW_TREASURE]
    if building == AT_MINE:
        return each(reachable_cells(camped_cells(state)), DIG)
    return []


def refusals(state: NearState, seat: int, number: int, moves: list[int]) -> dict[str, Refused]:
    """Of these moves, those that a step would refuse."""
    if not moves:
        return {}
    step = STEPS[number]
    assert isinstance(step, Own)
    state.ask(number, seat)
    options = step.options(state, seat)
    found = {}
    for move in moves:
        why = None if move in options else step.refusal(state, seat, move)
        if why is not None:
            found[MOVES.notations[move]] = Refused(why.reason, dict(why.arguments), why.clause)
    return found


def teams_with(state: NearState, seat: int, newcomer: i64) -> list[TeamFacts]:
    """NF-134 to NF-137: the teams that a hire could make; the animal, last of the members, is the last to rest."""
    hired = state.copy()
    hired.active = seat
    hired.me(seat).reserve |= bit_of(newcomer)
    hired.ask(MEMBER, seat, newcomer)
    step = STEPS[MEMBER]
    found = []
    for move in step.legal(hired, seat):
        if move != TO_RESERVE:
            twin = hired.copy()
            step.play(twin, seat, move)
            member = move - CHOOSE_MEMBER
            rests = "" if member == newcomer else MEMBERS[member]
            found.append(TeamFacts(rests, symbols_of(twin.players[seat])))
    return found
