"""What a watcher is told: built from their View alone, encoded once for all who watch with the same eyes."""

import time
from collections.abc import Callable

import msgspec
from msgspec import UNSET, UnsetType

from ludarium.core.errors import LudariumError
from ludarium.core.events import EVERYONE
from ludarium.core.match import Played
from ludarium.server import wire
from ludarium.server.course import Course
from ludarium.server.rows import Chat, moment
from ludarium.server.undo import undo_state

encode = msgspec.json.Encoder().encode


def table_info(course: Course, guest: str, away: Callable[[str], float | None], patience: float) -> wire.TableInfo:
    """``away`` tells how long a guest has had no page open here, ``None`` while one is."""
    you = course.seat_of(guest)
    absent = [away(seat.guest) if seat.kind == "person" else None for seat in course.seats]
    seats = [
        wire.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot or None,
            you=seat.guest == guest,
            connected=seat.kind != "open" and absent[number] is None,
            away=absent[number],
            stand_in=seat.stand_in or None,
        )
        for number, seat in enumerate(course.seats)
    ]
    return wire.TableInfo(
        id=course.head.id,
        game=course.head.game,
        rules=course.head.rules,
        phase=course.phase,
        seats=seats,
        options=course.options,
        public=course.public,
        pace=course.pace,
        host=course.host == guest,
        you=you,
        to_move=course.to_move(),
        number=course.sheet.number(course.watcher(you)),
        commitment=course.head.seed.commitment,
        tutorial=course.tutorial,
        daily=course.head.seed.daily or None,
        clock=course.clock,
        undo=course.undo,
        patience=patience,
        clocks=course.clocks_left(time.time()),
        result=course.result(),
        rematch=course.successor,
        changed=moment(course.changed_for(you)),
    )


def recent(course: Course, index: int) -> list[Played] | None:
    """The history since there were ``index`` moves; ``None`` if that is no longer in memory."""
    history = course.playing().history
    since = len(course.sheet) - index
    return None if since > len(history) else history[len(history) - since :]


def news_of(course: Course, seat: int | None, index: int, number: int, history: list[Played]) -> list[wire.News]:
    """The news in a part of the history that begins at an index, which the watcher counts as a number."""
    sheet = course.sheet
    bit = 1 << course.watcher(seat) if sheet.running else 0
    told = []
    for at, played in enumerate(history, index):
        if sheet.hidden[at] & bit:
            continue
        number += 1
        events = [event for event in played.news if event.to == EVERYONE or event.visible_to(seat)]
        told.append(wire.News(number, played.seat, course.time_of(at), events))
    return told


def state_told(course: Course, seat: int | None, index: int, history: list[Played], resync: bool) -> bytes:
    """A state frame with the news of a part of the history that begins at an index and ends now."""
    match = course.playing()
    sheet = course.sheet
    watcher = course.watcher(seat)
    since = sheet.number_at(watcher, index)
    undo = undo_state(course, seat)  # looks at the view before this one, which is kept until then
    return encode(
        wire.StateTold(
            number=sheet.number(watcher),
            epoch=sheet.epochs[watcher],
            since=since,
            resync=resync,
            view=course.view(match.state, seat),
            options=match.options(seat) if seat is not None and course.may_play(seat) else [],
            news=news_of(course, seat, index, since, history),
            undo=undo,
            waiting=course.to_move(),
            clocks=UNSET if course.clocks is None else course.clocks_left(time.time()) or [],
        )
    )


def chat_told(chat: Chat) -> bytes:
    return encode(wire.ChatTold(chat.number, chat.seat, chat.name, chat.text, moment(chat.at)))


def refused(error: LudariumError, request: int | UnsetType) -> bytes:
    return encode(wire.Refused(error.code, error.reason, dict(error.arguments), error.clause, request))
