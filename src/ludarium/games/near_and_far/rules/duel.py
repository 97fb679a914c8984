"""Duels and jail (rules chapter 17; NF-A43 to NF-A50, NF-A64)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import BUILDINGS, SIDES
from ludarium.games.near_and_far.effects import DUEL_WON
from ludarium.games.near_and_far.effects import RING as RING_CARD
from ludarium.games.near_and_far.moves import NONE, STEP_REPUTATION
from ludarium.games.near_and_far.rules.dice import begin_roll, forget_roll, other_total, total
from ludarium.games.near_and_far.rules.gains import gain, gain_bonuses, gain_reputation, holds
from ludarium.games.near_and_far.rules.numbers import (
    ARRIVE_TOWN,
    DUEL,
    DUEL_RESULT,
    FOOD,
    JAIL,
    LEAST_REPUTATION,
    MOST_REPUTATION,
    NEUTRAL,
    REST,
    RING,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse

WINNING_LEAD: Final = 1  # NF-177: a tie is the defender's
JAIL_FOOD: Final = SIDES["day"].jail_food  # NF-378; by dusk there is none


def begin_duel(state: NearState, seat: i64, opponent: i64, fair: bool, building: i64) -> None:
    """NF-172: the opponent and the manner are declared before any roll."""
    state.opponent = opponent
    state.fair = fair
    if state.news is not None:
        how = "fair" if fair else "unfair"
        if opponent == NEUTRAL:
            state.tell("near-challenged-neutral", seat, {"how": how})
        else:
            state.tell("near-challenged", seat, {"how": how, "owner": opponent})
    state.push(DUEL_RESULT, building)
    begin_roll(state, DUEL)


class DuelResult(Step[NearState]):
    """A tie is the defender's; who wins acts, who loses goes to jail (NF-177 to NF-179, NF-A48, NF-A50)."""

    def run(self, state: NearState, number: i64) -> None:
        seat = state.active
        opponent = state.opponent
        fair = state.fair
        won = total(state) >= other_total(state) + WINNING_LEAD
        forget_roll(state)
        if won:
            win_duel(state, seat, fair, number)
            return
        if opponent != NEUTRAL:
            gain_bonuses(state, opponent, DUEL_WON)
        state.me(seat).place = JAIL
        if state.news is not None:
            state.tell("near-jail", seat, {})
        if state.table.day:
            gain(state, seat, FOOD, JAIL_FOOD)
        state.unwind(REST)

    def write_number(self, number: i64) -> str:
        return BUILDINGS[number]

    def read_number(self, text: str) -> int:
        return BUILDINGS.index(text)


def win_duel(state: NearState, seat: i64, fair: bool, building: i64) -> None:
    """NF-173, NF-174, NF-178: reputation as declared, then the building."""
    if state.news is not None:
        state.tell("near-duel-won", seat, {})
    gain_reputation(state, seat, 1 if fair else -1)
    gain_bonuses(state, seat, DUEL_WON)
    state.push(ARRIVE_TOWN, building)
    if holds(state.players[seat], RING_CARD) and can_step(state.players[seat].reputation, fair):
        state.push(RING, 1 if fair else 0)


def can_step(reputation: i64, up: bool) -> bool:
    """NF-A11: no step beyond the track."""
    return reputation < MOST_REPUTATION if up else reputation > LEAST_REPUTATION


class Ring(Own):
    """Silver-Tongue Ring: one more step in the direction of the duel that was won, or none."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        return [STEP_REPUTATION + (0 if state.number else 1), NONE]

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move != NONE:
            gain_reputation(state, seat, 1 if move == STEP_REPUTATION else -1)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        return refuse("NF-178", "near-no-other-way")
