"""A tiny simultaneous game for the tests of the house: all pick berries at once, each from their own bush.

In a turn a seat picks one or two berries as often as it likes and says when it is done; when all are done a die
falls for the next turn. What a seat does touches nobody else, so moves of different seats commute. ``grab`` does
not: it takes from the one bowl in the middle. The game ends after two turns.
"""

from typing import ClassVar

import msgspec

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

TURNS = 2
DONE, ONE, TWO, GRAB = range(4)


class BerriesState(State):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.picked = [0] * seats
        self.bowl = 3
        self.round = 1
        self.die = 0
        self.waiting = (1 << seats) - 1

    def copy(self) -> "BerriesState":
        twin = BerriesState(self.seats, self.rng.copy())
        twin.picked = self.picked[:]
        twin.bowl, twin.round, twin.die = self.bowl, self.round, self.die
        twin.waiting, twin.over = self.waiting, self.over
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ("bowl", "round", "die", "picked")

    def legal(self, seat: int) -> list[int]:
        return [DONE, ONE, TWO, *([GRAB] if self.bowl else [])]

    def apply(self, seat: int, move: int) -> None:
        if move == DONE:
            self.waiting &= ~(1 << seat)
            if not self.waiting:
                self.next_turn()
            return
        if move == GRAB:
            # The first to grab gets most: the order matters.
            self.picked[seat] += self.bowl
            self.bowl -= 1
        else:
            self.picked[seat] += move
        if self.news is not None:
            self.tell("berries-picked", seat, {"number": self.picked[seat]})

    def next_turn(self) -> None:
        self.round += 1
        self.over = self.round > TURNS
        if not self.over:
            self.die = 1 + self.rng.below(6)
            self.waiting = (1 << self.seats) - 1

    def result(self) -> Result | None:
        if not self.over:
            return None
        best = max(self.picked)
        return Result([seat for seat, one in enumerate(self.picked) if one == best], self.picked[:], "most")

    def why_not(self, seat: int, move: int) -> NotAllowed | NotAMove:
        if not 0 <= move < 4:
            return NotAMove("no-such-move-number", {"move": move, "moves": 4})
        return NotAllowed("berries-bowl-empty", {}, "BE-002")

    def not_your_turn(self, seat: int) -> NotYourTurn:
        return NotYourTurn("berries-done", {"seat": seat}, "BE-001")


class BerriesView(View, frozen=True, kw_only=True):
    picked: list[int]
    bowl: int
    round: int
    die: int
    result: Result | None


class Berries(Game):
    id = "berries"
    package = "tests"
    rules_version = 1
    seat_counts = (1, 2, 3)
    minutes = 1
    age = 4
    daily = True
    notations: ClassVar[list[str]] = ["done", "pick 1", "pick 2", "grab"]

    def seats_clause(self) -> str:
        return "BE-001"

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        state = BerriesState(seats, rng)
        state.die = 1 + rng.below(6)
        return state

    def option(self, state: State, seat: int, move: int) -> Option:
        return Option(move, self.notations[move], "berries-move", {"move": self.notations[move]})

    def view(self, state: State, seat: int | None) -> View:
        truth = berries(state)
        return BerriesView(
            game=self.id,
            seat=seat,
            seats=truth.seats,
            step="pick",
            to_move=truth.to_move(),
            picked=truth.picked[:],
            bowl=truth.bowl,
            round=truth.round,
            die=truth.die,
            result=truth.result(),
        )

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, BerriesView)
        state = BerriesState(view.seats, rng.copy())
        state.picked, state.bowl, state.round, state.die = view.picked[:], view.bowl, view.round, view.die
        state.waiting = sum(1 << seat for seat in view.to_move)
        state.over = view.result is not None
        return state

    def position(self, state: State) -> Json:
        truth = berries(state)
        return {
            "seats": truth.seats,
            "picked": truth.picked[:],
            "bowl": truth.bowl,
            "round": truth.round,
            "die": truth.die,
            "waiting": truth.waiting,
            "over": truth.over,
            "key": truth.rng.key.hex(),
            "drawn": truth.rng.drawn,
        }

    def load(self, position: Json, seed: int | bytes = 0) -> State:
        try:
            read = read_position(position)
        except msgspec.ValidationError:
            raise BadPosition("position-malformed", {"where": "file", "what": "not berries"}) from None
        state = BerriesState(read.seats, Rng(bytes.fromhex(read.key), read.drawn))
        state.picked, state.bowl, state.round, state.die = read.picked, read.bowl, read.round, read.die
        state.waiting, state.over = read.waiting, read.over
        return state

    def position_schema(self) -> Json:
        return {"type": "object"}

    def rules_text(self) -> str:
        return "- **BE-001** All pick at once.\n- **BE-002** The bowl holds three."

    def components(self, state: State) -> dict[str, int]:
        return {"bowls": 1}


class Position(msgspec.Struct):
    seats: int
    picked: list[int]
    bowl: int
    round: int
    die: int
    waiting: int
    over: bool
    key: str
    drawn: int


read_position = Reader(Position).convert


def berries(state: State) -> BerriesState:
    assert isinstance(state, BerriesState)
    return state


GAME = Berries()
