"""My Little Scythe (rules chapter 14): hexagons give resources, and many of a kind give stars."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.player import Player, Realm, completed
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import COIN_BITS, FIELD, HEART_BITS, pack

CARD: Final = COMPONENTS.mylittlescythe
NUMBERS: Final = 6
GROUP_GAIN: Final[list[int]] = [pack(group) for group in CARD.groups]
PAIR_GAIN: Final[int] = pack(CARD.pair_gain)
THRESHOLD: Final = CARD.threshold
STARS: Final = CARD.stars


class MyLittleScythe(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        options: i64 = 0
        if not sheet >> (value - 1) & 1:
            options = 1
        if not sheet >> (value + 5) & 1:
            options += 2
        return value * 4 + options if options else 0

    def actions(self, index: int) -> list[int]:
        value, options = index >> 2, index & 3
        return [value - 1 + NUMBERS * group for group in range(2) if options >> group & 1]

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-105, RR-106: the group's resource, and a coin for a pair."""
        sheet = player.sheet(slot) | bit_of(action)
        player.write(slot, sheet)
        player.gain(GROUP_GAIN[action // NUMBERS])
        if sheet >> (value - 1) & sheet >> (value + 5) & 1:
            player.gain(PAIR_GAIN)

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-108 to RR-110, RR-A19: two stars for each type of which six were gained in the round."""
        gained = player.gained
        stars: i64 = 0
        if (gained & FIELD) >= THRESHOLD:
            stars += STARS
        if (gained >> HEART_BITS & FIELD) >= THRESHOLD:
            stars += STARS
        if (gained >> COIN_BITS & FIELD) >= THRESHOLD:
            stars += STARS
        return stars

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        pairs = [1 << number | 1 << number + NUMBERS for number in range(NUMBERS)]
        shifts = {"pumpkin": 0, "heart": HEART_BITS, "coin": COIN_BITS}
        gained = {name: min(THRESHOLD, int(player.gained >> bits & FIELD)) for name, bits in shifts.items()}
        stars = {f"{name}-stars": STARS for name, number in gained.items() if number == THRESHOLD}
        return {**completed("pair", sheet, pairs), **gained, **stars, "needed": THRESHOLD}

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        number = action % NUMBERS + 1
        if number != value:
            return refuse("RR-105", "realms-no-other-number", shown=number, value=value)
        return refuse("RR-A31", "realms-no-marked", number=value)


REALM: Final[Realm] = MyLittleScythe("mylittlescythe", 28)
