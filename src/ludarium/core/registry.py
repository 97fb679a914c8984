"""Games and campaigns are found by entry points, so that another game is another package."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ludarium.core.campaign import Campaign
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


@cache
def campaigns() -> dict[str, Campaign[Any, Any]]:
    """All installed campaigns by id."""
    found = {}
    for point in sorted(entry_points(group="ludarium.campaigns"), key=lambda point: point.name):
        campaign = point.load()
        if not isinstance(campaign, Campaign):
            raise NotFound("not-a-campaign", {"name": point.name})
        found[campaign.id] = campaign
    return found


def campaign(name: str) -> Campaign[Any, Any]:
    """A campaign by its id, or by the game to which it belongs."""
    for one in campaigns().values():
        if name in (one.id, one.of):
            return one
    known = ", ".join(one.of for one in campaigns().values())
    raise NotFound("no-such-campaign", {"campaign": name[:60], "campaigns": known or "-"})


def game(game_id: str) -> Game:
    """
    >>> game("ruins").seat_counts
    (2, 3, 4, 5)
    """
    known = games()
    if game_id in campaigns():  # a campaign is a game too, though none that the shelf lists
        return campaigns()[game_id]
    if game_id not in known:
        raise NotFound("no-such-game", {"game": game_id[:60], "games": ", ".join(known)})
    return known[game_id]
