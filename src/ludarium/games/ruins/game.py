"""Ruins, as the house knows it."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ludarium.core.bot import Bot
from ludarium.core.dealing import Known
from ludarium.core.declared import DeclaredGame
from ludarium.core.events import Event
from ludarium.core.game import Arguments, Composed
from ludarium.core.option import TableOption
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import Facts, View
from ludarium.games.ruins.bots.greedy import GreedyBot
from ludarium.games.ruins.bots.hints import reason_of
from ludarium.games.ruins.components import COMPONENTS
from ludarium.games.ruins.compose import ChosenFacts, compose
from ludarium.games.ruins.facts import RuinsFacts, facts_of
from ludarium.games.ruins.labels import LABELS
from ludarium.games.ruins.log import told
from ludarium.games.ruins.moves import MOVES
from ludarium.games.ruins.put import prepare, put_table
from ludarium.games.ruins.rules.settings import Settings
from ludarium.games.ruins.rules.setup import blank_state, start_game
from ludarium.games.ruins.rules.state import RuinsState
from ludarium.games.ruins.table import LAYOUT, RuinsView, guess_sides, known_to, table_of
from ludarium.games.ruins.terminal import draw_table


class Ruins(DeclaredGame[RuinsState, RuinsView]):
    """Lay sets of equal ruins, make them stronger for good, get rid of the hand first."""

    id = "ruins"
    package = "ludarium.games.ruins"
    position_title = "Ruins position"
    rules_version = 2
    older_rules = (1,)
    seat_counts = tuple(COMPONENTS.game.players)  # RU-001
    usual_seats = 4
    minutes = 30  # RU-002
    age = 13  # RU-003
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("match_skips", ["on", "off"], "on", "RU-A52"),
        TableOption("force_ties", ["all", "first"], "all", "RU-A53"),
        TableOption("market", ["normal", "dear"], "normal", "RU-A54"),
        TableOption("starter", ["random", "0", "1", "2", "3", "4"], "random", "RU-A11"),
    )
    decks = ("deck", "discovery_deck")
    layout = LAYOUT
    moves = MOVES
    labels = LABELS
    facts_type = RuinsFacts
    chosen_type = ChosenFacts

    def choices(self, option: TableOption, seats: int) -> list[str]:
        return ["random", *map(str, range(seats))] if option.id == "starter" else option.choices

    def seats_clause(self) -> str:
        return "RU-001"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "greedy": GreedyBot}

    def compose(self, state: State, seat: int, refs: Sequence[str]) -> Composed:
        return compose(ruins(state), seat, refs)

    # The table.

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return start_game(seats, Settings(seats, options, self.rules_version), rng)

    def blank(self, seats: int, options: dict[str, str], rng: Rng) -> RuinsState:
        return blank_state(seats, rng, Settings(seats, options, self.rules_version))

    def table(self, state: RuinsState) -> RuinsView:
        return table_of(state, self.common(state))

    def prepared(self, given: Any, fresh: RuinsView) -> tuple[Any, RuinsView]:
        return given, prepare(given, fresh)

    def put(self, state: RuinsState, table: RuinsView, given: Any) -> RuinsState:
        return put_table(state, table, given)

    def known(self, view: RuinsView, rng: Rng) -> Known:
        return known_to(view)

    def guess(self, view: RuinsView, table: RuinsView, rng: Rng) -> RuinsView:
        return guess_sides(view, table, rng)

    def components(self, state: State) -> dict[str, int]:
        """RU-010, RU-011, RU-013, RU-014: besides ruins and discoveries the claims of each seat, used or not."""
        claims = zip(ruins(state).claims, ruins(state).unused_claims, strict=True)
        used = {f"claims of {seat}": used.bit_count() + left for seat, (used, left) in enumerate(claims)}
        return {**super().components(state), **used}

    # For people.

    def facts(self, view: View) -> Facts:
        assert isinstance(view, RuinsView)
        return facts_of(view)

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        assert isinstance(view, RuinsView)
        return reason_of(view, moves)

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, RuinsView)
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        lines: list[str] = []
        for part in told(event):
            lines += super().log_lines(part, names, say)
        return lines


def ruins(state: State) -> RuinsState:
    assert isinstance(state, RuinsState)
    return state


GAME = Ruins()
