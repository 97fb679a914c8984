"""A turn: pass, or build a play (rules chapters 7, 8 and 13).

A play is named in one fixed order (RU-A51), so that each play can be reached in exactly one way: discoveries
to buy from the market by slot, the set value, a ruin for each discovery, further ruins in ascending order,
the extra icons counted (only where that is open), claims in ascending order. Only choices that can still end
in a legal play are offered, and what is forced is done without asking.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.state import BIT, COMPILED, NUMBER_OF_BIT, how_many
from ludarium.games.ruins.engine.cards import EXTRA_ICONS, ICON_MASK, INCREASE, POSITION, bit_of
from ludarium.games.ruins.engine.judge import BYTE, SHIFT, plain_values, reachable_values, targets_for
from ludarium.games.ruins.engine.lay import bought_discoveries, count_extras, lay, torches_left, use_claims
from ludarium.games.ruins.engine.moves import (
    ADD,
    BUY,
    CLAIM,
    DISCARD,
    ENOUGH,
    PASS,
    PUT,
    RUIN_COUNT,
    SLOTS,
    TOP_VALUE,
    VALUE,
)
from ludarium.games.ruins.engine.on_table import ASKED_AFTER, ENDING_PASSES
from ludarium.games.ruins.engine.purchases import LAST_SLOT, can_buy, first_purchases
from ludarium.games.ruins.engine.refusals import misplaced, refuse
from ludarium.games.ruins.engine.state import ADD_RUIN, NO_DISCOVERY, PUT_DISCOVERY, RuinsState, RuinsStep
from ludarium.games.ruins.engine.turns import end_pile

__all__ = ["ADD_STEP", "PUT_STEP", "TURN_STEP", "bought_discoveries"]

VALUE_BIT: Final[list[int]] = BIT[VALUE : VALUE + TOP_VALUE + 1]  # in the word of a turn


class Turn(RuinsStep):
    """Pass (RU-053), choose discoveries to buy (RU-063), or name the set value (RU-049, RU-052)."""

    def name(self) -> str:
        return "turn"

    def word(self, state: RuinsState, seat: i64) -> i64:
        """The bit of each move is its number."""
        cards = state.cards
        if seat == 0:  # ``state.hand`` without a call
            hand = state.hand_0
        elif seat == 1:
            hand = state.hand_1
        elif seat == 2:
            hand = state.hand_2
        else:
            hand = state.hand_3 if seat == 3 else state.hand_4
        count = state.last_count
        floor: i64
        candidates: i64
        out: i64
        if count:
            floor = state.last_value
            candidates = hand & cards.at_least[floor]
            out = 1  # PASS
        else:
            floor = 1
            candidates = hand
            out = 0
        if state.build_slots:
            return self.word_with_purchases(state, seat, hand, count, floor)
        torches = state.torches >> 8 * seat & BYTE
        if torches:
            out |= first_purchases(cards, hand, candidates, state.row, state.settings, torches, count, floor) << BUY
        if not candidates:
            return out
        if count > 1:
            out |= plain_values(cards, candidates, hand & cards.adapt, count) << VALUE
        elif COMPILED:
            out |= cards.values_of(candidates) << VALUE
        else:  # the same without a call
            left: int = candidates
            value = cards.value
            others = cards.others
            while left:
                number = value[left.bit_length() - 1]
                out |= VALUE_BIT[number]
                left &= others[number]
        return out

    def word_with_purchases(self, state: RuinsState, seat: i64, hand: i64, count: i64, floor: i64) -> i64:
        """RU-A51: further discoveries come from later slots; then the value."""
        cards = state.cards
        market = state.row
        slots = state.build_slots
        out: i64 = 0
        torches = torches_left(state, seat)
        if torches:
            prices = state.settings.prices
            slot: i64 = LAST_SLOT[slots] + 1
            while slot < SLOTS:
                if can_buy(cards, hand, market, prices, torches, slots, slot, count, floor):
                    out |= 1 << slot
                slot += 1
        return out << BUY | reachable_values(cards, hand, market, slots, count, floor, False) << VALUE

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move == PASS:
            if state.news is not None:
                state.tell("ruins-passed", seat, {})
            active = state.active
            passes = state.passes + 1
            if passes < ENDING_PASSES[active][state.last_seat]:  # ``count_pass`` without a call
                state.passes = passes
                state.waiting = ASKED_AFTER[active][seat]
            else:
                end_pile(state)
        elif move <= VALUE:
            slot: i64 = move - BUY
            state.build_slots |= 1 << slot
        else:
            state.build_value = move - VALUE
            if state.build_slots:
                place_discoveries(state, seat)
            else:
                choose_ruins(state, seat)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        count = state.last_count
        if move == PASS:
            if count:
                return refuse("RU-A51", "ruins-no-pass-while-building")
            return refuse("RU-A15", "ruins-no-pass-on-lead")
        if BUY <= move < BUY + SLOTS:
            return self.why_not_buy(state, seat, move - BUY)
        if VALUE < move <= VALUE + TOP_VALUE:
            value = move - VALUE
            if count and value < state.last_value:
                return refuse("RU-052", "ruins-no-value-too-low", value=value, least=state.last_value)
            if state.build_slots:
                return refuse("RU-130", "ruins-no-value-with-these", value=value)
            if not state.hand(seat) & state.cards.by_value[value]:
                if count:
                    return refuse("RU-130", "ruins-no-ruin-of-value", value=value)
                return refuse("RU-049", "ruins-no-ruin-of-value", value=value)
            return refuse("RU-051", "ruins-no-count", value=value, count=count)
        if CLAIM <= move < DISCARD:
            return refuse("RU-061", "ruins-no-claim-before-play")
        return misplaced(state, move)

    def why_not_buy(self, state: RuinsState, seat: int, slot: int) -> NotAllowed:
        price = state.settings.prices[slot]
        left = torches_left(state, seat)
        discovery = state.market[slot]
        if discovery == NO_DISCOVERY:
            return refuse("RU-A37", "ruins-no-empty-slot", slot=slot + 1)
        if state.build_slots >> slot & 1:
            return refuse("RU-A40", "ruins-no-bought-already", slot=slot + 1)
        if price > left:
            return refuse("RU-065", "ruins-no-torches", price=price, torches=left)
        if state.build_slots >> slot:
            return refuse("RU-A51", "ruins-no-slot-order", slot=slot + 1)
        if not state.hand(seat) & ~state.cards.filled(POSITION[discovery]):
            return refuse("RU-040", "ruins-no-free-position", slot=slot + 1)
        return refuse("RU-130", "ruins-no-play-with", slot=slot + 1)


def place_discoveries(state: RuinsState, seat: i64) -> None:
    """Ask for a target of the next bought discovery, or go on once all have theirs."""
    slots = state.build_slots
    while state.build_placed != slots:
        options = put_targets(state, seat)
        if options & (options - 1):
            state.offer(PUT_DISCOVERY, seat, options << 1)
            return
        put_next(state, NUMBER_OF_BIT[options % 61])
    cards = state.cards
    market = state.row
    puts = state.build_puts
    chosen: i64 = 0
    weight: i64 = 0
    while slots:
        shift = SHIFT[slots]
        slots &= slots - 1
        ruin = puts >> shift & BYTE
        bit = bit_of(ruin)
        discovery = (market >> shift & BYTE) - 1
        weight += EXTRA_ICONS[discovery]
        if not chosen & bit:
            chosen |= bit
            weight += 1 + (cards.icons[ruin] & ICON_MASK)
            value = raised_value(state, ruin) if slots else cards.value[ruin] + INCREASE[discovery]
            if value == state.build_value:
                state.build_anchored = True
    state.build_cards = chosen
    state.build_weight = weight
    choose_ruins(state, seat)


def put_targets(state: RuinsState, seat: i64) -> i64:
    """RU-039, RU-066: the ruins with the position free, such that the play can still be completed."""
    return targets_for(
        state.cards,
        state.hand(seat),
        state.row,
        state.build_slots,
        state.build_placed,
        state.build_puts,
        state.last_count,
        state.build_value,
    )


def put_next(state: RuinsState, ruin: i64) -> None:
    """The next bought discovery goes on this ruin."""
    left = state.build_slots & ~state.build_placed
    slot_bit = left & -left
    state.build_placed |= slot_bit
    state.build_puts |= ruin << SHIFT[left]


def raised_value(state: RuinsState, ruin: i64) -> i64:
    """The value of a ruin with the bought discoveries on it."""
    value: i64 = state.cards.value[ruin]
    slots = state.build_slots
    market = state.row
    puts = state.build_puts
    while slots:
        shift = SHIFT[slots]
        slots &= slots - 1
        if puts >> shift & BYTE == ruin:
            value += INCREASE[(market >> shift & BYTE) - 1]
    return value


class PutDiscovery(RuinsStep):
    """Choose the ruin for the next bought discovery (RU-063, RU-066)."""

    def name(self) -> str:
        return "put"

    def word(self, state: RuinsState, seat: i64) -> i64:
        return put_targets(state, seat) << 1

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        put_next(state, move - PUT)
        place_discoveries(state, seat)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        if not PUT <= move < PUT + RUIN_COUNT:
            return misplaced(state, move)
        ruin = move - PUT
        bought = bought_discoveries(state)
        targets = state.build_targets
        position = POSITION[bought[len(targets)]]
        if not state.hand(seat) & bit_of(ruin):
            return refuse("RU-061", "ruins-no-not-in-hand", ruin=ruin)
        taken = bool(state.cards.filled(position) & bit_of(ruin))
        for place in range(len(targets)):
            if targets[place] == ruin and POSITION[bought[place]] == position:
                taken = True
        if taken:
            return refuse("RU-039", "ruins-no-position-taken", ruin=ruin)
        return refuse("RU-130", "ruins-no-value-on-ruin", ruin=ruin, value=state.build_value)


def choose_ruins(state: RuinsState, seat: i64) -> None:
    """Ask for the next ruin of the play, or go on once there is nothing to choose."""
    cards = state.cards
    if seat == 0:  # ``state.hand`` without a call
        hand = state.hand_0
    elif seat == 1:
        hand = state.hand_1
    elif seat == 2:
        hand = state.hand_2
    else:
        hand = state.hand_3 if seat == 3 else state.hand_4
    anchors: i64 = hand & cards.by_value[state.build_value]
    count = state.last_count
    if not state.build_cards:  # often there is but one ruin that can be played
        fits = anchors if count == 1 else anchors | hand & cards.adapt
        if not fits & (fits - 1):
            if not state.unused_claims[seat] and (count or not anchors & cards.extras):
                state.build_cards = anchors  # and nothing more to be asked
                lay(state, seat, hand)
                return
            add_ruin(state, NUMBER_OF_BIT[anchors % 61])
            count_extras(state, seat, hand)
            return
    elif count == 1:
        use_claims(state, seat, hand)
        return
    while True:
        enough = state.build_anchored and (not count or may_stop(state))
        candidates = next_ruins(state, hand, anchors)
        if not candidates:
            count_extras(state, seat, hand)
            return
        if enough or candidates & (candidates - 1):
            state.offer(ADD_RUIN, seat, candidates << 1 | enough)
            return
        add_ruin(state, NUMBER_OF_BIT[candidates % 61])


def may_stop(state: RuinsState) -> bool:
    """Whether the play is right as it stands."""
    count: i64 = state.last_count
    if not state.build_anchored or not count:
        return state.build_anchored
    return count <= state.build_weight and how_many(state.build_cards) <= count


def next_ruins(state: RuinsState, hand: i64, anchors: i64) -> i64:
    """The ruins that may come next, such that the play can still be completed."""
    cards = state.cards
    count: i64 = state.last_count
    chosen: i64 = state.build_cards
    first: i64 = state.build_last + 1
    candidates: i64 = anchors | hand & cards.adapt
    if chosen:
        candidates = (candidates ^ candidates & chosen) >> first << first
    anchored = state.build_anchored
    if count:
        room = count - how_many(chosen)
        if not room:
            return 0
        if room == 1 and not anchored:
            return candidates & anchors  # the last ruin must be the anchor
    missing: i64 = count - state.build_weight
    if anchored and missing <= 0:
        return candidates
    out: i64 = 0
    while candidates and (anchored or candidates & anchors) and cards.reaches(candidates, missing):
        low = candidates & -candidates
        candidates ^= low
        out |= low
    return out


def add_ruin(state: RuinsState, ruin: i64) -> None:
    cards = state.cards
    bit = bit_of(ruin)
    state.build_cards |= bit
    state.build_weight += 1
    if bit & cards.extras:
        state.build_weight += cards.icons[ruin] & ICON_MASK
    state.build_last = ruin
    if cards.value[ruin] == state.build_value:
        state.build_anchored = True


class AddRuin(RuinsStep):
    """Choose the next ruin of the play, or say that these are enough (RU-049, RU-051)."""

    def name(self) -> str:
        return "add"

    def word(self, state: RuinsState, seat: i64) -> i64:
        hand = state.hand(seat)
        anchors: i64 = hand & state.cards.by_value[state.build_value]
        return next_ruins(state, hand, anchors) << 1 | may_stop(state)

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move == ENOUGH:
            count_extras(state, seat, state.hand(seat))
        else:
            add_ruin(state, move - ADD)
            choose_ruins(state, seat)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        value = state.build_value
        if move == ENOUGH:
            if not state.build_anchored:
                return refuse("RU-A23", "ruins-no-anchor", value=value)
            return refuse("RU-051", "ruins-no-count", value=value, count=state.last_count)
        if not ADD <= move < ADD + RUIN_COUNT:
            return misplaced(state, move)
        ruin = move - ADD
        if not state.hand(seat) & bit_of(ruin):
            return refuse("RU-A40", "ruins-no-not-in-hand", ruin=ruin)
        if state.build_cards & bit_of(ruin):
            return refuse("RU-A40", "ruins-no-named-twice", ruin=ruin)
        if not (state.cards.by_value[value] | state.cards.adapt) & bit_of(ruin):
            return refuse("RU-049", "ruins-no-other-value", ruin=ruin, value=value)
        if ruin < state.build_last:
            return refuse("RU-A51", "ruins-no-ruin-order", ruin=ruin)
        return refuse("RU-051", "ruins-no-count", value=value, count=state.last_count)


TURN_STEP: Final = Turn()
PUT_STEP: Final = PutDiscovery()
ADD_STEP: Final = AddRuin()
