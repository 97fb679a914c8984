"""What matters about a player's cards between turns, as a short list of numbers.

A feature is either there or not, such as "the second column of Between Two Castles has a 5 at its bottom". Each has
a worth for each number of turns left (``estimate``), so what a position is worth is a sum of table entries.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, how_many
from ludarium.games.rolling_realms.components import REALMS
from ludarium.games.rolling_realms.rules import castles, charterstone, cities, society
from ludarium.games.rolling_realms.rules.numbers import filled
from ludarium.games.rolling_realms.rules.player import SLOTS, Player
from ludarium.games.rolling_realms.rules.resources import COIN_BITS, FIELD, HEART_BITS
from ludarium.games.rolling_realms.rules.viticulture import FILLED, WORTH, usable

# Where the features of each part begin.
HELD: Final = 0  # 3 x 13
CASTLES: Final = 39  # a column by its height and the number on top: 5 x 32
CITIES: Final = 199  # cells filled 10, lines by filled cells 6 x 4, stars of the others 7
CHARTERSTONE: Final = 240  # numbers by crates that wait for them 5, buildings left 7, crates empty or waiting 7 x 7
EUPHORIA: Final = 301  # an area by its marks 64, stars 7
MYLITTLESCYTHE: Final = 372  # marks 7 x 7, pairs half done 7, gained of each type 3 x 7
PENDULUM: Final = 449  # star octagons and glasses 3 x 24, other octagons and glasses left 4 x 4
SOCIETY: Final = 537  # a card and its number 9 x 8, sets by filled cards 5 x 4, rows by filled cards 3 x 5
SCYTHE: Final = 644  # a column 6 x 4
TAPESTRY: Final = 668  # a big square by its marks 9 x 16, bands by full squares 6 x 4, cells filled 37
VITICULTURE: Final = 873  # a grape 6 x 3, usable worth and orders left 4 x 22
WINGSPAN: Final = 979  # a bird by its cells and sum 3 x 64
FEATURES: Final = 1171


class Sheet:
    """The features of a realm's sheet."""

    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        raise NotImplementedError


class Castles(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        for column in range(5):
            content: i64 = sheet >> castles.SHIFTS[column] & castles.CONTENT[column]
            height: i64 = 0
            top: i64 = 0
            while content:
                top = content & 7
                content >>= 3
                height += 1
            out.append(CASTLES + 32 * column + 8 * height + top)


class Cities(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        full = filled(sheet, cities.LOWEST)
        out.append(CITIES + how_many(full))
        for line in range(6):
            out.append(CITIES + 10 + 4 * line + how_many(full & cities.LINE_MASK[line]))
        least: i64 = 6
        for slot in range(SLOTS):
            realm = player.realms[slot]
            if realm is not cities.REALM:
                least = min(least, realm.stars(player, player.sheet(slot)))
        out.append(CITIES + 34 + least)


class Charterstone(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        waiting: i64 = 0
        for value in range(1, 7):
            number = how_many(charterstone.crates_to_mark(sheet, value))
            waiting += number
            out.append(CHARTERSTONE + min(number, 4))
        out.append(CHARTERSTONE + 5 + how_many(sheet & 63))
        out.append(CHARTERSTONE + 12 + 7 * waiting + how_many(sheet >> charterstone.MARKED))


class Euphoria(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        out.append(EUPHORIA + (sheet & 63))
        out.append(EUPHORIA + (sheet >> 6 & 63))
        out.append(EUPHORIA + 64 + (sheet >> 12))


class MyLittleScythe(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        out.append(MYLITTLESCYTHE + 7 * how_many(sheet & 63) + how_many(sheet >> 6))
        out.append(MYLITTLESCYTHE + 49 + how_many((sheet ^ sheet >> 6) & 63))
        gained = player.gained
        out.append(MYLITTLESCYTHE + 56 + min(gained & FIELD, 6))
        out.append(MYLITTLESCYTHE + 63 + min(gained >> HEART_BITS & FIELD, 6))
        out.append(MYLITTLESCYTHE + 70 + min(gained >> COIN_BITS & FIELD, 6))


class Pendulum(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        stars = how_many(sheet >> 3 & 3)
        others = how_many(sheet & 7)
        one = sheet >> 10 & 1
        two = how_many(sheet >> 8 & 3)
        three = how_many(sheet >> 5 & 7)
        left: i64 = 1 - one
        if two < 2:
            left += 1
        if three < 3:
            left += 1
        out.append(PENDULUM + 24 * stars + 12 * one + 4 * two + three)
        out.append(PENDULUM + 72 + 4 * others + left)


class Society(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        for card in range(9):
            out.append(SOCIETY + 8 * card + (sheet >> 3 * card & 7))
        full = filled(sheet, society.LOWEST)
        for cards in range(5):
            out.append(SOCIETY + 72 + 4 * cards + how_many(full & society.SET_MASK[cards]))
        for row in range(3):
            out.append(SOCIETY + 92 + 5 * row + how_many(full & society.ROW_MASK[row]))


class Scythe(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        for column in range(6):
            out.append(SCYTHE + 4 * column + 2 * (sheet >> column & 1) + (sheet >> (6 + column) & 1))


class Tapestry(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        full: i64 = 0
        for square in range(9):
            corner: i64 = 12 * (square // 3) + 2 * (square % 3)
            marks = sheet >> corner & 3 | (sheet >> (corner + 6) & 3) << 2
            out.append(TAPESTRY + 16 * square + marks)
            if marks == 15:
                full |= bit_of(square)
        for band in range(3):
            out.append(TAPESTRY + 144 + 4 * band + how_many(full >> 3 * band & 7))
            out.append(TAPESTRY + 156 + 4 * band + how_many(full >> band & 73))
        out.append(TAPESTRY + 168 + how_many(sheet))


class Viticulture(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        for grape in range(6):
            out.append(VITICULTURE + 3 * grape + (sheet >> grape & 1) + (sheet >> (6 + grape) & 1))
        worth: i64 = WORTH[usable(sheet)]
        out.append(VITICULTURE + 18 + 22 * how_many(sheet >> FILLED) + worth)


class Wingspan(Sheet):
    def add(self, player: Player, sheet: i64, out: list[int]) -> None:
        for bird in range(3):
            content = sheet >> 9 * bird & 511
            length: i64 = 0
            total: i64 = 0
            while content:
                total += content & 7
                content >>= 3
                length += 1
            if length == 3:
                total = 0
            out.append(WINGSPAN + 64 * bird + 16 * length + total)


BY_NAME: Final[dict[str, Sheet]] = {
    "castles": Castles(),
    "cities": Cities(),
    "charterstone": Charterstone(),
    "euphoria": Euphoria(),
    "mylittlescythe": MyLittleScythe(),
    "pendulum": Pendulum(),
    "society": Society(),
    "scythe": Scythe(),
    "tapestry": Tapestry(),
    "viticulture": Viticulture(),
    "wingspan": Wingspan(),
}
SHEETS: Final[list[Sheet]] = [BY_NAME[realm] for realm in REALMS]


def features(player: Player, out: list[int]) -> None:
    """Add the features of a player's cards; ``out`` belongs to the caller."""
    held = player.held()
    out.append(HELD + (held & FIELD))
    out.append(HELD + 13 + (held >> HEART_BITS & FIELD))
    out.append(HELD + 26 + (held >> COIN_BITS & FIELD))
    for slot in range(SLOTS):
        SHEETS[player.realms[slot].number].add(player, player.sheet(slot), out)
