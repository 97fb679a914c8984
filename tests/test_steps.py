"""Steps with a stack, as every game gets them from the core: proved on a small State of its own."""

from typing import Final

import pytest

from ludarium.core import BadPosition, NotAllowed, NotAMove, NotYourTurn, Result, Rng, Step, StepState
from ludarium.core.moves import Kind, Moves, Range

MOVES: Final = Moves(
    "walk",
    Kind("go", place=Range(range(4)), clause="WA-1"),
    Kind("rest", clause="WA-2"),
    Kind("end", clause="WA-3"),
    Kind("resign", clause="WA-4"),
)
GO, REST, END, RESIGN = (MOVES.first(kind) for kind in ("go", "rest", "end", "resign"))
TURN, ARRIVE, VOTE, FALL, RETURN, ONLY = range(6)


class WalkState(StepState):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, STEPS)
        self.visited: list[int] = []
        self.votes = 0

    def copy(self) -> "WalkState":
        twin = WalkState(self.seats, self.rng.copy())
        self.share(twin)
        twin.visited, twin.votes = self.visited, self.votes
        return twin

    def own(self) -> None:
        super().own()
        self.visited = self.visited[:]

    def field_names(self) -> tuple[str, ...]:
        return ("visited", "votes")

    def move_table(self) -> Moves:
        return MOVES

    def result(self) -> Result | None:
        return Result([0], [len(self.visited)], "walked") if self.over else None

    def not_your_turn(self, seat: int) -> NotYourTurn:
        return NotYourTurn("not-now", {"step": ""}, "WA-0")


class Turn(Step[WalkState]):
    def legal(self, state: WalkState, seat: int) -> list[int]:
        if not state.waiting >> seat & 1:
            return [RESIGN]
        return [*(GO + place for place in range(4) if place not in state.visited), REST, END]

    def play(self, state: WalkState, seat: int, move: int) -> None:
        if move in (RESIGN, END):
            state.over = True
        elif move == REST:
            state.again()
            state.push(ARRIVE, -7)  # an effect of the free action comes before the question
        else:
            state.push(RETURN)
            state.push(ARRIVE, move - GO)

    def run(self, state: WalkState, number: int) -> None:
        state.ask(TURN, 0, number)


class Arrive(Step[WalkState]):
    def run(self, state: WalkState, number: int) -> None:
        state.visited.append(number)

    def write_number(self, number: int) -> str:
        return f"place {number}"

    def read_number(self, text: str) -> int:
        return int(text.removeprefix("place "))


class Vote(Step[WalkState]):
    def legal(self, state: WalkState, seat: int) -> list[int]:
        return [REST, END]

    def play(self, state: WalkState, seat: int, move: int) -> None:
        state.votes += 1
        if move == REST:
            state.stay(seat)

    def run(self, state: WalkState, number: int) -> None:
        state.ask_all(VOTE, (1 << state.seats) - 1)


class Fall(Step[WalkState]):
    def run(self, state: WalkState, number: int) -> None:
        state.unwind(RETURN)


class Return(Step[WalkState]):
    def run(self, state: WalkState, number: int) -> None:
        state.ask(TURN, 0)


class Only(Step[WalkState]):
    def legal(self, state: WalkState, seat: int) -> list[int]:
        return [REST] if state.votes else [REST, END]

    def play(self, state: WalkState, seat: int, move: int) -> None:
        state.push(RETURN)

    def run(self, state: WalkState, number: int) -> None:
        state.ask_unless_forced(ONLY, 0)


STEPS: Final = [
    Turn("turn", "go", "rest", "end", "resign"),
    Arrive("arrive"),
    Vote("vote", "rest", "end"),
    Fall("fall"),
    Return("return"),
    Only("only", "rest", "end", is_open=True),
]


def walk() -> WalkState:
    state = WalkState(2, Rng.of(1))
    state.ask(TURN, 0)
    return state


def test_effects_follow_in_the_order_of_the_stack() -> None:
    state = walk()
    state.play(0, GO + 2)
    assert state.visited == [2]
    assert state.to_move() == [0]
    assert state.depth == 0


def test_a_free_action_asks_the_same_again_after_its_effects() -> None:
    state = walk()
    state.number = 5
    state.play(0, REST)
    assert state.visited == [-7]
    assert (state.step, state.number, state.to_move()) == (TURN, 5, [0])


def test_a_seat_stays_among_several_that_are_asked() -> None:
    state = walk()
    state.push(VOTE)
    state.push(ARRIVE, 1)
    state.waiting = 0
    state.run_on()
    assert state.to_move() == [0, 1]
    state.play(1, REST)
    assert state.to_move() == [0, 1]
    state.push(RETURN)
    state.play(1, END)
    state.play(0, END)
    assert state.votes == 3
    assert state.step == TURN


def test_unwinding_forgets_frames_down_to_a_step() -> None:
    state = walk()
    state.push(RETURN)
    state.push(ARRIVE, 1)
    state.push(ARRIVE, 2)
    state.push(FALL)
    state.waiting = 0
    state.run_on()
    assert state.visited == []
    assert state.step == TURN
    with pytest.raises(RuntimeError):
        state.unwind(VOTE)


def test_a_frame_is_dropped_from_wherever_it_lies() -> None:
    state = walk()
    state.own()
    for place in (1, 2, 3):
        state.push(ARRIVE, place)
    state.drop(ARRIVE, 2)
    assert state.pending(ARRIVE) == [3, 1]


def test_only_an_open_step_is_left_out_where_one_move_is_legal() -> None:
    state = walk()
    state.votes = 1
    state.push(ONLY)
    state.waiting = 0
    state.run_on()
    assert state.step == TURN
    with pytest.raises(RuntimeError, match="not open"):
        state.ask_unless_forced(VOTE, 0)


def test_frames_are_written_and_read_as_text() -> None:
    state = walk()
    for place in range(12):  # more than the stack has room for at first
        state.push(ARRIVE, place)
    state.push(RETURN)
    written = state.write_frames()
    assert written[:2] == ["return", "arrive place 11"]
    other = walk()
    other.read_frames(written)
    assert other.words() == state.words()
    for wrong in ("nowhere", "arrive", "arrive place x", "returning"):
        with pytest.raises(BadPosition, match=r"follows\[0\]"):
            other.read_frames([wrong])


def test_copies_share_the_stack_until_one_of_them_moves() -> None:
    state = walk()
    state.push(ARRIVE, 3)
    twin = state.copy()
    twin.play(0, GO + 1)
    assert state.visited == []
    assert state.write_frames() == ["arrive place 3"]
    state.play(0, GO + 2)
    assert (twin.visited, state.visited) == ([1], [2])
    assert twin.words() != state.words()


def test_a_blind_state_stays_blind_in_copies_and_is_the_same_position() -> None:
    state = walk()
    twin = state.copy()
    twin.blind = True
    assert twin.copy().blind
    assert not state.copy().blind
    assert twin.words() == state.words()


def test_a_refusal_names_the_clause_of_the_kind_of_move() -> None:
    state = walk()
    state.play(0, GO + 2)
    with pytest.raises(NotAllowed) as refused:
        state.play(0, GO + 2)
    assert (refused.value.reason, refused.value.clause) == ("forbidden-now", "WA-1")
    state.ask(VOTE, 0)
    with pytest.raises(NotAllowed) as refused:
        state.play(0, GO)
    assert (refused.value.reason, refused.value.clause) == ("not-now", "WA-1")
    assert refused.value.arguments == {"step": "walk-step-vote"}
    with pytest.raises(NotAMove):
        state.play(0, MOVES.count)


def test_a_seat_that_may_move_is_not_waited_for() -> None:
    state = walk()
    with pytest.raises(NotYourTurn):
        state.play(1, RESIGN)
    state.may = 0b10
    assert state.to_move() == [0]
    assert state.moves(1) == [RESIGN]
    assert RESIGN not in state.moves(0)
    state.copy().play(0, GO)
    state.play(1, RESIGN)
    assert state.over


def test_moves_are_read_back_by_kind_and_argument() -> None:
    for move, notation in enumerate(MOVES.notations):
        said = MOVES.read(move)
        assert MOVES.parse(notation) == move
        assert MOVES.number(said.kind.name, **said.values) == move
    with pytest.raises(NotAMove):
        MOVES.parse("go 4")
