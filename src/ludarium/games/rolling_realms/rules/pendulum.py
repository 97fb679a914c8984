"""Pendulum (rules chapter 15): octagons wait, and every completed hourglass pays all that are circled."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.player import Player, Realm, completed
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.pendulum
CELLS: Final = [cell.id for cell in CARD.cells]
OCTAGONS: Final = 5
ALL_OCTAGONS: Final = 31
STARS: Final = 11  # above five octagons and six numbers: the stars so far
NUMBER_OPTION: Final = 32

GLASSES: Final[list[int]] = [sum(1 << OCTAGONS + number - 1 for number in glass) for glass in CARD.hourglasses]
GLASS_OF: Final[list[int]] = [0] + [
    next(mask for mask in GLASSES if mask >> OCTAGONS + number & 1) for number in range(6)
]
# By the circled octagons: the resources of one completed hourglass, and its stars.
CONTENTS: Final[list[int]] = [
    sum(pack(CARD.octagons[octagon]) for octagon in each(circled)) for circled in range(ALL_OCTAGONS + 1)
]
STAR_CONTENTS: Final[list[int]] = [
    sum(CARD.octagons[octagon] == "s" for octagon in each(circled)) << STARS for circled in range(ALL_OCTAGONS + 1)
]


class Pendulum(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        options: i64 = ALL_OCTAGONS & ~sheet
        if not sheet >> (OCTAGONS + value - 1) & 1:
            options |= NUMBER_OPTION
        return value * 64 + options if options else 0

    def actions(self, index: int) -> list[int]:
        value, options = index >> 6, index & 63
        return each(options & ALL_OCTAGONS) + [OCTAGONS + value - 1] * (options >> OCTAGONS)

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-114, RR-116, RR-118: an octagon pays nothing yet, a completed hourglass everything circled."""
        sheet = player.sheet(slot) | bit_of(action)
        if action >= OCTAGONS:
            glass: i64 = GLASS_OF[value]
            if sheet & glass == glass:
                circled = sheet & ALL_OCTAGONS
                player.gain(CONTENTS[circled])
                sheet += STAR_CONTENTS[circled]
        player.write(slot, sheet)

    def stars(self, player: Player, sheet: i64) -> i64:
        return sheet >> STARS

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        return completed("glass", sheet, GLASSES)

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        number = action - OCTAGONS + 1
        if action >= OCTAGONS and number != value:
            return refuse("RR-115", "realms-no-other-number", shown=number, value=value)
        if action >= OCTAGONS:
            return refuse("RR-A31", "realms-no-marked", number=value)
        return refuse("RR-A20", "realms-no-circled", cell=CELLS[action])

    def label(self, action: int) -> str:
        return "pendulum-octagon" if action < OCTAGONS else "pendulum-number"

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        glasses = sum(sheet & glass == glass for glass in GLASSES)
        stars = sheet >> STARS
        if stars > glasses * (STAR_CONTENTS[sheet & ALL_OCTAGONS] >> STARS):
            return refuse("RR-118", "realms-position-stars", stars=stars)
        return None


REALM: Final[Realm] = Pendulum("pendulum", 448)
