"""What the golden games of `tests/test_golden.py` show."""

from pathlib import Path

from ludarium.core import record
from tests.marks import clause

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("unearth-*.json"))


@clause("UN-016", "UN-127")
def test_the_golden_games_are_a_fair_sample() -> None:
    records = [record.read(path.read_bytes()) for path in GOLDEN]
    assert sorted(len(one.seats) for one in records) == [2, 2, 3, 3, 4, 4]
    assert {one.options["promos"] for one in records} == {"on", "off"}
    happened = {event.kind for one in records for line in one.moves for event in line.news}
    assert happened >= {
        "unearth-built",
        "unearth-claimed",
        "unearth-changed",
        "unearth-drew",
        "unearth-event",
        "unearth-lifted",
        "unearth-modified",
        "unearth-rerolled",
    }
