"""A finished game, without playing it."""

from pathlib import Path
from typing import Final

from tests.web.visitor import Visitor

RECORD: Final = Path(__file__).parents[1] / "golden" / "ruins-2-players-1.json"


def finished_game(visitor: Visitor) -> str:
    """The id of a table made from a record."""
    visitor.api("/me")
    table = visitor.api("/tables/import", RECORD.read_bytes())
    return str(table["id"])
