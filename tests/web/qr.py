"""Reads a drawn QR code as a camera would: by its modules. Knows small codes, whose data are one block."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator

LETTERS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
NUMERIC, LETTER, BYTE, CHARSET, END = 1, 2, 4, 7, 0
# Data words of codes whose data are one block, by version and the two bits that name the level.
DATA_WORDS: Final = {(2, 1): 34, (2, 0): 28, (3, 1): 55, (3, 0): 44, (4, 1): 80, (5, 1): 108}
# Whether a module is painted, and that it is painted dark on light.
MODULES: Final = """(svg) => {
    const path = svg.querySelector('path'), rect = svg.querySelector('rect');
    const [quiet, , side] = svg.getAttribute('viewBox').split(' ').map(Number);
    const size = side + 2 * quiet;
    if (getComputedStyle(path).fill !== 'rgb(0, 0, 0)') throw new Error('the code is not dark');
    if (getComputedStyle(rect).fill !== 'rgb(255, 255, 255)') throw new Error('its ground is not light');
    const dark = (x, y) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5));
    return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark(x, y) ? 1 : 0));
}"""
MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda x, y: (x + y) % 2,
    lambda _, y: y % 2,
    lambda x, _: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)


class Bits:
    def __init__(self, bits: list[int]) -> None:
        self.bits = "".join(map(str, bits))

    def take(self, count: int) -> int:
        taken, self.bits = self.bits[:count], self.bits[count:]
        return int(taken or "0", 2)


def read_qr(drawn: Locator) -> str:
    modules: list[list[int]] = drawn.evaluate(MODULES)
    size = len(modules)
    version = (size - 17) // 4
    # The format stands beside the upper left finder: two bits of level, three of the mask, all masked themselves.
    form = int("".join(str(modules[8][x]) for x in range(5)), 2) ^ 0b10101
    level, mask = form >> 3, MASKS[form & 7]
    bits = [modules[y][x] ^ (not mask(x, y)) for x, y in path_of_data(size, version)]
    return text_of(Bits(bits[: 8 * DATA_WORDS[version, level]]))


def path_of_data(size: int, version: int) -> list[tuple[int, int]]:
    """Modules that carry data, in the order of reading: pairs of columns, up and down in turn."""
    aligned = 4 * version + 10

    def is_fixed(x: int, y: int) -> bool:
        finder = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (y >= size - 8 and x < 9)
        alignment = version > 1 and abs(x - aligned) <= 2 and abs(y - aligned) <= 2
        return finder or alignment or x == 6 or y == 6

    order = []
    rights = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(rights):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        order += [(x, y) for y in rows for x in (right, right - 1) if not is_fixed(x, y)]
    return order


def text_of(bits: Bits) -> str:
    found = ""
    while bits.bits:
        mode = bits.take(4)
        if mode == END:
            break
        if mode == CHARSET:
            bits.take(8)
        elif mode == BYTE:
            found += bytes(bits.take(8) for _ in range(bits.take(8))).decode()
        elif mode == LETTER:
            count = bits.take(9)
            for _ in range(count // 2):
                found += "".join(LETTERS[one] for one in divmod(bits.take(11), 45))
            found += LETTERS[bits.take(6)] if count % 2 else ""
        else:
            assert mode == NUMERIC, mode
            count = bits.take(10)
            for _ in range(count // 3):
                found += f"{bits.take(10):03}"
            if count % 3:
                found += f"{bits.take(3 * (count % 3) + 1):0{count % 3}}"
    assert re.fullmatch(r"[\x20-\x7e]+", found), found
    return found
