"""Victory points and who has won (rules chapters 30 and 34; NF-321, NF-330)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, how_many, several
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import COMPONENTS, SIDES, TRIBES
from ludarium.games.near_and_far.effects import (
    BOUNTY,
    END_EACH,
    END_IF,
    END_MOST,
    POINTS_OF_ARTIFACT,
    POINTS_OF_FIND,
    POINTS_OF_FOE,
    POINTS_OF_TREASURE,
    SEAL,
    TIES,
    EndBonus,
)
from ludarium.games.near_and_far.rules.gains import holds
from ludarium.games.near_and_far.rules.numbers import (
    FIRST_THREAT,
    LEAST_REPUTATION,
    OF_TRIBE,
    SPACE_SITES,
    THREAT_SITES,
    TREASURE_KINDS,
    TRIBE_BITS,
)
from ludarium.games.near_and_far.rules.roads import Roads
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.traveller import Traveller

# The lines of the score, in this order.
LINES: Final = [
    "camps",
    "routes",
    "artifacts",
    "hand",
    "threats",
    "cards",
    "wealth",
    "tokens",
    "chiefs",
    "reputation",
    "board",
    "treasures",
]

CHIEF_POINTS: Final[int] = COMPONENTS.chief[0].points
COINS_FOR_POINT: Final[int] = COMPONENTS.game.coins_for_point
ALL_CAMPS_POINTS: Final[int] = COMPONENTS.game.all_camps_points
FULL_LOAD: Final[int] = COMPONENTS.game.full_load
FULL_LOAD_POINTS: Final[int] = COMPONENTS.game.full_load_points
DUSK_POINTS: Final[list[int]] = SIDES["dusk"].points
DAY_POINTS: Final[list[int]] = SIDES["day"].points
# VP of Bounty Contract: for the most beaten, alone or tied, and for the second most (NF-A60).
MOST_BEATEN: Final = 4
TIED_BEATEN: Final = 2
SECOND_BEATEN: Final = 2
# Places in ENDINGS.
BY_POINTS: Final = 0
BY_FEATHER: Final = 1
BY_REPUTATION: Final = 2
BY_GOODS: Final = 3
SHARED: Final = 4


def score_lines(players: list[Traveller], seat: i64, roads: Roads, day: bool, camps: i64) -> list[int]:
    """All lines of one traveller's score; ``camps`` are those a player board begins with."""
    me = players[seat]
    return [
        me.camps(),  # NF-316
        route_points(players, seat, roads),
        artifact_points(me),
        -how_many(me.hand),  # NF-319
        foe_points(me),
        card_points(players, seat, roads),
        wealth(me) // COINS_FOR_POINT,  # NF-322
        token_count(me),  # NF-323
        CHIEF_POINTS * how_many(me.chiefs),  # NF-324
        reputation_points(me, day),
        ALL_CAMPS_POINTS if me.camps() >= camps else 0,  # NF-328, NF-A57
        FULL_LOAD_POINTS if me.treasures_held() >= FULL_LOAD else 0,  # NF-329
    ]


def route_points(players: list[Traveller], seat: i64, roads: Roads) -> i64:
    """NF-292 to NF-296: the larger number for both camps, the smaller one for each of two who share."""
    all_sites: i64 = 0
    for other in players:
        all_sites |= other.sites
    points: i64 = 0
    for route in roads.routes:
        own = players[seat].sites & route.both
        if own == route.both:
            points += route.solo
        elif own and all_sites & route.both == route.both:
            points += route.shared
    return points


def artifact_points(me: Traveller) -> i64:
    """NF-318."""
    points: i64 = 0
    for card in each(me.bought):
        points += POINTS_OF_ARTIFACT[card]
    return points


def foe_points(me: Traveller) -> i64:
    """NF-320."""
    points: i64 = 0
    for site in each(me.sites & THREAT_SITES):
        points += POINTS_OF_FOE[site - FIRST_THREAT]
    return points


def reputation_points(me: Traveller, day: bool) -> i64:
    """NF-326, NF-327, NF-377; the Pardoned Seal takes the absolute value."""
    at = me.reputation
    if at < 0 and holds(me, SEAL):
        at = -at
    points = DAY_POINTS if day else DUSK_POINTS
    return points[at - LEAST_REPUTATION]


def wealth(me: Traveller) -> i64:
    """Coins and gems together."""
    return me.coins + me.gems


def token_count(me: Traveller) -> i64:
    tokens: i64 = 0
    for tribe in range(len(TRIBES)):
        tokens += me.token_count(tribe)
    return tokens


def beaten(me: Traveller) -> i64:
    return how_many(me.sites & THREAT_SITES)


# What cards say about the end (NF-321).


def card_points(players: list[Traveller], seat: i64, roads: Roads) -> i64:
    me = players[seat]
    points = plain_points(me)
    for bonus in END_EACH:
        if held(me, bonus):
            times = counted(me, bonus.what, roads) // bonus.each
            points += bonus.points * (min(times, bonus.most) if bonus.most else times)
    for bonus in END_IF:
        if held(me, bonus) and (me.camps() if bonus.what == "camps" else me.reputation) >= bonus.least:
            points += bonus.points
    for bonus in END_MOST:
        if held(me, bonus) and has_most(players, seat, bonus.what):
            points += bonus.points
    if holds(me, BOUNTY):
        points += bounty(players, seat)
    return points


def held(me: Traveller, bonus: EndBonus) -> bool:
    return bonus.held(me.bought, me.treasures, me.finds) > 0


def plain_points(me: Traveller) -> i64:
    points: i64 = 0
    for treasure in range(TREASURE_KINDS):
        points += me.treasure_count(treasure) * POINTS_OF_TREASURE[treasure]
    for find in each(me.finds):
        points += POINTS_OF_FIND[find]
    return points


def counted(me: Traveller, what: str, roads: Roads) -> i64:
    """NF-342, NF-343, NF-345, NF-349: what a card gives points for, each; adventurers in the reserve too."""
    if what == "trade_camps":
        trade: i64 = 0
        for route in roads.routes:
            trade |= route.both
        return how_many(me.sites & SPACE_SITES & trade)
    if what == "treasures":
        return me.treasures_held()
    if what == "food":
        return me.food
    return how_many((me.team | me.reserve) >> OF_TRIBE * TRIBES.index(what) & TRIBE_BITS)


def has_most(players: list[Traveller], seat: i64, what: str) -> bool:
    """NF-354, NF-362, NF-367: strictly the most; nothing on a tie."""
    own = compared(players[seat], what)
    for other in range(len(players)):
        if other != seat and compared(players[other], what) >= own:
            return False
    return True


def compared(me: Traveller, what: str) -> i64:
    if what == "wealth":
        return wealth(me)
    return me.coins if what == "coins" else me.food


def bounty(players: list[Traveller], seat: i64) -> i64:
    """NF-361, NF-A60: by rank of beaten threats."""
    own = beaten(players[seat])
    if not own:
        return 0
    more: i64 = 0
    equal: i64 = 0
    for other in range(len(players)):
        if other != seat:
            more += beaten(players[other]) > own
            equal += beaten(players[other]) == own
    if more == 0:
        return TIED_BEATEN if equal else MOST_BEATEN
    return SECOND_BEATEN if more == 1 and not equal else 0


# The winner.


def decide(players: list[Traveller], scores: list[int]) -> tuple[i64, i64]:
    """NF-102, NF-330, NF-A58: who has won, as bits, and what decided, as a place in ENDINGS.

    Most VP; then Judge's Feather, reputation, coins and gems; then all who are left.
    """
    seats = bit_of(len(players)) - 1
    left = best_of(seats, scores)
    if not several(left):
        return left, BY_POINTS
    for seat in each(left):
        if holds(players[seat], TIES):
            return bit_of(seat), BY_FEATHER
    left = best_of(left, [int(player.reputation) for player in players])
    if not several(left):
        return left, BY_REPUTATION
    left = best_of(left, [int(wealth(player)) for player in players])
    return left, SHARED if several(left) else BY_GOODS


def best_of(seats: i64, values: list[int]) -> i64:
    """Those of some seats who have the highest value."""
    best = max([values[seat] for seat in each(seats)])
    found: i64 = 0
    for seat in each(seats):
        if values[seat] == best:
            found |= bit_of(seat)
    return found


class Score(Step[NearState]):
    """The end: VP are counted."""

    def run(self, state: NearState, number: i64) -> None:
        table = state.table
        scores = []
        for seat in range(state.seats):
            scores.append(sum(score_lines(state.players, seat, table.roads, table.day, table.camps)))
        state.scores = scores
        state.winners, state.how = decide(state.players, scores)
        if state.news is not None:
            for seat in range(state.seats):
                state.tell("near-scored", seat, {"number": scores[seat]})
        state.end()
