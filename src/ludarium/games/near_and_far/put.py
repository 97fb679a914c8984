"""What lies on a table of Near and Far put into a State, with the checks that are rules."""

from collections.abc import Iterable
from typing import Any, Final

from ludarium.core.loading import wrong
from ludarium.games.near_and_far.components import (
    ADVENTURERS,
    ARCADES,
    ARTIFACTS,
    SPACES,
    TRIBES,
)
from ludarium.games.near_and_far.moves import CHARACTERS, NEUTRAL_NAME, OPTION_KEYS
from ludarium.games.near_and_far.rules.gains import GAP_SEATS_AT, recount
from ludarium.games.near_and_far.rules.numbers import (
    ANIMAL,
    ARCADE,
    CARDS_AT,
    ENDINGS,
    FIRST_THREAT,
    LOSE,
    MOST_ANIMALS,
    NEUTRAL,
    NO_ADVENTURER,
    NO_ROLL,
    NOTHING,
    RESULT_SPAN,
    RETURNED_AT,
    ROW_BITS,
    ROW_SIZE,
    TOKEN_SPAN,
    TURTLES_AT,
)
from ludarium.games.near_and_far.rules.quests import book_of
from ludarium.games.near_and_far.rules.saloon import is_team
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.traveller import Traveller
from ludarium.games.near_and_far.table import (
    PLACES,
    REROLLS,
    ROLLS,
    SITES,
    Gap,
    GoodsHeld,
    NearView,
    Roll,
)
from ludarium.games.near_and_far.truth import (
    ADVENTURER_SET,
    ARCADE_SET,
    ARTIFACT_SET,
    CHIEF_SET,
    FIND_SET,
    THREAT_SET,
    TREASURE_BAG,
)

PLACE_NUMBER: Final = {name: number for number, name in PLACES.items()}
SITE_NUMBER: Final = {name: number for number, name in SITES.items()}


def put_table(state: NearState, table: NearView) -> NearState:
    """A State with what lies on a table; what is asked is checked in ``asked``."""
    put_supplies(state, table)
    put_course(state, table)
    put_progress(state, table)
    state.players = [traveller(state, table, seat) for seat in range(state.seats)]
    state.own()
    state.owned = state.everybody()
    put_camps(state, table)
    return state


def listed(pile: Any) -> list[str]:
    """The components of a pile; a whole table counts none."""
    assert isinstance(pile, list)
    return pile


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def put_supplies(state: NearState, table: NearView) -> None:
    state.artifact_deck = ARTIFACT_SET.write([*listed(table.common_deck), *listed(table.special_deck)])
    state.artifact_discard = ARTIFACT_SET.write(table.artifact_discard)
    state.treasure_deck = TREASURE_BAG.write(listed(table.treasure_deck))
    state.treasure_discard = TREASURE_BAG.write(table.treasure_discard)
    state.bag = ADVENTURER_SET.write(listed(table.bag))
    state.aside = ADVENTURER_SET.write(table.set_aside)
    state.row = sum(
        (ADVENTURERS.index(table.row[slot + 1]) if slot + 1 in table.row else NO_ADVENTURER) << ROW_BITS * slot
        for slot in range(ROW_SIZE)
    )
    state.arcade_deck = ARCADE_SET.write(listed(table.arcade_deck))
    state.arcade_discard = ARCADE_SET.write(table.arcade_discard)
    state.arcade = NOTHING if table.arcade is None else ARCADES.index(table.arcade)
    state.finds_out = FIND_SET.write(table.finds_out)
    roads = state.table.roads
    for name in table.quests:
        if name not in SPACES or not roads.books >> SPACES.index(name) & 1:
            raise wrong(f"quests.{name}", "near-position-no-book", "NF-046")
    state.quest_tokens = bits(SPACES.index(name) for name in table.quests)


def put_course(state: NearState, table: NearView) -> None:
    for name, seat in (("active", table.active), ("first", table.first)):
        if seat >= state.seats:
            raise wrong(name, "position-no-such-seat", "NF-103", seat=seat)
    state.active = table.active
    state.first = table.first
    state.round = table.round
    state.last_round = table.last_round
    state.quiet_rounds = table.quiet_rounds
    state.camp_this_round = table.camp_this_round
    if len(table.scores) != (state.seats if state.over else 0) or (not table.winners and state.over):
        raise wrong("scores", "near-position-scores", "NF-102")
    for at, seat in enumerate(table.winners):
        if seat >= state.seats or not state.over:
            raise wrong(f"winners[{at}]", "near-position-scores", "NF-102")
    state.scores = list(table.scores)
    state.winners = bits(table.winners)
    state.how = ENDINGS.index(table.how)


def put_progress(state: NearState, table: NearView) -> None:
    """What is under way: cards just drawn, a trip, a roll, a story."""
    state.drawn = 0
    for seat, cards in table.drawn.items():
        if cards and seat != state.active:
            raise wrong(f"drawn.{seat}", "near-position-not-active", "NF-158")
        state.drawn |= ARTIFACT_SET.write(listed(cards))
    trip = table.trip
    state.moved = trip.moved
    state.began = NOTHING if trip.began is None else space_number(state, trip.began, "trip.began")
    state.departures = trip.free_by_turtles | trip.free_by_cards << CARDS_AT
    state.rerolls = bits(REROLLS.index(name) for name in table.rerolls_used)
    put_roll(state, table.roll)
    reading = table.reading
    state.story = NOTHING if reading is None else reading.story
    state.option = NOTHING if reading is None or reading.option is None else reading.option
    state.passed = reading is not None and reading.passed
    put_pages(state, table.pages)
    if reading is not None:
        stories = book_of(state).stories
        options = len(stories[state.story].options) if state.story < len(stories) else 0
        if state.option >= options or (state.passed and state.option < 0):
            raise wrong("reading", "near-position-no-story", "NF-235")


def put_pages(state: NearState, pages: list[str]) -> None:
    """What was read in this game, from its own book."""
    state.stories_read = state.results_read = 0
    number = book_of(state).number
    for at, page in enumerate(pages):
        story, _, key = page.partition("/")
        if story not in number or (key and state.table.mode == ARCADE):
            raise wrong(f"pages[{at}]", "near-position-no-story", "NF-235")
        if key:
            state.results_read |= 1 << RESULT_SPAN * number[story] + OPTION_KEYS.index(key)
        else:
            state.stories_read |= 1 << number[story]


def put_roll(state: NearState, roll: Roll | None) -> None:
    state.rolling = NO_ROLL if roll is None else ROLLS.index(roll.what) + 1
    state.die = state.added = state.other_die = state.other_added = 0
    state.opponent = NOTHING
    state.fair = True
    if roll is None:
        return
    state.die, state.added = roll.die, roll.added
    state.other_die, state.other_added = roll.other_die, roll.other_added
    state.fair = roll.fair
    if roll.opponent is not None:
        state.opponent = NEUTRAL if roll.opponent == NEUTRAL_NAME else int(roll.opponent)
    against = state.opponent
    has_opponent = (against == NEUTRAL and state.seats == 2) or 0 <= against < state.seats
    if (roll.what == "duel") != has_opponent or against == state.active:
        raise wrong("roll.opponent", "near-position-opponent", "NF-172")


def space_number(state: NearState, name: str, where: str) -> int:
    number = SPACES.index(name) if name in SPACES else len(SPACES)
    if number > state.table.roads.last:
        raise wrong(where, "near-position-no-space", "NF-206", name=name)
    return number


# Travellers.


def traveller(state: NearState, table: NearView, seat: int) -> Traveller:
    """One seat; what a table does not say of it is as usual."""
    me = Traveller([gap_word(gap) for gap in table.draft_seen.get(seat, [])])
    character = table.characters.get(seat)
    me.character = CHARACTERS.index(character) + 1 if character else 0
    put_goods(me, table.goods.get(seat, GoodsHeld()))
    me.hearts = table.hearts.get(seat, 0)
    me.reputation = table.reputation.get(seat, 0)
    place = table.places.get(seat, "in-town")
    me.place = PLACE_NUMBER.get(place, len(SPACES))
    if state.table.roads.last < me.place <= len(SPACES):
        raise wrong(f"places.{seat}", "near-position-no-space", "NF-206", name=place[:60])
    me.team = ADVENTURER_SET.write(table.team.get(seat, []))
    me.reserve = ADVENTURER_SET.write(table.reserve.get(seat, []))
    if table.animal_in_team.get(seat, True):
        me.team |= 1 << ANIMAL
    else:
        me.reserve |= 1 << ANIMAL
    me.hand = ARTIFACT_SET.write(listed(table.hands.get(seat, [])))
    me.bought = ARTIFACT_SET.write(table.bought.get(seat, []))
    me.pack = ARTIFACT_SET.write(listed(table.packs.get(seat, [])))
    picked = table.picked.get(seat)
    me.picked = ARTIFACTS.index(picked) + 1 if picked else 0
    me.dropping = ARTIFACT_SET.write(set(table.dropping.get(seat, []))) & me.hand  # type: ignore[arg-type]  # any order
    put_animals(state, table, me, seat)
    me.finds = FIND_SET.write(table.finds.get(seat, []))
    me.chiefs = CHIEF_SET.write(table.chiefs.get(seat, []))
    recount(me)
    if not is_team(me, me.team):
        raise wrong(f"team.{seat}", "near-position-team", "NF-135")
    return me


def put_goods(me: Traveller, goods: GoodsHeld) -> None:
    me.food, me.coins, me.gems = goods.food, goods.coin, goods.gem
    me.tokens = sum(getattr(goods, tribe) << TOKEN_SPAN * at for at, tribe in enumerate(TRIBES))


def put_animals(state: NearState, table: NearView, me: Traveller, seat: int) -> None:
    """NF-150, NF-232, NF-371: at most three animals, and no more treasures than they can carry."""
    animals = table.animals.get(seat, [])
    treasures = table.treasures.get(seat, [])
    if len(animals) > MOST_ANIMALS:
        raise wrong(f"animals.{seat}", "near-position-animals", "NF-150")
    if "turtle" in animals and not state.table.day:
        raise wrong(f"animals.{seat}", "near-position-turtles", "NF-370")
    leaving = sum(state.pending(LOSE)) + (state.number if state.step == LOSE else 0) if seat == state.active else 0
    if len(treasures) > len(animals) + leaving:
        raise wrong(f"treasures.{seat}", "near-position-treasures", "NF-232")
    returned = table.returned_animals.get(seat, 0)
    me.animals = animals.count("bird") | animals.count("turtle") << TURTLES_AT | returned << RETURNED_AT
    me.treasures = TREASURE_BAG.write(treasures)


def gap_word(gap: Gap) -> int:
    return ARTIFACT_SET.write(gap.cards) | bits(gap.seats) << GAP_SEATS_AT


def put_camps(state: NearState, table: NearView) -> None:
    """NF-A94: one camp at each site; a beaten threat has one, too."""
    for name, seat in table.camps.items():
        site = SITE_NUMBER.get(name, 0)
        if not site or (site < len(SPACES) and site > state.table.roads.last):
            raise wrong(f"camps.{name}", "near-position-no-site", "NF-187", name=name)
        if seat >= state.seats:
            raise wrong(f"camps.{name}", "position-no-such-seat", "NF-050", seat=seat)
        state.players[seat].sites |= 1 << site
    for seat, names in table.beaten.items():
        state.players[seat].sites |= THREAT_SET.write(names) << FIRST_THREAT
    for me in state.players:
        if me.camps() >= state.table.camps and not state.last_round:
            raise wrong("last_round", "near-position-last-round", "NF-313")
