"""Threats on paths: fought or avoided (rules chapter 21)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has, lowest
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import THREAT_NUMBER, THREATS
from ludarium.games.near_and_far.effects import ANIMAL_RETURNED, AVOID_DISCARD, AVOID_FOOD, STRENGTH
from ludarium.games.near_and_far.moves import AVOID, AVOIDING, FIGHT_THREAT
from ludarium.games.near_and_far.rules.dice import begin_roll, forget_roll, total
from ludarium.games.near_and_far.rules.gains import gain_bonuses, put_camp, spend
from ludarium.games.near_and_far.rules.numbers import (
    END_TURN,
    FIGHT,
    FIGHT_RESULT,
    FIRST_THREAT,
    FOOD,
    NOTHING,
    SHIELD,
    THREAT_SITES,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller
from ludarium.games.near_and_far.rules.treasures import discard_find, discard_treasure, return_animal
from ludarium.games.near_and_far.rules.trip import both_camped, end_of, read_way, start_of, write_way

# Ways to avoid a threat, as places in ``moves.AVOIDING``.
BY_SHIELD: Final = 0
BY_BIRD: Final = 1
BY_TURTLE: Final = 2
BY_JAR: Final = 3
BY_CLOAK: Final = 4
BY_SHADOW: Final = 5
AVOID_CLAUSES: Final = ["NF-228", "NF-227", "NF-373", "NF-229", "NF-229", "NF-229"]
JAR: Final[int] = AVOID_DISCARD.treasure()
SHADOW: Final[int] = AVOID_DISCARD.find()
FOE_AT: Final = 10  # in the number of FIGHT_RESULT, above the way


def active_threat(state: NearState) -> i64:
    """NF-219, NF-222: the weakest that nobody has beaten; NOTHING once all are (NF-230)."""
    left = THREAT_SITES & ~state.all_camps()
    return lowest(left) - FIRST_THREAT if left else NOTHING


def is_active(state: NearState, here: i64, there: i64) -> bool:
    """NF-215, NF-217, NF-230: whether the symbol between two spaces stops a figure."""
    return (
        has(state.table.roads.threats[here], there)
        and active_threat(state) != NOTHING
        and not both_camped(state, here, there)
    )


def ways_to_avoid(me: Traveller) -> i64:
    """NF-227 to NF-229, NF-373: as bits of ``moves.AVOIDING``."""
    ways: i64 = 0
    if me.symbol(SHIELD):
        ways |= bit_of(BY_SHIELD)
    if me.birds():
        ways |= bit_of(BY_BIRD)
    if me.turtles():
        ways |= bit_of(BY_TURTLE)
    if me.treasures & AVOID_DISCARD.treasures:
        ways |= bit_of(BY_JAR)
    if me.treasures & AVOID_FOOD.treasures and me.food:
        ways |= bit_of(BY_CLOAK)
    if me.finds & AVOID_DISCARD.finds:
        ways |= bit_of(BY_SHADOW)
    return ways


class Threat(Own):
    """NF-215, NF-A17, NF-A19: fight, or avoid. Its number is from where to where."""

    def run(self, state: NearState, number: i64) -> None:
        # A camp placed in the meantime may have switched the symbol off (NF-A116).
        if is_active(state, start_of(number), end_of(number)):
            super().run(state, number)

    def options(self, state: NearState, seat: i64) -> list[int]:
        moves = [FIGHT_THREAT + active_threat(state)]
        ways = ways_to_avoid(state.players[seat])
        for at in range(len(AVOIDING)):
            if ways >> at & 1:
                moves.append(AVOID + at)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move < AVOID:
            threat = move - FIGHT_THREAT
            if state.news is not None:
                state.tell("near-fights", seat, {"threat": THREATS[threat], "strength": STRENGTH[threat]})
            state.push(FIGHT_RESULT, state.number | threat << FOE_AT)
            begin_roll(state, FIGHT)
            return
        way = move - AVOID
        if state.news is not None:
            state.tell("near-avoided", seat, {"threat": THREATS[active_threat(state)], "by": AVOIDING[way]})
        if way in (BY_BIRD, BY_TURTLE):
            return_animal(state, seat, way - BY_BIRD)
            gain_bonuses(state, seat, ANIMAL_RETURNED)
        elif way == BY_JAR:
            discard_treasure(state, seat, JAR)
        elif way == BY_CLOAK:
            spend(state, seat, FOOD, 1)
        elif way == BY_SHADOW:
            discard_find(state, seat, SHADOW)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if move < AVOID:
            name = f"near-threat-{THREATS[active_threat(state)]}"
            return refuse("NF-219", "near-no-other-threat", threat=name)
        way = move - AVOID
        return refuse(AVOID_CLAUSES[way], "near-no-way-to-avoid", by=f"near-avoid-{AVOIDING[way]}")

    def write_number(self, number: i64) -> str:
        return write_way(number)

    def read_number(self, text: str) -> int:
        return read_way(text)


class FightResult(Step[NearState]):
    """NF-221 to NF-224: a camp on the beaten threat, or the end of the turn. Its number: way and threat."""

    def run(self, state: NearState, number: i64) -> None:
        threat = number >> FOE_AT
        won = total(state) >= STRENGTH[threat]
        forget_roll(state)
        seat = state.active
        if state.news is not None:
            state.tell("near-beat" if won else "near-lost-fight", seat, {"threat": THREATS[threat]})
        if won:
            put_camp(state, seat, FIRST_THREAT + threat)
        else:
            state.unwind(END_TURN)  # NF-A18: no quest, no camp, no free action

    def write_number(self, number: i64) -> str:
        return f"{write_way(number)} {THREATS[number >> FOE_AT]}"

    def read_number(self, text: str) -> int:
        way, _, name = text.rpartition(" ")
        if name not in THREAT_NUMBER:
            raise ValueError(text)
        return read_way(way) | THREAT_NUMBER[name] << FOE_AT
