"""What the golden games of `tests/test_golden.py` show."""

from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.games.rolling_realms.components import REALMS
from tests.marks import clause

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("rolling_realms-*.json"))


@clause("RR-001", "RR-003", "RR-160")
@pytest.mark.parametrize(("rules", "seats"), [(1, [1, 1, 2, 2, 3, 4, 12]), (2, [1, 1, 2, 2, 3])])
def test_the_golden_games_are_a_fair_sample(rules: int, seats: list[int]) -> None:
    records = [one for one in (record.read(path.read_bytes()) for path in GOLDEN) if one.rules == rules]
    assert sorted(len(one.seats) for one in records) == seats
    events = [event for one in records for line in one.moves for event in line.news]
    assert {event.facts["realm"] for event in events if event.kind == "realms-marked"} == set(REALMS)
    powers = {event.facts["power"] for event in events if event.kind == "realms-copied"}
    assert powers == {"double", "copy", "seven", "coins"}
    assert {event.facts["again"] for event in events if event.kind == "realms-shifted"} == {0, 1}
    assert {"realms-missed", "realms-noted", "realms-solo", "realms-won"} <= {event.kind for event in events}
