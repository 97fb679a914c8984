"""The options of a table (RU-A52 to RU-A54) and what the version of its rules decides.

They are fixed for the game and shared by all copies of a State.
"""

from typing import Final

from ludarium.games.ruins.components import COMPONENTS, vp_by_place
from ludarium.games.ruins.moves import SLOTS

EVERY_DISCARD: Final = 2  # the version of the rules from which every discard is asked (RU-A56)


class Settings:
    __slots__ = (
        "affordable",
        "all_tied",
        "asks_every_discard",
        "costs",
        "match_skips",
        "options",
        "price_list",
        "prices",
        "vp",
    )

    def __init__(self, seats: int, options: dict[str, str], rules: int) -> None:
        market = COMPONENTS.market
        self.asks_every_discard: bool = rules >= EVERY_DISCARD
        self.options: dict[str, str] = options  # as they were chosen
        self.match_skips: bool = options["match_skips"] == "on"  # RU-058, RU-A52
        self.all_tied: bool = options["force_ties"] == "all"  # RU-A30, RU-A53
        self.price_list: list[int] = market.dear_prices if options["market"] == "dear" else market.prices  # RU-A54
        self.prices: bytes = bytes(self.price_list)
        self.costs: bytes = bytes([self.cost(slots) for slots in range(1 << SLOTS)])  # by slots as bits
        self.affordable: bytes = bytes([self.slots_for(torches) for torches in range(COMPONENTS.game.torches + 1)])
        self.vp: list[int] = vp_by_place(seats)  # RU-079

    def cost(self, slots: int) -> int:
        """RU-064: the torches that the discoveries of these slots cost together."""
        return sum([price for slot, price in enumerate(self.price_list) if slots >> slot & 1])

    def slots_for(self, torches: int) -> int:
        """RU-065: the slots, as bits, from which so many torches buy a discovery."""
        return sum([1 << slot for slot, price in enumerate(self.price_list) if price <= torches])
