"""Sets of small numbers as the bits of one machine word: seats, cards, values, moves. A word holds 0 to 59.

Never shift a literal 1 by a machine word: mypyc computes that in 32 bits. ``bit_of`` is right for every number.
"""

from typing import Final, cast

from mypy_extensions import i64

BITS: Final = 60
FULL: Final = 1152921504606846975  # all 60 bits
HIGHEST: Final = 576460752303423488  # bit 59
# Integer objects made once: compiled code would otherwise allocate one for each number above 256 in a list.
READY_COUNT: Final = 2048
READY: Final[list[object]] = list(range(READY_COUNT))


def bit_of(number: i64) -> i64:
    """
    >>> bit_of(40) == 1 << 40
    True
    """
    return HIGHEST >> (BITS - 1 - number)


def has(word: i64, number: i64) -> bool:
    """
    >>> has(0b101, 2), has(0b101, 1)
    (True, False)
    """
    return word >> number & 1 == 1


def lowest(word: i64) -> i64:
    """The lowest number in a word that is not empty.

    >>> lowest(0b1100)
    2
    """
    return how_many((word & -word) - 1)


def lowest_bit(word: i64) -> i64:
    """
    >>> bin(lowest_bit(0b1100))
    '0b100'
    """
    return word & -word


def without_lowest(word: i64) -> i64:
    """
    >>> bin(without_lowest(0b1100))
    '0b1000'
    """
    return word & (word - 1)


def several(word: i64) -> bool:
    """Whether a word holds more than one number.

    >>> several(0b100), several(0b101)
    (False, True)
    """
    return word & (word - 1) != 0


def how_many(word: i64) -> i64:
    """Branch-free popcount.

    >>> how_many(0b1011), how_many(FULL)
    (3, 60)
    """
    word -= word >> 1 & 0x555555555555555
    word = (word & 0x333333333333333) + (word >> 2 & 0x333333333333333)
    word = word + (word >> 4) & 0xF0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def nth(word: i64, at: i64) -> i64:
    """The number in a word that has ``at`` others below it.

    >>> nth(0b1011, 2)
    3
    """
    while at > 0:
        word &= word - 1
        at -= 1
    return lowest(word)


def each(word: i64, base: i64 = 0) -> list[int]:
    """All numbers of a word, lowest first, each plus ``base``.

    >>> each(0b1011), each(0b1011, 100)
    ([0, 1, 3], [100, 101, 103])
    """
    if base + BITS > READY_COUNT:
        numbers: list[int] = []
        while word:
            numbers.append(base + lowest(word))
            word &= word - 1
        return numbers
    ready: list[object] = []
    while word:
        ready.append(READY[base + lowest(word)])
        word &= word - 1
    return cast(list[int], ready)


def up_to(most: i64) -> i64:
    """The word of the numbers from 1 to ``most`` + 1.

    >>> bin(up_to(2))
    '0b1110'
    """
    return FULL >> (BITS - 2 - most) & -2


def from_on(word: i64, first: i64) -> i64:
    """The numbers of a word that are not below ``first``.

    >>> bin(from_on(0b1011, 1))
    '0b1010'
    """
    return word >> first << first
