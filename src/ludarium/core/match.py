"""A game being played at a table: its State, its history, undo."""

import itertools
from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from ludarium.core.errors import LudariumError, NotAllowed
from ludarium.core.events import Event
from ludarium.core.game import Game
from ludarium.core.option import Option
from ludarium.core.state import State
from ludarium.core.view import View


class Played:
    """One move of the history: the State before it, and what it led to."""

    __slots__ = ("before", "move", "news", "seat")

    def __init__(self, before: State, seat: int, move: int, news: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.news = news


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

    def play(self, seat: SupportsIndex, move: SupportsIndex | str) -> list[Event]:
        """Make a move, by number or notation, and return what happened."""
        number: SupportsIndex = self.game.parse(move) if isinstance(move, str) else move
        before = self.state.copy()
        news: list[Event] = []
        self.state.news = news
        try:
            self.state.play(seat, number)
        finally:
            self.state.news = None
        self.history.append(Played(before, int(seat), int(number), news))
        return news

    def options(self, seat: SupportsIndex) -> list[Option]:
        return self.game.offered(self.state, self.state.seat_number(seat))

    def log(self, seat: SupportsIndex | None) -> list[Event]:
        """Everything that happened, as far as a seat may know it."""
        eyes = None if seat is None else self.state.seat_number(seat)
        return [event for played in self.history for event in played.news if event.visible_to(eyes)]

    # Undo.

    def undoable(self, seat: SupportsIndex) -> int | None:
        """The move that a seat may take back freely, as an index of the history: its last one, if it is free."""
        mover = self.state.seat_number(seat)
        at = len(self.history) - 1
        while at >= 0 and self.history[at].seat != mover:
            at -= 1
        if at < 0 or self.state.over:
            return None
        later = self.history[at:]
        if without(later, self.state, mover) is None:
            return None
        states = [played.before for played in later] + [self.state]
        if any(reveals(self.game, one, two) for one, two in itertools.pairwise(states)):
            return None
        return at

    def undo(self, seat: SupportsIndex) -> None:
        """Take the seat's last move back, as if it had never been made; moves that others made since stay."""
        at = self.undoable(seat)
        if at is None:
            raise NotAllowed("nothing-to-undo", {"seat": int(seat)})
        later = self.history[at + 1 :]
        self.state = self.history[at].before.copy()
        del self.history[at:]
        for played in later:
            self.play(played.seat, played.move)


def without(later: Sequence[Played], state: State, seat: int) -> State | None:
    """The State as if a seat had not made its moves in the last part of a history, which led to ``state``.

    ``None`` unless that leaves everything else as it is: all who moved or are asked now were asked when the part
    began, and what the seat did and what others did could have come in either order. For then the others' moves
    are legal without it, and making it after them leads to exactly the same State.
    """
    asked = later[0].before.waiting
    if state.waiting & ~asked:
        return None
    if any(not asked >> played.seat & 1 or not played.before.waiting & asked for played in later):
        return None
    back = later[0].before.copy()
    if all(played.seat == seat for played in later):
        return back
    try:
        for played in later:
            if played.seat != seat:
                back.play(played.seat, played.move)
        again = back.copy()
        for played in later:
            if played.seat == seat:
                again.play(seat, played.move)
    except LudariumError:
        return None
    return back if again.words() == state.words() else None


def reveals(game: Game, before: State, after: State) -> bool:
    """Whether chance was asked between two states, or somebody sees a component they did not see before."""
    if before.rng.drawn != after.rng.drawn:
        return True
    watchers: list[int | None] = [None, *range(before.seats)]
    return any(more_shown(game.view(before, one), game.view(after, one)) for one in watchers)


def more_shown(before: View, after: View) -> bool:
    """Whether a watcher sees a component that they did not see before."""
    if all(getattr(before, place) == getattr(after, place) for place in after.places):
        return False
    return bool(after.shown() - before.shown())
