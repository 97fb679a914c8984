"""What the golden games of `tests/test_golden.py` show."""

from pathlib import Path

from ludarium.core import record
from ludarium.games.ruins.game import GAME
from tests.marks import clause

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("ruins-*.json"))


@clause("RU-001", "RU-131")
def test_the_golden_games_are_a_fair_sample() -> None:
    records = [record.read(path.read_bytes()) for path in GOLDEN]
    for rules in (1, 2):
        assert {len(one.seats) for one in records if one.rules == rules} == set(GAME.seat_counts)
    assert {one.result.how for one in records if one.result} == {"immediate", "deciding"}
    usual = GAME.complete_options(4, {})
    assert any(one.options != usual for one in records)
    happened = {event.kind for one in records for line in one.moves for event in line.news}
    assert happened >= {"ruins-handed-over", "ruins-reshuffled", "ruins-relit", "ruins-skipped", "ruins-turned"}
