"""Setting up a game (rules chapter 3; NF-A06, NF-A08, NF-A85)."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.rng import Rng
from ludarium.games.near_and_far.components import COMPONENTS, SPACES, TREASURES
from ludarium.games.near_and_far.maps import ROADS
from ludarium.games.near_and_far.rules.gains import draw_from, recount
from ludarium.games.near_and_far.rules.numbers import (
    ALL_ADVENTURERS,
    ANIMAL,
    ARCADE,
    CHARACTER,
    COMMON_BITS,
    DEAL,
    END_TURN,
    FIRST_ADVENTURE,
    IN_TOWN,
    NO_ADVENTURER,
    NO_ROLL,
    NOTHING,
    ROW_BITS,
    ROW_SIZE,
    SPECIAL_BITS,
    TREASURE_SPAN,
    TURN,
)
from ludarium.games.near_and_far.rules.saloon import refill_row
from ludarium.games.near_and_far.rules.state import NearState, Table
from ludarium.games.near_and_far.rules.steps import STEPS
from ludarium.games.near_and_far.rules.traveller import Traveller


def table_for(options: dict[str, str]) -> Table:
    """NF-002, NF-006: both modes of one game play on map 1."""
    mode = ARCADE if options["mode"] == "arcade" else FIRST_ADVENTURE
    return Table(options, mode, ROADS[1])


def start_game(seats: int, options: dict[str, str], rng: Rng) -> NearState:
    """The table as it stands before characters are chosen and artifacts are dealt."""
    state = blank_state(seats, options, rng)
    state.first = state.table.first if state.table.first >= 0 else rng.below(seats)
    state.active = state.first
    refill_row(state)
    lay_quest_tokens(state)
    state.push(END_TURN)
    state.push(TURN)
    state.push(DEAL)
    state.push(CHARACTER, state.first)
    state.run_on()
    return state


def lay_quest_tokens(state: NearState) -> None:
    """NF-045, NF-046, NF-386: at random on spaces with a book."""
    game = COMPONENTS.game
    number = game.quest_tokens * state.seats + game.extra_quest_tokens
    if state.table.more_quests:
        number = game.more_quest_tokens * state.seats
    for _ in range(number):
        space = draw_from(state, state.table.roads.books & ~state.quest_tokens, SPACES)
        state.quest_tokens |= bit_of(space)


def blank_state(seats: int, options: dict[str, str], rng: Rng) -> NearState:
    """Everything in its supply, nothing dealt, nobody asked."""
    table = table_for(options)
    state = NearState(seats, rng, STEPS, table)
    state.artifact_deck = COMMON_BITS | SPECIAL_BITS
    state.artifact_discard = 0
    state.treasure_deck = all_treasures()
    state.treasure_discard = 0
    state.bag = ALL_ADVENTURERS
    state.aside = 0
    state.row = 0
    for slot in range(ROW_SIZE):
        state.row |= NO_ADVENTURER * bit_of(ROW_BITS * slot)
    state.arcade_deck = bit_of(len(COMPONENTS.arcade)) - 1 if table.mode == ARCADE else 0
    state.arcade_discard = 0
    state.arcade = NOTHING
    state.finds_out = 0
    state.quest_tokens = 0
    state.active = 0
    state.first = 0
    state.round = 1
    state.last_round = False
    state.quiet_rounds = 0
    state.camp_this_round = False
    state.moved = 0
    state.began = NOTHING
    state.departures = 0
    state.rerolls = 0
    state.drawn = 0
    state.rolling = NO_ROLL
    state.die = 0
    state.other_die = 0
    state.added = 0
    state.other_added = 0
    state.opponent = NOTHING
    state.fair = True
    state.story = NOTHING
    state.option = NOTHING
    state.passed = False
    state.stories_read = 0
    state.results_read = 0
    state.scores = []
    state.winners = 0
    state.how = 0
    state.players = [new_traveller() for _ in range(seats)]
    state.own()
    state.owned = state.everybody()
    return state


def new_traveller() -> Traveller:
    """NF-050 to NF-055, NF-A06: three coins, the animal in the team, the figure in town and in no building."""
    me = Traveller([])
    me.coins = COMPONENTS.game.start_coins
    me.team = bit_of(ANIMAL)
    me.place = IN_TOWN
    recount(me)
    return me


def all_treasures() -> i64:
    """NF-035: so many of each name."""
    word: i64 = 0
    for treasure in range(len(TREASURES)):
        word |= COMPONENTS.treasure[treasure].count << TREASURE_SPAN * treasure
    return word
