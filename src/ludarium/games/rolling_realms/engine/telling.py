"""What happened, told to everybody: nothing in this game is secret (RR-A44)."""

from typing import Final

from ludarium.core.events import Fact
from ludarium.core.state import State
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS
from ludarium.games.rolling_realms.engine import charterstone, tapestry
from ludarium.games.rolling_realms.engine.activate import slot_of
from ludarium.games.rolling_realms.engine.moves import (
    ACTIONS,
    AGAIN,
    COINS,
    COPY,
    DONE,
    FIRST_ACTION,
    GAINED,
    GAINED_AGAIN,
    MISS,
    NOTE,
    REALM_OF,
    SEVEN,
    SHIFT,
    TAKE,
    USE,
    WAYS,
)
from ludarium.games.rolling_realms.engine.numbers import bits_of
from ludarium.games.rolling_realms.engine.player import ACTIVATE, NOTE_NUMBER, Player
from ludarium.games.rolling_realms.engine.powers import FACES, STEP_OF, shown_by
from ludarium.games.rolling_realms.engine.resources import coins, hearts, pumpkins

CHARTERSTONE: Final = REALMS.index("charterstone")
EUPHORIA: Final = REALMS.index("euphoria")
SCYTHE: Final = REALMS.index("scythe")
TAPESTRY: Final = REALMS.index("tapestry")
BOTH: Final = 12  # the first action of Euphoria and of Scythe that marks two cells
CELL_NAMES: Final[list[list[str]]] = [[cell.id for cell in getattr(COMPONENTS, realm).cells] for realm in REALMS]


def die_name(die: int) -> str:
    """
    >>> die_name(0), die_name(4), die_name(10)
    ('1', '+3', '+3r')
    """
    if die <= GAINED:
        return str(die + 1)
    return f"+{die - GAINED}" if die <= GAINED_AGAIN else f"+{die - GAINED_AGAIN}r"


def cells_of(player: Player, action: int, value: int) -> list[str]:
    """The cells that an action marks, on the sheet as it is before."""
    realm = REALM_OF[action]
    names = CELL_NAMES[realm]
    local = action - FIRST_ACTION[realm]
    if realm == TAPESTRY:
        return [names[cell] for cell in bits_of(tapestry.COVERS[value][local])]
    if realm == CHARTERSTONE and local == charterstone.CRATES:
        marked = charterstone.crates_to_mark(player.sheet(slot_of(player, realm)), value)
        return [names[charterstone.BUILDINGS + crate] for crate in bits_of(marked)]
    if realm in (EUPHORIA, SCYTHE) and local >= BOTH:
        return [names[local - BOTH], names[local - BOTH + FACES]]
    return [names[local]]


def value_of(player: Player, source: int) -> int:
    return shown_by(player, source) if source <= GAINED else source - GAINED


def tell_move(state: State, seat: int, move: int, before: Player, after: Player) -> None:
    """The move itself, and everything that came of it."""
    if move == DONE:
        state.tell("realms-ready", seat, {})
        return
    if move >= USE:
        source, action = divmod(move - USE, ACTIONS)
        value = value_of(before, source)
        cells = cells_of(before, action, value)
        realm = REALMS[REALM_OF[action]]
        state.tell("realms-marked", seat, {"realm": realm, "die": die_name(source), "value": value, "cells": cells})
        if realm == "charterstone" and after.step != NOTE_NUMBER:
            tell_note(state, seat, before, after)
    elif move >= SHIFT:
        tell_shift(state, seat, move - SHIFT, before)
    elif MISS <= move < TAKE:
        number = move - MISS
        state.tell("realms-missed", seat, {"die": str(number + 1), "value": shown_by(before, number)})
    elif before.step == ACTIVATE:
        tell_copy(state, seat, move)
    elif before.step == NOTE_NUMBER:
        tell_note(state, seat, before, after)
    tell_resources(state, seat, before, after)
    stars = int(after.stars() - before.stars())
    if stars > 0:
        state.tell("realms-starred", seat, {"stars": stars})


def tell_note(state: State, seat: int, before: Player, after: Player) -> None:
    slot = slot_of(before, CHARTERSTONE)
    for crate in range(charterstone.BUILDINGS):
        number = int(charterstone.noted(after.sheet(slot), crate))
        if number != charterstone.noted(before.sheet(slot), crate):
            state.tell("realms-noted", seat, {"cell": f"c{crate + 1}", "value": number})


def tell_shift(state: State, seat: int, shift: int, before: Player) -> None:
    die, way = divmod(shift, WAYS)
    shown = shown_by(before, die)
    facts: dict[str, Fact] = {"die": die_name(die), "value": shown + STEP_OF[way], "again": int(way >= AGAIN)}
    state.tell("realms-shifted", seat, facts)


def tell_copy(state: State, seat: int, move: int) -> None:
    power = "coins" if move > COINS else "seven" if move > SEVEN else "copy" if move > COPY else "double"
    state.tell("realms-copied", seat, {"value": (move - NOTE - 1) % FACES + 1, "power": power})


def amounts(packed: int) -> dict[str, Fact]:
    return {"pumpkins": int(pumpkins(packed)), "hearts": int(hearts(packed)), "coins": int(coins(packed))}


def tell_resources(state: State, seat: int, before: Player, after: Player) -> None:
    if after.spent != before.spent:
        state.tell("realms-paid", seat, amounts(after.spent - before.spent))
    if after.gained != before.gained:
        state.tell("realms-gained", seat, amounts(after.gained - before.gained))
    if after.surplus:
        state.tell("realms-lost", seat, {"number": int(after.surplus)})
