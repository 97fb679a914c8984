"""The turn and the round, from the choice between town and road to the last round (chapters 9, 33; NF-A92)."""

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import BUILDINGS
from ludarium.games.near_and_far.moves import DONE, VISIT, WANDER
from ludarium.games.near_and_far.rules.numbers import (
    ANIMAL_MASK,
    BUILDING_COUNT,
    CAMP,
    END_TURN,
    LEAVE,
    MOVE,
    NOBODY,
    NOTHING,
    QUEST,
    QUIET_ROUNDS,
    REST,
    RETURNED_AT,
    SCORE,
    TEAM,
    TURN,
    on_map,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.town import approach


class Turn(Own):
    """Visit a building, or wander (NF-116 to NF-122, NF-198, NF-199)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = [VISIT + building for building in range(BUILDING_COUNT) if not me.is_at(building)]
        if state.round > 1:
            moves.append(WANDER)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        state.push(REST)
        if move != WANDER:
            if state.news is not None:
                state.tell("near-visit", seat, {"building": BUILDINGS[move - VISIT]})
            approach(state, seat, move - VISIT)
            return
        if state.news is not None:
            state.tell("near-wander", seat, {})
        state.push(CAMP)
        state.push(QUEST)
        state.push(MOVE)
        place = state.players[seat].place
        if on_map(place):
            state.began = place
        else:
            state.push(LEAVE)
            state.push(TEAM)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if move == WANDER:
            return refuse("NF-122", "near-no-first-round")
        return refuse("NF-120", "near-no-same-building", building=f"near-building-{BUILDINGS[move - VISIT]}")


class Rest(Own):
    """The last moment of a turn: whoever lost a duel may still buy, too (NF-A109)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        return [DONE]

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        pass


class EndTurn(Step[NearState]):
    """The next player clockwise; a round ends with the player before the first one (NF-103, NF-315, NF-A92)."""

    def run(self, state: NearState, number: i64) -> None:
        forget_turn(state)
        after = (state.active + 1) % state.seats
        if after == state.first:
            state.quiet_rounds = 0 if state.camp_this_round else state.quiet_rounds + 1
            state.camp_this_round = False
            if state.last_round or state.quiet_rounds >= QUIET_ROUNDS:
                if state.news is not None and not state.last_round:
                    state.tell("near-stalled", NOBODY, {})
                state.push(SCORE)
                return
            state.round += 1
            if state.news is not None:
                state.tell("near-round", NOBODY, {"round": state.round})
        state.active = after
        state.push(END_TURN)
        state.push(TURN)


def forget_turn(state: NearState) -> None:
    """What lasts for a turn is over; animals given back do not carry any more (NF-154)."""
    state.moved = 0
    state.began = NOTHING
    state.departures = 0
    state.rerolls = 0
    state.story = NOTHING
    state.option = NOTHING
    state.passed = False
    me = state.players[state.active]
    if me.animals >> RETURNED_AT & ANIMAL_MASK:
        state.me(state.active).animals &= 255
