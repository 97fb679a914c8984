"""A game being played at a table: its State, its history, undo."""

import itertools
from collections.abc import Mapping

import msgspec

from ludarium.core.errors import NotAllowed
from ludarium.core.events import Event
from ludarium.core.game import Game
from ludarium.core.option import Option
from ludarium.core.state import State


class Played(msgspec.Struct, frozen=True):
    """One move of the history: the State before it, and what it led to."""

    before: State
    seat: int
    move: int
    news: list[Event]


class Match:
    """
    >>> from ludarium.core.registry import game
    >>> match = Match.new(game("ruins"), seats=2, seed=5)
    >>> match.play(0, "flip none")
    []
    >>> match.undo(0)
    >>> match.history
    []
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.start = state.copy()
        self.history: list[Played] = []

    @classmethod
    def new(
        cls, game: Game, seats: int, options: Mapping[str, str] | None = None, seed: int | bytes = 0
    ) -> "Match":
        return cls(game, game.start(seats, options, seed))

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Make a move, by number or notation, and return what happened."""
        number = self.game.parse(move) if isinstance(move, str) else move
        before = self.state.copy()
        news: list[Event] = []
        self.state.news = news
        try:
            self.state.play(seat, number)
        finally:
            self.state.news = None
        self.history.append(Played(before, seat, number, news))
        return news

    def options(self, seat: int) -> list[Option]:
        return [self.game.option(self.state, seat, move) for move in self.state.moves(seat)]

    def log(self, seat: int | None) -> list[Event]:
        """Everything that happened, as far as a seat may know it."""
        return [event for played in self.history for event in played.news if event.visible_to(seat)]

    # Undo.

    def undoable(self, seat: int) -> int | None:
        """The move that a seat may take back freely, as an index of the history.

        It is the seat's last move, if nobody learned anything since, if moves made after it were made at the
        same time, and if the game has not gone on to ask somebody who was not asked then.
        """
        at = len(self.history) - 1
        while at >= 0 and self.history[at].seat != seat:
            at -= 1
        if at < 0:
            return None
        asked = self.history[at].before.waiting
        later = self.history[at + 1 :]
        if any(not played.before.waiting & asked or not asked >> played.seat & 1 for played in later):
            return None
        if self.state.waiting & ~asked or self.state.over:
            return None
        states = [played.before for played in self.history[at:]] + [self.state]
        if any(reveals(self.game, one, two) for one, two in itertools.pairwise(states)):
            return None
        return at

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, as if it had never been made."""
        at = self.undoable(seat)
        if at is None:
            raise NotAllowed("nothing-to-undo", {"seat": seat})
        later = self.history[at + 1 :]
        self.state = self.history[at].before.copy()
        del self.history[at:]
        for played in later:
            self.play(played.seat, played.move)


def reveals(game: Game, before: State, after: State) -> bool:
    """Whether chance was asked between two states, or somebody sees a component they did not see before."""
    if before.rng.drawn != after.rng.drawn:
        return True
    watchers: list[int | None] = [None, *range(before.seats)]
    return any(game.view(after, one).shown() - game.view(before, one).shown() for one in watchers)
