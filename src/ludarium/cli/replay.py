"""``ludarium replay``: a recorded game, step by step and back."""

from collections.abc import Sequence

from rich.rule import Rule

from ludarium.cli.desk import Desk, InputEnded
from ludarium.cli.files import read_bytes
from ludarium.cli.news import news_lines, option_words, result_lines
from ludarium.cli.seats import check_seat, seat_names
from ludarium.core import record
from ludarium.core.match import Match

NEXT = ("", "n", "next")
BACK = ("b", "p", "back")
QUIT = ("q", "quit")


def run(desk: Desk) -> int:
    recorded = record.read(read_bytes(desk.asked.file))
    game = desk.open_game(recorded.game)
    match = record.replay(recorded)
    check_seat(desk.asked.seat, len(recorded.seats))
    replay = Replay(desk, match, seat_names(desk.texts, game, recorded.seats), desk.asked.seat)
    if desk.asked.plain:
        replay.print_all()
    else:
        replay.walk()
    return 0


class Replay:
    """A match looked at through the eyes of one seat, or of a spectator."""

    def __init__(self, desk: Desk, match: Match, names: Sequence[str], seat: int | None) -> None:
        self.desk = desk
        self.match = match
        self.game = match.game
        self.names = names
        self.seat = seat
        self.states = [*(played.before for played in match.history), match.state]

    def print_all(self) -> None:
        for line in news_lines(self.desk, self.game, self.match.history, self.seat, self.names):
            self.desk.line(line)
        self.show_result()

    def walk(self) -> None:
        """Forwards and backwards, until the person leaves or the input ends."""
        last = len(self.match.history)
        at = 0
        self.show(at)
        while True:
            try:
                word = self.desk.read(self.desk.say("cli-replay-prompt", at=at, moves=last)).strip().lower()
            except InputEnded:
                return
            if word in QUIT:
                return
            target = self.target(word, at)
            if target is None:
                self.desk.line(self.desk.say("cli-replay-help", moves=last))
            elif not 0 <= target <= last:
                self.desk.line(self.desk.say("cli-replay-no-such-move", moves=last))
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
        desk = self.desk
        if desk.at_terminal:
            desk.screen.clear()
        else:
            desk.show(Rule(style="dim"))
        for line in self.move_lines(at) if at else [desk.say("cli-replay-start")]:
            desk.line(line)
        desk.screen.print(self.game.draw(self.game.view(self.states[at], self.seat), desk.say))
        if at == len(self.match.history):
            self.show_result()

    def move_lines(self, at: int) -> list[str]:
        """A seat sees its own choices; of others' it sees what became known."""
        played = self.match.history[at - 1]
        news = news_lines(self.desk, self.game, [played], self.seat, self.names)
        name = self.names[played.seat]
        if played.seat == self.seat:
            option = self.game.option(played.before, played.seat, played.move)
            words = option_words(self.desk, option, self.names)
            return [self.desk.say("cli-replay-move", name=name, words=words, move=option.notation), *news]
        return news or [self.desk.say("cli-replay-unseen", name=name)]

    def show_result(self) -> None:
        result = self.match.state.result()
        if result is None:
            self.desk.line(self.desk.say("cli-replay-unfinished"))
            return
        for line in result_lines(self.desk, self.game, result, self.names):
            self.desk.line(line)
