"""Labels of moves that depend on the position: what is finished, who is meant, what it costs."""

from collections.abc import Callable
from typing import Final

from ludarium.core.moves import Label, LabelArguments, Said
from ludarium.games.near_and_far.effects import STRENGTH
from ludarium.games.near_and_far.moves import NEUTRAL_NAME
from ludarium.games.near_and_far.rules.numbers import MEMBER
from ludarium.games.near_and_far.rules.quests import story_of
from ludarium.games.near_and_far.rules.saloon import hire_cost
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.trip import free_departures, is_due

BUILDINGS: Final = ("town-hall", "saloon", "stables", "store", "hut", "mine")  # steps in which a building is left
DONE_WITH: Final = ("trim", "rest", "trade", "cards", "weapon", "reroll", "move", "camp")
NONE_OF: Final = ("enter", "ring", "team", "take", "quest")
PRICES: Final = ("coin", "gem", "food")  # of options in the book


def finishing(state: NearState, _: int, said: Said) -> Label:
    label = said.label
    step = "building" if state.asking.name in BUILDINGS else state.asking.name
    return label._replace(text=f"near-move-done-{step}") if step in ("building", *DONE_WITH) else label


def declining(state: NearState, _: int, said: Said) -> Label:
    label = said.label
    step = state.asking.name
    return label._replace(text=f"near-move-none-{step}") if step in NONE_OF else label


def duelling(_: NearState, __: int, said: Said) -> Label:
    label = said.label
    how = label.arguments["how"]
    opponent = said.values["opponent"]
    if opponent == NEUTRAL_NAME:
        return Label("near-move-duel-neutral", {"how": how}, ["seat:neutral"])
    # Whoever knows the players' names puts one in the place of ``ownername``, as the log does.
    arguments: LabelArguments = {"how": how, "owner": int(opponent), "ownername": f"near-player-{opponent}"}
    return label._replace(arguments=arguments)


def hiring(state: NearState, seat: int, said: Said) -> Label:
    return with_facts(said, cost=int(hire_cost(state.players[seat], said.places["adventurer"])))


def placing_member(state: NearState, _: int, said: Said) -> Label:
    """At a hire the others are named to make room for the newcomer (NF-136); on leaving town all are gathered."""
    label = said.label
    makes_room = state.step == MEMBER and said.places["member"] != state.number
    return label._replace(text="near-move-member-leaves") if makes_room else label


def drawing_treasures(state: NearState, _: int, said: Said) -> Label:
    """NF-160, NF-375."""
    label = said.label
    return label._replace(text="near-move-treasures") if state.table.day else label


def going(state: NearState, seat: int, said: Said) -> Label:
    """NF-212: leaving an empty space costs a heart."""
    label = said.label
    me = state.players[seat]
    pays = is_due(state, me.place) and free_departures(state, me) == 0
    return label._replace(text="near-move-go-costs") if pays else label


def fighting(_: NearState, __: int, said: Said) -> Label:
    return with_facts(said, strength=STRENGTH[said.places["threat"]])


def choosing_option(state: NearState, _: int, said: Said) -> Label:
    """NF-236: the requirement and the price are told, the reward is not."""
    label = said.label
    option = story_of(state).options[said.places["option"]]
    if option.check.type == "none":
        return label
    facts: LabelArguments = {"symbol": option.check.type, "need": option.check.value}
    for good in PRICES:
        number = int(getattr(option.price, good))
        if number:
            facts.update(good=good, number=number)
            return Label("near-move-option-price", {**label.arguments, **facts}, label.refs)
    return Label("near-move-option-check", {**label.arguments, **facts}, label.refs)


def with_facts(said: Said, **facts: str | int) -> Label:
    label = said.label
    return label._replace(arguments={**label.arguments, **facts})


LABELS: Final[dict[str, Callable[[NearState, int, Said], Label]]] = {
    "done": finishing,
    "none": declining,
    "duel": duelling,
    "hire": hiring,
    "member": placing_member,
    "treasure": drawing_treasures,
    "go": going,
    "fight": fighting,
    "option": choosing_option,
}
