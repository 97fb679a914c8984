"""Who may look where is said twice: in the declaration, and in scenarios that cite the clause."""

from pathlib import Path

from ludarium.core.scenario import read
from ludarium.games.near_and_far.game import GAME
from ludarium.testing.declarations import check_closed_zones

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "near_and_far"


def test_every_closed_zone_has_a_scenario() -> None:
    check_closed_zones(GAME, [read(path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.glob("*.toml"))])
