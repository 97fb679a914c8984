"""A tiny game for the tests of proposals: together, in silence, all lay stones on one board of 12 x 12 cells.

In a round one seat plays a card from its hand (``lead``) and lays a stone (``place``), which is discussed. Before
that it may lift a stone and lay it elsewhere (``put``). Before a card is played every seat may ask to give up, also
one that is not asked; then all others vote. After three rounds all have won.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from ludarium.core import (
    Bot,
    DeclaredGame,
    Proposal,
    Result,
    Rng,
    State,
    Step,
    StepState,
    TableOption,
    TableView,
    View,
    moves,
)
from ludarium.core.declared import Common
from ludarium.core.game import Talk
from ludarium.core.layout import Layout
from ludarium.core.zones import EVERYBODY, SEAT, Kind, Open, Pile, zone

CELLS: Final = 144
TURNS: Final = "abcdefgh"
ROUNDS: Final = 3
HAND: Final = 3
LEAD, PLACE, PUT, VOTE = range(4)
NAMES: Final = [f"card-{number}" for number in range(1, 13)]

CARD: Final = Kind("card", dict.fromkeys(NAMES, 1), "MO-001")


class MosaicView(TableView, frozen=True, kw_only=True):
    game: Literal["mosaic"] = "mosaic"
    hands: Annotated[dict[int, Pile], zone(CARD, look=SEAT, ordered=False, clause="MO-002")]
    box: Annotated[Pile, zone(CARD, rest=True, ordered=False, clause="MO-002")]
    played: Annotated[list[str], zone(CARD, look=EVERYBODY)]
    cells: Open[list[int]] = []
    voted: Open[bool] = False
    given_up: Open[bool] = False


MOVES: Final = moves.Moves(
    "mosaic",
    moves.Kind("play", clause="MO-003", card=moves.Range(NAMES, ref="card:{}")),
    moves.Kind(
        "place",
        "place {cell} {turn}",
        clause="MO-004",
        cell=moves.Range(range(1, CELLS + 1), ref="cell:{}"),
        turn=moves.Range(TURNS),
    ),
    moves.Kind("lift", clause="MO-005", cell=moves.Range(range(1, CELLS + 1), ref="cell:{}")),
    moves.Kind("give up", clause="MO-006", aside=True),
    moves.Kind("yes", clause="MO-006"),
    moves.Kind("no", clause="MO-006"),
    turn="MO-003",
)
PLACES: Final = MOVES.first("place")
LIFTS: Final = MOVES.first("lift")
GIVE_UP: Final = MOVES.number("give up")
YES: Final = MOVES.number("yes")
NO: Final = MOVES.number("no")


class Lead(Step["MosaicState"]):
    def legal(self, state: "MosaicState", seat: int) -> list[int]:
        cards = sorted(state.hands[seat]) if seat == state.leader else []
        return cards if state.voted else [*cards, GIVE_UP]

    def play(self, state: "MosaicState", seat: int, move: int) -> None:
        state.may = 0
        if move == GIVE_UP:
            state.voted = True
            state.tell("mosaic-vote", seat, {})
            state.push(LEAD, state.leader)
            state.ask_all(VOTE, (1 << state.seats) - 1 & ~(1 << seat), 1)
            return
        state.hands[seat].remove(move)
        state.played.append(move)
        state.tell("mosaic-played", seat, {"card": NAMES[move]})
        state.ask(PLACE, seat)

    def run(self, state: "MosaicState", number: int) -> None:
        state.ask(LEAD, number)


class Place(Step["MosaicState"]):
    def legal(self, state: "MosaicState", seat: int) -> list[int]:
        free = [
            PLACES + cell * len(TURNS) + turn
            for cell in range(CELLS)
            if cell not in state.cells
            for turn in range(len(TURNS))
        ]
        return [*free, *(LIFTS + cell for cell in sorted(state.cells) if state.step == PLACE)]

    def play(self, state: "MosaicState", seat: int, move: int) -> None:
        if move >= LIFTS:
            state.cells.remove(move - LIFTS)
            state.again()
            state.ask(PUT, seat)
            return
        state.cells.append((move - PLACES) // len(TURNS))
        state.tell("mosaic-placed", seat, {"cell": state.cells[-1] + 1})
        if state.step == PLACE:
            state.next_round()

    def run(self, state: "MosaicState", number: int) -> None:
        state.ask(PLACE, state.leader)


class Vote(Step["MosaicState"]):
    """Who says no ends the vote at once; the number tells whether all have agreed up to now."""

    def legal(self, state: "MosaicState", seat: int) -> list[int]:
        return [YES, NO]

    def play(self, state: "MosaicState", seat: int, move: int) -> None:
        if move == NO:
            state.waiting = 0
        elif not state.waiting:
            state.given_up = state.over = True


class MosaicState(StepState):
    def __init__(self, seats: int, rng: Rng) -> None:
        steps = [
            Lead("lead", "play", "give up"),
            Place("place", "place", "lift", discussed=True),
            Place("put", "place", discussed=True),
            Vote("vote", "yes", "no"),
        ]
        super().__init__(seats, rng, steps)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.cells: list[int] = []
        self.voted = False
        self.given_up = False
        self.trust = False
        self.agreement = 0

    @property
    def leader(self) -> int:
        """The seat whose round it is: one card and one stone each in turn."""
        rounds = len(self.played) - (self.step in (PLACE, PUT))
        return rounds % self.seats

    def next_round(self) -> None:
        if len(self.played) == ROUNDS:
            self.over = True
            return
        self.voted = False
        self.may = (1 << self.seats) - 1
        self.ask(LEAD, len(self.played) % self.seats)

    def copy(self) -> "MosaicState":
        twin = MosaicState(self.seats, self.rng.copy())
        self.share(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.played, twin.cells = self.played[:], self.cells[:]
        twin.voted, twin.given_up = self.voted, self.given_up
        twin.trust, twin.agreement = self.trust, self.agreement
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ("hands", "played", "cells", "voted", "given_up", "trust", "agreement")

    def move_table(self) -> moves.Moves:
        return MOVES

    def result(self) -> Result | None:
        if not self.over:
            return None
        won = not self.given_up
        return Result(list(range(self.seats)) if won else [], [int(won)] * self.seats, "won" if won else "given-up")


class WilfulBot(Bot):
    """Wishes the last cell, turned by ``h``, and does what the last who proposed something wished."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.wished: list[int] = []

    def listen(self, proposals: Sequence[Proposal]) -> None:
        self.wished = [one.moves[0] for one in proposals]

    def choose(self, view: View, moves: Sequence[int]) -> int:
        wished = [move for move in self.wished if move in moves]
        return wished[-1] if wished else moves[0]

    def propose(self, view: View, moves: Sequence[int]) -> list[int] | None:
        return [LIFTS - 1] if LIFTS - 1 in moves else None


def stone(state: MosaicState, _seat: int, move: int) -> Common:
    """The card that was played names the stone; the last row is said to be the rim."""
    rim = (move - PLACES) // len(TURNS) >= CELLS - 12
    return Common({"card": NAMES[state.played[-1]]}, ["stone"], "mosaic-move-rim" if rim else "")


class Mosaic(DeclaredGame[MosaicState, MosaicView]):
    id, package, position_title = "mosaic", "tests", "Mosaic position"
    rules_version, minutes, age = 1, 5, 8
    seat_counts, usual_seats = (2, 3, 4), 2
    options = (
        TableOption("talk", ["silent", "trust"], "silent", "MO-007"),
        TableOption("agreement", ["0", "1", "600"], "0", "MO-008"),
    )
    layout, moves = Layout(MosaicView, most_seats=4), MOVES
    families = {"place": stone}
    talk_clause, proposal_clause = "MO-007", "MO-009"

    def seats_clause(self) -> str:
        return "MO-001"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "wilful": WilfulBot}

    def talk(self, view: View) -> Talk:
        assert isinstance(view, MosaicView)
        trusted = view.options["talk"] == "trust" and view.step in ("place", "put")
        return "free" if trusted or view.step == "over" else "limited"

    def agreement(self, options: Mapping[str, str]) -> int:
        return int(options["agreement"])

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        state = MosaicState(seats, rng)
        cards = list(range(len(NAMES)))
        rng.shuffle(cards, NAMES)
        state.hands = [[cards.pop() for _ in range(HAND)] for _ in range(seats)]
        state.trust = options["talk"] == "trust"
        state.agreement = int(options["agreement"])
        state.next_round()
        return state

    def table(self, state: MosaicState) -> MosaicView:
        known = {*state.played, *(card for hand in state.hands for card in hand)}
        return MosaicView(
            **self.common(state),
            options={"talk": "trust" if state.trust else "silent", "agreement": str(state.agreement)},
            hands={seat: [NAMES[card] for card in sorted(hand)] for seat, hand in enumerate(state.hands)},
            box=[name for card, name in enumerate(NAMES) if card not in known],
            played=[NAMES[card] for card in state.played],
            cells=state.cells[:],
            voted=state.voted,
            given_up=state.given_up,
        )

    def put(self, state: MosaicState, table: MosaicView, given: Any) -> MosaicState:
        state.hands = [sorted(NAMES.index(name) for name in hand_of(table, seat)) for seat in range(table.seats)]
        state.played = [NAMES.index(name) for name in table.played]
        state.cells, state.voted, state.given_up = table.cells[:], table.voted, table.given_up
        state.may = (1 << state.seats) - 1 if table.step == "lead" and not table.voted else 0
        return state

    def rules_text(self) -> str:
        return "- **MO-001** Two to four play."


def hand_of(table: MosaicView, seat: int) -> list[str]:
    hand = table.hands[seat]
    assert isinstance(hand, list)
    return hand


GAME: Final = Mosaic()
