"""Proposals: what a seat would like the seat that is asked to do.

They are no moves: they change nothing, and no record holds them. A table keeps them until the next move.
"""

from typing import Final

import msgspec

LONGEST: Final = 2  # moves of one proposal


class Proposal(msgspec.Struct, frozen=True):
    """A run of moves that the asked seat could make now, and who thinks what of it.

    The seat that proposes it agrees without saying so.
    """

    seat: int
    moves: list[int]
    agree: list[int] = []
    disagree: list[int] = []

    def backed_by(self, seat: int) -> bool:
        return seat == self.seat or seat in self.agree
