"""Quests: stories and arcade cards, their prices and checks (rules chapters 23 and 27)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.book import OPTIONS, Book, Price, Reward, Story, book_for
from ludarium.games.near_and_far.book import Option as StoryOption
from ludarium.games.near_and_far.components import ARCADES, COMPONENTS, GOODS
from ludarium.games.near_and_far.effects import GOODS_BITS, GOODS_MASK, JOURNAL
from ludarium.games.near_and_far.moves import CHOOSE_OPTION, NONE, TAKE_QUEST
from ludarium.games.near_and_far.rules.dice import begin_roll, forget_roll, total
from ludarium.games.near_and_far.rules.gains import amount, can_pay, draw_from, pay, total_of
from ludarium.games.near_and_far.rules.numbers import (
    ARCADE,
    CHECK,
    CHECK_RESULT,
    CLOSE_QUEST,
    COMBAT_CHECK,
    DECK,
    GOOD_COUNT,
    NOTHING,
    OPTION,
    READ,
    RESULT_SPAN,
    REWARD,
    SKILL_CHECK,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse

BONUS_ABOVE: Final[int] = COMPONENTS.game.bonus_above
# The number of REWARD: which item comes next, whether the bonus is gained too, and the option.
BONUS_AT: Final = 3
OPTION_AT: Final = 4
ITEM_MASK: Final = 7


def book_of(state: NearState) -> Book:
    """NF-002, NF-006: the stories of the map, or the arcade cards."""
    mode = "arcade" if state.table.mode == ARCADE else "first-adventure"
    return book_for(mode, state.table.roads.number)


def story_of(state: NearState) -> Story:
    """The story that is being read."""
    return book_of(state).stories[state.story]


def chosen(state: NearState) -> StoryOption:
    """The option that was announced."""
    return story_of(state).options[state.option]


def goods_in(listed: Price | Reward) -> int:
    """The goods of a price or a reward, as a goods word."""
    amounts = [listed.food, listed.coin, listed.gem, listed.green, listed.blue, listed.red, listed.yellow]
    return sum([number << GOODS_BITS * good for good, number in enumerate(amounts)])


class Quest(Own):
    """NF-234, NF-A13, NF-A107: whoever ends the movement on a quest token may take part."""

    def run(self, state: NearState, number: i64) -> None:
        if has(state.quest_tokens, state.players[state.active].place):
            super().run(state, number)

    def options(self, state: NearState, seat: i64) -> list[int]:
        return [TAKE_QUEST, NONE]

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == TAKE_QUEST:
            state.push(READ)


class Read(Step[NearState]):
    """NF-235, NF-273: the story of the space is read out, or an arcade card is turned over.

    Nobody at the table knows a story before it is read: a State drawn from a View reads any one.
    """

    def run(self, state: NearState, number: i64) -> None:
        if state.table.mode == ARCADE:
            state.story = self.turn_over(state)
        elif state.blind:
            state.story = state.rng.below(len(book_of(state).stories))
        else:
            state.story = state.table.roads.story[state.players[state.active].place]
        state.option = NOTHING
        state.passed = False
        state.stories_read |= bit_of(state.story)
        if state.news is not None:
            state.tell("near-read", state.active, {"story": story_of(state).id})
        state.push(OPTION)

    def turn_over(self, state: NearState) -> i64:
        """NF-A22: an empty deck is made of its discards."""
        if not state.arcade_deck:
            state.arcade_deck = state.arcade_discard
            state.arcade_discard = 0
        card = draw_from(state, state.arcade_deck, ARCADES)
        state.arcade_deck &= ~bit_of(card)
        state.arcade = card
        return card


class Option(Own):
    """NF-012, NF-238, NF-247: the active player announces an option and pays its price."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        moves = []
        me = state.players[seat]
        for at, option in enumerate(story_of(state).options):
            if can_pay(me, goods_in(option.price)):
                moves.append(CHOOSE_OPTION + at)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        state.option = move - CHOOSE_OPTION
        option = chosen(state)
        pay(state, seat, goods_in(option.price))
        if state.news is not None:
            state.tell("near-chose", seat, {"story": story_of(state).id, "option": option.key})
        state.push(CLOSE_QUEST)
        state.push(CHECK)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        options = story_of(state).options
        at = int(move - CHOOSE_OPTION)
        if at >= len(options):
            return refuse("NF-236", "near-no-such-option", number=len(options))
        price = goods_in(options[at].price)
        me = state.players[seat]
        for good in range(GOOD_COUNT):
            need = price >> GOODS_BITS * good & GOODS_MASK
            if amount(me, good) < need:
                return refuse(
                    "NF-247",
                    "near-no-cannot-pay",
                    good=f"near-good-{GOODS[good]}",
                    need=int(need),
                    have=int(amount(me, good)),
                )
        return None


class Check(Step[NearState]):
    """NF-238 to NF-240: a roll on skill or combat; without a check everything listed is gained (NF-281)."""

    def run(self, state: NearState, number: i64) -> None:
        check = chosen(state).check
        state.push(CHECK_RESULT)
        if check.type != "none":
            begin_roll(state, SKILL_CHECK if check.type == "skill" else COMBAT_CHECK)


class CheckResult(Step[NearState]):
    """NF-241, NF-242, NF-246: the reward, from two above the requirement on the bonus too; or nothing."""

    def run(self, state: NearState, number: i64) -> None:
        option = chosen(state)
        with_check = option.check.type != "none"
        result = total(state) if with_check else 0
        need = option.check.value if with_check else 0
        forget_roll(state)
        seat = state.active
        if result < need:
            if state.news is not None:
                state.tell("near-failed", seat, {"story": story_of(state).id, "option": option.key})
            return
        state.passed = True
        if state.table.mode != ARCADE:  # an arcade card has no words for its results
            state.results_read |= bit_of(RESULT_SPAN * state.story + state.option)
        if state.news is not None:
            state.tell("near-passed", seat, {"story": story_of(state).id, "option": option.key})
        cards = total_of(state.players[seat], JOURNAL)
        if cards and with_check:
            state.push(DECK, cards)  # NF-368, NF-A69
        bonus: i64 = 1 if with_check and result >= need + BONUS_ABOVE else 0
        state.push(REWARD, self.rewarded(state) << OPTION_AT | bonus << BONUS_AT)

    def rewarded(self, state: NearState) -> i64:
        """The number of the option whose reward is gained.

        A State drawn from a View does not know it: it gains that of any option with the same requirement.
        """
        if not state.blind:
            return state.story * OPTIONS + state.option
        need = chosen(state).check.value
        alike = [
            story * OPTIONS + place
            for story, told in enumerate(book_of(state).stories)
            for place, option in enumerate(told.options)
            if option.check.value == need
        ]
        return alike[state.rng.below(len(alike))]


class CloseQuest(Step[NearState]):
    """NF-245, NF-275, NF-276: the quest token and the arcade card are discarded, whatever came of it.

    What was read stays open until the turn ends.
    """

    def run(self, state: NearState, number: i64) -> None:
        state.quest_tokens &= ~bit_of(state.players[state.active].place)
        if state.arcade != NOTHING:
            state.arcade_discard |= bit_of(state.arcade)
            state.arcade = NOTHING
