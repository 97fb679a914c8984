"""The words of the page: complete in every language, all of them used, and none missing that the page says."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludarium.core.registry import games
from ludarium.core.text import LANGUAGES
from tests.test_texts import OTHER_LANGUAGES, Messages, needs, words_of

WEB = Path(__file__).parents[2] / "web"
FOLDERS = [WEB / "text", *sorted(WEB.glob("src/games/*/text"))]
SAME_AS_ENGLISH = re.compile(
    r"web-game-\w+|web-(seat-bot(-number)?|clock-(game-\d+|days)|minutes|chat)|unearthweb-die-face|yamiweb-automa|nearweb-plate-saloon"
)
# A text id as the sources write it: whole, or with parts that are worked out.
LITERAL = re.compile(r"'([a-z_]+(?:-\w+)+)'")
BEGINNING = re.compile(r"'([a-z_]+web(?:-\w+)+-)'")
HOLE = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
TEMPLATE = re.compile(rf"`((?:[\w-]|{HOLE.pattern})+)`")
PART = r"[\w-]+"

in_each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=[folder.parent.name for folder in FOLDERS])
in_other_languages = pytest.mark.parametrize("language", OTHER_LANGUAGES)


@cache
def messages(folder: Path, language: str) -> Messages:
    """The messages of a folder; those of the page include what each game adds for the shelf of the home page."""
    shelves = sorted(WEB.glob("src/games/*/shelf")) if folder == WEB / "text" else []
    found: Messages = {}
    for path in (folder, *shelves):
        for entry in FluentParser().parse((path / f"{language}.ftl").read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                found[entry.id.name] = entry
    return found


@in_each_folder
@in_other_languages
def test_every_language_says_the_same(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert sorted(other) == sorted(english)
    differing = {name for name in english if needs(english[name]) != needs(other[name])}
    assert differing == set()


@in_each_folder
@in_other_languages
def test_everything_is_translated(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    alike = {
        name for name in english if words_of(english[name]) and words_of(english[name]) == words_of(other[name])
    }
    assert {name for name in alike if not SAME_AS_ENGLISH.fullmatch(name)} == set()


def test_every_level_of_a_bot_has_a_word() -> None:
    levels = {bot for game in games().values() for bot in game.bots()}
    assert {f"web-bot-{bot}" for bot in levels} <= set(messages(WEB / "text", "en"))


# What the sources ask for.


@cache
def sources() -> str:
    paths = [path for end in ("ts", "svelte") for path in sorted(WEB.glob(f"src/**/*.{end}"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def asked() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The ids that are written out, and patterns for those that are worked out."""
    literal = frozenset(LITERAL.findall(sources()))
    made = [text for text in TEMPLATE.findall(sources()) if "${" in text and re.search("web-", HOLE.sub("", text))]
    patterns = {PART.join(map(re.escape, HOLE.split(text))) for text in made}
    patterns |= {re.escape(text) + PART for text in BEGINNING.findall(sources())}
    return literal, tuple(map(re.compile, sorted(patterns)))


def is_asked(name: str) -> bool:
    literal, patterns = asked()
    return name in literal or any(pattern.fullmatch(name) for pattern in patterns)


@in_each_folder
def test_every_word_is_used(folder: Path) -> None:
    assert {name for name in messages(folder, "en") if not is_asked(name)} == set()


def test_no_pattern_stands_for_everything() -> None:
    """Else the test above could not fail."""
    assert not is_asked("web-nothing")
    assert not is_asked("ruinsweb-nothing")


@in_each_folder
def test_every_word_asked_for_exists(folder: Path) -> None:
    known = set(messages(folder, "en"))
    families = {name.split("-")[0] for name in known}
    literal, _ = asked()
    wanted = {name for name in literal if name.split("-")[0] in families}
    assert len(wanted) > 10
    assert wanted - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_one_name(language: str) -> None:
    """The home page knows the games by name before it has their own texts."""
    shelf = messages(WEB / "text", language)
    for name, game in games().items():
        own = WEB.parent / "src" / "ludarium" / "games" / name / "text"
        if f"web-game-{name}" not in shelf or not own.is_dir():
            continue
        title = messages(own, language)[f"{game.id}-name"]
        assert words_of(title) == words_of(shelf[f"web-game-{name}"])
