"""What a seat sees of a table: how each declared field is shown is worked out once, for a view is made often."""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, Generic, TypeVar

import msgspec

from ludarium.core.view import View
from ludarium.core.zones import (
    ASKED,
    EVERYBODY,
    NOBODY,
    SEAT,
    Leaf,
    Look,
    Node,
    Value,
    Zone,
    defaults_of,
    usual_of,
)

V = TypeVar("V", bound=View)


class Eyes:
    """Who looks, whether their decision is awaited, and whether the game is over."""

    def __init__(self, seat: int | None, asked: bool, over: bool) -> None:
        self.seat = seat
        self.asked = asked
        self.over = over

    def may_look(self, look: Look, owner: int | None) -> bool:
        """Whether a place that belongs to a seat (or to none) is open to these eyes."""
        if look == EVERYBODY:
            return True
        if look == NOBODY or self.seat is None:
            return False
        return self.asked if look == ASKED else owner == self.seat


class Sight:
    """How a field or a part of one is shown; nothing is shown that the declaration does not open."""

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        """What these eyes see of the content, at a place that belongs to a seat or to none."""
        raise NotImplementedError


class ValueSight(Sight):
    """A value; where it is closed, its default is shown, or what the declaration makes of it."""

    def __init__(self, value: Value, default: Any) -> None:
        self.look = value.look
        self.closed = value.closed
        self.default = default

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        if self.look != NOBODY and eyes.may_look(self.look, owner):
            return content
        return self.default if self.closed is None else self.closed(content)


class OwnValueSight(Sight):
    """A value kept by seat, of which each seat sees its own entry."""

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        return {seat: one for seat, one in content.items() if seat == eyes.seat}


class LeafSight(Sight):
    """A pile, a slot or a set of cells; where it is closed, how many lie there, or their backs."""

    def __init__(self, zone: Zone, shape: str) -> None:
        self.zone = zone
        self.shape = shape
        self.look: Look = zone.look
        self.at_end: Look = zone.at_end or zone.look
        self.pile = shape == "pile" and (zone.alike or zone.note)

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        if eyes.may_look(self.at_end if eyes.over else self.look, owner):
            return content
        if self.pile:
            return [] if self.zone.note else len(content)
        return Leaf(self.zone, self.shape, "", owner, content).closed()


class StructSight(Sight):
    """A struct of which some parts may be closed."""

    def __init__(self, parts: Mapping[str, Sight]) -> None:
        self.parts = list(parts.items())

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        changed: dict[str, Any] = {}
        for name, sight in self.parts:
            old = getattr(content, name)
            new = sight.see(old, eyes, owner)
            if new is not old:
                changed[name] = new
        return msgspec.structs.replace(content, **changed) if changed else content


class SeatsSight(Sight):
    """Something at each seat."""

    def __init__(self, inner: Sight) -> None:
        self.inner = inner

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        return {seat: self.inner.see(one, eyes, seat) for seat, one in content.items()}


class RowSight(Sight):
    """Several alike."""

    def __init__(self, inner: Sight) -> None:
        self.inner = inner

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        return [self.inner.see(one, eyes, owner) for one in content]


class PlacesSight(Sight):
    """Something by place; an entry that has become a struct of defaults is dropped, for it would tell a secret."""

    def __init__(self, inner: Sight, usual: msgspec.Struct | None) -> None:
        self.inner = inner
        self.usual = usual

    def see(self, content: Any, eyes: Eyes, owner: int | None) -> Any:
        seen = {}
        for place, one in content.items():
            shown = self.inner.see(one, eyes, owner)
            if shown is one or shown != self.usual:
                seen[place] = shown
        return seen


def sight_of(node: Node, default: Any = None) -> Sight | None:
    """How to see a field or a part of one, by its default where a value is closed; ``None`` if all is open."""
    if node.is_open():
        return None
    if node.sort == "value":
        return ValueSight(node.mark, default)
    if node.sort == "leaf":
        return LeafSight(node.mark, node.shape)
    if node.struct is not None:
        usual = defaults_of(node.struct)
        parts = {name: sight_of(part, usual[name]) for name, part in node.parts.items()}
        return StructSight({name: sight for name, sight in parts.items() if sight is not None})
    assert node.inner is not None
    inner = sight_of(node.inner)
    assert inner is not None
    if node.sort == "place":
        return PlacesSight(inner, usual_of(node.inner.struct) if node.inner.struct else None)
    return SeatsSight(inner) if node.sort == "seat" else RowSight(inner)


def sight_of_field(node: Node, default: Any) -> Sight | None:
    """How to see a whole field."""
    by_seat = node.sort == "value" and node.mark.look == SEAT
    return OwnValueSight() if by_seat else sight_of(node, default)


class Views(Generic[V]):
    """The views of a game's table; each is built by adding what a seat may see, field by field."""

    def __init__(self, table: type[V], fields: Mapping[str, tuple[Node, Any]]) -> None:
        """``fields`` are those of the table, with their trees and defaults."""
        self.table = table
        sights = {name: sight_of_field(node, default) for name, (node, default) in fields.items()}
        self.open_fields = [name for name, sight in sights.items() if sight is None]
        self.read_open = attrgetter(*self.open_fields)  # several: those that every View has are open
        self.closed = [(name, sight) for name, sight in sights.items() if sight is not None]
        # Those of which a seat may see more than a spectator.
        self.by_seat = [(name, sight) for name, sight in self.closed if not fields[name][0].same_for_all()]

    def view(self, truth: V, seat: int | None, over: bool) -> V:
        """What one seat, or a spectator, may know."""
        eyes = Eyes(seat, seat in truth.to_move, over)
        seen: dict[str, Any] = dict(zip(self.open_fields, self.read_open(truth), strict=True))
        for name, sight in self.closed:
            seen[name] = sight.see(getattr(truth, name), eyes, None)
        return self.table(seat=seat, **seen)

    def seat_view(self, public: V, truth: V, seat: int, over: bool) -> V:
        """The view of a seat, made from what everybody sees."""
        eyes = Eyes(seat, seat in truth.to_move, over)
        seen = {name: sight.see(getattr(truth, name), eyes, None) for name, sight in self.by_seat}
        return msgspec.structs.replace(public, seat=seat, **seen)
