"""Ruins as they lie in their sleeves: side, value, icons and upgrades (RU-037 to RU-047, RU-097, RU-098).

Several ruins are a word with a bit for each. A State and its copies share one ``Cards``. Who wants to turn or
upgrade a ruin asks the State for its own (``RuinsState.own_cards``), which is copied once for many changes; so
copying a State copies one reference.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.bits import bit_of, how_many, lowest, without_lowest
from ludarium.games.ruins.components import COMPONENTS, POSITIONS, RUINS, Effect
from ludarium.games.ruins.moves import TOP_VALUE

# Icons of a ruin packed in one number: eight bits each for extra, draw, force and relight.
DRAW_SHIFT: Final = 8
FORCE_SHIFT: Final = 16
RELIGHT_SHIFT: Final = 24
ICON_MASK: Final = 255


def packed_icons(effect: Mapping[Effect, int]) -> int:
    return (
        effect.get("extra", 0)
        | effect.get("draw", 0) << DRAW_SHIFT
        | effect.get("force", 0) << FORCE_SHIFT
        | effect.get("relight", 0) << RELIGHT_SHIFT
    )


# By the number of a ruin.
PRINTED: Final = [ruin for ruin in COMPONENTS.ruin for copy in range(COMPONENTS.game.copies)]
DAY_VALUE: Final[list[int]] = [ruin.day for ruin in PRINTED]
NIGHT_VALUE: Final[list[int]] = [ruin.night for ruin in PRINTED]
NIGHT_ICONS: Final[list[int]] = [packed_icons(ruin.night_effect) for ruin in PRINTED]
NIGHT_ADAPT: Final[bytes] = bytes(["adapt" in ruin.night_effect for ruin in PRINTED])
NIGHT_INCREASE: Final[bytes] = bytes([ruin.night_effect.get("increase", 0) for ruin in PRINTED])
# By the number of a discovery.
TOP: Final = 0
MIDDLE: Final = 1
POSITION: Final[bytes] = bytes([POSITIONS.index(one.position) for one in COMPONENTS.discovery])
INCREASE: Final[bytes] = bytes([one.effect.get("increase", 0) for one in COMPONENTS.discovery])
ADAPT: Final[bytes] = bytes(["adapt" in one.effect for one in COMPONENTS.discovery])
ICONS: Final[list[int]] = [packed_icons(one.effect) for one in COMPONENTS.discovery]
EXTRA_ICONS: Final[bytes] = bytes([icons & ICON_MASK for icons in ICONS])

ALL_RUINS: Final = 1125899906842623  # the bits of 50
DAY_BY_VALUE: Final[list[int]] = [
    sum(1 << ruin for ruin, day in enumerate(DAY_VALUE) if day == value) for value in range(TOP_VALUE + 1)
]
DAY_FROM_VALUE: Final[list[int]] = [sum(DAY_BY_VALUE[value:]) for value in range(TOP_VALUE + 1)]
NO_ICONS: Final[list[int]] = [0] * len(RUINS)
NO_RUIN: Final = -1
NOWHERE: Final[list[int]] = [NO_RUIN] * len(COMPONENTS.discovery)


@mypyc_attr(acyclic=True)
class Cards:
    """What is known of every ruin when all is known."""

    __slots__ = (
        "adapt",
        "by_value",
        "effects",
        "extras",
        "free_bottom",
        "free_middle",
        "free_top",
        "from_value",
        "icons",
        "night",
        "on",
        "value",
    )

    def __init__(
        self,
        night: i64,
        value: list[int],
        by_value: list[int],
        from_value: list[int],
        adapt: i64,
        icons: list[int],
        extras: i64,
        effects: i64,
        free_top: i64,
        free_middle: i64,
        free_bottom: i64,
        on: list[int],
    ) -> None:
        self.night: i64 = night
        self.value: list[int] = value  # the normal value of each ruin: base plus increases
        self.by_value: list[int] = by_value  # ruins of each normal value
        self.from_value: list[int] = from_value  # ruins of each normal value or a higher one
        self.adapt: i64 = adapt
        self.icons: list[int] = icons
        self.extras: i64 = extras  # ruins with an extra icon
        self.effects: i64 = effects  # ruins with a draw, force or relight icon
        self.free_top: i64 = free_top  # ruins without a discovery in that position
        self.free_middle: i64 = free_middle
        self.free_bottom: i64 = free_bottom
        self.on: list[int] = on  # the ruin that each discovery lies on, or NO_RUIN

    def copy(self) -> "Cards":
        return Cards(
            self.night,
            self.value[:],
            self.by_value[:],
            self.from_value[:],
            self.adapt,
            self.icons[:],
            self.extras,
            self.effects,
            self.free_top,
            self.free_middle,
            self.free_bottom,
            self.on[:],
        )

    # Questions.

    def of_value(self, value: i64) -> i64:
        """The ruins of a normal value."""
        return self.by_value[value] if value > 0 else 0

    def at_least(self, value: i64) -> i64:
        """The ruins of a normal value or a higher one."""
        return self.from_value[value] if value > 1 else ALL_RUINS

    def free(self, position: i64) -> i64:
        """The ruins without a discovery in a position (RU-039)."""
        if position == TOP:
            return self.free_top
        return self.free_middle if position == MIDDLE else self.free_bottom

    def bare(self) -> i64:
        """The ruins without any discovery."""
        return self.free_top & self.free_middle & self.free_bottom

    def extra_icons(self, ruin: i64) -> i64:
        """The extra icons of a ruin (RU-106)."""
        return self.icons[ruin] & ICON_MASK

    def weight(self, ruins: i64) -> i64:
        """The most that these ruins can count as: themselves and all their extra icons (RU-106)."""
        total = how_many(ruins)
        extras = ruins & self.extras
        while extras:
            total += self.extra_icons(lowest(extras))
            extras = without_lowest(extras)
        return total

    def values_of(self, ruins: i64) -> i64:
        """The normal values of these ruins, as bits."""
        values: i64 = 0
        value = self.value
        while ruins:
            values |= bit_of(value[lowest(ruins)])
            ruins = without_lowest(ruins)
        return values

    def icon_sum(self, ruins: i64) -> i64:
        """The packed icons of several ruins, added up."""
        total: i64 = 0
        with_icons = ruins & (self.effects | self.extras)
        while with_icons:
            total += self.icons[lowest(with_icons)]
            with_icons = without_lowest(with_icons)
        return total

    # Changes; only to cards that no other State shares.

    def turn_to_night(self, ruin: i64) -> None:
        """RU-045 to RU-047: a new base value, perhaps an effect; upgrades stay."""
        self.night |= bit_of(ruin)
        self.raise_value(ruin, NIGHT_VALUE[ruin] + NIGHT_INCREASE[ruin] - DAY_VALUE[ruin])
        if NIGHT_ADAPT[ruin]:
            self.adapt |= bit_of(ruin)
        self.add_icons(ruin, NIGHT_ICONS[ruin])

    def add_discovery(self, ruin: i64, discovery: i64) -> None:
        """RU-037, RU-097: the upgrade works from now on."""
        self.on[discovery] = ruin
        position = POSITION[discovery]
        if position == TOP:
            self.free_top ^= bit_of(ruin)
        elif position == MIDDLE:
            self.free_middle ^= bit_of(ruin)
        else:
            self.free_bottom ^= bit_of(ruin)
        if INCREASE[discovery]:
            self.raise_value(ruin, INCREASE[discovery])
        if ADAPT[discovery]:
            self.adapt |= bit_of(ruin)
        self.add_icons(ruin, ICONS[discovery])

    def raise_value(self, ruin: i64, by: i64) -> None:
        """RU-097, RU-098: a ruin gets a higher normal value, or a lower one if ``by`` is negative."""
        bit = bit_of(ruin)
        before: i64 = self.value[ruin]
        after = before + by
        self.value[ruin] = after
        self.by_value[before] = self.by_value[before] & ~bit
        self.by_value[after] = self.by_value[after] | bit
        for passed in range(min(before, after) + 1, max(before, after) + 1):
            self.from_value[passed] = self.from_value[passed] ^ bit

    def add_icons(self, ruin: i64, icons: i64) -> None:
        total: i64 = self.icons[ruin] + icons
        self.icons[ruin] = total
        if total & ICON_MASK:
            self.extras |= bit_of(ruin)
        if total > ICON_MASK:
            self.effects |= bit_of(ruin)


# RU-018: every ruin on its day side, without upgrades.
DAY_CARDS: Final = Cards(
    night=0,
    value=DAY_VALUE,
    by_value=DAY_BY_VALUE,
    from_value=DAY_FROM_VALUE,
    adapt=0,
    icons=NO_ICONS,
    extras=0,
    effects=0,
    free_top=ALL_RUINS,
    free_middle=ALL_RUINS,
    free_bottom=ALL_RUINS,
    on=NOWHERE,
)
