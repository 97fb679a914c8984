"""Ruins as they lie in their sleeves: side, value, icons and upgrades (RU-037 to RU-047, RU-097, RU-098).

A State and its copies share one ``Cards``. Who wants to turn or upgrade a ruin asks the State for its own
(``RuinsState.own_cards``), which is a copy once for many changes; so copying a State copies one reference.
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.state import COMPILED, NUMBER_OF_BIT, how_many, small_numbers
from ludarium.games.ruins.components import COMPONENTS, POSITIONS, Effect
from ludarium.games.ruins.engine.moves import RUIN_COUNT, SLOTS, TOP_VALUE

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


COPIES: Final = COMPONENTS.game.copies
DAY_VALUE: Final[bytes] = small_numbers([ruin.day for ruin in COMPONENTS.ruin for copy in range(COPIES)])
NIGHT_VALUE: Final[bytes] = small_numbers([ruin.night for ruin in COMPONENTS.ruin for copy in range(COPIES)])
NIGHT_ICONS: Final[list[int]] = [
    packed_icons(ruin.night_effect) for ruin in COMPONENTS.ruin for copy in range(COPIES)
]
NIGHT_ADAPT: Final[bytes] = small_numbers(
    ["adapt" in ruin.night_effect for ruin in COMPONENTS.ruin for copy in range(COPIES)]
)
NIGHT_INCREASE: Final[bytes] = small_numbers(
    [ruin.night_effect.get("increase", 0) for ruin in COMPONENTS.ruin for copy in range(COPIES)]
)
TOP: Final = 0
MIDDLE: Final = 1
POSITION: Final[bytes] = small_numbers([POSITIONS.index(d.position) for d in COMPONENTS.discovery])
INCREASE: Final[bytes] = small_numbers([d.effect.get("increase", 0) for d in COMPONENTS.discovery])
ADAPT: Final[bytes] = small_numbers(["adapt" in d.effect for d in COMPONENTS.discovery])
ICONS: Final[list[int]] = [packed_icons(d.effect) for d in COMPONENTS.discovery]
EXTRA_ICONS: Final[bytes] = small_numbers([icons & ICON_MASK for icons in ICONS])

TOP_NUMBER: Final = 50
TOP_BIT: Final = 1125899906842624  # 1 << TOP_NUMBER
ALL_RUINS: Final = 1125899906842623  # the bits of 50
BIT: Final[list[int]] = [1 << number for number in range(RUIN_COUNT)]
DAY_BY_VALUE: Final[list[int]] = [
    sum(BIT[ruin] for ruin in range(RUIN_COUNT) if DAY_VALUE[ruin] == value) for value in range(TOP_VALUE + 1)
]
DAY_OTHERS: Final[list[int]] = [ALL_RUINS ^ ruins for ruins in DAY_BY_VALUE]
# Further entries, all ruins, answer for what is left of a value when increases are taken from it: below 0 they are
# counted from the end.
DAY_AT_LEAST: Final[list[int]] = [sum(DAY_BY_VALUE[value:]) for value in range(TOP_VALUE + 1)] + [
    sum(DAY_BY_VALUE) for missing in range(sum(sorted(INCREASE)[-SLOTS:]))
]
NO_ICONS: Final[list[int]] = [0] * RUIN_COUNT
NO_SLEEVE: Final = 255
NOWHERE: Final[list[int]] = [NO_SLEEVE] * len(POSITION)
ONE_BYTE: Final[list[bytes]] = [small_numbers([number]) for number in range(256)]


def replaced(table: bytes, at: i64, number: i64) -> bytes:
    """The table with another number in one place; in plain Python it is a list and changed itself."""
    if COMPILED:
        return table[:at] + ONE_BYTE[number] + table[at + 1 :]
    changed: Any = table
    changed[at] = number
    return table


def bit_of(number: i64) -> i64:
    """The bit of a ruin or of a value. A literal 1 is not shifted: mypyc would do it in 32 bits."""
    return TOP_BIT >> (TOP_NUMBER - number)


if not COMPILED:  # a look at the table in its place, which needs no frame
    globals()["bit_of"] = BIT.__getitem__


@mypyc_attr(acyclic=True)
class Cards:
    """What is known of every ruin when all is known."""

    __slots__ = (
        "adapt",
        "at_least",
        "by_value",
        "effects",
        "extras",
        "free_bottom",
        "free_middle",
        "free_top",
        "icons",
        "night",
        "others",
        "sleeve_of",
        "value",
    )

    def __init__(
        self,
        night: i64,
        value: bytes,
        by_value: list[int],
        others: list[int],
        at_least: list[int],
        adapt: i64,
        icons: list[int],
        extras: i64,
        effects: i64,
        free_top: i64,
        free_middle: i64,
        free_bottom: i64,
        sleeve_of: list[int],
    ) -> None:
        self.night: i64 = night
        self.value: bytes = value  # normal value: base plus increases
        self.by_value: list[int] = by_value  # ruins of each normal value
        self.others: list[int] = others  # ruins of any other value, for plain Python to strike one off
        self.at_least: list[int] = at_least  # ruins of each normal value or a higher one
        self.adapt: i64 = adapt
        self.icons: list[int] = icons
        self.extras: i64 = extras  # ruins with an extra icon
        self.effects: i64 = effects  # ruins with a draw, force or relight icon
        self.free_top: i64 = free_top  # ruins without a discovery in that position
        self.free_middle: i64 = free_middle
        self.free_bottom: i64 = free_bottom
        self.sleeve_of: list[int] = sleeve_of  # the ruin each discovery lies on, or NO_SLEEVE

    def copy(self) -> "Cards":
        return Cards(
            self.night,
            self.value[:],
            self.by_value[:],
            self.others[:],
            self.at_least[:],
            self.adapt,
            self.icons[:],
            self.extras,
            self.effects,
            self.free_top,
            self.free_middle,
            self.free_bottom,
            self.sleeve_of[:],
        )

    @property
    def on(self) -> list[int]:
        """The ruin each discovery lies on, or -1."""
        return [-1 if ruin == NO_SLEEVE else ruin for ruin in self.sleeve_of]

    @property
    def sleeves(self) -> bytes:
        """The same as bytes, with ``NO_SLEEVE`` for none."""
        return bytes(self.sleeve_of)

    def filled(self, position: i64) -> i64:
        """The ruins with a discovery in a position."""
        if position == TOP:
            return ALL_RUINS ^ self.free_top
        return ALL_RUINS ^ (self.free_middle if position == MIDDLE else self.free_bottom)

    def turn_to_night(self, ruin: i64) -> None:
        """RU-045 to RU-047: a new base value, perhaps an effect; upgrades stay."""
        bit = bit_of(ruin)
        self.night |= bit
        self.raise_value(ruin, bit, NIGHT_VALUE[ruin] + NIGHT_INCREASE[ruin] - DAY_VALUE[ruin])
        if NIGHT_ADAPT[ruin]:
            self.adapt |= bit
        self.add_icons(ruin, bit, NIGHT_ICONS[ruin])

    def add_discovery(self, ruin: i64, discovery: i64) -> None:
        """RU-037, RU-097: the upgrade works from now on."""
        self.sleeve_of[discovery] = ruin
        bit = bit_of(ruin)
        position = POSITION[discovery]
        if position == TOP:
            self.free_top ^= bit
        elif position == MIDDLE:
            self.free_middle ^= bit
        else:
            self.free_bottom ^= bit
        increase = INCREASE[discovery]
        if increase:
            self.raise_value(ruin, bit, increase)
        if ADAPT[discovery]:
            self.adapt |= bit
        icons = ICONS[discovery]
        if icons:
            self.add_icons(ruin, bit, icons)

    def raise_value(self, ruin: i64, bit: i64, by: i64) -> None:
        before: i64 = self.value[ruin]
        after: i64 = before + by
        self.value = replaced(self.value, ruin, after)
        by_value = self.by_value
        by_value[before] = by_value[before] ^ bit
        by_value[after] = by_value[after] | bit
        if not COMPILED:
            others = self.others
            others[before] |= bit
            others[after] ^= bit
        at_least = self.at_least
        lower = before if before < after else after
        higher = after if before < after else before
        for passed in range(lower + 1, higher + 1):
            at_least[passed] = at_least[passed] ^ bit

    def add_icons(self, ruin: i64, bit: i64, icons: i64) -> None:
        total: i64 = self.icons[ruin] + icons
        self.icons[ruin] = total
        if total & ICON_MASK:
            self.extras |= bit
        if total > ICON_MASK:
            self.effects |= bit

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
        if not COMPILED:
            return how_many(ruins) >= count
        while ruins:
            if count == 1:
                return True
            ruins &= ruins - 1
            count -= 1
        return False

    def value_of_one(self, ruins: i64) -> i64:
        """The normal value of one of these ruins, whichever is found first."""
        if COMPILED:
            return self.value[NUMBER_OF_BIT[(ruins & -ruins) % 61]]
        mask: int = ruins
        return self.value[mask.bit_length() - 1]

    def values_of(self, ruins: i64) -> i64:
        """The normal values of these ruins, as bits."""
        value = self.value
        if not COMPILED:
            left: int = ruins
            values: int = 0
            others = self.others
            while left:
                number = value[left.bit_length() - 1]
                values |= BIT[number]
                left &= others[number]
            return values
        out: i64 = 0
        while ruins:
            low = ruins & -ruins
            ruins ^= low
            out |= TOP_BIT >> (TOP_NUMBER - value[NUMBER_OF_BIT[low % 61]])
        return out

    def icon_sum(self, ruins: i64) -> i64:
        """The packed icons of several ruins, added up."""
        total: i64 = 0
        icons = ruins & (self.effects | self.extras)
        while icons:
            low = icons & -icons
            total += self.icons[NUMBER_OF_BIT[low % 61]]
            icons ^= low
        return total


def day_cards() -> Cards:
    """RU-018: every ruin on its day side, without upgrades."""
    return DAY_CARDS.copy()


DAY_CARDS: Final = Cards(
    night=0,
    value=DAY_VALUE,
    by_value=DAY_BY_VALUE,
    others=DAY_OTHERS,
    at_least=DAY_AT_LEAST,
    adapt=0,
    icons=NO_ICONS,
    extras=0,
    effects=0,
    free_top=ALL_RUINS,
    free_middle=ALL_RUINS,
    free_bottom=ALL_RUINS,
    sleeve_of=NOWHERE,
)
