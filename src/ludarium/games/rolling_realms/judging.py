"""Sheets that no play could have led to, and questions that nobody could be asked."""

from functools import cache
from itertools import pairwise

from msgspec import UnsetType

from ludarium.core.errors import LudariumError, NotAllowed
from ludarium.games.rolling_realms.components import REALMS, RESOURCES
from ludarium.games.rolling_realms.engine import (
    castles,
    charterstone,
    cities,
    euphoria,
    pendulum,
    scythe,
    society,
    viticulture,
    wingspan,
)
from ludarium.games.rolling_realms.engine.activate import slot_of
from ludarium.games.rolling_realms.engine.numbers import bits_of
from ludarium.games.rolling_realms.engine.player import CHOOSE_GRAPES, NOTE_NUMBER, TAKE_RESOURCE, Player
from ludarium.games.rolling_realms.engine.resources import FIELD, SHIFTS
from ludarium.games.rolling_realms.engine.steps import TYPE_BITS, take_moves
from ludarium.games.rolling_realms.view import Pending


def fault_of(realm: str, player: Player, sheet: int, noting: int) -> LudariumError | None:
    """What is impossible about a sheet, if anything; ``noting`` is a crate whose number is being asked for."""
    if realm == "castles":
        return fault_of_castles(sheet)
    if realm == "cities":
        return fault_of_cities(sheet)
    if realm == "charterstone":
        return fault_of_charterstone(sheet, noting)
    if realm == "euphoria":
        return fault_of_euphoria(sheet)
    if realm == "pendulum":
        return fault_of_pendulum(sheet)
    if realm == "society":
        return fault_of_society(sheet)
    if realm == "scythe":
        return fault_of_scythe(player, sheet)
    if realm == "viticulture":
        return fault_of_viticulture(sheet)
    if realm == "wingspan":
        return fault_of_wingspan(sheet)
    return None


def fault(clause: str, reason: str, **facts: str | int) -> LudariumError:
    return NotAllowed(f"realms-position-{reason}", facts, clause)


def numbers_of(sheet: int, cells: int) -> list[int]:
    return [sheet >> 3 * cell & 7 for cell in range(cells)]


def fault_of_castles(sheet: int) -> LudariumError | None:
    numbers = numbers_of(sheet, len(castles.CELLS))
    for column in castles.COLUMNS:
        for lower, upper in pairwise(column):
            if numbers[upper] and not numbers[lower]:
                return fault("RR-079", "gap", cell=castles.CELLS[upper])
            if numbers[upper] and numbers[upper] >= numbers[lower]:
                return fault("RR-080", "order", cell=castles.CELLS[upper])
    return None


def fault_of_cities(sheet: int) -> LudariumError | None:
    numbers = numbers_of(sheet, len(cities.CELLS))
    for cell, number in enumerate(numbers):
        if number and any(numbers[one] == number for one in cities.NEIGHBOURS[cell]):
            return fault("RR-086", "neighbours", cell=cities.CELLS[cell])
    return None


def fault_of_charterstone(sheet: int, noting: int) -> LudariumError | None:
    for crate in range(charterstone.BUILDINGS):
        used = bool(sheet >> crate & 1)
        number = bool(charterstone.noted(sheet, crate))
        if crate == noting:
            used = not used
        if used != number:
            return fault("RR-092", "crate", cell=f"c{crate + 1}")
        if sheet >> charterstone.MARKED + crate & 1 and not number:
            return fault("RR-A11", "crate", cell=f"c{crate + 1}")
    return None


@cache
def stars_possible(marks: int) -> frozenset[int]:
    """The stars that the marks of one area of Euphoria can have brought, in any order."""
    if not marks:
        return frozenset({0})
    star = int(euphoria.BAND[marks] == euphoria.STAR_BAND)
    return frozenset(stars + star for mark in bits_of(marks) for stars in stars_possible(marks & ~(1 << mark)))


def fault_of_euphoria(sheet: int) -> LudariumError | None:
    left, right = sheet & euphoria.AREA, sheet >> euphoria.NUMBERS & euphoria.AREA
    possible = {one + two for one in stars_possible(left) for two in stars_possible(right)}
    stars = sheet >> euphoria.STARS
    if stars not in {min(one, euphoria.MOST_STARS) for one in possible}:
        return fault("RR-103", "stars", stars=stars)
    return None


def fault_of_pendulum(sheet: int) -> LudariumError | None:
    glasses = sum(sheet & glass == glass for glass in pendulum.GLASSES)
    stars = sheet >> pendulum.STARS
    if stars > glasses * (pendulum.STAR_CONTENTS[sheet & pendulum.ALL_OCTAGONS] >> pendulum.STARS):
        return fault("RR-118", "stars", stars=stars)
    return None


def fault_of_society(sheet: int) -> LudariumError | None:
    numbers = numbers_of(sheet, len(society.CELLS))
    for cell, number in enumerate(numbers):
        if number and any(numbers[one] >= number for one in society.BELOW[cell]):
            return fault("RR-121", "order", cell=society.CELLS[cell])
    return None


def fault_of_scythe(player: Player, sheet: int) -> LudariumError | None:
    cost = sum(scythe.COST[column] for column in bits_of(sheet >> scythe.COLUMNS))
    for bits in SHIFTS:
        if cost >> bits & FIELD > player.spent >> bits & FIELD:
            return fault("RR-128", "unpaid")
    return None


def fault_of_viticulture(sheet: int) -> LudariumError | None:
    """Each filled order needs grapes of its own that reach it with a die of 6."""
    crossed = bits_of(sheet >> viticulture.CROSSED & viticulture.ALL_GRAPES)
    orders = [viticulture.ORDER[order] for order in bits_of(sheet >> viticulture.FILLED)]
    if bool(crossed) != bool(orders) or not shared_out([grape + 1 for grape in crossed], orders):
        return fault("RR-145", "orders")
    return None


def shared_out(grapes: list[int], orders: list[int]) -> bool:
    """Whether grapes can be given to orders so that all are filled; what is left over joins any of them."""
    if not orders:
        return True
    needed = orders[0] - 6
    for chosen in range(1, 1 << len(grapes)):
        taken = [grape for at, grape in enumerate(grapes) if chosen >> at & 1]
        rest = [grape for at, grape in enumerate(grapes) if not chosen >> at & 1]
        if sum(taken) >= needed and shared_out(rest, orders[1:]):
            return True
    return False


def fault_of_wingspan(sheet: int) -> LudariumError | None:
    numbers = numbers_of(sheet, len(wingspan.CELLS))
    for cell, number in enumerate(numbers):
        if number and cell % wingspan.LENGTH and not numbers[cell - 1]:
            return fault("RR-150", "gap", cell=wingspan.CELLS[cell])
    return None


# Questions.


def place_pending(player: Player, step: int, pending: Pending | UnsetType) -> LudariumError | None:
    """Ask a question beyond the usual one; what is wrong if nobody could be asked so."""
    names = {TAKE_RESOURCE: "take", NOTE_NUMBER: "note", CHOOSE_GRAPES: "grapes"}
    if isinstance(pending, UnsetType) or pending.kind != names.get(step):
        return fault("", "pending")
    if step == TAKE_RESOURCE:
        of = sum(1 << kind for kind, name in enumerate(RESOURCES) if name in pending.of)
        player.pending = pending.count | of << TYPE_BITS
        possible = 1 <= pending.count <= 2 and len(take_moves(player)) > 1
        return None if possible else fault("RR-A45", "pending")
    if step == NOTE_NUMBER:
        slot = slot_of(player, REALMS.index("charterstone"))
        if slot < 0 or not 1 <= pending.crate <= charterstone.BUILDINGS or player.rolled_double():
            return fault("RR-A10", "pending")
        player.pending = slot | pending.crate - 1 << 2
        return None
    return None if places_grapes(player, pending) else fault("RR-141", "pending")


def places_grapes(player: Player, pending: Pending) -> bool:
    slot = slot_of(player, REALMS.index("viticulture"))
    if slot < 0 or pending.order not in viticulture.ORDER or not 1 <= pending.value <= 6:
        return False
    order = viticulture.ORDER.index(pending.order)
    sheet = int(player.sheet(slot))
    chosen = sum(1 << grape - 1 for grape in set(pending.grapes) if 1 <= grape <= viticulture.GRAPES)
    head = slot | order << viticulture.ORDER_BITS | pending.value << viticulture.VALUE_BITS
    asked = head | chosen << viticulture.CHOSEN_BITS
    player.pending = asked
    if (
        chosen & ~int(viticulture.usable(sheet))
        or len(pending.grapes) != chosen.bit_count()
        or sheet >> viticulture.FILLED + order & 1
        or viticulture.missing(player) > viticulture.WORTH[viticulture.grapes_left(player)]
        or pending.sum not in (0, pending.value + sum(pending.grapes))
    ):
        return False
    viticulture.settle(player)
    return bool(player.pending == asked)  # otherwise some grapes, or all, would not have been asked for
