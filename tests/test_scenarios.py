"""Every scenario file below ``tests/scenarios`` must hold, and a wrong one must be found out."""

from pathlib import Path

import pytest

from ludarium.core.errors import BadScenario, NotAllowed
from ludarium.core.ledger import clauses
from ludarium.core.match import Match
from ludarium.core.registry import game
from ludarium.core.scenario import read, run
from ludarium.core.scenario.playing import play_block

FOLDER = Path(__file__).parent / "scenarios"
FILES = [str(path.relative_to(FOLDER)) for path in sorted(FOLDER.rglob("*.toml"))]
MOVES_TRIED = 400  # of Unearth and Rolling Realms, which have thousands: every kind of move is among them

WRONG = """
title = "A lead of 4, told wrongly"
game = "ruins"
clauses = ["RU-049"]
when = ["0: value 4", "0: done"]

[given]
seats = 2
torches = [0, 0]
hands = { 0 = ["4a", "5a"], 1 = ["6a", "7a"] }
to_move = [0]

[then]
to_move = [0]
legal.1 = ["value 3"]
exactly.1 = ["pass", "value 6"]
illegal = [{ seat = 1, move = "pass" }, { seat = 1, move = "value 3", clause = "RU-051" }]
position.scores = [1, 0]
view.1.hands.1 = ["6a"]
unseen.1 = ["6a"]
events = [{ kind = "ruins-passed" }]
seen_events.spectator = [{ kind = "ruins-won" }]
result = true

[[more]]
when = ["1: value 2"]
"""


@pytest.mark.parametrize("name", FILES)
def test_scenario_holds(name: str) -> None:
    scenario = read((FOLDER / name).read_text(encoding="utf-8"))
    assert run(scenario) == []


@pytest.mark.parametrize("name", FILES)
def test_scenario_cites_clauses_of_its_game(name: str) -> None:
    scenario = read((FOLDER / name).read_text(encoding="utf-8"))
    ledger = clauses(game(scenario.game).rules_text())
    assert scenario.clauses
    assert [clause for clause in scenario.clauses if clause not in ledger] == []
    assert Path(name).parts[0] == scenario.game


@pytest.mark.parametrize("name", FILES)
def test_whoever_is_asked_is_refused_every_other_move_with_a_clause(name: str) -> None:
    scenario = read((FOLDER / name).read_text(encoding="utf-8"))
    played = game(scenario.game)
    match = Match(played, played.load(scenario.given, scenario.seed))
    for _, block in scenario.blocks():
        match = play_block(match, block).match
        state = match.state
        before = state.words()
        for seat in state.to_move():
            for number in set(range(len(played.notations))[:MOVES_TRIED]).difference(state.moves(seat)):
                with pytest.raises(NotAllowed) as refused:
                    state.play(seat, number)
                assert refused.value.clause, played.notation(number)
        assert state.words() == before


def test_there_are_scenarios() -> None:
    assert FILES


def test_wrong_scenario_is_reported_with_its_places() -> None:
    places = [difference.where for difference in run(read(WRONG))]
    assert places == [
        "then.to_move",
        "then.legal.1",
        "then.exactly.1",
        "then.illegal[0]",
        "then.illegal[1]",
        "then.position.scores",
        "then.view.1.hands.1",
        "then.unseen.1",
        "then.events",
        "then.seen_events.spectator",
        "then.result",
        "more[0].when[0]",
    ]


@pytest.mark.parametrize(
    "text",
    [
        'title = "no game"',
        'title = "unknown key"\ngame = "ruins"\nthem = 1',
        "title = ",
        'title = "nobody speaks"\ngame = "ruins"\nwhen = ["pass"]',
        'title = "a name speaks"\ngame = "ruins"\nwhen = ["Ann: pass"]',
        'title = "a digit that is not ASCII"\ngame = "ruins"\nwhen = ["٠: pass"]',
    ],
)
def test_scenario_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadScenario):
        run(read(text))
