"""How the greedy bot wanders: its team, the way, threats, rolls, quests and camps."""

from typing import Final

from ludarium.games.near_and_far.bots.decision import Decision, threat_path
from ludarium.games.near_and_far.bots.journey import Journey
from ludarium.games.near_and_far.bots.worth import on_trip, symbols_of
from ludarium.games.near_and_far.components import (
    ADVENTURER_NUMBER,
    MOST_SPACES,
)
from ludarium.games.near_and_far.effects import BOMB, GOODS_BITS, GOODS_MASK, VENOM
from ludarium.games.near_and_far.moves import (
    AVOID,
    AVOIDING,
    CHOOSE_MEMBER,
    CHOOSE_OPTION,
    DONE,
    FIGHT_THREAT,
    GO,
    NONE,
    OPTION_KEYS,
    PLACE_CAMP,
    REROLL_BY,
    REROLLING,
    SHOVEL_GOOD,
    SPEND_HEARTS,
    TAKE_QUEST,
    TO_RESERVE,
    USE,
)
from ludarium.games.near_and_far.rules.dice import BOMB_AT, VENOM_AT, strength_of, total
from ludarium.games.near_and_far.rules.numbers import (
    ADVENTURERS,
    ANIMAL,
    COIN,
    COMBAT_CHECK,
    DUEL,
    GEM,
    GOOD_COUNT,
    OF_TRIBE,
    SKILL_CHECK,
    THREAT_COUNT,
)
from ludarium.games.near_and_far.rules.quests import book_of, goods_in
from ludarium.games.near_and_far.rules.trip import ANIMAL_TURN, EXTRA_TURN

TEAMS: Final = 4  # compared by their trips
WEAPON_PAYS: Final = 90
LUCKY: Final = 6  # a good roll,
EASY: Final = 5  # and a check that most travellers pass


# The party.


def choose_member(decision: Decision) -> int:
    """Where a new adventurer does most good: in the place of somebody, or in the reserve."""
    new = 1 << ADVENTURER_NUMBER[decision.view.about]
    cards = decision.worth.card_symbols(decision.me)
    team = int(decision.me.team)
    rated = [(on_trip(cards + symbols_of(team)), TO_RESERVE)]
    for move in decision.within(CHOOSE_MEMBER, ADVENTURERS + 1):
        changed = team & ~(1 << move - CHOOSE_MEMBER) | new
        rated.append((on_trip(cards + symbols_of(changed)), move))
    return decision.best(rated)


def choose_team(decision: Decision) -> int:
    """The member of the best team whom this question is about; teams are compared by their trips."""
    turn = int(decision.view.about or 0)
    me = decision.me
    asked_before = (1 << OF_TRIBE * min(turn, ANIMAL_TURN)) - 1
    if turn == EXTRA_TURN:
        asked_before = 1 << ANIMAL
    out = asked_before & ~int(me.team) if turn != ANIMAL_TURN else 0
    teams = decision.worth.best_teams(TEAMS, int(me.team), out)
    ranked = sorted(teams, key=lambda team: -Journey(decision.worth, team).from_town())
    for team in ranked:
        wanted = [
            move for move in decision.within(CHOOSE_MEMBER, ADVENTURERS + 1) if team >> move - CHOOSE_MEMBER & 1
        ]
        if wanted:
            return wanted[0]
        if NONE in decision.moves:
            return NONE
    return decision.moves[0]


# Rolls.


def choose_weapon(decision: Decision) -> int:
    """Worth it only where it turns a fight or a check; never in a duel."""
    state = decision.state
    if state.rolling == DUEL or decision.view.active != decision.worth.seat:
        return DONE
    have = int(strength_of(decision.me, state.rolling) + state.added)
    plain = decision.mean_roll(have)
    rated = [(WEAPON_PAYS, DONE)]
    for place, weapon in ((BOMB_AT, BOMB), (VENOM_AT, VENOM)):
        if USE + place in decision.moves:
            rated.append((decision.mean_roll(have + int(weapon.amount)) - plain, USE + place))
    return decision.best(rated)


def choose_reroll(decision: Decision) -> int:
    state = decision.state
    now = int(total(state))
    mean = decision.mean_roll(now - int(state.die))
    again = decision.within(REROLL_BY, len(REROLLING))
    return again[0] if again and mean > decision.best_hearts(now)[0] else DONE


def choose_hearts(decision: Decision) -> int:
    return SPEND_HEARTS - decision.best_hearts(int(total(decision.state)))[1]


# On the road.


def choose_way(decision: Decision) -> int:
    rated = [(decision.journey.go(move - GO), move) for move in decision.within(GO, MOST_SPACES + 1)]
    return decision.best([(decision.journey.stop(), DONE), *rated])


def choose_against_threat(decision: Decision) -> int:
    here, there = threat_path(decision.view)
    journey = decision.journey
    rated = [(journey.fight(here, there), move) for move in decision.within(FIGHT_THREAT, THREAT_COUNT)]
    costs = journey.avoiding()
    for move in decision.within(AVOID, len(AVOIDING)):
        rated.append((journey.walk_on(there) - costs[move - AVOID], move))
    return decision.best(rated)


def choose_quest(decision: Decision) -> int:
    """Whoever cannot pass even an easy check leaves the story to others."""
    journey = decision.journey
    best = max(journey.trips.party.skill, journey.trips.party.swords)
    return TAKE_QUEST if best + journey.hearts + LUCKY >= EASY else NONE


def choose_option(decision: Decision) -> int:
    """By chance and requirement, less the price."""
    reading = decision.view.reading
    assert reading is not None
    options = book_of(decision.state).stories[reading.story].options
    rated = []
    for move in decision.within(CHOOSE_OPTION, len(OPTION_KEYS)):
        option = options[move - CHOOSE_OPTION]
        price = goods_in(option.price)
        cost = sum(decision.worth.good(at) * (price >> GOODS_BITS * at & GOODS_MASK) for at in range(GOOD_COUNT))
        rolling = SKILL_CHECK if option.check.type == "skill" else COMBAT_CHECK
        need = option.check.value if option.check.type != "none" else 0
        rated.append((decision.journey.check(int(strength_of(decision.me, rolling)), need) - cost, move))
    return decision.best(rated)


def choose_camp(decision: Decision) -> int:
    camps = decision.within(PLACE_CAMP, MOST_SPACES)
    journey, place = decision.journey, decision.me.place
    if not camps:
        return DONE
    stay = journey.trips.later(0, place, journey.hearts, 0)
    return DONE if journey.settle(journey.hearts) <= stay else camps[0]


def choose_space(decision: Decision) -> int:
    moves = decision.within(PLACE_CAMP, MOST_SPACES)
    return decision.best((decision.journey.camp(move - PLACE_CAMP + 1), move) for move in moves)


def choose_shovelled(decision: Decision) -> int:
    rated = []
    for place, good in enumerate((COIN, GEM)):
        rated.append(
            (decision.worth.gain_of(decision.worth.after_gain(1 << GOODS_BITS * good)), SHOVEL_GOOD + place)
        )
    return decision.best(rated)
