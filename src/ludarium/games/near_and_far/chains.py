"""What must hold between the stories of the book, whoever writes them: each rule returns the faults it finds.

``faults`` runs all rules over chapters by file name. The rules know the finds only by name and source (``map 1``,
``side quest``, ``character quest``), as ``components.toml`` lists them.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ludarium.games.near_and_far.book import Chapter, Option, Price, Story

LAST_STEP: Final = 10
HARDEST_FORCED: Final = 8

Chapters = Mapping[str, Chapter]
Sources = Mapping[str, str]


class Fault(NamedTuple):
    file: str
    id: str
    reason: str


class Told(NamedTuple):
    """A story and the file it stands in."""

    file: str
    story: Story

    def fault(self, reason: str) -> Fault:
        return Fault(self.file, self.story.id, reason)


def faults(chapters: Chapters, finds: Sources) -> list[Fault]:
    """All faults of a book; ``finds`` gives the source of each find."""
    book = [Told(file, story) for file, chapter in chapters.items() for story in chapter.story]
    return [
        *ids_are_single(book),
        *keys_are_in_order(book),
        *ids_exist(book, finds),
        *somebody_can_always_go_on(book),
        *forced_options_are_mild(book),
        *no_side_quest_grants_itself(book),
        *finds_come_from_their_source(book, finds),
        *steps_lead_to_the_next(book),
        *every_step_is_reached(book),
        *hints_come_before_they_are_asked_for(book),
    ]


def ids_are_single(book: list[Told]) -> Iterator[Fault]:
    seen: set[str] = set()
    for told in book:
        if told.story.id in seen:
            yield told.fault("there is another story with this id")
        seen.add(told.story.id)


def keys_are_in_order(book: list[Told]) -> Iterator[Fault]:
    for told in book:
        keys = "".join(option.key for option in told.story.options)
        if not "abcde".startswith(keys):
            yield told.fault(f"its options are called {keys}")


def ids_exist(book: list[Told], finds: Sources) -> Iterator[Fault]:
    kinds = {told.story.id: told.story.kind for told in book}
    granted = {word for told in book for option in told.story.options for word in gained_hints(option)}
    for told in book:
        for option in told.story.options:
            for id in gained_finds(option):
                if id not in finds:
                    yield told.fault(f"there is no find {id}")
            for id in gained_side_quests(option):
                if kinds.get(id) != "side":
                    yield told.fault(f"there is no side quest {id}")
            if option.next and option.next not in kinds:
                yield told.fault(f"there is no story {option.next}")
            for word in option.hints_all:
                if word not in granted:
                    yield told.fault(f"no story grants the hint {word}")


def somebody_can_always_go_on(book: list[Told]) -> Iterator[Fault]:
    """Else an unaffordable story could leave a player without any option (NF-A26)."""
    for told in book:
        options = told.story.options
        if options and all(option.hints_all or option.price != Price() for option in options):
            yield told.fault("every option has a price or asks for hints")


def forced_options_are_mild(book: list[Told]) -> Iterator[Fault]:
    """Who holds the hint has no other choice (NF-279)."""
    for told in book:
        for option in told.story.options:
            if option.hints_all and not option.optional:
                if option.price != Price():
                    yield told.fault(f"option {option.key} is forced and has a price")
                if option.check.value > HARDEST_FORCED:
                    yield told.fault(f"option {option.key} is forced and asks for {option.check.value}")


def no_side_quest_grants_itself(book: list[Told]) -> Iterator[Fault]:
    for told in book:
        if any(told.story.id in gained_side_quests(option) for option in told.story.options):
            yield told.fault("it grants itself")


def finds_come_from_their_source(book: list[Told], finds: Sources) -> Iterator[Fault]:
    """Only sources of which there are chapters are looked for."""
    given: dict[str, set[str]] = {}
    files: dict[str, str] = {}
    for told in book:
        source = f"map {told.story.map}" if told.story.kind == "map" else f"{told.story.kind} quest"
        files.setdefault(source, told.file)
        given.setdefault(source, set()).update(id for option in told.story.options for id in gained_finds(option))
    for id, source in finds.items():
        if source in given and id not in given[source]:
            yield Fault(files[source], id, f"no story of its source ({source}) grants this find")


def steps_lead_to_the_next(book: list[Told]) -> Iterator[Fault]:
    """A character's story before the last leads to the next step of the same character by every option (NF-259)."""
    steps = {told.story.id: (told.story.character, told.story.step) for told in book}
    for told in characters_stories(book):
        step = told.story.step or 0
        for option in told.story.options:
            if step == LAST_STEP and option.next:
                yield told.fault(f"option {option.key} leads on after the last step")
            elif step < LAST_STEP and steps.get(option.next) != (told.story.character, step + 1):
                yield told.fault(f"option {option.key} leads to {option.next or 'nothing'}, not to step {step + 1}")


def every_step_is_reached(book: list[Told]) -> Iterator[Fault]:
    """Every story of a character, and at least two endings without any hint (NF-266)."""
    lines: dict[str, list[Told]] = {}
    for told in characters_stories(book):
        lines.setdefault(told.story.character, []).append(told)
    for character, line in lines.items():
        reached = reached_in(line, with_hints=True)
        for told in line:
            if told.story.id not in reached:
                yield told.fault("no choice leads here")
        plainly = reached_in(line, with_hints=False)
        endings = [told for told in line if told.story.step == LAST_STEP and told.story.id in plainly]
        if len(endings) < 2:
            yield Fault(line[0].file, character, f"{len(endings)} endings can be reached without hints")


def hints_come_before_they_are_asked_for(book: list[Told]) -> Iterator[Fault]:
    line = [*characters_stories(book)]
    for told in line:
        earlier = {
            word
            for one in line
            if one.story.character == told.story.character and (one.story.step or 0) < (told.story.step or 0)
            for option in one.story.options
            for word in gained_hints(option)
        }
        for option in told.story.options:
            for word in option.hints_all:
                if word not in earlier:
                    yield told.fault(f"the hint {word} cannot be gained before")


def characters_stories(book: list[Told]) -> Iterator[Told]:
    return (told for told in book if told.story.kind == "character")


def reached_in(line: list[Told], with_hints: bool) -> set[str]:
    """The stories of one character that choices lead to from the first."""
    reached = {told.story.id for told in line if told.story.step == 1}
    for told in sorted(line, key=lambda told: told.story.step or 0):
        if told.story.id in reached:
            reached |= {option.next for option in told.story.options if with_hints or not option.hints_all}
    return reached


def gained_finds(option: Option) -> list[str]:
    return [*option.reward.find, *option.bonus.find]


def gained_hints(option: Option) -> list[str]:
    return [*option.reward.hint, *option.bonus.hint]


def gained_side_quests(option: Option) -> list[str]:
    return [*option.reward.side_quest, *option.bonus.side_quest]
