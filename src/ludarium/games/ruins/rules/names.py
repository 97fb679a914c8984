"""Ruins by name: a view names many, and often."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.games.ruins.components import COMPONENTS, RUIN_NUMBER, RUINS


def names_by_choice(ruins: list[str]) -> list[list[str]]:
    """The names of every choice out of a few ruins."""
    choices = range(1 << len(ruins))
    return [[name for at, name in enumerate(ruins) if choice >> at & 1] for choice in choices]


PART: Final = 2 * COMPONENTS.game.copies
PART_MASK: Final = (1 << PART) - 1
NAMES: Final[list[list[list[str]]]] = [
    names_by_choice(RUINS[first : first + PART]) for first in range(0, len(RUINS), PART)
]


def names(mask: i64) -> list[str]:
    """The ruins of a bit mask, lowest first."""
    found: list[str] = []
    part = 0
    while mask:
        found += NAMES[part][mask & PART_MASK]
        mask >>= PART
        part += 1
    return found


def mask_of(ruins: list[str]) -> i64:
    """The way back: the bit mask of ruins by name."""
    mask: i64 = 0
    for name in ruins:
        mask |= bit_of(RUIN_NUMBER[name])
    return mask
