"""Setting up a game (rules chapters 3 and 4)."""

from typing import Final

from ludarium.core.bits import bit_of
from ludarium.core.rng import Rng
from ludarium.games.unearth.components import COMPONENTS, TABLES, ages_in_use, wonders_in_use
from ludarium.games.unearth.rules.claims import lay_stones
from ludarium.games.unearth.rules.deck import one_card
from ludarium.games.unearth.rules.numbers import CARD_COUNT, CARD_KINDS, COLOURED_RUINS, DICE_EACH, PLACES
from ludarium.games.unearth.rules.state import NO_ROLL, NOBODY, NOTHING, UnearthState
from ludarium.games.unearth.rules.steps import STEPS
from ludarium.games.unearth.rules.stones import UNIT
from ludarium.games.unearth.rules.turns import begin_turn

FACTS: Final = COMPONENTS.game
ALL_CARDS: Final[list[int]] = [card for card in range(CARD_KINDS) for copy in range(CARD_COUNT[card])]
ALL_STONES: Final[int] = sum([stone.count * UNIT[colour] for colour, stone in enumerate(COMPONENTS.stone)])
AGES_IN_USE: Final[list[list[int]]] = [ages_in_use(False), ages_in_use(True)]
WONDERS_IN_USE: Final[list[list[int]]] = [wonders_in_use(False), wonders_in_use(True)]


def start_game(seats: int, promos: bool, rng: Rng) -> UnearthState:
    """UN-019 to UN-040, UN-A54, UN-A55."""
    state = blank_state(seats, rng, promos)
    state.bag = ALL_STONES
    deal_cards(state)
    deal_ruins(state)
    lay_out_wonders(state)
    begin_turn(state, rng.below(seats))
    return state


def deal_cards(state: UnearthState) -> None:
    """UN-020: two Delver cards each."""
    deck = ALL_CARDS[:]
    state.rng.shuffle(deck)
    hands = [0] * state.seats
    for seat in range(state.seats):
        for card in deck[-FACTS.delvers_dealt :]:
            hands[seat] += one_card(card)
        del deck[-FACTS.delvers_dealt :]
    state.hands = hands
    state.deck = deck
    state.deck_left = len(deck)


def deal_ruins(state: UnearthState) -> None:
    """UN-021 to UN-027, UN-037, UN-038: a hidden ruin each, some to the box, an End of Age card, the centre."""
    table = TABLES[state.seats]
    deck = list(range(COLOURED_RUINS))
    state.rng.shuffle(deck)
    hidden = [0] * state.seats
    for seat in range(state.seats):
        hidden[seat] = bit_of(deck.pop())
    state.hidden = hidden
    for ruin in deck[-table.ruins_boxed :]:
        state.box |= bit_of(ruin)
    del deck[-table.ruins_boxed :]
    ages = AGES_IN_USE[state.promos]
    deck.insert(0, ages[state.rng.below(len(ages))])
    ruins = state.ruins[:]
    for place in range(table.ruins_shown):
        ruins[place] = deck.pop()
        state.places |= bit_of(place)
    state.ruins = ruins
    state.ruin_deck = deck
    state.ruin_left = len(deck)
    for place in range(table.ruins_shown):
        lay_stones(state, place, ruins[place])


def lay_out_wonders(state: UnearthState) -> None:
    """UN-028 to UN-031."""
    wonders = WONDERS_IN_USE[state.promos][:]
    state.rng.shuffle(wonders)
    for wonder in wonders[-TABLES[state.seats].wonders :]:
        state.laid |= bit_of(wonder)
    state.lesser = COMPONENTS.lesser.points[:]
    state.rng.shuffle(state.lesser)
    state.lesser_left = len(state.lesser)
    state.greater = COMPONENTS.greater.points[:]
    state.rng.shuffle(state.greater)
    state.greater_left = len(state.greater)


def blank_state(seats: int, rng: Rng, promos: bool) -> UnearthState:
    """A table with nothing on it, and nobody asked."""
    state = UnearthState(seats, rng, STEPS, promos)
    state.ruins = [NOTHING] * PLACES
    state.places = 0
    state.stones_on = [0] * PLACES
    state.sums = [0] * PLACES
    state.dice = [0] * (DICE_EACH * seats)
    state.pool = bit_of(DICE_EACH * seats) - 1
    state.bag = 0
    state.ruin_deck = []
    state.ruin_left = 0
    state.age = NOTHING
    state.event = NOTHING
    state.box = 0
    state.box_open = 0
    state.laid = 0
    state.lesser = []
    state.lesser_left = 0
    state.greater = []
    state.greater_left = 0
    state.deck = []
    state.deck_left = 0
    state.discard = 0
    state.hands = [0] * seats
    state.claimed = [0] * seats
    state.hidden = [0] * seats
    state.named = [0] * seats
    state.fields = [[] for seat in range(seats)]
    state.memorial_by = NOBODY
    state.memorial_seen = 0
    state.active = 0
    state.rolls_left = 1
    state.band = False
    state.maps = 0
    state.readings = 0
    state.claims = 0
    state.expeditions = 0
    state.roll_kind = NO_ROLL
    state.roll_die = NOTHING
    state.roll_place = NOTHING
    state.natural = 0
    state.value = 0
    state.roll_readings = 0
    state.roll_claims = 0
    state.scores = [0] * seats
    state.winners = 0
    state.how = 0
    return state
