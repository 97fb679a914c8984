"""The log of a table's moves."""

from ludarium.core.state import LARGEST_MOVE
from ludarium.server.tables.move_log import MoveLog


def test_every_move_that_the_core_accepts_has_room() -> None:
    move_log = MoveLog(2)
    move_log.append(1, LARGEST_MOVE, True, 0, 1.0)
    assert move_log.moves[0] == LARGEST_MOVE
