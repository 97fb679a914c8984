"""What a seat cannot see, dealt again: every component that it does not see goes to a place that fits."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from ludarium.core.rng import Rng
from ludarium.core.zones import UNKNOWN, Kind, Leaf

# What a seat knows of closed zones, by place. An element of a pile is a name, ``UNKNOWN``, or a set of the names
# that it may be (a hand that did not follow suit has none of that colour).
Element = str | frozenset[str]
Known = Mapping[str, Sequence[Element]]


class Gap(NamedTuple):
    """A component of a closed zone that is to be dealt: where, at which number, with which back, one of which."""

    where: str
    at: int
    back: str
    among: frozenset[str] | None


def deal(leaves: list[Leaf], in_use: Mapping[tuple[Kind, str], int], rng: Rng, known: Known) -> dict[str, Any]:
    """The contents of all zones, by place, with the gaps filled.

    Kinds of which only some are in a game are not dealt: ``known`` says which of them lie in closed zones.
    """
    open_names: Counter[tuple[Kind, str]] = Counter()
    elements: dict[str, list[Element]] = {}
    gaps: list[Gap] = []
    leftovers: list[Leaf] = []
    for leaf in leaves:
        backs = leaf.zone.backs
        told = known.get(leaf.where)
        if told is None and leaf.is_counted() and leaf.zone.rest and not leaf.zone.ordered:
            leftovers.append(leaf)
            continue
        content = list(told) if told is not None else unknown_elements(leaf)
        elements[leaf.where] = content
        for at, element in enumerate(content):
            if isinstance(element, frozenset):
                back = leaf.zone.kind_of(next(iter(element))).back
                gaps.append(Gap(leaf.where, at, back, element))
            elif element == UNKNOWN or element in backs:
                gaps.append(Gap(leaf.where, at, element or next(iter(backs)), None))
            elif not leaf.zone.note:
                open_names[leaf.zone.kind_of(element), element] += 1
    pools: dict[str, list[str]] = {}
    for (kind, name), number in in_use.items():
        if not kind.some:
            pools.setdefault(kind.back, []).extend([name] * (number - open_names[kind, name]))
    dealt = dict(match_sets([gap for gap in gaps if gap.among], pools, rng))
    for gap in gaps:
        name = dealt[gap] if gap.among else draw(pools[gap.back], rng)
        elements[gap.where][gap.at] = name
    for leaf in leftovers:
        elements[leaf.where] = [name for back in sorted(leaf.zone.backs) for name in pools.pop(back, [])]
    return {
        leaf.where: leaf.holding(mixed(leaf, [str(one) for one in elements[leaf.where]], known, rng))
        for leaf in leaves
        if leaf.where in elements
    }


def unknown_elements(leaf: Leaf) -> list[Element]:
    """The elements of a leaf as a seat sees them; counted ones by their backs."""
    if not leaf.is_counted():
        return list(leaf.names())
    if isinstance(leaf.content, int):
        return [next(iter(leaf.zone.backs))] * leaf.content
    return [back for back, number in leaf.content.items() for _ in range(number)]


def mixed(leaf: Leaf, names: list[str], known: Known, rng: Rng) -> list[str]:
    """A closed pile of several backs was counted by back: its order is unknown."""
    if isinstance(leaf.content, dict) and leaf.is_counted() and leaf.zone.ordered and leaf.where not in known:
        order = list(range(len(names)))
        rng.shuffle(order)
        return [names[at] for at in order]
    return names


def draw(pool: list[str], rng: Rng) -> str:
    """Take one out of a pool, each equally likely."""
    at = rng.below(len(pool))
    pool[at], pool[-1] = pool[-1], pool[at]
    return pool.pop()


def match_sets(gaps: Collection[Gap], pools: dict[str, list[str]], rng: Rng) -> list[tuple[Gap, str]]:
    """Give every gap that allows only some names one of them, and take it out of its pool.

    Augmenting paths, tried in random order: a deal is found whenever there is one.
    """
    taken: dict[tuple[str, int], Gap] = {}  # by back and place in the pool

    def place(gap: Gap, tried: set[int]) -> bool:
        pool = pools[gap.back]
        fitting = [at for at, name in enumerate(pool) if gap.among and name in gap.among and at not in tried]
        rng.shuffle(fitting)
        free = [at for at in fitting if (gap.back, at) not in taken]
        for at in free + [at for at in fitting if (gap.back, at) in taken]:
            if at in tried:
                continue
            tried.add(at)
            other = taken.get((gap.back, at))
            if other is None or place(other, tried):
                taken[gap.back, at] = gap
                return True
        return False

    order = list(gaps)
    places = list(range(len(order)))
    rng.shuffle(places)
    for at in places:
        if not place(order[at], set()):
            raise ValueError(f"nothing fits {order[at].where}: what the seat knows contradicts itself")
    matched = [(gap, pools[back][at]) for (back, at), gap in taken.items()]
    for back, pool in pools.items():
        gone = {at for of, at in taken if of == back}
        pools[back] = [name for at, name in enumerate(pool) if at not in gone]
    return matched
