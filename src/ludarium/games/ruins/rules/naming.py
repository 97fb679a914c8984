"""A turn: pass, or name a play (rules chapters 7, 8 and 13).

A play is named in one fixed order (RU-A51), so that each play can be reached in exactly one way: discoveries to
buy from the market by slot, the set value, a ruin for each discovery, further ruins in ascending order, the extra
icons counted (only where that is open), claims in ascending order. Only choices that can still end in a legal play
are offered, and what is forced is done without asking.
"""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, from_on, has, how_many, lowest, lowest_bit, several, up_to, without_lowest
from ludarium.core.errors import NotAllowed
from ludarium.games.ruins.moves import ADD, BUY, CLAIM, DONE, ENOUGH, EXTRAS, MOVES, PASS, PUT, SLOTS, VALUE
from ludarium.games.ruins.rules.cards import INCREASE, POSITION
from ludarium.games.ruins.rules.laying import lay
from ludarium.games.ruins.rules.packed import BYTE, byte_at, with_byte
from ludarium.games.ruins.rules.plays import effect_of, high_enough, plain_values, targets_for, values_with
from ludarium.games.ruins.rules.purchases import purchases, torches_left
from ludarium.games.ruins.rules.refusals import refuse
from ludarium.games.ruins.rules.state import (
    ADD_RUIN,
    COUNT_EXTRAS,
    NO_DISCOVERY,
    PUT_DISCOVERY,
    TURN,
    USE_CLAIM,
    RuinsState,
)
from ludarium.games.ruins.rules.turns import count_pass
from ludarium.games.ruins.rules.word_state import WordStep

# Pass, buy, value.


class Turn(WordStep[RuinsState]):
    """Pass (RU-053), choose discoveries to buy (RU-063), or name the set value (RU-049, RU-052)."""

    def word(self, state: RuinsState, seat: i64) -> i64:
        """The bit of each move is its number."""
        hand = state.hand(seat)
        high = high_enough(state, hand)
        moves = purchases(state, seat, hand, high) << BUY
        if state.named_slots:
            return moves | values_with(state, hand, state.named_slots) << VALUE
        if state.last_count:
            moves |= 1  # PASS
        return moves | plain_values(state, hand, high) << VALUE

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move == PASS:
            if state.news is not None:
                state.tell("ruins-passed", seat, {})
            count_pass(state, seat)
        elif move <= VALUE:
            state.named_slots |= bit_of(move - BUY)
            state.ask(TURN, seat)
        else:
            state.named_value = move - VALUE
            place_discoveries(state, seat)

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        kind = MOVES.kind(move).name
        if kind == "buy":
            return cannot_buy(state, seat, move - BUY)
        if kind == "value":
            return cannot_set(state, seat, move - VALUE)
        if state.last_count:
            return refuse("RU-A51", "ruins-no-pass-while-building")
        return refuse("RU-A15", "ruins-no-pass-on-lead")


def cannot_buy(state: RuinsState, seat: i64, slot: i64) -> NotAllowed:
    """Why no discovery can be bought from a slot."""
    price = state.settings.prices[slot]
    left = torches_left(state, seat)
    discovery = state.discovery_in(slot)
    if discovery == NO_DISCOVERY:
        return refuse("RU-A37", "ruins-no-empty-slot", slot=slot + 1)
    if has(state.named_slots, slot):
        return refuse("RU-A40", "ruins-no-bought-already", slot=slot + 1)
    if price > left:
        return refuse("RU-065", "ruins-no-torches", price=price, torches=left)
    if state.named_slots >> slot:
        return refuse("RU-A51", "ruins-no-slot-order", slot=slot + 1)
    if not state.hand(seat) & state.cards.free(POSITION[discovery]):
        return refuse("RU-040", "ruins-no-free-position", slot=slot + 1)
    return refuse("RU-130", "ruins-no-play-with", slot=slot + 1)


def cannot_set(state: RuinsState, seat: i64, value: i64) -> NotAllowed:
    """Why a set value cannot be named."""
    count = state.last_count
    if count and value < state.last_value:
        return refuse("RU-052", "ruins-no-value-too-low", value=value, least=state.last_value)
    if state.named_slots:
        return refuse("RU-130", "ruins-no-value-with-these", value=value)
    if not state.hand(seat) & state.cards.of_value(value):
        return refuse("RU-130" if count else "RU-049", "ruins-no-ruin-of-value", value=value)
    return refuse("RU-051", "ruins-no-count", value=value, count=count)


# A ruin for each bought discovery.


def place_discoveries(state: RuinsState, seat: i64) -> None:
    """Ask for a target of the next bought discovery, or go on once all have theirs."""
    slots = state.named_slots
    while slots:
        slot = lowest(slots)
        if not byte_at(state.named_targets, slot):
            targets = targets_for(state, state.hand(seat), slot)
            if several(targets):
                state.offer(PUT_DISCOVERY, seat, targets << 1, slot)
                return
            put(state, slot, lowest(targets))
        slots = without_lowest(slots)
    state.named_ruins = upgraded_ruins(state)
    choose_ruins(state, seat)


def put(state: RuinsState, slot: i64, ruin: i64) -> None:
    """A bought discovery goes on this ruin."""
    state.named_targets = with_byte(state.named_targets, slot, ruin + 1)


def upgraded_ruins(state: RuinsState) -> i64:
    """The ruins on which bought discoveries go."""
    ruins: i64 = 0
    targets = state.named_targets
    while targets:
        if targets & BYTE:
            ruins |= bit_of((targets & BYTE) - 1)
        targets >>= 8
    return ruins


def raised_value(state: RuinsState, ruin: i64) -> i64:
    """RU-097, RU-098: the normal value of a ruin with the bought discoveries on it."""
    value: i64 = state.cards.value[ruin]
    for slot in range(SLOTS):
        if byte_at(state.named_targets, slot) == ruin + 1:
            value += INCREASE[state.discovery_in(slot)]
    return value


class PutDiscovery(WordStep[RuinsState]):
    """Choose the ruin for the next bought discovery (RU-063, RU-066); the number is its slot."""

    def word(self, state: RuinsState, seat: i64) -> i64:
        return targets_for(state, state.hand(seat), state.number) << 1

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        put(state, state.number, move - PUT)
        place_discoveries(state, seat)

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        ruin = move - PUT
        if not has(state.hand(seat), ruin):
            return refuse("RU-061", "ruins-no-not-in-hand", ruin=ruin)
        position = POSITION[state.discovery_in(state.number)]
        taken = not has(state.cards.free(position), ruin)
        for slot in range(SLOTS):
            if byte_at(state.named_targets, slot) == ruin + 1 and POSITION[state.discovery_in(slot)] == position:
                taken = True
        if taken:
            return refuse("RU-039", "ruins-no-position-taken", ruin=ruin)
        return refuse("RU-130", "ruins-no-value-on-ruin", ruin=ruin, value=state.named_value)


# Further ruins.


def choose_ruins(state: RuinsState, seat: i64) -> None:
    """Ask for the next ruin of the play, or go on once there is nothing to choose."""
    hand = state.hand(seat)
    anchors: i64 = hand & state.cards.by_value[state.named_value]
    while True:
        ruins = next_ruins(state, hand, anchors)
        if not ruins:
            count_extras(state, seat)
            return
        enough = may_stop(state, anchors)
        if enough or several(ruins):
            state.offer(ADD_RUIN, seat, ruins << 1 | enough)
            return
        add(state, lowest(ruins))


def add(state: RuinsState, ruin: i64) -> None:
    state.named_ruins |= bit_of(ruin)
    state.last_named = ruin


def weight_of_play(state: RuinsState) -> i64:
    """RU-106, RU-127: the most that the ruins named so far can count as, with their new discoveries."""
    return state.cards.weight(state.named_ruins) + effect_of(state, state.named_slots)[1]


def is_anchored(state: RuinsState, anchors: i64) -> bool:
    """RU-A23: whether a ruin named so far has the set value, as those do that are given, or raised to it."""
    upgraded = upgraded_ruins(state)
    if (state.named_ruins ^ upgraded) & anchors:
        return True
    while upgraded:
        if raised_value(state, lowest(upgraded)) == state.named_value:
            return True
        upgraded = without_lowest(upgraded)
    return False


def may_stop(state: RuinsState, anchors: i64) -> bool:
    """RU-127: whether the play is right as it stands. It never has more ruins than it may count as."""
    return is_anchored(state, anchors) and state.last_count <= weight_of_play(state)


def next_ruins(state: RuinsState, hand: i64, anchors: i64) -> i64:
    """The ruins that may come next: they fit, and the play can still be completed with those that come later.

    ``anchors`` are the ruins of the hand that have the set value as they are.
    """
    cards = state.cards
    count = state.last_count
    named = state.named_ruins
    room = count - how_many(named)
    if count and not room:
        return 0  # RU-051
    candidates = from_on((anchors | hand & cards.adapt) & ~named, state.last_named + 1)
    if not candidates:
        return 0
    anchored = is_anchored(state, anchors)
    if room == 1 and not anchored:
        return candidates & anchors  # the last ruin must be the anchor
    missing = count - weight_of_play(state)
    ruins: i64 = 0
    while candidates and (anchored or candidates & anchors) and cards.weight(candidates) >= missing:
        ruins |= lowest_bit(candidates)
        candidates = without_lowest(candidates)
    return ruins


class AddRuin(WordStep[RuinsState]):
    """Choose the next ruin of the play, or say that these are enough (RU-049, RU-051)."""

    def word(self, state: RuinsState, seat: i64) -> i64:
        hand = state.hand(seat)
        anchors: i64 = hand & state.cards.by_value[state.named_value]
        return next_ruins(state, hand, anchors) << 1 | may_stop(state, anchors)

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move == ENOUGH:
            count_extras(state, seat)
        else:
            add(state, move - ADD)
            choose_ruins(state, seat)

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        value = state.named_value
        count = state.last_count
        if MOVES.kind(move).name == "enough":
            if not is_anchored(state, state.cards.by_value[value]):
                return refuse("RU-A23", "ruins-no-anchor", value=value)
            return refuse("RU-051", "ruins-no-count", value=value, count=count)
        ruin = move - ADD
        if not has(state.hand(seat), ruin):
            return refuse("RU-A40", "ruins-no-not-in-hand", ruin=ruin)
        if has(state.named_ruins, ruin):
            return refuse("RU-A40", "ruins-no-named-twice", ruin=ruin)
        if not has(state.cards.of_value(value) | state.cards.adapt, ruin):
            return refuse("RU-049", "ruins-no-other-value", ruin=ruin, value=value)
        if ruin < state.last_named:
            return refuse("RU-A51", "ruins-no-ruin-order", ruin=ruin)
        return refuse("RU-051", "ruins-no-count", value=value, count=count)


# Extra icons.


def count_extras(state: RuinsState, seat: i64) -> None:
    """RU-107, RU-A26: a lead chooses how many extra icons count; a follow has no choice."""
    if state.last_count:
        state.named_extras = state.last_count - how_many(state.named_ruins)
    elif most_extras(state):
        state.ask(COUNT_EXTRAS, seat)
        return
    use_claims(state, seat)


def most_extras(state: RuinsState) -> i64:
    """RU-106: the extra icons of the play."""
    return weight_of_play(state) - how_many(state.named_ruins)


class CountExtras(WordStep[RuinsState]):
    """Declare how many extra icons of a lead count (RU-106, RU-107)."""

    def word(self, state: RuinsState, seat: i64) -> i64:
        return up_to(most_extras(state))

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        state.named_extras = move - EXTRAS
        use_claims(state, seat)

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        return refuse("RU-107", "ruins-no-extras", extras=move - EXTRAS, most=most_extras(state))


# Claims.


def use_claims(state: RuinsState, seat: i64) -> None:
    """Ask for claims while one is unused and a played ruin is unclaimed, else lay the play."""
    if state.unused_claims[seat] > how_many(state.named_claims):
        ruins = claimable(state)
        if ruins:
            state.offer(USE_CLAIM, seat, ruins << 1 | 1)
            return
    lay(state, seat)


def claimable(state: RuinsState) -> i64:
    """RU-073, RU-A51: the played ruins that may be claimed next: unclaimed, and above the one claimed last."""
    first: i64 = int(state.named_claims).bit_length()
    return from_on(state.named_ruins & ~state.claimed(), first)


class UseClaim(WordStep[RuinsState]):
    """Add own unused claims to the ruins being played (RU-068 to RU-073)."""

    def word(self, state: RuinsState, seat: i64) -> i64:
        return claimable(state) << 1 | 1

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move == DONE:
            lay(state, seat)
        else:
            state.named_claims |= bit_of(move - CLAIM)
            use_claims(state, seat)

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        ruin = move - CLAIM
        if not has(state.named_ruins, ruin):
            return refuse("RU-061", "ruins-no-claim-not-played", ruin=ruin)
        if has(state.claimed() | state.named_claims, ruin):
            return refuse("RU-073", "ruins-no-claimed", ruin=ruin)
        return refuse("RU-A51", "ruins-no-ruin-order", ruin=ruin)
