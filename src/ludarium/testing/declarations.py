"""Checks of what a game declares: fields, zones and who may look, steps."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ludarium.core.declared import DeclaredGame
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.rng import Rng
from ludarium.core.scenario.format import Scenario
from ludarium.core.scenario.playing import play_block
from ludarium.core.state import State
from ludarium.core.steps import StepState
from ludarium.core.view import View
from ludarium.core.zones import EVERYBODY, Leaf


def check_declarations(game: Game, state: State, chooser: Rng) -> None:
    """All checks of one moment of a game."""
    check_fields(state)
    if isinstance(game, DeclaredGame):
        check_places(game, state)
        for seat in (None, *range(state.seats)):
            check_leaks(game, state, seat, chooser)
        check_open_step(game, state, chooser)


# Fields of the State.


def check_fields(state: State) -> None:
    """A copy carries every field, and every field that is part of the truth is in the words of the State."""
    named = set(state.field_names())
    slots = own_slots(state)
    unknown = slots - named - set(state.left_out())
    assert not unknown, f"{sorted(unknown)} are neither in field_names nor in left_out"
    for name in sorted(named | slots):
        changed = state.copy()
        before = getattr(changed, name)
        other = another(before)
        if other is None or not can_set(changed, name, other):
            continue
        assert changed.copy().words() == changed.words(), f"a copy does not carry {name}"
        if name in named:
            assert changed.words() != state.words(), f"the words do not tell {name}"
            assert getattr(state, name) == before, f"a copy shares {name} with the State it was made of"


def own_slots(state: State) -> set[str]:
    """The fields that a game adds to a State, where Python can tell: compiled classes have no ``__slots__``."""
    found = set(vars(state)) if hasattr(state, "__dict__") else set()
    for kind in type(state).__mro__:
        if kind.__module__.startswith("ludarium.core."):
            continue
        found.update(getattr(kind, "__slots__", ()))
    return {name for name in found if not name.startswith("__")} - core_slots()


def core_slots() -> set[str]:
    return {
        *State.__dict__,
        *StepState.__dict__,
        *getattr(State, "__slots__", ()),
        *getattr(StepState, "__slots__", ()),
    }


def another(value: object) -> object:
    """Some other value of the same type, or ``None`` where there is none to be made up."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value > 0 else value + 1
    if isinstance(value, list) and value:
        first = another(value[0])
        return None if first is None else [first, *value[1:]]
    return None


def can_set(state: State, name: str, value: object) -> bool:
    """Set a field; a property that stands for a part of a field cannot be set."""
    try:
        setattr(state, name, value)
    except AttributeError:
        return False
    return True


# Zones.


def check_places(game: DeclaredGame[Any, Any], state: State) -> None:
    """Every component lies in exactly one zone."""
    table = game.table(state)
    count = game.layout.count(table)
    for (kind, name), number in game.layout.in_use(table).items():
        if not kind.some:
            found = count.get(f"{kind.name}:{name}", 0)
            assert found == number, f"{kind.name} {name} lies in {found} places, not in {number}"


def check_leaks(game: DeclaredGame[Any, Any], state: State, seat: int | None, chooser: Rng) -> None:
    """Change what a seat may not see, zone by zone: its View and its options stay the same, to the byte."""
    view = game.view(state, seat)
    table = game.table(state)
    other = exchanged(game, table, view, chooser)
    if other is None:
        return
    blank = game.blank(state.seats, dict(getattr(table, "options", {})), state.rng.copy())
    game.resume(blank, other)
    changed = game.put(blank, other, game.layout.spoken(other))
    changed.rng = state.rng.copy()
    who = "a spectator" if seat is None else f"seat {seat}"
    assert game.view(changed, seat).to_json() == view.to_json(), f"the view of {who} depends on what it cannot see"
    if seat is not None:
        same = game.offered(changed, seat) == game.offered(state, seat)
        assert same, f"the options of {who} depend on what it cannot see"


def exchanged(game: DeclaredGame[Any, Any], table: Any, view: View, chooser: Rng) -> Any:
    """The truth with the components exchanged that a seat cannot see; ``None`` if there are not two of a back.

    Values are as the seat sees them: a play that is being named, say, may not fit another hand.
    """
    layout = game.layout
    known = game.known(view, chooser)
    seen = {leaf.where: leaf for leaf in layout.leaves(view)}
    hidden: dict[str, list[tuple[Leaf, int]]] = {}
    contents: dict[str, list[str]] = {}
    for leaf in layout.leaves(table):
        if leaf.where in known or leaf.zone.note or not leaf.names() or seen[leaf.where].content == leaf.content:
            continue
        contents[leaf.where] = leaf.names()
        for at, name in enumerate(leaf.names()):
            kind = leaf.zone.kind_of(name)
            if not kind.some and leaf.zone.back_of(name) != name:
                hidden.setdefault(kind.back, []).append((leaf, at))
    if not any(len(places) > 1 for places in hidden.values()):
        return None
    for places in hidden.values():
        names = [contents[leaf.where][at] for leaf, at in places]
        order = list(range(len(names)))
        chooser.shuffle(order)
        for (leaf, at), number in zip(places, order, strict=True):
            contents[leaf.where][at] = names[number]
    leaves = {leaf.where: leaf for leaf in layout.leaves(table)}
    values = {name: getattr(view, name) for name in layout.fields if name not in layout.zones}
    table = msgspec.structs.replace(table, **values)
    return layout.swapped(table, {where: leaves[where].holding(names) for where, names in contents.items()})


def check_closed_zones(game: DeclaredGame[Any, Any], scenarios: Iterable[Scenario]) -> None:
    """Every closed zone has a scenario with ``unseen`` that cites its clause, and in which something lies there.

    Who may look is said twice: a declaration that opens a zone by mistake errs in views and samples alike.
    """
    closed = {
        name: {zone.clause for zone in one.node.zones() if zone.look != EVERYBODY}
        for name, one in game.layout.zones.items()
    }
    missing = {(name, clause) for name, found in closed.items() for clause in found}
    for name, clause in sorted(missing):
        assert clause, f"the closed zone {name} names no clause that keeps it closed"
    for scenario in scenarios:
        if scenario.game == game.id:
            missing -= proved(game, scenario)
    assert not missing, f"no scenario with `unseen` proves that these zones are closed: {sorted(missing)}"


def proved(game: DeclaredGame[Any, Any], scenario: Scenario) -> set[tuple[str, str]]:
    """The closed zones, with their clauses, of which a scenario shows that somebody cannot look into them."""
    found: set[tuple[str, str]] = set()
    match = Match(game, game.load(scenario.given, scenario.seed))
    for _, block in scenario.blocks():
        match = play_block(match, block).match
        unseen = {name.rpartition(":")[2] for names in block.then.unseen.values() for name in names}
        if unseen:
            for leaf in game.layout.leaves(game.table(match.state)):
                if leaf.zone.clause in scenario.clauses and unseen & set(leaf.names()):
                    found.add((leaf.where.split(".", 1)[0].split("[", 1)[0], leaf.zone.clause))
    return found


# Steps.


def check_open_step(game: DeclaredGame[Any, Any], state: State, chooser: Rng) -> None:
    """The moves of an open step follow from what a spectator sees."""
    if isinstance(state, StepState) and state.asking.is_open and not state.over:
        other = game.sample(game.view(state, None), Rng.of(chooser.below(1 << 30)))
        for seat in state.to_move():
            assert other.moves(seat) == state.moves(seat), f"the step {state.asking.name} is not open"
            if state.asking.discussed:
                told = game.offer(other, seat) == game.offer(state, seat)
                assert told, f"the options of the step {state.asking.name} tell a secret to those who may propose"
