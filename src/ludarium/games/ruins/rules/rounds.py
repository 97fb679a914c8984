"""Rounds, going out and the end of the game (rules chapters 6, 10, 11 and 14)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has
from ludarium.core.errors import NotAllowed
from ludarium.games.ruins.components import COMPONENTS, RUINS, ruins_in_use
from ludarium.games.ruins.moves import FLIP, KEEP
from ludarium.games.ruins.rules.names import names
from ludarium.games.ruins.rules.refusals import refuse
from ludarium.games.ruins.rules.state import NOBODY, TURN, TURN_TO_NIGHT, RuinsState
from ludarium.games.ruins.rules.word_state import WordStep

FACTS: Final = COMPONENTS.game
HAND: Final[int] = COMPONENTS.game.hand
IN_USE: Final[dict[int, list[int]]] = {seats: ruins_in_use(seats) for seats in COMPONENTS.game.players}


def begin_round(state: RuinsState) -> None:
    """Deal, hand claimed ruins over, and ask everybody for a ruin to turn (RU-088 to RU-091, RU-041)."""
    state.active = state.participants
    state.gone_out = []
    state.given = [0] * state.seats
    state.drawn_by = 0
    state.poised = 0
    state.clear_pile()
    state.discard = 0
    for seat in range(state.seats):
        if state.scores[seat] >= FACTS.poised_from:
            state.poised |= 1 << seat
    order = IN_USE[state.seats][:]
    state.rng.shuffle(order, RUINS)
    left: i64 = len(order)
    for seat in range(state.seats):
        hand: i64 = 0
        if state.participants >> seat & 1:
            for _ in range(HAND):
                left -= 1
                hand |= bit_of(order[left])
        state.set_hand(seat, hand)
        state.see(seat, hand)
    state.order = order
    state.left = left
    if state.news is not None:
        state.tell("ruins-round", state.starter, {"round": state.round})
        for seat in range(state.seats):
            if state.participants >> seat & 1:
                state.tell("ruins-dealt", seat, {"ruins": names(state.hand(seat))}, 1 << seat)
    hand_over(state)
    state.ask_all(TURN_TO_NIGHT, state.participants)


def hand_over(state: RuinsState) -> None:
    """RU-089, RU-139, RU-A12, RU-A13: claimed ruins go to their owners, if those take part."""
    given = state.given[:]
    received = [0] * state.seats
    for owner in range(state.seats):
        claims: i64 = state.claims[owner]
        if not claims or not state.participants >> owner & 1:
            continue
        for seat in range(state.seats):
            foreign = state.hand(seat) & claims
            if seat == owner or not foreign:
                continue
            given[seat] |= foreign
            received[owner] |= foreign
            state.set_hand(seat, state.hand(seat) ^ foreign)
            if state.news is not None:
                facts = {"ruins": names(foreign)}
                state.tell("ruins-handed-over", seat, {**facts, "owner": owner}, 1 << seat | 1 << owner)
    for owner in range(state.seats):
        if received[owner]:
            state.set_hand(owner, state.hand(owner) | received[owner])
            state.see(owner, received[owner])
    state.given = given


class TurnToNight(WordStep[RuinsState]):
    """Everybody at once, in secret: one ruin of the hand from day to night, or none (RU-041 to RU-044)."""

    def word(self, state: RuinsState, seat: i64) -> i64:
        return (state.hand(seat) & ~state.cards.night) << 1 | 1

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move != KEEP:
            ruin = move - FLIP
            state.own_cards().turn_to_night(ruin)
            state.see(seat, bit_of(ruin))
            if state.news is not None:
                state.tell("ruins-turned", seat, {"ruins": [RUINS[ruin]]}, 1 << seat)
        if not state.waiting:
            state.ask(TURN, state.starter)  # RU-048

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        ruin = move - FLIP
        if not has(state.hand(seat), ruin):
            return refuse("RU-041", "ruins-no-not-in-hand", ruin=ruin)
        return refuse("RU-044", "ruins-no-night-already", ruin=ruin)


def wins_at_once(state: RuinsState, seat: i64) -> bool:
    """RU-132, RU-140, RU-A42: first out in the deciding round, or first out after beginning on 9 or 10 VP."""
    if state.gone_out:
        return False
    return state.round > FACTS.rounds or bool(state.poised >> seat & 1)


def end_game(state: RuinsState, seat: i64) -> None:
    """RU-131, RU-133: nobody finishes the round."""
    state.over = True
    state.winner = seat
    state.ask_all(TURN, 0)
    state.active &= ~(1 << seat)
    state.gone_out = [*state.gone_out, seat]
    if state.news is not None:
        state.tell("ruins-won", seat, {})


def go_out(state: RuinsState, seat: i64) -> None:
    """RU-078 to RU-080, RU-137: points by place, at most 10."""
    points = state.settings.vp[len(state.gone_out)] if len(state.gone_out) < len(state.settings.vp) else 0
    before = state.scores[seat]
    scores = state.scores[:]
    scores[seat] = min(FACTS.top_score, before + points)
    state.scores = scores
    state.gone_out = [*state.gone_out, seat]
    state.active &= ~(1 << seat)
    if state.news is not None:
        state.tell("ruins-went-out", seat, {"place": len(state.gone_out), "points": scores[seat] - before})


def end_round(state: RuinsState) -> None:
    """RU-084 to RU-087, RU-092 to RU-095: the last player loses 1 VP; then the next round, if any."""
    loser = state.next_active(0)
    scores = state.scores[:]
    scores[loser] = max(0, scores[loser] - FACTS.last_loses)
    state.scores = scores
    if state.news is not None:
        state.tell("ruins-round-ended", loser, {"round": state.round})
    state.lit = [FACTS.torches] * state.seats
    if state.round == FACTS.rounds:
        state.participants = finalists(state)
    state.starter = next_starter(state)
    state.round += 1
    begin_round(state)


def finalists(state: RuinsState) -> int:
    """RU-135, RU-A43: first out in round 4 and that player's best opponents."""
    first = state.gone_out[0]
    best = -1
    for seat in range(state.seats):
        if seat != first:
            best = max(best, state.scores[seat])
    chosen = 1 << first
    for seat in range(state.seats):
        if seat != first and state.scores[seat] == best:
            chosen |= 1 << seat
    return chosen


def next_starter(state: RuinsState) -> int:
    """RU-092, RU-093, RU-A14, RU-A45: the fewest VP; among equals the farthest clockwise."""
    chosen = NOBODY
    fewest = FACTS.top_score + 1
    for distance in range(state.seats):
        seat = (state.starter + distance) % state.seats
        if state.participants >> seat & 1 and state.scores[seat] <= fewest:
            fewest = state.scores[seat]
            chosen = seat
    return chosen
