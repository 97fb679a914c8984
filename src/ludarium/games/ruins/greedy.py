"""A bot with a readable plan: shed many ruins cheaply, keep strong ones for the lead, spend torches on value."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUIN_NUMBER, RUINS
from ludarium.games.ruins.engine.cards import (
    ADAPT,
    DAY_VALUE,
    ICON_MASK,
    ICONS,
    INCREASE,
    NIGHT_ADAPT,
    NIGHT_ICONS,
    NIGHT_VALUE,
)
from ludarium.games.ruins.engine.moves import (
    ADD,
    BUY,
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    ENOUGH,
    EXTRAS,
    FLIP,
    KEEP,
    OWN_FIRST,
    PASS,
    PUT,
    VALUE,
)
from ludarium.games.ruins.view import RuinsView, Upgrades

HIGH_CARD: Final = 9  # a value that usually wins a pile


class Reading:
    """What the bot makes of its View: the values, icons and groups of its own hand."""

    def __init__(self, view: RuinsView) -> None:
        self.view = view
        self.values: dict[int, int] = {}
        self.adapting: set[int] = set()
        self.extras: dict[int, int] = {}
        for name in view.hand:
            self.read(RUIN_NUMBER[name], view.upgrades.get(name, Upgrades()))
        self.groups: dict[int, list[int]] = {}
        for ruin, value in self.values.items():
            self.groups.setdefault(value, []).append(ruin)

    def read(self, ruin: int, upgrades: Upgrades) -> None:
        discoveries = [DISCOVERIES.index(name) for name in upgrades.discoveries]
        base = NIGHT_VALUE[ruin] if upgrades.night else DAY_VALUE[ruin]
        self.values[ruin] = base + sum(INCREASE[one] for one in discoveries)
        if any(ADAPT[one] for one in discoveries) or (upgrades.night and NIGHT_ADAPT[ruin]):
            self.adapting.add(ruin)
        icons = sum(ICONS[one] & ICON_MASK for one in discoveries)
        self.extras[ruin] = icons + (NIGHT_ICONS[ruin] & ICON_MASK if upgrades.night else 0)

    def group_size(self, value: int) -> int:
        """How many ruins a set of this value could count as without breaking others."""
        return sum(1 + self.extras[ruin] for ruin in self.groups.get(value, []))

    @property
    def danger(self) -> int:
        """The smallest hand among the opponents still playing."""
        view = self.view
        rivals = [
            size
            for seat, size in enumerate(view.hand_sizes)
            if seat != view.seat and seat in view.participants and seat not in view.out
        ]
        return min(rivals, default=9)


class GreedyBot(Bot):
    """Scores every legal move by a few plain rules and takes the best; equal ones by lot."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, RuinsView)
        reading = Reading(view)
        scored = [(self.score(reading, move), self.rng.below(1 << 20), move) for move in moves]
        return max(scored)[2]

    def score(self, reading: Reading, move: int) -> float:
        if move >= DISCARD:
            return -self.keeping(reading, move - DISCARD)
        if move >= CLAIM or move == DONE:
            return self.claim_score(reading, move)
        if move >= ADD or move == ENOUGH:
            return self.add_score(reading, move)
        if move >= PUT:
            return self.put_score(reading, move - PUT)
        if move >= FLIP or move == KEEP:
            return self.flip_score(reading, move)
        if move >= DRAW:
            return move - DRAW  # draw all: discarding the worst never hurts
        if move >= EXTRAS:
            return move - EXTRAS  # a high count is hard to follow
        if move == PASS:
            return 0.0
        if move > VALUE:
            return self.value_score(reading, move - VALUE)
        if move >= BUY:
            return self.buy_score(reading, move - BUY)
        return 1.0 if move == OWN_FIRST else 0.0

    def keeping(self, reading: Reading, ruin: int) -> float:
        """How much a ruin is worth in the hand: its value, its company, its icons."""
        worth = float(reading.values[ruin])
        worth += 3.0 * (len(reading.groups[reading.values[ruin]]) - 1)
        return worth + 4.0 * (ruin in reading.adapting) + 4.0 * reading.extras[ruin]

    def value_score(self, reading: Reading, value: int) -> float:
        """Leads: long sets of low value first. Follows: the lowest that serves, unless it breaks a longer set."""
        view = reading.view
        size = reading.group_size(value)
        if not view.pile:
            left = len(view.hand) - size
            return 10.0 + 3.0 * size - 0.6 * value + (20.0 if left <= 0 else 0.0)
        count = view.pile[-1].count
        waste = max(0, size - count)
        overshoot = value - view.pile[-1].value
        score = 6.0 - 0.7 * overshoot - 2.5 * waste + 2.0 * count
        if overshoot == 0 and view.options["match_skips"] == "on":
            score += 2.0
        if reading.danger <= 3 or len(view.hand) <= 4:
            score += 4.0
        if value >= HIGH_CARD + 2 and len(view.hand) > 5 and reading.danger > 4:
            score -= 3.0
        return score

    def buy_score(self, reading: Reading, slot: int) -> float:
        """Torches come back every round, so they are spent, best on what helps for the rest of the game."""
        view = reading.view
        discovery = DISCOVERIES.index(view.market[slot])
        worth = 1.5 * INCREASE[discovery] + 4.0 * ADAPT[discovery] + 5.0 * (ICONS[discovery] & ICON_MASK)
        cost = 2.0 * view.prices[slot]
        need = 3.0 if not any(value >= self.floor(view) for value in reading.values.values()) else 0.0
        return worth - cost + need + (2.0 if view.pile else 0.0) + 4.0 * (view.round - 1) / COMPONENTS.game.rounds

    def floor(self, view: RuinsView) -> int:
        return view.pile[-1].value if view.pile else 1

    def put_score(self, reading: Reading, ruin: int) -> float:
        """Discoveries go where they stay useful: on own claimed ruins first, then on strong ones."""
        view = reading.view
        upgrades = view.upgrades.get(RUINS[ruin], Upgrades())
        own = upgrades.claim == view.seat
        foreign = upgrades.claim is not None and not own
        return 5.0 * own - 5.0 * foreign + 0.3 * reading.values.get(ruin, 0)

    def add_score(self, reading: Reading, move: int) -> float:
        """Plain ruins before adapting ones and ruins with icons; a leader lays the whole set."""
        if move == ENOUGH:
            return 0.5
        ruin = move - ADD
        plain = ruin not in reading.adapting and not reading.extras[ruin]
        return 2.0 if plain else (1.0 if len(reading.values) <= 3 else 0.2)

    def claim_score(self, reading: Reading, move: int) -> float:
        """Claims are for ruins that will win piles in later rounds."""
        if move == DONE:
            return 0.0
        ruin = move - CLAIM
        worth = reading.values.get(ruin, 0) + 4 * reading.extras.get(ruin, 0) + 3 * (ruin in reading.adapting)
        worth += 2 * len(reading.view.upgrades.get(RUINS[ruin], Upgrades()).discoveries)
        return worth - (11.5 - reading.view.round)

    def flip_score(self, reading: Reading, move: int) -> float:
        """Turn the ruin that gains most and is not part of a set."""
        if move == KEEP:
            return 1.0
        ruin = move - FLIP
        gain = NIGHT_VALUE[ruin] - DAY_VALUE[ruin]
        broken = len(reading.groups[reading.values[ruin]]) - 1
        return gain - 2.5 * broken
