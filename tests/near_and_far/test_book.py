"""The story book: its numbers, its words in three languages, its pages."""

import re
import subprocess
import sys

import msgspec
import pytest

from ludarium.core.text import LANGUAGES, Texts
from ludarium.games.near_and_far.book import (
    CHAPTER,
    HOMES,
    TEXTS,
    Option,
    Price,
    Reward,
    book_for,
    chapter,
    page,
    texts,
)
from ludarium.games.near_and_far.components import ARCADES
from ludarium.games.near_and_far.maps import MAPS
from tests.marks import clause

CHAPTERS = {name: chapter(name) for name in HOMES}
STORIES = [story for one in CHAPTERS.values() for story in one.story]
MAP_STORIES = CHAPTERS["map01"].story
BOTH = pytest.mark.parametrize("name", HOMES)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
# What goods and gains are worth in trade value.
WORTH = {
    "food": 1, "coin": 2, "gem": 2, "heart": 1, "yellow": 4, "red": 5, "green": 6, "blue": 7, "treasure": 4,
    "animal": 4, "adventurer": 6, "reputation": 1,
}  # fmt: skip
FIND_WORTH = 5
LETTERS = {"en": "[A-Za-z]", "ru": "[А-Яа-яЁё]", "cs": "[A-Za-zÁ-ž]"}


def worth(gain: Reward | Price) -> int:
    finds = gain.find if isinstance(gain, Reward) else []
    return sum(value * int(getattr(gain, name, 0)) for name, value in WORTH.items()) + FIND_WORTH * len(finds)


def words(text: str) -> int:
    return len(re.findall(r"[\w’'-]+", text))


# Numbers.


@clause("NF-002", "NF-006", "NF-026")
def test_first_adventure_reads_the_stories_of_map_1_and_arcade_mode_the_cards() -> None:
    first = book_for("first-adventure", 1)
    assert [story.id for story in first.stories] == [f"Q{letter}" for letter in "ABCDEFGHIJKLMNOP"]
    assert {story.map for story in first.stories} == {1}
    assert [story.id.lower() for story in book_for("arcade", 1).stories] == ARCADES
    assert sorted(f"Q{space.book.upper()}" for space in MAPS[1].space if space.book) == [
        story.id for story in first.stories
    ]


def test_stories_and_options_have_numbers_in_the_order_of_the_file() -> None:
    book = book_for("first-adventure", 1)
    assert [book.number[story.id] for story in book.stories] == list(range(16))
    for number, story in enumerate(book.stories):
        for place, option in enumerate(story.options):
            assert book.option(number * 8 + place) is option


@clause("NF-012", "NF-A89")
def test_every_story_has_two_options_with_checks_and_knows_no_hints() -> None:
    for story in STORIES:
        assert [option.key for option in story.options] == ["a", "b"]
        for option in story.options:
            assert option.check.type != "none"
            plain = Option(option.key, check=option.check, price=option.price)
            assert option == msgspec.structs.replace(plain, reward=option.reward, bonus=option.bonus)
            for gain in (option.reward, option.bonus):
                assert not gain.hint
                assert not gain.side_quest


@clause("NF-242", "NF-248")
def test_rewards_are_worth_what_the_check_asks() -> None:
    for story in STORIES:
        for option in story.options:
            value = worth(option.reward) + worth(option.bonus) - worth(option.price)
            assert abs(value - 2 * (option.check.value - 2)) <= 1, f"{story.id}/{option.key}: {value}"
            assert 1 <= worth(option.bonus) <= 4, f"{story.id}/{option.key}"


@clause("NF-243", "NF-244")
def test_the_printed_examples_follow_the_same_budget() -> None:
    assert worth(Reward(yellow=1)) + worth(Reward(coin=1)) == 2 * (5 - 2)
    assert worth(Reward(green=1, food=2)) + worth(Reward(gem=1)) == 2 * (7 - 2)


def test_the_options_of_map_1_are_mixed() -> None:
    options = [option for story in MAP_STORIES for option in story.options]
    values = [option.check.value for option in options]
    for low, high, share in ((4, 6, 0.4), (7, 8, 0.4), (9, 11, 0.2)):
        assert abs(sum(low <= value <= high for value in values) / len(values) - share) <= 0.1
    assert 0.48 <= sum(option.check.type == "skill" for option in options) / len(options) <= 0.62
    up = sum(option.reward.reputation > 0 for option in options)
    down = sum(option.reward.reputation < 0 for option in options)
    assert (up + down) * 3 >= len(options)
    assert abs(up - down) <= 2
    for story in MAP_STORIES:
        one, other = (option.check for option in story.options)
        assert one.type != other.type or abs(one.value - other.value) >= 2, story.id


@pytest.mark.parametrize(
    "story",
    [
        {"id": "QA", "kind": "map", "colour": "red"},
        {"id": "QA", "kind": "map", "map": 12},
        {"id": "QA", "kind": "song"},
        {"id": "QA", "kind": "map", "options": [{"key": "f"}]},
        {"id": "QA", "kind": "map", "options": [{"key": "a", "title": "words are elsewhere"}]},
        {"id": "QA", "kind": "map", "options": [{"key": "a", "check": {"type": "luck", "value": 3}}]},
        {"id": "QA", "kind": "map", "options": [{"key": "a", "price": {"heart": 1}}]},
        {"id": "QA", "kind": "map", "options": [{"key": "a", "reward": {"coin": -1}}]},
        {"id": "QA", "kind": "map", "options": [{"key": "a", "reward": {"hint": ["lower"]}}]},
    ],
)
def test_what_the_book_does_not_know_is_refused(story: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        CHAPTER.convert({"story": [story]})


# Words.


@BOTH
def test_every_language_tells_all_stories_and_options(name: str) -> None:
    numbers = {story.id: [option.key for option in story.options] for story in CHAPTERS[name].story}
    for language in LANGUAGES:
        told = texts(name, language)
        assert {id: list(story.options) for id, story in told.items()} == numbers, language


@EACH_LANGUAGE
def test_texts_keep_their_length_and_headings_are_short(language: str) -> None:
    for id, story in texts("map01", language).items():
        assert 60 <= words(story.text) <= 140, f"{id}: {words(story.text)}"
        assert not story.text.endswith("?"), id
        for key, option in story.options.items():
            assert 30 <= words(option.result) <= 100, f"{id}/{key}: {words(option.result)}"
    for name in HOMES:
        for id, story in texts(name, language).items():
            for key, option in story.options.items():
                assert 1 <= words(option.heading) <= 10, f"{id}/{key}"


@EACH_LANGUAGE
@BOTH
def test_texts_are_written_in_their_language_and_its_signs(name: str, language: str) -> None:
    quotes = {"en": "“”", "ru": "«»", "cs": "„“"}[language]
    titles = [story.title for story in texts(name, language).values()]
    assert len(set(titles)) == len(titles)
    for id, story in texts(name, language).items():
        every = [story.title, story.text]
        every += [part for option in story.options.values() for part in (option.heading, option.result)]
        for part in every:
            letters = [sign for sign in part if sign.isalpha()]
            assert all(re.match(LETTERS[language], sign) for sign in letters), f"{id}: {part}"
            assert not re.search(r"[\"'*_<>{}\n]|  |\.\.\.", part), f"{id}: {part}"
            assert part.count(quotes[0]) == part.count(quotes[1]), f"{id}: {part}"
            assert part == part.strip()


@EACH_LANGUAGE
def test_arcade_cards_have_one_title_in_the_book_and_in_the_log(language: str) -> None:
    names = Texts(language, ["ludarium.games.near_and_far"])
    for id, story in texts("arcade", language).items():
        assert names.say(f"near-arcade-{id.lower()}") == story.title


def test_unknown_fields_of_words_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        TEXTS.convert({"QA": {"title": "Lost", "reward": "none"}})


# Pages.


@EACH_LANGUAGE
@clause("NF-236", "NF-237", "NF-A79")
def test_a_story_is_opened_without_its_results(language: str) -> None:
    for story in MAP_STORIES:
        told = texts("map01", language)[story.id]
        opened = page(story.id, language)
        assert opened is not None
        assert (opened.title, opened.text) == (told.title, told.text)
        assert opened.headings == {key: option.heading for key, option in told.options.items()}
        shown = msgspec.json.encode(opened).decode()
        assert all(option.result not in shown for option in told.options.values())


@EACH_LANGUAGE
@clause("NF-241", "NF-A79")
def test_a_result_is_opened_without_the_other(language: str) -> None:
    told = texts("map01", language)["QC"]
    opened = page("QC/b", language)
    assert opened is not None
    assert (opened.title, opened.text) == (told.title, told.options["b"].result)
    assert opened.headings == {"b": told.options["b"].heading}


@clause("NF-273")
def test_an_arcade_card_is_a_title_and_two_headings() -> None:
    for card in CHAPTERS["arcade"].story:
        opened = page(card.id, "en")
        assert opened is not None
        assert opened.title
        assert not opened.text
        assert list(opened.headings) == ["a", "b"]


@pytest.mark.parametrize("id", ["", "QZ", "Q1", "QA/", "QA/c", "QA/a/b", "AR41", "qa", "../map01"])
def test_there_is_no_such_page(id: str) -> None:
    assert page(id, "en") is None


def test_an_unknown_language_reads_english() -> None:
    assert page("QA", "fr") == page("QA", "en")


def test_nothing_is_read_before_it_is_asked_for() -> None:
    script = """
from ludarium.games.near_and_far.book import book_for, chapter, page, texts
read = lambda: (chapter.cache_info().currsize, texts.cache_info().currsize)
print(*read())
book_for("first-adventure", 1)
print(*read())
page("QA", "cs"), page("QB/a", "cs")
print(*read())
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told.splitlines() == ["0 0", "1 0", "1 1"]
