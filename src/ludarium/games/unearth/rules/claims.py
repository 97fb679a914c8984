"""Claiming ruins, ties, new ruins and the End of Age card (rules chapters 8, 9 and 11)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.events import Fact
from ludarium.core.steps import Step
from ludarium.games.unearth.components import AGES, RUINS, die_name, stone_names
from ludarium.games.unearth.rules.deck import can_draw, draw_cards
from ludarium.games.unearth.rules.delvers import lying_dice, start_group
from ludarium.games.unearth.rules.numbers import (
    CLAIM_VALUE,
    COLOURED_RUINS,
    DAY_OF_REST,
    DAY_OF_REST_CARDS,
    DECLINE,
    DICE_EACH,
    DRAW,
    FATE,
    FLAME,
    LEAST_CLAIM,
    OBELISK,
    RUIN_KINDS,
    SIDES,
    STONE_VALUE,
)
from ludarium.games.unearth.rules.roll import forget_roll
from ludarium.games.unearth.rules.scoring import end_game
from ludarium.games.unearth.rules.state import (
    CHECK,
    CLAIM,
    DRAW_CARD,
    DRAW_CARDS,
    FATE_ROLLS,
    NO_ROLL,
    NOBODY,
    NOTHING,
    UnearthState,
)
from ludarium.games.unearth.rules.stones import UNIT, draw_stone, stone_count

SEATS: Final = 4  # at most
SEAT_NAMES: Final = ["0", "1", "2", "3"]
PLACE_NAMES: Final = ["1", "2", "3", "4", "5"]


class OfPlace(Step[UnearthState]):
    """A step whose number is a place of the centre."""

    def write_number(self, number: i64) -> str:
        return PLACE_NAMES[number]

    def read_number(self, text: str) -> int:
        return PLACE_NAMES.index(text)


class Check(OfPlace):
    """UN-052, UN-069, UN-A29: every ruin from left to right; each claim is resolved before the next."""

    def run(self, state: UnearthState, first: i64) -> None:
        if state.roll_kind != NO_ROLL:
            forget_roll(state)
        for place, total in enumerate(state.sums):
            if total >= LEAST_CLAIM and total >= CLAIM_VALUE[state.ruins[place]] and place >= first:
                begin_claim(state, place)
                return


def begin_claim(state: UnearthState, place: i64) -> None:
    """UN-071: find the claimer; the card lies until those who draw have done so."""
    dice = dice_on(state, place)
    claimer = strongest_of(state, place, dice)
    if state.news is not None:
        kind = "unearth-claimed" if claimer != NOBODY else "unearth-tied"
        ruin = state.ruins[place]
        facts: dict[str, Fact] = {"ruin": RUINS[ruin], "place": place + 1, "sum": state.sums[place]}
        facts["claim"] = CLAIM_VALUE[ruin]
        state.tell(kind, claimer, facts)
    state.push(CLAIM, place)
    push_draws(state, place, claimer, count_by_seat(dice), 0)


def push_draws(state: UnearthState, place: i64, claimer: i64, numbers: i64, first: i64) -> None:
    """UN-073, UN-087, UN-A24, UN-A58: the others draw, in turn order from the active player.

    ``numbers`` are the dice of each seat, ``first`` is the first who draws, counted from the active player.
    """
    distance = state.seats - 1
    while distance >= first:
        seat = (state.active + distance) % state.seats
        dice = numbers >> 4 * seat & 15
        if dice and seat != claimer:
            state.push(DRAW_CARDS, place * SEATS + seat)
        elif state.named[seat] and offers_card(state, seat, claimer, dice):
            state.push(DRAW_CARD, place * SEATS + seat)
        distance -= 1


def offers_card(state: UnearthState, seat: i64, claimer: i64, dice: i64) -> bool:
    """UN-A42: The Eternal Flame for a ruin claimed by another, the Obelisk for an own one; both are optional."""
    if claimer == NOBODY:
        return False
    wonder = OBELISK if seat == claimer else FLAME
    return state.has(seat, wonder) and (dice == 0 or seat == claimer)


class OfDraw(Step[UnearthState]):
    """A step whose number is a place of the centre and who draws for its ruin."""

    def write_number(self, number: i64) -> str:
        return f"{SEAT_NAMES[number % SEATS]} at {PLACE_NAMES[number // SEATS]}"

    def read_number(self, text: str) -> int:
        seat, place = text.split(" at ")
        return PLACE_NAMES.index(place) * SEATS + SEAT_NAMES.index(seat)


def claim_place(state: UnearthState) -> i64:
    """The place of the ruin whose optional draw is asked."""
    return state.number // SEATS


class DrawCards(OfDraw):
    """UN-073: as many cards as dice on a ruin that went to another, or to nobody."""

    def run(self, state: UnearthState, number: i64) -> None:
        seat = number % SEATS
        draw_cards(state, seat, dice_by_seat(state, number // SEATS) >> 4 * seat & 15)


class DrawCard(OfDraw):
    """A wonder's card that may be drawn (UN-A42)."""

    def run(self, state: UnearthState, number: i64) -> None:
        if can_draw(state):
            state.ask(DRAW_CARD, number % SEATS, number)

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return [DRAW, DECLINE]

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        if move == DRAW:
            draw_cards(state, seat, 1)


class Claim(OfPlace):
    """UN-072, UN-078: the ruin goes to whoever claimed it, or to the box; the next one is revealed."""

    def run(self, state: UnearthState, place: i64) -> None:
        dice = dice_on(state, place)
        clear_away(state, place, strongest_of(state, place, dice), dice)
        reveal(state, place)
        if state.places == 0:
            end_game(state)
        else:
            state.push(CHECK, place + 1)


class FateRolls(Step[UnearthState]):
    """Fate of the Delvers: all dice on ruins are rolled again after the claim check (UN-A18)."""

    def run(self, state: UnearthState, number: i64) -> None:
        state.push(CHECK)
        start_group(state, lying_dice(state))


# Whose ruin it is.


def dice_on(state: UnearthState, place: i64) -> list[int]:
    """The dice that lie on a ruin."""
    there = place + 1
    return [die for die, entry in enumerate(state.dice) if entry >> 4 == there]


def strongest(state: UnearthState, place: i64) -> i64:
    """UN-082 to UN-085, UN-A26: whose dice on a ruin, from the highest down, are the strongest; or nobody's."""
    return strongest_of(state, place, dice_on(state, place))


def strongest_of(state: UnearthState, place: i64, dice: list[int]) -> i64:
    best: i64 = 0
    claimer: i64 = NOBODY
    tied = False
    for die in dice:
        strength = (state.dice[die] & 15) * 9 + SIDES[die]
        if strength > best:
            best = strength
            claimer = die // DICE_EACH
            tied = False
        elif strength == best and claimer != die // DICE_EACH:
            tied = True
    return strongest_of_tied(state, place) if tied else claimer


def strongest_of_tied(state: UnearthState, place: i64) -> i64:
    """Who is strongest by all dice, where the highest dice of two seats are alike."""
    best: i64 = 0
    claimer: i64 = NOBODY
    for seat in range(state.seats):
        strength = dice_strength(state, seat, place)
        if strength > best:
            best = strength
            claimer = seat
        elif strength == best:
            claimer = NOBODY
    return claimer


def dice_strength(state: UnearthState, seat: i64, place: i64) -> i64:
    """The dice of a seat on a ruin as one number: seven bits each for value and sides, the highest die first."""
    found: list[int] = []
    first = seat * DICE_EACH
    for die in range(first, first + DICE_EACH):
        entry = state.dice[die]
        if entry >> 4 == place + 1:
            found.append((entry & 15) * 9 + SIDES[die])
    found.sort(reverse=True)
    strength: i64 = 0
    for die in range(DICE_EACH):
        strength = strength << 7
        if die < len(found):
            strength += found[die]
    return strength


def dice_by_seat(state: UnearthState, place: i64) -> i64:
    """How many dice of each seat lie on a ruin, four bits for each."""
    return count_by_seat(dice_on(state, place))


def count_by_seat(dice: list[int]) -> i64:
    numbers: i64 = 0
    for die in dice:
        numbers += ONE_OF_OWNER[die]
    return numbers


ONE_OF_OWNER: Final[list[int]] = [1 << 4 * (die // DICE_EACH) for die in range(len(SIDES))]


# What a claim does to the table.


def clear_away(state: UnearthState, place: i64, claimer: i64, dice: list[int]) -> None:
    """UN-072, UN-076, UN-077, UN-086, UN-A28: the card to the claimer or the box, dice to their pools, stones
    into the bag."""
    ruin = state.ruins[place]
    if claimer == NOBODY:
        state.box |= bit_of(ruin)
        state.box_open |= bit_of(ruin)
    else:
        claimed = state.claimed[:]
        claimed[claimer] |= bit_of(ruin)
        state.claimed = claimed
    for die in dice:
        state.dice[die] = 0
        state.pool |= bit_of(die)
    state.sums[place] = 0
    stones: i64 = state.stones_on[place]
    state.bag += stones
    state.stones_on[place] = 0
    if state.news is not None:
        returned = [die_name(die) for die in dice]
        state.tell(
            "unearth-returned", NOBODY, {"ruin": RUINS[ruin], "dice": returned, "number": stone_count(stones)}
        )


def reveal(state: UnearthState, place: i64) -> None:
    """UN-078, UN-079, UN-119 to UN-121, UN-A45: the next card of the ruin deck, if there is one."""
    ruins = state.ruins[:]
    ruins[place] = NOTHING
    state.places &= ~bit_of(place)
    if state.ruin_left == 0:
        state.ruins = ruins
        return
    state.ruin_left -= 1
    card = state.ruin_deck[state.ruin_left]
    if card >= COLOURED_RUINS:
        state.age = card
    if card < RUIN_KINDS:
        ruins[place] = card
        state.places |= bit_of(place)
        state.ruins = ruins
        if state.news is not None and card >= COLOURED_RUINS:
            state.tell("unearth-city", NOBODY, {"ruin": RUINS[card], "place": place + 1})
        lay_stones(state, place, card)
        return
    state.ruins = ruins
    if state.news is not None:
        state.tell("unearth-event", NOBODY, {"event": AGES[card]})
    if card == DAY_OF_REST:
        for distance in range(state.seats):
            draw_cards(state, (state.active + distance) % state.seats, DAY_OF_REST_CARDS)
    elif card == FATE:
        state.push(FATE_ROLLS)
    else:
        state.event = card


def lay_stones(state: UnearthState, place: i64, ruin: i64) -> None:
    """UN-027, UN-079, UN-A44: random stones on a new ruin, as many as there are."""
    wanted: i64 = STONE_VALUE[ruin]
    left = stone_count(state.bag)
    stones: i64 = 0
    while wanted > 0 and left > 0:
        stones += UNIT[draw_stone(state, left)]
        wanted -= 1
        left -= 1
    state.stones_on[place] = stones
    if state.news is not None:
        colours = stone_names(stones)
        state.tell("unearth-revealed", NOBODY, {"ruin": RUINS[ruin], "place": place + 1, "colours": colours})
