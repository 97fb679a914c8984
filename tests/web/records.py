"""A finished game, without playing it."""

import json
from pathlib import Path
from typing import Final

from tests.web.visitor import Visitor

RECORD: Final = Path(__file__).parents[1] / "golden" / "ruins-2-players-1.json"


def finished_game(visitor: Visitor) -> str:
    """The id of a table made from a record."""
    visitor.api("/me")
    table = visitor.api("/tables/import", json.loads(RECORD.read_text(encoding="utf-8")))
    return str(table["id"])
