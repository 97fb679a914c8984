"""The story book in a terminal: pages are printed when they are opened, in the reader's language and width."""

from argparse import Namespace

import pytest
from rich.text import Text

from ludarium.cli.context import PACKAGES, Context
from ludarium.cli.news import happened
from ludarium.cli.prompt import Prompt
from ludarium.core.match import Match
from ludarium.core.rng import Script
from ludarium.core.text import LANGUAGES, Texts
from ludarium.games.near_and_far.game import GAME
from tests.near_and_far.table import on_road

WIDTH = 64
NAMES = ["Ada", "Ben"]

Output = pytest.CaptureFixture[str]


def at_a_book(mode: str) -> Match:
    """Seat 0 has ended its movement where a story waits."""
    state = on_road("n01", 5, quests={"n01": "quest"}, options={"mode": mode})
    match = Match(GAME, state)
    match.play(0, "done")
    return match


@pytest.fixture(autouse=True)
def narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("COLUMNS", str(WIDTH))


def prompt_of(seat: int, match: Match, language: str) -> Prompt:
    context = Context(Namespace(), Texts(language, [*PACKAGES, GAME.package]))
    return Prompt(context, match, NAMES, [seat], None)


def shown(prompt: Prompt, seat: int, capsys: Output) -> str:
    capsys.readouterr()
    prompt.show(seat)
    return Text.from_ansi(capsys.readouterr().out).plain


def flowing(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.clause("NF-235", "NF-236", "NF-244")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_read_by_all_and_its_result_once_it_is_known(language: str, capsys: Output) -> None:
    match = at_a_book("first-adventure")
    mine, theirs = prompt_of(0, match, language), prompt_of(1, match, language)
    story, result = GAME.page("QA", language), GAME.page("QA/a", language)
    assert story.title not in shown(mine, 0, capsys)
    match.play(0, "quest")
    screen = shown(mine, 0, capsys)
    for words in (story.title, story.text, *story.headings.values()):
        assert words in flowing(screen)
    assert screen.index(story.headings["a"]) < screen.index("option a")
    assert flowing(result.text) not in flowing(screen)
    assert max(len(line) for line in story_lines(screen, story.title)) <= WIDTH
    match.state.rng.script = Script([6], [])
    match.play(0, "option a")
    match.play(0, "hearts 0")
    screen = shown(mine, 0, capsys)
    assert result.text in flowing(screen)
    assert story.text not in flowing(screen)
    told = flowing(shown(theirs, 1, capsys))
    assert story.text in told
    assert result.text in told


def story_lines(screen: str, title: str) -> list[str]:
    lines = screen.splitlines()
    return lines[next(at for at, line in enumerate(lines) if title in line) :]


@pytest.mark.clause("NF-273")
def test_an_arcade_card_shows_its_title_and_choices_in_the_log_too() -> None:
    match = at_a_book("arcade")
    match.state.rng.script = Script([], ["ar35"])
    match.play(0, "quest")
    context = prompt_of(1, match, "en").context
    parts = [str(part) for part in happened(context, GAME, match.history, 1, NAMES)]
    assert parts[-3:] == ["The Polite Bear", "a Answer politely", "b Answer impolitely"]
