"""Steps and frames: what a State asks now, and what follows.

A *step* asks a seat, or runs by itself. A *frame* is a step and one number that belongs to it: which ruin, which
card, which die. What is asked now is ``step`` and ``number``; what follows lies on a stack, the next frame last.
A rule pushes what is to follow and returns. The core takes the next frame whenever nobody is asked any more, so a
rule never says "go on".

Steps are immutable and shared. The stack is a list that copies share until the first move after the copy.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludarium.core.bits import lowest
from ludarium.core.errors import BadPosition, NotAllowed, NotAMove, NotYourTurn
from ludarium.core.moves import Moves
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.state import State

S = TypeVar("S")  # a State; or a part of one, where several seats are asked by steps of their own

STEP_BITS: Final = 8  # of a frame; the number lies above them and may be negative
STEP_MASK: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of decision or effect, named after the rulebook's word for it.

    ``kinds`` are the kinds of moves that it asks for. ``is_open`` says that its moves follow from what a spectator
    sees. Only such a step may be left out when a single move is legal: anything else would tell what a hand holds.
    In a step that is ``discussed``, which is open too, the other seats may propose moves to the seat that is asked.
    """

    __slots__ = ("discussed", "is_open", "kinds", "name")

    def __init__(self, name: str, *kinds: str, is_open: bool = False, discussed: bool = False) -> None:
        self.name: str = name
        self.kinds: tuple[str, ...] = kinds
        self.is_open: bool = is_open or discussed
        self.discussed: bool = discussed

    # A step that asks.

    def legal(self, state: S, seat: i64) -> list[int]:
        """The legal moves in a fixed order, as a new list."""
        raise NotImplementedError

    def allows(self, state: S, seat: i64, move: i64) -> bool:
        """Whether a move is legal; override it where there is a quicker way than to list all moves."""
        return move in self.legal(state, seat)

    def play(self, state: S, seat: i64, move: i64) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def why_not(self, state: S, seat: i64, move: i64) -> NotAllowed | None:
        """The rule that forbids a move of the step's own kinds; ``None`` names the clause of the kind."""
        return None

    # A step that runs by itself.

    def run(self, state: S, number: i64) -> None:
        """Carry out a frame of this step. For a step that asks: ask whoever is to decide."""
        raise NotImplementedError

    # Frames as text.

    def write_number(self, number: i64) -> str:
        """The number of a frame as people write it in a position; empty for a step without one."""
        return str(number) if number else ""

    def read_number(self, text: str) -> int:
        """The way back; raises ``ValueError`` where a text means no number of this step."""
        return int(text) if text else 0


NO_STEP: Final = Step[Any]("none")
# Preallocated: a list that grows and shrinks near length 0 reallocates with every frame.
NO_FRAMES: Final[list[int]] = [0] * 8


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A State that asks by steps. A game gives the table of its steps, and calls ``share`` in its ``copy``.

    ``blind`` marks a State drawn from a View: what nobody at the table has seen is not known to its rules either.
    A rule that reads it from a book must then ask chance instead, or whoever plays on would know the book.
    """

    __slots__ = ("asking", "blind", "depth", "frames", "number", "offered", "shared", "step", "steps")

    def __init__(self, seats: int, rng: Rng, steps: list[Step[Any]]) -> None:
        super().__init__(seats, rng)
        self.steps: list[Step[Any]] = steps
        self.step: i64 = 0  # what is asked now,
        self.asking: Step[Any] = NO_STEP  # the step of that number,
        self.number: i64 = 0  # and the number that belongs to it
        self.offered: list[int] | None = None  # the legal moves of the waiting seat, if they are computed already
        self.frames: list[int] = NO_FRAMES  # what follows; only the first ``depth`` entries count
        self.depth: i64 = 0
        self.blind: bool = False  # carried by copies, not by positions
        self.shared: bool = True  # whether another State may have the same lists

    # For the rules.

    def ask(self, step: i64, seat: i64, number: i64 = 0) -> None:
        """Ask a seat for its decision in a step."""
        self.ask_all(step, 1 << seat, number)

    def ask_all(self, step: i64, seats: i64, number: i64 = 0) -> None:
        """Ask several seats at once, given as a bit mask."""
        self.step = step
        self.asking = self.steps[step]
        self.number = number
        self.offered = None
        self.waiting = seats

    def ask_unless_forced(self, step: i64, seat: i64, number: i64 = 0) -> None:
        """Ask a seat, but make a single legal move without asking.

        For open steps only: where moves depend on a hidden hand, a question left out would tell what it holds.
        """
        asking = self.steps[step]
        if not asking.is_open:
            raise RuntimeError(f"the step {asking.name} is not open: leaving it out would tell a secret")
        self.step = step
        self.asking = asking
        self.number = number
        moves = asking.legal(self, seat)
        if len(moves) == 1:
            asking.play(self, seat, moves[0])
        else:
            self.offered = moves
            self.waiting = 1 << seat

    def push(self, step: i64, number: i64 = 0) -> None:
        """Let a step follow, before whatever follows already."""
        if self.shared:
            self.own()
        depth = self.depth
        if depth < len(self.frames):
            self.frames[depth] = number << STEP_BITS | step
        else:
            self.frames.append(number << STEP_BITS | step)
        self.depth = depth + 1

    def again(self) -> None:
        """Ask the same once more, after whatever is pushed from now on: what a free action does."""
        self.push(self.step, self.number)

    def stay(self, seat: i64) -> None:
        """Keep a seat waiting in the same step while others are being asked too."""
        self.waiting |= 1 << seat

    def unwind(self, step: i64) -> None:
        """Forget every frame above the next frame of a step: what a lost fight does to the rest of a turn."""
        depth = self.depth - 1
        while depth >= 0 and self.frames[depth] & STEP_MASK != step:
            depth -= 1
        if depth < 0:
            raise RuntimeError(f"no frame of the step {self.steps[step].name} is pending")
        self.depth = depth + 1

    def drop(self, step: i64, number: i64) -> None:
        """Remove a frame from wherever it lies."""
        if self.shared:
            self.own()
        self.frames.remove(number << STEP_BITS | step)
        self.depth -= 1

    def pending(self, step: i64) -> list[int]:
        """The numbers of the pending frames of a step, the next one first."""
        waiting = self.frames[: self.depth]
        return [frame >> STEP_BITS for frame in reversed(waiting) if frame & STEP_MASK == step]

    # Frames as text, for positions and views.

    def write_frames(self) -> list[str]:
        """What follows, the next frame first: each a step's name and, if it has one, its number."""
        return [
            self.write_frame(frame & STEP_MASK, frame >> STEP_BITS) for frame in reversed(self.frames[: self.depth])
        ]

    def write_frame(self, step: i64, number: i64) -> str:
        found = self.steps[step]
        return f"{found.name} {found.write_number(number)}".rstrip()

    def read_frames(self, texts: list[str], where: str = "follows") -> None:
        """Replace what follows by frames written as text."""
        self.frames = NO_FRAMES[:]
        self.depth = 0
        for at in range(len(texts) - 1, -1, -1):
            step, number = self.read_frame(texts[at], f"{where}[{at}]")
            self.push(step, number)

    def read_frame(self, text: str, where: str) -> tuple[int, int]:
        """The step and the number of a frame; the longest name that fits counts."""
        best = -1
        for at, step in enumerate(self.steps):
            fits = text == step.name or text.startswith(step.name + " ")
            if fits and (best < 0 or len(step.name) > len(self.steps[best].name)):
                best = at
        if best >= 0:
            found = self.steps[best]
            try:
                return best, found.read_number(text[len(found.name) :].strip())
            except ValueError:
                pass
        raise BadPosition("position-no-such-frame", {"where": where, "name": text[:60]})

    # For copies.

    def share(self, twin: "StepState") -> None:
        """Give a copy all that belongs to the core."""
        twin.waiting = self.waiting
        twin.may = self.may
        twin.over = self.over
        twin.blind = self.blind
        twin.step = self.step
        twin.asking = self.asking
        twin.number = self.number
        twin.offered = self.offered
        twin.frames = self.frames
        twin.depth = self.depth
        twin.shared = True
        self.shared = True

    def own(self) -> None:
        """Copy every list that is changed in place; called before the first move after a copy."""
        self.frames = self.frames[:]
        self.shared = False

    def core_words(self) -> list[int]:
        out = super().core_words()
        out += [self.step, self.number, self.depth]
        out += self.frames[: self.depth]
        return out

    # The contract of a State.

    def move_table(self) -> Moves:
        """The kinds of moves of the game."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        offered = self.offered
        if offered is not None and self.waiting >> seat & 1:
            return offered
        return self.asking.legal(self, seat)

    def listed(self, seat: i64) -> list[int]:
        offered = self.offered
        if offered is not None and self.waiting >> seat & 1:
            return offered[:]
        return self.asking.legal(self, seat)

    def choices(self) -> list[int]:
        waiting = self.waiting
        if not waiting:
            return []
        offered = self.offered
        return offered[:] if offered is not None else self.asking.legal(self, lowest(waiting))

    def try_move(self, seat: i64, move: i64) -> None:
        offered = self.offered
        if offered is not None and self.waiting >> seat & 1:
            if move not in offered:
                raise self.why_not(seat, move)
        elif not self.asking.allows(self, seat, move):
            raise self.why_not(seat, move)
        self.apply(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move, and carry out what follows until somebody is asked."""
        if self.shared:
            self.own()
        self.waiting &= ~(1 << seat)
        self.asking.play(self, seat, move)
        self.run_on()

    def run_on(self) -> None:
        """Carry out frames until somebody is asked or the game is over."""
        while not self.waiting and not self.over:
            depth = self.depth - 1
            if depth < 0:
                self.nothing_follows()
                return
            self.depth = depth
            frame: i64 = self.frames[depth]
            self.steps[frame & STEP_MASK].run(self, frame >> STEP_BITS)

    def nothing_follows(self) -> None:
        """Nobody is asked and no frame is left: a fault, except where a campaign waits for a game to be played."""
        raise RuntimeError("nobody is asked, and nothing follows")

    def any_move(self, seat: i64, rng: QuickRng) -> int:
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    def why_not(self, seat: i64, move: i64) -> NotAllowed | NotAMove:
        moves = self.move_table()
        if move < 0 or move >= moves.count:
            return NotAMove("no-such-move-number", {"move": move, "moves": moves.count})
        kind = moves.kind(move)
        if kind.name not in self.asking.kinds:
            return self.misplaced(seat, move)
        refusal = self.asking.why_not(self, seat, move)
        return refusal if refusal is not None else NotAllowed("forbidden-now", {}, kind.clause)

    def not_your_turn(self, seat: i64) -> NotYourTurn:
        return NotYourTurn("not-in-turn", {}, self.move_table().turn)

    def misplaced(self, seat: i64, move: i64) -> NotAllowed:
        """The rule by which a move of another step's kind is not open now: the clause of its kind."""
        moves = self.move_table()
        return NotAllowed("not-now", {"step": f"{moves.game}-step-{self.asking.name}"}, moves.kind(move).clause)
