"""How a game ended."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    """``winners`` are seats (none for a lost co-operative game); ``how`` is the id of the ending."""

    winners: list[int]
    scores: list[int]
    how: str
