"""Labels of moves that tell more than the move says: a fact that depends on the position."""

from typing import Final

from ludarium.core.bits import how_many
from ludarium.core.declared import Labeller
from ludarium.core.moves import Label, Said
from ludarium.games.ruins.components import DISCOVERIES
from ludarium.games.ruins.rules.cards import DAY_VALUE, NIGHT_VALUE
from ludarium.games.ruins.rules.state import RuinsState


def buy(state: RuinsState, _: int, said: Said) -> Label:
    slot = said.places["slot"]
    return about_discovery(state, slot, said).adding(price=state.settings.prices[slot])


def put(state: RuinsState, _: int, said: Said) -> Label:
    return about_discovery(state, state.number, said)


def about_discovery(state: RuinsState, slot: int, said: Said) -> Label:
    discovery = DISCOVERIES[state.discovery_in(slot)]
    return said.label.adding(f"discovery:{discovery}", discovery=discovery)


def value(state: RuinsState, _: int, said: Said) -> Label:
    return said.label.adding(count=state.last_count)


def extras(state: RuinsState, _: int, said: Said) -> Label:
    return said.label.adding(count=how_many(state.named_ruins) + said.places["extras"])


def flip(state: RuinsState, _: int, said: Said) -> Label:
    ruin = said.places["ruin"]
    now = state.cards.value[ruin]
    return said.label.adding(value=now, night=now - DAY_VALUE[ruin] + NIGHT_VALUE[ruin])


LABELS: Final[dict[str, Labeller]] = {"buy": buy, "put": put, "value": value, "extras": extras, "flip": flip}
