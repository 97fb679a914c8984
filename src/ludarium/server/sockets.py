"""The socket of a table: frames are heard one after another, and answered without waiting for a slow reader."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, UnsetType
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium.core.errors import LudariumError
from ludarium.core.reading import Reader
from ludarium.server import telling, wire
from ludarium.server.database import trouble
from ludarium.server.errors import Conflict, Failed, Forbidden, Malformed, SlowDown, TooLate
from ludarium.server.frames import EXTENSION, DirectProtocol, Numbered
from ludarium.server.house import House
from ludarium.server.limits import Bucket, Buckets
from ludarium.server.names import plain_text
from ludarium.server.playing import Play
from ludarium.server.sessions import Sessions, set_cookie
from ludarium.server.table import Socket, Table

POLICY: Final = 1008
INBOX: Final = 32  # frames that may wait for the one before them until the page is no longer read


read_frame: Final = Reader(wire.PageFrame).decode
decode_numbered: Final = Reader(Numbered).decode
logger: Final = logging.getLogger(__name__)


def same_origin(origin: str | None, host: str | None, public_url: str) -> bool:
    """Browsers always name the origin; a program without one carries no stranger's cookie.

    A proxy may call the house by another name than the browser did: then its public address counts.
    """
    if origin is None or (public_url and origin.lower() == public_url):
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


class Line:
    """One connection to one table."""

    __slots__ = (
        "busy",
        "chats",
        "closing",
        "direct",
        "frames",
        "house",
        "inbox",
        "request",
        "socket",
        "table",
        "web",
        "work",
    )

    def __init__(self, house: House, web: WebSocket, direct: DirectProtocol, table: Table, guest: str) -> None:
        limits = house.settings.limits
        self.house = house
        self.web = web
        self.direct = direct
        self.table = table
        self.frames = Bucket(limits.frames)
        self.chats = Bucket(limits.chat)
        self.socket = Socket(guest, self.tell)
        self.busy = False
        self.request: int | UnsetType = UNSET  # the id of the frame that is being handled, until it is answered
        self.inbox: list[bytes] = []
        self.work: asyncio.Task[None] | None = None
        self.closing: asyncio.Task[None] | None = None

    # Out.

    def tell(self, frame: bytes) -> None:
        self.house.metrics.frames_out += 1
        self.direct.tell(frame)

    def reply(self, answer: wire.FromHouse) -> None:
        self.request = UNSET
        self.tell(telling.encode(answer))

    def confirm(self) -> None:
        """A request that was not answered otherwise has been carried out."""
        if self.request is not UNSET:
            self.reply(wire.Done(self.request))

    def close_later(self, code: int) -> None:
        if self.closing is None:
            self.socket.ready = False
            self.closing = asyncio.ensure_future(self.close(code))

    async def close(self, code: int) -> None:
        try:
            await self.web.close(code)
        except (RuntimeError, OSError, WebSocketDisconnect):
            return

    # In.

    def hear(self, data: bytes) -> None:
        self.house.metrics.frames_in += 1
        if not self.busy:
            self.handle(data)
            return
        if self.answer_ping(data):
            return
        self.inbox.append(data)
        if len(self.inbox) == INBOX:
            self.direct.transport.pause_reading()

    def answer_ping(self, data: bytes) -> bool:
        """Answer a ping although another frame is being handled: a hint may take long, and the house is well."""
        numbered = read_numbered(data)
        if numbered.type != "ping" or numbered.id is UNSET or not self.frames.take(time.monotonic()):
            return False
        self.tell(telling.encode(wire.Done(numbered.id)))
        return True

    def done(self, error: Exception | None) -> None:
        """The frame that was being handled is; now those that came meanwhile."""
        if error is not None:
            self.refuse(error)
        else:
            self.confirm()
        self.busy = False
        while self.inbox and not self.busy:
            if len(self.inbox) == INBOX:
                self.direct.transport.resume_reading()
            self.handle(self.inbox.pop(0))

    def refuse(self, error: Exception) -> None:
        request, self.request = self.request, UNSET
        if isinstance(error, LudariumError):
            self.house.metrics.refusals += 1
            self.tell(telling.refused(error, request))
            if isinstance(error, TooLate) and not self.table.tell_resync(self.socket):
                self.house.bring_up(self.table, self.socket)
        else:
            self.house.metrics.failures += 1
            logger.error("a frame failed", exc_info=error)
            self.tell(telling.refused(trouble(error) or Failed("house-failed"), request))

    def handle(self, data: bytes) -> None:
        try:
            if not self.frames.take(time.monotonic()):
                raise SlowDown("house-slow-down")
            frame = read(data)
        except LudariumError as error:
            self.request = read_numbered(data).id
            self.refuse(error)
            return
        self.request = frame.id
        try:
            self.answer(frame)
        except Exception as error:
            self.refuse(error)

    def answer(self, frame: wire.PageFrame) -> None:
        if isinstance(frame, wire.PlayMoves):
            self.play(frame)
        elif isinstance(frame, wire.Compose):
            self.compose(frame)
        elif isinstance(frame, wire.Why):
            self.why(frame)
        elif isinstance(frame, wire.Mute):
            self.mute(frame)
        elif isinstance(frame, wire.Ping):
            self.confirm()
        elif isinstance(frame, wire.Hello):
            self.later(self.house.greet(self.table, self.socket, frame))
        elif isinstance(frame, wire.AskHint):
            self.later(self.hint(frame))
        elif isinstance(frame, wire.Undo):
            self.later(self.undo(frame))
        elif isinstance(frame, wire.UndoAnswer):
            self.later(self.house.answer_undo(self.table, self.seat(), frame.yes))
        else:
            self.later(self.say(frame))

    def later(self, work: Awaitable[None]) -> None:
        """Answer in a task; frames that come meanwhile wait."""

        async def guarded() -> None:
            error = None
            try:
                await work
            except Exception as failure:
                error = failure
            self.done(error)

        self.busy = True
        self.work = asyncio.ensure_future(guarded())

    def seat(self) -> int:
        seat = self.socket.seat
        if seat is None:
            raise Forbidden("house-no-seat-here")
        return seat

    def player(self) -> int:
        seat = self.seat()
        if self.table.course.seats[seat].stand_in:
            raise Conflict("house-bot-sits-in")
        return seat

    def play(self, frame: wire.PlayMoves) -> None:
        seat = self.player()
        course = self.table.course
        index = course.sheet.index(seat, frame.at)
        self.busy = True
        self.house.play(self.table, Play(seat, frame.moves, index, frame.epoch, self.done))

    async def undo(self, frame: wire.Undo) -> None:
        seat = self.player()
        if frame.at != self.table.course.sheet.number(seat):
            raise TooLate("house-too-late")
        await self.house.undo(self.table, seat)

    def compose(self, frame: wire.Compose) -> None:
        seat = self.seat()
        course = self.table.course
        composed = course.game.compose(course.running().state, seat, frame.refs)
        if composed is None:
            raise Conflict("house-no-composing")
        missing = composed.missing
        answer = wire.ComposedTold(
            frame.id,
            [wire.ComposedPlay(*msgspec.structs.astuple(play)) for play in composed.plays],
            None if missing is None else wire.Missing(missing.reason, dict(missing.arguments), missing.clause),
            composed.fits,
        )
        self.reply(answer)

    def why(self, frame: wire.Why) -> None:
        seat = self.seat()
        course = self.table.course
        error = course.game.why_not(course.playing().state, seat, frame.move)
        if error is None:
            answer = wire.WhyTold(frame.id, True, None, {}, "")
        else:
            answer = wire.WhyTold(frame.id, False, error.reason, dict(error.arguments), error.clause)
        self.reply(answer)

    async def hint(self, frame: wire.AskHint) -> None:
        seat = self.seat()
        course = self.table.course
        state = course.running().state
        if seat not in course.to_move():
            raise state.not_your_turn(seat)
        hint = await self.house.bots.advise(course.head.id, course.head.game, course.game.view(state, seat))
        self.reply(wire.HintTold(frame.id, hint.moves, hint.options, hint.reason, dict(hint.arguments)))

    async def say(self, frame: wire.Say) -> None:
        if not self.chats.take(time.monotonic()):
            raise SlowDown("house-slow-down")
        text = plain_text(frame.text, self.house.settings.limits.chat_letters)
        if text:
            await self.house.chat(self.table, self.socket.guest, text)

    def mute(self, frame: wire.Mute) -> None:
        if frame.on:
            self.socket.muted |= 1 << frame.seat
        else:
            self.socket.muted &= ~(1 << frame.seat)
        self.confirm()


def read(data: bytes) -> wire.PageFrame:
    try:
        return read_frame(data)
    except msgspec.ValidationError as error:
        raise Malformed("house-malformed", {"what": str(error)[:200]}) from None
    except (msgspec.DecodeError, RecursionError):
        raise Malformed("house-no-json") from None


def read_numbered(data: bytes) -> Numbered:
    """The id and type of a request of which nothing else can be read, or was."""
    try:
        return decode_numbered(data)
    except (msgspec.DecodeError, RecursionError):
        return Numbered()


async def serve_socket(house: House, sessions: Sessions, addresses: Buckets, web: WebSocket) -> None:
    if not same_origin(web.headers.get("origin"), web.headers.get("host"), house.settings.public_url):
        house.metrics.refusals += 1
        await web.close(POLICY)
        return
    guest = sessions.guest(web.headers.get("cookie", ""))
    try:
        addresses.check(web.client.host if web.client else "")
        table = await house.table(str(web.path_params["table"])[:60])
    except LudariumError:
        house.metrics.refusals += 1
        await web.close(POLICY)
        return
    headers = []
    if guest.fresh:
        cookie = set_cookie(guest.fresh, web.url.scheme == "wss")
        headers.append((b"set-cookie", cookie.encode()))
    await web.accept(headers=headers)
    table = await house.table(table.course.head.id)  # it may have been let go meanwhile
    await hold_line(house, web, table, guest.id)


async def hold_line(house: House, web: WebSocket, table: Table, guest: str) -> None:
    """Keep a connection until it ends. Its frames come by the short way, except any that came before."""
    direct: DirectProtocol = web.scope["extensions"][EXTENSION]
    line = Line(house, web, direct, table, guest)
    house.comes(table, line.socket)
    direct.take_over(line.hear, line.close_later)
    try:
        while True:
            message = await web.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            line.hear(text.encode() if text is not None else message.get("bytes") or b"")
    except WebSocketDisconnect:
        return
    finally:
        line.socket.ready = False
        house.goes(table, line.socket)
