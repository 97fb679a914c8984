"""What must hold between the stories of the book, and that a broken rule is found."""

import msgspec
import pytest

from ludarium.games.near_and_far.book import CHAPTER, HOMES, Chapter, Option, Reward, Story, chapter
from ludarium.games.near_and_far.chains import faults
from ludarium.games.near_and_far.components import COMPONENTS

FINDS = {find.id: find.source for find in COMPONENTS.find}


def test_the_book_keeps_the_chain_rules() -> None:
    assert faults({f"{name}.toml": chapter(name) for name in HOMES}, FINDS) == []


def options(*given: dict[str, object]) -> list[dict[str, object]]:
    return [{"key": "abcde"[place], **one} for place, one in enumerate(given)]


def side(id: str, *given: dict[str, object]) -> dict[str, object]:
    return {"id": id, "kind": "side", "options": options(*given)}


PLAIN: dict[str, object] = {"check": {"type": "skill", "value": 5}}


@pytest.mark.parametrize(
    ("stories", "found"),
    [
        ([side("S01", PLAIN), side("S01", PLAIN)], ("S01", "there is another story with this id")),
        ([{"id": "S01", "kind": "side", "options": [{"key": "b"}]}], ("S01", "its options are called b")),
        ([side("S01", {"reward": {"find": ["f99"]}})], ("S01", "there is no find f99")),
        ([side("S01", {"bonus": {"side_quest": ["S09"]}})], ("S01", "there is no side quest S09")),
        ([side("S01", {"next": "TA9"})], ("S01", "there is no story TA9")),
        ([side("S01", PLAIN, {"hints_all": ["HINGE"]})], ("S01", "no story grants the hint HINGE")),
        ([side("S01", {"price": {"coin": 1}})], ("S01", "every option has a price or asks for hints")),
        (
            [side("S01", PLAIN | {"reward": {"hint": ["HINGE"]}}, {"hints_all": ["HINGE"], "price": {"gem": 1}})],
            ("S01", "option b is forced and has a price"),
        ),
        (
            [
                side("S01", PLAIN | {"reward": {"hint": ["HINGE"]}}),
                side("S02", PLAIN, {"hints_all": ["HINGE"], "check": {"type": "combat", "value": 9}}),
            ],
            ("S02", "option b is forced and asks for 9"),
        ),
        ([side("S01", {"reward": {"side_quest": ["S01"]}})], ("S01", "it grants itself")),
        (
            [{"id": "QA", "kind": "map", "map": 1, "options": options(PLAIN | {"reward": {"find": ["f03"]}})}],
            ("f04", "no story of its source (map 1) grants this find"),
        ),
    ],
)
def test_a_broken_rule_is_found(stories: list[dict[str, object]], found: tuple[str, str]) -> None:
    finds = {"f03": "map 1", "f04": "map 1", "f29": "character quest"}
    told = faults({"broken.toml": CHAPTER.convert({"story": stories})}, finds)
    assert [(fault.file, fault.id, fault.reason) for fault in told] == [("broken.toml", *found)]


def line(character: str = "TA") -> list[Story]:
    """A character's stories: one at each step, two from the second on; the choice leads to either."""
    ids = [[f"{character}1"], *([f"{character}{step}a", f"{character}{step}b"] for step in range(2, 11))]
    following = [*ids[1:], ["", ""]]
    return [
        Story(
            id,
            "character",
            character=character,
            step=step + 1,
            options=[Option("a", next=following[step][0]), Option("b", next=following[step][1])],
        )
        for step, row in enumerate(ids)
        for id in row
    ]


def changed(stories: list[Story], id: str, *given: Option) -> list[Story]:
    return [msgspec.structs.replace(story, options=[*given]) if story.id == id else story for story in stories]


def reasons(stories: list[Story]) -> set[tuple[str, str]]:
    return {(fault.id, fault.reason) for fault in faults({"ta.toml": Chapter(stories)}, {})}


def test_a_line_of_a_character_may_branch() -> None:
    assert reasons(line()) == set()


def test_a_character_goes_on_step_by_step() -> None:
    away = changed(line(), "TA3a", Option("a", next="TA5a"), Option("b"))
    assert reasons(away) == {
        ("TA3a", "option a leads to TA5a, not to step 4"),
        ("TA3a", "option b leads to nothing, not to step 4"),
    }
    round_again = changed(line(), "TA3a", Option("a", next="TA3a"), Option("b", next="TA4b"))
    assert reasons(round_again) == {("TA3a", "option a leads to TA3a, not to step 4")}
    beyond = changed(line(), "TA10a", Option("a", next="TA1"))
    assert reasons(beyond) == {("TA10a", "option a leads on after the last step")}
    another = [*line("TA"), *line("RI")]
    assert reasons(changed(another, "TA1", Option("a", next="RI2a"), Option("b", next="TA2b"))) == {
        ("TA1", "option a leads to RI2a, not to step 2"),
        ("TA2a", "no choice leads here"),
    }


def test_every_story_of_a_character_is_reached() -> None:
    one_way = changed(line(), "TA1", Option("a", next="TA2b"), Option("b", next="TA2b"))
    assert reasons(one_way) == {("TA2a", "no choice leads here")}


def test_two_endings_need_no_hint() -> None:
    asks = [Option("a", next="TA10a"), Option("b", next="TA10b", hints_all=["ERASED"], optional=True)]
    gives = [Option("a", next="TA2a", reward=Reward(hint=["ERASED"])), Option("b", next="TA2b")]
    stories = changed(changed(changed(line(), "TA9a", *asks), "TA9b", *asks), "TA1", *gives)
    assert reasons(stories) == {("TA", "1 endings can be reached without hints")}


def test_a_hint_is_gained_before_it_is_asked_for() -> None:
    asks = [Option("a", next="TA4a"), Option("b", next="TA4b", hints_all=["ERASED"], optional=True)]
    gives = [Option("a", next="TA6a", reward=Reward(hint=["ERASED"])), Option("b", next="TA6b")]
    late = changed(changed(line(), "TA3a", *asks), "TA5a", *gives)
    assert reasons(late) == {("TA3a", "the hint ERASED cannot be gained before")}
