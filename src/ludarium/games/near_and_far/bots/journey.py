"""A traveller's prospects on the road: the table of ``trips`` made from what a View shows."""

from functools import lru_cache
from typing import Final, NamedTuple

from ludarium.core.bits import each
from ludarium.games.near_and_far.bots.trips import CANNOT, MOST_FOES, Party, Trips
from ludarium.games.near_and_far.bots.worth import POINT, Worth, symbols_of
from ludarium.games.near_and_far.components import COMPONENTS
from ludarium.games.near_and_far.effects import FIGHT_ADD, FREE_DEPARTURES, POINTS_OF_FOE, STRENGTH
from ludarium.games.near_and_far.rules.gains import total_of
from ludarium.games.near_and_far.rules.numbers import (
    ARROW,
    CARDS_AT,
    COIN,
    COMBAT,
    FIRST_THREAT,
    GEM,
    HEART,
    MOST_HEARTS,
    NOTHING,
    SEARCH,
    SHIELD,
    SKILL,
    SYMBOL_MASK,
    SYMBOL_SPAN,
    THREAT_SITES,
    TOWN_SPACE,
)
from ludarium.games.near_and_far.rules.roads import COIN as COIN_SYMBOL
from ludarium.games.near_and_far.rules.roads import GEM as GEM_SYMBOL
from ludarium.games.near_and_far.rules.roads import Roads
from ludarium.games.near_and_far.rules.threats import BY_BIRD, BY_CLOAK, BY_JAR, BY_SHIELD, BY_TURTLE, ways_to_avoid
from ludarium.games.near_and_far.rules.treasures import TURTLES_USED
from ludarium.games.near_and_far.rules.trip import BASE_MOVEMENT, is_due

USUAL_NEED: Final = 6  # of a story that nobody has read
TRADE_UNIT: Final = 27  # a unit of trade value
TOWN_TURN: Final = 210
ROUTE_HOPE: Final = 25  # hundredths of a route whose other space is still empty
SHARED_ROUTE: Final = 70
MOST_FREE: Final = 7  # departures in a turn
TABLES: Final = 16  # kept


def quest_worth(need: int) -> int:
    """What passing a check brings, by its requirement alone (the book is written to that budget)."""
    return max(20, (2 * (need - 2) - 2) * TRADE_UNIT)


class Terms(NamedTuple):
    """What a table depends on beside the map; see ``trips.Party``."""

    movement: int
    free: int
    skill: int
    swords: int
    fight_swords: int
    avoid: int
    treasure: int
    turn: int
    foes: tuple[int, ...]
    foe_worth: tuple[int, ...]
    camps: tuple[int, ...]


@lru_cache(maxsize=TABLES)
def table_of(roads: Roads, camped: int, quests: int, terms: Terms) -> Trips:
    """The table of a trip; the decisions of one turn mostly share it."""
    party = Party(terms.movement, terms.free, terms.skill, terms.swords, terms.fight_swords)
    party.avoid = terms.avoid
    party.treasure = terms.treasure
    party.quest_need = USUAL_NEED
    party.quest = quest_worth(USUAL_NEED)
    party.turn = terms.turn
    party.foes = list(terms.foes)
    party.foe_worth = list(terms.foe_worth)
    party.camps = list(terms.camps)
    return Trips(roads, camped, quests, party)


class Journey:
    """The road from where a traveller is, or from town with a team."""

    def __init__(self, worth: Worth, team: int | None = None) -> None:
        self.worth = worth
        me = worth.me
        self.symbols = int(me.symbols) if team is None else worth.card_symbols(me) + symbols_of(team)
        self.hearts = int(me.hearts) if team is None else min(self.symbol(HEART), MOST_HEARTS)
        state = worth.state
        camped = int(state.all_camps()) & (1 << state.table.roads.last + 1) - 1 | 1
        self.trips = table_of(state.table.roads, camped, int(state.quest_tokens), self.terms(camped))

    def symbol(self, kind: int) -> int:
        return self.symbols >> SYMBOL_SPAN * kind & SYMBOL_MASK

    def terms(self, camped: int) -> "Terms":
        worth, state = self.worth, self.worth.state
        me = worth.me
        swords = self.symbol(COMBAT)
        foes = [site - FIRST_THREAT for site in each(THREAT_SITES & ~state.all_camps())][:MOST_FOES]
        spaces = range(state.table.roads.last + 1)
        return Terms(
            movement=BASE_MOVEMENT + self.symbol(ARROW) + int(me.animals_held() + me.animals_returned()),
            free=min(MOST_FREE, int(me.turtles() + total_of(me, FREE_DEPARTURES))),
            skill=self.symbol(SKILL),
            swords=swords,
            fight_swords=swords + int(total_of(me, FIGHT_ADD)),
            avoid=min(self.avoiding().values(), default=CANNOT),
            treasure=worth.treasure_drawn,
            turn=TOWN_TURN if worth.turns else 0,
            foes=tuple(STRENGTH[foe] for foe in foes),
            foe_worth=tuple(POINT * (1 + POINTS_OF_FOE[foe]) + worth.icon() for foe in foes),
            camps=tuple(0 if camped >> space & 1 else self.camp(space) for space in spaces),
        )

    def camp(self, space: int) -> int:
        """A point, the icon, coins or gems by search, and what it does for a route."""
        worth, state = self.worth, self.worth.state
        symbol = state.table.roads.symbol[space]
        value = POINT + worth.icon()
        if symbol in (COIN_SYMBOL, GEM_SYMBOL):
            value += worth.good(COIN if symbol == COIN_SYMBOL else GEM) * self.symbol(SEARCH)
        if worth.me.camps() + 1 >= state.table.camps:
            value += POINT * COMPONENTS.game.all_camps_points
        for route in state.table.roads.routes:
            if not route.both >> space & 1:
                continue
            other = route.both & ~(1 << space)
            if worth.me.sites & other:
                value += POINT * int(route.solo)
            elif state.all_camps() & other:
                value += SHARED_ROUTE * int(route.shared)
            else:
                value += ROUTE_HOPE * int(route.solo) * worth.youth // 100
        return value

    def avoiding(self) -> dict[int, int]:
        """Ways to avoid a threat, with what each costs."""
        worth = self.worth
        me = worth.me
        ways = ways_to_avoid(me)
        costs: dict[int, int] = {}
        for way in each(ways):
            if way in (BY_BIRD, BY_TURTLE):
                poorer = me.copy()
                poorer.animals -= 1 if way == BY_BIRD else 16
                costs[way] = worth.animals(me) - worth.animals(poorer) + 60
            else:
                costs[way] = {BY_SHIELD: 0, BY_JAR: 60, BY_CLOAK: 20}.get(way, 100)
        if self.symbol(SHIELD):
            costs[BY_SHIELD] = 0
        return costs

    # What a decision needs.

    def from_town(self) -> int:
        """The best first turn and what may follow it, for a team that leaves town."""
        return int(self.trips.begin(0, TOWN_SPACE, self.hearts, 0))

    def from_here(self) -> int:
        """The same for a figure on the map that has not moved in this turn."""
        return int(self.trips.begin(0, self.worth.me.place, self.hearts, 0))

    def moves_left(self) -> int:
        return max(0, min(7, int(self.trips.party.movement) - self.worth.view.trip.moved))

    def free_left(self) -> int:
        state = self.worth.state
        used = (state.departures & TURTLES_USED) + (state.departures >> CARDS_AT)
        return max(0, int(self.trips.party.free) - int(used))

    def go(self, there: int) -> int:
        """A step to a neighbour, now."""
        state, here = self.worth.state, self.worth.me.place
        if state.began == NOTHING:
            state.began = here
        due = bool(is_due(state, here))
        return int(self.trips.cross(0, here, there, self.moves_left(), self.hearts, 0, self.free_left(), due))

    def stop(self) -> int:
        return int(self.trips.end(0, self.worth.me.place, self.hearts, 0))

    def settle(self, hearts: int) -> int:
        """The camp of this space and the turns to come, with so many hearts."""
        return int(self.trips.settle(0, self.worth.me.place, hearts, 0))

    def fight(self, here: int, there: int, added: int = 0) -> int:
        return int(self.trips.fight(0, here, there, self.moves_left(), self.hearts, 0, self.free_left(), added))

    def walk_on(self, there: int) -> int:
        """Behind a threat that was avoided."""
        return int(self.trips.walk(0, there, self.moves_left(), self.hearts, 0, self.free_left()))

    def won(self, there: int, hearts: int) -> int:
        return int(self.trips.won(0, there, self.moves_left(), hearts, 0, self.free_left()))

    def lost(self, here: int) -> int:
        return int(self.trips.later(0, here, self.hearts, 0))

    def check(self, have: int, need: int) -> int:
        """A check of the story that is open, from here."""
        place = self.worth.me.place
        return int(self.trips.check(0, place, self.hearts, 0, have, need, quest_worth(need)))
