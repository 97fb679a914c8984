"""A move made visible."""

import msgspec
from msgspec import UNSET, UnsetType


class Option(msgspec.Struct, frozen=True):
    """``label`` is a text id that ``arguments`` fill; ``refs`` are the things on the table the move touches.

    ``aside`` marks a move beside the question, such as giving up: nobody is to make it by pressing on.
    """

    move: int
    notation: str
    label: str
    arguments: dict[str, str | int | list[str]] = {}
    refs: list[str] = []
    aside: bool | UnsetType = UNSET


class Family(msgspec.Struct, frozen=True, omit_defaults=True):
    """Many options of one kind of move, by their numbers.

    Notation, label, arguments and refs of each follow from the table of kinds; ``arguments`` and ``refs`` are what
    the position adds to all of them alike, ``label`` is another text id where it is not that of the kind.
    """

    kind: str
    moves: list[int]
    label: str = ""
    arguments: dict[str, str | int | list[str]] = {}
    refs: list[str] = []


class Offer(msgspec.Struct, frozen=True):
    """What a seat may do, as briefly as it can be told: options one by one, and families of them."""

    options: list[Option]
    families: list[Family] = []


class RangeAbout(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an argument of a kind of move ranges over, for whoever reads families (``moves.Range``)."""

    name: str
    values: list[str | int]
    text: str = ""
    ref: str = ""


class KindAbout(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of move that is told as a family: the moves of its ranges are numbered from ``first``, the last
    range running fastest."""

    name: str
    first: int
    notation: str
    label: str
    ranges: list[RangeAbout]
    refs: list[str] = []  # that all its moves have, before those of the ranges


class TableOption(msgspec.Struct, frozen=True):
    """A choice the table makes before the game: its text id is ``<game>-option-<id>``."""

    id: str
    choices: list[str]
    default: str
    clause: str
