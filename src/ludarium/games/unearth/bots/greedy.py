"""A bot with a readable plan: roll where it pays, take stones that close rings, play cards that gain something."""

from collections.abc import Callable, Sequence
from typing import Final

from ludarium.core.bot import Bot
from ludarium.core.moves import Said
from ludarium.core.view import View
from ludarium.games.unearth.bots.worth import AROUND, SIDES, STONE_WORTH, Worth, cell_of
from ludarium.games.unearth.facts import DieOnRuin, Place, die_on_ruin
from ludarium.games.unearth.moves import MOVES
from ludarium.games.unearth.rules.numbers import LATER
from ludarium.games.unearth.table import UnearthView

# Cards that only make the coming roll better are played right away; these are their small gains.
FOR_THE_ROLL: Final = {
    "ancient-map": 0.5,
    "reading-the-stones": 0.4,
    "expedition": 0.3,
    "ancestral-claim": 0.6,
    "band-of-delvers": 2.0,
}
WORTH_PLAYING: Final = 0.25
MORE: Final = 1.0  # a card, or a second stone to choose from


class GreedyBot(Bot):
    """Scores every legal move by a few plain rules and takes the best; equal ones by lot."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, UnearthView)
        worth = Worth(view)
        scored = [(score(worth, MOVES.read(move)), self.rng.below(1 << 20), move) for move in moves]
        return max(scored)[2]


def score(worth: Worth, said: Said) -> float:
    score_of = SCORES.get(said.kind.name)
    return 0.0 if score_of is None else score_of(worth, said)


# Rolls.


def roll_score(worth: Worth, said: Said) -> float:
    die = str(said.values["die"])
    if said.places["place"] == LATER:
        sides = SIDES[die]
        return sum(worth.best_place(sides, value) for value in range(1, sides + 1)) / sides + 0.01
    return worth.roll_worth(worth.at(said.places["place"]), die)


def value_score(worth: Worth, value: int) -> float:
    roll = worth.view.roll
    assert roll is not None
    die = die_on_ruin(roll.die, value)
    if die.owner != worth.seat:
        return -float(value)
    if roll.place is None:
        return worth.best_place(die.sides, value)
    return worth.outcome(worth.at(roll.place - 1), die.sides, value, roll.die)


def ruin_score(worth: Worth, said: Said) -> float:
    roll = worth.view.roll
    assert roll is not None
    sides = die_on_ruin(roll.die, 0).sides
    return worth.outcome(worth.at(said.places["place"]), sides, roll.value, roll.die)


def reroll_score(worth: Worth, said: Said) -> float:
    """Keep what is better than a mean roll; a map is worth a little, the wonder costs nothing."""
    roll = worth.view.roll
    assert roll is not None
    kept = value_score(worth, roll.natural)
    if said.kind.name == "keep":
        return kept
    sides = die_on_ruin(roll.die, 0).sides
    return sum(value_score(worth, value) for value in range(1, sides + 1)) / sides


# Cards.


def lying(worth: Worth) -> list[tuple[Place, DieOnRuin]]:
    return [(place, die) for place in worth.places if place is not None for die in place.dice]


def card_score(worth: Worth, card: str) -> float:
    """A card that gains something is played before the roll; any other waits."""
    gain = FOR_THE_ROLL.get(card, 0.0)
    if card == "band-of-delvers" and worth.view.pending.band:
        gain = 0.0  # UN-150
    if card == "restoration":
        gain = sum(reroll_gain(worth, place, die) for place, die in lying(worth) if die.owner == worth.seat)
    elif card == "forgotten-song":
        gain = max(number_score(worth, number) for number in range(1, 9))
    elif card not in FOR_THE_ROLL:
        gain = max(aim_score(worth, card, place, die) for place, die in lying(worth))
    return 100.0 + gain if gain > WORTH_PLAYING else -100.0


def aim_score(worth: Worth, card: str, place: Place, die: DieOnRuin) -> float:
    if card == "lost-in-the-ruins":
        return reroll_gain(worth, place, die)
    change = 2 if card == "new-discovery" else -2
    value = min(max(die.value + change, 1), die.sides)
    if die.owner != worth.seat:
        return 0.2 * (die.value - value) if any(other.owner == worth.seat for other in place.dice) else 0.0
    before = worth.outcome(place, die.sides, die.value, die.die)
    after = worth.outcome(place, die.sides, value, die.die)
    low = STONE_WORTH if die.value <= 3 < value and place.stones else 0.0
    return after - before + low - 0.5


def reroll_gain(worth: Worth, place: Place, die: DieOnRuin) -> float:
    """Rolling an own die again may bring a stone; a rival's leading die may fall."""
    if die.owner != worth.seat:
        mine = any(other.owner == worth.seat for other in place.dice)
        return 0.15 * (die.value - (die.sides + 1) / 2) - 0.3 if mine else -1.0
    values = [worth.outcome(place, die.sides, value, die.die) for value in range(1, die.sides + 1)]
    now = worth.outcome(place, die.sides, die.value, die.die)
    if die.value <= 3:
        now -= STONE_WORTH  # its stone is taken already
    return sum(values) / die.sides - now


def target_score(worth: Worth, die: str) -> float:
    card = worth.view.in_play or "lost-in-the-ruins"
    found = [(place, one) for place, one in lying(worth) if one.die == die]
    if not found:
        return float(die_on_ruin(die, 0).owner == worth.seat)
    place, one = found[0]
    if not one.value:  # in the air, to be rolled first
        return float(one.owner == worth.seat) + 0.1 * one.sides
    return aim_score(worth, card, place, one)


def number_score(worth: Worth, number: int) -> float:
    return sum(reroll_gain(worth, place, die) for place, die in lying(worth) if die.value == number)


# Stones.


def open_cells(worth: Worth) -> list[tuple[int, int]]:
    """Cells beside own stones; nearly all of them are legal."""
    if not worth.field:
        return [(0, 0)]
    beside = {(q + dq, r + dr) for q, r in worth.field for dq, dr in AROUND}
    return sorted(beside - worth.field.keys() - worth.built)


def cell_score(worth: Worth, said: Said) -> float:
    if worth.view.stone is None:
        return 0.0  # a ring to be built first
    return worth.cell_worth(cell_of(said), worth.view.stone)


SCORES: Final[dict[str, Callable[[Worth, Said], float]]] = {
    "keep": reroll_score,
    "reroll map": reroll_score,
    "reroll wonder": reroll_score,
    "draw": lambda _worth, _said: MORE,
    "draw two": lambda _worth, _said: MORE,
    "play": lambda worth, said: card_score(worth, str(said.values["card"])),
    "roll": roll_score,
    "ruin": ruin_score,
    "number": lambda worth, said: number_score(worth, said.places["number"] + 1),
    "value": lambda worth, said: value_score(worth, said.places["value"] + 1),
    "stone": lambda worth, said: worth.stone_worth(str(said.values["colour"]), open_cells(worth)),
    "target": lambda worth, said: target_score(worth, str(said.values["die"])),
    "build": lambda worth, said: worth.wonder_worth(str(said.values["wonder"])),
    "take": lambda worth, said: worth.ruin_worth(str(said.values["ruin"]), worth.seat),
    "cell": cell_score,
}
