"""The socket of a table: frames in, one after another; frames out, never waiting for a slow reader."""

import asyncio
import logging
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium.core.errors import LudariumError
from ludarium.server import telling, wire
from ludarium.server.errors import Conflict, Failed, Forbidden, Malformed, SlowDown, TooLate
from ludarium.server.house import House
from ludarium.server.limits import Bucket, Buckets
from ludarium.server.names import plain_text
from ludarium.server.sessions import Sessions, set_cookie
from ludarium.server.settings import Limits
from ludarium.server.table import Socket, Table

POLICY: Final = 1008

decode = msgspec.json.Decoder(wire.PageFrame).decode
logger: Final = logging.getLogger(__name__)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers always name the origin; a program without one carries no stranger's cookie."""
    return origin is None or (host is not None and urlsplit(origin).netloc.lower() == host.lower())


class Line:
    """One connection to one table."""

    def __init__(self, house: House, web: WebSocket, table: Table, guest: str) -> None:
        self.house = house
        self.web = web
        self.table = table
        self.limits: Limits = house.settings.limits
        self.frames = Bucket(self.limits.frames)
        self.chats = Bucket(self.limits.chat)
        self.socket = Socket(guest, self.wake, self.close_later)
        self.sending: asyncio.Task[None] | None = None
        self.closing: asyncio.Task[None] | None = None

    # Out.

    def wake(self) -> None:
        self.sending = asyncio.ensure_future(self.send())

    async def send(self) -> None:
        """Send until nothing is left; new frames may come while the reader is slow."""
        outbox = self.socket.outbox
        try:
            while outbox:
                await self.web.send({"type": "websocket.send", "text": outbox[0]})
                self.house.metrics.frames_out += 1
                del outbox[0]
        except (RuntimeError, WebSocketDisconnect, OSError):
            self.socket.ready = False  # it closed in between
            outbox.clear()

    def close_later(self, code: int) -> None:
        if self.closing is None:
            self.socket.ready = False
            self.closing = asyncio.ensure_future(self.close(code))

    async def close(self, code: int) -> None:
        try:
            await self.web.close(code)
        except (RuntimeError, OSError):
            return

    # In.

    async def listen(self) -> None:
        while True:
            message = await self.web.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode() if text is not None else message.get("bytes") or b""
            self.house.metrics.frames_in += 1
            try:
                if not self.frames.take(time.monotonic()):
                    raise SlowDown("house-slow-down")
                await self.handle(data)
            except LudariumError as error:
                self.house.metrics.refusals += 1
                self.socket.tell(telling.refused(error))
                if isinstance(error, TooLate) and not self.table.tell_resync(self.socket):
                    self.house.bring_up(self.table, self.socket)
            except Exception:
                self.house.metrics.failures += 1
                logger.exception("a frame failed")
                self.socket.tell(telling.refused(Failed("house-failed")))

    async def handle(self, data: bytes) -> None:
        try:
            frame = decode(data)
        except msgspec.ValidationError as error:
            raise Malformed("house-malformed", {"what": str(error)[:200]}) from None
        except (msgspec.DecodeError, RecursionError):
            raise Malformed("house-no-json") from None
        if isinstance(frame, wire.PlayMoves):
            seat = self.seat()
            index = self.table.course.index(seat, frame.at)
            await self.house.play(self.table, seat, frame.moves, index, frame.epoch)
        elif isinstance(frame, wire.Hello):
            await self.house.greet(self.table, self.socket, frame)
        elif isinstance(frame, wire.Compose):
            self.compose(frame)
        elif isinstance(frame, wire.Why):
            self.why(frame)
        elif isinstance(frame, wire.AskHint):
            await self.hint(frame)
        elif isinstance(frame, wire.Undo):
            await self.undo(frame)
        elif isinstance(frame, wire.UndoAnswer):
            await self.house.answer_undo(self.table, self.seat(), frame.yes)
        elif isinstance(frame, wire.Say):
            await self.say(frame)
        else:
            self.mute(frame)

    def seat(self) -> int:
        seat = self.table.course.seat_of(self.socket.guest)
        if seat is None:
            raise Forbidden("house-no-seat-here")
        return seat

    async def undo(self, frame: wire.Undo) -> None:
        seat = self.seat()
        course = self.table.course
        if frame.at != course.number(seat):
            raise TooLate("house-too-late")
        await self.house.undo(self.table, seat)

    def compose(self, frame: wire.Compose) -> None:
        seat = self.seat()
        course = self.table.course
        composed = course.game.compose(course.running().state, seat, frame.refs)
        if composed is None:
            raise Conflict("house-no-composing")
        missing = composed.missing
        self.socket.tell(
            telling.text(
                wire.ComposedTold(
                    frame.id,
                    [wire.ComposedPlay(*msgspec.structs.astuple(play)) for play in composed.plays],
                    None
                    if missing is None
                    else wire.Missing(missing.reason, dict(missing.arguments), missing.clause),
                    composed.fits,
                )
            )
        )

    def why(self, frame: wire.Why) -> None:
        seat = self.seat()
        course = self.table.course
        error = course.game.why_not(course.playing().state, seat, frame.move)
        if error is None:
            answer = wire.WhyTold(frame.id, True, None, {}, "")
        else:
            answer = wire.WhyTold(frame.id, False, error.reason, dict(error.arguments), error.clause)
        self.socket.tell(telling.text(answer))

    async def hint(self, frame: wire.AskHint) -> None:
        seat = self.seat()
        course = self.table.course
        match = course.running()
        if seat not in course.to_move():
            raise match.state.not_your_turn(seat)
        view = course.game.view(match.state, seat)
        first = match.state
        hint = await self.house.thinkers.advise(course.head.game, view)
        options = [course.game.option(first, seat, hint.moves[0])] if hint.moves else []
        self.socket.tell(
            telling.text(wire.HintTold(frame.id, hint.moves, options, hint.reason, dict(hint.arguments)))
        )

    async def say(self, frame: wire.Say) -> None:
        if not self.chats.take(time.monotonic()):
            raise SlowDown("house-slow-down")
        text = plain_text(frame.text, self.limits.chat_letters)
        if text:
            await self.house.chat(self.table, self.socket.guest, text)

    def mute(self, frame: wire.Mute) -> None:
        if frame.on:
            self.socket.muted |= 1 << frame.seat
        else:
            self.socket.muted &= ~(1 << frame.seat)


async def serve_socket(house: House, sessions: Sessions, addresses: Buckets, web: WebSocket) -> None:
    if not same_origin(web.headers.get("origin"), web.headers.get("host")):
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
    line = Line(house, web, table, guest.id)
    was_here = table.connected(guest.id)
    table.sockets.append(line.socket)
    house.metrics.sockets += 1
    try:
        if not was_here and table.course.seat_of(guest.id) is not None:
            table.tell_table()
        await line.listen()
    except WebSocketDisconnect:
        pass
    finally:
        house.metrics.sockets -= 1
        table.sockets.remove(line.socket)
        line.socket.ready = False
        table.used = time.monotonic()
        if not table.sockets:
            table.course.views.clear()
        if not table.connected(guest.id) and table.course.seat_of(guest.id) is not None:
            table.tell_table()
