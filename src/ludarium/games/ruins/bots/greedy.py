"""A bot with a readable plan: shed many ruins cheaply, keep strong ones for the lead, spend torches on value."""

from collections.abc import Callable, Sequence
from typing import Final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUIN_NUMBER, RUINS
from ludarium.games.ruins.facts import cards_in
from ludarium.games.ruins.moves import MOVES
from ludarium.games.ruins.rules.cards import ADAPT, DAY_VALUE, ICON_MASK, ICONS, INCREASE, NIGHT_VALUE
from ludarium.games.ruins.table import RuinsView, Upgrades, own_hand

HIGH_CARD: Final = 9  # a value that usually wins a pile


class Reading:
    """What the bot makes of its View: the values, icons and groups of its own hand."""

    def __init__(self, view: RuinsView) -> None:
        self.view = view
        self.hand = own_hand(view)
        cards = {RUIN_NUMBER[name]: card for name, card in cards_in(view, self.hand).items()}
        self.values = {ruin: card.value for ruin, card in cards.items()}
        self.adapting = {ruin for ruin, card in cards.items() if "adapt" in card.effects}
        self.extras = {ruin: card.effects.get("extra", 0) for ruin, card in cards.items()}
        self.groups: dict[int, list[int]] = {}
        for ruin, value in self.values.items():
            self.groups.setdefault(value, []).append(ruin)

    def group_size(self, value: int) -> int:
        """How many ruins a set of this value could count as without breaking others."""
        return sum(1 + self.extras[ruin] for ruin in self.groups.get(value, []))

    @property
    def danger(self) -> int:
        """The smallest hand among the opponents still playing."""
        view = self.view
        rivals = [
            size
            for seat, size in view.hands.items()
            if isinstance(size, int) and seat in view.participants and seat not in view.out
        ]
        return min(rivals, default=9)


class GreedyBot(Bot):
    """Scores every legal move by a few plain rules and takes the best; equal ones by lot."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, RuinsView)
        reading = Reading(view)
        scored = [(score(reading, move), self.rng.below(1 << 20), move) for move in moves]
        return max(scored)[2]


def score(reading: Reading, move: int) -> float:
    said = MOVES.read(move)
    kind = said.kind.name
    if kind in SCORE:
        return SCORE[kind]
    (place,) = said.places.values()  # every other kind has one argument: a slot, a value, a number, a ruin
    return SCORE_OF[kind](reading, place)


def keeping(reading: Reading, ruin: int) -> float:
    """How much a ruin is worth in the hand: its value, its company, its icons."""
    worth = float(reading.values[ruin])
    worth += 3.0 * (len(reading.groups[reading.values[ruin]]) - 1)
    return worth + 4.0 * (ruin in reading.adapting) + 4.0 * reading.extras[ruin]


def value_score(reading: Reading, value: int) -> float:
    """Leads: long sets of low value first. Follows: the lowest that serves, unless it breaks a longer set."""
    view = reading.view
    size = reading.group_size(value)
    if not view.pile:
        left = len(reading.hand) - size
        return 10.0 + 3.0 * size - 0.6 * value + (20.0 if left <= 0 else 0.0)
    count = view.pile[-1].count
    waste = max(0, size - count)
    overshoot = value - view.pile[-1].value
    worth = 6.0 - 0.7 * overshoot - 2.5 * waste + 2.0 * count
    if overshoot == 0 and view.options["match_skips"] == "on":
        worth += 2.0
    if reading.danger <= 3 or len(reading.hand) <= 4:
        worth += 4.0
    if value >= HIGH_CARD + 2 and len(reading.hand) > 5 and reading.danger > 4:
        worth -= 3.0
    return worth


def buy_score(reading: Reading, slot: int) -> float:
    """Torches come back every round, so they are spent, best on what helps for the rest of the game."""
    view = reading.view
    discovery = DISCOVERIES.index(view.market[slot] or "")
    worth = 1.5 * INCREASE[discovery] + 4.0 * ADAPT[discovery] + 5.0 * (ICONS[discovery] & ICON_MASK)
    cost = 2.0 * view.prices[slot]
    least = view.pile[-1].value if view.pile else 1
    need = 3.0 if not any(value >= least for value in reading.values.values()) else 0.0
    return worth - cost + need + (2.0 if view.pile else 0.0) + 4.0 * (view.round - 1) / COMPONENTS.game.rounds


def put_score(reading: Reading, ruin: int) -> float:
    """Discoveries go where they stay useful: on own claimed ruins first, then on strong ones."""
    view = reading.view
    upgrades = view.ruins.get(RUINS[ruin], Upgrades())
    own = upgrades.claim == view.seat
    foreign = upgrades.claim is not None and not own
    return 5.0 * own - 5.0 * foreign + 0.3 * reading.values.get(ruin, 0)


def add_score(reading: Reading, ruin: int) -> float:
    """Plain ruins before adapting ones and ruins with icons; a leader lays the whole set."""
    plain = ruin not in reading.adapting and not reading.extras[ruin]
    return 2.0 if plain else (1.0 if len(reading.values) <= 3 else 0.2)


def claim_score(reading: Reading, ruin: int) -> float:
    """Claims are for ruins that will win piles in later rounds."""
    worth = reading.values.get(ruin, 0) + 4 * reading.extras.get(ruin, 0) + 3 * (ruin in reading.adapting)
    worth += 2 * len(reading.view.ruins.get(RUINS[ruin], Upgrades()).discoveries)
    return worth - (11.5 - reading.view.round)


def flip_score(reading: Reading, ruin: int) -> float:
    """Turn the ruin that gains most and is not part of a set."""
    gain = NIGHT_VALUE[ruin] - DAY_VALUE[ruin]
    broken = len(reading.groups[reading.values[ruin]]) - 1
    return gain - 2.5 * broken


# By kind of move: a fixed score, or one that depends on the argument.
SCORE: Final = {"pass": 0.0, "done": 0.0, "enough": 0.5, "keep": 1.0, "own-first": 1.0, "forced-first": 0.0}
SCORE_OF: Final[dict[str, Callable[[Reading, int], float]]] = {
    "buy": buy_score,
    "value": lambda reading, place: value_score(reading, place + 1),
    "extras": lambda _, extras: extras,  # a high count is hard to follow
    "draw": lambda _, number: number,  # draw all: discarding the worst never hurts
    "flip": flip_score,
    "put": put_score,
    "add": add_score,
    "claim": claim_score,
    "discard": lambda reading, ruin: -keeping(reading, ruin),
}
