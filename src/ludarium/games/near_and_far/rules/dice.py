"""Rolls: weapons before them, re-rolls and hearts after them (rules chapters 7 and 17; NF-A48, NF-A49, NF-A103)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed
from ludarium.core.events import Fact
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import COMPONENTS
from ludarium.games.near_and_far.effects import (
    BOMB,
    DUEL_ADD,
    FIGHT_ADD,
    REROLL_ATTACK,
    REROLL_TURN,
    VENOM,
    Modifier,
)
from ludarium.games.near_and_far.moves import DONE, ONE_USE, REROLL_BY, REROLLING, SPEND_HEARTS, USE
from ludarium.games.near_and_far.rules.gains import holds, lose_hearts, total_of
from ludarium.games.near_and_far.rules.numbers import (
    COMBAT,
    DUEL,
    FIGHT,
    HEARTS,
    NEUTRAL,
    NO_ROLL,
    NOBODY,
    REROLL,
    ROLL,
    SKILL,
    SKILL_CHECK,
    WEAPON,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller
from ludarium.games.near_and_far.rules.treasures import discard_find, discard_treasure

SIDES: Final[int] = COMPONENTS.game.die
# Weapons, as places in ``moves.ONE_USE``.
BOMB_AT: Final = 0
VENOM_AT: Final = 1
BOMB_CARD: Final[int] = BOMB.treasure()
VENOM_CARD: Final[int] = VENOM.find()
BOMB_THROWN: Final = 8  # in the number of WEAPON, above the seat
WEAPON_SEAT: Final = 7
# Re-rolls, as places in ``moves.REROLLING``.
ATTACK_AT: Final = 0
TREASURE_AT: Final = 1
FIND_AT: Final = 2


# What counts.


def begin_roll(state: NearState, rolling: i64) -> None:
    """Let a roll follow; whoever calls has pushed what follows from its result.

    A duel needs ``opponent`` and ``fair`` (NF-172 to NF-174).
    """
    state.rolling = rolling
    state.die = 0
    state.other_die = 0
    state.added = 1 if rolling == DUEL and not state.fair else 0
    state.other_added = 0
    state.rerolls &= ~bit_of(ATTACK_AT)  # once in each duel
    state.push(HEARTS)
    state.push(REROLL)
    state.push(ROLL)
    if rolling == SKILL_CHECK:
        return
    if rolling == DUEL and state.opponent != NEUTRAL:
        state.push(WEAPON, state.opponent)
    state.push(WEAPON, state.active)


def forget_roll(state: NearState) -> None:
    """The dice are put away."""
    state.rolling = NO_ROLL
    state.die = 0
    state.other_die = 0
    state.added = 0
    state.other_added = 0
    state.opponent = NOBODY
    state.fair = True


def total(state: NearState) -> i64:
    """NF-175, NF-221, NF-239, NF-240: the roller's die with all that is added, as it stands now (NF-A109)."""
    return state.die + strength_of(state.players[state.active], state.rolling) + state.added


def other_total(state: NearState) -> i64:
    """NF-175, NF-183: the defender's total in a duel."""
    if state.opponent == NEUTRAL:
        return state.other_die + state.other_added
    return state.other_die + strength_of(state.players[state.opponent], DUEL) + state.other_added


def strength_of(me: Traveller, rolling: i64) -> i64:
    """What a traveller adds to a die: skill, or swords and what cards add to duels or fights."""
    if rolling == SKILL_CHECK:
        return me.symbol(SKILL)
    swords = me.symbol(COMBAT)
    if rolling == DUEL:
        return swords + total_of(me, DUEL_ADD)
    return swords + total_of(me, FIGHT_ADD) if rolling == FIGHT else swords


# The steps of a roll.


class Weapon(Step[NearState]):
    """One-use cards before a combat roll: at most one bomb, and the Venom Vial (NF-363, NF-A49, NF-A68, NF-A117).

    Its number is the seat, plus 8 once a bomb is thrown.
    """

    def run(self, state: NearState, number: i64) -> None:
        state.ask_unless_forced(WEAPON, number & WEAPON_SEAT, number)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        moves = [DONE]
        me = state.players[seat]
        if holds(me, BOMB) and not state.number & BOMB_THROWN:
            moves.append(USE + BOMB_AT)
        if holds(me, VENOM):
            moves.append(USE + VENOM_AT)
        return moves

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        number = state.number
        if move == USE + BOMB_AT:
            discard_treasure(state, seat, BOMB_CARD)
            number |= BOMB_THROWN
            self.add(state, seat, BOMB)
        else:
            discard_find(state, seat, VENOM_CARD)
            self.add(state, seat, VENOM)
        if state.news is not None:
            state.tell("near-used", seat, {"card": ONE_USE[move - USE]})
        state.push(WEAPON, number)

    def add(self, state: NearState, seat: i64, weapon: Modifier) -> None:
        if seat == state.active:
            state.added += weapon.amount
        else:
            state.other_added += weapon.amount

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        card = f"near-card-{ONE_USE[move - USE]}"
        if move == USE + BOMB_AT and state.number & BOMB_THROWN:
            return refuse("NF-363", "near-no-second-bomb")
        if move <= USE + VENOM_AT:
            return refuse("NF-A68", "near-no-card-not-held", card=card)
        return refuse("NF-A49", "near-no-not-a-weapon", card=card)

    def write_number(self, number: i64) -> str:
        return f"{number & WEAPON_SEAT} bomb" if number & BOMB_THROWN else str(number)

    def read_number(self, text: str) -> int:
        seat, _, thrown = text.partition(" ")
        if thrown not in ("", "bomb") or seat not in ("0", "1", "2", "3"):
            raise ValueError(text)
        return int(seat) + (BOMB_THROWN if thrown else 0)


class Roll(Step[NearState]):
    """A die, or two in a duel; the neutral's is rolled too (NF-175, NF-183)."""

    def run(self, state: NearState, number: i64) -> None:
        state.die = state.rng.roll(SIDES)
        if state.rolling == DUEL:
            state.other_die = state.rng.roll(SIDES)
        if state.news is not None:
            self.tell(state)

    def tell(self, state: NearState) -> None:
        if state.rolling != DUEL:
            state.tell("near-rolled", state.active, {"die": int(state.die), "total": int(total(state))})
            return
        facts: dict[str, Fact] = {"die": int(state.die), "total": int(total(state))}
        facts["other_die"] = int(state.other_die)
        facts["other_total"] = int(other_total(state))
        state.tell("near-rolled-duel", state.active, facts)


class Reroll(Own):
    """Cards that roll the own die again; the second result stands (NF-A103)."""

    def run(self, state: NearState, number: i64) -> None:
        me = state.players[state.active]
        # A card for attackers may be among those in hand, and may be bought even now.
        if len(self.options(state, state.active)) > 1 or (state.rolling == DUEL and me.hand):
            super().run(state, number)

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = [DONE]
        used = state.rerolls
        if state.rolling == DUEL and holds(me, REROLL_ATTACK) and not used >> ATTACK_AT & 1:
            moves.append(REROLL_BY + ATTACK_AT)
        if me.treasures & REROLL_TURN.treasures and not used >> TREASURE_AT & 1:
            moves.append(REROLL_BY + TREASURE_AT)
        if me.finds & REROLL_TURN.finds and not used >> FIND_AT & 1:
            moves.append(REROLL_BY + FIND_AT)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        at = move - REROLL_BY
        state.rerolls |= bit_of(at)
        state.die = state.rng.roll(SIDES)
        if state.news is not None:
            facts: dict[str, Fact] = {"card": REROLLING[at], "die": int(state.die), "total": int(total(state))}
            state.tell("near-rerolled", seat, facts)
        state.push(REROLL)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        at = move - REROLL_BY
        card = f"near-card-{REROLLING[at]}"
        if state.rerolls >> at & 1:
            return refuse("NF-A103", "near-no-rerolled", card=card)
        return refuse("NF-A103", "near-no-card-not-held", card=card)


class Hearts(Own):
    """Hearts after the roll, one more each; any number of those held (NF-106 to NF-109, NF-176, NF-A48)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        return [SPEND_HEARTS + number for number in range(state.players[seat].hearts + 1)]

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        number = move - SPEND_HEARTS
        lose_hearts(state, seat, number)
        state.added += number
        if number and state.news is not None:
            state.tell("near-spent-hearts", seat, {"number": int(number), "total": int(total(state))})

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        have = state.players[seat].hearts
        return refuse("NF-106", "near-no-hearts", need=int(move - SPEND_HEARTS), have=int(have))
