"""The kinds of moves of a game: numbers, notation both ways, labels, refs and clauses, from one table.

>>> things = Range(["axe", "rope"], text="demo-thing-{}", ref="thing:{}")
>>> cells = {"q": Range(range(-1, 2)), "r": Range(range(3))}
>>> kinds = Kind("pass", refs=["seat"]), Kind("take", thing=things, clause="DE-007"), Kind("go", **cells)
>>> moves = Moves("demo", *kinds)
>>> moves.notations[:4], moves.first("go"), moves.count
(['pass', 'take axe', 'take rope', 'go -1,0'], 3, 12)
>>> said = moves.read(moves.parse("go  0,2"))
>>> said.kind.name, said.values
('go', {'q': 0, 'r': 2})
>>> moves.number("take", thing="rope")
2
>>> moves.read(2).label
Label(text='demo-move-take', arguments={'thing': 'demo-thing-rope'}, refs=['thing:rope'])
>>> moves.read(0).label.refs
['seat']
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from msgspec import UNSET

from ludarium.core.errors import NotAMove
from ludarium.core.option import Option

Value = str | int
LabelArguments = dict[str, str | int | list[str]]


class Range(NamedTuple):
    """What an argument of a move ranges over.

    ``text`` is the pattern of the text ids that name the values, ``ref`` that of the things on the table.
    """

    values: Sequence[Value]
    text: str = ""
    ref: str = ""


class Kind:
    """A kind of move.

    The notation, if none is given, is the name followed by the arguments, joined by commas. ``clause`` is the rule
    that says when such a move may be made. ``aside`` marks a move beside the question, such as giving up. ``refs``
    are the things that every move of the kind touches.
    """

    def __init__(
        self,
        name: str,
        notation: str = "",
        clause: str = "",
        aside: bool = False,
        refs: Sequence[str] = (),
        **ranges: Range,
    ) -> None:
        self.name = name
        self.clause = clause
        self.aside = aside
        self.refs = refs
        self.ranges = ranges
        self.notation = notation or " ".join([name, ",".join(f"{{{one}}}" for one in ranges)]).strip()

    def notations(self) -> list[str]:
        """The notation of every move of this kind, in the order of their numbers."""
        every = product(*(one.values for one in self.ranges.values()))
        return [self.notation.format(**dict(zip(self.ranges, values, strict=True))) for values in every]


class Label(NamedTuple):
    """A move made visible: a text id, what fills it, and the things on the table that the move touches."""

    text: str
    arguments: LabelArguments
    refs: list[str]

    def adding(self, *refs: str, **arguments: str | int) -> "Label":
        """The same label with what a position adds to it.

        >>> Label("demo-move-buy", {"slot": 1}, ["slot:1"]).adding("thing:axe", price=2)
        Label(text='demo-move-buy', arguments={'slot': 1, 'price': 2}, refs=['slot:1', 'thing:axe'])
        """
        return Label(self.text, {**self.arguments, **arguments}, [*self.refs, *refs])


class Said(NamedTuple):
    """What the number of a move says: its kind, its arguments by name, and their places in the ranges.

    ``label`` and ``option`` are the move's, as far as they follow from the table of kinds alone.
    """

    kind: Kind
    values: dict[str, Value]
    places: dict[str, int]
    label: Label
    option: Option


class Moves:
    """All kinds of moves of a game, numbered one after another; ``turn`` is the clause on whose turn it is."""

    def __init__(self, game: str, *kinds: Kind, turn: str = "") -> None:
        self.game = game
        self.turn = turn
        self.kinds = {kind.name: kind for kind in kinds}
        self.notations: list[str] = []
        self._order = list(kinds)
        self._firsts: list[int] = []
        for kind in kinds:
            self._firsts.append(len(self.notations))
            self.notations += kind.notations()
        self.count = len(self.notations)
        self._numbers = {notation: move for move, notation in enumerate(self.notations)}
        self._read: dict[int, Said] = {}

    def first(self, name: str) -> int:
        """The number of the first move of a kind."""
        return self._firsts[self._order.index(self.kinds[name])]

    def number(self, name: str, **values: Value) -> int:
        """The number of a move by its kind and arguments."""
        kind = self.kinds[name]
        number = 0
        for argument, one in kind.ranges.items():
            number = number * len(one.values) + one.values.index(values[argument])
        return self.first(name) + number

    def parse(self, text: str) -> int:
        """The move that a notation stands for; spaces and capitals do not matter."""
        move = self._numbers.get(" ".join(text.lower().split()))
        if move is None:
            raise NotAMove("no-such-move", {"text": text[:60]})
        return move

    def kind(self, move: int) -> Kind:
        return self._order[bisect_right(self._firsts, move) - 1]

    def read(self, move: int) -> Said:
        """Take the number of a move apart."""
        said = self._read.get(move)
        if said is None:
            at = bisect_right(self._firsts, move) - 1
            kind = self._order[at]
            rest = move - self._firsts[at]
            places: dict[str, int] = {}
            for name, one in reversed(kind.ranges.items()):
                rest, places[name] = divmod(rest, len(one.values))
            values = {name: one.values[places[name]] for name, one in kind.ranges.items()}
            label = self.label(kind, values)
            option = Option(
                move, self.notations[move], label.text, label.arguments, label.refs, True if kind.aside else UNSET
            )
            said = self._read[move] = Said(kind, values, places, label, option)
        return said

    def label(self, kind: Kind, values: Mapping[str, Value]) -> Label:
        """The label of a move, as far as it follows from its kind and arguments. Everybody reads the same one."""
        arguments: LabelArguments = {}
        refs = [*kind.refs]
        for name, one in kind.ranges.items():
            value = values[name]
            arguments[name] = one.text.format(value) if one.text else value
            if one.ref:
                refs.append(one.ref.format(value))
        return Label(self.label_of(kind), arguments, refs)

    def label_of(self, kind: Kind) -> str:
        """The text id of a kind of move."""
        return f"{self.game}-move-{kind.name.replace(' ', '-')}"
