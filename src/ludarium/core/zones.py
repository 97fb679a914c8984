"""What lies where and who may look there: declared once for a game, as the annotated fields of its View.

A *component* is a named physical thing of some ``Kind``. A field of the View that holds components carries a
``zone``, any other a value; both say who may look, and what is not opened stays closed. The type of a field is read
as a tree: by seat, by place (a map space, a cell, a card), rows, structs, and at the leaves piles and slots.
``layout`` makes views, samples and positions from that tree.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET

T = TypeVar("T")

Look = Literal["everybody", "asked", "seat", "nobody"]
EVERYBODY: Final = "everybody"
ASKED: Final = "asked"  # the seats whose decision is awaited
SEAT: Final = "seat"  # the seat that the place belongs to
NOBODY: Final = "nobody"

# The shapes of a leaf. Besides these, ``dict[cell, str]`` holds one component at each cell, and ``dict[str, Face]``
# holds components by name with what each shows.
Pile = list[str] | int | dict[str, int]  # several; where one may not look, how many, or how many of each back
Slot = str | None  # one, or none (or the ``empty`` word of the zone); where one may not look, its back

UNKNOWN: Final = ""  # an element of a pile that a seat does not know, in what it knows of the pile
FACE_UP: Final = "-"  # the back of a kind that has none: such components are seen in closed zones too


@dataclass(frozen=True, eq=False)
class Kind:
    """Components of one kind, by name, and how many there are of each.

    ``name`` stands in refs (``card:axe``) and in text ids. ``back`` is what is seen of one that lies face down.
    """

    name: str
    counts: Mapping[str, int]
    clause: str = ""
    back: str = ""
    each_seat: bool = False  # every seat has a set of its own: ``1.d8``
    some: bool = False  # only some of them are in a game; those that lie nowhere are out of it
    in_game: Callable[[int, Mapping[str, str]], Mapping[str, int]] | None = None  # by seats and table options

    def __post_init__(self) -> None:
        if not self.back:
            object.__setattr__(self, "back", self.name)

    def in_use(self, seats: int, options: Mapping[str, str]) -> dict[str, int]:
        """Names and numbers at a table."""
        counts = self.in_game(seats, options) if self.in_game else self.counts
        if self.each_seat:
            return {f"{seat}.{name}": count for seat in range(seats) for name, count in counts.items()}
        return dict(counts)

    def every_name(self, most_seats: int) -> list[str]:
        """All names there may be, at any table."""
        if self.each_seat:
            return [f"{seat}.{name}" for seat in range(most_seats) for name in self.counts]
        return list(self.counts)


@dataclass(frozen=True, eq=False)
class Zone:
    """A place where components of some kinds lie.

    ``clause`` is the rule that keeps a closed zone closed: a scenario with ``unseen`` must cite it.
    """

    kinds: tuple[Kind, ...]
    look: Look = NOBODY
    at_end: Look | None = None  # who may look once the game is over, if that differs
    rest: bool = False  # takes what a position places nowhere: the first such zone that it does not mention
    ordered: bool = True  # the order of a pile matters; a deck that is drawn from at random has none
    dealt: bool = True  # where a position does not mention it, filled as in the set-up; else left to the game
    written: bool = True  # positions mention it; else it follows from the other fields
    note: bool = False  # tells what somebody has seen, and holds nothing; closed, it shows nothing at all
    called: Mapping[str, str | int] = field(default_factory=dict)  # other words for components, in positions
    empty: str | None = None  # stands in a slot that holds nothing: rows of slots are written where null is unknown
    clause: str = ""

    @cached_property
    def kind_by_name(self) -> dict[str, Kind]:
        found: dict[str, Kind] = {}
        for kind in self.kinds:
            for name in kind.counts:
                if name in found:
                    raise TypeError(f"{name} is of two kinds of one zone")
                found[name] = kind
        if clash := found.keys() & self.backs:
            raise TypeError(f"{sorted(clash)} are names and backs of one zone")
        return found

    @cached_property
    def backs(self) -> set[str]:
        return {kind.back for kind in self.kinds if kind.back != FACE_UP}

    @cached_property
    def alike(self) -> bool:
        """Whether all components have the same back."""
        return len({kind.back for kind in self.kinds}) == 1

    def kind_of(self, name: str) -> Kind:
        """The kind of a component that lies here."""
        kind = self.kind_by_name.get(name)
        return kind if kind is not None else self.kind_by_name[name.split(".", 1)[1]]

    def back_of(self, name: str) -> str:
        """What is seen of a component that lies here face down."""
        back = self.kind_of(name).back
        return name if back == FACE_UP else back


def zone(
    *kinds: Kind,
    look: Look = NOBODY,
    at_end: Look | None = None,
    rest: bool = False,
    ordered: bool = True,
    dealt: bool = True,
    written: bool = True,
    note: bool = False,
    called: Mapping[str, str | int] | None = None,
    empty: str | None = None,
    clause: str = "",
) -> Zone:
    """Declare a zone: ``hands: Annotated[dict[Seat, Pile], zone(CARD, look=SEAT)]``."""
    return Zone(kinds, look, at_end, rest, ordered, dealt, written, note, called or {}, empty, clause)


@dataclass(frozen=True, eq=False)
class Value:
    """A field without components. Where one may not look, it has its default, or what ``closed`` makes of it."""

    look: Look = NOBODY
    written: bool = True
    closed: Callable[[Any], Any] | None = None


Open = Annotated[T, Value(EVERYBODY)]
Shown = Annotated[T, Value(EVERYBODY, written=False)]  # follows from the other fields, so positions leave it out
Private = Annotated[T, Value(SEAT)]  # a dict by seat, of which each seat gets its own entry
Secret = Annotated[T, Value(NOBODY)]


class Node(NamedTuple):
    """The type of a field, read as a tree of places."""

    sort: Literal["seat", "place", "row", "struct", "leaf", "value"]
    mark: Any  # a Zone at a leaf, a Value at a value
    inner: "Node | None" = None  # by seat, by place, row
    parts: "Mapping[str, Node]" = MappingProxyType({})  # struct
    struct: type[msgspec.Struct] | None = None
    shape: Literal["pile", "slot", "cells", "faces", ""] = ""
    hint: Any = None

    def zones(self) -> Iterator[Zone]:
        """All zones below, without repetition."""
        if self.sort == "leaf":
            yield self.mark
        elif self.inner is not None:
            yield from self.inner.zones()
        for part in self.parts.values():
            yield from part.zones()

    def is_open(self) -> bool:
        """Whether everybody may look at everything below, also before the end of the game."""
        if self.sort in ("leaf", "value"):
            return bool(self.mark.look == EVERYBODY)
        return all(one.is_open() for one in (*self.parts.values(), *((self.inner,) if self.inner else ())))

    def same_for_all(self) -> bool:
        """Whether no seat sees more of anything below than a spectator."""
        if self.sort == "value":
            return self.mark.look in (EVERYBODY, NOBODY)
        if self.sort == "leaf":
            return {self.mark.look, self.mark.at_end or self.mark.look} <= {EVERYBODY, NOBODY}
        return all(one.same_for_all() for one in (*self.parts.values(), *((self.inner,) if self.inner else ())))

    def written(self) -> bool:
        """Whether positions mention it; a struct is mentioned always."""
        if self.inner is not None:
            return self.inner.written()
        return self.sort == "struct" or bool(self.mark.written)


def node_of(hint: Any, zone: Zone | None = None, usual: Value | None = None) -> Node:
    """Read a type. Inside a struct, what carries no mark of its own is a value seen by whoever sees the struct."""
    marks = getattr(hint, "__metadata__", ())
    plain = hint.__origin__ if marks else hint
    demands = tuple(mark for mark in marks if not isinstance(mark, Value | Zone))
    hint = Annotated[(plain, *demands)] if demands else plain
    for mark in marks:
        if isinstance(mark, Value):
            return Node("value", mark, hint=hint)
        if isinstance(mark, Zone):
            zone = mark
    origin, args = get_origin(plain), get_args(plain)
    if zone is not None and plain in (Pile, list[str]):
        return Node("leaf", zone, shape="pile", hint=hint)
    if zone is not None and plain == Slot:
        return Node("leaf", zone, shape="slot", hint=hint)
    if isinstance(plain, type) and issubclass(plain, msgspec.Struct):
        hints = get_type_hints(plain, include_extras=True)
        open_value = Value(EVERYBODY)
        parts = {name: node_of(hints[name], None, open_value) for name in plain.__struct_fields__}
        if any(part.sort != "value" or part.mark is not open_value for part in parts.values()):
            return Node("struct", None, parts=parts, struct=plain, hint=hint)
        return Node("value", usual or Value(), hint=hint)
    if origin is dict:
        key = getattr(args[0], "__origin__", args[0])
        if zone is not None and args[1] is str:
            return Node("leaf", zone, shape="cells", hint=plain)
        if zone is not None and is_face(args[1]):
            return Node("leaf", zone, shape="faces", hint=plain)
        inner = node_of(args[1], zone, usual)
        if inner.sort != "value":
            return Node("seat" if key is int else "place", None, inner, hint=plain)
    if origin is list:
        inner = node_of(args[0], zone, usual)
        if inner.sort != "value":
            return Node("row", None, inner, hint=hint)
    if zone is not None:
        raise TypeError(f"{plain} is no shape of a zone")
    return Node("value", usual or Value(), hint=hint)


def is_face(hint: Any) -> bool:
    """Whether a type says what a component shows: a number, a literal, or a struct without zones."""
    plain = getattr(hint, "__origin__", hint) if hasattr(hint, "__metadata__") else hint
    if isinstance(plain, type) and issubclass(plain, msgspec.Struct):
        return node_of(plain).sort == "value"
    return plain in (int, bool) or get_origin(plain) is Literal


class Leaf(NamedTuple):
    """A single pile, slot or set of cells, with its content; ``where`` is its place in a position."""

    zone: Zone
    shape: str
    where: str
    seat: int | None
    content: Any

    def names(self) -> list[str]:
        """The names (or backs) that stand in the content; none where it is only counted."""
        content: Any = self.content
        if content is None or isinstance(content, int) or self.is_counted() or self.is_empty_slot():
            return []
        if self.shape == "slot":
            return [content]
        return list(content.values()) if self.shape == "cells" else list(content)

    def is_empty_slot(self) -> bool:
        return self.shape == "slot" and bool(self.content == self.zone.empty)

    def is_counted(self) -> bool:
        return self.shape == "pile" and isinstance(self.content, int | dict)

    def place(self, number: int) -> str:
        """Where the component of this number lies, as in a position."""
        if self.shape == "slot":
            return self.where
        return f"{self.where}[{number}]" if self.shape == "pile" else f"{self.where}.{list(self.content)[number]}"

    def holding(self, names: list[str]) -> Any:
        """The content with these components in place of its own."""
        if self.shape == "slot":
            return names[0] if names else self.zone.empty
        if self.shape == "cells":
            return dict(zip(self.content, names, strict=False))
        return {name: self.content[name] for name in names} if self.shape == "faces" else names

    def closed(self) -> Any:
        """What is left of the content where one may not look."""
        if self.zone.note:
            return self.holding([]) if self.shape != "faces" else {}
        if self.shape == "faces" or (self.shape == "pile" and self.zone.alike):
            return len(self.content)
        backs = [self.zone.back_of(name) for name in self.names()]
        return dict(sorted(Counter(backs).items())) if self.shape == "pile" else self.holding(backs)


def walk(
    node: Node,
    content: Any,
    at_leaf: Callable[[Leaf], Any],
    where: str,
    seat: int | None = None,
) -> Any:
    """A copy of the content with every leaf replaced; what a position leaves out (``UNSET``) stays out."""
    if content is UNSET:
        return UNSET
    sort = node.sort
    if sort == "leaf":
        return at_leaf(Leaf(node.mark, node.shape, where, seat, content))
    if sort == "value":
        return content
    inner = node.inner
    if sort == "struct":
        changed = {}
        for name, part in node.parts.items():
            if part.sort != "value":
                changed[name] = walk(part, getattr(content, name), at_leaf, f"{where}.{name}", seat)
        return msgspec.structs.replace(content, **changed)
    assert inner is not None
    if sort == "seat":
        return {of: walk(inner, one, at_leaf, f"{where}.{of}", of) for of, one in content.items()}
    if sort == "row":
        return [walk(inner, one, at_leaf, f"{where}[{at}]", seat) for at, one in enumerate(content)]
    return {key: walk(inner, one, at_leaf, f"{where}.{key}", seat) for key, one in content.items()}


@cache
def defaults_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The defaults of a struct by field (``NODEFAULT`` where there is none); to be read, not to be changed."""
    return {
        info.name: info.default if info.default_factory is NODEFAULT else info.default_factory()
        for info in msgspec.structs.fields(struct)
    }


@cache
def usual_of(struct: type[msgspec.Struct]) -> msgspec.Struct | None:
    """A struct with nothing but defaults, if each of its fields has one."""
    return None if NODEFAULT in defaults_of(struct).values() else struct()
