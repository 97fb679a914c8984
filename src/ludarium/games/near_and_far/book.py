"""The story book: what a story asks and gives, in numbers, and the words that are read out.

Numbers and words lie apart. ``book/map01.toml`` holds checks, prices and rewards, which are rules; a game reads the
chapters of its mode and map. ``book/text/en/map01.toml`` holds titles, texts, headings and results of the same
stories; a chapter of words is read when its first page is asked for.

Stories are numbered in the order of the files, and an option is story * 8 + place.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ludarium.core.pages import Page
from ludarium.core.reading import Reader
from ludarium.core.text import LANGUAGES

OPTIONS: Final = 8  # numbers reserved for the options of a story
HOMES: Final = {"map01": r"Q[A-P]", "arcade": r"AR\d\d"}  # the ids of each chapter's stories

Key = Literal["a", "b", "c", "d", "e"]
Kind = Literal["map", "side", "character", "boss", "intro", "arcade"]
Amount = Annotated[int, Meta(ge=0)]
Word = Annotated[str, Meta(pattern="^[A-Z]+$")]


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Die and symbols against ``value``; without a check (``none``) everything listed is gained (NF-281)."""

    type: Literal["skill", "combat", "none"] = "none"
    value: Amount = 0


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid before the roll (NF-247)."""

    coin: Amount = 0
    gem: Amount = 0
    food: Amount = 0
    green: Amount = 0
    blue: Amount = 0
    red: Amount = 0
    yellow: Amount = 0
    treasure: Amount = 0
    animal: Amount = 0


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a passed check gives (NF-248). ``animal`` counts pack birds, ``adventurer`` draws from the bag."""

    reputation: int = 0
    coin: Amount = 0
    gem: Amount = 0
    food: Amount = 0
    heart: int = 0
    green: Amount = 0
    blue: Amount = 0
    red: Amount = 0
    yellow: Amount = 0
    treasure: Amount = 0
    animal: Amount = 0
    adventurer: Amount = 0
    find: list[str] = []
    hint: list[Word] = []
    side_quest: list[str] = []


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to go on. ``bonus`` is gained as well at two above the check's value (NF-242).

    An option with ``hints_all`` is for those who hold all of these hints, and forced on them unless ``optional``;
    ``otherwise`` is for those on whom none is forced (NF-279 to NF-283). ``next`` is the character's next story.
    """

    key: Key
    hints_all: list[Word] = []
    optional: bool = False
    otherwise: bool = False
    check: Check = Check()
    price: Price = Price()
    reward: Reward = Reward()
    bonus: Reward = Reward()
    next: str = ""


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Kind
    map: Annotated[int, Meta(ge=1, le=11)] | None = None
    character: str = ""
    step: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: list[Option] = []


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    story: list[Story]


class OptionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heading: str
    result: str = ""


class StoryText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    text: str = ""
    options: dict[Key, OptionText] = {}


CHAPTER: Final = Reader(Chapter)
TEXTS: Final = Reader(dict[str, StoryText])


class Book:
    """The chapters of one game, by number."""

    def __init__(self, stories: list[Story]) -> None:
        self.stories: Final = stories
        self.number: Final = {story.id: number for number, story in enumerate(stories)}

    def option(self, number: int) -> Option:
        """The option with this number, which is story * 8 + place."""
        return self.stories[number // OPTIONS].options[number % OPTIONS]


@cache
def book_for(mode: str, map_number: int) -> Book:
    """The stories of a game: those of its map, or in Arcade mode the arcade cards on every map (NF-002, NF-006).

    >>> book = book_for("first-adventure", 1)
    >>> book.stories[2].id, book.option(2 * 8 + 1).check
    ('QC', Check(type='combat', value=5))
    """
    return Book(chapter("arcade" if mode == "arcade" else f"map{map_number:02}").story)


@cache
def chapter(name: str) -> Chapter:
    return CHAPTER.convert(tables(f"{name}.toml"))


@cache
def texts(name: str, language: str) -> dict[str, StoryText]:
    """The words of a chapter by story, each text as one paragraph."""
    return {id: joined(told) for id, told in TEXTS.convert(tables(f"text/{language}/{name}.toml")).items()}


def tables(path: str) -> dict[str, object]:
    return tomllib.loads((files(__package__) / "book" / path).read_text(encoding="utf-8"))


def joined(told: StoryText) -> StoryText:
    """The files break lines for their readers."""
    options = {key: OptionText(one.heading, " ".join(one.result.split())) for key, one in told.options.items()}
    return StoryText(told.title, " ".join(told.text.split()), options)


def page(id: str, language: str) -> Page | None:
    """The page ``QA`` (a story with its headings) or ``QA/a`` (the result of an option); None if there is none.

    >>> page("AR35", "en")
    Page(title='The Polite Bear', text='', headings={'a': 'Answer politely', 'b': 'Answer impolitely'})
    """
    story, _, key = id.partition("/")
    home = next((name for name, ids in HOMES.items() if re.fullmatch(ids, story)), None)
    told = texts(home, language if language in LANGUAGES else "en").get(story) if home else None
    if told is None:
        return None
    if "/" not in id:
        return Page(told.title, told.text, {letter: one.heading for letter, one in told.options.items()})
    for letter, one in told.options.items():
        if letter == key:
            return Page(told.title, one.result, {letter: one.heading})
    return None
