"""Games are found by entry points, so that another game is another package."""

from functools import cache
from importlib.metadata import entry_points

from ludarium.core.errors import NotFound
from ludarium.core.game import Game


@cache
def games() -> dict[str, Game]:
    """All installed games by id."""
    found = {}
    for point in sorted(entry_points(group="ludarium.games"), key=lambda point: point.name):
        game = point.load()
        if not isinstance(game, Game):
            raise NotFound("not-a-game", {"name": point.name})
        found[game.id] = game
    return found


def game(game_id: str) -> Game:
    """
    >>> game("ruins").seat_counts
    (2, 3, 4, 5)
    """
    known = games()
    if game_id not in known:
        raise NotFound("no-such-game", {"game": game_id[:60], "games": ", ".join(known)})
    return known[game_id]
