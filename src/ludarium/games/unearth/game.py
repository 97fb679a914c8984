"""Unearth, as the house knows it."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec

from ludarium.core.bot import Bot
from ludarium.core.events import Event
from ludarium.core.game import Arguments, Game, Json
from ludarium.core.ledger import own_ledger
from ludarium.core.option import Option, TableOption
from ludarium.core.position import read_position, schema_of
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.unearth.components import AGES, CARDS, COMPONENTS, NAMED, STONES, ages_in_use, ruin_names
from ludarium.games.unearth.engine.field import stones_in, wonders_in
from ludarium.games.unearth.engine.moves import GREATER, LESSER
from ludarium.games.unearth.engine.setup import start_game
from ludarium.games.unearth.engine.state import NOTHING, UnearthState
from ludarium.games.unearth.engine.table import fill_table
from ludarium.games.unearth.greedy import GreedyBot
from ludarium.games.unearth.hints import reason_of
from ludarium.games.unearth.labels import option_of
from ludarium.games.unearth.log import told
from ludarium.games.unearth.notation import NOTATIONS
from ludarium.games.unearth.placing import state_of
from ludarium.games.unearth.position import POSITION, Position, position_of
from ludarium.games.unearth.sampling import sample_state
from ludarium.games.unearth.terminal import draw_table
from ludarium.games.unearth.view import UnearthView, seat_view, view_of

fill_table()


class Unearth(Game):
    """Roll delvers onto ruins: high rolls claim them, low rolls bring stones for wonders."""

    id = "unearth"
    package = "ludarium.games.unearth"
    rules_version = 1
    seat_counts = tuple(COMPONENTS.game.players)  # UN-016
    minutes = 45
    age = 8
    options: ClassVar[tuple[TableOption, ...]] = (TableOption("promos", ["off", "on"], "off", "UN-A54"),)
    decks = ("delver_deck", "ruin_deck", "lesser", "greater")
    notations = NOTATIONS

    def seats_clause(self) -> str:
        return "UN-016"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {**super().bots(), "greedy": GreedyBot}

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return start_game(seats, options["promos"] == "on", rng)

    def option(self, state: State, seat: int, move: int) -> Option:
        return option_of(unearth(state), seat, move)

    def hint_reason(self, view: View, moves: Sequence[int]) -> tuple[str, Arguments]:
        assert isinstance(view, UnearthView)
        return reason_of(view, moves)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(unearth(state), seat)

    def seat_view(self, public: View, state: State, seat: int) -> View:
        assert isinstance(public, UnearthView)
        return seat_view(public, unearth(state), seat)

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, UnearthView)
        return sample_state(view, rng)

    def position(self, state: State) -> Json:
        shown: Json = msgspec.to_builtins(position_of(unearth(state)), str_keys=True)
        return shown

    def load(self, position: Json, seed: int | bytes = 0) -> State:
        read, seats, options = read_position(self, position, POSITION, max(self.seat_counts) - 1)
        rng = Rng(seed) if isinstance(seed, bytes) else Rng.of(seed)
        return state_of(read, seats, options["promos"] == "on", rng)

    def position_schema(self) -> Json:
        return schema_of(Position, "Unearth position")

    def rules_text(self) -> str:
        return own_ledger(self.id)

    def components(self, state: State) -> dict[str, int]:
        """UN-001 to UN-011: every die, ruin, card, stone and wonder is somewhere, once."""
        truth = unearth(state)
        count = dict.fromkeys([*(ruin.id for ruin in COMPONENTS.ruin), *CARDS, *STONES], 0)
        for mask in [*truth.claimed, *truth.hidden, truth.box]:
            for name in ruin_names(mask):
                count[name] = count.get(name, 0) + 1
        for card in [*truth.ruins, *truth.ruin_deck[: truth.ruin_left]]:
            if card != NOTHING:
                count[AGES[card]] = count.get(AGES[card], 0) + 1
        if truth.age != NOTHING and AGES[truth.age] not in count:
            count[AGES[truth.age]] = 1
        count["end of age cards"] = sum(count.pop(AGES[card], 0) for card in ages_in_use(truth.promos))
        count_cards(truth, count)
        count_stones(truth, count)
        count_wonders(truth, count)
        lying = sum(1 for entry in truth.dice if entry)
        rolling = truth.roll_die != NOTHING and not truth.dice[truth.roll_die]
        count["dice"] = lying + int(truth.pool).bit_count() + rolling
        return count

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, UnearthView)
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        lines: list[str] = []
        for part in told(event, say):
            lines += super().log_lines(part, names, say)
        return lines


def count_cards(truth: UnearthState, count: dict[str, int]) -> None:
    for number, name in enumerate(CARDS):
        packed = [*truth.hands, truth.discard]
        count[name] = sum(cards >> 4 * number & 15 for cards in packed)
        count[name] += truth.deck[: truth.deck_left].count(number) + (truth.in_play == number)


def count_stones(truth: UnearthState, count: dict[str, int]) -> None:
    laid = [colour for field in truth.fields for _, colour in stones_in(field)]
    for number, name in enumerate(STONES):
        packed = [truth.bag, truth.drawn_stones, *truth.stones_on]
        count[name] = sum(stones >> 4 * number & 15 for stones in packed)
        count[name] += laid.count(number) + (truth.stone == number)


def count_wonders(truth: UnearthState, count: dict[str, int]) -> None:
    built = [(wonder, points) for field in truth.fields for _, wonder, points in wonders_in(field)]
    named = [wonder for wonder, _ in built if wonder < GREATER]
    laid = [wonder for wonder in range(len(NAMED)) if truth.laid >> wonder & 1]
    count["named wonders"] = len(set(named + laid))
    lesser = truth.lesser[: truth.lesser_left] + [points for wonder, points in built if wonder == LESSER]
    greater = truth.greater[: truth.greater_left] + [points for wonder, points in built if wonder == GREATER]
    for points in sorted(set(lesser)):
        count[f"lesser {points}"] = lesser.count(points)
    for points in sorted(set(greater)):
        count[f"greater {points}"] = greater.count(points)


def unearth(state: State) -> UnearthState:
    assert isinstance(state, UnearthState)
    return state


GAME = Unearth()
