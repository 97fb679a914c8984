"""The same messages in every language, whole sentences with every number, and none missing or left over."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console

from ludarium.core import DeclaredGame, Match, games
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.record import Seed, verify, write
from ludarium.core.registry import campaigns
from ludarium.core.registry import game as find_game
from ludarium.core.rng import Rng
from ludarium.core.text import LANGUAGES, Argument, Texts, read, sealed_names

ROOT = Path(__file__).parents[1] / "src"
PACKAGES = sorted(
    {".".join(path.parts[len(ROOT.parts) : -2]) for path in ROOT.glob("ludarium/**/text/*.ftl")}
    | {game.package for game in games().values()}
)
GAMES = "ludarium.games."
PLAYED = {game.package for game in (*games().values(), *campaigns().values())}
# A game that is not registered yet checks in tests of its own what its code asks for.
USED = [package for package in PACKAGES if package in PLAYED or not package.startswith(GAMES)]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, 21, 22)
ASKED_AT_ONCE = 68  # of the move space, other moves after each move
# Names that are the same everywhere.
SAME_AS_ENGLISH = {
    "rolling_realms-name",
    "unearth-name",
    "unearth-wonder-obelisk",
    "yami-name",
    "yami-mission-22",
    "realms-realm-charterstone",
    "realms-realm-scythe",
    "yami-table-automa",
    *(f"near-character-{name}" for name in ("grear", "vera", "eyim", "rin", "tanian", "kikli", "riza")),
}
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]

Messages = dict[str, ftl.Message]


# What the files say.


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


@cache
def entries(package: str, language: str) -> list[ftl.EntryType]:
    return FluentParser().parse(read(package, language)).body


@cache
def messages(package: str, language: str) -> Messages:
    return {entry.id.name: entry for entry in entries(package, language) if isinstance(entry, ftl.Message)}


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def shown(message: ftl.Message) -> set[str]:
    """The variables that are said, not only chosen by."""
    said = (node.expression for node in nodes(message) if isinstance(node, ftl.Placeable))
    return {one.id.name for one in said if isinstance(one, ftl.VariableReference)}


def selections(message: ftl.Message) -> Iterator[tuple[str, list[ftl.Variant]]]:
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            yield node.selector.id.name, node.variants


def forms(variants: list[ftl.Variant]) -> set[str]:
    """The keys that are words; the others are exact numbers."""
    return {variant.key.name for variant in variants if isinstance(variant.key, ftl.Identifier)}


def plurals(message: ftl.Message) -> Iterator[tuple[str, list[ftl.Variant]]]:
    return ((name, variants) for name, variants in selections(message) if forms(variants) <= CATEGORIES)


def needs(message: ftl.Message) -> set[str]:
    """What a message asks of its caller: variables, and for those that are chosen by a word, the words."""
    words = set().union(*(forms(variants) - CATEGORIES for _, variants in selections(message)))
    return variables(message) | {f"[{word}]" for word in words}


@cache
def numeric(package: str, message: str) -> set[str]:
    """The variables that some language chooses a plural by."""
    return {name for language in LANGUAGES for name, _ in plurals(messages(package, language)[message])}


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories of whole numbers."""
    plural = Locale(language).plural_form
    return frozenset(plural(number) for number in range(200))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(package: str, language: str) -> None:
    junk = [entry.content for entry in entries(package, language) if isinstance(entry, ftl.Junk)]
    assert junk == []
    names = [entry.id.name for entry in entries(package, language) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


def test_no_two_packages_share_a_message() -> None:
    names = [name for package in PACKAGES for name in messages(package, "en")]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_languages_have_the_same_messages(package: str, language: str) -> None:
    assert list(messages(package, language)) == list(messages(package, "en"))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_languages_use_the_same_variables(package: str, language: str) -> None:
    english = {name: needs(message) for name, message in messages(package, "en").items()}
    other = {name: needs(message) for name, message in messages(package, language).items()}
    assert other == english


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_messages_are_translated(package: str, language: str) -> None:
    english = {name: words_of(message) for name, message in messages(package, "en").items()}
    other = {name: words_of(message) for name, message in messages(package, language).items()}
    assert {name for name in english if english[name] and english[name] == other[name]} <= SAME_AS_ENGLISH


def words_of(message: ftl.Message) -> list[str]:
    """The words of a message; one of figures and signs alone has none."""
    texts = [node.value for node in nodes(message.value) if isinstance(node, ftl.TextElement)]
    return [word for text in texts for word in text.split() if any(map(str.isalpha, word))]


@pytest.mark.parametrize("game_id", ["ruins", "unearth"])
def test_a_refusal_of_a_move_names_no_seat(game_id: str) -> None:
    """People count seats from 1, files and commands from 0: a sentence that both read has no number."""
    texts = messages(find_game(game_id).package, "en")
    refusals = [text for name, text in texts.items() if name.startswith(f"{game_id}-no-")]
    assert len(refusals) > 20
    assert {variable for text in refusals for variable in variables(text)} & {"seat", "turn"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_a_name_are_counted_from_one(language: str) -> None:
    texts = Texts(language, [find_game("unearth").package])
    assert [texts.say(f"unearth-player-{seat}")[-1] for seat in range(4)] == ["1", "2", "3", "4"]


# What they say with arguments.


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_tell_all_they_are_given(package: str, language: str) -> None:
    """Whatever the numbers are, every word is said (for nothing there may be none) and every number can be
    told from the others."""
    texts = Texts(language, [package])
    for name, message in messages(package, language).items():
        numbers = numeric(package, name)
        told = shown(messages(package, "en")[name])
        words = {word: f"<{word}>" for word in variables(message) - numbers}
        for chosen in numbers or {""}:
            said = set()
            for number in NUMBERS:
                counts: dict[str, Argument] = dict.fromkeys(numbers, 5)
                text = texts.say(name, **{**counts, **words, **({chosen: number} if chosen else {})})
                assert number == 0 or all(words[word] in text for word in told - numbers), f"{name}: {text}"
                said.add(text)
            assert len(said) == len(NUMBERS) or chosen not in told, f"{name}: {chosen} is lost: {said}"


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form(package: str, language: str) -> None:
    """Each category of the language has its own form; one of them may be the default.

    A selection that only singles out exact numbers needs no plural forms.
    """
    known = Locale(language).plural_form.tags | {"other"}
    for name, message in messages(package, language).items():
        for variable, variants in plurals(message):
            own = forms([variant for variant in variants if not variant.default])
            assert forms(variants) <= known, f"{name}: ${variable} has a form that is never chosen"
            missing = categories(language) - own
            assert len(missing) <= 1 or (not own and len(variants) > 1), f"{name}: ${variable}: {missing}"


# What the code asks for.

TEXT_ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
TEXT_PATTERN = re.compile(r"^[a-z]+-[a-z0-9_-]+-\{\}$")  # of a range of moves, or of the names in a log
PLACE = re.compile(r"\{\}")
Makers = dict[str, tuple[int, str, str]]


class Asked:
    """The text ids in the code: written out, or made from a pattern and a word that is written out."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.words: set[str] = {*games(), *component_names(), *names_of_sealed_texts()}
        self.patterns: set[str] = set()
        modules = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "ludarium").rglob("*.py")]
        for module in modules:
            self.look_at(module)
        self.ids -= set().union(*map(error_codes, modules))

    def look_at(self, module: ast.Module) -> None:
        makers = {
            node.name: made
            for node in ast.walk(module)
            if isinstance(node, ast.FunctionDef)
            for made in prefixes(node)
        }
        endings = {id(word) for word in self.made(module, makers)}
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                self.patterns |= pattern(node) - {made for _, _, made in makers.values()}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words |= {node.value, node.value.replace(" ", "-")}  # a kind of move may have two words
                self.patterns |= {PLACE.sub("([a-z0-9_-]+)", one) for one in TEXT_PATTERN.findall(node.value)}
                if id(node) not in endings and TEXT_ID.fullmatch(node.value):
                    self.ids.add(node.value)

    def made(self, module: ast.Module, makers: Makers) -> Iterator[ast.Constant]:
        """Words given to a function that puts a prefix before them, such as ``wrong(where, "twice")``."""
        for call in ast.walk(module):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in makers:
                at, prefix, _ = makers[call.func.id]
                word = call.args[at]
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    self.ids.add(prefix + word.value)
                    yield word

    def reaches(self, name: str) -> bool:
        if name in self.ids:
            return True
        found = (re.fullmatch(pattern, name) for pattern in self.patterns)
        return any(match and all(map(self.written, match.groups())) for match in found)

    def written(self, part: str) -> bool:
        return part in self.words or self.words.issuperset(part.split("-"))


def component_names() -> set[str]:
    """The names of the components that games declare, and of what their moves range over."""
    declared = [game for game in games().values() if isinstance(game, DeclaredGame)]
    components = {name for game in declared for kind in game.layout.kinds for name in kind.counts}
    ranges = [one for game in declared for kind in game.moves.kinds.values() for one in kind.ranges.values()]
    return components | {str(value) for one in ranges for value in one.values}


def names_of_sealed_texts() -> set[str]:
    return {name for campaign in campaigns().values() for name in sealed_names(campaign.package)}


def error_codes(module: ast.Module) -> set[str]:
    """The codes of errors, which look like text ids but are for programs."""
    return {
        str(node.value.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        if ast.unparse(node.targets[0]) == "code"
    }


def prefixes(function: ast.FunctionDef) -> Iterator[tuple[int, str, str]]:
    """Each parameter of a plain function that it appends to a prefix: its place, the prefix, the pattern."""
    places = [argument.arg for argument in function.args.args]
    for node in ast.walk(function):
        if isinstance(node, ast.JoinedStr) and len(node.values) == 2 and "self" not in places:
            first, second = node.values
            if isinstance(first, ast.Constant) and isinstance(second, ast.FormattedValue):
                if isinstance(second.value, ast.Name) and second.value.id in places:
                    for made in pattern(node):
                        yield places.index(second.value.id), str(first.value), made


def pattern(node: ast.JoinedStr) -> set[str]:
    """An f-string that can make a text id, as an expression; it must name the kind of message itself."""
    parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
    if not re.search("[a-z]-|-[a-z]", "".join(part or " " for part in parts)):
        return set()
    return {"".join("([a-z0-9_-]+)" if part is None else re.escape(part) for part in parts)}


def asked_of_a_game(game: Game) -> set[str]:
    """The messages that every game must have, for they are asked for by its id."""
    options = {f"{game.id}-option-{option.id}" for option in game.options}
    choices = {choice for option in game.options for choice in option.choices if not choice.isdigit()}
    return {f"{game.id}-name", f"{game.id}-about", *options, *(f"{game.id}-choice-{one}" for one in choices)}


def known_ids() -> set[str]:
    return {name for package in USED for name in messages(package, "en")}


@cache
def asked() -> Asked:
    return Asked()


def test_every_message_asked_for_exists() -> None:
    known = known_ids()
    families = {*games(), "cli", *(name.split("-")[0] for name in known)}
    used = {name for name in asked().ids if name.split("-")[0] in families}
    assert len(used) > 50
    assert used - known == set()


@pytest.mark.parametrize("game_id", games())
def test_a_game_has_its_names_and_options(game_id: str) -> None:
    assert asked_of_a_game(find_game(game_id)) - known_ids() == set()


def test_every_message_is_used() -> None:
    always = set[str]().union(*(asked_of_a_game(game) for game in (*games().values(), *campaigns().values())))
    assert {name for name in known_ids() - always if not asked().reaches(name)} == set()


# What a game says while it is played.


def played(game: Game, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Match]:
    """A random game, after each of its moves."""
    rng = Rng.of(seed)
    match = Match.new(game, seats, options, seed=seed)
    while not match.state.over:
        yield match
        seat = match.state.turn
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    yield match


def spoken(game: Game, language: str) -> Texts:
    return Texts(language, ["ludarium.core", game.package])


def strict(game: Game, language: str) -> Callable[..., str]:
    """What says a message of the game, and fails where it has none."""
    texts = spoken(game, language)

    def say(message: str, **arguments: Argument) -> str:
        assert texts.has(message), message
        return texts.say(message, **arguments)

    return say


COUNTS = [(game.id, seats) for game in games().values() for seats in game.seat_counts]


@pytest.mark.parametrize(("game_id", "seats"), COUNTS)
def test_everything_that_happens_can_be_told(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    names = [f"<{seat}>" for seat in range(seats)]
    *_, match = played(game, seats, seed=seats)
    for language in LANGUAGES:
        say = strict(game, language)
        for event in (event for one in match.history for event in one.news):
            assert all(event.seat < 0 or names[event.seat] in line for line in game.log_lines(event, names, say))


@pytest.mark.parametrize(("game_id", "seats"), COUNTS)
def test_every_refusal_can_be_told(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    refusals: dict[tuple[str, ...], LudariumError] = {}
    stride = len(game.notations) // ASKED_AT_ONCE
    for number, match in enumerate(played(game, seats, seed=7)):
        for notation in game.notations[number % stride :: stride]:
            for seat in (match.state.turn, seats - 1, seats):
                error = game.why_not(match.state, seat, notation)
                if error is not None:
                    named = [str(one) for one in error.arguments.values() if str(one).startswith(f"{game_id}-")]
                    refusals[error.reason, *named] = error
    assert len(refusals) > 10
    for language in LANGUAGES:
        texts = spoken(game, language)
        for ids, error in refusals.items():
            assert all(map(texts.has, ids)), ids
            assert texts.error(error)


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_record_can_be_told(game_id: str, language: str) -> None:
    game = find_game(game_id)
    seats = game.seat_counts[0]
    *_, match = played(game, seats, seed=1)
    seed = Seed(key=Rng.of(1).key.hex())
    data = write(match, game.complete_options(seats, {}), ["North"] * seats, seed).to_bytes()
    first = game.notation(match.history[0].move)
    for notation in ("fly", game.notations[0], game.notations[-1]):
        changed = data.replace(f'"move":"{first}"'.encode(), f'"move":"{notation}"'.encode(), 1)
        with pytest.raises(LudariumError) as refused:
            verify(changed)
        assert spoken(game, language).error(refused.value)


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn(game_id: str, language: str) -> None:
    game = find_game(game_id)
    console = Console(width=120, quiet=True)
    say = strict(game, language)
    for number, match in enumerate(played(game, game.seat_counts[-1], seed=2)):
        if number % 20 == 0 or match.state.over:
            for seat in (None, 0):
                console.print(game.draw(game.view(match.state, seat), say))
