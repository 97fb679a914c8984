"""The journey sheet: choices before an attempt, and what an attempt changes (YA-106 to YA-130, YA-A30 on)."""

from collections.abc import Mapping
from typing import Final

from ludarium.core.campaign import Sheet
from ludarium.core.errors import NotAllowed
from ludarium.core.moves import Kind, Moves, Range
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.steps import Step
from ludarium.games.yami.campaign.kingdom import BASE_LETTERS, TUTORIAL, Kingdom, has, with_mission
from ludarium.games.yami.components import LAST_MISSION, MISSIONS

ID: Final = "yami_campaign"
MOST_PLAYERS: Final = 4
NOBODY: Final = -1
MOVES: Final = Moves(
    ID,
    Kind(
        "mission",
        clause="YA-A30",
        mission=Range([str(one) for one in MISSIONS], "yami-mission-{}", "mission:{}"),
    ),
    Kind("base", clause="YA-A38", base=Range(BASE_LETTERS, ref="base:{}")),
    Kind("begin", clause="YA-122"),
    turn="YA-A48",
)
MISSION: Final = MOVES.first("mission")  # + mission - 1
BASE: Final = MOVES.first("base")  # + base
BEGIN: Final = MOVES.first("begin")


class Prepare(Step["Journey"]):
    """Choose the next mission, put bases on power sites, and begin (YA-122, YA-A30, YA-A38)."""

    def legal(self, state: "Journey", seat: int) -> list[int]:
        missions = [MISSION + mission - 1 for mission in state.available() if mission != state.chosen]
        bases = [BASE + base for base in range(len(BASE_LETTERS)) if self.why_no_base(state, base) is None]
        return [*missions, *bases, *([BEGIN] if state.chosen else [])]

    def play(self, state: "Journey", seat: int, move: int) -> None:
        if move >= BEGIN:
            state.tell(f"{ID}-begun", seat, state.named(state.chosen))
            return  # nobody is asked any more: the attempt is due
        if move >= BASE:
            state.bases ^= 1 << (move - BASE)
        else:
            state.chosen = move - MISSION + 1
            state.tell(f"{ID}-chosen", seat, state.named(state.chosen))
        state.stay(seat)

    def why_not(self, state: "Journey", seat: int, move: int) -> NotAllowed | None:
        if move == BEGIN:
            return NotAllowed(f"{ID}-no-mission", {}, "YA-A30")
        if move >= BASE:
            return self.why_no_base(state, move - BASE)
        return self.why_no_mission(state, move - MISSION + 1)

    def why_no_mission(self, state: "Journey", mission: int) -> NotAllowed:
        facts = {"number": mission}
        if mission == state.chosen:
            return NotAllowed(f"{ID}-chosen-already", facts, "YA-A30")
        if has(state.completed, mission):
            return NotAllowed(f"{ID}-completed-already", facts, "YA-A30")
        if not all(has(state.completed, one) for one in TUTORIAL):
            return NotAllowed(f"{ID}-tutorial-first", facts, "YA-111")
        if state.is_final_night():
            return NotAllowed(f"{ID}-only-last", facts, "YA-A33")
        return NotAllowed(f"{ID}-not-linked", facts, "YA-A30")

    def why_no_base(self, state: "Journey", base: int) -> NotAllowed | None:
        rewards = state.kingdom.rewards(state.completed)
        if state.bases >> base & 1:
            return None
        if not rewards.bases >> base & 1:
            return NotAllowed(f"{ID}-no-base", {"letter": BASE_LETTERS[base].upper()}, "YA-121")
        if state.bases.bit_count() >= rewards.sites:
            return NotAllowed(f"{ID}-no-site", {"sites": rewards.sites}, "YA-A38")
        return None


PREPARE: Final = 0
STEPS: Final[list[Step["Journey"]]] = [Prepare("prepare", "mission", "base", "begin", is_open=True)]


class Journey(Sheet):
    """The State of the campaign. Everything else on the sheet follows from these few numbers."""

    def __init__(self, rng: Rng, kingdom: Kingdom, options: Mapping[str, str]) -> None:
        super().__init__(MOST_PLAYERS, rng, STEPS)
        self.kingdom = kingdom
        self.options = options  # as they were chosen
        self.marked = 0  # divisions of the lunar track
        self.completed = 0  # missions as bits,
        self.starred = 0  # and those of them with a star
        self.chosen = 0  # the mission of the next attempt
        self.bases = 0  # on power sites, as bits
        self.last_first = NOBODY  # who began the last attempt, if that goes round

    def copy(self) -> "Journey":
        twin = Journey(self.rng.copy(), self.kingdom, self.options)
        self.share(twin)
        twin.marked, twin.completed, twin.starred = self.marked, self.completed, self.starred
        twin.chosen, twin.bases, twin.last_first = self.chosen, self.bases, self.last_first
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ("table_words", "marked", "completed", "starred", "chosen", "bases", "last_first")

    def left_out(self) -> tuple[str, ...]:
        return (*super().left_out(), "kingdom", "options")

    @property
    def table_words(self) -> bytes:
        """The options, as part of the truth."""
        return ";".join(f"{name}={choice}" for name, choice in self.options.items()).encode()

    def move_table(self) -> Moves:
        return MOVES

    # Questions.

    def available(self) -> list[int]:
        return self.kingdom.available(self.completed, self.marked)

    def is_final_night(self) -> bool:
        """YA-A33: the lunar track has ended and the training is over, so one attempt of mission 22 is left."""
        return self.marked == self.kingdom.divisions and self.available() == [LAST_MISSION]

    def stars(self) -> int:
        return self.kingdom.stars(self.completed, self.marked, self.starred)

    def first_seat(self) -> int:
        """YA-A08: who begins the next attempt where the first player goes round."""
        after = [seat for seat in self.players() if seat > self.last_first]
        return (after or self.players())[0]

    def result(self) -> Result | None:
        """YA-001, YA-005: all win or lose the campaign together; the score is the number of stars."""
        if not self.over:
            return None
        won = has(self.completed, LAST_MISSION)
        return Result(self.players() if won else [], [self.stars()] * self.seats, "won" if won else "lost")

    # What happens.

    def prepare(self) -> None:
        """Ask for the next attempt."""
        self.choose_mission(self.chosen if self.chosen in self.available() else 0)
        self.ask(PREPARE, self.speaker())

    def choose_mission(self, mission: int) -> None:
        """Where only one mission can be next, it is chosen already."""
        available = self.available()
        self.chosen = available[0] if not mission and len(available) == 1 else mission

    def end_attempt(self, mission: int, completed: bool, star: bool) -> None:
        """Enter an attempt: mark first, then count (YA-106, YA-A34); a phase binds from the next one on."""
        final = self.is_final_night()
        opened = self.kingdom.opened(self.completed, self.marked)
        if self.options["first"] == "rotate":
            self.last_first = self.first_seat()
        self.mark()
        if completed:
            self.complete(mission, star)
        else:
            self.tell(f"{ID}-failed", NOBODY, self.named(mission))
        for envelope in self.kingdom.opened(self.completed, self.marked):
            if envelope not in opened:
                self.tell(f"{ID}-opened", NOBODY, {"envelope": f"{ID}-envelope-{envelope}", "sealed": envelope})
        if has(self.completed, LAST_MISSION):
            self.over = True  # YA-005
            self.tell(f"{ID}-won", NOBODY, {"stars": self.stars(), "rank": self.rank_text()})
        elif final:
            self.over = True  # YA-A33
            self.tell(f"{ID}-lost", NOBODY, {})
        else:
            if self.is_final_night():
                self.tell(f"{ID}-final-night", NOBODY, {})
            self.prepare()

    def mark(self) -> None:
        """YA-106, YA-A33: the next division, if one is left."""
        if self.marked < self.kingdom.divisions:
            self.marked += 1
            self.tell(f"{ID}-marked", NOBODY, {"division": self.marked, "divisions": self.kingdom.divisions})

    def complete(self, mission: int, star: bool) -> None:
        """YA-107, YA-128, YA-A35."""
        before = self.kingdom.rewards(self.completed)
        self.completed = with_mission(self.completed, mission)
        self.tell(f"{ID}-completed", NOBODY, self.named(mission))
        if star:
            self.starred = with_mission(self.starred, mission)
            self.tell(f"{ID}-star", NOBODY, self.named(mission))
        after = self.kingdom.rewards(self.completed)
        if after.power > before.power:
            self.tell(f"{ID}-got-power", NOBODY, {"number": after.power - before.power, "all": after.power})
        if after.sites > before.sites:
            self.tell(f"{ID}-got-site", NOBODY, {"all": after.sites})
        if after.vines != before.vines:
            self.tell(f"{ID}-got-vine", NOBODY, {"all": after.vines.bit_count()})

    def named(self, mission: int) -> dict[str, int | str | list[str]]:
        return {"number": mission, "mission": f"yami-mission-{mission}"}

    def rank_text(self) -> str:
        return f"{ID}-rank-{self.kingdom.rank(self.stars())}"
