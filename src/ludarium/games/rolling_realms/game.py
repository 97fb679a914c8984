"""Rolling Realms, as the house knows it."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec

from ludarium.core.bot import Bot
from ludarium.core.events import Event
from ludarium.core.game import Arguments, Game, Json
from ludarium.core.ledger import own_ledger
from ludarium.core.option import Option
from ludarium.core.position import read_position, schema_of
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS, RESOURCES
from ludarium.games.rolling_realms.engine.player import SHOWN
from ludarium.games.rolling_realms.engine.resources import CAP, FIELD, SHIFTS
from ludarium.games.rolling_realms.engine.state import RealmsState, new_game
from ludarium.games.rolling_realms.greedy import GreedyBot
from ludarium.games.rolling_realms.hints import reason_of
from ludarium.games.rolling_realms.labels import option_of
from ludarium.games.rolling_realms.log import share, told
from ludarium.games.rolling_realms.notation import NOTATIONS
from ludarium.games.rolling_realms.placing import state_of
from ludarium.games.rolling_realms.planner import PlannerBot
from ludarium.games.rolling_realms.position import POSITION, Position, position_of
from ludarium.games.rolling_realms.sampling import sample_state
from ludarium.games.rolling_realms.terminal import draw_table
from ludarium.games.rolling_realms.view import RealmsView, seat_view, unused_realms, view_of

USUAL_SEATS = 2  # of a position that does not say


class RollingRealms(Game):
    """Nine turns in three little realms, everybody with the same dice; three rounds of stars."""

    id = "rolling_realms"
    package = "ludarium.games.rolling_realms"
    rules_version = 2
    older_rules = (1,)
    seat_counts = tuple(COMPONENTS.game.players)  # RR-001, RR-003
    minutes = 30  # RR-002
    age = 10  # RR-002
    score_parts: ClassVar[int] = 10  # tenths of stars
    daily: ClassVar[bool] = True
    notations = NOTATIONS

    def seats_clause(self) -> str:
        return "RR-001"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "greedy": GreedyBot, "planner": PlannerBot}

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return new_game(seats, rng, self.rules_version)

    def option(self, state: State, seat: int, move: int) -> Option:
        return option_of(realms(state).players[seat], move)

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        assert isinstance(view, RealmsView)
        return reason_of(view, moves)

    def share(self, state: State, seat: int) -> tuple[str, Arguments]:
        """RR-A38: a finished game of one seat as a text to pass on: a text id with arguments."""
        return share(realms(state), seat)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(realms(state), seat)

    def seat_view(self, public: View, state: State, seat: int) -> View:
        assert isinstance(public, RealmsView)
        return seat_view(public, realms(state), seat)

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, RealmsView)
        return sample_state(view, rng)

    def position(self, state: State) -> Json:
        shown: Json = msgspec.to_builtins(position_of(realms(state)), str_keys=True)
        return shown

    def load(self, position: Json, seed: int | bytes = 0) -> State:
        read, seats, _ = read_position(self, position, POSITION, USUAL_SEATS)
        rng = Rng(seed) if isinstance(seed, bytes) else Rng.of(seed)
        return state_of(read, seats, rng, self.rules_version)

    def position_schema(self) -> Json:
        return schema_of(Position, "Rolling Realms position")

    def rules_text(self) -> str:
        return own_ledger(self.id)

    def components(self, state: State) -> dict[str, int]:
        """RR-008, RR-010, RR-011: two dice, each realm once, and the symbols of every resource card."""
        truth = realms(state)
        dice = (truth.rolls[-1] & SHOWN, truth.rolls[-1] >> 3)
        count = {"dice": sum(1 <= die <= COMPONENTS.game.faces for die in dice)}
        unused = unused_realms(truth)
        for number, name in enumerate(REALMS):
            count[name] = truth.drawn.count(number) + unused.count(name)
        for seat, player in enumerate(truth.players):
            for name, bits in zip(RESOURCES, SHIFTS, strict=True):
                gained, spent = player.gained >> bits & FIELD, player.spent >> bits & FIELD
                count[f"{name}s of {seat} within 0 to {CAP}"] = int(0 <= spent <= gained <= CAP)
        return count

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, RealmsView)
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        return super().log_lines(told(event, say), names, say)


def realms(state: State) -> RealmsState:
    assert isinstance(state, RealmsState)
    return state


GAME = RollingRealms()
