"""The turn: cards, then the Excavation roll (rules chapter 5, UN-138, UN-A05, UN-A16, UN-A17)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.unearth.components import CARDS, DICE, RUINS, die_name
from ludarium.games.unearth.engine.claims import claim
from ludarium.games.unearth.engine.data import (
    CARD_BIT,
    CLAIM_VALUE,
    DISTINCT,
    HIDDEN_PATH,
    LEAST_CLAIM,
    PLAYS,
    ROLL_BITS,
    ROLLS,
    SIDES,
    WHOLE_POOL,
)
from ludarium.games.unearth.engine.delvers import cannot_play, lying_dice, play_card, playable_cards, start_group
from ludarium.games.unearth.engine.delving import CARD_UNIT
from ludarium.games.unearth.engine.moves import CARD_KINDS, CHOICES, DICE_EACH, END, LATER, PLAY, ROLL, RUIN
from ludarium.games.unearth.engine.refusals import misplaced, refuse
from ludarium.games.unearth.engine.roll import cast
from ludarium.games.unearth.engine.state import (
    AFTER_CARD,
    AFTER_ROLL,
    AGAIN,
    EXCAVATION,
    GROUP_REROLL,
    NO_ROLL,
    NOTHING,
    TURN,
    UnearthState,
    UnearthStep,
)

ANY_LATER: Final = 32  # the bit of a ruin chosen after the roll


def begin_turn(state: UnearthState, seat: i64) -> None:
    """UN-041, UN-A13: a new turn; nothing is carried over."""
    state.active = seat
    state.rolls_left = 1
    state.band = False
    state.maps = 0
    state.readings = 0
    state.claims = 0
    state.expeditions = 0
    state.step = TURN
    state.waiting = 1 << seat
    if state.news is not None:
        state.tell("unearth-turn", seat, {})


def distinct_on_ruins(state: UnearthState, seat: i64) -> i64:
    """The dice of a seat whose pool is empty, equal ones once."""
    first = seat * DICE_EACH
    dice = state.dice
    chosen: i64 = 31
    if dice[first + 2] == dice[first + 1]:
        chosen &= ~4
    if dice[first + 3] == dice[first + 1] or dice[first + 3] == dice[first + 2]:
        chosen &= ~8
    return chosen


def roll_choices(state: UnearthState, seat: i64) -> i64:
    """UN-048, UN-A17: a die and a ruin, or a die and later where that is allowed; as in the table ``ROLLS``.

    UN-046, UN-138, UN-A05: the dice are those of the pool, or if it is empty those on ruins.
    """
    choices: i64 = state.places
    if state.event == HIDDEN_PATH:
        choices = ANY_LATER
    elif state.expeditions:
        choices |= ANY_LATER
    dice: i64 = DISTINCT[state.pool >> seat * DICE_EACH & WHOLE_POOL]
    if not dice:
        dice = distinct_on_ruins(state, seat)
    return dice << CHOICES | choices


class Turn(UnearthStep):
    """Play a Delver card, or announce die and ruin and roll (UN-041 to UN-048)."""

    def name(self) -> str:
        return "turn"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return PLAYS[playable_cards(state, seat)] + ROLLS[roll_choices(state, seat)]

    def allows(self, state: UnearthState, seat: int, move: int) -> bool:
        if move < ROLL:
            return move >= PLAY and playable_cards(state, seat) & CARD_BIT[move - PLAY] != 0
        rolls: i64 = ROLL_BITS[roll_choices(state, seat)]
        return move < RUIN and rolls >> (move - ROLL) & 1 != 0

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        if move < ROLL:
            play_card(state, seat, move - PLAY)
            return
        choice: i64 = move - ROLL
        die = seat * DICE_EACH + choice // CHOICES
        place = choice % CHOICES
        if place == LATER:
            place = NOTHING
            if state.event != HIDDEN_PATH:
                state.expeditions -= 1
        if state.dice[die]:
            if state.news is not None:
                ruin = RUINS[state.ruins[state.die_place(die)]]
                state.tell("unearth-lifted", seat, {"die": die_name(die), "sides": SIDES[die], "ruin": ruin})
            state.lift_die(die)
        else:
            state.pool &= ~(1 << die)
        state.after = AFTER_ROLL
        cast(state, EXCAVATION, die, place)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if PLAY <= move < PLAY + CARD_KINDS:
            card = move - PLAY
            if not state.hands[seat] // CARD_UNIT[card] & 15:
                return refuse("UN-043", "unearth-no-not-in-hand", card=f"unearth-card-{CARDS[card]}")
            return cannot_play(card)
        return cannot_roll(state, seat, move)


def cannot_roll(state: UnearthState, seat: i64, move: i64) -> NotAllowed:
    """Why a die and a ruin cannot be announced."""
    if not ROLL <= move < RUIN:
        return misplaced(state, move)
    number = (move - ROLL) // CHOICES
    choice = (move - ROLL) % CHOICES
    die = DICE[number]
    if not roll_choices(state, seat) >> CHOICES >> number & 1:
        if state.own_pool(seat) and not state.own_pool(seat) >> number & 1:
            return refuse("UN-A05", "unearth-no-die-on-ruin", die=die)
        return refuse("UN-A60", "unearth-no-equal-die", die=die)
    if choice == LATER:
        return refuse("UN-048", "unearth-no-later")
    if state.event == HIDDEN_PATH:
        return refuse("UN-A06", "unearth-no-only-later")
    return refuse("UN-046", "unearth-no-ruin-here", place=choice + 1)


class Again(UnearthStep):
    """Band of Delvers: a second Excavation roll, or none (UN-149, UN-A16)."""

    def name(self) -> str:
        return "again"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return [END, *ROLLS[roll_choices(state, seat)]]

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        if move == END:
            begin_turn(state, (seat + 1) % state.seats)
        else:
            TURN_STEP.play(state, seat, move)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        return cannot_roll(state, seat, move)


class Settled(UnearthStep):
    """A die lies, its stone is placed and its wonders are built: the next die of a group, or the claim check."""

    def name(self) -> str:
        return "settled"

    def run(self, state: UnearthState) -> None:
        group = state.group
        if len(group) > 0:
            die = group[0]
            state.group = group[1:]
            cast(state, GROUP_REROLL, die, state.die_place(die))
            return
        state.roll_kind = NO_ROLL
        state.roll_die = NOTHING
        state.roll_place = NOTHING
        state.natural = 0
        state.value = 0
        state.roll_readings = 0
        state.roll_claims = 0
        check_claims(state)


class Check(UnearthStep):
    """The claim check, begun or gone on with after a claim."""

    def name(self) -> str:
        return "check"

    def run(self, state: UnearthState) -> None:
        check_claims(state)


def check_claims(state: UnearthState) -> None:
    """UN-052, UN-069, UN-A29: every ruin from left to right; each claim is resolved before the next.

    Without one, the Delver phase, a second roll or the next player's turn (UN-049).
    """
    for place, total in enumerate(state.sums):
        if total >= LEAST_CLAIM and total >= CLAIM_VALUE[state.ruins[place]] and place >= state.check_at:
            claim(state, place)
            return
    state.check_at = 0
    if state.fate:
        state.fate = False
        start_group(state, lying_dice(state))
    elif state.after == AFTER_CARD:
        if state.in_play != NOTHING:  # UN-045, UN-A22
            state.discard += CARD_UNIT[state.in_play]
            state.in_play = NOTHING
        state.ask(TURN, state.active)
    else:
        state.rolls_left -= 1
        state.after = AFTER_CARD
        if state.rolls_left > 0:
            state.ask(AGAIN, state.active)
        else:
            begin_turn(state, (state.active + 1) % state.seats)


TURN_STEP: Final = Turn()
AGAIN_STEP: Final = Again()
SETTLED_STEP: Final = Settled()
CHECK_STEP: Final = Check()
