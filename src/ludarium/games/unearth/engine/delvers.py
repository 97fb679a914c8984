"""Delver cards (UN-043 to UN-045, UN-140 to UN-152, UN-A09 to UN-A21)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.events import Fact
from ludarium.games.unearth.components import CARDS, RUINS, die_name
from ludarium.games.unearth.engine.data import (
    ACTS_ON,
    ANCESTRAL_CLAIM,
    ANCIENT_MAP,
    CARD_BIT,
    ELEVEN_BITS,
    EXPEDITION,
    HIDDEN_PATH,
    LOST,
    NEW_DISCOVERY,
    ON_A_DIE,
    ON_A_NUMBER,
    ON_LATER_ROLLS,
    ON_OWN_DICE,
    READING,
    SIDES,
    WHOLE_POOL,
)
from ludarium.games.unearth.engine.delving import CARD_UNIT
from ludarium.games.unearth.engine.moves import CARD_KINDS, DICE_EACH, NUMBER, TARGET, VALUE
from ludarium.games.unearth.engine.refusals import misplaced, refuse
from ludarium.games.unearth.engine.roll import cast
from ludarium.games.unearth.engine.state import (
    AFTER_CARD,
    CHECK,
    NAME_NUMBER,
    ROLL_FIRST,
    SETTLED,
    SINGLE_REROLL,
    TARGET_DIE,
    TURN,
    UnearthState,
    UnearthStep,
)
from ludarium.games.unearth.engine.values import BIT, held, moves_for, only_value

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
        if state.pool == (1 << DICE_EACH * state.seats) - 1:  # no die lies on a ruin
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
    state.hands[seat] -= CARD_UNIT[card]
    state.after = AFTER_CARD
    if state.news is not None:
        state.tell("unearth-card-played", seat, {"card": CARDS[card]})
    needs = ACTS_ON[card]
    if needs == ON_LATER_ROLLS:
        note_for_later(state, card)
        state.discard += CARD_UNIT[card]  # UN-A22
        state.ask(TURN, seat)
        return
    state.in_play = card
    if needs == ON_A_DIE:
        ask_target(state, seat)
    elif needs == ON_A_NUMBER:
        ask_number(state, seat)
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


def ask_target(state: UnearthState, seat: i64) -> None:
    moves = dice_moves(state, lying_dice(state))
    if len(moves) == 1:
        act_on_die(state, moves[0] - TARGET)
    else:
        state.offer(TARGET_DIE, seat, moves)


def act_on_die(state: UnearthState, die: i64) -> None:
    """Lost in the Ruins, A New Discovery, Forlorn."""
    place = state.die_place(die)
    if state.in_play == LOST:
        state.set_die(die, place, 0)
        cast(state, SINGLE_REROLL, die, place)
        return
    before: i64 = state.dice[die] & 15
    change: i64 = CARD_CHANGE if state.in_play == NEW_DISCOVERY else -CARD_CHANGE
    value = held(before + change, SIDES[die])
    state.set_die(die, place, value)
    if state.news is not None:
        facts: dict[str, Fact] = {"die": die_name(die), "sides": SIDES[die], "before": before, "value": value}
        facts["card"] = CARDS[state.in_play]
        facts["ruin"] = RUINS[state.ruins[place]]
        state.tell("unearth-changed", die // DICE_EACH, facts)
    state.step = CHECK  # UN-066: no stone, for nothing was rolled


class TargetDie(UnearthStep):
    """The die a card is aimed at (UN-A20)."""

    def name(self) -> str:
        return "target"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return dice_moves(state, lying_dice(state))

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        act_on_die(state, move - TARGET)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        return wrong_die(state, move, lying_dice(state), "UN-A20", "unearth-no-die-not-on-ruin")


def wrong_die(state: UnearthState, move: int, dice: list[int], clause: str, reason: str) -> NotAllowed:
    die = move - TARGET
    if not 0 <= die < DICE_EACH * 4:
        return misplaced(state, move)
    if die in dice:
        return refuse("UN-A60", "unearth-no-equal-die", die=die_name(die))
    return refuse(clause, reason, die=die_name(die))


# Forgotten Song.


def shown_numbers(state: UnearthState) -> i64:
    numbers: i64 = 0
    for entry in state.dice:
        if entry:
            numbers |= BIT[entry & 15]
    return numbers


def ask_number(state: UnearthState, seat: i64) -> None:
    only = only_value(shown_numbers(state))
    if only:
        sing(state, only)
    else:
        state.ask(NAME_NUMBER, seat)


def sing(state: UnearthState, number: i64) -> None:
    """UN-152: every die that shows the number is rerolled."""
    if state.news is not None:
        state.tell("unearth-named-number", state.active, {"number": number})
    start_group(state, [die for die in lying_dice(state) if state.dice[die] & 15 == number])


class NameNumber(UnearthStep):
    """The number of Forgotten Song (UN-A21)."""

    def name(self) -> str:
        return "number"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return moves_for(shown_numbers(state), NUMBER)

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        sing(state, move - NUMBER)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if NUMBER < move <= VALUE:
            return refuse("UN-A21", "unearth-no-die-shows", number=move - NUMBER)
        return misplaced(state, move)


# Group rerolls.


def start_group(state: UnearthState, dice: list[int]) -> None:
    """UN-A18: the dice go into the air, and come down in a fixed order, one by one."""
    order = sorted([group_key(state, die) for die in dice])
    state.group = [key & 31 for key in order]
    for die in dice:
        state.set_die(die, state.die_place(die), 0)
    if len(dice) > 1 and (state.readings > 0 or state.claims > 0):
        moves = dice_moves(state, sorted(dice))
        if len(moves) > 1:
            state.offer(ROLL_FIRST, state.active, moves)
            return
    state.step = SETTLED


def group_key(state: UnearthState, die: i64) -> i64:
    """The active player's dice first, then clockwise; of one owner by place, then in the order of the dice."""
    distance = (die // DICE_EACH - state.active + state.seats) % state.seats
    return distance * 1024 + state.die_place(die) * 64 + die


class RollFirst(UnearthStep):
    """Name the die of a group that is rolled first, and gets what waits for the next die (UN-A18)."""

    def name(self) -> str:
        return "first"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return dice_moves(state, sorted(state.group))

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        first = move - TARGET
        state.group = [first] + [die for die in state.group if die != first]
        state.step = SETTLED

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        return wrong_die(state, move, state.group, "UN-A18", "unearth-no-die-not-in-group")


TARGET_STEP: Final = TargetDie()
NUMBER_STEP: Final = NameNumber()
FIRST_STEP: Final = RollFirst()
