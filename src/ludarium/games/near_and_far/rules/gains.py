"""Goods, hearts, reputation, flags, camps and cards: gained, paid, and what follows from that at once."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, has, how_many, lowest, nth
from ludarium.games.near_and_far.components import ARTIFACTS, GOODS, TRIBES
from ludarium.games.near_and_far.effects import (
    GOODS_BITS,
    GOODS_MASK,
    ICONS,
    SYMBOLS_OF_ADVENTURER,
    SYMBOLS_OF_ARTIFACT,
    SYMBOLS_OF_FIND,
    SYMBOLS_OF_TREASURE,
    Bonus,
    Modifier,
)
from ludarium.games.near_and_far.rules.numbers import (
    CHIEF_FLAGS,
    COIN,
    COMMON_BITS,
    COMMON_COUNT,
    FOOD,
    GEM,
    GOOD_COUNT,
    LEAST_REPUTATION,
    MOST_HEARTS,
    MOST_REPUTATION,
    NOTHING,
    OF_TRIBE,
    SPECIAL_BITS,
    TOKEN,
    TOKEN_SPAN,
    TREASURE_MASK,
    TREASURE_SPAN,
    TRIBE_BITS,
)
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.traveller import Traveller

HEART_GAIN: Final = GOOD_COUNT  # places in a goods word, after the goods
REPUTATION_GAIN: Final = GOOD_COUNT + 1
REGULAR_CAMPS: Final = len(ICONS)
GAP_SEATS_AT: Final = COMMON_COUNT  # in a gap of the draft: the seats, above the common artifacts


# Goods.


def amount(me: Traveller, good: i64) -> i64:
    """How much of a good a traveller has."""
    if good == FOOD:
        return me.food
    if good == COIN:
        return me.coins
    if good == GEM:
        return me.gems
    return me.token_count(good - TOKEN)


def spend(state: NearState, seat: i64, good: i64, number: i64) -> None:
    """Give goods to the supply; the caller knows that they are there."""
    me = state.me(seat)
    if good == FOOD:
        me.food -= number
    elif good == COIN:
        me.coins -= number
    elif good == GEM:
        me.gems -= number
    else:
        me.tokens -= number * bit_of(TOKEN_SPAN * (good - TOKEN))


def gain(state: NearState, seat: i64, good: i64, number: i64) -> None:
    """Take goods from the supply; tribe tokens one by one, for each may bring the chief (NF-A86)."""
    if number < 1:
        return
    me = state.me(seat)
    if state.news is not None:
        state.tell("near-gained", seat, {"good": GOODS[good], "number": number})
    if good == FOOD:
        me.food += number
    elif good == COIN:
        me.coins += number
    elif good == GEM:
        me.gems += number
    else:
        for _ in range(number):
            me.tokens += bit_of(TOKEN_SPAN * (good - TOKEN))
            check_chief(state, seat, good - TOKEN)


def gain_word(state: NearState, seat: i64, word: i64) -> None:
    """Gain all that a goods word holds: goods, then hearts, then reputation."""
    for good in range(GOOD_COUNT):
        gain(state, seat, good, word >> GOODS_BITS * good & GOODS_MASK)
    gain_hearts(state, seat, word >> GOODS_BITS * HEART_GAIN & GOODS_MASK)
    gain_reputation(state, seat, word >> GOODS_BITS * REPUTATION_GAIN & GOODS_MASK)


def gain_bonuses(state: NearState, seat: i64, bonuses: list[Bonus], with_opponent: bool = False) -> None:
    """What a traveller's cards give at some moment."""
    for bonus in bonuses:
        me = state.players[seat]
        if bonus.with_opponent and not with_opponent:
            continue
        for _ in range(bonus.held(me.bought, me.treasures, me.finds)):
            gain_word(state, seat, bonus.gain)


def can_pay(me: Traveller, cost: i64) -> bool:
    """NF-A26: all of a goods word at once."""
    for good in range(GOOD_COUNT):
        if amount(me, good) < cost >> GOODS_BITS * good & GOODS_MASK:
            return False
    return True


def pay(state: NearState, seat: i64, cost: i64) -> None:
    for good in range(GOOD_COUNT):
        number = cost >> GOODS_BITS * good & GOODS_MASK
        if number:
            spend(state, seat, good, number)


def gain_hearts(state: NearState, seat: i64, number: i64) -> None:
    """NF-A09: the track ends at 13."""
    if number > 0:
        me = state.me(seat)
        before = me.hearts
        me.hearts = min(before + number, MOST_HEARTS)
        if state.news is not None and me.hearts > before:
            state.tell("near-gained-hearts", seat, {"number": int(me.hearts - before)})


def lose_hearts(state: NearState, seat: i64, number: i64) -> None:
    if number > 0:
        me = state.me(seat)
        me.hearts = max(me.hearts - number, 0)


def gain_reputation(state: NearState, seat: i64, steps: i64) -> None:
    """NF-114, NF-115: steps to the right, or to the left if negative; beyond the track they are lost."""
    if steps:
        me = state.me(seat)
        before = me.reputation
        me.reputation = max(LEAST_REPUTATION, min(MOST_REPUTATION, before + steps))
        if state.news is not None:
            state.tell("near-reputation", seat, {"steps": steps, "number": me.reputation})


# Flags and chiefs.


def flags(me: Traveller, tribe: i64) -> i64:
    """NF-308: adventurers in team and reserve, and tribe tokens."""
    return how_many((me.team | me.reserve) >> OF_TRIBE * tribe & TRIBE_BITS) + me.token_count(tribe)


def check_chief(state: NearState, seat: i64, tribe: i64) -> None:
    """NF-308, NF-309: the first one with four flags of a tribe takes its chief, for good."""
    for other in range(state.seats):
        if has(state.players[other].chiefs, tribe):
            return
    me = state.me(seat)
    if flags(me, tribe) >= CHIEF_FLAGS:
        me.chiefs |= bit_of(tribe)
        if state.news is not None:
            state.tell("near-chief", seat, {"tribe": TRIBES[tribe]})


def join_reserve(state: NearState, seat: i64, adventurer: i64) -> None:
    """A hired or gained adventurer; whether it enters the team is asked afterwards."""
    me = state.me(seat)
    me.reserve |= bit_of(adventurer)
    check_chief(state, seat, adventurer // OF_TRIBE)


# Symbols.


def recount(me: Traveller) -> None:
    """NF-A24: the symbols of the team, of bought artifacts, treasures and finds."""
    total: i64 = 0
    word = me.team
    while word:
        total += SYMBOLS_OF_ADVENTURER[lowest(word)]
        word &= word - 1
    word = me.bought
    while word:
        total += SYMBOLS_OF_ARTIFACT[lowest(word)]
        word &= word - 1
    word = me.finds
    while word:
        total += SYMBOLS_OF_FIND[lowest(word)]
        word &= word - 1
    word = me.treasures
    treasure: i64 = 0
    while word:
        number = word & TREASURE_MASK
        if number:
            total += number * SYMBOLS_OF_TREASURE[treasure]
        word >>= TREASURE_SPAN
        treasure += 1
    me.symbols = total


def holds(me: Traveller, modifier: Modifier) -> bool:
    """Whether a traveller has a card that does something."""
    return modifier.held(me.bought, me.treasures, me.finds) > 0


def total_of(me: Traveller, modifier: Modifier) -> i64:
    """How much a traveller's cards change something by."""
    return modifier.total(me.bought, me.treasures, me.finds)


# Camps.


def put_camp(state: NearState, seat: i64, site: i64) -> None:
    """NF-186 to NF-188, NF-313: the next camp of the player board goes to a site, and its icon is gained."""
    me = state.me(seat)
    slot = me.camps() - (state.table.camps - REGULAR_CAMPS)  # the extra camps of the long variant have no icon
    me.sites |= bit_of(site)
    state.camp_this_round = True
    if me.camps() >= state.table.camps and not state.last_round:
        state.last_round = True
        if state.news is not None:
            state.tell("near-last-round", seat, {})
    if 0 <= slot < REGULAR_CAMPS:
        gain_word(state, seat, ICONS[slot])


# Chance.


def draw_from(state: NearState, word: i64, names: list[str]) -> i64:
    """One out of a set that is not empty, each equally likely; a scenario names it."""
    if state.rng.script is None:
        return nth(word, state.rng.below(how_many(word)))
    found = each(word)
    return found[state.rng.pick([names[one] for one in found])]


def draw_artifact(state: NearState, special: bool) -> i64:
    """NF-A22: a card of one of the two decks; an empty deck is made of its discards. NOTHING if there is none."""
    kind = SPECIAL_BITS if special else COMMON_BITS
    if not state.artifact_deck & kind:
        state.artifact_deck |= state.artifact_discard & kind
        state.artifact_discard &= ~kind
    if not state.artifact_deck & kind:
        return NOTHING
    card = draw_from(state, state.artifact_deck & kind, ARTIFACTS)
    state.artifact_deck &= ~bit_of(card)
    return card


def artifacts_left(state: NearState, special: bool) -> i64:
    """How many cards of a kind can still be drawn."""
    kind = SPECIAL_BITS if special else COMMON_BITS
    return how_many((state.artifact_deck | state.artifact_discard) & kind)


def leave_hand(state: NearState, seat: i64, card: i64) -> None:
    """A card leaves a hand before all eyes: whoever knew it from the draft need not guess any more who has it."""
    me = state.me(seat)
    me.hand &= ~bit_of(card)
    if card >= COMMON_COUNT:
        return
    for other in range(state.seats):
        gaps = state.players[other].gaps
        for at in range(len(gaps)):
            if has(gaps[at], card):
                changed = gaps[:]
                changed[at] = gaps[at] & ~bit_of(card) & ~bit_of(GAP_SEATS_AT + seat)
                state.me(other).gaps = changed
                break
