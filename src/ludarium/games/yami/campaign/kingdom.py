"""The kingdom maps and the lunar track: what follows from the missions completed and the divisions marked."""

from typing import Final, NamedTuple

from ludarium.core.bits import bit_of
from ludarium.games.yami.components import BASES, COMPONENTS, LAST_MISSION, MOONS, SHEETS, VINES, Place
from ludarium.games.yami.components import Sheet as SheetData

TUTORIAL: Final = (1, 2)  # YA-145
DIVISION_STARS: Final = COMPONENTS.game.division_stars
ENVELOPE_BASE: Final = {base.envelope: BASES.index(base.id) for base in COMPONENTS.base}
BASE_LETTERS: Final = [base.envelope.lower() for base in COMPONENTS.base]
RED: Final = "red"


class Rewards(NamedTuple):
    """What the group owns: power tokens and power sites by number, bases and vines as bits."""

    power: int
    sites: int
    bases: int
    vines: int


class Kingdom:
    """One journey sheet. Completed missions are bits, mission 1 the lowest."""

    def __init__(self, sheet: SheetData) -> None:
        self.id = sheet.id
        self.divisions = sheet.divisions
        self.phases = sheet.phases
        self.rank_from = sheet.rank_from
        self.places: dict[int, Place] = {place.mission: place for place in sheet.place}

    def available(self, completed: int, marked: int) -> list[int]:
        """The missions that may be attempted (YA-108 to YA-112, YA-A30, YA-A33)."""
        for mission in TUTORIAL:
            if not has(completed, mission):
                return [mission]
        if marked == self.divisions:
            return [LAST_MISSION]
        return [one for one in self.places if not has(completed, one) and self.is_linked(completed, one)]

    def is_linked(self, completed: int, mission: int) -> bool:
        return any(has(completed, other) for other in self.places[mission].links)

    def rewards(self, completed: int) -> Rewards:
        """Everything earned so far (YA-107, YA-113 to YA-123)."""
        earned = [place for mission, place in self.places.items() if has(completed, mission)]
        return Rewards(
            sum(place.power for place in earned),
            sum(place.sites for place in earned),
            sum(bit_of(ENVELOPE_BASE[place.envelope]) for place in earned if place.envelope),
            sum(bit_of(VINES.index(place.vine)) for place in earned if place.vine),
        )

    def moons(self, marked: int) -> int:
        """The moon phases that have come, as bits (YA-125, YA-127)."""
        return sum(bit_of(at) for at, phase in enumerate(self.phases) if marked >= phase)

    def opened(self, completed: int, marked: int) -> list[str]:
        """The envelopes that are open, by name: white ones, black ones, the red one (YA-121, YA-125, YA-130)."""
        bases, moons = self.rewards(completed).bases, self.moons(marked)
        white = [f"white-{letter}" for at, letter in enumerate(BASE_LETTERS) if bases >> at & 1]
        black = [f"black-{moon}" for at, moon in enumerate(MOONS) if moons >> at & 1]
        return [*white, *black, *([RED] if has(completed, LAST_MISSION) else [])]

    def stars(self, completed: int, marked: int, starred: int) -> int:
        """The stars of missions, and once the campaign is won those of the unmarked divisions (YA-128, YA-129)."""
        won = has(completed, LAST_MISSION)
        return starred.bit_count() + (DIVISION_STARS * (self.divisions - marked) if won else 0)

    def rank(self, stars: int) -> str:
        """The rank of a group that has won."""
        reached = [rank.id for rank, least in zip(COMPONENTS.rank, self.rank_from, strict=True) if stars >= least]
        return reached[-1]


def base_text(letter: str) -> str:
    """The text id of the base in a white envelope."""
    return f"yami-base-{BASES[BASE_LETTERS.index(letter)]}"


def has(missions: int, mission: int) -> bool:
    return bool(missions >> (mission - 1) & 1)


def with_mission(missions: int, mission: int) -> int:
    return missions | bit_of(mission - 1)


def numbers(missions: int) -> list[int]:
    """The missions of a set."""
    return [mission for mission in range(1, LAST_MISSION + 1) if has(missions, mission)]


KINGDOMS: Final[dict[str, Kingdom]] = {sheet.id: Kingdom(sheet) for sheet in SHEETS.values()}
