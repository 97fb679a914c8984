"""The moves of Unearth as text, in the order of their numbers."""

from typing import Final

from ludarium.games.unearth.components import CARDS, DICE, DIE_NUMBER, RUINS, STONES, WONDERS
from ludarium.games.unearth.engine.moves import CELLS, PLACES, q_of, r_of

TOP_VALUE: Final = 8
CHOICE_NAMES: Final = [*map(str, range(1, PLACES + 1)), "later"]

NOTATIONS: Final[list[str]] = [
    "end",
    "keep",
    "reroll map",
    "reroll wonder",
    "draw",
    "decline",
    "draw one",
    "draw two",
    *(f"play {card}" for card in CARDS),
    *(f"roll {die} > {choice}" for die in DICE for choice in CHOICE_NAMES),
    *(f"ruin {place}" for place in range(1, PLACES + 1)),
    *(f"number {number}" for number in range(1, TOP_VALUE + 1)),
    *(f"value {value}" for value in range(1, TOP_VALUE + 1)),
    *(f"stone {colour}" for colour in STONES),
    *(f"target {die}" for die in DIE_NUMBER),
    *(f"build {wonder}" for wonder in WONDERS),
    *(f"take {ruin}" for ruin in RUINS),
    *(f"cell {q_of(cell)},{r_of(cell)}" for cell in range(CELLS)),
]
