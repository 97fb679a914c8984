"""What each building is worth to a visitor, the trades of the town hall, and the odds of a duel."""

from functools import cached_property
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from ludarium.core.bits import each
from ludarium.games.near_and_far.bots.worth import POINT, Worth, add_good, add_goods
from ludarium.games.near_and_far.components import COMPONENTS
from ludarium.games.near_and_far.effects import CELL_GAIN, CELL_REPUTATION, FREE_BIRD, VISITS
from ludarium.games.near_and_far.rules.dice import SIDES, strength_of
from ludarium.games.near_and_far.rules.gains import amount, holds
from ludarium.games.near_and_far.rules.mine import diggable
from ludarium.games.near_and_far.rules.numbers import (
    AT_FARM,
    AT_HUT,
    AT_MINE,
    AT_SALOON,
    AT_STABLES,
    AT_STORE,
    AT_TOWN_HALL,
    DUEL,
    GOOD_COUNT,
    JAIL,
    MOST_ANIMALS,
    MOST_REPUTATION,
    NEUTRAL,
    SKILL,
    TOKEN,
    TURTLES_AT,
)
from ludarium.games.near_and_far.rules.saloon import hire_cost, row_set
from ludarium.games.near_and_far.rules.town import duellists
from ludarium.games.near_and_far.rules.town_hall import MOST_GOODS, VALUE, budget_of, need_of, start_trade
from ludarium.games.near_and_far.rules.traveller import Traveller

NEW_CARDS: Final = 120  # four new artifacts to choose from,
FOR_WEALTH: Final = 14  # and what each coin or gem adds that could buy one
RICH: Final = 12
ENOUGH_CARDS: Final = 3
LOST_DUEL: Final = 40  # what a turn in jail costs beside the visit
TOKENS_GIVEN: Final = 1
BIRD: Final = 0
TURTLE: Final = 1


class Trade(NamedTuple):
    """A trade at the town hall: one good for several, or several for one."""

    gain: int
    is_given: bool
    single: int
    others: tuple[int, ...]


class Town:
    """The town, for the seat of a View."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.me = worth.me
        self.state = worth.state

    # Buildings.

    def visit(self, building: int) -> int:
        """A visit with all that comes of it, whoever must be beaten for it."""
        inside = self.inside(building)
        opponents = each(duellists(self.state, self.worth.seat, building))
        if not opponents or building == AT_SALOON or self.me.place == JAIL:
            return inside
        return max(self.duel(opponent, fair, inside) for opponent in opponents for fair in (True, False))

    def inside(self, building: int) -> int:
        gain = self.worth.gain_of(self.with_bonuses(building)) if VISITS[building] else 0
        if building == AT_TOWN_HALL:
            return gain + self.town_hall()
        if building == AT_SALOON:
            return gain + max([0, *(self.hire(one) for one in self.hirable)])
        if building == AT_STABLES:
            return gain + max(self.animal(BIRD), self.animal(TURTLE))
        if building == AT_STORE:
            return gain + max(self.coin(), self.new_cards)
        if building == AT_FARM:
            return gain + self.farm()
        if building == AT_HUT:
            return gain + (
                self.worth.treasure_drawn + (60 if self.state.table.day else 0) if self.me.animals else 0
            )
        assert building == AT_MINE
        return gain + max([0, *(self.cell(cell) for cell in each(diggable(self.state, self.me)))])

    def with_bonuses(self, building: int) -> Traveller:
        me = self.me.copy()
        for bonus in VISITS[building]:
            if not bonus.with_opponent:
                add_goods(me, int(bonus.gain), int(bonus.held(me.bought, me.treasures, me.finds)))
        return me

    def farm(self) -> int:
        me = self.me.copy()
        me.food += me.symbol(SKILL)
        return self.worth.gain_of(me)

    def coin(self) -> int:
        me = self.me.copy()
        me.coins += 1
        return self.worth.gain_of(me)

    @cached_property
    def new_cards(self) -> int:
        """Four artifacts of which the best are kept: less the more good ones are in hand."""
        good = sum(self.worth.hope(card) > 0 for card in each(self.me.hand))
        wealth = min(RICH, int(self.me.coins + self.me.gems)) * FOR_WEALTH
        return (NEW_CARDS * self.worth.youth // 100 + wealth) * max(0, ENOUGH_CARDS - good) // ENOUGH_CARDS

    def cell(self, cell: int) -> int:
        """A camp in the mine and what the cell gives."""
        me = self.worth.after_gain(CELL_GAIN[cell])
        if self.state.table.day and CELL_REPUTATION >> cell & 1:
            me.reputation = min(MOST_REPUTATION, me.reputation + 1)
        last = self.me.camps() + 1 >= self.state.table.camps
        points = POINT + (POINT * COMPONENTS.game.all_camps_points if last else 0)
        return self.worth.gain_of(me) + points + self.worth.icon()

    def animal(self, animal: int) -> int:
        me = self.me.copy()
        if me.animals_held() >= MOST_ANIMALS:
            return 0
        if animal == BIRD:
            if not holds(me, FREE_BIRD):
                if not me.food:
                    return 0
                me.food -= 1
            me.animals += 1
            return self.worth.gain_of(me)
        if not self.state.table.day or not me.gems:
            return 0
        me.gems -= 1
        me.animals += 1 << TURTLES_AT
        return self.worth.gain_of(me) + 30 * self.worth.youth // 100  # it saves a heart in every turn

    # The saloon.

    @cached_property
    def hirable(self) -> list[int]:
        return [one for one in each(row_set(self.state)) if hire_cost(self.me, one) <= self.me.coins]

    def hire(self, adventurer: int) -> int:
        me = self.me.copy()
        me.coins -= hire_cost(me, adventurer)
        me.reserve |= 1 << adventurer
        return self.worth.gain_of(me)

    # The town hall.

    def town_hall(self) -> int:
        trade = self.trades[0].gain if self.trades else 0
        return max(0, trade) + max(0, self.reputation()[0]) + max(0, self.discard()[0])

    def discard(self) -> tuple[int, int]:
        """The card that is missed least, and what it gains to be rid of it."""
        found = [(0, -1)]
        for card in each(self.me.hand):
            me = self.me.copy()
            me.hand &= ~(1 << card)
            found.append((self.worth.gain_of(me), card))
        return max(found)

    def reputation(self) -> tuple[int, int]:
        """The best number of steps up, with what it gains; each costs a coin or a gem."""
        found = [(0, 0)]
        me = self.me.copy()
        for steps in range(1, 7):
            if me.reputation >= MOST_REPUTATION or not me.coins + me.gems:
                break
            pay_step(me)
            me.reputation += 1
            found.append((self.worth.gain_of(me), steps))
        return max(found)

    @cached_property
    def trades(self) -> list[Trade]:
        """Trades that gain something, the best first."""
        have = [int(amount(self.me, good)) for good in range(GOOD_COUNT)]
        found: list[Trade] = []
        for single in range(GOOD_COUNT):
            for others in self.payments(have, single):
                found.append(self.rated(False, single, others))
            if have[single] and single >= TOKEN:
                for others in self.bundles(single):
                    found.append(self.rated(True, single, others))
        return sorted([trade for trade in found if trade.gain > 0], reverse=True)

    def payments(self, have: list[int], single: int) -> list[tuple[int, ...]]:
        """Goods that are just enough for a single one; none of them could be left out."""
        need = int(need_of(self.me, start_trade(False, single)))
        goods = [good for good in range(GOOD_COUNT) if good != single and have[good]]
        found = []
        for number in range(1, MOST_GOODS + 1):
            for others in combinations_with_replacement(goods, number):
                value = sum(VALUE[good] for good in others)
                if (
                    value >= need
                    and value - min(VALUE[good] for good in others) < need
                    and sum(good >= TOKEN for good in others) <= TOKENS_GIVEN
                    and all(others.count(good) <= have[good] for good in goods)
                ):
                    found.append(others)
        return found

    def bundles(self, single: int) -> list[tuple[int, ...]]:
        """Goods that a single one buys, to the last unit of value."""
        budget = int(budget_of(self.me, start_trade(True, single)))
        goods = [good for good in range(GOOD_COUNT) if good != single]
        return [
            others
            for number in range(1, MOST_GOODS + 1)
            for others in combinations_with_replacement(goods, number)
            if sum(VALUE[good] for good in others) == budget
        ]

    def rated(self, is_given: bool, single: int, others: tuple[int, ...]) -> Trade:
        me = self.me.copy()
        sign = 1 if is_given else -1
        add_good(me, single, -sign)
        for good in others:
            add_good(me, good, sign)
        return Trade(self.worth.gain_of(me), is_given, single, others)

    # Duels.

    def odds(self, opponent: int, fair: bool) -> int:
        """The chance to win a duel, in hundredths; hearts are of no other use in town."""
        mine = int(strength_of(self.me, DUEL)) + int(self.me.hearts) + (0 if fair else 1)
        theirs = 0 if opponent == NEUTRAL else int(strength_of(self.state.players[opponent], DUEL))
        faces = range(1, SIDES + 1)
        won = sum(mine + die > theirs + other for die in faces for other in faces)
        return 100 * won // SIDES**2

    def duel(self, opponent: int, fair: bool, inside: int) -> int:
        """What a duel for a visit is worth, with the reputation of whoever wins it."""
        step = 1 if fair else -1
        standing = int(self.me.reputation)
        after = max(-6, min(MOST_REPUTATION, standing + step))
        honour = self.worth.reputation(after) - self.worth.reputation(standing) + (15 if fair else -15)
        odds = self.odds(opponent, fair)
        return (odds * (inside + honour) - (100 - odds) * LOST_DUEL) // 100


def pay_step(me: Traveller) -> None:
    """A coin or a gem, whichever there are more of."""
    if me.gems > me.coins:
        me.gems -= 1
    else:
        me.coins -= 1
