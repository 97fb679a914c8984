"""Campaigns of a group: each chapter is a table of its own, begun and entered by the campaign's table.

A chapter's table keeps a seat for everybody who takes part and begins once all have sat down, as a rematch does.
Whatever happens in between, the two logs say what is to be done next, so a house that was killed goes on.
"""

import asyncio
import time
from collections.abc import Mapping
from types import MappingProxyType

from sqlalchemy import Connection, insert, update

from ludarium.core.campaign import Campaign, CampaignView
from ludarium.core.campaign_match import CampaignMatch, checked_outcome, replay_campaign, verify_campaign
from ludarium.core.campaign_record import Begun, CampaignRecord, Choice, Line, Player, Seating, fork
from ludarium.core.game import Game
from ludarium.core.record import Record
from ludarium.core.record import read as read_record
from ludarium.core.registry import campaign as find_campaign
from ludarium.core.registry import game as find_game
from ludarium.core.text import LANGUAGES, read_sealed
from ludarium.server.errors import Conflict, Forbidden, Unknown
from ludarium.server.house import House
from ludarium.server.storage import schema
from ludarium.server.storage.rows import BegunChapter, Draft, Head, Made, Row, Seat, encoded, seat_draft
from ludarium.server.tables import lobby, replays
from ludarium.server.tables.campaign_log import ELSEWHERE
from ludarium.server.tables.codes import new_table_id
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Table


async def advance(house: House, table: Table) -> None:
    """Begin the chapter that is due at a campaign's table, or enter the one that is over."""
    campaign = table.state.campaign
    if campaign is None or table.state.phase != "playing":
        return
    if not campaign.table:
        await house.change(table, begin_chapter)
        return
    chapter = await house.fresh(campaign.table)
    if chapter.state.phase == "over":
        data = (await replays.record_of(chapter)).decode()
        await house.change(table, lambda state: end_chapter(state, chapter.state.head.id, data))


def begin_chapter(state: TableState) -> Change:
    """Make the chapter's table, in the transaction that says so in the campaign's log."""
    campaign = state.campaign
    chapter = campaign.match.chapter() if campaign is not None and campaign.between else None
    if chapter is None:
        return Change([])
    game = find_game(chapter.game)
    players = [state.seats[player] for player in chapter.players]
    seats = [
        lobby.bot_seat(game, seat.player) if seat.player else Seat("open", seat.guest, seat.name)
        for seat in players
    ]
    people = {seat.guest for seat in seats if seat.guest}
    made = Made(
        len(seats),
        chapter.options,
        state.public,
        state.pace,
        state.host,
        clock=state.clock,
        undo=state.undo,
        rematch=True,
        campaign=state.head.id,
        carried=chapter.carried,
    )
    drafts = [Draft("made", -1, 0, encoded(made))]
    drafts += [seat_draft(number, seat) for number, seat in enumerate(seats)]
    if not people:
        drafts.append(Draft("start"))
    now = time.time()
    head = Head(new_table_id(), game.id, game.rules_version, lobby.fresh_seed(), None)
    rows = [Row(head.id, number, *draft, now)._asdict() for number, draft in enumerate(drafts)]

    def write_log(connection: Connection, _: str) -> None:
        connection.execute(insert(schema.log), rows)

    phase = "lobby" if people else "playing"
    write = lobby.insertion(head, now, made.public, phase, people or {state.host}, write_log)
    return Change([Draft("begun", -1, 0, encoded(BegunChapter(head.id, head.seed.public())))], write)


def end_chapter(state: TableState, chapter: str, record: str) -> Change:
    """Enter the record of a chapter, unless another worker has done so."""
    campaign = state.campaign
    if campaign is None or campaign.table != chapter:
        return Change([])
    tables = schema.tables
    over = update(tables).where(tables.c.id == state.head.id).values(phase="over")
    if not ends(campaign.match, read_record(record.encode())):
        return Change([Draft("ended", -1, 0, record)])
    return Change([Draft("ended", -1, 0, record)], lambda connection: connection.execute(over))


def ends(match: CampaignMatch, record: Record) -> bool:
    """Whether a campaign is over once a chapter is entered; raises what forbids that."""
    assert match.begun is not None
    after = match.state.copy()
    match.campaign.end_chapter(after, checked_outcome(match.due(), match.begun.seed, record))
    return after.over


def sealed_text(table: Table, name: str, language: str) -> str:
    """A sealed text of a campaign, once its View names it as opened."""
    state = table.state
    game = state.game
    if not isinstance(game, Campaign):
        raise Conflict("house-no-campaign")
    match = state.shown_match()
    view = match.view(match.state, None)
    assert isinstance(view, CampaignView)
    if name not in view.opened or language not in LANGUAGES:
        raise Unknown("no-such-sealed", {"name": name[:60]})
    return read_sealed(game.package, name, language)


# Campaigns from files, and branches.


async def import_campaign(house: House, guest: str, name: str, data: bytes) -> Table:
    """A campaign from its file, to be played on; the guest takes the first seat that a person held."""
    record, _ = await asyncio.to_thread(verify_campaign, data)
    return await open_campaign(house, guest, name, fork(record, len(record.lines)), record.forked)


async def branch(house: House, table: Table, guest: str, name: str, lines: int) -> Table:
    """A second campaign that shares the first lines of one; that stays as it is.

    Whoever takes part in this one and held the same seat then holds it in the other, too.
    """
    state = table.state
    if state.campaign is None:
        raise Conflict("house-no-campaign")
    if state.seat_of(guest) is None:
        raise Forbidden("house-no-seat-here")
    record = fork(state.campaign.match.record(), lines)
    people = {number: seat for number, seat in enumerate(state.seats) if seat.kind == "person"}
    return await open_campaign(house, guest, name, record, record.forked, people)


async def open_campaign(
    house: House,
    guest: str,
    name: str,
    record: CampaignRecord,
    forked: str,
    people: Mapping[int, Seat] = MappingProxyType({}),
) -> Table:
    """Make the table of a campaign that has a past; its lines become rows of the log."""
    campaign = find_campaign(record.campaign).under(record.rules)
    match = await asyncio.to_thread(replay_campaign, record)
    seats = {number: seat_of(player) for number, player in enumerate(record.players)}
    rows = [row_of(campaign, line) for line in record.lines]
    held = {at for at, player in enumerate(match.players) if player is not None and not player.program}
    coming = {number: seat for number, seat in people.items() if number in held and seat.guest}
    if not any(seat.guest == guest for seat in coming.values()):
        free = [at for at, player in enumerate(match.players) if player is None or not player.program]
        mine = next((at for at in free if at not in coming), 0)
        coming[mine] = lobby.person_seat(guest, name, "")
    rows += [seat_draft(number, seat) for number, seat in sorted(coming.items())]
    count = int(match.state.seats)
    made = Made(count, record.options, False, "human", guest, forked=forked)

    def seat_all(connection: Connection, table_id: str) -> None:
        for seat in coming.values():
            lobby.seating(seat.guest, table_id)(connection)

    seed, over = lobby.fresh_seed(), match.state.over
    return await lobby.open_table(house, campaign, made, seats, seed, None, True, rows, over, seat_all)


def seat_of(player: Player | None) -> Seat:
    """The seat of somebody in a file; a person there is no guest of this house."""
    if player is None:
        return Seat()
    return Seat("bot", "", player.name, player.program) if player.program else Seat("person", "", player.name)


def row_of(campaign: Game, line: Line) -> Draft:
    """A line of a campaign as a row of its table's log."""
    if isinstance(line, Choice):
        return Draft("move", line.seat, campaign.parse(line.move))
    if isinstance(line, Seating):
        return seat_draft(line.seat, seat_of(line.player))
    if isinstance(line, Begun):
        return Draft("begun", -1, 0, encoded(BegunChapter(ELSEWHERE, line.seed)))
    return Draft("ended", -1, 0, line.record.to_bytes().decode())
