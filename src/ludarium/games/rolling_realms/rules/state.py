"""The whole truth of one game of Rolling Realms.

Copies share the Players, and a State clones one only when it is about to change (``own_player``), so a copy costs
the same for any number of seats. All other lists are replaced, never changed in place.
"""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has
from ludarium.core.errors import NotYourTurn
from ludarium.core.moves import Moves
from ludarium.core.result import Result
from ludarium.core.steps import StepState
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules.player import Player
from ludarium.games.rolling_realms.rules.scoring import final_result


class RealmsState(StepState):
    __slots__ = ("drawn", "finished", "owned", "players", "rolls", "round", "rules")

    rules: i64  # their version
    players: list[Player]
    owned: i64  # a bit for each Player that no other State shares
    round: i64  # 1 to 3
    drawn: list[int]  # the realms of all rounds so far, three each
    rolls: list[int]  # of this round: the first die, and the second three bits higher
    finished: list[int]  # a packed score for each seat, round after round

    def copy(self) -> "RealmsState":
        twin = RealmsState(self.seats, self.rng.copy(), self.steps)
        self.share(twin)
        twin.rules = self.rules
        twin.players = self.players
        twin.owned = 0
        twin.round = self.round
        twin.drawn = self.drawn
        twin.rolls = self.rolls
        twin.finished = self.finished
        return twin

    def own(self) -> None:
        super().own()
        self.players = self.players[:]
        self.owned = 0

    def own_player(self, seat: i64) -> Player:
        """The Player of a seat, to be changed."""
        player = self.players[seat]
        if not has(self.owned, seat):
            player = player.copy()
            self.players[seat] = player
            self.owned |= bit_of(seat)
        return player

    def field_names(self) -> tuple[str, ...]:
        return ("rules", "round", "drawn", "rolls", "finished", "players")

    def left_out(self) -> tuple[str, ...]:
        return ("owned",)

    def move_table(self) -> Moves:
        return MOVES

    @property
    def turn_number(self) -> int:
        """The turn of the round, 1 to 9: the number of the step that asks."""
        return self.number

    def everybody(self) -> i64:
        """All seats, as a bit mask."""
        return bit_of(self.seats) - 1

    def result(self) -> Result | None:
        return final_result(self.seats, self.finished) if self.over else None

    def not_your_turn(self, seat: i64) -> NotYourTurn:
        if seat < 0 or seat >= self.seats:
            return NotYourTurn("no-such-seat", {"seat": seat, "seats": self.seats}, "RR-001")
        if self.over:
            return NotYourTurn("realms-no-game-over", {"seat": seat}, "RR-160")
        return NotYourTurn("realms-no-ready", {}, "RR-A34")
