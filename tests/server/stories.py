"""Courses made from rows, without a house: whatever happened, and when."""

from ludarium.core.game import Json
from ludarium.core.record import Seed
from ludarium.core.registry import games
from ludarium.server.storage.rows import (
    Clock,
    Draft,
    Head,
    Made,
    Row,
    Seat,
    TakenBack,
    UndoRule,
    encoded,
    seat_draft,
)
from ludarium.server.tables.state import TableState
from tests.server.berries import GAME


class Story:
    """A log that is written row by row; ``state`` is what follows from it."""

    def __init__(
        self,
        game: str = "berries",
        seats: int = 2,
        clock: Clock | None = None,
        undo: UndoRule = "free",
        bots: tuple[int, ...] = (),
        rules: int | None = None,
        start: Json | None = None,
        public: bool = False,
    ) -> None:
        games().setdefault("berries", GAME)
        version = games()[game].rules_version if rules is None else rules
        self.head = Head("amber-gate-k3v9qx", game, version, Seed(key="07" * 32), start)
        self.rows: list[Row] = []
        self.state = TableState(self.head)
        options = games()[game].complete_options(seats, {})
        made = Made(seats, options, public, "instant", "g0", clock=clock, undo=undo)
        self.add(0.0, Draft("made", -1, 0, encoded(made)))
        for seat in range(seats):
            kind = (
                Seat("bot", "", "random", "random", "") if seat in bots else Seat("person", f"g{seat}", f"G{seat}")
            )
            self.add(0.0, seat_draft(seat, kind))
        self.add(0.0, Draft("start"))

    @classmethod
    def of(cls, other: "Story") -> "Story":
        """An independent copy."""
        twin = cls.__new__(cls)
        twin.head, twin.rows, twin.state = other.head, other.rows[:], other.again()
        return twin

    def add(self, at: float, draft: Draft) -> None:
        row = Row(self.head.id, len(self.rows), *draft, at)
        self.rows.append(row)
        self.state.apply(row)

    def move(self, at: float, seat: int, notation: str) -> None:
        self.add(at, Draft("move", seat, self.state.game.parse(notation)))

    def take_back(self, at: float, seat: int, taken: TakenBack) -> None:
        self.add(at, Draft("undo", seat, 0, encoded(taken)))

    def stand_in(self, at: float, seat: int, bot: str) -> None:
        sits = self.state.seats[seat]
        self.add(at, seat_draft(seat, Seat(sits.kind, sits.guest, sits.name, "", sits.salt, bot)))

    def again(self) -> TableState:
        """What another worker, or the same after a power cut, makes of the rows."""
        return TableState.of(self.head, self.rows)
