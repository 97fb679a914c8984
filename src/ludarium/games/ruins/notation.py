"""The moves of Ruins as text, in the order of their numbers."""

from typing import Final

from ludarium.games.ruins.components import RUINS
from ludarium.games.ruins.engine.moves import SLOTS, TOP_DRAW, TOP_EXTRAS, TOP_VALUE

NOTATIONS: Final[list[str]] = [
    "pass",
    "done",
    "enough",
    "flip none",
    "order own",
    "order forced",
    *(f"buy {slot + 1}" for slot in range(SLOTS)),
    *(f"value {value}" for value in range(1, TOP_VALUE + 1)),
    *(f"extras {extras}" for extras in range(TOP_EXTRAS + 1)),
    *(f"draw {number}" for number in range(TOP_DRAW + 1)),
    *(f"{verb} {ruin}" for verb in ("flip", "put", "add", "claim", "discard") for ruin in RUINS),
]
