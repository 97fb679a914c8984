"""The log of a table's moves."""

from ludarium.core.state import LARGEST_MOVE
from ludarium.server.sheet import Sheet


def test_every_move_that_the_core_accepts_has_room() -> None:
    sheet = Sheet(2)
    sheet.append(1, LARGEST_MOVE, True, 0, 1.0)
    assert sheet.moves[0] == LARGEST_MOVE
