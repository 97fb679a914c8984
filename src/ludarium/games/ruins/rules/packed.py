"""Small numbers packed in one machine word, a byte each: the market, the targets of discoveries, lit torches."""

from typing import Final

from mypy_extensions import i64

BYTE: Final = 255


def byte_at(word: i64, place: i64) -> i64:
    """
    >>> byte_at(0x030201, 2)
    3
    """
    return word >> 8 * place & BYTE


def with_byte(word: i64, place: i64, number: i64) -> i64:
    """The word with another number in one place.

    >>> hex(with_byte(0x030201, 1, 9))
    '0x30901'
    """
    return word ^ (byte_at(word, place) ^ number) << 8 * place


def packed(numbers: list[int]) -> i64:
    """
    >>> hex(packed([1, 2, 3]))
    '0x30201'
    """
    word: i64 = 0
    for number in reversed(numbers):
        word = word << 8 | number
    return word


def unpacked(word: i64, length: i64) -> list[int]:
    """
    >>> unpacked(0x030201, 4)
    [1, 2, 3, 0]
    """
    return [byte_at(word, place) for place in range(length)]
