"""Euphoria (rules chapter 13): two areas whose sums decide what a mark gives."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.player import Player, Realm
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import pack
from ludarium.games.rolling_realms.rules.take import offer_choice

CARD: Final = COMPONENTS.euphoria
NUMBERS: Final = 6
AREA: Final = 63
STARS: Final = 12  # above the marks of both areas: the stars so far (RR-A15)
MOST_STARS: Final = CARD.most_stars
STAR: Final = 4096

# The ways to mark.
LEFT: Final = 0
RIGHT: Final = 1
BOTH: Final = 2

# What the sum of an area gives.
LOW: Final = 0
STAR_BAND: Final = 1
HIGH: Final = 2


def total(marks: int) -> int:
    """The sum of an area's marks."""
    return sum(each(marks, 1))


def band(marks: int) -> int:
    """RR-099, RR-103, RR-A13: what the sum of an area's marks gives."""
    if total(marks) < CARD.star_from:
        return LOW
    return STAR_BAND if total(marks) <= CARD.star_to else HIGH


BAND: Final[list[int]] = [band(marks) for marks in range(AREA + 1)]
LOW_GAIN: Final[int] = pack(CARD.low_gain)
HIGH_CHOICE: Final[int] = sum(1 << "phc".index(letter) for letter in CARD.high_choice)


class Euphoria(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        options: i64 = 0
        if not sheet >> (value - 1) & 1:
            options = 1
        if not sheet >> (value + 5) & 1:
            options += 2
        if options == 3 and player.rolled_double() == value:
            options = 7  # RR-100, RR-A14
        return value * 8 + options if options else 0

    def actions(self, index: int) -> list[int]:
        value, options = index >> 3, index & 7
        return [value - 1 + NUMBERS * way for way in range(3) if options >> way & 1]

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-097, RR-101: one area, or both, each paid by its own sum."""
        way = action // NUMBERS
        choices: i64 = 0
        if way != RIGHT:
            choices += mark_area(player, slot, value, 0)
        if way != LEFT:
            choices += mark_area(player, slot, value, NUMBERS)
        if choices:
            offer_choice(player, choices, HIGH_CHOICE)

    def stars(self, player: Player, sheet: i64) -> i64:
        return sheet >> STARS

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        return {"left": total(sheet & AREA), "right": total(sheet >> NUMBERS & AREA)}

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        way, number = divmod(action, NUMBERS)
        if number + 1 != value:
            return refuse("RR-097", "realms-no-other-number", shown=number + 1, value=value)
        if way != BOTH:
            return refuse("RR-098", "realms-no-marked", number=value)
        if player.rolled_double() != value:
            return refuse("RR-A14", "realms-no-double", value=value)
        return refuse("RR-A14", "realms-no-both-areas", number=value)

    def label(self, action: int) -> str:
        return "euphoria-both" if action // NUMBERS == BOTH else "euphoria"

    def cells(self, sheet: int, action: int, value: int) -> list[str]:
        way, number = divmod(action, NUMBERS)
        if way == BOTH:
            return [self.cell_names[number], self.cell_names[NUMBERS + number]]
        return [self.cell_names[action]]

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        left, right = stars_possible(sheet & AREA), stars_possible(sheet >> NUMBERS & AREA)
        stars = sheet >> STARS
        if stars not in {min(one + two, MOST_STARS) for one in left for two in right}:
            return refuse("RR-103", "realms-position-stars", stars=stars)
        return None


def mark_area(player: Player, slot: i64, value: i64, shift: i64) -> i64:
    """Mark a value in one area; 1 if a resource is to be chosen for it."""
    sheet = player.sheet(slot) | bit_of(value - 1 + shift)
    what = BAND[sheet >> shift & AREA]
    if what == STAR_BAND and sheet >> STARS < MOST_STARS:
        sheet += STAR
    player.write(slot, sheet)
    if what == LOW:
        player.gain(LOW_GAIN)
    return 1 if what == HIGH else 0


@cache
def stars_possible(marks: int) -> frozenset[int]:
    """The stars that the marks of one area can have brought, in any order."""
    if not marks:
        return frozenset({0})
    star = int(BAND[marks] == STAR_BAND)
    return frozenset(stars + star for mark in each(marks) for stars in stars_possible(marks & ~(1 << mark)))


REALM: Final[Realm] = Euphoria("euphoria", 56)
