"""A game being played at a table: its State, its history, undo."""

from collections.abc import Collection, Mapping, Sequence
from typing import SupportsIndex

from ludarium.core.errors import LudariumError, NotAllowed
from ludarium.core.events import EVERYONE, Event
from ludarium.core.game import Game
from ludarium.core.option import Offer, Option
from ludarium.core.state import State
from ludarium.core.view import View


class Played:
    """One move of a history: the States before and after it, and what happened."""

    __slots__ = ("after", "before", "hidden", "move", "news", "revealing", "seat")

    def __init__(self, before: State, seat: int, move: int, news: list[Event], after: State) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.news = news
        self.after = after
        self.hidden: int | None = None  # what ``Match.hidden_from`` found
        self.revealing: bool | None = None  # what ``Match.reveals`` found


class Match:
    """A State with its history. Moves are made on copies, so the States of a match never change.

    Moves are numbered from 0. Whoever needs no long history may ``forget`` the older part of it.

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
        self.start = state
        self.history: list[Played] = []
        self.forgotten = 0  # moves before those in the history
        self.views: dict[int | None, tuple[State, View]] = {}  # the last one of each watcher

    @classmethod
    def new(
        cls, game: Game, seats: int, options: Mapping[str, str] | None = None, seed: int | bytes = 0
    ) -> "Match":
        return cls(game, game.start(seats, options, seed))

    # Playing.

    def play(self, seat: SupportsIndex, move: SupportsIndex | str) -> list[Event]:
        """Make a move, by number or notation, and return what happened."""
        number: SupportsIndex = self.game.parse(move) if isinstance(move, str) else move
        played = make_move(self.state, seat, number)
        self.adopt(played)
        return played.news

    def plan(self, seat: SupportsIndex, moves: Sequence[int]) -> list[Played]:
        """Try moves of a seat in a row; raises what forbids one of them. They count once they are adopted."""
        return make_moves(self.state, [(seat, move) for move in moves])

    def adopt(self, played: Played) -> None:
        """Add a planned move to the history."""
        played.before.rng.script = None  # it goes on with the State after the move
        self.history.append(played)
        self.state = played.after

    def since(self, number: int) -> list[Played] | None:
        """The history from a move on; ``None`` if a part of that is forgotten."""
        return None if number < self.forgotten else self.history[number - self.forgotten :]

    def forget(self, keep: int) -> None:
        """Keep only the last moves of the history."""
        more = len(self.history) - keep
        if more > 0:
            del self.history[:more]
            self.forgotten += more

    def rewind(self, number: int) -> int:
        """Go back to before a move, or to the start if that move is forgotten; returns how many moves remain."""
        if number < self.forgotten:
            self.state = self.start
            self.history.clear()
            self.forgotten = 0
            return 0
        if number - self.forgotten < len(self.history):
            self.state = self.history[number - self.forgotten].before
            del self.history[number - self.forgotten :]
        return number

    # Looking.

    def options(self, seat: SupportsIndex) -> list[Option]:
        return self.game.offered(self.state, self.state.seat_number(seat))

    def offer(self, seat: SupportsIndex) -> Offer:
        return self.game.offer(self.state, self.state.seat_number(seat))

    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or a spectator, may know of a State of this match. The last view of each is cached."""
        known = self.views.get(seat)
        if known is not None and known[0] is state:
            return known[1]
        if seat is None:
            view = self.game.view(state, None)
        else:
            view = self.game.seat_view(self.view(state, None), state, seat)
        self.views[seat] = (state, view)
        return view

    def log(self, seat: SupportsIndex | None) -> list[Event]:
        """Everything that happened, as far as a seat may know it."""
        eyes = None if seat is None else self.state.seat_number(seat)
        return [event for played in self.history for event in played.news if event.visible_to(eyes)]

    def hidden_from(self, played: Played) -> int:
        """Who cannot notice a move, as bits, of which the one after the last seat stands for spectators.

        They get no news of it, and nothing public has changed.
        """
        known = played.hidden
        if known is None:
            known = played.hidden = self.find_hidden(played)
        return known

    def find_hidden(self, played: Played) -> int:
        before, after, news = played.before, played.after, played.news
        if after.waiting != before.waiting or after.may != before.may or after.over:
            return 0
        if news and all(one.to == EVERYONE for one in news):
            return 0
        if self.view(before, None) != self.view(after, None):
            return 0
        hidden = 0
        for watcher in range(before.seats + 1):
            eyes = None if watcher == before.seats else watcher
            if watcher != played.seat and not any(event.visible_to(eyes) for event in news):
                hidden |= 1 << watcher
        return hidden

    # Undo.

    def undoable(self, seat: SupportsIndex) -> int | None:
        """The number of the move that a seat may take back freely: its last one, if it is free."""
        mover = self.state.seat_number(seat)
        at = len(self.history) - 1
        while at >= 0 and self.history[at].seat != mover:
            at -= 1
        if at < 0 or not self.is_free(mover, self.forgotten + at):
            return None
        return self.forgotten + at

    def undo(self, seat: SupportsIndex) -> None:
        """Take the seat's last move back, as if it had never been made; moves that others made since stay."""
        number = self.undoable(seat)
        if number is None:
            raise NotAllowed("nothing-to-undo", {"seat": int(seat)})
        later = self.history[number - self.forgotten + 1 :]
        self.rewind(number)
        for played in later:
            self.play(played.seat, played.move)

    def is_free(self, seat: int, number: int, unseen: Collection[int] = ()) -> bool:
        """Whether a seat may take back its moves from a number on: nobody has learned anything by them since,
        and moves that others made since could as well have come before them.

        Moves whose numbers are in ``unseen`` are left out of that question.
        """
        later = self.since(number)
        if not later or self.state.over or self.state.waiting & ~later[0].before.waiting:
            return False
        if unseen:
            seen = [(one.seat, one.move) for at, one in enumerate(later, number) if at not in unseen]
            try:
                later = make_moves(later[0].before, seen)
            except LudariumError:
                return False
        if without(later, seat) is None:
            return False
        return not any(self.reveals(played) for played in later)

    def reveals(self, played: Played) -> bool:
        """Whether a move asked chance, or showed a component to somebody who did not see it before."""
        known = played.revealing
        if known is None:
            known = played.revealing = self.find_revealing(played)
        return known

    def find_revealing(self, played: Played) -> bool:
        before, after = played.before, played.after
        if before.rng.drawn != after.rng.drawn:
            return True
        hidden = self.hidden_from(played)
        for watcher in range(before.seats, -1, -1):  # spectators first: their view is a part of all others
            if hidden >> watcher & 1:
                continue  # who cannot notice a move has not seen more by it
            eyes = None if watcher == before.seats else watcher
            if more_shown(self.view(before, eyes), self.view(after, eyes)):
                return True
        return False


def make_move(state: State, seat: SupportsIndex, move: SupportsIndex) -> Played:
    """Make a move on a copy of a State."""
    after = state.copy()
    after.rng.script = state.rng.script
    news: list[Event] = []
    after.news = news
    after.play(seat, move)
    after.news = None
    return Played(state, int(seat), int(move), news, after)


def make_moves(state: State, moves: Sequence[tuple[SupportsIndex, int]]) -> list[Played]:
    """Make moves in a row, each on a copy."""
    made = []
    for seat, move in moves:
        played = make_move(state, seat, move)
        made.append(played)
        state = played.after
    return made


def without(later: Sequence[Played], seat: int) -> State | None:
    """The State as if a seat had not made its moves in the last part of a history.

    ``None`` unless that leaves everything else as it is: all who moved or are asked now were asked when the part
    began, and what the seat did and what others did could have come in either order. For then the others' moves
    are legal without it, and making it after them leads to exactly the same State.
    """
    asked = later[0].before.waiting
    state = later[-1].after
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


def more_shown(before: View, after: View) -> bool:
    """Whether a watcher sees a component that they did not see before."""
    zones = () if after.layout is None else after.layout.zones
    if all(getattr(before, zone) == getattr(after, zone) for zone in zones):
        return False
    return bool(after.shown() - before.shown())
