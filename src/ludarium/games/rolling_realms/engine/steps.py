"""What a player is asked: the four questions of a turn.

They belong to a Player, not to the table, because everybody is asked at the same time (RR-021).
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import RESOURCES
from ludarium.games.rolling_realms.engine.activate import activate, activate_moves, why_not_activate
from ludarium.games.rolling_realms.engine.charterstone import note
from ludarium.games.rolling_realms.engine.moves import ENOUGH, GRAPE, NOTE, TAKE
from ludarium.games.rolling_realms.engine.player import (
    ACTIVATE,
    CHOOSE_GRAPES,
    NOTE_NUMBER,
    SHOWN,
    TAKE_RESOURCE,
    Player,
)
from ludarium.games.rolling_realms.engine.refusals import refuse
from ludarium.games.rolling_realms.engine.resources import CAP, FIELD, SHIFTS, UNIT
from ludarium.games.rolling_realms.engine.viticulture import choose_grape, grape_moves, why_not_grape

STEP_NAMES: Final = ["activate", "take", "note", "grapes", "ready"]
TYPE_BITS: Final = 2  # of ``pending``, below which stands how often to take
TYPES: Final = 3


def take_moves(player: Player) -> list[int]:
    """RR-A45: the types with a free symbol."""
    of = player.pending >> TYPE_BITS
    out: list[int] = []
    for kind in range(TYPES):
        if of >> kind & 1 and (player.gained >> SHIFTS[kind] & FIELD) < CAP:
            out.append(TAKE + kind)
    return out


def note_moves(player: Player) -> list[int]:
    """RR-A10: either rolled number."""
    return [NOTE + (player.rolled & SHOWN), NOTE + (player.rolled >> 3)]


def moves_of(player: Player) -> list[int]:
    """The legal moves of a player, in a fixed order; the list belongs to the player."""
    cache = player.cache
    if cache is not None:
        return cache
    step = player.step
    if step == ACTIVATE:
        cache = activate_moves(player)
    elif step == TAKE_RESOURCE:
        cache = take_moves(player)
    elif step == NOTE_NUMBER:
        cache = note_moves(player)
    elif step == CHOOSE_GRAPES:
        cache = grape_moves(player)
    else:
        cache = []
    player.cache = cache
    return cache


def play_on(player: Player, move: i64) -> None:
    """Make a legal move."""
    player.cache = None
    player.shown = None
    player.surplus = 0
    step = player.step
    if step == ACTIVATE:
        activate(player, move)
    elif step == TAKE_RESOURCE:
        player.gain(UNIT[move - TAKE])
        player.offer_choice((player.pending & 3) - 1, player.pending >> TYPE_BITS)
    elif step == NOTE_NUMBER:
        pending = player.pending
        player.step = ACTIVATE
        player.pending = 0
        note(player, pending & 3, pending >> 2, move - NOTE)
    else:
        choose_grape(player, move)


def why_not(player: Player, move: int) -> NotAllowed:
    """The rule that forbids a readable move to a player who is asked."""
    step = player.step
    if step == ACTIVATE:
        return why_not_activate(player, move)
    if step == TAKE_RESOURCE and TAKE <= move <= NOTE:
        kind = move - TAKE
        if not player.pending >> TYPE_BITS + kind & 1:
            return refuse("RR-A13", "realms-no-other-reward", resource=RESOURCES[kind])
        return refuse("RR-A45", "realms-no-symbols", resource=RESOURCES[kind])
    if step == NOTE_NUMBER and NOTE < move <= GRAPE:
        return refuse("RR-A10", "realms-no-not-rolled", value=move - NOTE)
    if step == CHOOSE_GRAPES and (move == ENOUGH or GRAPE < move <= GRAPE + 6):
        return why_not_grape(player, move)
    clause = {TAKE_RESOURCE: "RR-A04", NOTE_NUMBER: "RR-092", CHOOSE_GRAPES: "RR-141"}[int(step)]
    return refuse(clause, "realms-no-not-now", step=f"realms-step-{STEP_NAMES[step]}")
