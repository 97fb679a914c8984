"""Near and Far as the house knows it."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ludarium.core.bot import Bot
from ludarium.core.dealing import Known
from ludarium.core.declared import DeclaredGame
from ludarium.core.events import Event
from ludarium.core.game import Arguments
from ludarium.core.ledger import own_ledger
from ludarium.core.option import TableOption
from ludarium.core.pages import Page
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import Facts, View
from ludarium.games.near_and_far.asked import prepare, put_asked
from ludarium.games.near_and_far.book import page
from ludarium.games.near_and_far.bots.greedy import GreedyBot
from ludarium.games.near_and_far.components import COMPONENTS
from ludarium.games.near_and_far.facts import NearFacts, facts_of
from ludarium.games.near_and_far.hints import reason_of
from ludarium.games.near_and_far.known import guess_drops, known_to
from ludarium.games.near_and_far.labels import LABELS
from ludarium.games.near_and_far.log import told
from ludarium.games.near_and_far.moves import MOVES
from ludarium.games.near_and_far.put import put_table
from ludarium.games.near_and_far.rules.setup import blank_state, start_game
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.table import LAYOUT, NearView
from ludarium.games.near_and_far.terminal import draw_table
from ludarium.games.near_and_far.truth import table_of


class NearAndFar(DeclaredGame[NearState, NearView]):
    """Equip a party in town, wander, meet strangers, and be the one of whom they tell at the end."""

    id = "near_and_far"
    package = "ludarium.games.near_and_far"
    position_title = "Near and Far position"
    rules_version = 1
    seat_counts = tuple(COMPONENTS.game.seats)
    usual_seats = 3
    minutes = 120
    age = 13
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("mode", ["first-adventure", "arcade"], "first-adventure", "NF-001"),
        TableOption("side", ["dusk", "day"], "dusk", "NF-369"),
        TableOption("quests", ["usual", "more"], "usual", "NF-386"),
        TableOption("length", ["usual", "long"], "usual", "NF-389"),
        TableOption("first", ["random", "0", "1", "2", "3"], "random", "NF-A08"),
    )
    layout = LAYOUT
    moves = MOVES
    labels = LABELS
    facts_type = NearFacts

    def choices(self, option: TableOption, seats: int) -> list[str]:
        if option.id == "first":
            return ["random", *map(str, range(seats))]
        return option.choices

    def seats_clause(self) -> str:
        return "NF-050"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "greedy": GreedyBot}

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return start_game(seats, options, rng)

    def blank(self, seats: int, options: dict[str, str], rng: Rng) -> NearState:
        return blank_state(seats, options, rng)

    # The table.

    def table(self, state: NearState) -> NearView:
        return table_of(state, self.common(state))

    def prepared(self, given: Any, fresh: NearView) -> tuple[Any, NearView]:
        return prepare(given, fresh)

    def put(self, state: NearState, table: NearView, given: Any) -> NearState:
        return put_asked(put_table(state, table), table)

    def known(self, view: NearView, rng: Rng) -> Known:
        return known_to(view, rng)

    def guess(self, view: NearView, table: NearView, rng: Rng) -> NearView:
        return guess_drops(view, table, rng)

    def facts(self, view: View) -> Facts:
        assert isinstance(view, NearView)
        return facts_of(view)

    # For people.

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        assert isinstance(view, NearView)
        return reason_of(view, moves)

    def rules_text(self) -> str:
        return own_ledger(self.id)

    def pages(self, view: View) -> Sequence[str]:
        assert isinstance(view, NearView)
        return view.pages

    def page(self, name: str, language: str) -> Page:
        return page(name, language) or super().page(name, language)

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, NearView)
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        return super().log_lines(told(event, say), names, say)


GAME = NearAndFar()
