"""Why the house would play so, as a text id with arguments."""

from collections.abc import Sequence

from ludarium.core.game import Arguments
from ludarium.core.rng import Rng
from ludarium.games.rolling_realms.engine.moves import DONE, DOUBLE, MISS, TAKE, USE
from ludarium.games.rolling_realms.labels import outcome, signs
from ludarium.games.rolling_realms.sampling import sample_state
from ludarium.games.rolling_realms.view import RealmsView


def reason_of(view: RealmsView, moves: Sequence[int]) -> tuple[str, Arguments]:
    """The reason of a run of moves, read from its first one; a power is for what follows it."""
    if not moves or view.seat is None:
        return "", {}
    first = moves[0]
    if first == DONE:
        return "realms-hint-done", {}
    if MISS <= first < TAKE:
        return "realms-hint-miss", {}
    if first <= DOUBLE:
        return "realms-hint-choose", {}
    if first < USE:
        return "realms-hint-spend", {}
    player = sample_state(view, Rng.of(0)).players[view.seat]
    change = outcome(player, first)
    if change["stars"] > 0:
        return "realms-hint-stars", {"stars": change["stars"]}
    gained = {name: max(0, number) for name, number in change.items()}
    if signs(gained):
        return "realms-hint-resources", {"gain": signs(gained)}
    return "realms-hint-build", {}
