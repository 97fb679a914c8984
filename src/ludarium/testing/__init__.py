"""A test kit that any game, also a plug-in, can run on itself.

>>> from ludarium.core.registry import game
>>> from ludarium.testing import check_game
>>> check_game(game("ruins"), seats=2, seed=1).over
True
"""

from ludarium.testing.campaigns import CampaignReport, check_campaign
from ludarium.testing.declarations import check_closed_zones
from ludarium.testing.kit import KitFailure, check_game, check_notation, check_options, perft, table_choices
from ludarium.testing.numbers import check_numbers

__all__ = [
    "CampaignReport",
    "KitFailure",
    "check_campaign",
    "check_closed_zones",
    "check_game",
    "check_notation",
    "check_numbers",
    "check_options",
    "perft",
    "table_choices",
]
