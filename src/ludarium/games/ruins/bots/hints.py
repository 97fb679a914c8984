"""Why the house would play so, as a text id with arguments."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.game import Arguments
from ludarium.games.ruins.bots.greedy import Reading
from ludarium.games.ruins.components import RUINS
from ludarium.games.ruins.moves import MOVES
from ludarium.games.ruins.table import RuinsView

# Kinds of moves whose reason needs no more than their ruin, if any; other kinds complete a play that was begun.
REASON: Final = {
    "pass": "ruins-hint-pass",
    "keep": "ruins-hint-keep",
    "flip": "ruins-hint-flip",
    "discard": "ruins-hint-discard",
    "draw": "ruins-hint-draw",
    "own-first": "ruins-hint-draw",
    "forced-first": "ruins-hint-draw",
}


def reason_of(view: RuinsView, moves: Sequence[int]) -> tuple[str, Arguments]:
    """The reason of a run of moves, read from its first one."""
    if not moves:
        return "", {}
    said = MOVES.read(moves[0])
    kind = said.kind.name
    if kind == "buy":
        return "ruins-hint-buy", {"discovery": view.market[said.places["slot"]] or ""}
    if kind == "value":
        return value_reason(view, said.places["value"] + 1)
    if kind not in REASON:
        return "ruins-hint-finish", {}
    ruin = said.places.get("ruin")
    return REASON[kind], {} if ruin is None else {"ruin": RUINS[ruin]}


def value_reason(view: RuinsView, value: int) -> tuple[str, Arguments]:
    reading = Reading(view)
    size = reading.group_size(value)
    if not view.pile:
        if size >= len(reading.hand):
            return "ruins-hint-go-out", {"value": value}
        if size > 1:
            return "ruins-hint-lead-set", {"value": value, "count": size}
        return "ruins-hint-lead-low", {"value": value}
    last = view.pile[-1]
    if value == last.value and view.options["match_skips"] == "on":
        return "ruins-hint-skip", {"value": value}
    if len(reading.hand) <= last.count:
        return "ruins-hint-go-out", {"value": value}
    return "ruins-hint-follow", {"value": value, "least": last.value}
