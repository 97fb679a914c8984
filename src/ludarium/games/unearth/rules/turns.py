"""The turn: cards, then the Excavation roll (rules chapter 5, UN-138, UN-A05, UN-A16, UN-A17)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.unearth.components import CARDS, DICE, RUINS, die_name
from ludarium.games.unearth.rules.delvers import cannot_play, play_card, playable_cards
from ludarium.games.unearth.rules.numbers import (
    CARD_BIT,
    CHOICES,
    DICE_EACH,
    DISTINCT,
    END,
    HIDDEN_PATH,
    LATER,
    PLAY,
    PLAYS,
    ROLL,
    ROLL_BITS,
    ROLLS,
    RUIN,
    SIDES,
    WHOLE_POOL,
)
from ludarium.games.unearth.rules.roll import throw
from ludarium.games.unearth.rules.state import (
    AFTER_ROLL,
    AGAIN,
    CHECK,
    EXCAVATION,
    NOTHING,
    TURN,
    UnearthState,
    refuse,
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
    state.ask(TURN, seat)
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


class Turn(Step[UnearthState]):
    """Play a Delver card, or announce die and ruin and roll (UN-041 to UN-048)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return PLAYS[playable_cards(state, seat)] + ROLLS[roll_choices(state, seat)]

    def allows(self, state: UnearthState, seat: i64, move: i64) -> bool:
        if move < ROLL:
            return move >= PLAY and playable_cards(state, seat) & CARD_BIT[move - PLAY] != 0
        rolls: i64 = ROLL_BITS[roll_choices(state, seat)]
        return move < RUIN and rolls >> (move - ROLL) & 1 != 0

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        if move < ROLL:
            play_card(state, seat, move - PLAY)
        else:
            excavate(state, seat, move - ROLL)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        if move >= ROLL:
            return cannot_roll(state, seat, move - ROLL)
        card = move - PLAY
        if not state.hands[seat] >> 4 * card & 15:
            return refuse("UN-043", "unearth-no-not-in-hand", card=f"unearth-card-{CARDS[card]}")
        return cannot_play(card)


def excavate(state: UnearthState, seat: i64, choice: i64) -> None:
    """UN-046 to UN-048: the announced die is rolled."""
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
        state.pool &= ~bit_of(die)
    state.push(AFTER_ROLL)
    state.push(CHECK)
    throw(state, EXCAVATION, die, place)


def cannot_roll(state: UnearthState, seat: i64, roll: i64) -> NotAllowed:
    """Why a die and a ruin cannot be announced."""
    number = roll // CHOICES
    choice = roll % CHOICES
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


class Again(Step[UnearthState]):
    """Band of Delvers: a second Excavation roll, or none (UN-149, UN-A16)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return [END, *ROLLS[roll_choices(state, seat)]]

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        if move == END:
            begin_turn(state, (seat + 1) % state.seats)
        else:
            excavate(state, seat, move - ROLL)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return cannot_roll(state, seat, move - ROLL)


class AfterRoll(Step[UnearthState]):
    """UN-049: a second roll, or the next player's turn."""

    def run(self, state: UnearthState, number: i64) -> None:
        state.rolls_left -= 1
        if state.rolls_left > 0:
            state.ask(AGAIN, state.active)
        else:
            begin_turn(state, (state.active + 1) % state.seats)
