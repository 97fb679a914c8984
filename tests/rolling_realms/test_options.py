"""What options and facts tell a page, so that it need not know the rules."""

from typing import Any

import pytest

from ludarium.core.option import Option
from ludarium.games.rolling_realms.game import GAME
from tests.rolling_realms.table import held, solo

REALMS = ["charterstone", "viticulture", "tapestry"]


def options(**cards: Any) -> dict[str, Option]:
    """The options of a player with a roll of 4 and 5, by notation."""
    return {option.notation: option for option in GAME.offered(solo(REALMS, [4, 5], **cards), 0)}


def marks(option: Option) -> list[str]:
    said = option.arguments.get("marks", [])
    assert isinstance(said, list)
    return said


@pytest.mark.clause("RR-092", "RR-095", "RR-141", "RR-145")
def test_an_option_says_what_it_writes() -> None:
    sheets = {"charterstone": {"b1": 1, "c1": 4}, "viticulture": {"g5": 1, "g6": 1}}
    found = options(sheets=sheets)
    assert marks(found["1 charterstone.b4"]) == ["b4=1", "c4=5"]
    assert marks(found["1 charterstone.crates"]) == ["m1=1"]
    assert marks(found["1 viticulture.g4"]) == ["g4=1"]
    shape = next(option for option in found.values() if "realm:tapestry" in option.refs)
    assert {f"cell:tapestry.{mark.removesuffix('=1')}" for mark in marks(shape)} == set(shape.refs[2:-1])
    assert marks(found["done"]) == []
    # Of grapes that are still to be chosen those are struck that the order cannot do without.
    assert "o10=1" in marks(found["1 viticulture.o10"])


@pytest.mark.clause("RR-059", "RR-065", "RR-068")
def test_an_option_says_which_die_it_leaves() -> None:
    found = options(resources=held(pumpkin=9, heart=9, coin=9), copies=[{"value": 2}, {"value": 3, "again": True}])
    leaves = {
        notation: option.arguments["leaves"] for notation, option in found.items() if "leaves" in option.arguments
    }
    assert leaves["1 up"] == "die:1"
    assert leaves["+2 up"] == "copy:3"
    assert leaves["+2 again down"] == "copy:1r"
    assert leaves["+3r up"] == "copy:4r"
    assert leaves["copy 5"] == "copy:5"
    assert found["copy 5"].refs == ["resource:heart", "power:copy", "value:5"]


def test_facts_tell_prices_and_how_much_there_is() -> None:
    state = solo(REALMS, [4, 5], copies=[{"value": 2, "count": 3}])
    facts: Any = GAME.facts(GAME.view(state, 0))
    assert {name: (one.resource, one.price) for name, one in facts.powers.items()}["again"] == ("pumpkin", 3)
    assert (facts.rounds, facts.turns, facts.symbols, facts.most_stars) == (3, 9, 12, 6)
    assert facts.players[0].dice == 5
