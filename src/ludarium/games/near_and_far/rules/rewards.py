"""What a passed quest gives, in the order of NF-A114: animals, adventurers, finds, treasures, the rest."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has
from ludarium.core.steps import Step
from ludarium.games.near_and_far.book import OPTIONS, Reward
from ludarium.games.near_and_far.components import ADVENTURERS as ADVENTURER_NAMES
from ludarium.games.near_and_far.components import FIND_NUMBER
from ludarium.games.near_and_far.effects import FIND_DRAWS, FIND_GAIN
from ludarium.games.near_and_far.rules.gains import (
    gain_hearts,
    gain_reputation,
    gain_word,
    join_reserve,
    lose_hearts,
    recount,
)
from ludarium.games.near_and_far.rules.numbers import (
    DECK,
    MEMBER,
    MOST_ANIMALS,
    NOTHING,
    REWARD,
    TREASURES,
)
from ludarium.games.near_and_far.rules.quests import BONUS_AT, ITEM_MASK, OPTION_AT, book_of, goods_in
from ludarium.games.near_and_far.rules.saloon import draw_adventurer
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.treasures import SAME_EVENT

ANIMALS: Final = 0
ADVENTURERS: Final = 1
FINDS: Final = 2
TREASURE_CARDS: Final = 3
REST: Final = 4


class GainReward(Step[NearState]):
    """One item of a reward and its bonus, then the next: what is gained may ask, and the others wait.

    Its number is the item, whether the bonus is gained too, and the option.
    """

    def run(self, state: NearState, number: i64) -> None:
        item = number & ITEM_MASK
        if item < REST:
            state.push(REWARD, number + 1)
        option = book_of(state).option(number >> OPTION_AT)
        base = option.reward
        bonus = option.bonus if number >> BONUS_AT & 1 else NO_REWARD
        if item == ANIMALS:
            self.gain_birds(state, base.animal + bonus.animal)
        elif item == ADVENTURERS:
            self.gain_adventurers(state, base.adventurer + bonus.adventurer)
        elif item == FINDS:
            self.gain_finds(state, [*base.find, *bonus.find])
        elif item == TREASURE_CARDS:
            self.gain_treasures(state, base.treasure + bonus.treasure)
        else:
            self.gain_rest(state, base)
            self.gain_rest(state, bonus)

    def gain_birds(self, state: NearState, number: i64) -> None:
        """NF-A29: beyond three animals a bird is lost."""
        me = state.me(state.active)
        room = MOST_ANIMALS - me.animals_held()
        gained = min(number, room)
        me.animals += gained
        if gained > 0 and state.news is not None:
            state.tell("near-gained-birds", state.active, {"number": int(gained)})

    def gain_adventurers(self, state: NearState, number: i64) -> None:
        """NF-A29: drawn from the bag, free; into the team as after a hire."""
        for _ in range(number):
            adventurer = draw_adventurer(state)
            if adventurer == NOTHING:
                return
            if state.news is not None:
                state.tell("near-joined", state.active, {"adventurer": ADVENTURER_NAMES[adventurer]})
            join_reserve(state, state.active, adventurer)
            state.push(MEMBER, adventurer)

    def gain_finds(self, state: NearState, names: list[str]) -> None:
        """NF-251, NF-A30, NF-A120: each find is there once."""
        for name in names:
            find = FIND_NUMBER[name.lower()]
            if self.is_gone(state, find):
                continue
            me = state.me(state.active)
            me.finds |= bit_of(find)
            recount(me)
            if state.news is not None:
                state.tell("near-found", state.active, {"find": name.lower()})
            gain_word(state, state.active, FIND_GAIN[find])
            if FIND_DRAWS[find]:
                state.push(DECK, FIND_DRAWS[find])

    def is_gone(self, state: NearState, find: i64) -> bool:
        if has(state.finds_out, find):
            return True
        for seat in range(state.seats):
            if has(state.players[seat].finds, find):
                return True
        return False

    def gain_treasures(self, state: NearState, number: i64) -> None:
        """NF-A118: one draw event, the cards one after another."""
        for at in range(number):
            state.push(TREASURES, 1 | (SAME_EVENT if at < number - 1 else 0))

    def gain_rest(self, state: NearState, reward: Reward) -> None:
        """NF-249, NF-250, NF-A31."""
        gain_word(state, state.active, goods_in(reward))
        gain_hearts(state, state.active, reward.heart)
        lose_hearts(state, state.active, -reward.heart)
        gain_reputation(state, state.active, reward.reputation)

    def write_number(self, number: i64) -> str:
        option = number >> OPTION_AT
        bonus = " bonus" if number >> BONUS_AT & 1 else ""
        return f"{option // OPTIONS} {option % OPTIONS} {number & ITEM_MASK}{bonus}"

    def read_number(self, text: str) -> int:
        words = text.split()
        bonus = words[3:] == ["bonus"]
        if len(words) != 3 + bonus:
            raise ValueError(text)
        story, place, item = (int(word) for word in words[:3])
        if not (0 <= story < MOST_STORIES and 0 <= place < OPTIONS and 0 <= item <= REST):
            raise ValueError(text)
        return (story * OPTIONS + place) << OPTION_AT | bonus << BONUS_AT | item


NO_REWARD: Final = Reward()
MOST_STORIES: Final = 512
