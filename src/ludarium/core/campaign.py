"""Campaigns: a series of games, and the sheet that is kept between them.

A campaign is a game without chance. Its moves are the choices between two games, its State is the sheet, and where
that asks nobody, a *chapter* is due: a game to be played at a table of its own, with a seed of its own. What the
sheet hands in is ``carried``, what the finished game hands back is its ``outcome``. ``docs/campaigns.md`` explains
how to write one.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Literal, TypeVar, cast

import msgspec

from ludarium.core.bits import lowest
from ludarium.core.declared import DeclaredGame, TableView
from ludarium.core.errors import NotAllowed, NotFound
from ludarium.core.game import Json
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.steps import Step, StepState
from ludarium.core.zones import Open, Shown

Holder = Literal["person", "program", "nobody"]


class Chapter(msgspec.Struct, frozen=True):
    """One game of a campaign, ready to start: all that a table needs."""

    number: int  # from 1; every game counts, also one that was given up
    game: str
    options: dict[str, str]  # complete
    players: list[int]  # which seat of the campaign sits at each seat of the game
    carried: Json | None = None


class Sheet(StepState):
    """The State of a campaign.

    Its seats are places in the group, as many as can ever take part; ``present`` are those that somebody holds,
    ``programs`` those that a bot holds. They change between chapters, when people come, leave or let a bot sit in.
    """

    def __init__(self, seats: int, rng: Rng, steps: list[Step[Any]]) -> None:
        super().__init__(seats, rng, steps)
        self.present = 0
        self.programs = 0
        self.ended = 0  # chapters that are over, also those that were given up

    def share(self, twin: StepState) -> None:
        super().share(twin)
        assert isinstance(twin, Sheet)
        twin.present, twin.programs, twin.ended = self.present, self.programs, self.ended

    def core_words(self) -> list[int]:
        return [*super().core_words(), self.present, self.programs, self.ended]

    def left_out(self) -> tuple[str, ...]:
        return (*super().left_out(), "present", "programs", "ended")

    def nothing_follows(self) -> None:
        """A chapter is due."""

    def players(self) -> list[int]:
        """The seats that take part now."""
        return [seat for seat in range(self.seats) if self.present >> seat & 1]

    def speaker(self) -> int:
        """Who submits what the group has agreed on: the first seat held by a person, else the first of all."""
        return lowest(self.present & ~self.programs or self.present or 1)


class CampaignView(TableView, frozen=True, kw_only=True):
    """What everybody may know of a campaign. ``opened`` names the sealed texts that may be read by now."""

    present: Open[list[int]] = []  # noqa: RUF012 - msgspec copies it
    programs: Open[list[int]] = []  # noqa: RUF012
    ended: Open[int] = 0
    opened: Shown[list[str]] = []  # noqa: RUF012


S = TypeVar("S", bound=Sheet)
V = TypeVar("V", bound=CampaignView)


class Campaign(DeclaredGame[S, V]):
    """One campaign. A package registers its instance under the entry point ``ludarium.campaigns``.

    ``seat_counts`` says how many may begin it; its State has as many seats as the largest of them.
    """

    of: ClassVar[str]  # the game to which it belongs, as people name it

    # What a campaign writes.

    @abstractmethod
    def next_chapter(self, state: S) -> Chapter:
        """The game that is due, where nobody is asked."""

    @abstractmethod
    def conclude(self, state: S, chapter: Chapter, outcome: msgspec.Struct | None) -> None:
        """Enter what a chapter handed back, ``None`` if it was given up, and ask or push what follows."""

    @abstractmethod
    def seated(self, state: S, seat: int) -> None:
        """Somebody has taken or left a seat, as ``present`` and ``programs`` say: ask whoever is asked now."""

    # What the core makes of it.

    def chapter(self, state: State) -> Chapter | None:
        """The game to be played now; ``None`` while somebody is asked, too few are here, or all is over."""
        sheet = cast(S, state)
        if sheet.waiting or sheet.over or len(sheet.players()) < min(self.seat_counts):
            return None
        return self.next_chapter(sheet)

    def end_chapter(self, state: State, outcome: msgspec.Struct | None) -> None:
        """Enter the outcome of the chapter that is due, and go on."""
        sheet = cast(S, state)
        chapter = self.chapter(sheet)
        if chapter is None:
            raise NotAllowed("campaign-no-chapter")
        sheet.ended += 1
        self.conclude(sheet, chapter, outcome)
        if sheet.over:
            sheet.depth = 0
            sheet.ask_all(0, 0)  # one way to be over, by whatever step it came
        sheet.run_on()

    def hand_seat(self, state: State, seat: int, holder: Holder) -> None:
        """Let somebody else hold a seat from now on."""
        sheet = cast(S, state)
        if not 0 <= seat < sheet.seats:
            raise NotFound("no-such-seat", {"seat": seat, "seats": sheet.seats})
        if sheet.over:
            raise NotAllowed("campaign-over")
        bit = 1 << seat
        if holder == "nobody" and sheet.present == bit:
            raise NotAllowed("campaign-last-player", {}, self.seats_clause())
        sheet.present = sheet.present & ~bit if holder == "nobody" else sheet.present | bit
        sheet.programs = sheet.programs | bit if holder == "program" else sheet.programs & ~bit
        self.seated(sheet, seat)
        sheet.run_on()

    def common(self, state: State) -> dict[str, Any]:
        sheet = cast(S, state)
        programs = [seat for seat in sheet.players() if sheet.programs >> seat & 1]
        told = {"present": sheet.players(), "programs": programs, "ended": sheet.ended}
        return {**super().common(state), **told, "chance": None}

    def prepared(self, given: Any, fresh: V) -> tuple[Any, V]:
        """Where a position says which step it is at, nothing follows from the beginning of the campaign."""
        if given.step is not msgspec.UNSET:
            fresh = msgspec.structs.replace(fresh, about="", follows=[], to_move=[])
        return given, fresh

    def resume(self, state: S, table: V) -> None:
        super().resume(state, table)
        state.present = sum(1 << seat for seat in table.present)
        state.programs = sum(1 << seat for seat in table.programs)
        state.ended = table.ended
