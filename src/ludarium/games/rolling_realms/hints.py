"""Why the house would play so, as a text id with arguments."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.game import Arguments
from ludarium.games.rolling_realms.labels import after_move, outcome, signs
from ludarium.games.rolling_realms.loading import player_of
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.table import RealmsView

# Reasons by kind of move; the use of a die has one by what it brings.
REASONS: Final = {
    "done": "realms-hint-done",
    "miss": "realms-hint-miss",
    **dict.fromkeys(("take", "note", "grape", "enough"), "realms-hint-choose"),
    **dict.fromkeys(("double", "copy", "seven", "coins", "shift"), "realms-hint-spend"),
}


def reason_of(view: RealmsView, moves: Sequence[int]) -> tuple[str, Arguments]:
    """The reason of a run of moves, read from its first one; a power is for what follows it."""
    if not moves or view.seat is None:
        return "", {}
    first = moves[0]
    reason = REASONS.get(MOVES.kind(first).name)
    if reason is not None:
        return reason, {}
    player = player_of(view, view.seat)
    change = outcome(player, after_move(player, first))
    if change["stars"] > 0:
        return "realms-hint-stars", {"stars": change["stars"]}
    gained = {name: max(0, number) for name, number in change.items()}
    if signs(gained):
        return "realms-hint-resources", {"gain": signs(gained)}
    return "realms-hint-build", {}
