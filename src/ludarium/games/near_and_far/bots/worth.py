"""What things are worth to a seat, in hundredths of a victory point, from what its View shows.

``standing`` estimates what a traveller will make of all it has: goods, cards in hand with the chance to buy them,
party, flags, animals, treasures, reputation. Whatever changes a traveller is worth the difference.
"""

from functools import cached_property
from itertools import product
from typing import Final

from ludarium.core.bits import each, how_many
from ludarium.games.near_and_far.components import COMPONENTS, Effect
from ludarium.games.near_and_far.effects import (
    COST_OF,
    EXTRA_MEMBER,
    GOODS_BITS,
    GOODS_MASK,
    ICONS,
    NEEDS_BEATEN,
    NEEDS_MAP_CAMPS,
    NEEDS_MINE_CAMPS,
    NEEDS_TREASURES,
    POINTS_OF_ARTIFACT,
    REPUTATION_MAX,
    REPUTATION_MIN,
    SYMBOLS_OF_ADVENTURER,
)
from ludarium.games.near_and_far.facts import open_state
from ludarium.games.near_and_far.rules.gains import HEART_GAIN, REPUTATION_GAIN, amount, flags, holds, recount
from ludarium.games.near_and_far.rules.numbers import (
    ANIMAL,
    ARROW,
    CELL_SITES,
    CHIEF_FLAGS,
    COIN,
    FOOD,
    GEM,
    GOOD_COUNT,
    LEAST_REPUTATION,
    MOST_HEARTS,
    MOST_REPUTATION,
    MOST_TREASURES,
    OF_TRIBE,
    SPACE_SITES,
    SYMBOL_MASK,
    SYMBOL_SPAN,
    TEAM_SIZE,
    THREAT_SITES,
    TOKEN,
    TOKEN_SPAN,
    TREASURE_KINDS,
    TREASURE_SPAN,
    TRIBE_BITS,
    TRIBES,
)
from ludarium.games.near_and_far.rules.scoring import DAY_POINTS, DUSK_POINTS
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.traveller import Traveller
from ludarium.games.near_and_far.table import NearView
from ludarium.games.near_and_far.truth import ARTIFACT_SET

POINT: Final = 100
WEALTH: Final = POINT // COMPONENTS.game.coins_for_point
# Symbols on one trip, in the order of their words; more of some do no more good.
ON_A_TRIP: Final = (65, 60, 110, 90, 85, 40)
MOST_USEFUL: Final = (8, 9, 4, 1, 6, MOST_HEARTS)
TURNS_OF_A_TRIP: Final = 5
LONG_GAME: Final = 14  # turns; what pays over time counts fully so early
CAMPS_A_TURN: Final = 75  # in hundredths, of whoever is quickest
FOOD_KEPT: Final = 4
TOKEN_CHANCE: Final = 55  # in hundredths, to get one of a colour in time
BOUGHT_LATER: Final = 4  # cards of a hand that a traveller may hope for
FLAGS: Final = (0, 15, 60, 170)
CHIEF: Final = POINT * COMPONENTS.chief[0].points
ANIMALS: Final = (0, 60, 110, 150)  # as carriers, and to avoid threats
LOADS: Final = (0, 90, 220, POINT * COMPONENTS.game.full_load_points)
TREASURE: Final = 70  # of any treasure, beside what it says


class Worth:
    """The worth of things for the seat of a View."""

    def __init__(self, view: NearView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.state: NearState = open_state(view)
        self.me: Traveller = self.state.players[self.seat]
        hand = view.hands.get(self.seat, [])
        self.me.hand = ARTIFACT_SET.write(hand) if isinstance(hand, list) else 0
        self.points = DAY_POINTS if self.state.table.day else DUSK_POINTS
        self.parties: dict[tuple[int, int, bool], int] = {}
        self.surpluses: dict[int, int] = {}

    # How long the game will last.

    @cached_property
    def turns(self) -> int:
        """Own turns to come after this one, roughly: until somebody has placed all camps."""
        if self.view.last_round:
            return 0
        left = min(int(self.state.table.camps - player.camps()) for player in self.state.players)
        return left * 100 // CAMPS_A_TURN

    @cached_property
    def youth(self) -> int:
        """How much of what pays over time still counts, in hundredths."""
        return min(100, 100 * self.turns // LONG_GAME)

    @cached_property
    def trips(self) -> int:
        """Trips to come, in hundredths."""
        return 100 * self.turns // TURNS_OF_A_TRIP

    # All that a traveller has.

    def standing(self, me: Traveller) -> int:
        return (
            self.goods_and_cards(me)
            + self.reputation(int(me.reputation))
            + self.chiefs(me)
            + self.party(me) * self.trips // 100
            + self.animals(me)
        )

    def gain_of(self, me: Traveller) -> int:
        """How much better off a changed traveller is."""
        return self.standing(me) - self.now

    @cached_property
    def now(self) -> int:
        return self.standing(self.me)

    def after_gain(self, word: int, times: int = 1) -> Traveller:
        """The own traveller with more goods (and reputation), by a goods word."""
        me = self.me.copy()
        add_goods(me, word, times)
        return me

    # Goods and cards.

    def good(self, good: int) -> int:
        """A unit of a good, whatever it is needed for."""
        if good == FOOD:
            return 22 * self.youth // 100 + 3
        if good in (COIN, GEM):
            return WEALTH + (12 if good == COIN else 4) * self.youth // 100
        return POINT + 45 * self.youth // 100

    def goods(self, have: list[int]) -> int:
        food = min(have[FOOD], FOOD_KEPT) + max(0, have[FOOD] - FOOD_KEPT) / 2
        return int(self.good(FOOD) * food) + sum(self.good(at) * have[at] for at in range(COIN, GOOD_COUNT))

    def price(self, card: int) -> int:
        return sum(self.good(at) * number for at, number in PRICE_OF[card])

    def ability(self, card: int) -> int:
        return sum(self.line(line) for line in COMPONENTS.artifact[card].effects)

    def line(self, line: Effect) -> int:
        """What a line of a card may bring in the rest of the game."""
        symbols = (line.skill, line.combat, line.move, line.shield, line.search, line.heart)
        if line.visit or line.on:
            given = line.food * 22 + (line.coin + line.gem) * WEALTH + line.draw_artifacts * 30
            return given * self.turns // 8
        if any(symbols):
            on_trip = sum(worth * number for worth, number in zip(ON_A_TRIP, symbols, strict=True))
            return on_trip * self.trips // 125
        if line.end_each or line.end_most:
            return 120
        if line.end_if:
            return 60
        if line.end:
            return POINT * line.end
        if line.code == "contract":
            return 220
        if line.code == "extra-member":
            return self.trips
        return 60 * self.youth // 100

    def card(self, card: int) -> int:
        """A bought artifact, against the same card left in the hand (NF-319)."""
        return POINT * (POINTS_OF_ARTIFACT[card] + 1) + self.ability(card)

    def surplus(self, card: int) -> int:
        """What buying a card brings beyond its price."""
        known = self.surpluses.get(card)
        if known is None:
            known = self.surpluses[card] = self.card(card) - self.price(card)
        return known

    def chance(self, me: Traveller, have: list[int], card: int) -> int:
        """How likely a card of the hand is bought in the end, in hundredths."""
        chance = 100
        for good, number in PRICE_OF[card]:
            lack = number - have[good]
            if lack > 0:
                each_one = TOKEN_CHANCE if good >= TOKEN else 94 if good == FOOD else 88
                chance = int(chance * each_one**lack // 100**lack)
        lack = max(0, REPUTATION_MIN[card] - me.reputation) + max(0, me.reputation - REPUTATION_MAX[card])
        lack += 2 * max(0, NEEDS_TREASURES[card] - int(me.treasures_held()))
        lack += 2 * max(0, NEEDS_BEATEN[card] - how_many(me.sites & THREAT_SITES))
        lack += max(0, NEEDS_MAP_CAMPS[card] - how_many(me.sites & SPACE_SITES))
        lack += 2 * max(0, NEEDS_MINE_CAMPS[card] - how_many(me.sites & CELL_SITES))
        chance = int(chance * 85 ** int(lack) // 100 ** int(lack))
        if chance == 100:
            return 100
        return chance * min(90, 12 * self.turns) // 100

    def goods_and_cards(self, me: Traveller) -> int:
        """Goods, and what the cards of the hand add to them: the best first, each with what the others leave."""
        have = [int(amount(me, good)) for good in range(GOOD_COUNT)]
        total = self.goods(have)
        cards = each(me.hand)
        total -= POINT * len(cards)
        hopes = [(self.surplus(card), card) for card in cards]
        rated = sorted([(self.chance(me, have, card) * gain, gain, card) for gain, card in hopes], reverse=True)
        share = 100
        for _, gain, card in rated[:BOUGHT_LATER]:
            if gain <= 0:
                continue
            chance = self.chance(me, have, card)
            total += gain * chance // 100 * (100 if chance == 100 else share) // 100
            for good, number in PRICE_OF[card]:
                have[good] = max(0, have[good] - number)
            share = share * 3 // 4
        return total

    def hope(self, card: int) -> int:
        """What holding a card is worth, by itself."""
        have = [int(amount(self.me, good)) for good in range(GOOD_COUNT)]
        return self.surplus(card) * self.chance(self.me, have, card) // 100 - POINT

    # Reputation, flags, animals.

    def reputation(self, at: int) -> int:
        """Points of the track, and a part of those of the next place that has more."""
        points = POINT * self.points[at - LEAST_REPUTATION]
        further = 0
        for ahead in range(1, 5):
            if at + ahead <= MOST_REPUTATION:
                more = POINT * self.points[at + ahead - LEAST_REPUTATION] - points
                further = max(further, more * (5 - ahead) // 10)
        return points + further * self.youth // 100

    def chiefs(self, me: Traveller) -> int:
        """NF-308: the first one with four flags takes a chief."""
        taken = 0
        for player in self.state.players:
            taken |= player.chiefs
        worth = 0
        for tribe in range(TRIBES):
            if self.me.chiefs >> tribe & 1:
                worth += CHIEF
            elif not taken >> tribe & 1:
                mine = int(flags(me, tribe))
                worth += CHIEF if mine >= CHIEF_FLAGS else FLAGS[mine] * self.youth // 100
        return worth

    def animals(self, me: Traveller) -> int:
        held = int(me.animals_held())
        loads = min(int(me.treasures_held()), MOST_TREASURES)
        worth = ANIMALS[min(held, 3)] * self.youth // 100 + LOADS[loads]
        for treasure in range(TREASURE_KINDS):
            number = me.treasures >> TREASURE_SPAN * treasure & 3
            if number:
                worth += int(number) * self.treasure(treasure)
        return worth

    def treasure(self, treasure: int) -> int:
        return sum(self.line(line) for line in COMPONENTS.treasure[treasure].effects)

    @cached_property
    def treasure_drawn(self) -> int:
        """A treasure that is drawn next, if there is a place for it."""
        held = int(self.me.treasures_held())
        if not self.me.animals_held():
            return 0
        if held >= min(self.me.animals_held(), MOST_TREASURES):
            return TREASURE // 3
        return TREASURE + LOADS[held + 1] - LOADS[held]

    # The party.

    def party(self, me: Traveller) -> int:
        """The best team, with cards, on one trip."""
        own = me.team | me.reserve
        cards = self.card_symbols(me) + (int(me.animals_held()) << SYMBOL_SPAN * ARROW)
        key = (int(own), cards, holds(me, EXTRA_MEMBER))
        if key not in self.parties:
            self.parties[key] = max(on_trip(cards + symbols_of(team)) for team in teams_of(int(own), key[2]))
        return self.parties[key]

    def card_symbols(self, me: Traveller) -> int:
        """The symbols of cards alone."""
        twin = me.copy()
        twin.team = 0
        recount(twin)
        return int(twin.symbols)

    def best_teams(self, most: int, fixed: int = 0, out: int = 0) -> list[int]:
        """The most promising teams with some members and without others."""
        own = int(self.me.team | self.me.reserve) & ~out
        cards = self.card_symbols(self.me)
        found = [
            (on_trip(cards + symbols_of(team)), team)
            for team in teams_of(own, holds(self.me, EXTRA_MEMBER))
            if team & fixed == fixed
        ]
        return [team for _, team in sorted(found, reverse=True)[:most]]

    def icon(self) -> int:
        """What the next camp uncovers on the player board."""
        slot = int(self.me.camps()) - (int(self.state.table.camps) - len(ICONS))
        word = ICONS[slot] if 0 <= slot < len(ICONS) else 0
        return sum(self.good(at) * (word >> GOODS_BITS * at & GOODS_MASK) for at in range(GOOD_COUNT))


def needed(card: int, good: int) -> int:
    return COST_OF[card] >> GOODS_BITS * good & GOODS_MASK


# The goods that a card costs, with how many of each.
PRICE_OF: Final = [
    [(good, number) for good in range(GOOD_COUNT) if (number := needed(card, good))] for card in range(len(COST_OF))
]


def add_goods(me: Traveller, word: int, times: int = 1) -> None:
    for good in range(GOOD_COUNT):
        add_good(me, good, (word >> GOODS_BITS * good & GOODS_MASK) * times)
    steps = (word >> GOODS_BITS * REPUTATION_GAIN & GOODS_MASK) * times
    me.reputation = min(MOST_REPUTATION, me.reputation + steps)
    me.hearts = min(MOST_HEARTS, me.hearts + (word >> GOODS_BITS * HEART_GAIN & GOODS_MASK) * times)


def add_good(me: Traveller, good: int, number: int) -> None:
    """More of a good, or less."""
    if good == FOOD:
        me.food += number
    elif good == COIN:
        me.coins += number
    elif good == GEM:
        me.gems += number
    else:
        me.tokens += (
            number << TOKEN_SPAN * (good - TOKEN) if number >= 0 else -(-number << TOKEN_SPAN * (good - TOKEN))
        )


def symbols_of(team: int) -> int:
    return sum(SYMBOLS_OF_ADVENTURER[one] for one in each(team))


def on_trip(symbols: int) -> int:
    """What symbols do on one trip."""
    total = 0
    for at, worth in enumerate(ON_A_TRIP):
        total += worth * min(symbols >> SYMBOL_SPAN * at & SYMBOL_MASK, MOST_USEFUL[at])
    return total


def teams_of(own: int, extra: bool) -> list[int]:
    """All teams of four out of what a traveller has: one of each tribe, the animal, with a card a second one."""
    animal = own >> ANIMAL << ANIMAL
    by_tribe = [each(own >> OF_TRIBE * tribe & TRIBE_BITS, OF_TRIBE * tribe) for tribe in range(TRIBES)]
    found: list[int] = []
    for members in product(*([*tribe, -1] for tribe in by_tribe)):
        chosen = [one for one in members if one >= 0]
        found.append(with_animal(chosen, animal))
        if extra and len(chosen) < TEAM_SIZE:
            for one in chosen:
                others = [other for other in by_tribe[one // OF_TRIBE] if other != one]
                found += [with_animal([*chosen, other], animal) for other in others]
    return found


def with_animal(members: list[int], animal: int) -> int:
    """A team, and the animal if there is room for it."""
    team = sum(1 << one for one in members)
    return team | animal if len(members) < TEAM_SIZE else team
