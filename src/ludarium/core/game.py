"""The static side of a game: what a package offers to the house."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from importlib.resources import files
from typing import ClassVar, Literal, SupportsIndex

import msgspec

from ludarium.core.bot import Bot, RandomBot
from ludarium.core.drawing import draw_table
from ludarium.core.errors import BadOption, LudariumError, NotAllowed, NotAMove, NotFound, shown
from ludarium.core.events import Event
from ludarium.core.ledger import own_ledger
from ludarium.core.option import KindAbout, Offer, Option, TableOption
from ludarium.core.pages import Page
from ludarium.core.proposal import LONGEST
from ludarium.core.reading import Reader, path_of, sentence_of
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.steps import StepState
from ludarium.core.view import Facts, View

LONGEST_HINT = 40  # moves of one turn

Json = dict[str, object]
Arguments = dict[str, str | int | list[str]]
Talk = Literal["free", "limited"]


class Composition(msgspec.Struct, frozen=True):
    """One way to play a selection: its moves in order, its label, and what tells it apart from the other ways.

    ``way`` is that in a word, as a scenario writes it: ``compose 4a 4b as 3x4``.
    """

    moves: list[int]
    label: str
    arguments: Arguments
    way: str = ""


class Composed(msgspec.Struct, frozen=True):
    """What a free selection of refs could become, else what is missing; and what could be added, or why it cannot.

    ``facts`` are what the game tells of the selection as it is.
    """

    plays: list[Composition] = []
    missing: LudariumError | None = None
    fits: list[str] = []
    barred: dict[str, LudariumError] = {}
    facts: Facts | None = None


class Hint(msgspec.Struct, frozen=True):
    """A run of moves, each made visible, and the text id of a sentence that says why."""

    moves: list[int]
    options: list[Option]
    reason: str
    arguments: Arguments


class Game(ABC):
    """One published game. A package registers its instance under the entry point ``ludarium.games``."""

    id: ClassVar[str]
    package: ClassVar[str]  # where ``text/*.ftl`` lies
    rules_version: int  # rises where a change of rules would change what a record leads to
    older_rules: ClassVar[tuple[int, ...]] = ()  # versions by which games are still played on and replayed
    seat_counts: ClassVar[tuple[int, ...]]
    minutes: ClassVar[int]
    age: ClassVar[int]
    options: ClassVar[tuple[TableOption, ...]] = ()
    talk_clause: ClassVar[str] = ""  # the rule by which talk is limited
    proposal_clause: ClassVar[str] = ""  # the rule on what may be proposed
    score_parts: ClassVar[int] = 1  # scores are whole numbers; so many of them make a point
    daily: ClassVar[bool] = False  # whether there is a challenge of the day, played alone
    decks: ClassVar[
        tuple[str, ...]
    ] = ()  # the fields of a position that list hidden things, the next to be drawn first
    notations: ClassVar[list[str]]  # the notation of every move, by its number
    carried: ClassVar[Reader[msgspec.Struct] | None] = None  # what a campaign may hand in
    outcome: ClassVar[Reader[msgspec.Struct]] = Reader(Result)  # what a finished game hands back to a campaign

    def __init__(self) -> None:
        self._moves = {notation: move for move, notation in enumerate(self.notations)}

    def under(self, rules: int) -> "Game":
        """This game by a version of its rules: tables and records keep the one they began with.

        >>> from ludarium.core.registry import game
        >>> game("rolling_realms").under(1).rules_version
        1
        """
        if rules == self.rules_version:
            return self
        known = (*self.older_rules, type(self).rules_version)
        if rules not in known:
            raise NotFound("no-such-rules", {"rules": rules, "known": ", ".join(map(str, known))})
        other = copy(self)
        other.rules_version = rules
        return other

    # Moves as text.

    def notation(self, move: SupportsIndex) -> str:
        """
        >>> from ludarium.core.registry import game
        >>> game("ruins").notation(0)
        'pass'
        """
        if type(move) is not int or not 0 <= move < len(self.notations):
            raise NotAMove("no-such-move-number", {"move": shown(move), "moves": len(self.notations)})
        return self.notations[move]

    def parse(self, text: str) -> int:
        """The move a notation stands for; spaces and capitals do not matter."""
        move = self._moves.get(" ".join(text.lower().split()))
        if move is None:
            raise NotAMove("no-such-move", {"text": text[:60]})
        return move

    # The table.

    def start(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | bytes = 0,
        carried: Json | None = None,
    ) -> State:
        """A fresh game. The same seats, options, seed and ``carried`` give the same game on every machine."""
        if type(seats) is not int or seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise BadOption("no-such-seat-count", {"seats": seats, "counts": counts}, self.seats_clause())
        rng = Rng(seed) if isinstance(seed, bytes) else Rng.of(seed)
        complete = self.complete_options(seats, options or {})
        if carried is None:
            return self.set_up(seats, complete, rng)
        return self.set_up_chapter(seats, complete, rng, self.read_carried(carried))

    def read_carried(self, carried: Json) -> msgspec.Struct:
        """What a campaign hands in, read into the game's type for it."""
        if self.carried is None:
            raise BadOption("no-campaign-of-game")
        try:
            return self.carried.convert(carried, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadOption("carried-malformed", {"where": path_of(error), "what": sentence_of(error)}) from None

    def complete_options(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """All table options, the chosen ones checked."""
        known = {option.id: option for option in self.options}
        for name, choice in chosen.items():
            option = known.get(name)
            if option is None:
                raise BadOption("no-such-option", {"option": name, "options": ", ".join(known) or "-"})
            choices = self.choices(option, seats)
            if choice not in choices:
                raise BadOption(
                    "no-such-choice",
                    {"option": name, "choice": shown(choice), "choices": ", ".join(choices)},
                    option.clause,
                )
        complete = {name: chosen.get(name, option.default) for name, option in known.items()}
        clash = self.clash(complete)
        if clash is not None:
            raise clash
        return complete

    def choices(self, option: TableOption, seats: int) -> list[str]:
        """The choices of an option at a table of this size."""
        return option.choices

    def clash(self, options: Mapping[str, str]) -> BadOption | None:
        """Why choices do not go together, each of which may be made by itself; some options may be missing."""
        return None

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        """The bots of the game by level; every game has ``random``."""
        return {"random": RandomBot}

    def why_not(self, state: State, seat: SupportsIndex, notation: str) -> LudariumError | None:
        """The error that playing this would raise, naming clause and fact; ``None`` if it is allowed."""
        try:
            move = self.parse(notation)
            state.copy().play(seat, move)
        except LudariumError as error:
            return error
        return None

    def compose(self, state: State, seat: int, refs: Sequence[str]) -> Composed | None:
        """What a selection could become; ``None`` in a game where every choice is a single option."""
        return None

    def hint(self, view: View, rng: Rng) -> Hint:
        """What the best bot would do with this turn, as far as it learns nothing new on the way."""
        assert view.seat is not None
        bot = list(self.bots().values())[-1](rng)
        state = self.sample(view, rng)
        options: list[Option] = []
        while view.seat in state.to_move() and len(options) < LONGEST_HINT:
            known = self.view(state, view.seat)
            move = bot.choose(known, state.moves(view.seat))
            options.append(self.option(state, view.seat, move))
            drawn = state.rng.drawn
            state.news = []
            state.play(view.seat, move)
            if state.news or state.rng.drawn != drawn or self.view(state, view.seat).shown() - known.shown():
                break  # what was sampled would be told, or something has happened that all hear of
        moves = [option.move for option in options]
        reason, arguments = self.hint_reason(view, moves)
        return Hint(moves, options, reason, arguments)

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        """Why a bot would play so, as a text id with arguments; an empty id says nothing."""
        return "", {}

    def tutorial(self) -> Json | None:
        """A position for learning the game, if there is one: ``tutorial.toml`` beside the texts."""
        lesson = files(self.package).joinpath("tutorial.toml")
        return tomllib.loads(lesson.read_text(encoding="utf-8")) if lesson.is_file() else None

    @abstractmethod
    def seats_clause(self) -> str:
        """The clause that says how many play."""

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        """A fresh game with checked seats and options."""

    def set_up_chapter(self, seats: int, options: dict[str, str], rng: Rng, carried: msgspec.Struct) -> State:
        """A fresh game of a campaign, which hands in what ``carried`` reads."""
        raise BadOption("no-campaign-of-game")

    def outcome_of(self, state: State) -> msgspec.Struct:
        """What a finished game hands back to a campaign; the final State decides, so that a replay proves it."""
        result = state.result()
        assert result is not None
        return result

    @abstractmethod
    def option(self, state: State, seat: int, move: int) -> Option:
        """A legal move made visible to the seat that may make it."""

    def offered(self, state: State, seat: int) -> list[Option]:
        """All legal moves of a seat, made visible; a game may do so quicker than one by one."""
        return [self.option(state, seat, move) for move in state.moves(seat)]

    def offer(self, state: State, seat: int) -> Offer:
        """The same, as a page is told: a game may send many options of one kind as a family."""
        return Offer(self.offered(state, seat))

    def families_about(self) -> list[KindAbout]:
        """The kinds of moves that ``offer`` tells as families."""
        return []

    # Talking about moves.

    def talk(self, view: View) -> Talk:
        """Whether players may talk freely, judged by a spectator's View.

        While talk is limited, nothing but moves and proposals passes from one player to another.
        """
        return "free"

    def discusses(self, state: State) -> bool:
        """Whether the others may propose moves to the seat that is asked."""
        return isinstance(state, StepState) and state.asking.discussed and not state.over

    def agreement(self, options: Mapping[str, str]) -> int:
        """For how many seconds a move in a discussed step waits for the others to agree; 0 where it need not."""
        return 0

    def proposable(self, state: State, seat: int, moves: Sequence[int]) -> list[Option]:
        """A proposal of a seat made visible; raises what forbids it.

        Its moves are those that the asked seat could make now. Whatever follows from them is tried on a copy, and
        only the last of them may lead out of the discussion: what comes then may depend on what nobody knows yet.
        """
        state.seat_number(seat)
        if not 0 < len(moves) <= LONGEST:
            raise NotAllowed("proposal-too-long", {"most": LONGEST}, self.proposal_clause)
        options = []
        asked = state.turn
        trial = state.copy()
        for move in moves:
            if not self.discusses(trial) or trial.turn != asked:
                raise NotAllowed("nothing-to-propose", {}, self.proposal_clause)
            before = trial.copy()
            trial.play(asked, move)
            options.append(self.option(before, asked, move))
        return options

    # Knowledge.

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What a seat (``None``: a spectator) may know."""

    def seat_view(self, public: View, state: State, seat: int) -> View:
        """The View of a seat, made from a spectator's View of the same State: a game may reuse what all can see."""
        return self.view(state, seat)

    def facts(self, view: View) -> Facts | None:
        """What a page or a terminal wants beyond the View: sums, scores, progress. The View alone decides."""
        return None

    @abstractmethod
    def sample(self, view: View, rng: Rng) -> State:
        """A whole State that fits a View: the same view and the same moves for its seat."""

    # A book.

    def pages(self, view: View) -> Sequence[str]:
        """The pages of the game's book that may be read by whoever has this View, by name."""
        return ()

    def page(self, name: str, language: str) -> Page:
        """A page of the game's book; whether it may be read by now is the caller's business."""
        raise NotFound("no-such-page", {"name": name})

    # Positions.

    @abstractmethod
    def position(self, state: State) -> Json:
        """The whole State as documented JSON."""

    @abstractmethod
    def load(self, position: Json, seed: int | bytes = 0) -> State:
        """A State from a position; what it leaves out comes from a fresh set-up with the seed."""

    @abstractmethod
    def position_schema(self) -> Json:
        """The JSON Schema of a position."""

    # For people and tests.

    def rules_text(self) -> str:
        """The ledger: every clause, in Markdown; ``rules.md`` beside the texts, or that of a game of this house."""
        beside = files(self.package).joinpath("rules.md")
        return beside.read_text(encoding="utf-8") if beside.is_file() else own_ledger(self.id)

    @abstractmethod
    def components(self, state: State) -> dict[str, int]:
        """How many of each component the State holds; a game conserves them."""

    def draw(self, view: View, say: Callable[..., str]) -> object:
        """The table as a Rich renderable for the terminal: by default, what the declaration of the View says."""
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        """An event as lines of the log. ``names`` are the seats' names; the text gets those it speaks of."""
        facts = dict(event.facts)
        owner = facts.get("owner")
        if event.seat >= 0:
            facts["name"] = names[event.seat]
        if isinstance(owner, int):
            facts["ownername"] = names[owner]
        return [say(event.kind, **facts)]
