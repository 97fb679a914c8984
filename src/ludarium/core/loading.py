"""Partial positions: their type, and where everything goes that a position does not mention."""

from collections import Counter
from collections.abc import Mapping
from copy import copy
from functools import partial
from typing import Annotated, Any, Literal, cast, get_args

import msgspec
from msgspec import NODEFAULT, UNSET, UnsetType

from ludarium.core.errors import BadPosition
from ludarium.core.zones import Kind, Leaf, Node

Key = tuple[Kind, str]
EMPTY: Mapping[str, Any] = {"pile": [], "slot": None, "cells": {}, "faces": {}}


def wrong(where: str, reason: str, clause: str = "", **facts: str | int) -> BadPosition:
    return BadPosition(reason, {"where": where, **facts}, clause)


# The type of written positions.


def partial_type(table: type[msgspec.Struct], fields: list[tuple[str, Node]], most_seats: int) -> Any:
    """The type of a position: any field may be left out, and components are known by name."""
    structs: dict[type, Any] = {}
    made: list[tuple[str, Any, Any]] = [
        (name, written_type(node, most_seats, structs) | UnsetType, UNSET)
        for name, node in fields
        if node.written()
    ]
    return defined(table, made)


def defined(struct: type[msgspec.Struct], made: list[tuple[str, Any, Any]]) -> Any:
    doc = {"__doc__": struct.__doc__}
    return msgspec.defstruct(struct.__name__, made, frozen=True, forbid_unknown_fields=True, namespace=doc)


def written_type(node: Node, most_seats: int, structs: dict[type, Any]) -> Any:
    """The type of a field as a position writes it; ``structs`` keeps those that are made already."""
    mapping: Any = dict
    args = get_args(node.hint)
    if node.sort == "value":
        return node.hint
    if node.sort == "struct":
        assert node.struct is not None
        if node.struct in structs:
            return structs[node.struct]
        made: list[tuple[str, Any, Any]] = []
        for info in msgspec.structs.fields(node.struct):
            part = node.parts[info.name]
            default = info.default if info.default_factory is NODEFAULT else info.default_factory()
            usual: Any = UNSET if default is NODEFAULT else msgspec.field(default_factory=partial(copy, default))
            gap: Any = UnsetType if default is NODEFAULT else type(None) if default is None else None
            kind = written_type(part, most_seats, structs)
            made.append((info.name, kind if gap is None else kind | gap, usual))
        structs[node.struct] = defined(node.struct, made)
        return structs[node.struct]
    if node.sort == "leaf":
        return leaf_type(node, most_seats)
    assert node.inner is not None
    inner: Any = written_type(node.inner, most_seats, structs)
    if node.sort == "row":
        demands = getattr(node.hint, "__metadata__", ())
        return Annotated[(list[inner], *demands)] if demands else list[inner]
    return mapping[args[0], inner]


def leaf_type(node: Node, most_seats: int) -> Any:
    zone = node.mark
    names = [name for kind in zone.kinds for name in kind.every_name(most_seats)]
    words: Any = tuple(dict.fromkeys([*(zone.called.get(name, name) for name in names), *sorted(zone.backs)]))
    word: Any = Literal[words]
    if node.shape == "pile":
        demands = getattr(node.hint, "__metadata__", ())
        return Annotated[(list[word], *demands)] if demands else list[word]
    if node.shape == "slot":
        return word | None if zone.empty is None else Literal[(*words, zone.empty)]
    mapping: Any = dict
    key, entry = get_args(node.hint)
    return mapping[key, word] if node.shape == "cells" else mapping[word, entry]


# What a position leaves out.


def gaps_in(node: Node, content: Any, where: str) -> list[str]:
    """The places of the leaves that a position leaves out inside something that it mentions."""
    if content is UNSET:
        return [where] if node.sort == "leaf" else []
    if node.sort == "struct":
        return [
            gap
            for name, part in node.parts.items()
            for gap in gaps_in(part, getattr(content, name), f"{where}.{name}")
        ]
    if node.inner is None:
        return []
    if node.sort == "row":
        return [gap for at, one in enumerate(content) for gap in gaps_in(node.inner, one, f"{where}[{at}]")]
    return [gap for key, one in content.items() for gap in gaps_in(node.inner, one, f"{where}.{key}")]


def complete(
    said: list[Leaf], unsaid: list[Leaf], setup: list[Leaf], use: Mapping[Key, int], seats: int
) -> dict[str, Any]:
    """The contents of all zones, by place, from the leaves that a position mentions and those of a set-up.

    Every component is placed once. A zone that is not mentioned keeps what the set-up put there, as far as that is
    not named elsewhere, and gets others instead. The first unmentioned rest zone of a kind gets what is left.
    """
    said = [in_own_words(leaf) for leaf in said]
    left = Counter(use)
    for leaf in said:
        take(leaf, left, use, seats, said)
    fillers: dict[tuple[Kind, int | None], str] = {}
    for leaf in unsaid:
        for kind in leaf.zone.kinds if leaf.zone.rest else ():
            fillers.setdefault((kind, leaf.seat if kind.each_seat else None), leaf.where)
    filling = {where for (kind, _), where in fillers.items() if not kind.some}
    lying: dict[str, list[str]] = {leaf.where: [] for leaf in unsaid}
    kept = [leaf for leaf in unsaid if leaf.zone.dealt and not leaf.zone.note and leaf.where not in filling]
    for leaf in kept:
        lying[leaf.where] = [name for name in leaf.names() if takes(left, leaf, name)]
    staying = {leaf.where for leaf in kept}
    spare: dict[Kind, list[str]] = {}
    tails: list[tuple[str, str]] = []
    for leaf in setup:
        for name in () if leaf.where in staying or leaf.zone.note else leaf.names():
            kind = leaf.zone.kind_of(name)
            if not kind.some and takes(left, leaf, name):
                spare.setdefault(kind, []).append(name)
            elif kind.some and leaf.where in filling and takes(left, leaf, name):
                tails.append((leaf.where, name))
    contents = {leaf.where: turned_up(leaf, spare) for leaf in said}
    for leaf in kept:
        lost = Counter(map(leaf.zone.kind_of, leaf.names())) - Counter(map(leaf.zone.kind_of, lying[leaf.where]))
        for kind, number in lost.items():
            pool = spare.get(kind, [])
            lying[leaf.where] += pool[:number]
            del pool[:number]
    for kind, names in spare.items():
        for name in names:
            where = fillers.get((kind, int(name.split(".")[0]) if kind.each_seat else None))
            if where is None:
                homes = [leaf.where for leaf in setup if leaf.zone.rest and kind in leaf.zone.kinds]
                raise wrong(homes[-1] if homes else kind.name, "position-missing", kind.clause, name=name)
            lying[where].append(name)
    for where, name in tails:
        lying[where].append(name)
    for leaf in unsaid:
        contents[leaf.where] = leaf.content if leaf.zone.note else leaf.holding(lying[leaf.where])
    return contents


def take(leaf: Leaf, left: Counter[Key], use: Mapping[Key, int], seats: int, said: list[Leaf]) -> None:
    """Take what a position names; too many of one, or what is not in use, is refused with its place."""
    if leaf.seat is not None and not 0 <= leaf.seat < seats:
        raise wrong(leaf.where, "position-no-such-seat", seat=leaf.seat)
    for at, name in enumerate(leaf.names()):
        if name in leaf.zone.backs:
            continue
        kind = leaf.zone.kind_of(name)
        if (kind, name) not in use:
            raise wrong(leaf.place(at), "position-not-in-use", kind.clause, name=name)
        if not leaf.zone.note and not takes(left, leaf, name):
            number = use[kind, name]
            if number > 1:
                raise wrong(leaf.place(at), "position-too-many", kind.clause, name=name, number=number)
            other = next(
                one.place(one.names().index(name)) for one in said if kind in one.zone.kinds and name in one.names()
            )
            raise wrong(leaf.place(at), "position-twice", kind.clause, name=name, other=other)


def takes(left: Counter[Key], leaf: Leaf, name: str) -> bool:
    """Take one of a component, if there is one left."""
    key = leaf.zone.kind_of(name), name
    if left[key] < 1:
        return False
    left[key] -= 1
    return True


def turned_up(leaf: Leaf, spare: dict[Kind, list[str]]) -> Any:
    """The content of a leaf in which what a position names by its back is one of those that are left."""
    names = []
    for at, name in enumerate(leaf.names()):
        if name not in leaf.zone.backs:
            names.append(name)
            continue
        pool = next((spare[kind] for kind in leaf.zone.kinds if kind.back == name and spare.get(kind)), None)
        if pool is None:
            kind = next(kind for kind in leaf.zone.kinds if kind.back == name)
            raise wrong(
                leaf.place(at), "position-too-many", kind.clause, name=name, number=sum(kind.counts.values())
            )
        names.append(pool.pop())
    return leaf.holding(names)


def in_own_words(leaf: Leaf) -> Leaf:
    """A pile that a position writes in other words (``called``), by the names of its components."""
    names = {word: name for name, word in leaf.zone.called.items()}
    return leaf._replace(content=[cast(str, names.get(word, word)) for word in leaf.content]) if names else leaf
