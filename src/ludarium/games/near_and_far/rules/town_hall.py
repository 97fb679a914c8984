"""The town hall: trade, a discard, reputation for coins and gems (rules chapter 10; NF-A11, NF-A51, NF-A52)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import ARTIFACTS, COMPONENTS, GOODS
from ludarium.games.near_and_far.effects import CHAIN, TRADE_TWICE, TRADE_VALUE
from ludarium.games.near_and_far.moves import ADD, BUY_REPUTATION, DONE, DROP, GET, GIVE, STEP_REPUTATION
from ludarium.games.near_and_far.rules.artifacts import discard_artifact
from ludarium.games.near_and_far.rules.duel import can_step
from ludarium.games.near_and_far.rules.gains import (
    amount,
    gain,
    gain_reputation,
    holds,
    leave_hand,
    spend,
    total_of,
)
from ludarium.games.near_and_far.rules.numbers import (
    ARTIFACT_COUNT,
    COIN,
    GEM,
    GOOD_COUNT,
    TOWN_HALL,
    TRADE,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller

# What was done in the town hall already: how many trades, then bits, then how reputation stands.
TRADES_MASK: Final = 3
DISCARDED: Final = 4
CHAINED: Final = 8
COURSE_AT: Final = 4
NOT_BOUGHT: Final = 0  # the course of buying reputation
BUYING_UP: Final = 1
BUYING_DOWN: Final = 2
CLOSED: Final = 3

VALUE: Final[list[int]] = [good.value for good in COMPONENTS.good]
DEAREST_FIRST: Final[list[int]] = sorted(range(GOOD_COUNT), key=lambda good: -VALUE[good])
MOST_GOODS: Final = COMPONENTS.game.trade_goods
# The number of a trade: whether one good is given for several, the single good, and how many of each other.
GIVEN: Final = 1
GOOD_AT: Final = 1
GOOD_MASK: Final = 7
COUNTS_AT: Final = 4
COUNT_BITS: Final = 3


def course(done: i64) -> i64:
    """How far buying reputation has come: it is one action, so another one in between ends it."""
    return done >> COURSE_AT


def closed(done: i64) -> i64:
    """After another action than buying reputation."""
    return done if course(done) == NOT_BOUGHT else done | CLOSED << COURSE_AT


def may_trade(me: Traveller, done: i64) -> bool:
    """NF-125, NF-352: once in a visit, with Merchant's Jacket twice."""
    return done & TRADES_MASK < (2 if holds(me, TRADE_TWICE) else 1)


class TownHall(Own):
    """Any of its actions, each once, in any order (NF-125)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        done = state.number
        moves: list[int] = []
        if may_trade(me, done):
            moves.extend([GIVE + good for good in range(GOOD_COUNT) if amount(me, good)])
            moves.extend([GET + good for good in range(GOOD_COUNT) if reaches(me, start_trade(False, good))])
        if not done & DISCARDED:
            moves.extend(each(me.hand, DROP))
        for down in range(2):
            if course(done) in (NOT_BOUGHT, BUYING_DOWN if down else BUYING_UP) and can_step(
                me.reputation, down == 0
            ):
                if me.coins:
                    moves.append(BUY_REPUTATION + 2 * down)
                if me.gems:
                    moves.append(BUY_REPUTATION + 2 * down + 1)
        if not done & CHAINED and holds(me, CHAIN):
            moves.extend([STEP_REPUTATION + down for down in range(2) if can_step(me.reputation, down == 0)])
        moves.append(DONE)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        done = state.number
        if GIVE <= move < GET + GOOD_COUNT:
            state.push(TOWN_HALL, closed(done) + 1)
            is_given = move < GET
            state.push(TRADE, start_trade(is_given, move - GIVE if is_given else move - GET))
        elif DROP <= move < DROP + ARTIFACT_COUNT:
            state.push(TOWN_HALL, closed(done) | DISCARDED)
            leave_hand(state, seat, move - DROP)
            discard_artifact(state, seat, move - DROP)
        elif BUY_REPUTATION <= move < BUY_REPUTATION + 4:
            down = (move - BUY_REPUTATION) // 2
            state.push(TOWN_HALL, done & 15 | (BUYING_DOWN if down else BUYING_UP) << COURSE_AT)
            spend(state, seat, GEM if (move - BUY_REPUTATION) % 2 else COIN, 1)
            gain_reputation(state, seat, -1 if down else 1)
        elif move != DONE:
            state.push(TOWN_HALL, closed(done) | CHAINED)
            gain_reputation(state, seat, 1 if move == STEP_REPUTATION else -1)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        me = state.players[seat]
        done = state.number
        if GIVE <= move < GET + GOOD_COUNT:
            if not may_trade(me, done):
                return refuse("NF-125", "near-no-traded")
            good = GOODS[move - GIVE if move < GET else move - GET]
            reason = "near-no-such-good" if move < GET else "near-no-goods-for-it"
            return refuse("NF-126" if move < GET else "NF-127", reason, good=f"near-good-{good}")
        if DROP <= move < DROP + ARTIFACT_COUNT:
            if done & DISCARDED:
                return refuse("NF-125", "near-no-discarded")
            return refuse("NF-131", "near-no-not-in-hand", card=f"near-artifact-{ARTIFACTS[move - DROP]}")
        if BUY_REPUTATION <= move < BUY_REPUTATION + 4:
            return cannot_buy_reputation(me, done, (move - BUY_REPUTATION) // 2)
        if not holds(me, CHAIN):
            return refuse("NF-341", "near-no-card-not-held", card="near-find-f24")
        return refuse("NF-115", "near-no-track-end")


def cannot_buy_reputation(me: Traveller, done: i64, down: i64) -> NotAllowed:
    if course(done) == CLOSED:
        return refuse("NF-125", "near-no-reputation-done")
    if course(done) not in (NOT_BOUGHT, BUYING_DOWN if down else BUYING_UP):
        return refuse("NF-A52", "near-no-one-way")
    if not can_step(me.reputation, down == 0):
        return refuse("NF-A11", "near-no-track-end")
    return refuse("NF-132", "near-no-coin-or-gem")


# Trade.


def start_trade(is_given: bool, good: i64) -> i64:
    return (GIVEN if is_given else 0) | good << GOOD_AT


def count_in(trade: i64, good: i64) -> i64:
    """How many of a good are on the side of several."""
    return trade >> COUNTS_AT + COUNT_BITS * good & 7


def size_of(trade: i64) -> i64:
    found: i64 = 0
    for good in range(GOOD_COUNT):
        found += count_in(trade, good)
    return found


def worth_of(trade: i64) -> i64:
    """The value of the side of several (NF-127)."""
    found: i64 = 0
    for good in range(GOOD_COUNT):
        found += count_in(trade, good) * VALUE[good]
    return found


def single_good(trade: i64) -> i64:
    return trade >> GOOD_AT & GOOD_MASK


def with_good(trade: i64, good: i64) -> i64:
    return trade + bit_of(COUNTS_AT + COUNT_BITS * good)


def need_of(me: Traveller, trade: i64) -> i64:
    """What several goods must be worth for a single one; the Trade Wagon adds to what is spent (NF-355)."""
    return VALUE[single_good(trade)] - total_of(me, TRADE_VALUE)


def budget_of(me: Traveller, trade: i64) -> i64:
    """What several goods may be worth that are bought for a single one."""
    return VALUE[single_good(trade)] + total_of(me, TRADE_VALUE)


def reaches(me: Traveller, trade: i64) -> bool:
    """Whether goods that can still be named make up the value: those worth most, five in all."""
    worth = worth_of(trade)
    room = MOST_GOODS - size_of(trade)
    for good in DEAREST_FIRST:
        left = min(room, amount(me, good) - count_in(trade, good))
        worth += left * VALUE[good]
        room -= left
    return worth >= max(1, need_of(me, trade))


class Trade(Step[NearState]):
    """The other goods of a trade, one after another in any order (NF-126 to NF-130, NF-A51).

    A good is offered only while the trade can still be completed.
    """

    def run(self, state: NearState, number: i64) -> None:
        state.ask(TRADE, state.active, number)
        state.offered = self.legal(state, state.active)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        trade = state.number
        moves: list[int] = []
        if size_of(trade) < MOST_GOODS:
            for good in range(GOOD_COUNT):
                if self.fits(me, with_good(trade, good), good):
                    moves.append(ADD + good)
        if size_of(trade) and (trade & GIVEN or worth_of(trade) >= need_of(me, trade)):
            moves.append(DONE)
        return moves

    def fits(self, me: Traveller, trade: i64, good: i64) -> bool:
        if trade & GIVEN:
            return worth_of(trade) <= budget_of(me, trade)
        return count_in(trade, good) <= amount(me, good) and reaches(me, trade)

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        if move == DONE:
            exchange(state, seat, state.number)
        else:
            state.push(TRADE, with_good(state.number, move - ADD))

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        me = state.players[seat]
        trade = state.number
        if move == DONE:
            if not size_of(trade):
                return refuse("NF-A51", "near-no-empty-trade")
            return refuse("NF-127", "near-no-too-little", value=int(worth_of(trade)), need=int(need_of(me, trade)))
        good = move - ADD
        name = f"near-good-{GOODS[good]}"
        if size_of(trade) >= MOST_GOODS:
            return refuse("NF-126", "near-no-more-goods", number=MOST_GOODS)
        if trade & GIVEN:
            return refuse("NF-127", "near-no-too-much", good=name, value=int(budget_of(me, trade)))
        if count_in(trade, good) >= amount(me, good):
            return refuse("NF-126", "near-no-such-good", good=name)
        return refuse("NF-127", "near-no-goods-for-it", good=f"near-good-{GOODS[single_good(trade)]}")

    def write_number(self, number: i64) -> str:
        others = ",".join([GOODS[good] for good in range(GOOD_COUNT) for _ in range(count_in(number, good))])
        return f"{'give' if number & GIVEN else 'get'} {GOODS[single_good(number)]} {others}".rstrip()

    def read_number(self, text: str) -> int:
        way, single, *rest = text.split(" ")
        if way not in ("give", "get") or len(rest) > 1:
            raise ValueError(text)
        trade = start_trade(way == "give", GOODS.index(single))
        names = rest[0].split(",") if rest else []
        if len(names) > MOST_GOODS:
            raise ValueError(text)
        for name in names:
            trade = with_good(trade, GOODS.index(name))
        return trade


def exchange(state: NearState, seat: i64, trade: i64) -> None:
    """Spend one side, then gain the other, one by one (NF-A86)."""
    single = single_good(trade)
    if state.news is not None:
        state.tell("near-traded", seat, {"good": GOODS[single]})
    if trade & GIVEN:
        spend(state, seat, single, 1)
        for good in range(GOOD_COUNT):
            gain(state, seat, good, count_in(trade, good))
        return
    for good in range(GOOD_COUNT):
        if count_in(trade, good):
            spend(state, seat, good, count_in(trade, good))
    gain(state, seat, single, 1)
