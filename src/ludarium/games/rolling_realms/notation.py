"""The moves of Rolling Realms as text, in the order of their numbers."""

from collections.abc import Iterator
from typing import Final

from ludarium.games.rolling_realms.components import REALMS, RESOURCES
from ludarium.games.rolling_realms.engine.moves import DICE, SOURCES
from ludarium.games.rolling_realms.engine.powers import FACES
from ludarium.games.rolling_realms.engine.tapestry import TURNS
from ludarium.games.rolling_realms.engine.telling import CELL_NAMES, die_name

VALUES: Final = range(1, FACES + 1)
WAY_NAMES: Final = ("up", "down", "again", "again up", "again down")


def places(realm: str) -> Iterator[str]:
    """The actions of a realm; a few mark something else than one cell."""
    cells = CELL_NAMES[REALMS.index(realm)]
    if realm == "tapestry":
        yield from (f"{corner}/{turns}" for corner in cells for turns in range(TURNS))
    elif realm == "charterstone":
        yield from (*cells[:FACES], "crates")
    else:
        yield from cells
    if realm == "euphoria":
        yield from (f"lr{value}" for value in VALUES)
    elif realm == "scythe":
        yield from (f"tb{value}" for value in VALUES)


ACTION_NAMES: Final = [f"{realm}.{place}" for realm in REALMS for place in places(realm)]

NOTATIONS: Final[list[str]] = [
    "done",
    "enough",
    "miss 1",
    "miss 2",
    *(f"take {resource}" for resource in RESOURCES),
    *(f"{verb} {value}" for verb in ("note", "grape", "double", "copy", "seven", "coins") for value in VALUES),
    *(f"{die_name(die)} {way}" for die in range(DICE) for way in WAY_NAMES),
    *(f"{die_name(source)} {action}" for source in range(SOURCES) for action in ACTION_NAMES),
]
