"""A seed that nobody can choose.

The server commits to a secret before anybody joins; each seat adds a salt of its own; the seed comes from
all of them, and the secret is shown at the end. ``docs/fairness.md`` has the formulas and test vectors.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import new as hmac
from typing import Final

COMMITMENT_LABEL: Final = b"ludarium commitment 1\n"
SEED_LABEL: Final = b"ludarium seed 1\n"
DAILY_LABEL: Final = b"ludarium daily 1\n"


def commitment(secret: bytes) -> bytes:
    """
    >>> commitment(bytes(32)).hex()[:16]
    'c32aa62ce2f53620'
    """
    return sha256(COMMITMENT_LABEL + secret).digest()


def seed(secret: bytes, game: str, salts: Sequence[bytes]) -> bytes:
    """The key of the game's generator. Salts are in seat order and are hashed one by one, so that no two
    lists of salts run into each other."""
    message = SEED_LABEL + game.encode() + b"\n" + b"".join(sha256(salt).digest() for salt in salts)
    return hmac(secret, message, sha256).digest()


def daily(game: str, date: str) -> bytes:
    """The key of the challenge of a day, the same for everybody who plays it.

    >>> daily("ruins", "2026-11-16").hex()[:16]
    'cf836aef7d5ad950'
    """
    return sha256(DAILY_LABEL + game.encode() + b"\n" + date.encode()).digest()
