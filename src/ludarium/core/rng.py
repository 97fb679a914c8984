"""Chance: the generator inside every State, and a quick one for playouts.

``Rng`` is SHAKE-256 in counter mode.

Block ``k`` is 256 bytes of ``SHAKE-256(key + k as 8 bytes, big-endian)``, read as 64 words of 32 bits, big-endian.
A number below ``n`` is the next word modulo ``n``; words at or above the largest multiple of ``n``
are thrown away, so every number is equally likely. Hashing, and not a shift register, because a
player who sees many draws must not be able to work out the next one.

A scenario may write the next answers down (``Script``). The generator is asked all the same, so that the words
after them stay what they are, and the written answer takes the place of its own.

``QuickRng`` only picks moves in simulations, where nobody guards a secret.
"""

from hashlib import sha256, shake_256
from typing import Final

from mypy_extensions import i64

WORDS: Final = 64
SPAN: Final = 4294967296  # 2 ** 32
LOW_32: Final = 4294967295


class Script:
    """The next answers of chance as a scenario writes them: faces of dice, and names of what is drawn.

    What is used up leaves the lists. An answer that is not among those possible is noted in ``faults``, together
    with them, and chance answers by itself.
    """

    __slots__ = ("draws", "faults", "rolls")

    def __init__(self, rolls: list[int], draws: list[str | int]) -> None:
        self.rolls: list[int] = rolls
        self.draws: list[str | int] = draws
        self.faults: list[tuple[str, str | int, list[str]]] = []

    def face(self, sides: int, fallen: int) -> int:
        """The face of a die that fell like this by chance."""
        if not self.rolls:
            return fallen
        face = self.rolls.pop(0)
        if 1 <= face <= sides:
            return face
        self.faults.append(("rolls", face, [str(one + 1) for one in range(sides)]))
        return fallen

    def number(self, n: int, fallen: int) -> int:
        """A number below ``n`` of which nobody said what it stands for."""
        if not self.draws:
            return fallen
        number = self.draws.pop(0)
        if isinstance(number, int) and 0 <= number < n:
            return number
        self.faults.append(("draws", number, [str(one) for one in range(n)]))
        return fallen

    def index(self, names: list[str], fallen: int) -> int:
        """Which of several things is drawn, by its name."""
        if not self.draws:
            return fallen
        name = self.draws.pop(0)
        if isinstance(name, str) and name in names:
            return names.index(name)
        self.faults.append(("draws", name, names))
        return fallen

    def stack(self, items: list[int], names: list[str]) -> None:
        """Put the next draws that are among shuffled items at their end, from where they are taken."""
        top: list[int] = []
        while self.draws:
            name = self.draws[0]
            found = [item for item in items if names[item] == name]
            if not found:
                break  # it is for a later draw
            items.remove(found[0])
            top.append(found[0])
            del self.draws[0]
        top.reverse()
        items += top


class Rng:
    """A copyable stream of fair numbers.

    >>> Rng.of(7).below(6) == Rng.of(7).below(6)
    True
    """

    __slots__ = ("block", "drawn", "key", "script")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key: bytes = key
        self.drawn: i64 = drawn
        self.block: bytes = b""
        self.script: Script | None = None  # copies have none
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

    def copy(self) -> "Rng":
        twin = Rng(self.key, 0)
        twin.drawn = self.drawn
        twin.block = self.block
        return twin

    def word(self) -> i64:
        at = self.drawn % WORDS
        if at == 0:
            self.find_block()
        self.drawn += 1
        return word_at(self.block, at)

    def fair(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely, whatever a scenario says."""
        while True:
            word = self.word()
            number = word % n
            if word - number <= SPAN - n:  # else the word belongs to the multiple of n that is cut off at the end
                return number

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        number = self.fair(n)
        return number if self.script is None else self.script.number(n, number)

    def roll(self, sides: i64) -> i64:
        """The face of a die, from 1 on."""
        face = self.fair(sides) + 1
        return face if self.script is None else self.script.face(sides, face)

    def pick(self, names: list[str]) -> i64:
        """The index of one of several things, each equally likely; a scenario names the one."""
        at = self.fair(len(names))
        return at if self.script is None else self.script.index(names, at)

    def shuffle(self, items: list[int], names: list[str] | None = None) -> None:
        """Fisher and Yates, from the end, where things are taken from; ``names`` are what a scenario calls them."""
        left: i64 = len(items)
        while left > 1:
            pick = self.fair(left)
            left -= 1
            swapped = items[left]
            items[left] = items[pick]
            items[pick] = swapped
        if self.script is not None and names is not None:
            self.script.stack(items, names)


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
