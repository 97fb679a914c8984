"""A toy campaign: a trek over three passes, with all that a campaign may need.

Each pass is a game of chance for two or three: in turn everybody climbs or rests, three times. Between two passes
all who take part buy boots or wait, at once; then the speaker sets out. Whoever comes later has missed the
experience of others, and gets it; a pass on which nobody got anywhere is void; with the second pass a letter opens.
"""

from typing import Any, Final, Literal

import msgspec

from ludarium.core import DeclaredGame, Reader, Result, Rng, State, Step, StepState, TableView, View, moves
from ludarium.core.campaign import Campaign, CampaignView, Chapter, Sheet
from ludarium.core.layout import Layout
from ludarium.core.option import TableOption
from ludarium.core.pages import Page
from ludarium.core.zones import Open, Shown

TURNS: Final = 3
PASSES: Final = 3
NEEDED: Final = 2  # steps of the best climber, else a pass is void
PRICE: Final = 2

# A pass.


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boots: list[int]


class Climbed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: list[int]
    void: bool


class PassView(TableView, frozen=True, kw_only=True):
    game: Literal["pass"] = "pass"
    boots: Open[list[int]] = []
    steps: Open[list[int]] = []
    turns: Open[int] = 0


PASS_MOVES: Final = moves.Moves(
    "pass", moves.Kind("climb", clause="TR-1"), moves.Kind("rest", clause="TR-1"), turn="TR-1"
)


class Climbing(Step["PassState"]):
    def legal(self, state: "PassState", seat: int) -> list[int]:
        return [0, 1]

    def play(self, state: "PassState", seat: int, move: int) -> None:
        if move == 0:
            state.made[seat] += state.rng.below(2) + state.boots[seat]
        state.turns += 1
        if state.turns == TURNS * state.seats:
            state.over = True
        else:
            state.ask(0, (seat + 1) % state.seats)


class PassState(StepState):
    def __init__(self, seats: int, rng: Rng, boots: list[int]) -> None:
        super().__init__(seats, rng, [Climbing("climbing", "climb", "rest")])
        self.boots = boots
        self.made = [0] * seats
        self.turns = 0

    def copy(self) -> "PassState":
        twin = PassState(self.seats, self.rng.copy(), self.boots[:])
        self.share(twin)
        twin.made, twin.turns = self.made[:], self.turns
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ("boots", "made", "turns")

    def move_table(self) -> moves.Moves:
        return PASS_MOVES

    def result(self) -> Result | None:
        best = max(self.made)
        winners = [seat for seat, made in enumerate(self.made) if made == best]
        return Result(winners, self.made[:], "climbed") if self.over else None


class Pass(DeclaredGame[PassState, PassView]):
    id, package, position_title = "pass", "tests.campaigns", "Pass"
    rules_version, minutes, age = 1, 1, 4
    seat_counts, usual_seats = (2, 3), 2
    layout, moves = Layout(PassView, most_seats=3), PASS_MOVES
    carried = Reader(Carried)
    outcome = Reader(Climbed)

    def seats_clause(self) -> str:
        return "TR-2"

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return self.set_up_chapter(seats, options, rng, Carried([0] * seats))

    def set_up_chapter(self, seats: int, options: dict[str, str], rng: Rng, carried: msgspec.Struct) -> State:
        assert isinstance(carried, Carried)
        state = PassState(seats, rng, carried.boots[:])
        state.ask(0, rng.below(seats))
        return state

    def outcome_of(self, state: State) -> msgspec.Struct:
        assert isinstance(state, PassState)
        return Climbed(state.made[:], max(state.made) < NEEDED)

    def table(self, state: PassState) -> PassView:
        return PassView(**self.common(state), boots=state.boots[:], steps=state.made[:], turns=state.turns)

    def put(self, state: PassState, table: PassView, given: Any) -> PassState:
        state.boots, state.made, state.turns = table.boots[:], table.steps[:], table.turns
        return state

    def pages(self, view: View) -> list[str]:
        """Half-way up there is something to read."""
        assert isinstance(view, PassView)
        return ["view"] if view.turns * 2 >= TURNS * view.seats else []

    def page(self, name: str, language: str) -> Page:
        return Page(f"{name} ({language})", "Clouds below.\n\nAn eagle.")


# The trek.


class TrekView(CampaignView, frozen=True, kw_only=True):
    game: Literal["trek"] = "trek"
    crossed: Open[int] = 0
    joined: Open[int] = 0
    experience: Open[list[int]] = []
    boots: Open[list[int]] = []
    advice: Shown[str] = ""


TREK_MOVES: Final = moves.Moves(
    "trek",
    moves.Kind("buy", clause="TR-3"),
    moves.Kind("wait", clause="TR-3"),
    moves.Kind("go", clause="TR-4"),
    turn="TR-3",
)
BUY, WAIT, GO = range(3)
SHOP, SET_OUT = range(2)


class Shop(Step["TrekSheet"]):
    def legal(self, state: "TrekSheet", seat: int) -> list[int]:
        return [BUY, WAIT] if state.experience[seat] >= PRICE else [WAIT]

    def play(self, state: "TrekSheet", seat: int, move: int) -> None:
        if move == BUY:
            state.experience[seat] -= PRICE
            state.boots[seat] += 1
            state.tell("trek-bought", seat, {})


class SetOut(Step["TrekSheet"]):
    def legal(self, state: "TrekSheet", seat: int) -> list[int]:
        return [GO]

    def play(self, state: "TrekSheet", seat: int, move: int) -> None:
        """A pass is due: nobody is asked, and nothing follows."""

    def run(self, state: "TrekSheet", number: int) -> None:
        state.ask(SET_OUT, state.speaker())


class TrekSheet(Sheet):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, [Shop("shop", "buy", "wait"), SetOut("set out", "go")])
        self.rich = False
        self.joined = 0  # seats that have ever taken part
        self.crossed = 0
        self.experience = [0] * seats
        self.boots = [0] * seats

    def copy(self) -> "TrekSheet":
        twin = TrekSheet(self.seats, self.rng.copy())
        self.share(twin)
        twin.rich, twin.joined = self.rich, self.joined
        twin.crossed, twin.experience, twin.boots = self.crossed, self.experience[:], self.boots[:]
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ("rich", "joined", "crossed", "experience", "boots")

    def move_table(self) -> moves.Moves:
        return TREK_MOVES

    def shop(self) -> None:
        self.push(SET_OUT)
        self.ask_all(SHOP, self.present)

    def result(self) -> Result | None:
        return Result(self.players(), self.experience[:], "crossed") if self.over else None


class Trek(Campaign[TrekSheet, TrekView]):
    id, of, package, position_title = "trek", "pass", "tests.campaigns", "Trek"
    rules_version, minutes, age = 1, 10, 4
    seat_counts, usual_seats = (2, 3), 3
    layout, moves = Layout(TrekView, most_seats=3), TREK_MOVES
    options = (TableOption("start", ["rich", "poor"], "poor", "TR-5"),)

    def seats_clause(self) -> str:
        return "TR-2"

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        state = TrekSheet(max(self.seat_counts), rng)
        state.present = state.joined = (1 << seats) - 1
        state.rich = options["start"] == "rich"
        state.experience = [PRICE if state.rich else 0] * state.seats
        state.shop()
        return state

    def next_chapter(self, state: TrekSheet) -> Chapter:
        players = state.players()
        boots = [state.boots[player] for player in players]
        return Chapter(state.ended + 1, "pass", {}, players, {"boots": boots})

    def conclude(self, state: TrekSheet, chapter: Chapter, outcome: msgspec.Struct | None) -> None:
        if isinstance(outcome, Climbed) and not outcome.void:
            for player, steps in zip(chapter.players, outcome.steps, strict=True):
                state.experience[player] += steps
            state.crossed += 1
            state.tell("trek-crossed", -1, {"passes": state.crossed})
        state.over = state.crossed == PASSES
        if not state.over:
            state.shop()

    def seated(self, state: TrekSheet, seat: int) -> None:
        if state.present & ~state.joined:
            state.experience[seat] += state.crossed
            state.joined |= state.present
        state.depth = 0  # whatever was to follow, all shop again
        state.shop()

    def table(self, state: TrekSheet) -> TrekView:
        return TrekView(
            **self.common(state),
            options={"start": "rich" if state.rich else "poor"},
            crossed=state.crossed,
            joined=state.joined,
            experience=state.experience[:],
            boots=state.boots[:],
            opened=["letter"] if state.crossed >= 2 else [],
        )

    def put(self, state: TrekSheet, table: TrekView, given: Any) -> TrekSheet:
        state.joined = table.joined
        state.crossed, state.experience, state.boots = table.crossed, table.experience[:], table.boots[:]
        return state


PASS: Final = Pass()
TREK: Final = Trek()
