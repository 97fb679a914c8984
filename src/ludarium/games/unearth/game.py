"""Unearth, as the house knows it."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ludarium.core.bot import Bot
from ludarium.core.dealing import Known
from ludarium.core.declared import DeclaredGame
from ludarium.core.events import Event
from ludarium.core.game import Arguments
from ludarium.core.option import TableOption
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import Facts, View
from ludarium.games.unearth.bots.greedy import GreedyBot
from ludarium.games.unearth.bots.hints import reason_of
from ludarium.games.unearth.components import COMPONENTS
from ludarium.games.unearth.facts import UnearthFacts, facts_of
from ludarium.games.unearth.labels import LABELS
from ludarium.games.unearth.log import told
from ludarium.games.unearth.moves import MOVES
from ludarium.games.unearth.put import prepare, put_table
from ludarium.games.unearth.rules.setup import blank_state, start_game
from ludarium.games.unearth.rules.state import UnearthState
from ludarium.games.unearth.table import LAYOUT, UnearthView, known_to, table_of, with_promos
from ludarium.games.unearth.terminal import draw_table


class Unearth(DeclaredGame[UnearthState, UnearthView]):
    """Roll delvers onto ruins: high rolls claim them, low rolls bring stones for wonders."""

    id = "unearth"
    package = "ludarium.games.unearth"
    position_title = "Unearth position"
    rules_version = 1
    seat_counts = tuple(COMPONENTS.game.players)  # UN-016
    usual_seats = 3
    minutes = 45
    age = 8
    options: ClassVar[tuple[TableOption, ...]] = (TableOption("promos", ["off", "on"], "off", "UN-A54"),)
    decks = ("delver_deck", "ruin_deck", "lesser", "greater")
    layout = LAYOUT
    moves = MOVES
    labels = LABELS
    facts_type = UnearthFacts

    def seats_clause(self) -> str:
        return "UN-016"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "greedy": GreedyBot}

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return start_game(seats, with_promos(options), rng)

    def blank(self, seats: int, options: dict[str, str], rng: Rng) -> UnearthState:
        return blank_state(seats, rng, with_promos(options))

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        assert isinstance(view, UnearthView)
        return reason_of(view, moves)

    # The table.

    def table(self, state: UnearthState) -> UnearthView:
        return table_of(state, self.common(state))

    def prepared(self, given: Any, fresh: UnearthView) -> tuple[Any, UnearthView]:
        return prepare(given, fresh), fresh

    def resume(self, state: UnearthState, table: UnearthView) -> None:
        """Nothing yet: ``put`` finds out from the whole table what is asked and what follows."""

    def put(self, state: UnearthState, table: UnearthView, given: Any) -> UnearthState:
        return put_table(state, table, given)

    def known(self, view: UnearthView, rng: Rng) -> Known:
        return known_to(view, rng)

    def facts(self, view: View) -> Facts:
        assert isinstance(view, UnearthView)
        return facts_of(view)

    def components(self, state: State) -> dict[str, int]:
        """Everything once; of the cities and events one card, whichever it is (UN-024)."""
        count = super().components(state)
        count["end of age"] = count.pop("city", 0) + count.pop("event", 0)
        return count

    # For people.

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, UnearthView)
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        lines: list[str] = []
        for part in told(event, say):
            lines += super().log_lines(part, names, say)
        return lines


GAME = Unearth()
