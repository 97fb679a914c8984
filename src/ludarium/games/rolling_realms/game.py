"""Rolling Realms, as the house knows it."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ludarium.core.bot import Bot
from ludarium.core.declared import DeclaredGame
from ludarium.core.events import Event
from ludarium.core.game import Arguments
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import Facts, View
from ludarium.games.rolling_realms import loading
from ludarium.games.rolling_realms.bots.greedy import GreedyBot
from ludarium.games.rolling_realms.bots.planner import PlannerBot
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.facts import RealmsFacts, facts_of
from ludarium.games.rolling_realms.hints import reason_of
from ludarium.games.rolling_realms.labels import label_of
from ludarium.games.rolling_realms.log import share, told
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules.rounds import blank_state, new_game
from ludarium.games.rolling_realms.rules.state import RealmsState
from ludarium.games.rolling_realms.table import LAYOUT, RealmsView, table_of
from ludarium.games.rolling_realms.terminal import draw_table


class RollingRealms(DeclaredGame[RealmsState, RealmsView]):
    """Nine turns in three little realms, everybody with the same dice; three rounds of stars."""

    id = "rolling_realms"
    package = "ludarium.games.rolling_realms"
    position_title = "Rolling Realms position"
    rules_version = 2
    older_rules = (1,)
    seat_counts = tuple(COMPONENTS.game.players)  # RR-001, RR-003
    usual_seats = 2
    minutes = 30  # RR-002
    age = 10  # RR-002
    score_parts: ClassVar[int] = 10  # tenths of stars
    daily: ClassVar[bool] = True
    layout = LAYOUT
    moves = MOVES
    labels = dict.fromkeys(MOVES.kinds, label_of)
    facts_type = RealmsFacts

    def seats_clause(self) -> str:
        return "RR-001"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "greedy": GreedyBot, "planner": PlannerBot}

    # The table.

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return new_game(seats, rng, self.rules_version)

    def blank(self, seats: int, options: dict[str, str], rng: Rng) -> RealmsState:
        return blank_state(seats, rng, self.rules_version)

    def table(self, state: RealmsState) -> RealmsView:
        return table_of(state, self.common(state))

    def prepared(self, given: Any, fresh: RealmsView) -> tuple[Any, RealmsView]:
        return loading.prepared(given, fresh, self.rules_version)

    def put(self, state: RealmsState, table: RealmsView, given: Any) -> RealmsState:
        return loading.put(state, table, given)

    # For people.

    def facts(self, view: View) -> Facts:
        assert isinstance(view, RealmsView)
        return facts_of(view)

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        assert isinstance(view, RealmsView)
        return reason_of(view, moves)

    def share(self, state: State, seat: int) -> tuple[str, Arguments]:
        """RR-A38: a finished game of one seat as a text to pass on: a text id with arguments."""
        assert isinstance(state, RealmsState)
        return share(state, seat)

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, RealmsView)
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        return super().log_lines(told(event, say), names, say)


GAME = RollingRealms()
