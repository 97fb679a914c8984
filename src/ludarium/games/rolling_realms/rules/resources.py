"""Pumpkins, hearts and coins, packed into one number: five bits for each (rules chapter 8)."""

from typing import Final

from mypy_extensions import i64

from ludarium.games.rolling_realms.components import COMPONENTS

PUMPKIN: Final = 1
HEART: Final = 32
COIN: Final = 1024
FIELD: Final = 31
HEART_BITS: Final = 5
COIN_BITS: Final = 10
CAP: Final = COMPONENTS.game.cap  # RR-A01

UNIT: Final[list[int]] = [PUMPKIN, HEART, COIN]
SHIFTS: Final[list[int]] = [0, HEART_BITS, COIN_BITS]
LETTER: Final[dict[str, int]] = {"p": PUMPKIN, "h": HEART, "c": COIN, "s": 0}


def pack(letters: str) -> int:
    """
    >>> pack("phh") == PUMPKIN + 2 * HEART
    True
    """
    return sum(LETTER[letter] for letter in letters)


def pumpkins(packed: i64) -> i64:
    return packed & FIELD


def hearts(packed: i64) -> i64:
    return packed >> HEART_BITS & FIELD


def coins(packed: i64) -> i64:
    return packed >> COIN_BITS & FIELD


def count(packed: i64) -> i64:
    """How many resources there are in all."""
    return (packed & FIELD) + (packed >> HEART_BITS & FIELD) + (packed >> COIN_BITS & FIELD)


def capped(packed: i64) -> i64:
    """RR-055, RR-A02: what the resource card has symbols for; the surplus is lost."""
    least: i64 = CAP
    return (
        min(packed & FIELD, least)
        + min(packed >> HEART_BITS & FIELD, least) * HEART
        + min(packed >> COIN_BITS & FIELD, least) * COIN
    )
