"""The kit finds declarations that are wrong or incomplete, without the help of a game."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludarium.core import Rng, scenario
from ludarium.core.declared import DeclaredGame
from ludarium.core.errors import BadOption
from ludarium.core.option import TableOption
from ludarium.testing import KitFailure, check_closed_zones, check_game, table_choices
from ludarium.testing.declarations import check_fields, check_leaks, check_open_step, check_places
from ludarium.testing.kit import check_redaction
from tests.examples.conftest import FOLDER

Declared = DeclaredGame[Any, Any]


def look_often(game: Declared, state: Any, seat: int) -> None:
    """By chance, one exchange of what is hidden may leave everything as it was."""
    for seed in range(20):
        check_leaks(game, state, seat, Rng.of(seed))


def test_a_field_that_nobody_names_is_found(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    state = drystone.start(2, seed=1)
    check_fields(state)
    monkeypatch.setattr(type(state), "field_names", lambda self: ("hands", "taken", "pile"))
    with pytest.raises(AssertionError, match="wall"):
        check_fields(state)


def test_a_field_that_a_copy_forgets_is_found(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = drystone.start(2, seed=1)
    honest: Callable[[Any], Any] = type(state).copy

    def forgetful(self: Any) -> Any:
        twin = honest(self)
        twin.pile = state.pile[:]
        return twin

    monkeypatch.setattr(type(state), "copy", forgetful)
    with pytest.raises(AssertionError, match="does not carry pile"):
        check_fields(state)


def test_a_component_that_lies_nowhere_is_found(drystone: Declared) -> None:
    state: Any = drystone.start(2, seed=1)
    check_places(drystone, state)
    state.pile.pop()
    with pytest.raises(AssertionError, match="lies in 2 places, not in 3"):
        check_places(drystone, state)


def test_a_value_that_tells_a_closed_zone_is_found(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = drystone.start(3, seed=1)
    for seat in (None, 0, 1, 2):
        check_leaks(drystone, state, seat, Rng.of(1))
    honest = drystone.table

    def leaking(truth: Any) -> Any:
        return msgspec.structs.replace(honest(truth), about=str(truth.pile[-1]))

    monkeypatch.setattr(drystone, "table", leaking)
    with pytest.raises(AssertionError, match="depends on what it cannot see"):
        look_often(drystone, state, 1)


def test_an_option_that_tells_a_closed_zone_is_found(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = drystone.start(2, seed=1)
    honest = type(state).risk
    monkeypatch.setattr(type(state), "risk", lambda self, stone: honest(self, stone) + self.pile[-1])
    with pytest.raises(AssertionError, match="the options of seat 0"):
        look_often(drystone, state, 0)


def test_a_step_that_is_not_open_is_found(drystone: Declared) -> None:
    state: Any = drystone.start(2, seed=1)
    check_open_step(drystone, state, Rng.of(1))
    state.asking.is_open = True
    with pytest.raises(AssertionError, match="the step turn is not open"):
        check_open_step(drystone, state, Rng.of(1))


def test_a_closed_zone_without_a_scenario_is_refused(drystone: Declared) -> None:
    scenarios = [scenario.read(path.read_text(encoding="utf-8")) for path in FOLDER.glob("scenarios/*.toml")]
    check_closed_zones(drystone, scenarios)
    without = [msgspec.structs.replace(one, clauses=["DS-003"]) for one in scenarios]
    with pytest.raises(AssertionError, match="hands"):
        check_closed_zones(drystone, without)


def test_nobody_asked_and_nothing_to_follow_is_found(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = drystone.start(2, seed=1)
    monkeypatch.setattr(type(state), "ask", lambda self, *_: None)
    with pytest.raises(RuntimeError, match="nobody is asked"):
        state.play(0, state.moves(0)[0])


def test_table_options_are_tried_in_pairs(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    options = tuple(TableOption(name, ["a", "b", "c"], "a", "DS-001") for name in ("one", "two", "three", "four"))
    monkeypatch.setattr(type(drystone), "options", options)
    tables = list(table_choices(drystone, 2))
    assert len(tables) < 3**4 / 3
    pairs = {
        frozenset(pair) for table in tables for pair in zip(table.items(), list(table.items())[1:], strict=False)
    }
    assert len(pairs) == 3 * 9
    with pytest.raises(KitFailure):
        check_game(drystone, 2, {"one": "z"})


def test_choices_that_clash_are_refused_and_not_tried(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    options = tuple(TableOption(name, ["a", "b", "c"], "a", "DS-001") for name in ("one", "two", "three"))
    monkeypatch.setattr(type(drystone), "options", options)

    def clash(self: Declared, chosen: dict[str, str]) -> BadOption | None:
        wrong = chosen.get("one") == "c" and chosen.get("two", "b") != "b"
        return BadOption("no-such-choice", dict(chosen), "DS-001") if wrong else None

    monkeypatch.setattr(type(drystone), "clash", clash)
    tables = list(table_choices(drystone, 2))
    assert {table["two"] for table in tables if table["one"] == "c"} == {"b"}
    assert {table["three"] for table in tables if table["one"] == "c"} == {"a", "b", "c"}
    with pytest.raises(BadOption):
        drystone.start(2, {"one": "c"})


def test_a_sampled_state_that_is_not_blind_is_found(drystone: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = drystone.start(2, seed=1)
    check_redaction(drystone, state, Rng.of(1))
    honest = type(state).copy

    def seeing(self: Any) -> Any:
        twin = honest(self)
        twin.blind = False
        return twin

    monkeypatch.setattr(type(state), "copy", seeing)
    with pytest.raises(AssertionError, match="is not blind"):
        check_redaction(drystone, state, Rng.of(1))
