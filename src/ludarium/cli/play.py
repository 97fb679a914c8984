"""``ludarium play``: a game in the terminal, against bots or around one keyboard."""

import sys
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes

from ludarium.cli.context import Context, InputEnded
from ludarium.cli.files import check_place, read_bytes, write_bytes
from ludarium.cli.news import happened, result_lines
from ludarium.cli.prompt import Left, Prompt
from ludarium.cli.seats import PERSON, seat_names, seated
from ludarium.core import record
from ludarium.core.errors import NotFound
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.rng import Rng

KEY_LENGTH = 32


def run(context: Context) -> int:
    game = context.open_game(context.asked.game)
    file = context.asked.save
    sitting = resumed(context, game, file) if file and Path(file).exists() else begun(context, game)
    if file:
        check_place(file)
    try:
        sitting.play_on()
    except Left:
        return 0
    except InputEnded:
        print(context.say("cli-play-input-ended"), file=sys.stderr)
        return 1
    sitting.finish()
    return 0


class Sitting:
    """A match with the people and bots that play it."""

    def __init__(
        self, context: Context, match: Match, seats: list[str], options: dict[str, str], seed: record.Seed
    ) -> None:
        self.context = context
        self.match = match
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = seat_names(context.texts, match.game, seats)
        self.people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
        makers = match.game.bots()
        key = seed.value(match.game.id)
        self.bots = {
            seat: makers[kind](Rng(sha256(b"bot %d\n" % seat + key).digest()))
            for seat, kind in enumerate(seats)
            if kind != PERSON
        }
        self.prompt = Prompt(context, match, self.names, self.people, context.asked.save)

    def play_on(self) -> None:
        """Until the game is over. People choose before bots, so that they may still take it back."""
        match = self.match
        while not match.state.over:
            asked = match.state.to_move()
            person = next((seat for seat in asked if seat in self.people), None)
            if person is None:
                seat = asked[0]
                view = match.game.view(match.state, seat)
                match.play(seat, self.bots[seat].choose(view, match.state.moves(seat)))
            else:
                self.prompt.ask(person)
                self.save()

    def save(self) -> None:
        if self.context.asked.save and self.match.history:
            saved = record.write(self.match, self.options, self.seats, self.seed)
            write_bytes(self.context.asked.save, saved.to_bytes())

    def finish(self) -> None:
        """The last news and the last table for whoever looks on: the one person, or everybody."""
        context, match = self.context, self.match
        self.save()
        watcher = self.people[0] if len(self.people) == 1 else None
        heard = min((self.prompt.heard[seat] for seat in self.people), default=0)
        context.show(*happened(context, match.game, match.history[heard:], watcher, self.names))
        context.screen.print(match.game.draw(match.game.view(match.state, watcher), context.say))
        result = match.state.result()
        assert result is not None
        for line in result_lines(context, match.game, result, self.names):
            context.line(line)
        saved = context.asked.save
        context.line(context.say("cli-play-saved", file=saved) if saved else context.say("cli-play-not-saved"))


def begun(context: Context, game: Game) -> Sitting:
    seats = seated(game, context.asked.seats)
    seed = context.asked.seed
    key = token_bytes(KEY_LENGTH) if seed is None else Rng.of(seed).key
    match = Match.new(game, len(seats), context.options(), key)
    options = game.complete_options(len(seats), context.options())
    return Sitting(context, match, seats, options, record.Seed(key=key.hex()))


def resumed(context: Context, game: Game, file: str) -> Sitting:
    """Go on with a saved game. Nothing that is something else is ever written over."""
    saved = record.read(read_bytes(file))
    if not fits(context, game, saved):
        raise NotFound("cli-save-other-game", {"file": file})
    match = record.replay(saved)
    if match.state.over:
        raise NotFound("cli-save-finished", {"file": file})
    context.line(context.say("cli-play-resumed", file=file, moves=len(match.history)))
    return Sitting(context, match, saved.seats, saved.options, saved.seed)


def fits(context: Context, game: Game, saved: record.Record) -> bool:
    """Whether a saved game is the one that the command line speaks of."""
    asked = context.asked
    return (
        saved.game == game.id
        and all(kind == PERSON or kind in game.bots() for kind in saved.seats)
        and (asked.seats is None or seated(game, asked.seats) == saved.seats)
        and (asked.seed is None or Rng.of(asked.seed).key.hex() == saved.seed.key)
        and all(saved.options.get(name) == choice for name, choice in context.options().items())
    )
