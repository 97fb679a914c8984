"""Fields of a State bound to zones and values: packed words, lists of numbers and their names, both ways.

>>> from types import SimpleNamespace
>>> hands = bind("hands", Mask(["axe", "rope", "lamp"]), by_seat=True)
>>> bound = Bindings(hands, bind("deck", Deck(["a", "b"]), left="left"))
>>> state = SimpleNamespace(seats=2, hands=[0b101, 0b010], deck=[1, 0, 0], left=2)
>>> bound.read(state)
{'hands': {0: ['axe', 'lamp'], 1: ['rope']}, 'deck': ['a', 'b']}
>>> bound.write(state, SimpleNamespace(hands={0: ["rope"], 1: []}, deck=["b", "a", "a"]))
>>> state.hands, state.deck, state.left
([2, 0], [0, 0, 1], 3)
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from ludarium.core.bits import each

WORDS_KEPT: Final = 2048  # for each kind of packed word


class Codec(Protocol):
    """A way to write components by name as one value of a State."""

    def read(self, value: Any) -> Any: ...

    def write(self, content: Any) -> Any: ...


class Names:
    """Components by number."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.number = {name: number for number, name in enumerate(self.names)}


class Packed(Names, ABC):
    """Components packed into one word. Most words of a State outlive many moves, so their names are kept."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self.kept = lru_cache(WORDS_KEPT)(self.unpack)

    @abstractmethod
    def unpack(self, value: int) -> list[str]:
        """The names of the components in a word, in the order of their numbers."""

    def read(self, value: int) -> list[str]:
        return self.kept(value)[:]


class Mask(Packed):
    """A set, one bit for each component."""

    def unpack(self, value: int) -> list[str]:
        return [name for number, name in enumerate(self.names) if value >> number & 1]

    def write(self, content: Sequence[str]) -> int:
        return sum(1 << self.number[name] for name in content)


class Counts(Packed):
    """A multiset, some bits for the number of each component."""

    def __init__(self, names: Sequence[str], bits: int = 4) -> None:
        super().__init__(names)
        self.bits = bits
        self.most = (1 << bits) - 1

    def unpack(self, value: int) -> list[str]:
        return [name for at, name in enumerate(self.names) for _ in range(value >> self.bits * at & self.most)]

    def write(self, content: Sequence[str]) -> int:
        return sum(1 << self.bits * self.number[name] for name in content)


class Deck(Names):
    """A list of numbers from whose end is drawn; positions write the top first."""

    def read(self, value: Sequence[int]) -> list[str]:
        return [self.names[number] for number in reversed(value)]

    def write(self, content: Sequence[str]) -> list[int]:
        return [self.number[name] for name in reversed(content)]


class Row(Names):
    """A list of numbers in the order of their places."""

    def read(self, value: Sequence[int]) -> list[str]:
        return [self.names[number] for number in value]

    def write(self, content: Sequence[str]) -> list[int]:
        return [self.number[name] for name in content]


class Slots(Names):
    """A list of places that hold one component each, as a number, or nothing, as -1."""

    def __init__(self, names: Sequence[str], empty: str | None = None) -> None:
        super().__init__(names)
        self.empty = empty

    def read(self, value: Sequence[int]) -> list[str | None]:
        return [self.empty if number < 0 else self.names[number] for number in value]

    def write(self, content: Sequence[str]) -> list[int]:
        return [-1 if name == self.empty else self.number[name] for name in content]


class One(Names):
    """A single component or none, as a number or -1."""

    def read(self, value: int) -> str | None:
        return None if value < 0 else self.names[value]

    def write(self, content: str | None) -> int:
        return -1 if content is None else self.number[content]


class Same:
    """A value that the State holds as the table shows it."""

    def read(self, value: Any) -> Any:
        return value

    def write(self, content: Any) -> Any:
        return content


class Seats:
    """Seats in ascending order, one bit for each."""

    def read(self, value: int) -> list[int]:
        return each(value)

    def write(self, content: Sequence[int]) -> int:
        return sum(1 << seat for seat in content)


class Bound(NamedTuple):
    zone: str
    codec: Codec
    field: str
    by_seat: bool
    left: str  # the field that says how many entries of a list count


def bind(zone: str, codec: Codec, field: str = "", by_seat: bool = False, left: str = "") -> Bound:
    """A zone and the field of the State that holds it; the field has the zone's name if none is given."""
    return Bound(zone, codec, field or zone, by_seat, left)


def same(*fields: str) -> list[Bound]:
    """Values that are shown as the State holds them, under the same name."""
    return [bind(field, Same()) for field in fields]


class Bindings:
    """The bound zones and values of a game."""

    def __init__(self, *bound: Bound) -> None:
        self.bound = bound

    def read(self, state: Any) -> dict[str, Any]:
        """The contents of all bound zones, for the View that tells the whole truth."""
        contents: dict[str, Any] = {}
        for zone, codec, field, by_seat, left in self.bound:
            value = getattr(state, field)
            if left:
                value = value[: getattr(state, left)]
            contents[zone] = (
                {seat: codec.read(value[seat]) for seat in range(state.seats)} if by_seat else codec.read(value)
            )
        return contents

    def write(self, state: Any, table: Any) -> None:
        """Put the contents of all bound zones into the State."""
        for zone, codec, field, by_seat, left in self.bound:
            content = getattr(table, zone)
            if by_seat:
                value: Any = [codec.write(content[seat]) for seat in range(state.seats)]
            else:
                value = codec.write(content)
            setattr(state, field, value)
            if left:
                setattr(state, left, len(value))
