"""The words of Near and Far: nothing is missing or left over, and all that happens can be told."""

from functools import cache

import pytest
from rich.console import Console

from ludarium.core.errors import LudariumError
from ludarium.core.ledger import clauses
from ludarium.core.text import LANGUAGES
from ludarium.games.near_and_far.book import chapter, page
from ludarium.games.near_and_far.components import (
    ADVENTURERS,
    ARCADES,
    ARTIFACTS,
    BUILDINGS,
    CELLS,
    FINDS,
    GOODS,
    SPACES,
    THREATS,
    TREASURES,
    TRIBES,
)
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.numbers import ENDINGS
from ludarium.games.near_and_far.rules.scoring import LINES
from ludarium.games.near_and_far.wording import EFFECTS, cost_of, needs_of, sentences_of
from tests.test_texts import Asked, asked_of_a_game, messages, played, spoken, strict, variables
from tests.together import ROOT

COMPONENTS = [ADVENTURERS, ARTIFACTS, TREASURES, FINDS, THREATS, ARCADES, TRIBES, BUILDINGS, GOODS, SPACES, CELLS]
NAMED = {
    "adventurer": ADVENTURERS,
    "artifact": ARTIFACTS,
    "treasure": TREASURES,
    "find": FINDS,
    "threat": THREATS,
    "arcade": ARCADES,
    "chief": TRIBES,
    "building": BUILDINGS,
    "good": GOODS,
    "cell": CELLS,
    "line": LINES,
}
LAST_SPACE = "n29"  # of map 1
ASKED_AT_ONCE = 40  # moves of the move space, others after each move


@cache
def asked() -> Asked:
    """What the code asks for; the ids of components are in data files."""
    found = Asked()
    found.words |= {name for names in COMPONENTS for name in names}
    return found


def known() -> set[str]:
    return set(messages(GAME.package, "en"))


@pytest.mark.parametrize("kind", NAMED)
def test_every_component_has_a_name(kind: str) -> None:
    assert {f"near-{kind}-{name}" for name in NAMED[kind]} - known() == set()


def test_every_space_of_the_map_has_a_name() -> None:
    assert {f"near-space-{name}" for name in SPACES if name == "town" or name <= LAST_SPACE} - known() == set()


def test_every_message_asked_for_exists() -> None:
    used = {name for name in asked().ids if name.startswith("near-")}
    assert len(used) > 100
    assert (used | asked_of_a_game(GAME)) - known() == set()


def test_every_message_is_used() -> None:
    unused = {name for name in known() - asked_of_a_game(GAME) if not asked().reaches(name)}
    assert {name for name in unused if not name.startswith("near_and_far-pending-")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_arcade_cards_are_called_as_in_the_book(language: str) -> None:
    say = strict(GAME, language)
    for story in chapter("arcade").story:
        told = page(story.id, language)
        assert told is not None
        assert say(f"near-arcade-{story.id.lower()}") == told.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    say = strict(GAME, language)
    told = {card: [say(text, **arguments) for text, arguments in sentences_of(card)] for card in EFFECTS}
    assert all(line.endswith(".") for lines in told.values() for line in lines)
    assert {card for card, lines in told.items() if lines == [say("near-effect-none")]} == {"ac36", "ac38", "as14"}
    for artifact in ARTIFACTS:
        assert all(say(text, **arguments) for text, arguments in cost_of(artifact))
        assert all(say(text, **arguments) for text, arguments in needs_of(artifact))


def test_needs_are_told_apart() -> None:
    say = strict(GAME, "en")
    needs = {card: [say(text, **arguments) for text, arguments in needs_of(card)] for card in ARTIFACTS}
    assert needs["as09"] == ["reputation -4 or lower"]
    assert needs["as11"] == ["reputation 5 or higher"]
    assert needs["ac38"] == ["4 camps of yours on the map, or more"]
    assert needs["ac01"] == []


def test_refusals_name_no_seat() -> None:
    refusals = [text for name, text in messages(GAME.package, "en").items() if name.startswith("near-no-")]
    assert len(refusals) > 60
    assert {variable for text in refusals for variable in variables(text)} & {"seat", "turn", "owner"} == set()


@pytest.mark.parametrize("mode", ["first-adventure", "arcade"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everything_that_happens_can_be_told(mode: str, seats: int) -> None:
    names = [f"<{seat}>" for seat in range(seats)]
    *_, match = played(GAME, seats, seed=seats, options={"mode": mode})
    for language in LANGUAGES:
        say = strict(GAME, language)
        for event in (event for one in match.history for event in one.news):
            assert all(event.seat < 0 or names[event.seat] in line for line in GAME.log_lines(event, names, say))


@pytest.mark.parametrize("side", ["dusk", "day"])
def test_every_offered_move_can_be_told(side: str) -> None:
    labels: dict[str, dict[str, str | int | list[str]]] = {}
    for match in played(GAME, 2, seed=5, options={"side": side, "mode": "arcade"}):
        for seat in range(2):
            for option in GAME.offered(match.state, seat):
                labels[option.label] = option.arguments
    assert len(labels) > 25
    for language in LANGUAGES:
        say = strict(GAME, language)
        assert all(say(label, **arguments) for label, arguments in labels.items())


def test_every_refusal_can_be_told() -> None:
    refusals: dict[tuple[str, ...], LudariumError] = {}
    stride = len(GAME.notations) // ASKED_AT_ONCE
    for number, match in enumerate(played(GAME, 3, seed=7)):
        for notation in GAME.notations[number % stride :: stride]:
            for seat in (match.state.turn, 3):
                error = GAME.why_not(match.state, seat, notation)
                if error is not None:
                    named = [str(one) for one in error.arguments.values() if str(one).startswith("near-")]
                    refusals[error.reason, *named] = error
    assert len(refusals) > 30
    for language in LANGUAGES:
        texts = spoken(GAME, language)
        for ids, error in refusals.items():
            assert all(map(texts.has, ids)), ids
            assert texts.error(error)


def test_clauses_of_refusals_are_in_the_ledger() -> None:
    ledger = clauses(GAME.rules_text())
    assert {kind.clause for kind in GAME.moves.kinds.values()} - set(ledger) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn(language: str) -> None:
    console = Console(width=120, quiet=True)
    say = strict(GAME, language)
    for number, match in enumerate(played(GAME, 4, seed=2)):
        if number % 40 == 0 or match.state.over:
            for seat in (None, 0):
                console.print(GAME.draw(GAME.view(match.state, seat), say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_how_a_game_ended_and_every_line_of_the_score(language: str) -> None:
    """By these ids the page asks; the first is the shell's, the same for every game."""
    ids = {*(f"{GAME.id}-ending-{how}" for how in ENDINGS), *(f"near-line-{line}" for line in LINES)}
    assert ids <= messages(GAME.package, language).keys()
    sheet = (ROOT / "web/src/games/near_and_far/Scores.svelte").read_text(encoding="utf-8")
    assert "near-line-${line}" in sheet
