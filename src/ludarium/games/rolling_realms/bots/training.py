"""Learns the table of the planner by playing rounds against chance.

    python -m ludarium.games.rolling_realms.bots.training 120000

plays that many rounds, quickest with a compiled engine (minutes), and writes ``estimate.json``. After each round
the worth of every position on the way moves a little towards the score that the round ended with.
"""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from ludarium.core.rng import QuickRng
from ludarium.games.rolling_realms.bots.features import FEATURES
from ludarium.games.rolling_realms.bots.planner import HUNDREDTHS
from ludarium.games.rolling_realms.bots.planning import Estimate, hasty_turn, no_estimate
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.player import SLOTS, Player, Realm, fresh_player, give_roll
from ludarium.games.rolling_realms.rules.powers import FACES
from ludarium.games.rolling_realms.rules.realms import ALL_REALMS

TURNS: Final = COMPONENTS.game.turns
FIRST_RATE: Final = 0.4
LAST_RATE: Final = 0.04


def some_realms(rng: QuickRng) -> list[Realm]:
    left = ALL_REALMS[:]
    return [left.pop(rng.below(len(left))) for _ in range(SLOTS)]


def play_round(estimate: Estimate, rng: QuickRng) -> list[Player]:
    """A round played quickly: the cards after each of its turns."""
    player = fresh_player(some_realms(rng), by_the_roll=True)
    cards = []
    for turn in range(1, TURNS + 1):
        give_roll(player, rng.below(FACES) + 1, rng.below(FACES) + 1)
        player = hasty_turn(player, estimate, TURNS - turn).copy()
        cards.append(player.copy())
    return cards


def train(estimate: Estimate, rounds: int, seed: int) -> float:
    """Learn from rounds; the mean score of the last tenth of them, in tenths of a star."""
    rng = QuickRng(seed)
    late: list[float] = []
    for number in range(rounds):
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * number / rounds
        cards = play_round(estimate, rng)
        score = float(cards[-1].tenths())
        for turn, player in enumerate(cards[:-1], 1):
            estimate.learn(player, TURNS - turn, score, rate)
        if number * 10 >= rounds * 9:
            late.append(score)
    return sum(late) / len(late)


def write(estimate: Estimate, path: Path) -> None:
    """A row for each number of turns left, in hundredths of a tenth."""
    hundredths = [round(HUNDREDTHS * weight) for weight in estimate.weights]
    rows = [hundredths[at : at + FEATURES] for at in range(0, len(hundredths), FEATURES)]
    lines = ",\n".join(msgspec.json.encode(row).decode() for row in rows)
    path.write_text(f"[\n{lines}\n]\n", encoding="ascii")


if __name__ == "__main__":
    learned = no_estimate()
    print(train(learned, int(sys.argv[1]), seed=1))
    write(learned, Path(str(files(__package__).joinpath("estimate.json"))))
