"""What a campaign's table tells of its past: its games, the record of each, and a replay of the sheet."""

from collections.abc import Iterator

from ludarium.core.campaign_match import CampaignMatch
from ludarium.core.campaign_record import Begun, Choice, Ended, Line
from ludarium.core.record import Record
from ludarium.server.errors import Conflict, Unknown
from ludarium.server.tables.campaign_log import ELSEWHERE, CampaignLog
from ludarium.server.tables.state import TableState
from ludarium.server.transport import protocol


def campaign_at(state: TableState) -> CampaignLog:
    if state.campaign is None:
        raise Conflict("house-no-campaign")
    return state.campaign


def chapters(state: TableState) -> list[protocol.ChapterTold]:
    """The games that are over, with what each of them changed."""
    campaign = campaign_at(state)
    tables = ["" if table == ELSEWHERE else table for table in campaign.tables]
    return [
        protocol.ChapterTold(number, lines_before(campaign.match.lines, begun), table, ended.news)
        for number, (table, begun, ended) in enumerate(
            zip(tables, begins(campaign.match), ends(campaign.match), strict=False), 1
        )
    ]


def begins(match: CampaignMatch) -> Iterator[int]:
    return (at for at, line in enumerate(match.lines) if isinstance(line, Begun))


def ends(match: CampaignMatch) -> Iterator[Ended]:
    return (line for line in match.lines if isinstance(line, Ended))


def lines_before(lines: list[Line], begun: int) -> int:
    """How many lines lead to a game without the choice that began it: whoever branches there may think again."""
    return begun - 1 if begun and isinstance(lines[begun - 1], Choice) else begun


def chapter_record(state: TableState, number: str) -> Record:
    """The record of a game that is over, also of one that was played in another house."""
    records = {str(at): line.record for at, line in enumerate(ends(campaign_at(state).match), 1)}
    if number not in records:
        raise Unknown("house-no-such-chapter", {"number": number[:20]})
    return records[number]


def build_frames(state: TableState, seat: int | None, first: int, count: int) -> list[protocol.Frame]:
    """A replay of the sheet: a frame for each line of the file. Choices that may be undone are no lines yet."""
    match = campaign_at(state).match
    lines: list[Line | None] = [None, *match.lines]
    return [frame(match, lines[at], seat, at) for at in range(first, min(first + count, len(lines)))]


def frame(match: CampaignMatch, line: Line | None, seat: int | None, number: int) -> protocol.Frame:
    view = match.campaign.view(match.states[number], seat)
    news = [] if line is None or isinstance(line, Begun) else line.news
    chooser, move = (line.seat, line.move) if isinstance(line, Choice) else (None, None)
    return protocol.Frame(number, view, match.campaign.facts(view), news, chooser, move, None)
