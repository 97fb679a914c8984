"""Moves of Ruins made visible: a label for people and the things on the table they touch."""

from typing import Final

from ludarium.core.option import Option
from ludarium.core.state import State, how_many
from ludarium.games.ruins.components import DISCOVERIES, RUINS
from ludarium.games.ruins.engine.build import bought_discoveries
from ludarium.games.ruins.engine.cards import DAY_VALUE, NIGHT_VALUE
from ludarium.games.ruins.engine.judge import BYTE
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
    SLOTS,
    VALUE,
)
from ludarium.games.ruins.engine.state import RuinsState
from ludarium.games.ruins.notation import NOTATIONS
from ludarium.games.ruins.seeing import SLOT_NAMES

Facts = dict[str, str | int | list[str]]

PLAIN: Final = {
    PASS: "ruins-move-pass",
    DONE: "ruins-move-done",
    ENOUGH: "ruins-move-enough",
    KEEP: "ruins-move-keep",
    OWN_FIRST: "ruins-move-own-first",
    FORCED_FIRST: "ruins-move-forced-first",
}
BYTE_BITS: Final = 8
FACT_BITS: Final = 16
FACT: Final = (1 << FACT_BITS) - 1

known_options: Final[dict[int, Option]] = {}


def option_of(state: RuinsState, move: int) -> Option:
    """Options that read the same are the same object: a table shows few that it has not shown before."""
    key = move << FACT_BITS | fact_of(state, move)
    option = known_options.get(key)
    if option is None:
        option = known_options[key] = make_option(move, key & FACT)
    return option


def fact_of(state: RuinsState, move: int) -> int:
    """The number on the table that the label of a move tells; there are few."""
    if move < BUY:
        return 0
    if move < BUY + SLOTS:
        slot = move - BUY
        return state.settings.prices[slot] << BYTE_BITS | (state.row >> BYTE_BITS * slot & BYTE)
    if move < EXTRAS:
        return state.last_count
    if move < DRAW:
        return how_many(state.build_cards) + move - EXTRAS
    if move < FLIP:
        return 0
    if move < PUT:
        return state.cards.value[move - FLIP]
    if move < ADD:
        return bought_discoveries(state)[len(state.build_targets)]
    return 0


def options_of(state: State, seat: int) -> list[Option]:
    assert isinstance(state, RuinsState)
    return [option_of(state, move) for move in state.moves(seat)]


def make_option(move: int, fact: int) -> Option:
    if BUY <= move < BUY + SLOTS:
        return buy_option(move, fact >> BYTE_BITS, SLOT_NAMES[fact & BYTE])
    if VALUE < move < EXTRAS:
        return value_option(move, fact)
    if EXTRAS <= move < DRAW:
        return Option(move, NOTATIONS[move], "ruins-move-extras", {"extras": move - EXTRAS, "count": fact})
    if FLIP <= move < PUT:
        return flip_option(move, fact)
    if PUT <= move < ADD:
        return put_option(move, DISCOVERIES[fact])
    return plain_option(move)


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


def buy_option(move: int, price: int, name: str) -> Option:
    slot = move - BUY + 1
    facts: Facts = {"slot": slot, "price": price, "discovery": name}
    return Option(move, NOTATIONS[move], "ruins-move-buy", facts, [f"slot:{slot}", f"discovery:{name}"])


def value_option(move: int, count: int) -> Option:
    value = move - VALUE
    facts: Facts = {"value": value, "count": count}
    return Option(move, NOTATIONS[move], "ruins-move-value", facts, [f"value:{value}"])


def flip_option(move: int, value: int) -> Option:
    ruin = move - FLIP
    facts: Facts = {
        "ruin": RUINS[ruin],
        "value": value,
        "night": value - DAY_VALUE[ruin] + NIGHT_VALUE[ruin],
    }
    return Option(move, NOTATIONS[move], "ruins-move-flip", facts, [f"ruin:{RUINS[ruin]}"])


def put_option(move: int, bought: str) -> Option:
    ruin = RUINS[move - PUT]
    refs = [f"ruin:{ruin}", f"discovery:{bought}"]
    return Option(move, NOTATIONS[move], "ruins-move-put", {"ruin": ruin, "discovery": bought}, refs)
