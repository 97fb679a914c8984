"""A traveller with a plain plan: equip in town for the best trip, walk it, and buy what can be bought.

Decides from the View of its seat alone. Of stories it reads what everybody at the table may read before a choice:
prices and requirements, never rewards.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ludarium.core.bits import each
from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.near_and_far.bots.decision import Decision
from ludarium.games.near_and_far.bots.journey import Journey
from ludarium.games.near_and_far.bots.town import BIRD, TURTLE
from ludarium.games.near_and_far.bots.wandering import (
    TEAMS,
    choose_against_threat,
    choose_camp,
    choose_hearts,
    choose_member,
    choose_option,
    choose_quest,
    choose_reroll,
    choose_shovelled,
    choose_space,
    choose_team,
    choose_way,
    choose_weapon,
)
from ludarium.games.near_and_far.components import (
    ARTIFACT_NUMBER,
    BUILDINGS,
    GOODS,
)
from ludarium.games.near_and_far.moves import (
    ADD,
    BUY_REPUTATION,
    CHOOSE_ANIMAL,
    CHOOSE_CHARACTER,
    DIG,
    DONE,
    DRAW,
    DRAW_TREASURE,
    DROP,
    DUEL_WITH,
    ENTER_BY,
    GET,
    GIVE,
    HIRE,
    LOSE_TREASURE,
    NONE,
    OPPONENTS,
    PICK,
    REFRESH,
    STEP_REPUTATION,
    STORE_CARDS,
    STORE_COIN,
    TAKE_TREASURE,
    VISIT,
    WANDER,
)
from ludarium.games.near_and_far.rules.numbers import (
    ADVENTURERS,
    ARTIFACT_COUNT,
    BUILDING_COUNT,
    CELL_COUNT,
    COMMON_COUNT,
    GOOD_COUNT,
    SPECIAL_BITS,
    TRADE,
    TREASURE_KINDS,
    TREASURE_SPAN,
    on_map,
)
from ludarium.games.near_and_far.rules.steps import STEPS
from ludarium.games.near_and_far.rules.store import CARD_COUNT
from ludarium.games.near_and_far.rules.town_hall import count_in
from ludarium.games.near_and_far.table import NearView

KEPT: Final = 5  # cards of a hand
COMMONS_DRAWN: Final = 3
REFRESH_BELOW: Final = 60  # a hire that gains less makes a new row worth a food
AT_ALL: Final = 10  # what gains less is not worth a move


class GreedyBot(Bot):
    """Compares what it may do by worth, in hundredths of a point; equal moves by lot."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, NearView)
        if len(moves) == 1:
            return moves[0]
        decision = Decision(view, moves, self.rng)
        free = decision.free_action()
        return CHOOSERS[view.step](decision) if free is None else free


# Before the first turn.


def choose_character(decision: Decision) -> int:
    return decision.best((0, move) for move in decision.within(CHOOSE_CHARACTER, len(decision.moves)))


def choose_pick(decision: Decision) -> int:
    return decision.best((decision.worth.hope(move - PICK), move) for move in decision.within(PICK, COMMON_COUNT))


def choose_trimmed(decision: Decision) -> int:
    """The first card that is to go, of specials all but the best."""
    hopes = {card: decision.worth.hope(card) for card in each(decision.me.hand)}
    ranked = sorted(hopes, key=lambda card: -hopes[card])
    special = next(card for card in ranked if SPECIAL_BITS >> card & 1)
    commons = [card for card in ranked if not SPECIAL_BITS >> card & 1 and hopes[card] > 0]
    kept = {special, *commons[: KEPT - 1]}
    going = [move for move in decision.within(DROP, ARTIFACT_COUNT) if move - DROP not in kept]
    if going:
        return going[0]
    return DONE if DONE in decision.moves else decision.moves[0]


# The turn.


def choose_turn(decision: Decision) -> int:
    rated = [(decision.town.visit(move - VISIT), move) for move in decision.within(VISIT, BUILDING_COUNT)]
    if WANDER in decision.moves:
        rated.append((road(decision), WANDER))
    return decision.best(rated)


def road(decision: Decision) -> int:
    """What wandering promises, from here or from town with the best team."""
    if on_map(decision.me.place):
        return decision.journey.from_here()
    return max(Journey(decision.worth, team).from_town() for team in decision.worth.best_teams(TEAMS))


def choose_done(_: Decision) -> int:
    return DONE


def choose_entry(decision: Decision) -> int:
    """Whom to fight for a building, and how, or not at all where that is allowed."""
    inside = decision.town.inside(BUILDINGS.index(decision.view.about))
    rated = []
    for move in decision.within(DUEL_WITH, 2 * len(OPPONENTS)):
        opponent, unfair = divmod(move - DUEL_WITH, 2)
        rated.append((decision.town.duel(opponent, not unfair, inside), move))
    rated += [(inside, move) for move in decision.moves if move in (NONE, ENTER_BY, ENTER_BY + 1)]
    return decision.best(rated)


def choose_step_up(decision: Decision) -> int:
    return STEP_REPUTATION if STEP_REPUTATION in decision.moves else NONE


# In town.


def choose_in_town_hall(decision: Decision) -> int:
    """A trade, then the worst card away, then reputation, as far as they gain something."""
    town = decision.town
    if town.trades and town.trades[0].gain > AT_ALL:
        trade = town.trades[0]
        first = (GIVE if trade.is_given else GET) + trade.single
        if first in decision.moves:
            return first
    gain, card = town.discard()
    if gain > AT_ALL and DROP + card in decision.moves:
        return DROP + card
    if STEP_REPUTATION in decision.moves:
        return STEP_REPUTATION
    gain, _ = town.reputation()
    if gain > AT_ALL:
        coins_first = [BUY_REPUTATION, BUY_REPUTATION + 1]
        if decision.me.gems > decision.me.coins:
            coins_first.reverse()
        return next((move for move in coins_first if move in decision.moves), DONE)
    return DONE


def choose_traded(decision: Decision) -> int:
    """The best trade that begins as this one has begun."""
    number = STEPS[TRADE].read_number(decision.view.about)
    named = Counter({good: int(count_in(number, good)) for good in range(GOOD_COUNT)})
    is_given = decision.view.about.startswith("give")
    single = GOODS.index(decision.view.about.split()[1])
    for trade in decision.town.trades:
        others = Counter(trade.others)
        if (trade.is_given, trade.single) == (is_given, single) and named <= others:
            move = ADD + min(others - named) if named < others else DONE
            if move in decision.moves:
                return move
    return DONE if DONE in decision.moves else decision.moves[0]


def choose_in_saloon(decision: Decision) -> int:
    rated = hires(decision)
    best = max(rated, default=(0, DONE))
    if best[0] < REFRESH_BELOW and REFRESH in decision.moves and decision.me.food > 1 and decision.worth.youth > 50:
        return REFRESH
    return decision.best([(AT_ALL, DONE), *rated])


def hires(decision: Decision) -> list[tuple[int, int]]:
    return [(decision.town.hire(move - HIRE), move) for move in decision.within(HIRE, ADVENTURERS)]


def choose_animal(decision: Decision) -> int:
    rated = [
        (decision.town.animal(animal), CHOOSE_ANIMAL + animal)
        for animal in (BIRD, TURTLE)
        if CHOOSE_ANIMAL + animal in decision.moves
    ]
    return decision.best([(0, DONE), *rated])


def choose_in_store(decision: Decision) -> int:
    sets = decision.within(STORE_CARDS, CARD_COUNT + 1)
    if sets and decision.town.new_cards > decision.town.coin():
        return min(sets, key=lambda move: abs(move - STORE_CARDS - COMMONS_DRAWN))
    return STORE_COIN


def choose_treasure_drawn(decision: Decision) -> int:
    return DRAW_TREASURE if DRAW_TREASURE in decision.moves else DONE


def choose_in_mine(decision: Decision) -> int:
    rated = [(decision.town.cell(move - DIG), move) for move in decision.within(DIG, CELL_COUNT)]
    return decision.best([(AT_ALL, DONE), *rated, *hires(decision)])


# Cards.


def choose_deck(decision: Decision) -> int:
    return DRAW if DRAW in decision.moves else decision.moves[0]


def choose_kept(decision: Decision) -> int:
    """Of the cards just drawn, those that are worth holding; the others go one by one."""
    drawn = decision.view.drawn.get(decision.worth.seat, [])
    cards = [ARTIFACT_NUMBER[name] for name in drawn] if isinstance(drawn, list) else []
    hopes = {card: decision.worth.hope(card) for card in [*cards, *each(decision.me.hand)]}
    kept = sorted((card for card in hopes if hopes[card] > 0), key=lambda card: -hopes[card])[:KEPT]
    going = [move for move in decision.within(DROP, ARTIFACT_COUNT) if move - DROP not in kept]
    return going[0] if going else DONE


def choose_taken(decision: Decision) -> int:
    """The drawn treasure that gains most, in the place of the least if all places are full."""
    worth, me = decision.worth, decision.me
    rated = [(0, NONE)]
    for move in decision.within(TAKE_TREASURE, TREASURE_KINDS):
        richer = me.copy()
        richer.treasures += 1 << TREASURE_SPAN * (move - TAKE_TREASURE)
        if me.treasures_held() >= me.animals_held():
            gain = worth.treasure(move - TAKE_TREASURE) - min(worth.treasure(one) for one in treasures_of(decision))
        else:
            gain = worth.animals(richer) - worth.animals(me) + 1
        rated.append((gain, move))
    return decision.best(rated)


def treasures_of(decision: Decision) -> list[int]:
    return [one for one in range(TREASURE_KINDS) if decision.me.treasure_count(one)]


def choose_lost(decision: Decision) -> int:
    moves = decision.within(LOSE_TREASURE, TREASURE_KINDS)
    return decision.best((-decision.worth.treasure(move - LOSE_TREASURE), move) for move in moves)


CHOOSERS: Final[dict[str, Callable[[Decision], int]]] = {
    "character": choose_character,
    "draft": choose_pick,
    "trim": choose_trimmed,
    "turn": choose_turn,
    "rest": choose_done,
    "enter": choose_entry,
    "town-hall": choose_in_town_hall,
    "saloon": choose_in_saloon,
    "stables": choose_animal,
    "store": choose_in_store,
    "hut": choose_treasure_drawn,
    "mine": choose_in_mine,
    "trade": choose_traded,
    "member": choose_member,
    "deck": choose_deck,
    "cards": choose_kept,
    "weapon": choose_weapon,
    "reroll": choose_reroll,
    "hearts": choose_hearts,
    "ring": choose_step_up,
    "team": choose_team,
    "move": choose_way,
    "threat": choose_against_threat,
    "take": choose_taken,
    "lose": choose_lost,
    "quest": choose_quest,
    "option": choose_option,
    "camp": choose_camp,
    "contract": choose_space,
    "shovel": choose_shovelled,
}
