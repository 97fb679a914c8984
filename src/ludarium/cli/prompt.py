"""The prompt: shows a person the table and what they may do, and reads what they type."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.columns import Columns
from rich.rule import Rule
from rich.text import Text

from ludarium.cli.context import Context
from ludarium.cli.news import happened, news_lines, option_words, page_parts, pages_opened
from ludarium.cli.rules import by_chapter, clause_parts, find_clause
from ludarium.cli.seats import usual_bot
from ludarium.core.errors import LudariumError
from ludarium.core.ledger import clauses
from ludarium.core.match import Match
from ludarium.core.option import Option
from ludarium.core.rng import Rng

ROOMY: Final = 30  # lines of a screen on which the table and a long list of options fit
FEW_OPTIONS: Final = 6


class Left(Exception):
    """The person left the game."""


class Prompt:
    """The conversation with everybody at this keyboard."""

    def __init__(
        self, context: Context, match: Match, names: Sequence[str], people: Sequence[int], saved_in: str | None
    ) -> None:
        self.context = context
        self.match = match
        self.names = names
        self.people = people
        self.saved_in = saved_in
        # How much of the history each person has been told: in a resumed game, up to their last move.
        self.heard = dict.fromkeys(people, 0)
        self.heard |= {played.seat: at for at, played in enumerate(match.history, 1) if played.seat in people}
        self.at_keyboard = people[0] if len(people) == 1 else -1
        self.options: list[Option] = []
        self.pages: list[str] = []  # of the game's book, opened since this person was asked last
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "": self.table,
            "?": self.help,
            "help": self.help,
            "u": self.undo,
            "undo": self.undo,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "log": self.log,
            "q": self.leave,
            "quit": self.leave,
        }

    def ask(self, seat: int) -> None:
        """Until the seat has moved or taken a move back."""
        self.hand_over(seat)
        self.show(seat)
        while not self.answer(seat, self.context.read(self.context.say("cli-play-prompt", name=self.names[seat]))):
            pass

    def hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is emptied until the next person sits down."""
        if seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        self.context.screen.forget()
        if self.context.at_terminal:
            self.context.read(self.context.say("cli-play-hand-over", name=self.names[seat]))

    def show(self, seat: int) -> None:
        """What happened since, the table, the pages that were opened, the options."""
        context, match = self.context, self.match
        if context.at_terminal:
            context.screen.clear()
        since = match.history[min(self.heard[seat], len(match.history)) :]
        news = news_lines(context, match.game, since, seat, self.names)
        self.pages = [name for names in pages_opened(match.game, since, seat).values() for name in names]
        self.heard[seat] = len(match.history)
        if not context.at_terminal:
            context.show(Rule(style="dim"))
        context.show(*news)
        self.table(seat, "")

    def answer(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the seat is done with this question."""
        word, _, rest = line.strip().partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            return command(seat, rest.strip())
        if word.isdecimal() and not rest:
            return self.choose(seat, int(word[:6]))
        return self.play(seat, line.strip())

    def choose(self, seat: int, number: int) -> bool:
        if not 1 <= number <= len(self.options):
            self.context.line(self.context.say("cli-play-no-such-number", most=len(self.options)))
            return False
        return self.play(seat, self.options[number - 1].notation)

    def play(self, seat: int, notation: str) -> bool:
        try:
            self.match.play(seat, notation)
        except LudariumError as error:
            self.context.line(self.context.texts.error(error))
            return False
        return True

    # Commands. Each gets the seat and what follows its word, and says whether the question is settled.

    def table(self, seat: int, rest: str) -> bool:
        context, match = self.context, self.match
        context.screen.print(match.game.draw(match.game.view(match.state, seat), context.say))
        for name in self.pages:
            context.show(*page_parts(context, match.game, name))
        self.options = match.options(seat)
        crowded = context.at_terminal and context.screen.height < ROOMY and len(self.options) > FEW_OPTIONS
        width = len(str(len(self.options)))
        lines = []
        for number, option in enumerate(self.options, 1):
            line = Text.assemble((f"{number:>{width}} ", "bold cyan"), option_words(context, option, self.names))
            lines.append(line if crowded else line.append(f" · {option.notation}", style="dim"))
        context.show(Columns(lines, padding=(0, 3), column_first=True))
        return False

    def help(self, seat: int, rest: str) -> bool:
        self.context.line(self.context.say("cli-play-help"))
        return False

    def undo(self, seat: int, rest: str) -> bool:
        try:
            self.match.undo(seat)
        except LudariumError as error:
            self.context.line(self.context.texts.error(error))
            return False
        self.context.line(self.context.say("cli-play-undone"))
        return True

    def why(self, seat: int, notation: str) -> bool:
        """The rule that forbids a move, in full."""
        context, game = self.context, self.match.game
        if not notation:
            context.line(context.say("cli-play-why-what"))
            return False
        error = game.why_not(self.match.state, seat, notation)
        if error is None:
            context.line(context.say("cli-play-allowed", move=notation))
            return False
        context.line(context.texts.error(error))
        known = clauses(game.rules_text())
        if error.clause in known:
            context.show(*clause_parts(context, known[error.clause]))
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """What a bot would do that sees no more than the seat does."""
        match, game = self.match, self.match.game
        name = usual_bot(game)
        bot = game.bots()[name](Rng.of(len(match.history)))
        move = bot.choose(game.view(match.state, seat), match.state.moves(seat))
        option = game.option(match.state, seat, move)
        words = option_words(self.context, option, self.names)
        self.context.line(self.context.say("cli-play-hint", bot=name, words=words, move=option.notation))
        return False

    def rules(self, seat: int, clause: str) -> bool:
        """One clause, or all of them."""
        game = self.match.game
        known = clauses(game.rules_text())
        if not clause:
            self.context.show_long(list(by_chapter(self.context, known.values())))
            return False
        try:
            self.context.show(*clause_parts(self.context, find_clause(game, known, clause)))
        except LudariumError as error:
            self.context.line(self.context.texts.error(error))
        return False

    def log(self, seat: int, rest: str) -> bool:
        lines = happened(self.context, self.match.game, self.match.history, seat, self.names)
        self.context.show_long(lines or [self.context.say("cli-play-no-log")])
        return False

    def leave(self, seat: int, rest: str) -> bool:
        """Ask once more; what is saved is not lost."""
        context = self.context
        if self.saved_in and self.match.history:
            question = context.say("cli-play-leave-saved", file=self.saved_in)
        else:
            question = context.say("cli-play-leave-lost")
        if context.read(f"{question} ").strip().lower() in context.say("cli-yes").split():
            raise Left
        return False
