"""Drystone: everybody builds one wall. A stone heavier than the top one may bring it down."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Literal

from ludarium.core import Bot, DeclaredGame, Result, Rng, State, Step, StepState, TableView, View, moves
from ludarium.core.binding import Bindings, Deck, Row, bind
from ludarium.core.layout import Layout
from ludarium.core.zones import EVERYBODY, SEAT, Kind, Pile, zone

WEIGHTS: Final = [str(weight) for weight in range(1, 10)]
HAND: Final = 4
SIDES: Final = 6

# What lies where, and who may look.

STONE: Final = Kind("stone", dict.fromkeys(WEIGHTS, 3), "DS-002")


class DrystoneView(TableView, frozen=True, kw_only=True):
    """Seats are counted from 0; the pile lists the top stone first, the wall the lowest."""

    game: Literal["drystone"] = "drystone"
    hands: Annotated[dict[int, Pile], zone(STONE, look=SEAT, ordered=False, clause="DS-007")]
    pile: Annotated[Pile, zone(STONE, rest=True, clause="DS-007")]
    wall: Annotated[list[str], zone(STONE, look=EVERYBODY, rest=True)]
    taken: Annotated[dict[int, list[str]], zone(STONE, look=EVERYBODY, ordered=False)]


BOUND: Final = Bindings(
    bind("hands", Row(WEIGHTS), by_seat=True),
    bind("pile", Deck(WEIGHTS)),
    bind("wall", Row(WEIGHTS)),
    bind("taken", Row(WEIGHTS), by_seat=True),
)

# Moves, steps and the State.

PLACE: Final = moves.Kind("place", clause="DS-003", stone=moves.Range(WEIGHTS, ref="stone:{}"))
MOVES: Final = moves.Moves("drystone", PLACE, turn="DS-003")


class Turn(Step["DrystoneState"]):
    """DS-003: place one of your stones."""

    def legal(self, state: "DrystoneState", seat: int) -> list[int]:
        return sorted(set(state.hands[seat]))

    def play(self, state: "DrystoneState", seat: int, move: int) -> None:
        risk = state.risk(move)
        state.hands[seat].remove(move)
        state.wall.append(move)
        state.tell("drystone-placed", seat, {"stone": WEIGHTS[move]})
        if risk > 0 and state.rng.roll(SIDES) < risk:  # DS-004
            state.tell("drystone-fell", seat, {"stones": len(state.wall)})
            state.taken[seat] += state.wall
            state.wall = []
        if state.pile:  # DS-005
            state.hands[seat].append(state.pile.pop())
        following = (seat + 1) % state.seats
        if state.hands[following]:
            state.ask(0, following)
        else:  # DS-006
            state.over = True


class DrystoneState(StepState):
    """The whole truth: stones are numbers from 0, the top of the pile is last."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, [Turn("turn", "place")])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.wall: list[int] = []
        self.pile: list[int] = []

    def copy(self) -> "DrystoneState":
        twin = DrystoneState(self.seats, self.rng.copy())
        self.share(twin)
        twin.hands, twin.taken = [hand[:] for hand in self.hands], [taken[:] for taken in self.taken]
        twin.wall, twin.pile = self.wall[:], self.pile[:]
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ("hands", "taken", "wall", "pile")

    def move_table(self) -> moves.Moves:
        return MOVES

    def risk(self, stone: int) -> int:
        """By how much a stone is heavier than the top one (DS-004)."""
        return max(0, stone - self.wall[-1]) if self.wall else 0

    def result(self) -> Result | None:
        scores = [-len(taken) for taken in self.taken]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Result(winners, scores, "fewest") if self.over else None


# The game.


class CarefulBot(Bot):
    """The heaviest stone that is safe, else the one that risks least."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, DrystoneView)
        top = int(view.wall[-1]) - 1 if view.wall else len(WEIGHTS)
        return min(moves, key=lambda stone: (max(0, stone - top), -stone))


def place_label(state: DrystoneState, seat: int, said: moves.Said) -> moves.Label:
    """What a stone risks depends on the wall."""
    text, arguments, refs = said.label
    return moves.Label(text, {**arguments, "risk": state.risk(said.places["stone"])}, refs)


class Drystone(DeclaredGame[DrystoneState, DrystoneView]):
    id, package, position_title = "drystone", "drystone", "Drystone position"
    rules_version, minutes, age = 1, 10, 8
    seat_counts, usual_seats = (2, 3, 4), 2
    layout, moves, decks = Layout(DrystoneView, most_seats=4), MOVES, ("pile",)
    labels = {"place": place_label}

    def seats_clause(self) -> str:
        return "DS-001"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "careful": CarefulBot}

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        state = DrystoneState(seats, rng)
        state.pile = [stone for stone, name in enumerate(WEIGHTS) for _ in range(STONE.counts[name])]
        rng.shuffle(state.pile, WEIGHTS)
        state.hands = [[state.pile.pop() for _ in range(HAND)] for _ in range(seats)]
        state.ask(0, 0)
        return state

    def table(self, state: DrystoneState) -> DrystoneView:
        return DrystoneView(**self.common(state), **BOUND.read(state))

    def put(self, state: DrystoneState, table: DrystoneView, given: Any) -> DrystoneState:
        BOUND.write(state, table)
        return state


GAME: Final = Drystone()
