"""Builds the messages of the protocol from a table, as one seat or a spectator may see it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from ludarium.core.errors import LudariumError
from ludarium.core.events import EVERYONE
from ludarium.core.match import Match, Played
from ludarium.core.option import Offer
from ludarium.server.storage.rows import Chat
from ludarium.server.tables.state import TableState
from ludarium.server.transport import protocol

encode = msgspec.json.Encoder().encode

NO_MOVES: Final = Offer([])
NOTHING: Final = protocol.UndoState(free=False, ask=False, reason="house-nothing-to-undo")
FREE: Final = protocol.UndoState(free=True, ask=False, reason=None)
BY_CONSENT: Final = protocol.UndoState(free=False, ask=True, reason="house-undo-needs-consent")
OFF: Final = protocol.UndoState(free=False, ask=False, reason="house-undo-off")


def moment(seconds: float) -> datetime:
    """
    >>> encode(moment(1794866400.7))
    b'"2026-11-16T22:00:00Z"'
    """
    return datetime.fromtimestamp(int(seconds), UTC)


def table_info(
    state: TableState, guest: str, away: Callable[[str], float | None], patience: float
) -> protocol.TableInfo:
    """``away`` tells how long a guest has had no page open here, ``None`` while one is."""
    you = state.seat_of(guest)
    absent = [away(seat.guest) if seat.kind == "person" else None for seat in state.seats]
    seats = [
        protocol.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot or None,
            you=seat.guest == guest,
            connected=seat.kind != "open" and absent[number] is None,
            away=absent[number],
            stand_in=seat.stand_in or None,
        )
        for number, seat in enumerate(state.seats)
    ]
    return protocol.TableInfo(
        id=state.head.id,
        game=state.head.game,
        rules=state.head.rules,
        phase=state.phase,
        seats=seats,
        options=state.options,
        public=state.public,
        pace=state.pace,
        host=state.host == guest,
        you=you,
        to_move=state.to_move(),
        number=state.move_log.number(state.watcher(you)),
        commitment=state.head.seed.commitment,
        tutorial=state.tutorial,
        daily=state.head.seed.daily or None,
        clock=state.clock,
        undo=state.undo,
        patience=patience,
        clocks=state.clocks_left(time.time()),
        result=state.result(),
        rematch=state.successor,
        changed=moment(state.changed_for(you)),
        campaign=state.chapter_of or UNSET,
        chapter=(state.campaign.table if state.campaign is not None else "") or UNSET,
        sheet=state.match.view(state.match.state, None) if state.campaign and state.match else UNSET,
    )


def news_of(
    state: TableState, seat: int | None, index: int, number: int, history: list[Played]
) -> list[protocol.News]:
    """The news in a part of the history that begins at an index, which the watcher counts as a number."""
    move_log = state.move_log
    bit = 1 << state.watcher(seat) if move_log.running else 0
    told = []
    for at, played in enumerate(history, index):
        if move_log.hidden[at] & bit:
            continue
        number += 1
        events = [event for event in played.news if event.to == EVERYONE or event.visible_to(seat)]
        told.append(protocol.News(number, played.seat, state.time_of(at), events))
    return told


def undo_state(state: TableState, seat: int | None) -> protocol.UndoState:
    """Whether a seat may take its last play back by itself, or by asking."""
    if seat is None or state.phase != "playing" or state.undo_request is not None:
        return NOTHING
    to = state.move_log.last_play(seat)
    if to is None:
        return NOTHING
    if state.may_take_back(seat, to):
        return FREE
    return OFF if state.undo == "off" else BY_CONSENT


def state_message(state: TableState, seat: int | None, index: int, history: list[Played], resync: bool) -> bytes:
    """A state frame with the news of a part of the history that begins at an index and ends now."""
    match = state.shown_match()
    move_log = state.move_log
    watcher = state.watcher(seat)
    since = move_log.number_at(watcher, index)
    undo = undo_state(state, seat)  # looks at the view before this one, which is kept until then
    view = match.view(match.state, seat)
    plays = seat is not None and state.may_play(seat)
    offer = match.offer(seat) if seat is not None and plays else NO_MOVES
    return encode(
        protocol.StateMessage(
            number=move_log.number(watcher),
            epoch=move_log.epochs[watcher],
            since=since,
            resync=resync,
            view=view,
            facts=state.game.facts(view),
            options=offer.options,
            news=news_of(state, seat, index, since, history),
            undo=undo,
            waiting=state.to_move(),
            clocks=UNSET if state.clocks is None else state.clocks_left(time.time()) or [],
            families=offer.families or UNSET,
            proposable=to_propose(state, match)
            if plays and seat != match.state.turn and state.discussed()
            else UNSET,
            limited=state.game.talk_clause if state.talk() == "limited" else UNSET,
        )
    )


def to_propose(state: TableState, match: Match) -> Offer:
    """What may be proposed to the seat that is asked: what it may do itself, for its step is open."""
    return state.game.offer(match.state, match.state.turn)


def proposals_message(state: TableState) -> bytes:
    match = state.shown_match()
    now = time.time()
    told = [
        protocol.ProposalTold(
            seat,
            state.game.proposable(match.state, seat, one.proposal.moves),
            one.proposal.agree,
            one.proposal.disagree,
            UNSET if one.due is None else round(max(0.0, one.due - now), 1),
        )
        for seat, one in sorted(state.proposals.items())
    ]
    return encode(protocol.ProposalsMessage(told))


def chat_message(chat: Chat) -> bytes:
    return encode(protocol.ChatMessage(chat.number, chat.seat, chat.name, chat.text, moment(chat.at)))


def refusal(error: LudariumError, request: int | UnsetType) -> bytes:
    return encode(protocol.Refused(error.code, error.reason, dict(error.arguments), error.clause, request))
