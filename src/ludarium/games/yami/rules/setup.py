"""Setting up a mission (rules chapter 4; YA-A05 to YA-A08, YA-A31, YA-A51)."""

from typing import Final

from ludarium.core.bits import bit_of
from ludarium.core.rng import Rng
from ludarium.games.yami.components import CARDS, COLOUR_NUMBER, COMPONENTS, COUNTS, DEALS
from ludarium.games.yami.moves import ROW
from ludarium.games.yami.rules.layout import MissionLayout, layout_of
from ludarium.games.yami.rules.numbers import (
    NO_CARDS,
    NO_COLOUR,
    NOTHING,
    NOX,
    PUT_PAWN,
    ROUND,
    with_card,
)
from ludarium.games.yami.rules.settings import Settings
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.rules.steps import STEPS

TRUMP_CARD: Final = COLOUR_NUMBER[COMPONENTS.game.trump]  # YA-A05
SPIRIT_CARDS: Final = list(range(NOX))
NOX_CARDS: Final = [NOX] * COUNTS["nox"]


def start_game(seats: int, settings: Settings, rng: Rng) -> YamiState:
    """The first player is drawn before the deal (YA-A06, YA-A08); then pawns, then round 1."""
    state = blank_state(seats, settings, rng)
    first = rng.below(seats) if settings.first < 0 else settings.first
    state.kakapo = first
    state.leader = first
    deal(state, first)
    state.push(ROUND)
    if state.layout.symbols:
        state.push(PUT_PAWN, first)
    state.run_on()
    return state


def deal(state: YamiState, first: int) -> None:
    """YA-039 to YA-045: clockwise from the first player, then the Automa; the rest stays in the box."""
    cards = SPIRIT_CARDS + NOX_CARDS if state.settings.with_nox else SPIRIT_CARDS[:]
    state.rng.shuffle(cards, CARDS)
    table = DEALS[state.seats]
    for number, size in enumerate(table.hands):
        seat = (first + number) % state.seats
        for _ in range(size):
            state.hands[seat] += bit_of(cards.pop())
    if table.automa:
        for cell in range(ROW):
            state.row = with_card(state.row, cell, cards.pop())
        state.deck = cards[ROW - table.automa :]
        state.deck_left = len(state.deck)


def blank_state(seats: int, settings: Settings, rng: Rng) -> YamiState:
    """The board of a mission with its power tokens, no card dealt, and nobody asked."""
    state = YamiState(seats, rng, STEPS, settings)
    lay_out_board(state, layout_of(settings.mission, settings.night, settings.vines))
    state.placed = []
    state.gone = 0
    state.pawns = 0
    state.passed = 0
    state.hands = [0] * seats
    state.discards = [0] * seats
    state.leaving = [0] * seats
    state.shown = [0] * seats
    state.showing = [NOTHING] * seats
    state.deck = []
    state.deck_left = 0
    state.row = NO_CARDS
    state.trick = NO_CARDS
    state.cast = 0
    state.tricks = []
    state.round = 1
    state.leader = 0
    state.kakapo = 0
    state.trump = NO_COLOUR if settings.no_trump else TRUMP_CARD
    state.demand = 0
    state.pools = 0
    state.magic = 0
    state.peace = False
    state.voted = False
    state.votes = 0
    state.bases = settings.bases
    state.uses = 0
    state.asleep = 1 if settings.one_asleep and settings.power else 0
    state.power = settings.power - state.asleep
    state.how = 0
    return state


def lay_out_board(state: YamiState, layout: MissionLayout) -> None:
    """YA-037: the mission tokens of a layout, and the small tokens on its cells."""
    state.layout = layout
    state.lying = bit_of(len(layout.small_cells)) - 1
    state.free0 = layout.free0
    state.free1 = layout.free1
    state.free2 = layout.free2
    state.left0 = layout.required0
    state.left1 = layout.required1
    state.left2 = layout.required2
