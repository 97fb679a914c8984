"""A move made visible."""

import msgspec


class Option(msgspec.Struct, frozen=True):
    """``label`` is a text id that ``arguments`` fill; ``refs`` are the things on the table the move touches."""

    move: int
    notation: str
    label: str
    arguments: dict[str, str | int | list[str]] = {}
    refs: list[str] = []


class TableOption(msgspec.Struct, frozen=True):
    """A choice the table makes before the game: its text id is ``<game>-option-<id>``."""

    id: str
    choices: list[str]
    default: str
    clause: str
