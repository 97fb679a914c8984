"""Delver cards (UN-043 to UN-045, UN-140 to UN-152, UN-A09 to UN-A21)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.events import Fact
from ludarium.core.steps import Step
from ludarium.games.unearth.components import CARDS, DIE_NUMBER, RUINS, die_name
from ludarium.games.unearth.rules.deck import one_card
from ludarium.games.unearth.rules.numbers import (
    ACTS_ON,
    ANCESTRAL_CLAIM,
    ANCIENT_MAP,
    CARD_BIT,
    CARD_KINDS,
    DICE_EACH,
    ELEVEN_BITS,
    EXPEDITION,
    HIDDEN_PATH,
    LOST,
    NEW_DISCOVERY,
    NUMBER,
    ON_A_DIE,
    ON_A_NUMBER,
    ON_LATER_ROLLS,
    ON_OWN_DICE,
    READING,
    SIDES,
    TARGET,
    WHOLE_POOL,
)
from ludarium.games.unearth.rules.roll import throw
from ludarium.games.unearth.rules.state import (
    CHECK,
    GROUP_REROLL,
    IN_PLAY,
    NAME_NUMBER,
    ROLL_DIE,
    ROLL_FIRST,
    SINGLE_REROLL,
    TARGET_DIE,
    TURN,
    UnearthState,
    refuse,
)
from ludarium.games.unearth.rules.values import held

TWO_ROLLS: Final = 2
CARD_CHANGE: Final = 2
SECOND_D6: Final = 2
THIRD_D6: Final = 3
SEVEN_EACH: Final = 513105426295  # of four bits for each kind
HIGHEST_BITS: Final = 586406201480
FOR_LATER: Final[int] = sum([CARD_BIT[card] for card in range(CARD_KINDS) if ACTS_ON[card] == ON_LATER_ROLLS])
NOT_FOR_OWN: Final[int] = sum([CARD_BIT[card] for card in range(CARD_KINDS) if ACTS_ON[card] != ON_OWN_DICE])


def playable_cards(state: UnearthState, seat: i64) -> i64:
    """The kinds of cards of the hand that have something to act on (UN-A21), as bits; see ``CARD_BIT``."""
    # Seven more sets the highest of four bits for one to eight cards; there are at most five of a kind.
    hand: i64 = state.hands[seat]
    kinds = (hand + SEVEN_EACH & HIGHEST_BITS) % ELEVEN_BITS
    if state.event == HIDDEN_PATH:
        kinds &= ~CARD_BIT[EXPEDITION]
    if state.pool >> seat * DICE_EACH & WHOLE_POOL == WHOLE_POOL:
        kinds &= NOT_FOR_OWN
        if state.pool == bit_of(DICE_EACH * state.seats) - 1:  # no die lies on a ruin
            kinds &= FOR_LATER
    return kinds


def cannot_play(card: i64) -> NotAllowed:
    named = f"unearth-card-{CARDS[card]}"
    if card == EXPEDITION:
        return refuse("UN-A21", "unearth-no-expedition-needed")
    if ACTS_ON[card] == ON_OWN_DICE:
        return refuse("UN-A21", "unearth-no-own-die-on-ruin", card=named)
    return refuse("UN-A21", "unearth-no-die-on-any-ruin", card=named)


def play_card(state: UnearthState, seat: i64, card: i64) -> None:
    """UN-044: the effect at once, or noted for later in the turn."""
    state.hands[seat] -= one_card(card)
    if state.news is not None:
        state.tell("unearth-card-played", seat, {"card": CARDS[card]})
    needs = ACTS_ON[card]
    if needs == ON_LATER_ROLLS:
        note_for_later(state, card)
        state.discard += one_card(card)  # UN-A22
        state.ask(TURN, seat)
        return
    state.push(IN_PLAY, card)
    state.push(CHECK)
    if needs == ON_A_DIE:
        state.ask_unless_forced(TARGET_DIE, seat, card)
    elif needs == ON_A_NUMBER:
        state.ask_unless_forced(NAME_NUMBER, seat)
    else:
        first = seat * DICE_EACH
        start_group(state, [die for die in range(first, first + DICE_EACH) if state.dice[die]])


def note_for_later(state: UnearthState, card: i64) -> None:
    if card == ANCIENT_MAP:
        state.maps += 1
    elif card == READING:
        state.readings += 1
    elif card == ANCESTRAL_CLAIM:
        state.claims += 1
    elif card == EXPEDITION:
        state.expeditions += 1
    else:  # UN-150: Band of Delvers, however many are played
        state.band = True
        state.rolls_left = TWO_ROLLS


class OfCard(Step[UnearthState]):
    """A step whose number is a Delver card."""

    def write_number(self, number: i64) -> str:
        return CARDS[number]

    def read_number(self, text: str) -> int:
        return CARDS.index(text)


class CardInPlay(OfCard):
    """UN-045, UN-A22: the card is discarded after its effect, and the Delver phase goes on."""

    def run(self, state: UnearthState, card: i64) -> None:
        state.discard += one_card(card)
        state.ask(TURN, state.active)


# A card aimed at one die.


def dice_moves(state: UnearthState, dice: list[int]) -> list[int]:
    """The moves that name one of these dice; of equal dice of one player the first stands for all (UN-A60).

    The dice all lie or are all in the air, so an equal one is among them. Of one player's dice the three in the
    middle have as many sides.
    """
    entries = state.dice
    moves: list[int] = []
    for die in dice:
        number = die % DICE_EACH
        entry = entries[die]
        if number == SECOND_D6 and entry == entries[die - 1]:
            continue
        if number == THIRD_D6 and (entry == entries[die - 1] or entry == entries[die - 2]):
            continue
        moves.append(TARGET + die)
    return moves


def lying_dice(state: UnearthState) -> list[int]:
    return [die for die in range(DICE_EACH * state.seats) if state.dice[die]]


def act_on_die(state: UnearthState, card: i64, die: i64) -> None:
    """Lost in the Ruins, A New Discovery, Forlorn."""
    place = state.die_place(die)
    if card == LOST:
        state.set_die(die, place, 0)
        throw(state, SINGLE_REROLL, die, place)
        return
    before: i64 = state.dice[die] & 15
    change: i64 = CARD_CHANGE if card == NEW_DISCOVERY else -CARD_CHANGE
    value = held(before + change, SIDES[die])
    state.set_die(die, place, value)
    if state.news is not None:
        facts: dict[str, Fact] = {"die": die_name(die), "sides": SIDES[die], "before": before, "value": value}
        facts["card"] = CARDS[card]
        facts["ruin"] = RUINS[state.ruins[place]]
        state.tell("unearth-changed", die // DICE_EACH, facts)  # UN-066: no stone, for nothing was rolled


class TargetDie(OfCard):
    """The die a card is aimed at (UN-A20)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return dice_moves(state, lying_dice(state))

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        act_on_die(state, state.number, move - TARGET)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return wrong_die(move - TARGET, lying_dice(state), "UN-A20", "unearth-no-die-not-on-ruin")


def wrong_die(die: i64, dice: list[int], clause: str, reason: str) -> NotAllowed:
    if die in dice:
        return refuse("UN-A60", "unearth-no-equal-die", die=die_name(die))
    return refuse(clause, reason, die=die_name(die))


# Forgotten Song.


def shown_numbers(state: UnearthState) -> i64:
    numbers: i64 = 0
    for entry in state.dice:
        if entry:
            numbers |= bit_of(entry & 15)
    return numbers


class NameNumber(Step[UnearthState]):
    """UN-152, UN-A21: the number of Forgotten Song; every die that shows it is rerolled."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return each(shown_numbers(state), NUMBER)

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        number = move - NUMBER
        if state.news is not None:
            state.tell("unearth-named-number", seat, {"number": number})
        start_group(state, [die for die in lying_dice(state) if state.dice[die] & 15 == number])

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return refuse("UN-A21", "unearth-no-die-shows", number=move - NUMBER)


# Group rerolls.


def start_group(state: UnearthState, dice: list[int]) -> None:
    """UN-A18: the dice go into the air, and come down in a fixed order, one by one."""
    order = sorted([group_key(state, die) for die in dice])
    for key in reversed(order):
        state.push(ROLL_DIE, key & 31)
    for die in dice:
        state.set_die(die, state.die_place(die), 0)
    if len(dice) > 1 and (state.readings > 0 or state.claims > 0):
        state.ask_unless_forced(ROLL_FIRST, state.active)


def group_key(state: UnearthState, die: i64) -> i64:
    """The active player's dice first, then clockwise; of one owner by place, then in the order of the dice."""
    distance = (die // DICE_EACH - state.active + state.seats) % state.seats
    return distance * 1024 + state.die_place(die) * 64 + die


class RollFirst(Step[UnearthState]):
    """Name the die of a group that is rolled first, and gets what waits for the next die (UN-A18)."""

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return dice_moves(state, sorted(state.dice_to_roll()))

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        die = move - TARGET
        state.drop(ROLL_DIE, die)
        state.push(ROLL_DIE, die)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return wrong_die(move - TARGET, state.dice_to_roll(), "UN-A18", "unearth-no-die-not-in-group")


class RollDie(Step[UnearthState]):
    """The next die of a group (UN-A18)."""

    def run(self, state: UnearthState, die: i64) -> None:
        throw(state, GROUP_REROLL, die, state.die_place(die))

    def write_number(self, number: i64) -> str:
        return die_name(number)

    def read_number(self, text: str) -> int:
        return list(DIE_NUMBER).index(text)
