"""The table of realms, in the order of their numbers."""

from typing import Final

from ludarium.games.rolling_realms.rules import (
    castles,
    charterstone,
    cities,
    euphoria,
    mylittlescythe,
    pendulum,
    scythe,
    society,
    tapestry,
    viticulture,
    wingspan,
)
from ludarium.games.rolling_realms.rules.player import Realm

ALL_REALMS: Final[list[Realm]] = [
    castles.REALM,
    cities.REALM,
    charterstone.REALM,
    euphoria.REALM,
    mylittlescythe.REALM,
    pendulum.REALM,
    society.REALM,
    scythe.REALM,
    tapestry.REALM,
    viticulture.REALM,
    wingspan.REALM,
]
