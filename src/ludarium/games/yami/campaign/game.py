"""Yami's campaign as the house knows it: the sheet shown, written as a position, and turned into attempts."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec import Meta

from ludarium.core.bot import Bot
from ludarium.core.campaign import Campaign, CampaignView, Chapter
from ludarium.core.declared import Labeller
from ludarium.core.errors import BadPosition
from ludarium.core.layout import Layout
from ludarium.core.ledger import own_ledger
from ludarium.core.moves import Label, Said
from ludarium.core.option import TableOption
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.core.zones import Open, Shown
from ludarium.games.yami.campaign.kingdom import BASE_LETTERS, KINGDOMS, base_text, numbers, with_mission
from ludarium.games.yami.campaign.sheet import BASE, BEGIN, ID, MOST_PLAYERS, MOVES, NOBODY, Journey
from ludarium.games.yami.campaign.terminal import draw_sheet
from ludarium.games.yami.components import BASES, DEALS, LAST_MISSION, MOONS, VINES, MissionNumber
from ludarium.games.yami.game import GAME
from ludarium.games.yami.rules.settings import MOON_OPTIONS, RANDOM, VINE_OPTIONS

ROTATE: Final = "rotate"
PASSED_ON: Final = ("mode", "teaching", "talk", "agreement")  # options that every attempt gets as they are
Letter = Annotated[str, Meta(pattern="^[a-e]$")]


class JourneyView(CampaignView, frozen=True, kw_only=True):
    """The journey sheet. Seats are counted from 0, missions and divisions as printed."""

    game: Literal["yami_campaign"] = "yami_campaign"
    marked: Open[Annotated[int, Meta(ge=0, le=24)]] = 0
    completed: Open[list[MissionNumber]] = []
    stars: Open[list[MissionNumber]] = []
    chosen: Open[MissionNumber | None] = None
    bases: Open[list[Letter]] = []
    last_first: Open[Annotated[int, Meta(ge=-1, lt=MOST_PLAYERS)]] = NOBODY
    available: Shown[list[int]] = []
    owned: Shown[list[str]] = []
    power: Shown[int] = 0
    sites: Shown[int] = 0
    vines: Shown[list[int]] = []
    moons: Shown[list[str]] = []
    final_night: Shown[bool] = False
    total: Shown[int] = 0
    rank: Shown[str] = ""


class JourneyBot(Bot):
    """Uses every power site, tries the mission that failed or the first that is open, and begins."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, JourneyView)
        bases = [move for move in moves if BASE <= move < BEGIN and BASE_LETTERS[move - BASE] not in view.bases]
        return bases[0] if bases else BEGIN if BEGIN in moves else moves[0]


def base_label(state: Journey, _: int, said: Said) -> Label:
    """A base is put on a power site, or taken from it."""
    text, arguments, refs = said.label
    placed = "yes" if state.bases >> said.places["base"] & 1 else "no"
    return Label(text, {**arguments, "base": base_text(str(said.values["base"])), "placed": placed}, refs)


class YamiCampaign(Campaign[Journey, JourneyView]):
    """Twenty-two missions in an open world, until Lichen is beaten or the moon is full."""

    id, of = ID, "yami"
    package = "ludarium.games.yami.campaign"
    position_title = "Yami campaign position"
    rules_version = 1
    seat_counts = tuple(DEALS)  # YA-144, YA-A58
    usual_seats = MOST_PLAYERS
    minutes = 600
    age = GAME.age
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("sheet", list(KINGDOMS), "normal", "YA-026"),
        TableOption("first", [RANDOM, ROTATE], RANDOM, "YA-A08"),
        *(option for option in GAME.options if option.id in PASSED_ON),
    )
    layout, moves = Layout(JourneyView, most_seats=MOST_PLAYERS), MOVES
    labels: ClassVar[Mapping[str, Labeller]] = {"base": base_label}

    def seats_clause(self) -> str:
        return "YA-144"

    def rules_text(self) -> str:
        return own_ledger(self.of)

    def bots(self) -> dict[str, Callable[[Rng], Bot]]:
        """A program of any level may hold a seat; between missions they all decide alike."""
        return dict.fromkeys(GAME.bots(), JourneyBot)

    def set_up(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        state = Journey(rng, KINGDOMS[options["sheet"]], options)
        state.present = (1 << seats) - 1
        state.prepare()
        return state

    # Chapters.

    def next_chapter(self, state: Journey) -> Chapter:
        """An attempt from a complete fresh set-up (YA-A31), with everything that the sheet says about it."""
        players = state.players()
        rewards = state.kingdom.rewards(state.completed)
        moons = state.kingdom.moons(state.marked)
        chosen: dict[str, str] = {
            "mission": str(state.chosen),
            "power": str(rewards.power),
            **{base: on(state.bases >> at & 1) for at, base in enumerate(BASES)},
            **{moon: on(moons >> at & 1) for at, moon in enumerate(MOON_OPTIONS)},
            **{name: state.options[name] for name in PASSED_ON},
        }
        if state.chosen == LAST_MISSION:
            chosen |= {vine: on(rewards.vines >> at & 1) for at, vine in enumerate(VINE_OPTIONS)}
        if state.options["first"] == ROTATE:
            chosen["first"] = str(players.index(state.first_seat()))
        return Chapter(state.ended + 1, GAME.id, GAME.complete_options(len(players), chosen), players)

    def conclude(self, state: Journey, chapter: Chapter, outcome: msgspec.Struct | None) -> None:
        """An attempt that was given up is a failed one (YA-A47)."""
        completed = isinstance(outcome, Result) and bool(outcome.winners)
        star = isinstance(outcome, Result) and max(outcome.scores) > 1
        state.end_attempt(int(chapter.options["mission"]), completed, completed and star)

    def seated(self, state: Journey, seat: int) -> None:
        """YA-A48, YA-A58: the group is another one, so it may think again."""
        state.prepare()

    # The table.

    def draw(self, view: View, say: Callable[..., str]) -> object:
        assert isinstance(view, JourneyView)
        return draw_sheet(view, say)

    def table(self, state: Journey) -> JourneyView:
        kingdom = state.kingdom
        rewards, moons = kingdom.rewards(state.completed), kingdom.moons(state.marked)
        opened = kingdom.opened(state.completed, state.marked)
        return JourneyView(
            **self.common(state),
            options=dict(state.options),
            marked=state.marked,
            completed=numbers(state.completed),
            stars=numbers(state.starred),
            chosen=state.chosen or None,
            bases=letters_of(state.bases),
            last_first=state.last_first,
            available=[] if state.over else state.available(),
            owned=letters_of(rewards.bases),
            power=rewards.power,
            sites=rewards.sites,
            vines=[vine for at, vine in enumerate(VINES) if rewards.vines >> at & 1],
            moons=[moon for at, moon in enumerate(MOONS) if moons >> at & 1],
            final_night=not state.over and state.is_final_night(),
            total=state.stars(),
            rank=kingdom.rank(state.stars()) if LAST_MISSION in numbers(state.completed) else "",
            opened=opened,
        )

    def prepared(self, given: Any, fresh: JourneyView) -> tuple[Any, JourneyView]:
        """A position that names no mission has none chosen, unless only one can be next."""
        return given, msgspec.structs.replace(fresh, chosen=None)

    def put(self, state: Journey, table: JourneyView, given: Any) -> Journey:
        state.options = dict(table.options)
        state.kingdom = KINGDOMS[table.options["sheet"]]
        state.marked, state.last_first = table.marked, table.last_first
        state.completed, state.starred = missions_of(table.completed), missions_of(table.stars)
        state.choose_mission(table.chosen or 0)
        state.bases = sum(1 << BASE_LETTERS.index(letter) for letter in table.bases)
        check(state)
        return state


def on(bit: int) -> str:
    return "on" if bit else "off"


def letters_of(bases: int) -> list[str]:
    return [letter for at, letter in enumerate(BASE_LETTERS) if bases >> at & 1]


def missions_of(listed: Iterable[int]) -> int:
    missions = 0
    for mission in listed:
        missions = with_mission(missions, mission)
    return missions


def check(state: Journey) -> None:
    """Refuse a sheet that no campaign leads to."""
    kingdom = state.kingdom
    rewards = kingdom.rewards(state.completed)
    reached = 0
    missing = set(numbers(state.completed))
    while found := missing.intersection(reachable(state, reached)):
        reached |= missions_of(found)
        missing -= found
    for is_so, where, clause in (
        (not missing, "completed", "YA-A30"),
        (not state.starred & ~state.completed, "stars", "YA-A35"),
        (state.marked <= kingdom.divisions, "marked", "YA-A32"),
        (state.marked >= min(len(numbers(state.completed)), kingdom.divisions), "marked", "YA-106"),
        (not state.bases & ~rewards.bases, "bases", "YA-121"),
        (state.bases.bit_count() <= rewards.sites, "bases", "YA-A38"),
        (state.over or state.chosen in (0, *state.available()), "chosen", "YA-A30"),
        (state.over or LAST_MISSION not in numbers(state.completed), "step", "YA-005"),
    ):
        if not is_so:
            raise BadPosition(f"{ID}-impossible", {"where": where}, clause)


def reachable(state: Journey, completed: int) -> list[int]:
    """What could come next; mission 22 also unlinked, in the final night."""
    linked = state.kingdom.available(completed, 0)
    return [*linked, LAST_MISSION] if state.marked == state.kingdom.divisions else linked


CAMPAIGN: Final = YamiCampaign()
