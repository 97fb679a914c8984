"""One decision of a bot: its View, the moves on offer, free actions, and the roll in progress."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from ludarium.core.rng import Rng
from ludarium.games.near_and_far.book import Option
from ludarium.games.near_and_far.bots.journey import TRADE_UNIT, Journey, quest_worth
from ludarium.games.near_and_far.bots.town import Town
from ludarium.games.near_and_far.bots.worth import POINT, Worth, add_good, needed
from ludarium.games.near_and_far.components import MOST_SPACES, SPACE_NUMBER
from ludarium.games.near_and_far.effects import POINTS_OF_ARTIFACT, STRENGTH
from ludarium.games.near_and_far.moves import BUY, PLACE_CAMP, USE
from ludarium.games.near_and_far.rules.artifacts import BALM_AT, SALVE_AT
from ludarium.games.near_and_far.rules.dice import SIDES, other_total
from ludarium.games.near_and_far.rules.numbers import ARTIFACT_COUNT, DUEL, FIGHT, GOOD_COUNT
from ludarium.games.near_and_far.rules.quests import BONUS_ABOVE, book_of
from ludarium.games.near_and_far.rules.threats import active_threat
from ludarium.games.near_and_far.table import NearView

LOSS_ALLOWED: Final = -60  # a purchase may cost a little of what else could be bought
BONUS: Final = 2 * TRADE_UNIT
DUEL_WORTH: Final = 200


class Decision:
    """A View with the moves that it offers, and what follows from them."""

    def __init__(self, view: NearView, moves: Sequence[int], rng: Rng) -> None:
        self.view = view
        self.moves = moves
        self.rng = rng
        self.worth = Worth(view)
        self.town = Town(self.worth)
        self.me = self.worth.me
        self.state = self.worth.state

    @cached_property
    def journey(self) -> Journey:
        return Journey(self.worth)

    def best(self, rated: Iterable[tuple[int, int]]) -> int:
        """The move that is worth most, out of pairs of worth and move; equal ones by lot."""
        return max((worth, self.rng.below(1 << 20), move) for worth, move in rated)[2]

    def within(self, first: int, count: int) -> list[int]:
        """The moves on offer of one kind, by its first number and how many it has."""
        return [move for move in self.moves if first <= move < first + count]

    # Free actions.

    def free_action(self) -> int | None:
        """A purchase that takes nothing from a better one, or hearts that are missing for a camp."""
        bought = [(self.purchase(move - BUY), move) for move in self.within(BUY, ARTIFACT_COUNT)]
        good = [(gain, move) for gain, move in bought if gain >= LOSS_ALLOWED]
        if good:
            return self.best(good)
        if self.view.step == "camp" and not self.within(PLACE_CAMP, MOST_SPACES):
            return next((USE + place for place in (SALVE_AT, BALM_AT) if USE + place in self.moves), None)
        return None

    def purchase(self, card: int) -> int:
        """What buying a card now gains over keeping it in hand, with the goods for it."""
        me = self.me.copy()
        for good in range(GOOD_COUNT):
            add_good(me, good, -needed(card, good))
        me.hand &= ~(1 << card)
        return self.worth.gain_of(me) + POINT * POINTS_OF_ARTIFACT[card] + self.worth.ability(card)

    # The roll in progress.

    @cached_property
    def option(self) -> Option:
        """The option whose check is rolled for."""
        reading = self.view.reading
        assert reading is not None
        assert reading.option is not None
        return book_of(self.state).stories[reading.story].options[reading.option]

    def outcome(self, total: int, hearts: int) -> int:
        """What a total is worth with which so many hearts are left."""
        rolling = self.state.rolling
        if rolling == DUEL:
            return DUEL_WORTH if total > other_total(self.state) else 0
        if rolling == FIGHT:
            here, there = threat_path(self.view)
            if total < STRENGTH[active_threat(self.state)]:
                return self.journey.lost(here)
            return self.journey.won(there, hearts)
        need = self.option.check.value
        passed = quest_worth(need) if total >= need else 0
        bonus = BONUS if total >= need + BONUS_ABOVE else 0
        return passed + bonus + self.journey.settle(hearts)

    def best_hearts(self, total: int) -> tuple[int, int]:
        """What a total is worth with the best number of hearts, and that number, negative: never one too many."""
        have = int(self.me.hearts)
        return max((self.outcome(total + spent, have - spent), -spent) for spent in range(have + 1))

    def mean_roll(self, added: int) -> int:
        """What a roll is worth before the die falls, with all that is added to it."""
        return sum(self.best_hearts(added + face)[0] for face in range(1, SIDES + 1)) // SIDES


def threat_path(view: NearView) -> tuple[int, int]:
    """From where to where a figure goes that fights: of the step that asks, or of the result that is to come."""
    words = view.about.split()
    if view.step != "threat":
        words = next(text.split()[1:] for text in view.follows if text.startswith("fight-result"))
    return SPACE_NUMBER[words[0]], SPACE_NUMBER[words[1]]
