"""Moves of Ruins made visible: a label for people and the things on the table they touch."""

from ludarium.core.option import Option
from ludarium.games.ruins.components import DISCOVERIES, RUINS
from ludarium.games.ruins.engine.build import bought_discoveries
from ludarium.games.ruins.engine.cards import DAY_VALUE, NIGHT_VALUE
from ludarium.games.ruins.engine.moves import (
    ADD,
    BUY,
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    ENOUGH,
    EXTRAS,
    FLIP,
    FORCED_FIRST,
    KEEP,
    OWN_FIRST,
    PASS,
    PUT,
    VALUE,
)
from ludarium.games.ruins.engine.state import RuinsState
from ludarium.games.ruins.notation import NOTATIONS

PLAIN = {
    PASS: "ruins-move-pass",
    DONE: "ruins-move-done",
    ENOUGH: "ruins-move-enough",
    KEEP: "ruins-move-keep",
    OWN_FIRST: "ruins-move-own-first",
    FORCED_FIRST: "ruins-move-forced-first",
}


def option_of(state: RuinsState, move: int) -> Option:
    notation = NOTATIONS[move]
    if move in PLAIN:
        return Option(move, notation, PLAIN[move])
    if move < BUY + 4:
        slot = move - BUY
        discovery = DISCOVERIES[state.market[slot]]
        facts: dict[str, str | int | list[str]] = {
            "slot": slot + 1,
            "price": state.settings.prices[slot],
            "discovery": discovery,
        }
        return Option(move, notation, "ruins-move-buy", facts, [f"slot:{slot + 1}", f"discovery:{discovery}"])
    if move < EXTRAS:
        value = move - VALUE
        count = state.last_count
        return Option(move, notation, "ruins-move-value", {"value": value, "count": count}, [f"value:{value}"])
    if move < DRAW:
        extras = move - EXTRAS
        count = state.build_cards.bit_count() + extras
        return Option(move, notation, "ruins-move-extras", {"extras": extras, "count": count})
    if move < FLIP:
        return Option(move, notation, "ruins-move-draw", {"number": move - DRAW})
    return ruin_option(state, move, notation)


def ruin_option(state: RuinsState, move: int, notation: str) -> Option:
    if move < PUT:
        ruin = move - FLIP
        facts: dict[str, str | int | list[str]] = {
            "ruin": RUINS[ruin],
            "value": state.cards.value[ruin],
            "night": state.cards.value[ruin] - DAY_VALUE[ruin] + NIGHT_VALUE[ruin],
        }
        return Option(move, notation, "ruins-move-flip", facts, [f"ruin:{RUINS[ruin]}"])
    if move < ADD:
        name = RUINS[move - PUT]
        discovery = DISCOVERIES[bought_discoveries(state)[len(state.build_targets)]]
        refs = [f"ruin:{name}", f"discovery:{discovery}"]
        return Option(move, notation, "ruins-move-put", {"ruin": name, "discovery": discovery}, refs)
    labels = ((DISCARD, "discard"), (CLAIM, "claim"), (ADD, "add"))
    first, label = next((first, label) for first, label in labels if move >= first)
    name = RUINS[move - first]
    return Option(move, notation, f"ruins-move-{label}", {"ruin": name}, [f"ruin:{name}"])
