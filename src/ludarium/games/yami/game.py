"""Yami, a single mission, as the house knows it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from ludarium.core.bot import Bot, RandomBot
from ludarium.core.dealing import Known
from ludarium.core.declared import DeclaredGame
from ludarium.core.errors import BadOption, NotAllowed
from ludarium.core.events import Event
from ludarium.core.game import Talk
from ludarium.core.option import Option, TableOption
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import Facts, View
from ludarium.games.yami.asked import prepare, put_asked
from ludarium.games.yami.bots.greedy import GreedyBot
from ludarium.games.yami.bots.partner import PartnerBot
from ludarium.games.yami.components import BASES, COUNTS, DEALS, MISSIONS, POWER_SITES
from ludarium.games.yami.facts import YamiFacts, facts_of
from ludarium.games.yami.knowledge import guess_discards, known_to
from ludarium.games.yami.labels import FAMILIES, LABELS
from ludarium.games.yami.log import told
from ludarium.games.yami.moves import GIVE_UP, MOVES, VOTE_NO
from ludarium.games.yami.put import put_table
from ludarium.games.yami.rules.settings import MOON_OPTIONS, ON, RANDOM, VINE_OPTIONS, Settings
from ludarium.games.yami.rules.setup import blank_state, start_game
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import LAYOUT, YamiView, table_of
from ludarium.games.yami.terminal import draw_table

DISCUSSED: Final = ("place", "put", "after")  # the steps of phase 3, and those to which others may propose
PROPOSALS: Final = (["place"], ["lift", "place"])  # by the kinds of their moves
OFF_ON: Final = ["off", "on"]
CLEANSED: Final = VINE_OPTIONS[:3]  # YA-A51: what a single mission 22 begins with


class CalmBot(RandomBot):
    """Any card and any placement, but it never calls for giving up, and agrees if others do (YA-A47)."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return self.pick(moves)

    def pick(self, moves: Sequence[int]) -> int:
        return super().pick([move for move in moves if move not in (GIVE_UP, VOTE_NO)])


class Yami(DeclaredGame[YamiState, YamiView]):
    """Win tricks together, place what they bring, surround every mission token in seven rounds."""

    id = "yami"
    package = "ludarium.games.yami"
    position_title = "Yami position"
    rules_version = 1
    seat_counts = tuple(DEALS)  # YA-144
    usual_seats = 3
    minutes = 20
    age = 10
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("mission", [str(mission) for mission in MISSIONS], "1", "YA-A51"),
        TableOption("mode", ["day", "night"], "day", "YA-A51"),
        *(TableOption(base, OFF_ON, "off", "YA-A51") for base in BASES),
        TableOption("power", [str(number) for number in range(COUNTS["power"] + 1)], "0", "YA-A51"),
        *(TableOption(moon, OFF_ON, "off", "YA-A51") for moon in MOON_OPTIONS),
        *(TableOption(vine, OFF_ON, "on" if vine in CLEANSED else "off", "YA-A51") for vine in VINE_OPTIONS),
        TableOption("first", [RANDOM, "0", "1", "2", "3"], RANDOM, "YA-A08"),
        TableOption("teaching", OFF_ON, "off", "YA-A51"),
        TableOption("talk", ["proposals", "free"], "proposals", "YA-A10"),
        TableOption("agreement", ["none", "30", "60", "120"], "none", "YA-A11"),
    )
    decks = ("automa_deck",)
    layout = LAYOUT
    moves = MOVES
    labels = LABELS
    families = FAMILIES
    talk_clause = "YA-A10"
    proposal_clause = "YA-A10"
    facts_type = YamiFacts

    def choices(self, option: TableOption, seats: int) -> list[str]:
        if option.id == "first":
            return [RANDOM, *map(str, range(seats))]
        return option.choices

    def clash(self, options: Mapping[str, str]) -> BadOption | None:
        """YA-A38: a base needs a power site of its own."""
        if sum(options.get(base) == ON for base in BASES) > POWER_SITES:
            return BadOption("yami-no-more-sites", {"sites": POWER_SITES}, "YA-A38")
        return None

    def talk(self, view: View) -> Talk:
        """YA-A09, YA-A10: silence from the deal to the end; on trust free in phase 3."""
        assert isinstance(view, YamiView)
        trusted = view.options["talk"] == "free" and view.step in DISCUSSED
        return "free" if trusted or view.step == "over" else "limited"

    def proposable(self, state: State, seat: int, moves: Sequence[int]) -> list[Option]:
        """YA-A10, YA-A54: a placement of the tile at hand, or a tile lifted and placed elsewhere."""
        options = super().proposable(state, seat, moves)
        if [self.moves.kind(move).name for move in moves] not in PROPOSALS:
            raise NotAllowed("yami-no-such-proposal", {}, self.proposal_clause)
        return options

    def agreement(self, options: Mapping[str, str]) -> int:
        """YA-A11: a placement may have to wait until the others agree."""
        seconds = options["agreement"]
        return 0 if seconds == "none" else int(seconds)

    def seats_clause(self) -> str:
        return "YA-144"

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        return {"random": CalmBot, "greedy": GreedyBot, "partner": PartnerBot}

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return start_game(seats, Settings(options), rng)

    def blank(self, seats: int, options: dict[str, str], rng: Rng) -> YamiState:
        return blank_state(seats, Settings(options), rng)

    # The table.

    def table(self, state: YamiState) -> YamiView:
        return table_of(state, self.common(state))

    def opened(self, state: State) -> bool:
        """With the option *teaching* hands are as open as at the end of a mission (YA-A59)."""
        assert isinstance(state, YamiState)
        return state.over or state.settings.teaching

    def prepared(self, given: Any, fresh: YamiView) -> tuple[Any, YamiView]:
        return prepare(given, fresh)

    def put(self, state: YamiState, table: YamiView, given: Any) -> YamiState:
        return put_asked(put_table(state, table), table, given)

    def known(self, view: YamiView, rng: Rng) -> Known:
        return known_to(view)

    def guess(self, view: YamiView, table: YamiView, rng: Rng) -> YamiView:
        return guess_discards(view, table, rng)

    def facts(self, view: View) -> Facts:
        assert isinstance(view, YamiView)
        return facts_of(view)

    # For people.

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, YamiView)
        return draw_table(view, say)

    def log_lines(self, event: Event, names: Sequence[str], say: Callable[..., str]) -> list[str]:
        return super().log_lines(told(event, say), names, say)


GAME = Yami()
