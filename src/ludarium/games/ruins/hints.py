"""Why the house would play so, as a text id with arguments."""

from collections.abc import Sequence

from ludarium.core.game import Arguments
from ludarium.games.ruins.components import RUINS
from ludarium.games.ruins.engine.moves import (
    BUY,
    DISCARD,
    DRAW,
    EXTRAS,
    FLIP,
    FORCED_FIRST,
    KEEP,
    OWN_FIRST,
    PASS,
    PUT,
    SLOTS,
    VALUE,
)
from ludarium.games.ruins.greedy import Reading
from ludarium.games.ruins.view import RuinsView


def reason_of(view: RuinsView, moves: Sequence[int]) -> tuple[str, Arguments]:
    """The reason of a run of moves, read from its first one."""
    if not moves:
        return "", {}
    first = moves[0]
    if first == PASS:
        return "ruins-hint-pass", {}
    if first == KEEP:
        return "ruins-hint-keep", {}
    if FLIP <= first < PUT:
        return "ruins-hint-flip", {"ruin": RUINS[first - FLIP]}
    if first >= DISCARD:
        return "ruins-hint-discard", {"ruin": RUINS[first - DISCARD]}
    if DRAW <= first < FLIP or first in (OWN_FIRST, FORCED_FIRST):
        return "ruins-hint-draw", {}
    if BUY <= first < BUY + SLOTS:
        return "ruins-hint-buy", {"discovery": view.market[first - BUY]}
    if VALUE < first < EXTRAS:
        return value_reason(view, first - VALUE)
    return "ruins-hint-finish", {}


def value_reason(view: RuinsView, value: int) -> tuple[str, Arguments]:
    size = Reading(view).group_size(value)
    if not view.pile:
        if size >= len(view.hand):
            return "ruins-hint-go-out", {"value": value}
        if size > 1:
            return "ruins-hint-lead-set", {"value": value, "count": size}
        return "ruins-hint-lead-low", {"value": value}
    last = view.pile[-1]
    if value == last.value and view.options["match_skips"] == "on":
        return "ruins-hint-skip", {"value": value}
    if len(view.hand) <= last.count:
        return "ruins-hint-go-out", {"value": value}
    return "ruins-hint-follow", {"value": value, "least": last.value}
