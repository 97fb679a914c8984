"""What a watcher is told: built from their View alone, encoded once for all who watch with the same eyes."""

from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.core.match import Match, Played
from ludarium.server import wire
from ludarium.server.course import Chat, Course

encode = msgspec.json.Encoder().encode


def text(frame: wire.FromHouse) -> str:
    return encode(frame).decode()


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def table_info(course: Course, guest: str, connected: Callable[[str], bool]) -> wire.TableInfo:
    you = course.seat_of(guest)
    seats = [
        wire.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot or None,
            you=number == you,
            connected=seat.kind == "bot" or (seat.kind == "person" and connected(seat.guest)),
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
        number=course.number(you),
        commitment=course.head.seed.commitment,
        tutorial=course.tutorial,
        result=course.result(),
        changed=moment(course.changed),
    )


def undo_state(course: Course, seat: int | None) -> wire.UndoState:
    """Whether a seat may take its last play back by itself, or by asking."""
    if seat is None or course.phase != "playing" or course.asking is not None:
        return wire.UndoState(free=False, ask=False, reason="house-nothing-to-undo")
    if course.last_play(seat) is None:
        return wire.UndoState(free=False, ask=False, reason="house-nothing-to-undo")
    if course.free_undo(seat) is not None:
        return wire.UndoState(free=True, ask=False, reason=None)
    return wire.UndoState(free=False, ask=True, reason="house-undo-needs-consent")


def recent(course: Course, seat: int | None, index: int) -> list[wire.News] | None:
    """The news of a watcher since there were ``index`` moves; ``None`` if that is no longer in memory."""
    match = course.playing()
    since = len(course.moves) - index
    if since > len(match.history):
        return None
    return news_of(course, seat, index, match.history[len(match.history) - since :])


def news_of(course: Course, seat: int | None, index: int, history: list[Played]) -> list[wire.News]:
    """The news in a part of the history that begins at an index, with the watcher's own numbers."""
    running = course.phase == "playing"
    bit = 1 << course.watcher(seat)
    number = course.number_at(seat, index)
    told = []
    for played, mask in zip(history, course.hidden[index:], strict=True):
        if running and mask & bit:
            continue
        number += 1
        events = [event for event in played.news if event.visible_to(seat)]
        told.append(wire.News(number, played.seat, events))
    return told


def state_told(course: Course, seat: int | None, since: int, news: list[wire.News], resync: bool) -> str:
    match: Match = course.playing()
    state = match.state
    asked = seat is not None and not course.replay
    return text(
        wire.StateTold(
            number=course.number(seat),
            epoch=course.epochs[course.watcher(seat)],
            since=since,
            resync=resync,
            view=course.view(state, seat),
            options=match.options(seat) if asked and seat is not None else [],
            news=news,
            undo=undo_state(course, seat),
            waiting=course.to_move(),
        )
    )


def chat_told(chat: Chat) -> str:
    return text(wire.ChatTold(chat.number, chat.seat, chat.name, chat.text, moment(chat.at)))


def refused(error: LudariumError) -> str:
    return text(wire.Refused(error.code, error.reason, dict(error.arguments), error.clause))
