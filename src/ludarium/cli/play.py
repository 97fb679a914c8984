"""``ludarium play``: a game in the terminal, against bots or around one keyboard."""

import sys
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes

from ludarium.cli.asking import Asking, Left
from ludarium.cli.desk import Desk, InputEnded
from ludarium.cli.files import check_place, read_bytes, write_bytes
from ludarium.cli.news import news_lines, result_lines
from ludarium.cli.seats import PERSON, seat_names, seated
from ludarium.core import record
from ludarium.core.errors import NotFound
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.rng import Rng

KEY_LENGTH = 32


def run(desk: Desk) -> int:
    game = desk.open_game(desk.asked.game)
    file = desk.asked.save
    sitting = resumed(desk, game, file) if file and Path(file).exists() else begun(desk, game)
    if file:
        check_place(file)
    try:
        sitting.play_on()
    except Left:
        return 0
    except InputEnded:
        print(desk.say("cli-play-input-ended"), file=sys.stderr)
        return 1
    sitting.finish()
    return 0


class Sitting:
    """A match with the people and bots that play it."""

    def __init__(
        self, desk: Desk, match: Match, seats: list[str], options: dict[str, str], seed: record.Seed
    ) -> None:
        self.desk = desk
        self.match = match
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = seat_names(desk.texts, match.game, seats)
        self.people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
        makers = match.game.bots()
        key = seed.value(match.game.id)
        self.bots = {
            seat: makers[kind](Rng(sha256(b"bot %d\n" % seat + key).digest()))
            for seat, kind in enumerate(seats)
            if kind != PERSON
        }
        self.asking = Asking(desk, match, self.names, self.people, desk.asked.save)

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
                self.asking.ask(person)
                self.save()

    def save(self) -> None:
        if self.desk.asked.save and self.match.history:
            saved = record.write(self.match, self.options, self.seats, self.seed)
            write_bytes(self.desk.asked.save, saved.to_bytes())

    def finish(self) -> None:
        """The last news and the last table for whoever looks on: the one person, or everybody."""
        desk, match = self.desk, self.match
        self.save()
        watcher = self.people[0] if len(self.people) == 1 else None
        heard = min((self.asking.heard[seat] for seat in self.people), default=0)
        for line in news_lines(desk, match.game, match.history[heard:], watcher, self.names):
            desk.line(line)
        desk.screen.print(match.game.draw(match.game.view(match.state, watcher), desk.say))
        result = match.state.result()
        assert result is not None
        for line in result_lines(desk, match.game, result, self.names):
            desk.line(line)
        saved = desk.asked.save
        desk.line(desk.say("cli-play-saved", file=saved) if saved else desk.say("cli-play-not-saved"))


def begun(desk: Desk, game: Game) -> Sitting:
    seats = seated(game, desk.asked.seats)
    seed = desk.asked.seed
    key = token_bytes(KEY_LENGTH) if seed is None else Rng.of(seed).key
    match = Match.new(game, len(seats), desk.options(), key)
    options = game.complete_options(len(seats), desk.options())
    return Sitting(desk, match, seats, options, record.Seed(key=key.hex()))


def resumed(desk: Desk, game: Game, file: str) -> Sitting:
    """Go on with a saved game. Nothing that is something else is ever written over."""
    saved = record.read(read_bytes(file))
    if not fits(desk, game, saved):
        raise NotFound("cli-save-other-game", {"file": file})
    match = record.replay(saved)
    if match.state.over:
        raise NotFound("cli-save-finished", {"file": file})
    desk.line(desk.say("cli-play-resumed", file=file, moves=len(match.history)))
    return Sitting(desk, match, saved.seats, saved.options, saved.seed)


def fits(desk: Desk, game: Game, saved: record.Record) -> bool:
    """Whether a saved game is the one that the command line speaks of."""
    asked = desk.asked
    return (
        saved.game == game.id
        and all(kind == PERSON or kind in game.bots() for kind in saved.seats)
        and (asked.seats is None or seated(game, asked.seats) == saved.seats)
        and (asked.seed is None or Rng.of(asked.seed).key.hex() == saved.seed.key)
        and all(saved.options.get(name) == choice for name, choice in desk.options().items())
    )
