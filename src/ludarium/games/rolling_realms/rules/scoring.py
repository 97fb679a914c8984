"""The end of rounds and of the game (rules chapters 21 and 22)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.result import Result
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.player import Player
from ludarium.games.rolling_realms.rules.resources import count

ROUNDS: Final = COMPONENTS.game.rounds
# A finished round of one player, packed: the stars of its three realms, then the unspent resources.
STARS: Final = 15
STAR_BITS: Final = 4
LEFT_BITS: Final = 12

HOW_TIES_END: Final = ["most", "third", "second", "first"]


def finished_round(player: Player) -> int:
    """RR-155: the stars of each realm, Between Two Cities after the others (RR-A17), and what was not spent."""
    left: i64 = count(player.gained - player.spent)
    stars = player.stars_of(0) | player.stars_of(1) << STAR_BITS | player.stars_of(2) << 2 * STAR_BITS
    return stars | left << LEFT_BITS


def stars_of(finished: int) -> list[int]:
    """
    >>> stars_of(0x5312), left_of(0x5312), tenths_of(0x5312)
    ([2, 1, 3], 5, 65)
    """
    return [finished >> STAR_BITS * slot & STARS for slot in range(3)]


def left_of(finished: int) -> int:
    return finished >> LEFT_BITS


def tenths_of(finished: int) -> int:
    """RR-A36: scores are whole tenths of a star."""
    return 10 * sum(stars_of(finished)) + left_of(finished)


def final_result(seats: int, finished: list[int]) -> Result:
    """RR-161 to RR-166: the highest total; then the later rounds, the third before the second."""
    rounds = [[tenths_of(finished[seats * number + seat]) for number in range(ROUNDS)] for seat in range(seats)]
    totals = [sum(scores) for scores in rounds]
    if seats == 1:
        return Result([0], totals, "solo")
    keys = [[totals[seat], *reversed(rounds[seat])] for seat in range(seats)]
    winners = list(range(seats))
    for tie_break, how in enumerate(HOW_TIES_END):
        best = max(keys[seat][tie_break] for seat in winners)
        winners = [seat for seat in winners if keys[seat][tie_break] == best]
        if len(winners) == 1:
            return Result(winners, totals, how)
    return Result(winners, totals, "shared")
