"""Claiming ruins, ties, new ruins and the End of Age card (rules chapters 8, 9 and 11)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.events import Fact
from ludarium.games.unearth.components import AGES, RUINS, die_name, stone_names
from ludarium.games.unearth.engine.data import (
    CLAIM_VALUE,
    DAY_OF_REST,
    DAY_OF_REST_CARDS,
    FATE,
    FLAME,
    OBELISK,
    SIDES,
    STONE_VALUE,
)
from ludarium.games.unearth.engine.delving import can_draw, draw_cards
from ludarium.games.unearth.engine.moves import COLOURED_RUINS, DECLINE, DICE_EACH, DRAW, RUIN_KINDS
from ludarium.games.unearth.engine.refusals import misplaced
from ludarium.games.unearth.engine.scoring import end_game
from ludarium.games.unearth.engine.state import (
    CHECK,
    DRAW_CARD,
    DRAWING,
    NOBODY,
    NOTHING,
    UnearthState,
    UnearthStep,
)
from ludarium.games.unearth.engine.stones import UNIT, draw_stone, how_many


def claim(state: UnearthState, place: i64) -> None:
    """UN-071: find the claimer; the card lies until those who draw have been asked."""
    dice = dice_on(state, place)
    claimer = strongest_of(state, place, dice)
    state.claimer = claimer
    if state.news is not None:
        kind = "unearth-claimed" if claimer != NOBODY else "unearth-tied"
        ruin = state.ruins[place]
        total = state.sums[place]
        facts: dict[str, Fact] = {"ruin": RUINS[ruin], "place": place + 1}
        facts["sum"] = total
        facts["claim"] = CLAIM_VALUE[ruin]
        state.tell(kind, claimer, facts)
    state.check_at = place
    state.draw_at = 0
    resolve(state, place, dice)


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
    """The same by all dice, where the highest dice of two seats are alike."""
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


class Drawing(UnearthStep):
    """UN-073, UN-087, UN-A24, UN-A58: the others draw, in turn order from the active player."""

    def name(self) -> str:
        return "drawing"

    def run(self, state: UnearthState) -> None:
        place = state.check_at
        resolve(state, place, dice_on(state, place))


def resolve(state: UnearthState, place: i64, dice: list[int]) -> None:
    """The draws of a claim, from where they were left, and the end of the claim."""
    numbers = count_by_seat(dice)
    claimer = state.claimer
    seats = state.seats
    for distance in range(state.draw_at, seats):
        seat = (state.active + distance) % seats
        number = numbers >> 4 * seat & 15
        if number and seat != claimer:
            draw_cards(state, seat, number)
        elif state.named[seat] and offers_card(state, seat, number):
            state.draw_at = distance + 1
            state.ask(DRAW_CARD, seat)
            return
    clear_away(state, place, dice)
    reveal(state, place)
    state.claimer = NOBODY
    state.draw_at = 0
    state.check_at = place + 1
    state.step = CHECK
    if state.places == 0:
        state.check_at = 0
        end_game(state)


def offers_card(state: UnearthState, seat: i64, dice: i64) -> bool:
    """UN-A42: The Eternal Flame for a ruin claimed by another, the Obelisk for an own one; both are optional."""
    if state.claimer == NOBODY:
        return False
    wonder = OBELISK if seat == state.claimer else FLAME
    return state.has(seat, wonder) and (dice == 0 or seat == state.claimer) and can_draw(state)


class DrawCard(UnearthStep):
    """A wonder's card that may be drawn."""

    def name(self) -> str:
        return "draw"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return [DRAW, DECLINE]

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        if move == DRAW:
            draw_cards(state, seat, 1)
        state.step = DRAWING

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        return misplaced(state, move)


def clear_away(state: UnearthState, place: i64, dice: list[int]) -> None:
    """UN-072, UN-076, UN-077, UN-086, UN-A28: the card to the claimer or the box, dice to their pools, stones
    into the bag."""
    ruin = state.ruins[place]
    claimer = state.claimer
    if claimer == NOBODY:
        state.box |= 1 << ruin
        state.box_open |= 1 << ruin
    else:
        claimed = state.claimed[:]
        claimed[claimer] |= 1 << ruin
        state.claimed = claimed
    for die in dice:
        state.dice[die] = 0
        state.pool |= 1 << die
    state.sums[place] = 0
    stones: i64 = state.stones_on[place]
    state.bag += stones
    state.stones_on[place] = 0
    if state.news is not None:
        returned = [die_name(die) for die in dice]
        state.tell("unearth-returned", NOBODY, {"ruin": RUINS[ruin], "dice": returned, "number": how_many(stones)})


def reveal(state: UnearthState, place: i64) -> None:
    """UN-078, UN-079, UN-119 to UN-121, UN-A45: the next card of the ruin deck, if there is one."""
    ruins = state.ruins[:]
    ruins[place] = NOTHING
    state.places &= ~(1 << place)
    if state.ruin_left == 0:
        state.ruins = ruins
        return
    state.ruin_left -= 1
    card = state.ruin_deck[state.ruin_left]
    if card >= COLOURED_RUINS:
        state.age = card
    if card < RUIN_KINDS:
        ruins[place] = card
        state.places |= 1 << place
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
        state.fate = True
    else:
        state.event = card


def lay_stones(state: UnearthState, place: i64, ruin: i64) -> None:
    """UN-027, UN-079, UN-A44: random stones on a new ruin, as many as there are."""
    wanted: i64 = STONE_VALUE[ruin]
    left = how_many(state.bag)
    stones: i64 = 0
    while wanted > 0 and left > 0:
        stones += UNIT[draw_stone(state, left)]
        wanted -= 1
        left -= 1
    state.stones_on[place] = stones
    if state.news is not None:
        colours = stone_names(stones)
        state.tell("unearth-revealed", NOBODY, {"ruin": RUINS[ruin], "place": place + 1, "colours": colours})


DRAWING_STEP: Final = Drawing()
DRAW_STEP: Final = DrawCard()
