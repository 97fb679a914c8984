"""The example game keeps every promise of the core."""

from typing import Any

from ludarium.core import scenario
from ludarium.core.declared import DeclaredGame
from ludarium.core.ledger import citations, clauses
from ludarium.testing import check_closed_zones, check_game, check_notation, check_numbers
from tests.examples.conftest import FOLDER

SCENARIOS = sorted(FOLDER.glob("scenarios/*.toml"))


def test_it_keeps_every_promise(drystone: DeclaredGame[Any, Any]) -> None:
    check_notation(drystone)
    for seats in drystone.seat_counts:
        check_numbers(drystone, seats)
        assert all(check_game(drystone, seats, seed=seed).over for seed in range(8))


def test_its_scenarios_hold_and_cite_every_clause(drystone: DeclaredGame[Any, Any]) -> None:
    read = [scenario.read(path.read_text(encoding="utf-8")) for path in SCENARIOS]
    for one in read:
        assert scenario.run(one) == [], one.title
    check_closed_zones(drystone, read)
    assert set(citations(FOLDER)) == set(clauses(drystone.rules_text()))
