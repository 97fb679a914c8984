"""Ruins as they lie in their sleeves: side, value, icons and upgrades (RU-037 to RU-047, RU-097, RU-098).

A ``Cards`` is never changed once a State holds it. Turning or upgrading a ruin makes a new one, so that
copying a State copies one reference. The new one shares the lists that stay as they were: a change replaces
a list and never writes into it.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludarium.games.ruins.components import COMPONENTS, POSITIONS, Effect
from ludarium.games.ruins.engine.moves import RUIN_COUNT, TOP_VALUE

# Icons of a ruin packed in one number: four bits each for extra, draw, force and relight.
DRAW_SHIFT: Final = 4
FORCE_SHIFT: Final = 8
RELIGHT_SHIFT: Final = 12
ICON_MASK: Final = 15


def packed_icons(effect: Mapping[Effect, int]) -> int:
    return (
        effect.get("extra", 0)
        | effect.get("draw", 0) << DRAW_SHIFT
        | effect.get("force", 0) << FORCE_SHIFT
        | effect.get("relight", 0) << RELIGHT_SHIFT
    )


COPIES: Final = COMPONENTS.game.copies
# Tables of small numbers are bytes, which compiled code reads without touching an object.
DAY_VALUE: Final[bytes] = bytes([ruin.day for ruin in COMPONENTS.ruin for copy in range(COPIES)])
NIGHT_VALUE: Final[bytes] = bytes([ruin.night for ruin in COMPONENTS.ruin for copy in range(COPIES)])
NIGHT_ICONS: Final[list[int]] = [
    packed_icons(ruin.night_effect) for ruin in COMPONENTS.ruin for copy in range(COPIES)
]
NIGHT_ADAPT: Final[bytes] = bytes(
    ["adapt" in ruin.night_effect for ruin in COMPONENTS.ruin for copy in range(COPIES)]
)
NIGHT_INCREASE: Final[bytes] = bytes(
    [ruin.night_effect.get("increase", 0) for ruin in COMPONENTS.ruin for copy in range(COPIES)]
)
POSITION: Final[bytes] = bytes([POSITIONS.index(d.position) for d in COMPONENTS.discovery])
INCREASE: Final[bytes] = bytes([d.effect.get("increase", 0) for d in COMPONENTS.discovery])
ADAPT: Final[bytes] = bytes(["adapt" in d.effect for d in COMPONENTS.discovery])
ICONS: Final[list[int]] = [packed_icons(d.effect) for d in COMPONENTS.discovery]
EXTRA_ICONS: Final[bytes] = bytes([icons & ICON_MASK for icons in ICONS])

BIT: Final[list[int]] = [1 << number for number in range(RUIN_COUNT)]
DAY_BY_VALUE: Final[list[int]] = [
    sum(BIT[ruin] for ruin in range(RUIN_COUNT) if DAY_VALUE[ruin] == value) for value in range(TOP_VALUE + 1)
]
DAY_AT_LEAST: Final[list[int]] = [sum(DAY_BY_VALUE[value:]) for value in range(TOP_VALUE + 1)]
DAY_TOP: Final = max(DAY_VALUE)
NO_ICONS: Final[list[int]] = [0] * RUIN_COUNT
NONE_FILLED: Final[list[int]] = [0] * len(POSITIONS)
NOWHERE: Final[list[int]] = [-1] * len(POSITION)
# 2 is a primitive root modulo 61: every power below 2 ** 60 leaves its own remainder.
POWERS: Final[list[int]] = [(1 << number) % 61 for number in range(60)]
NUMBER_OF_BIT: Final[bytes] = bytes([0, *[POWERS.index(rest) for rest in range(1, 61)]])
ONE_BYTE: Final[list[bytes]] = [bytes([number]) for number in range(TOP_VALUE + 1)]


def how_many(ruins: i64) -> i64:
    """The number of ruins in a mask; sets are small, and compiled code has no cheaper way than this loop."""
    number: i64 = 0
    while ruins:
        ruins &= ruins - 1
        number += 1
    return number


class Cards:
    """What is known of every ruin when all is known."""

    __slots__ = (
        "adapt",
        "at_least",
        "by_value",
        "effects",
        "extras",
        "filled",
        "icons",
        "night",
        "on",
        "top",
        "value",
    )

    def __init__(
        self,
        night: i64,
        value: bytes,
        by_value: list[int],
        at_least: list[int],
        top: i64,
        adapt: i64,
        icons: list[int],
        extras: i64,
        effects: i64,
        filled: list[int],
        on: list[int],
    ) -> None:
        self.night: i64 = night
        self.value: bytes = value  # normal value: base plus increases
        self.by_value: list[int] = by_value  # ruins of each normal value
        self.at_least: list[int] = at_least  # ruins of each normal value or a higher one
        self.top: i64 = top  # no ruin has a higher value
        self.adapt: i64 = adapt
        self.icons: list[int] = icons
        self.extras: i64 = extras  # ruins with an extra icon
        self.effects: i64 = effects  # ruins with a draw, force or relight icon
        self.filled: list[int] = filled  # ruins with a discovery in each position
        self.on: list[int] = on  # the ruin each discovery lies on

    def copy(self) -> "Cards":
        return Cards(
            self.night,
            self.value,
            self.by_value,
            self.at_least,
            self.top,
            self.adapt,
            self.icons,
            self.extras,
            self.effects,
            self.filled,
            self.on,
        )

    def turn_to_night(self, ruin: int) -> None:
        """RU-045 to RU-047: a new base value, perhaps an effect; upgrades stay. Only on a fresh copy."""
        self.night |= BIT[ruin]
        self.raise_value(ruin, NIGHT_VALUE[ruin] + NIGHT_INCREASE[ruin] - DAY_VALUE[ruin])
        if NIGHT_ADAPT[ruin]:
            self.adapt |= BIT[ruin]
        self.add_icons(ruin, NIGHT_ICONS[ruin])

    def add_discovery(self, ruin: int, discovery: int) -> None:
        """RU-037, RU-097: the upgrade works from now on. Only on a fresh copy."""
        on = self.on[:]
        on[discovery] = ruin
        self.on = on
        filled = self.filled[:]
        filled[POSITION[discovery]] |= BIT[ruin]
        self.filled = filled
        self.raise_value(ruin, INCREASE[discovery])
        if ADAPT[discovery]:
            self.adapt |= BIT[ruin]
        self.add_icons(ruin, ICONS[discovery])

    def raise_value(self, ruin: int, by: int) -> None:
        if not by:
            return
        bit: i64 = BIT[ruin]
        before: i64 = self.value[ruin]
        after: i64 = before + by
        self.value = self.value[:ruin] + ONE_BYTE[after] + self.value[ruin + 1 :]
        by_value = self.by_value[:]
        by_value[before] = by_value[before] ^ bit
        by_value[after] = by_value[after] | bit
        self.by_value = by_value
        at_least = self.at_least[:]
        passed = before if before < after else after
        last = after if before < after else before
        while passed < last:
            passed += 1
            at_least[passed] = at_least[passed] ^ bit
        self.at_least = at_least
        self.top = max(self.top, after)

    def add_icons(self, ruin: int, icons: int) -> None:
        if not icons:
            return
        total = self.icons[ruin] + icons
        all_icons = self.icons[:]
        all_icons[ruin] = total
        self.icons = all_icons
        if total & ICON_MASK:
            self.extras |= BIT[ruin]
        if total > ICON_MASK:
            self.effects |= BIT[ruin]

    def weight(self, ruins: i64) -> i64:
        """How many ruins these can count as: themselves and all their extra icons (RU-106)."""
        total = how_many(ruins)
        extras: i64 = ruins & self.extras
        while extras:
            low = extras & -extras
            total += self.icons[NUMBER_OF_BIT[low % 61]] & ICON_MASK
            extras ^= low
        return total

    def reaches(self, ruins: i64, count: i64) -> bool:
        """Whether these ruins can count as so many (RU-106)."""
        if count <= 0:
            return True
        extras: i64 = ruins & self.extras
        if extras:
            return self.weight(ruins) >= count
        while ruins:
            if count == 1:
                return True
            ruins &= ruins - 1
            count -= 1
        return False

    def icon_sum(self, ruins: int) -> int:
        """The packed icons of several ruins, added up with eight bits for each kind."""
        total = 0
        icons = ruins & (self.effects | self.extras)
        while icons:
            low = icons & -icons
            one = self.icons[NUMBER_OF_BIT[low % 61]]
            total += (
                (one & ICON_MASK)
                + ((one >> DRAW_SHIFT & ICON_MASK) << 8)
                + ((one >> FORCE_SHIFT & ICON_MASK) << 16)
                + ((one >> RELIGHT_SHIFT & ICON_MASK) << 24)
            )
            icons ^= low
        return total


def day_cards() -> Cards:
    """RU-018: every ruin on its day side, without upgrades."""
    return Cards(0, DAY_VALUE, DAY_BY_VALUE, DAY_AT_LEAST, DAY_TOP, 0, NO_ICONS, 0, 0, NONE_FILLED, NOWHERE)
