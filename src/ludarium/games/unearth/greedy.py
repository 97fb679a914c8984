"""A bot with a readable plan: roll where it pays, take stones that close rings, play cards that gain something."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.unearth.components import CARDS, DICE, DIE_NUMBER, RUINS, STONES, WONDERS, die_name
from ludarium.games.unearth.engine.moves import (
    BUILD,
    CELL,
    CHOICES,
    DECLINE,
    DICE_EACH,
    DRAW_ONE,
    END,
    KEEP,
    LATER,
    NUMBER,
    PLAY,
    ROLL,
    RUIN,
    STONE,
    TAKE,
    TARGET,
    VALUE,
    q_of,
    r_of,
)
from ludarium.games.unearth.judging import AROUND, SIDES, STONE_WORTH, Judgement
from ludarium.games.unearth.view import DieOnRuin, Place, UnearthView

# Cards that only make the coming roll better are played right away; these are their small gains.
FOR_THE_ROLL: Final = {
    "ancient-map": 0.5,
    "reading-the-stones": 0.4,
    "expedition": 0.3,
    "ancestral-claim": 0.6,
    "band-of-delvers": 2.0,
}
WORTH_PLAYING: Final = 0.25


class GreedyBot(Bot):
    """Scores every legal move by a few plain rules and takes the best; equal ones by lot."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, UnearthView)
        judge = Judgement(view)
        scored = [(score(judge, move), self.rng.below(1 << 20), move) for move in moves]
        return max(scored)[2]


def score(judge: Judgement, move: int) -> float:
    if move >= CELL:
        return cell_score(judge, move)
    if move >= TAKE:
        return judge.ruin_worth(RUINS[move - TAKE], judge.seat)
    if move >= BUILD:
        return judge.wonder_worth(WONDERS[move - BUILD])
    if move >= TARGET:
        return target_score(judge, die_name(move - TARGET))
    if move >= STONE:
        return judge.stone_worth(STONES[move - STONE], open_cells(judge))
    if move > VALUE:
        return value_score(judge, move - VALUE)
    if move > NUMBER:
        return number_score(judge, move - NUMBER)
    if move >= RUIN:
        return ruin_score(judge, move - RUIN)
    if move >= ROLL:
        return roll_score(judge, move - ROLL)
    if move >= PLAY:
        return card_score(judge, CARDS[move - PLAY])
    if move in (END, DECLINE, DRAW_ONE):
        return 0.0
    return reroll_score(judge, move)


# Rolls.


def roll_score(judge: Judgement, choice: int) -> float:
    die = DICE[choice // CHOICES]
    if choice % CHOICES == LATER:
        sides = SIDES[die]
        return sum(judge.best_place(sides, value) for value in range(1, sides + 1)) / sides + 0.01
    return judge.roll_worth(judge.at(choice % CHOICES), die)


def value_score(judge: Judgement, value: int) -> float:
    roll = judge.view.roll
    assert roll is not None
    if roll.owner != judge.seat:
        return -float(value)
    if roll.place is None:
        return judge.best_place(roll.sides, value)
    return judge.outcome(judge.at(roll.place - 1), roll.sides, value, roll.die)


def ruin_score(judge: Judgement, place: int) -> float:
    roll = judge.view.roll
    assert roll is not None
    return judge.outcome(judge.at(place), roll.sides, roll.value, roll.die)


def reroll_score(judge: Judgement, move: int) -> float:
    """Keep what is better than a mean roll; a map is worth a little, the wonder costs nothing."""
    roll = judge.view.roll
    if roll is None:
        return 1.0  # a card or two stones are drawn
    kept = value_score(judge, roll.natural)
    if move == KEEP:
        return kept
    return sum(value_score(judge, value) for value in range(1, roll.sides + 1)) / roll.sides


# Cards.


def lying(judge: Judgement) -> list[tuple[Place, DieOnRuin]]:
    return [(place, die) for place in judge.view.centre if place is not None for die in place.dice]


def card_score(judge: Judgement, card: str) -> float:
    """A card that gains something is played before the roll; any other waits."""
    gain = FOR_THE_ROLL.get(card, 0.0)
    if card == "band-of-delvers" and judge.view.pending.band:
        gain = 0.0  # UN-150
    if card == "restoration":
        gain = sum(reroll_gain(judge, place, die) for place, die in lying(judge) if die.owner == judge.seat)
    elif card == "forgotten-song":
        gain = max(number_score(judge, number) for number in range(1, 9))
    elif card not in FOR_THE_ROLL:
        gain = max(aim_score(judge, card, place, die) for place, die in lying(judge))
    return 100.0 + gain if gain > WORTH_PLAYING else -100.0


def aim_score(judge: Judgement, card: str, place: Place, die: DieOnRuin) -> float:
    if card == "lost-in-the-ruins":
        return reroll_gain(judge, place, die)
    change = 2 if card == "new-discovery" else -2
    value = min(max(die.value + change, 1), die.sides)
    if die.owner != judge.seat:
        return 0.2 * (die.value - value) if any(other.owner == judge.seat for other in place.dice) else 0.0
    before = judge.outcome(place, die.sides, die.value, die.die)
    after = judge.outcome(place, die.sides, value, die.die)
    low = STONE_WORTH if die.value <= 3 < value and place.stones else 0.0
    return after - before + low - 0.5


def reroll_gain(judge: Judgement, place: Place, die: DieOnRuin) -> float:
    """Rolling an own die again may bring a stone; a rival's leading die may fall."""
    if die.owner != judge.seat:
        mine = any(other.owner == judge.seat for other in place.dice)
        return 0.15 * (die.value - (die.sides + 1) / 2) - 0.3 if mine else -1.0
    values = [judge.outcome(place, die.sides, value, die.die) for value in range(1, die.sides + 1)]
    now = judge.outcome(place, die.sides, die.value, die.die)
    if die.value <= 3:
        now -= STONE_WORTH  # its stone is taken already
    return sum(values) / die.sides - now


def target_score(judge: Judgement, die: str) -> float:
    card = judge.view.in_play or "lost-in-the-ruins"
    found = [(place, one) for place, one in lying(judge) if one.die == die]
    if not found:
        return float(DIE_NUMBER[die] // DICE_EACH == judge.seat)
    place, one = found[0]
    if not one.value:  # in the air, to be rolled first
        return float(one.owner == judge.seat) + 0.1 * one.sides
    return aim_score(judge, card, place, one)


def number_score(judge: Judgement, number: int) -> float:
    return sum(reroll_gain(judge, place, die) for place, die in lying(judge) if die.value == number)


# Stones.


def open_cells(judge: Judgement) -> list[tuple[int, int]]:
    """Cells beside own stones; nearly all of them are legal."""
    if not judge.field:
        return [(0, 0)]
    beside = {(q + dq, r + dr) for q, r in judge.field for dq, dr in AROUND}
    return sorted(beside - judge.field.keys() - judge.built)


def cell_score(judge: Judgement, move: int) -> float:
    cell = (q_of(move - CELL), r_of(move - CELL))
    if judge.view.stone is None:
        return 0.0  # a ring to be built first
    return judge.cell_worth(cell, judge.view.stone)
