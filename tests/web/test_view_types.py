"""The types of Views and facts that the page reads are those that the games declare."""

from typing import Any

import pytest

from ludarium.core.declared import DeclaredGame
from ludarium.core.registry import campaigns, games
from ludarium.testing.typescript import view_types
from tests.together import ROOT

PAGES = ROOT / "web" / "src" / "games"
DECLARED = [
    *(game for game in games().values() if isinstance(game, DeclaredGame)),
    *(campaign for campaign in campaigns().values() if (PAGES / campaign.id).is_dir()),
]


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)
def test_the_types_of_a_view_are_generated(game: DeclaredGame[Any, Any]) -> None:
    path = PAGES / game.id / "view.ts"
    assert path.read_text(encoding="utf-8") == view_types(game), (
        "run python -m ludarium.testing.typescript web/src/games"
    )


def test_some_games_are_declared() -> None:
    assert len(DECLARED) >= 2
