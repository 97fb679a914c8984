"""Labels and refs of moves that depend on the position."""

from collections.abc import Callable
from typing import Final

from ludarium.core.declared import Common
from ludarium.core.moves import Label, Said
from ludarium.games.yami.components import CARDS, CELL_NAMES
from ludarium.games.yami.moves import PLACE, ROW
from ludarium.games.yami.rules.ending import breaks
from ludarium.games.yami.rules.numbers import (
    AFTER,
    NO_OWNER,
    PUT_PAWN,
    PUT_TILE,
    WON_AT,
    card_at,
    card_of,
    entry_of,
    in_peace,
    owner_of,
)
from ludarium.games.yami.rules.state import YamiState


def placing(state: YamiState, _: int, move: int) -> Common:
    """YA-A17: a placement that breaks a restriction says so."""
    card, owner, peace = at_hand(state)
    broken = breaks(state, entry_of(card, move - PLACE, owner, peace))
    return Common({"tile": f"yami-tile-{CARDS[card]}"}, (), "yami-move-place-breaks" if broken else "")


def at_hand(state: YamiState) -> tuple[int, int, int]:
    """Card, owner and peace of the tile that is asked about."""
    if state.step == PUT_TILE:
        entry = state.placed[state.number >> 1]
        return card_of(entry), owner_of(entry), int(in_peace(entry))
    winner = state.tricks[-1] >> WON_AT & 7
    return state.number, NO_OWNER if state.is_automa(winner) else winner, int(state.peace)


def playing_for_the_automa(state: YamiState, _: int, said: Said) -> Label:
    cell = said.places["cell"]
    if cell == ROW:
        return Label("yami-move-automa-deck", {}, ["automa:deck"])
    card = CARDS[card_at(state.row, cell)]
    return Label("yami-move-automa", {"card": f"yami-card-{card}"}, [f"card:{card}", f"automa:{cell + 1}"])


def taking(state: YamiState, _: int, said: Said) -> Label:
    label = said.label
    return label if said.places["tile"] == state.number else label._replace(text="yami-move-take-mask")


def putting_a_pawn(state: YamiState, _: int, said: Said) -> Label:
    symbol = said.places["symbol"]
    cell = CELL_NAMES[state.layout.symbol_cells[symbol]]
    return Label("yami-move-pawn", {"symbol": symbol + 1, "cell": cell}, [f"symbol:{symbol + 1}", f"cell:{cell}"])


def passing(state: YamiState, _: int, said: Said) -> Label:
    what = "pawn" if state.step == PUT_PAWN else "after" if state.step == AFTER else "window"
    return said.label._replace(text=f"yami-move-pass-{what}")


FAMILIES: Final[dict[str, Callable[[YamiState, int, int], Common]]] = {"place": placing}
LABELS: Final[dict[str, Callable[[YamiState, int, Said], Label]]] = {
    "automa": playing_for_the_automa,
    "take": taking,
    "pawn": putting_a_pawn,
    "pass": passing,
}
