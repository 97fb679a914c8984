"""Moves of Ruins made visible: a label for people and the things on the table they touch."""

from functools import lru_cache

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
    """Options with the same facts are the same object: a table shows few that it has not shown before."""
    if move < BUY:
        return plain_option(move)
    if move < BUY + 4:
        slot = move - BUY
        return buy_option(move, slot, state.settings.prices[slot], state.market[slot])
    if move < EXTRAS:
        return value_option(move, state.last_count)
    if move < DRAW:
        return extras_option(move, int(state.build_cards).bit_count() + move - EXTRAS)
    if move < FLIP:
        return plain_option(move)
    if move < PUT:
        return flip_option(move, state.cards.value[move - FLIP])
    if move < ADD:
        return put_option(move, bought_discoveries(state)[len(state.build_targets)])
    return plain_option(move)


def options_of(state: RuinsState, seat: int) -> list[Option]:
    return [option_of(state, move) for move in state.moves(seat)]


@lru_cache(None)
def plain_option(move: int) -> Option:
    """A move that is labelled the same in every situation."""
    notation = NOTATIONS[move]
    if move in PLAIN:
        return Option(move, notation, PLAIN[move])
    if move < FLIP:
        return Option(move, notation, "ruins-move-draw", {"number": move - DRAW})
    labels = ((DISCARD, "discard"), (CLAIM, "claim"), (ADD, "add"))
    first, label = next((first, label) for first, label in labels if move >= first)
    name = RUINS[move - first]
    return Option(move, notation, f"ruins-move-{label}", {"ruin": name}, [f"ruin:{name}"])


@lru_cache(1024)
def buy_option(move: int, slot: int, price: int, discovery: int) -> Option:
    name = DISCOVERIES[discovery]
    facts: dict[str, str | int | list[str]] = {"slot": slot + 1, "price": price, "discovery": name}
    return Option(move, NOTATIONS[move], "ruins-move-buy", facts, [f"slot:{slot + 1}", f"discovery:{name}"])


@lru_cache(1024)
def value_option(move: int, count: int) -> Option:
    value = move - VALUE
    facts: dict[str, str | int | list[str]] = {"value": value, "count": count}
    return Option(move, NOTATIONS[move], "ruins-move-value", facts, [f"value:{value}"])


@lru_cache(1024)
def extras_option(move: int, count: int) -> Option:
    return Option(move, NOTATIONS[move], "ruins-move-extras", {"extras": move - EXTRAS, "count": count})


@lru_cache(1024)
def flip_option(move: int, value: int) -> Option:
    ruin = move - FLIP
    facts: dict[str, str | int | list[str]] = {
        "ruin": RUINS[ruin],
        "value": value,
        "night": value - DAY_VALUE[ruin] + NIGHT_VALUE[ruin],
    }
    return Option(move, NOTATIONS[move], "ruins-move-flip", facts, [f"ruin:{RUINS[ruin]}"])


@lru_cache(4096)
def put_option(move: int, discovery: int) -> Option:
    ruin, bought = RUINS[move - PUT], DISCOVERIES[discovery]
    refs = [f"ruin:{ruin}", f"discovery:{bought}"]
    return Option(move, NOTATIONS[move], "ruins-move-put", {"ruin": ruin, "discovery": bought}, refs)
