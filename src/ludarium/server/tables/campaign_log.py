"""What the log of a campaign's table adds up to: the campaign, and the table of the chapter that is played."""

from collections.abc import Sequence
from typing import Any, Final

from ludarium.core.campaign import Campaign, Holder
from ludarium.core.campaign_match import CampaignMatch
from ludarium.core.campaign_record import Player
from ludarium.core.errors import NotAllowed
from ludarium.core.reading import Reader
from ludarium.core.record import read as read_record
from ludarium.server.storage.rows import BegunChapter, Row, Seat

CHAPTERS: Final = frozenset({"begun", "ended"})  # rows of chapters
ELSEWHERE: Final = "elsewhere"  # the table of a chapter that was played in another house
read_begun: Final = Reader(BegunChapter).decode


class CampaignLog:
    """A campaign at a table. Its seats are the seats of the table."""

    __slots__ = ("match", "table", "tables")

    def __init__(
        self, campaign: Campaign[Any, Any], seats: Sequence[Seat], options: dict[str, str], forked: str
    ) -> None:
        held = [player for seat in seats if (player := player_of(seat)) is not None]
        self.match = CampaignMatch(campaign, held, options, forked)
        self.table = ""  # of the chapter that is being played
        self.tables: list[str] = []  # of all chapters up to now

    def apply(self, row: Row, seats: Sequence[Seat]) -> None:
        """Begin a chapter, or enter its record and see who holds the seats by now."""
        if row.kind == "begun":
            begun = read_begun(row.data)
            self.match.begin(begun.seed)
            self.table = begun.table
            self.tables.append(begun.table)
        else:
            self.match.finish(read_record(row.data.encode()))
            self.table = ""
            self.follow(seats)

    def follow(self, seats: Sequence[Seat]) -> bool:
        """Let the seats of the campaign follow those of the table; returns whether somebody else holds one now.

        While a chapter is being played they stay as they are, until it is over.
        """
        changed = False
        for number, seat in enumerate(seats):
            player = player_of(seat)
            if self.between and player != self.match.players[number]:
                self.match.hand_seat(number, player)
                changed = True
        return changed

    def check(self, number: int, seat: Seat) -> None:
        """Raise what forbids that somebody else takes a seat."""
        if not self.between:
            raise NotAllowed("campaign-chapter-runs")
        player = player_of(seat)
        holder: Holder = "nobody" if player is None else "program" if player.program else "person"
        self.match.campaign.hand_seat(self.match.state.copy(), number, holder)

    @property
    def between(self) -> bool:
        """Whether people may come and go: no chapter is being played, and the campaign is not over."""
        return not self.table and not self.match.state.over


def player_of(seat: Seat) -> Player | None:
    return None if seat.kind == "open" else Player(seat.name, seat.player)


def held_first(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a campaign as it begins: those that somebody holds, then the empty ones."""
    return sorted(seats, key=lambda seat: seat.kind == "open")
