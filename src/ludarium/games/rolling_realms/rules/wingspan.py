"""Wingspan (rules chapter 20): three birds, filled from left to right, each with a sum to match."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.numbers import numbers_on
from ludarium.games.rolling_realms.rules.player import Player, Realm
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.wingspan
CELLS: Final = [cell.id for cell in CARD.cells]
BIRDS: Final = 3
LENGTH: Final = 3
BIRD_BITS: Final = 511

GAIN: Final[list[int]] = [pack(below) for bird in CARD.birds for below in bird.below]
# By what stands in a bird: how many cells are filled.
FILLED: Final[bytes] = bytes([sum(content >> 3 * cell & 7 > 0 for cell in range(LENGTH)) for content in range(512)])


def matches(bird: int, content: int) -> bool:
    """RR-153: whether the numbers of a full bird add up to its wingspan."""
    numbers = numbers_on(content, LENGTH)
    return min(numbers) > 0 and sum(numbers) == CARD.birds[bird].wingspan


def bird_stars(bird: int, content: int) -> int:
    """RR-152, RR-153: the star below the last cell, and one for matching the wingspan."""
    numbers = numbers_on(content, LENGTH)
    stars = sum(number > 0 and CARD.birds[bird].below[cell] == "s" for cell, number in enumerate(numbers))
    return stars + matches(bird, content)


STARS: Final[list[bytes]] = [bytes([bird_stars(bird, content) for content in range(512)]) for bird in range(BIRDS)]


class Wingspan(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        """RR-150: how far the birds are; a full one takes nothing more."""
        one: i64 = FILLED[sheet & BIRD_BITS]
        two: i64 = FILLED[sheet >> 9 & BIRD_BITS]
        three: i64 = FILLED[sheet >> 18]
        found = 64 + one + 4 * two + 16 * three
        return 0 if found == 127 else found

    def actions(self, index: int) -> list[int]:
        lengths = (index & 3, index >> 2 & 3, index >> 4 & 3)
        return [LENGTH * bird + length for bird, length in enumerate(lengths) if length < LENGTH]

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-149, RR-151: write the value and gain what stands below."""
        player.write(slot, player.sheet(slot) | value << 3 * action)
        player.gain(GAIN[action])

    def stars(self, player: Player, sheet: i64) -> i64:
        one: i64 = STARS[0][sheet & BIRD_BITS]
        two: i64 = STARS[1][sheet >> 9 & BIRD_BITS]
        three: i64 = STARS[2][sheet >> 18]
        return one + two + three

    def tally(self, player: Player, sheet: int) -> dict[str, int]:
        birds = [sheet >> 9 * bird & BIRD_BITS for bird in range(BIRDS)]
        full = {f"full{bird + 1}": 1 for bird, content in enumerate(birds) if FILLED[content] == LENGTH}
        return full | {f"span{bird + 1}": 1 for bird, content in enumerate(birds) if matches(bird, content)}

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        if sheet >> 3 * action & 7:
            return refuse("RR-A31", "realms-no-filled", cell=CELLS[action])
        return refuse("RR-150", "realms-no-left-to-right", cell=CELLS[action], left=CELLS[action - 1])

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        numbers = numbers_on(sheet, len(CELLS))
        for cell, number in enumerate(numbers):
            if number and cell % LENGTH and not numbers[cell - 1]:
                return refuse("RR-150", "realms-position-gap", cell=CELLS[cell])
        return None


REALM: Final[Realm] = Wingspan("wingspan", 128)
