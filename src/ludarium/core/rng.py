"""Chance: the generator inside every State, and a quick one for playouts.

``Rng`` is SHAKE-256 in counter mode.

Block ``k`` is 256 bytes of ``SHAKE-256(key + k as 8 bytes, big-endian)``, read as 64 words of 32 bits, big-endian.
A number below ``n`` is the next word modulo ``n``; words at or above the largest multiple of ``n``
are thrown away, so every number is equally likely. Hashing, and not a shift register, because a
player who sees many draws must not be able to work out the next one.

``QuickRng`` only picks moves in simulations, where nobody guards a secret.
"""

from hashlib import sha256, shake_256
from struct import unpack
from typing import Final

from mypy_extensions import i64

WORDS: Final = 64
SPAN: Final = 4294967296  # 2 ** 32
LOW_32: Final = 4294967295
# Compiled code reads a word out of the bytes of its block; for plain Python the block is unpacked once.
COMPILED: Final = not __file__.endswith(".py")


class Rng:
    """A copyable stream of fair numbers.

    >>> Rng.of(7).below(6) == Rng.of(7).below(6)
    True
    """

    __slots__ = ("block", "drawn", "key", "words")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key: bytes = key
        self.drawn: i64 = drawn
        self.block: bytes = b""
        self.words: tuple[int, ...] = ()
        if drawn % WORDS:
            self.find_block()

    @staticmethod
    def of(seed: int) -> "Rng":
        """A generator for a plain number, for simulations and tests."""
        return Rng(sha256(str(int(seed)).encode()).digest())  # ``True`` is 1 in either build

    def find_block(self) -> None:
        """The block of the next word."""
        number: int = self.drawn // WORDS
        self.block = shake_256(self.key + number.to_bytes(8, "big")).digest(256)
        if not COMPILED:
            self.words = unpack(">64I", self.block)

    def copy(self) -> "Rng":
        twin = Rng(self.key, 0)
        twin.drawn = self.drawn
        twin.block = self.block
        twin.words = self.words
        return twin

    def word(self) -> i64:
        at = self.drawn % WORDS
        if at == 0:
            self.find_block()
        self.drawn += 1
        if COMPILED:
            return word_at(self.block, at)
        return self.words[at]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        while True:
            word = self.word()
            number = word % n
            if word - number <= SPAN - n:  # else the word belongs to the multiple of n that is cut off at the end
                return number

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, from the end."""
        block = self.block
        words = self.words
        drawn = self.drawn
        left: i64 = len(items)
        while left > 1:
            at = drawn % WORDS  # as in ``below``, without two calls for each item
            if not at:
                self.drawn = drawn
                self.find_block()
                block = self.block
                words = self.words
            if not COMPILED:
                taken = words[at : at + left - 1]
                if max(taken) <= SPAN - left:  # then none of them is thrown away
                    drawn += len(taken)
                    for number in taken:
                        chosen = number % left
                        left -= 1
                        items[left], items[chosen] = items[chosen], items[left]
                    continue
            drawn += 1
            word: i64
            if COMPILED:
                word = word_at(block, at)
            else:
                word = words[at]
            pick = word % left
            if word - pick > SPAN - left:
                continue
            left -= 1
            swapped = items[left]
            items[left] = items[pick]
            items[pick] = swapped
        self.drawn = drawn


def word_at(block: bytes, at: i64) -> i64:
    first = at * 4
    high: i64 = block[first] << 8 | block[first + 1]
    low: i64 = block[first + 2] << 8 | block[first + 3]
    return high << 16 | low


class QuickRng:
    """Marsaglia's 32-bit xorshift: a few machine instructions for a number, and no claim to secrecy.

    >>> QuickRng(7).below(6) == QuickRng(7).below(6)
    True
    """

    __slots__ = ("register",)

    def __init__(self, seed: int) -> None:
        # Multiplied by the golden ratio, so that neighbouring seeds begin far apart; never zero.
        self.register: i64 = (seed * 2654435769 + 1) % SPAN or 1
        self.below(2)
        self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n below 2 ** 31; the bias is at most n in 2 ** 32."""
        register = self.register
        register ^= register << 13 & LOW_32
        register ^= register >> 17
        register ^= register << 5 & LOW_32
        self.register = register
        return register * n >> 32
