"""All that follows from the declared table of a game: views, counts, samples, positions, schema."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET

from ludarium.core.dealing import Known, deal
from ludarium.core.errors import BadPosition
from ludarium.core.loading import EMPTY, complete, gaps_in, partial_type
from ludarium.core.reading import Reader
from ludarium.core.rng import Rng
from ludarium.core.seeing import Views
from ludarium.core.view import TRUTH, View
from ludarium.core.zones import EVERYBODY, SEAT, Kind, Leaf, Node, Value, defaults_of, node_of, walk

V = TypeVar("V", bound=View)


class Field(NamedTuple):
    """A field of the View: its tree, and its default (or ``NODEFAULT``)."""

    name: str
    node: Node
    default: Any


class Described(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of a View for a program that draws any game: what it holds, by what, and who may look."""

    name: str
    kind: str  # zone or value
    by: str  # table, seat, place or row
    shape: str  # pile, slot, cells, faces, struct or value
    look: str
    kinds: list[str] = []
    ordered: bool = False
    parts: list["Described"] = []


class Layout(Generic[V]):
    """The declaration of a game's table, read from the annotated fields of its View."""

    def __init__(self, table: type[V], most_seats: int) -> None:
        self.table = table
        self.most_seats = most_seats
        self.fields = {one.name: one for one in read_fields(table)}
        self.zones = {name: one for name, one in self.fields.items() if any(one.node.zones())}
        self.kinds: list[Kind] = []
        for one in self.zones.values():
            for zone in one.node.zones():
                zone.kind_by_name  # noqa: B018 - a faulty declaration is refused here, not when it is first used
                self.kinds += [kind for kind in zone.kinds if kind not in self.kinds]
        if len({kind.name for kind in self.kinds}) < len(self.kinds):
            raise TypeError("two kinds of components share a name")
        self.views = Views(table, {name: (one.node, one.default) for name, one in self.fields.items()})
        self.partial = partial_type(table, [(name, one.node) for name, one in self.fields.items()], most_seats)
        self.reader: Reader[Any] = Reader(self.partial)
        table.layout = self

    def leaves(self, table: object) -> list[Leaf]:
        """Every pile, slot and set of cells of a table, a view, or as many as a position mentions."""
        found: list[Leaf] = []
        for name, one in self.zones.items():
            walk(one.node, getattr(table, name, UNSET), found.append, name)
        return found

    def in_use(self, table: V) -> dict[tuple[Kind, str], int]:
        """How many there are of each component, by kind and name."""
        options: Mapping[str, str] = getattr(table, "options", {})
        return {(kind, name): n for kind in self.kinds for name, n in kind.in_use(table.seats, options).items()}

    # What there is, and what is seen of it.

    def count(self, truth: V) -> dict[str, int]:
        """How many of each component lie somewhere; of kinds that are not all in a game, how many in all."""
        counts: Counter[str] = Counter()
        for leaf in self.leaves(truth):
            for name in () if leaf.zone.note else leaf.names():
                kind = leaf.zone.kind_of(name)
                counts[kind.name if kind.some else f"{kind.name}:{name}"] += 1
        return dict(counts)

    def shown(self, view: V) -> Counter[str]:
        """Every component whose name can be seen, with how often."""
        lying: Counter[str] = Counter()
        noted: Counter[str] = Counter()
        for leaf in self.leaves(view):
            found = noted if leaf.zone.note else lying
            for name in leaf.names():
                if name not in leaf.zone.backs:
                    found[f"{leaf.zone.kind_of(name).name}:{name}"] += 1
        return lying | noted  # what a note tells of and what lies open is one thing, not two

    # Samples.

    def sample(self, view: V, rng: Rng, known: Known) -> V:
        """A whole table that fits a view; ``known`` says, by place, what its seat knows of closed zones."""
        contents = deal(self.leaves(view), self.in_use(view), rng, known)
        values = {name: getattr(view, name) for name in self.fields if name not in self.zones}
        return self.table(seat=TRUTH, **values, **self.filled(view, contents))

    def filled(self, table: Any, contents: Mapping[str, Any]) -> dict[str, Any]:
        """The zones of a table with other contents, by place."""

        def at_leaf(leaf: Leaf) -> Any:
            return contents.get(leaf.where, leaf.content)

        return {name: walk(one.node, getattr(table, name), at_leaf, name) for name, one in self.zones.items()}

    def swapped(self, truth: V, contents: Mapping[str, Any]) -> V:
        """A table with other contents in some of its zones."""
        return msgspec.structs.replace(truth, **self.filled(truth, contents))

    # Positions.

    def write(self, truth: V) -> dict[str, object]:
        """A whole position; what has its usual value is left out."""

        def at_leaf(leaf: Leaf) -> Any:
            called = leaf.zone.called
            return leaf.holding([str(name) for name in leaf.names()]) if not called else [
                called.get(name, name) for name in leaf.names()
            ]  # fmt: skip

        position: dict[str, object] = {}
        for name, node, default in self.fields.values():
            content = getattr(truth, name)
            if not node.written() or (content == default and name != "game"):
                continue
            position[name] = walk(node, content, at_leaf, name) if name in self.zones else content
        written: dict[str, object] = msgspec.to_builtins(position, str_keys=True)
        return written

    def complete(self, given: Any, fresh: V) -> V:
        """A whole table from a partial position and a set-up; every component is placed once."""
        said = self.leaves(given)
        setup = self.leaves(fresh)
        mentioned: set[tuple[str, int | None]] = set()
        gaps: set[str] = set()
        for name, one in self.zones.items():
            content = getattr(given, name, UNSET)
            if content is not UNSET:
                mentioned |= {(name, seat) for seat in content} if one.node.sort == "seat" else {(name, None)}
                gaps.update(gaps_in(one.node, content, name))
        unsaid = [
            leaf
            for leaf in setup
            if leaf.where in gaps or not mentioned & {(root(leaf), s) for s in (leaf.seat, None)}
        ]
        contents = complete(said, unsaid, setup, self.in_use(fresh), fresh.seats)
        whole: dict[str, Any] = {}
        for name, one in self.fields.items():
            content = getattr(given, name, UNSET)
            if one.node.sort == "seat" and content is not UNSET:
                refuse_other_seats(content, fresh.seats, name)
            whole[name] = merged(one.node, content, getattr(fresh, name), contents, name)
        return self.table(seat=TRUTH, **whole)

    def spoken(self, table: V) -> Any:
        """A whole table as a position that mentions everything."""
        return self.partial(
            **{name: getattr(table, name) for name, one in self.fields.items() if one.node.written()}
        )

    def schema(self, title: str) -> dict[str, object]:
        schema: dict[str, object] = msgspec.json.schema(self.partial)
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **schema}

    # For pages and terminals that draw any game.

    def described(self) -> list[Described]:
        """The fields of the View, one by one: what each holds, by what, and who may look."""
        return [describe(one) for one in self.fields.values() if one.name not in View.__struct_fields__]


def read_fields(table: type[View]) -> list[Field]:
    """The annotated fields of a View. Those that every View has are open."""
    found = []
    hints = get_type_hints(table, include_extras=True)
    for name, default in defaults_of(table).items():
        if name == "seat":
            continue
        usual = Value(EVERYBODY) if name in View.__struct_fields__ else Value()
        node = node_of(hints[name], None, usual)
        if node.sort == "value" and node.mark.look != EVERYBODY and default is NODEFAULT:
            if node.mark.look != SEAT and node.mark.closed is None:
                raise TypeError(f"{name} may be closed, so it needs a default")
        found.append(Field(name, node, default))
    return found


def describe(field: Field) -> Described:
    """One field for a program that draws any game."""
    node, by = field.node, "table"
    while node.inner is not None:
        by = node.sort if by == "table" else by
        node = node.inner
    if node.sort == "leaf":
        kinds = [kind.name for kind in node.mark.kinds]
        return Described(field.name, "zone", by, node.shape, node.mark.look, kinds, node.mark.ordered)
    if node.sort == "struct":
        look = EVERYBODY if node.is_open() else SEAT
        parts = [describe(Field(name, part, NODEFAULT)) for name, part in node.parts.items()]
        return Described(field.name, "zone", by, "struct", look, parts=parts)
    return Described(field.name, "value", by, "value", node.mark.look)


def refuse_other_seats(by_seat: Mapping[int, Any], seats: int, where: str) -> None:
    for seat in by_seat:
        if not 0 <= seat < seats:
            raise BadPosition("position-no-such-seat", {"where": f"{where}.{seat}", "seat": seat})


def merged(node: Node, said: Any, fresh: Any, contents: Mapping[str, Any], where: str) -> Any:
    """The content of a field from what a position says and what the set-up put there.

    By seat a position may mention some seats, and of each seat some fields; otherwise it speaks of all places at
    once.
    """
    if node.sort == "seat":
        said = {} if said is UNSET else said
        assert node.inner is not None
        seats = sorted({*fresh, *said})
        return {
            seat: merged(node.inner, said.get(seat, UNSET), fresh.get(seat, UNSET), contents, f"{where}.{seat}")
            for seat in seats
        }
    if node.sort == "struct" and said is not UNSET and fresh is not UNSET:
        assert node.struct is not None
        return node.struct(
            **{
                name: merged(part, getattr(said, name), getattr(fresh, name), contents, f"{where}.{name}")
                for name, part in node.parts.items()
            }
        )
    return rebuilt(node, fresh if said is UNSET else said, contents, where)


def rebuilt(node: Node, content: Any, contents: Mapping[str, Any], where: str) -> Any:
    """The content with what lies in its leaves; structs of a position become those of the table."""
    if node.sort == "leaf":
        return contents.get(where, EMPTY[node.shape])
    if node.sort == "value":
        return content
    if node.sort == "struct":
        assert node.struct is not None
        parts = {}
        for name, part in node.parts.items():
            inner = getattr(content, name)
            if inner is not UNSET or part.sort == "leaf":
                parts[name] = rebuilt(part, inner, contents, f"{where}.{name}")
        try:
            return node.struct(**parts)
        except TypeError:
            raise BadPosition("position-malformed", {"where": where, "what": "something is missing"}) from None
    assert node.inner is not None
    if node.sort == "row":
        return [rebuilt(node.inner, one, contents, f"{where}[{at}]") for at, one in enumerate(content)]
    return {key: rebuilt(node.inner, one, contents, f"{where}.{key}") for key, one in content.items()}


def root(leaf: Leaf) -> str:
    """The field that a leaf belongs to."""
    return leaf.where.split(".", 1)[0].split("[", 1)[0]
