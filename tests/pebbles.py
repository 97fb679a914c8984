"""The smallest game a plug-in can be: a heap of pebbles, take one to three, whoever takes the last one wins.

It stands here to prove that the core knows no game, and that a game needs no compiler.
"""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from ludarium.core import (
    BadPosition,
    Game,
    NotAllowed,
    NotAMove,
    NotYourTurn,
    Option,
    Reader,
    Result,
    Rng,
    State,
    View,
)
from ludarium.core.game import Json
from ludarium.core.position import Chance

MOST = 3


class PebblesState(State):
    def __init__(self, seats: int, rng: Rng, heap: int, turn: int) -> None:
        super().__init__(seats, rng)
        self.heap = heap
        self.last = -1
        self.waiting = 1 << turn
        self.over = heap == 0

    def copy(self) -> "PebblesState":
        twin = PebblesState(self.seats, self.rng.copy(), self.heap, max(self.turn, 0))
        twin.waiting = self.waiting
        twin.last = self.last
        twin.over = self.over
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ("heap", "last")

    def legal(self, seat: int) -> list[int]:
        return list(range(min(MOST, self.heap)))

    def apply(self, seat: int, move: int) -> None:
        self.heap -= move + 1
        self.last = seat
        self.over = self.heap == 0
        self.waiting = 0 if self.over else 1 << (seat + 1) % self.seats
        if self.news is not None:
            self.tell("pebbles-taken", seat, {"number": move + 1})

    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result([self.last], [int(seat == self.last) for seat in range(self.seats)], "last")

    def why_not(self, seat: int, move: int) -> NotAllowed | NotAMove:
        if not 0 <= move < MOST:
            return NotAMove("no-such-move-number", {"move": move, "moves": MOST})
        return NotAllowed("pebbles-too-few", {"heap": self.heap}, "PB-002")

    def not_your_turn(self, seat: int) -> NotYourTurn:
        return NotYourTurn("pebbles-turn", {"seat": seat}, "PB-001")


class PebblesView(View, frozen=True, kw_only=True):
    heap: int
    last: int


class PebblesPosition(msgspec.Struct, frozen=True):
    seats: Annotated[int, Meta(ge=2, le=3)]
    heap: Annotated[int, Meta(ge=0, le=29)]
    turn: Annotated[int, Meta(ge=-1, le=2)]
    last: Annotated[int, Meta(ge=-1, le=2)]
    chance: Chance


read_position = Reader(PebblesPosition).convert


class Pebbles(Game):
    id = "pebbles"
    package = "tests"
    rules_version = 1
    seat_counts = (2, 3)
    minutes = 1
    age = 4
    notations: ClassVar[list[str]] = ["take 1", "take 2", "take 3"]

    def seats_clause(self) -> str:
        return "PB-001"

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return PebblesState(seats, rng, 10 + rng.below(20), rng.below(seats))

    def option(self, state: State, seat: int, move: int) -> Option:
        return Option(move, self.notations[move], "pebbles-take", {"number": move + 1}, ["heap"])

    def view(self, state: State, seat: int | None) -> View:
        truth = pebbles(state)
        return PebblesView(
            game=self.id,
            seat=seat,
            seats=truth.seats,
            step="take",
            to_move=truth.to_move(),
            heap=truth.heap,
            last=truth.last,
        )

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, PebblesView)
        state = PebblesState(view.seats, rng.copy(), view.heap, view.to_move[0] if view.to_move else 0)
        state.waiting = sum(1 << seat for seat in view.to_move)
        state.last = view.last
        return state

    def position(self, state: State) -> Json:
        truth = pebbles(state)
        return {
            "seats": truth.seats,
            "heap": truth.heap,
            "turn": truth.turn,
            "last": truth.last,
            "chance": {"key": truth.rng.key.hex(), "drawn": truth.rng.drawn},
        }

    def load(self, position: Json, seed: int | bytes = 0) -> State:
        try:
            read = read_position(position)
        except msgspec.ValidationError as error:
            raise BadPosition("position-malformed", {"where": "file", "what": str(error)}) from None
        if max(read.turn, read.last) >= read.seats:
            raise BadPosition("no-such-seat", {"where": "turn", "seat": read.turn, "seats": read.seats})
        state = PebblesState(read.seats, read.chance.rng(), read.heap, max(0, read.turn))
        state.waiting = 0 if read.turn < 0 else state.waiting
        state.last = read.last
        return state

    def position_schema(self) -> Json:
        return {"type": "object"}

    def rules_text(self) -> str:
        return (
            "- **PB-001** Two or three take turns.\n- **PB-002** A turn takes one to three pebbles that are there."
        )

    def components(self, state: State) -> dict[str, int]:
        return {"heaps": 1}


def pebbles(state: State) -> PebblesState:
    assert isinstance(state, PebblesState)
    return state
