"""Choosing a resource (RR-A04, RR-A13, RR-A45).

The number of the step has the types to choose from, a bit each, and above them how often to choose.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import each, has, lowest, several
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import RESOURCES
from ludarium.games.rolling_realms.rules.move_numbers import TAKE
from ludarium.games.rolling_realms.rules.player import TAKE_RESOURCE, Player
from ludarium.games.rolling_realms.rules.questions import Question, refuse
from ludarium.games.rolling_realms.rules.resources import CAP, COIN_BITS, FIELD, HEART_BITS, UNIT

ANY_TYPE: Final = 7
TYPE_BITS: Final = 3


def numbered(times: i64, types: i64) -> i64:
    return times << TYPE_BITS | types


def times_of(number: i64) -> i64:
    return number >> TYPE_BITS


def types_of(number: i64) -> i64:
    return number & ANY_TYPE


def free_types(player: Player) -> i64:
    """RR-055: the types of which the resource card has a symbol left."""
    gained = player.gained
    found: i64 = 0
    if (gained & FIELD) < CAP:
        found = 1
    if (gained >> HEART_BITS & FIELD) < CAP:
        found += 2
    if (gained >> COIN_BITS & FIELD) < CAP:
        found += 4
    return found


def offer_choice(player: Player, times: i64, types: i64) -> None:
    """RR-A04, RR-A13, RR-A45: the player picks a type, of those with a free symbol; one alone is not asked."""
    while times > 0:
        free = free_types(player) & types
        if several(free):
            player.ask(TAKE_RESOURCE, numbered(times, types))
            return
        if free:
            player.gain(UNIT[lowest(free)])
        else:
            player.surplus += 1
        times -= 1


class Take(Question):
    def legal(self, player: Player, seat: i64) -> list[int]:
        return each(free_types(player) & types_of(player.number), TAKE)

    def play(self, player: Player, seat: i64, move: i64) -> None:
        player.gain(UNIT[move - TAKE])
        offer_choice(player, times_of(player.number) - 1, types_of(player.number))

    def fault(self, player: Player) -> NotAllowed | None:
        if 1 <= times_of(player.number) <= 2 and several(free_types(player) & types_of(player.number)):
            return None
        return refuse("RR-A45", "realms-position-pending")

    def why_not(self, player: Player, seat: i64, move: i64) -> NotAllowed:
        resource = RESOURCES[move - TAKE]
        if not has(types_of(player.number), move - TAKE):
            return refuse("RR-A13", "realms-no-other-reward", resource=resource)
        return refuse("RR-A45", "realms-no-symbols", resource=resource)


STEP: Final[Question] = Take("take", "take", clause="RR-A04")
