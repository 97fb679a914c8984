"""Ruins, as the house knows it."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec

from ludarium.core.bot import Bot
from ludarium.core.events import Event
from ludarium.core.game import Arguments, Composed, Game, Json
from ludarium.core.ledger import own_ledger
from ludarium.core.option import Option, TableOption
from ludarium.core.position import read_position, schema_of
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUINS, ruins_in_use
from ludarium.games.ruins.compose import compose
from ludarium.games.ruins.engine.on_table import Settings
from ludarium.games.ruins.engine.rounds import start_game
from ludarium.games.ruins.engine.state import NO_DISCOVERY, RuinsState
from ludarium.games.ruins.engine.table import fill_table
from ludarium.games.ruins.greedy import GreedyBot
from ludarium.games.ruins.hints import reason_of
from ludarium.games.ruins.labels import option_of, options_of
from ludarium.games.ruins.log import told
from ludarium.games.ruins.notation import NOTATIONS
from ludarium.games.ruins.placing import state_of
from ludarium.games.ruins.position import POSITION, Position, position_of
from ludarium.games.ruins.sampling import sample_state
from ludarium.games.ruins.seeing import seat_view, seats_of, view_of
from ludarium.games.ruins.terminal import draw_table
from ludarium.games.ruins.view import RuinsView

fill_table()


class Ruins(Game):
    """Lay sets of equal ruins, make them stronger for good, get rid of the hand first."""

    id = "ruins"
    package = "ludarium.games.ruins"
    rules_version = 1
    seat_counts = tuple(COMPONENTS.game.players)  # RU-001
    minutes = 30  # RU-002
    age = 13  # RU-003
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("match_skips", ["on", "off"], "on", "RU-A52"),
        TableOption("force_ties", ["all", "first"], "all", "RU-A53"),
        TableOption("market", ["normal", "dear"], "normal", "RU-A54"),
        TableOption("starter", ["random", "0", "1", "2", "3", "4"], "random", "RU-A11"),
    )
    decks = ("deck", "discovery_deck")
    notations = NOTATIONS

    def choices(self, option: TableOption, seats: int) -> list[str]:
        if option.id == "starter":
            return ["random", *map(str, range(seats))]
        return option.choices

    def seats_clause(self) -> str:
        return "RU-001"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "greedy": GreedyBot}

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return start_game(seats, Settings(seats, options), rng)

    def option(self, state: State, seat: int, move: int) -> Option:
        return option_of(ruins(state), move)

    def offered(self, state: State, seat: int) -> list[Option]:
        return options_of(state, seat)

    def compose(self, state: State, seat: int, refs: Sequence[str]) -> Composed:
        return compose(ruins(state), seat, refs)

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        assert isinstance(view, RuinsView)
        return reason_of(view, moves)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def seat_view(self, public: View, state: State, seat: int) -> View:
        return seat_view(public, state, seat)

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, RuinsView)
        return sample_state(view, rng)

    def position(self, state: State) -> Json:
        shown: Json = msgspec.to_builtins(position_of(ruins(state)), str_keys=True)
        return shown

    def load(self, position: Json, seed: int | bytes = 0) -> State:
        read, seats, options = read_position(self, position, POSITION, max(self.seat_counts) - 1)
        rng = Rng(seed) if isinstance(seed, bytes) else Rng.of(seed)
        return state_of(read, seats, options, rng)

    def position_schema(self) -> Json:
        return schema_of(Position, "Ruins position")

    def rules_text(self) -> str:
        return own_ledger(self.id)

    def components(self, state: State) -> dict[str, int]:
        """RU-010, RU-011, RU-013, RU-014: each ruin in use and each discovery once, torches and claims."""
        truth = ruins(state)
        count = dict.fromkeys([*(RUINS[r] for r in ruins_in_use(truth.seats)), *DISCOVERIES], 0)
        piles = [play[3] for play in truth.pile]
        for mask in [*truth.hands, *piles, truth.discard]:
            for ruin in seats_of(mask):
                count[RUINS[ruin]] += 1
        for ruin in truth.deck:
            count[RUINS[ruin]] += 1
        for number in [*truth.discoveries, *(one for one in truth.market if one != NO_DISCOVERY)]:
            count[DISCOVERIES[number]] += 1
        for number, ruin in enumerate(truth.cards.on):
            count[DISCOVERIES[number]] += ruin >= 0
        for seat in range(truth.seats):
            count[f"claims of {seat}"] = truth.claims[seat].bit_count() + truth.unused_claims[seat]
            count[f"torches of {seat} within 0 to 3"] = int(0 <= truth.lit[seat] <= COMPONENTS.game.torches)
        return count

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
