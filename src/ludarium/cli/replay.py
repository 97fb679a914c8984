"""``ludarium replay``: a recorded game, step by step and back."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.rule import Rule

from ludarium.cli.context import Context, InputEnded
from ludarium.cli.files import read_bytes
from ludarium.cli.news import happened, option_words, result_lines
from ludarium.cli.seats import check_seat, seat_names
from ludarium.core import record
from ludarium.core.match import Match

NEXT = ("", "n", "next")
BACK = ("b", "p", "back")
QUIT = ("q", "quit")


def run(context: Context) -> int:
    recorded = record.read(read_bytes(context.asked.file))
    game = context.open_game(recorded.game)
    match = record.replay(recorded)
    check_seat(context.asked.seat, len(recorded.seats))
    replay = Replay(context, match, seat_names(context.texts, game, recorded.seats), context.asked.seat)
    if context.asked.plain:
        replay.print_all()
    else:
        replay.walk()
    return 0


class Replay:
    """A match looked at through the eyes of one seat, or of a spectator."""

    def __init__(self, context: Context, match: Match, names: Sequence[str], seat: int | None) -> None:
        self.context = context
        self.match = match
        self.game = match.game
        self.names = names
        self.seat = seat
        self.states = [*(played.before for played in match.history), match.state]

    def print_all(self) -> None:
        self.context.show(*happened(self.context, self.game, self.match.history, self.seat, self.names))
        self.show_result()

    def walk(self) -> None:
        """Forwards and backwards, until the person leaves or the input ends."""
        last = len(self.match.history)
        at = 0
        self.show(at)
        while True:
            try:
                word = self.context.read(self.context.say("cli-replay-prompt", at=at, moves=last)).strip().lower()
            except InputEnded:
                return
            if word in QUIT:
                return
            target = self.target(word, at)
            if target is None:
                self.context.line(self.context.say("cli-replay-help", moves=last))
            elif not 0 <= target <= last:
                self.context.line(self.context.say("cli-replay-no-such-move", moves=last))
            else:
                at = target
                self.show(at)

    def target(self, word: str, at: int) -> int | None:
        """The move that a word leads to; ``None`` if it says nothing."""
        if word in NEXT:
            return at + 1
        if word in BACK:
            return at - 1
        return int(word[:6]) if word.isdecimal() else None

    def show(self, at: int) -> None:
        """The move just made with its news, and the table after it."""
        context = self.context
        if context.at_terminal:
            context.screen.clear()
        else:
            context.show(Rule(style="dim"))
        context.show(*(self.move_parts(at) if at else [context.say("cli-replay-start")]))
        context.screen.print(self.game.draw(self.game.view(self.states[at], self.seat), context.say))
        if at == len(self.match.history):
            self.show_result()

    def move_parts(self, at: int) -> list[RenderableType]:
        """A seat sees its own choices; of others' it sees what became known."""
        played = self.match.history[at - 1]
        news = happened(self.context, self.game, [played], self.seat, self.names)
        name = self.names[played.seat]
        if played.seat == self.seat:
            option = self.game.option(played.before, played.seat, played.move)
            words = option_words(self.context, option, self.names)
            return [self.context.say("cli-replay-move", name=name, words=words, move=option.notation), *news]
        return news or [self.context.say("cli-replay-unseen", name=name)]

    def show_result(self) -> None:
        result = self.match.state.result()
        if result is None:
            self.context.line(self.context.say("cli-replay-unfinished"))
            return
        for line in result_lines(self.context, self.game, result, self.names):
            self.context.line(line)
