"""What matters about a player's cards between turns, as a short list of numbers.

A feature is either there or not, such as "the second column of Between Two Castles has a 5 at its bottom". Each has
a worth for each number of turns left (``estimate``), so what a position is worth is a sum of table entries.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.games.rolling_realms.engine import castles, charterstone, cities, society
from ludarium.games.rolling_realms.engine.numbers import BIT, filled
from ludarium.games.rolling_realms.engine.player import SLOTS, Player
from ludarium.games.rolling_realms.engine.resources import COIN_BITS, FIELD, HEART_BITS
from ludarium.games.rolling_realms.engine.viticulture import FILLED, WORTH, usable

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

ONES: Final[bytes] = bytes([number.bit_count() for number in range(512)])
SPACED_ONES: Final[bytes] = bytes([sum(number >> 3 * cell & 1 for cell in range(3)) for number in range(512)])


def features(player: Player, out: list[int]) -> None:
    """Add the features of a player's cards; ``out`` belongs to the caller."""
    held = player.gained - player.spent
    out.append(HELD + (held & FIELD))
    out.append(HELD + 13 + (held >> HEART_BITS & FIELD))
    out.append(HELD + 26 + (held >> COIN_BITS & FIELD))
    realms = player.realms
    for slot in range(SLOTS):
        number = realms[slot].number  # the place of the realm in ``components.REALMS``
        sheet = player.sheet(slot)
        if number == 0:
            of_castles(sheet, out)
        elif number == 1:
            of_cities(player, sheet, out)
        elif number == 2:
            of_charterstone(sheet, out)
        elif number == 3:
            out.append(EUPHORIA + (sheet & 63))
            out.append(EUPHORIA + (sheet >> 6 & 63))
            out.append(EUPHORIA + 64 + (sheet >> 12))
        elif number == 4:
            of_mylittlescythe(player, sheet, out)
        elif number == 5:
            of_pendulum(sheet, out)
        elif number == 6:
            of_society(sheet, out)
        elif number == 7:
            of_scythe(sheet, out)
        elif number == 8:
            of_tapestry(sheet, out)
        elif number == 9:
            of_viticulture(sheet, out)
        else:
            of_wingspan(sheet, out)


def of_castles(sheet: i64, out: list[int]) -> None:
    for column in range(5):
        content: i64 = sheet >> castles.SHIFTS[column] & castles.CONTENT[column]
        height: i64 = 0
        top: i64 = 0
        while content:
            top = content & 7
            content >>= 3
            height += 1
        out.append(CASTLES + 32 * column + 8 * height + top)


def of_cities(player: Player, sheet: i64, out: list[int]) -> None:
    full = filled(sheet, cities.LOWEST)
    cells: i64 = SPACED_ONES[full & 511] + SPACED_ONES[full >> 9 & 511] + SPACED_ONES[full >> 18]
    out.append(CITIES + cells)
    for line in range(6):
        mask: i64 = cities.LINE_MASK[line]
        left = full & mask
        count: i64 = 0
        while left:
            left &= left - 1
            count += 1
        out.append(CITIES + 10 + 4 * line + count)
    least: i64 = 6
    for slot in range(SLOTS):
        realm = player.realms[slot]
        if realm.number != 1:
            least = min(least, realm.stars(player, player.sheet(slot)))
    out.append(CITIES + 34 + least)


def of_charterstone(sheet: i64, out: list[int]) -> None:
    waiting: i64 = 0
    for value in range(1, 7):
        crates: i64 = charterstone.crates_to_mark(sheet, value)
        number: i64 = ONES[crates]
        waiting += number
        out.append(CHARTERSTONE + min(number, 4))
    buildings: i64 = ONES[sheet & 63]
    out.append(CHARTERSTONE + 5 + buildings)
    marked: i64 = ONES[sheet >> charterstone.MARKED]
    out.append(CHARTERSTONE + 12 + 7 * waiting + marked)


def of_mylittlescythe(player: Player, sheet: i64, out: list[int]) -> None:
    pumpkins: i64 = ONES[sheet & 63]
    hearts: i64 = ONES[sheet >> 6]
    halves: i64 = ONES[(sheet ^ sheet >> 6) & 63]
    out.append(MYLITTLESCYTHE + 7 * pumpkins + hearts)
    out.append(MYLITTLESCYTHE + 49 + halves)
    gained = player.gained
    out.append(MYLITTLESCYTHE + 56 + min(gained & FIELD, 6))
    out.append(MYLITTLESCYTHE + 63 + min(gained >> HEART_BITS & FIELD, 6))
    out.append(MYLITTLESCYTHE + 70 + min(gained >> COIN_BITS & FIELD, 6))


def of_pendulum(sheet: i64, out: list[int]) -> None:
    stars: i64 = ONES[sheet >> 3 & 3]
    others: i64 = ONES[sheet & 7]
    one: i64 = sheet >> 10 & 1
    two: i64 = ONES[sheet >> 8 & 3]
    three: i64 = ONES[sheet >> 5 & 7]
    left: i64 = 1 - one
    if two < 2:
        left += 1
    if three < 3:
        left += 1
    out.append(PENDULUM + 24 * stars + 12 * one + 4 * two + three)
    out.append(PENDULUM + 72 + 4 * others + left)


def of_society(sheet: i64, out: list[int]) -> None:
    for card in range(9):
        out.append(SOCIETY + 8 * card + (sheet >> 3 * card & 7))
    full = filled(sheet, society.LOWEST)
    for cards in range(5):
        out.append(SOCIETY + 72 + 4 * cards + count_cells(full & society.SET_MASK[cards]))
    for row in range(3):
        out.append(SOCIETY + 92 + 5 * row + count_cells(full & society.ROW_MASK[row]))


def count_cells(spaced: i64) -> i64:
    return SPACED_ONES[spaced & 511] + SPACED_ONES[spaced >> 9 & 511] + SPACED_ONES[spaced >> 18]


def of_scythe(sheet: i64, out: list[int]) -> None:
    for column in range(6):
        out.append(SCYTHE + 4 * column + 2 * (sheet >> column & 1) + (sheet >> (6 + column) & 1))


def of_tapestry(sheet: i64, out: list[int]) -> None:
    full: i64 = 0
    for square in range(9):
        corner: i64 = 12 * (square // 3) + 2 * (square % 3)
        marks = sheet >> corner & 3 | (sheet >> (corner + 6) & 3) << 2
        out.append(TAPESTRY + 16 * square + marks)
        if marks == 15:
            full |= BIT[square]
    for band in range(3):
        row: i64 = ONES[full >> 3 * band & 7]
        column: i64 = ONES[full >> band & 73]
        out.append(TAPESTRY + 144 + 4 * band + row)
        out.append(TAPESTRY + 156 + 4 * band + column)
    cells: i64 = ONES[sheet & 511] + ONES[sheet >> 9 & 511] + ONES[sheet >> 18 & 511] + ONES[sheet >> 27]
    out.append(TAPESTRY + 168 + cells)


def of_viticulture(sheet: i64, out: list[int]) -> None:
    for grape in range(6):
        out.append(VITICULTURE + 3 * grape + (sheet >> grape & 1) + (sheet >> (6 + grape) & 1))
    orders: i64 = ONES[sheet >> FILLED]
    worth: i64 = WORTH[usable(sheet)]
    out.append(VITICULTURE + 18 + 22 * orders + worth)


def of_wingspan(sheet: i64, out: list[int]) -> None:
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
