"""The WebSocket of a page: its requests are handled in order, and a slow reader makes nobody else wait."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, UnsetType
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium.core.errors import LudariumError
from ludarium.core.reading import Reader
from ludarium.server.errors import Conflict, Failed, Forbidden, Malformed, SlowDown, TooLate
from ludarium.server.house import House
from ludarium.server.storage.database import trouble
from ludarium.server.tables import proposals
from ludarium.server.tables.changes import play_moves
from ludarium.server.tables.state import Change, TableState
from ludarium.server.tables.table import Subscriber, Table
from ludarium.server.tables.undo import answer_undo, undo
from ludarium.server.transport import messages, protocol
from ludarium.server.transport.headers import refuse_socket
from ludarium.server.transport.limits import Bucket, Buckets
from ludarium.server.transport.plain_text import plain_text
from ludarium.server.transport.sessions import Sessions, set_cookie

TOO_SLOW: Final = 1013
INBOX: Final = 32  # frames that may wait to be handled before the socket is no longer read
OUTBOX: Final = 400  # frames that may wait to be sent before the connection is closed


read_frame: Final = Reader(protocol.PageFrame).decode
read_object: Final = Reader(dict[str, object]).decode
logger: Final = logging.getLogger(__name__)

Request = tuple[int | UnsetType, protocol.PageFrame | LudariumError]  # its id, and what it asks or what is wrong


def same_origin(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether a request comes from our own page, or from a program that sends no origin and no browser's cookie.

    A proxy may forward another ``Host`` than the browser used: then ``public_url`` decides.
    """
    if origin is None or (public_url and origin.lower() == public_url):
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


class Connection:
    """One WebSocket to one table.

    The ASGI task reads. Requests are handled by a second task and frames sent by a third; each of the two runs only
    while there is something for it to do, and is never cancelled. A hint is begun in its turn and then has a task
    of its own: a bot may think for long, and nobody has to wait for it before they play.
    """

    __slots__ = (
        "chats",
        "close_code",
        "frames",
        "handler",
        "hints",
        "house",
        "inbox",
        "outbox",
        "sender",
        "subscriber",
        "table",
        "web",
    )

    def __init__(self, house: House, web: WebSocket, table: Table, guest: str) -> None:
        limits = house.settings.limits
        self.house = house
        self.web = web
        self.table = table
        self.frames = Bucket(limits.frames)
        self.chats = Bucket(limits.chat)
        self.subscriber = Subscriber(guest, self.send)
        self.inbox: deque[Request] = deque()
        self.outbox: deque[bytes] = deque()
        self.handler: asyncio.Task[None] | None = None
        self.hints: set[asyncio.Task[None]] = set()
        self.sender: asyncio.Task[None] | None = None
        self.close_code = 0

    async def serve(self) -> None:
        """Read frames until the connection ends."""
        self.house.connect(self.table, self.subscriber)
        try:
            while True:
                message = await self.web.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                self.receive(text.encode() if text is not None else message.get("bytes") or b"")
                if len(self.inbox) >= INBOX and self.handler is not None:
                    await asyncio.wait([self.handler])
        finally:
            self.subscriber.ready = False
            self.house.disconnect(self.table, self.subscriber)

    # Out.

    def send(self, frame: bytes) -> None:
        if self.close_code:
            return
        self.house.metrics.frames_out += 1
        self.outbox.append(frame)
        if len(self.outbox) > OUTBOX:
            self.outbox.clear()
            self.close_code = TOO_SLOW
            self.subscriber.ready = False
        if self.sender is None:
            self.sender = asyncio.create_task(self.send_frames())

    async def send_frames(self) -> None:
        try:
            while self.outbox:
                await self.web.send_text(self.outbox.popleft().decode())
            if self.close_code:
                await self.web.close(self.close_code)
        except (WebSocketDisconnect, RuntimeError):
            self.outbox.clear()  # the connection is gone, or being closed
        finally:
            self.sender = None

    # In.

    def receive(self, data: bytes) -> None:
        self.house.metrics.frames_in += 1
        request = self.read(data)
        identifier, frame = request
        if isinstance(frame, protocol.Ping):
            # Answered before what is still being handled: that may take long, and the house is well.
            if identifier is not UNSET:
                self.send(messages.encode(protocol.Done(identifier)))
            return
        self.inbox.append(request)
        if self.handler is None:
            self.handler = asyncio.create_task(self.handle_requests())

    def read(self, data: bytes) -> Request:
        try:
            if not self.frames.take(time.monotonic()):
                raise SlowDown("house-slow-down")
            frame = decode(data)
        except LudariumError as error:
            return identify(data), error
        return frame.id, frame

    async def handle_requests(self) -> None:
        try:
            while self.inbox:
                identifier, frame = self.inbox.popleft()
                handling = self.handle(identifier, frame)
                if isinstance(frame, protocol.AskHint):
                    hint = asyncio.create_task(handling)
                    self.hints.add(hint)
                    hint.add_done_callback(self.hints.discard)
                else:
                    await handling
        finally:
            self.handler = None

    async def handle(self, identifier: int | UnsetType, frame: protocol.PageFrame | LudariumError) -> None:
        """Carry out a request. If it has an id, exactly one frame with that id answers it."""
        try:
            if isinstance(frame, LudariumError):
                raise frame
            answer = await self.answer(frame)
        except Exception as error:
            self.refuse(error, identifier)
            return
        if answer is None and identifier is not UNSET:
            answer = protocol.Done(identifier)
        if answer is not None:
            self.send(messages.encode(answer))

    def refuse(self, error: Exception, identifier: int | UnsetType) -> None:
        if isinstance(error, LudariumError):
            self.house.metrics.refusals += 1
            self.send(messages.refusal(error, identifier))
            if isinstance(error, TooLate) and not self.table.send_resync(self.subscriber):
                self.house.synchronize_later(self.table, self.subscriber)
        else:
            self.house.metrics.failures += 1
            logger.error("a frame failed", exc_info=error)
            self.send(messages.refusal(trouble(error) or Failed("house-failed"), identifier))

    async def answer(self, frame: protocol.PageFrame) -> protocol.FromHouse | None:
        """Do what a frame asks for. ``None`` where there is nothing to say but that it is done."""
        match frame:
            case protocol.PlayMoves():
                await self.play(frame)
            case protocol.Hello():
                await self.table.synchronize(self.subscriber, frame)
            case protocol.Undo():
                await self.undo(frame)
            case protocol.UndoAnswer():
                seat = self.seat()
                await self.change(lambda state: answer_undo(state, seat, frame.yes))
            case protocol.Propose():
                await self.propose(frame)
            case protocol.Withdraw():
                seat = self.player()
                await self.change(lambda state: proposals.withdraw(state, seat))
            case protocol.Agree() | protocol.Disagree():
                await self.judge(frame)
            case protocol.Consider():
                return self.consider(frame)
            case protocol.Say():
                await self.say(frame)
            case protocol.Mute():
                self.mute(frame)
            case protocol.Compose():
                return self.compose(frame)
            case protocol.Why():
                return self.why(frame)
            case protocol.AskHint():
                return await self.hint(frame)
            case protocol.Ping():
                pass  # answered as soon as it was read
        return None

    async def change(self, decide: Callable[[TableState], Change]) -> None:
        await self.house.changes.make(self.table, decide)

    def seat(self) -> int:
        seat = self.subscriber.seat
        if seat is None:
            raise Forbidden("house-no-seat-here")
        return seat

    def player(self) -> int:
        """The seat of this page, unless a bot plays for it now."""
        seat = self.seat()
        if self.table.state.seats[seat].stand_in:
            raise Conflict("house-bot-sits-in")
        return seat

    async def play(self, frame: protocol.PlayMoves) -> None:
        seat = self.player()
        index = self.table.state.move_log.index(seat, frame.at)
        here = self.table.people_here
        await self.change(lambda state: play_moves(state, seat, frame.moves, index, frame.epoch, here))

    async def propose(self, frame: protocol.Propose) -> None:
        seat = self.player()
        index = self.table.state.move_log.index(seat, frame.at)
        await self.change(lambda state: proposals.propose(state, seat, frame.moves, index))

    async def judge(self, frame: protocol.Judge) -> None:
        seat = self.player()
        index = self.table.state.move_log.index(seat, frame.at)
        await self.change(lambda state: proposals.judge(state, seat, frame, index, self.table.people_here()))

    def consider(self, frame: protocol.Consider) -> protocol.ConsideredMessage:
        self.player()
        offer = proposals.consider(self.table.state, frame.moves)
        return protocol.ConsideredMessage(frame.id, offer.options, offer.families)

    async def undo(self, frame: protocol.Undo) -> None:
        seat = self.player()
        if frame.at != self.table.state.move_log.number(seat):
            raise TooLate("house-too-late")
        await self.change(lambda state: undo(state, seat))

    def compose(self, frame: protocol.Compose) -> protocol.ComposedMessage:
        seat = self.seat()
        state = self.table.state
        composed = state.game.compose(state.running_match().state, seat, frame.refs)
        if composed is None:
            raise Conflict("house-no-composing")
        return protocol.ComposedMessage(
            frame.id,
            [protocol.ComposedPlay(*msgspec.structs.astuple(play)) for play in composed.plays],
            None if composed.missing is None else missing(composed.missing),
            composed.fits,
            {ref: missing(error) for ref, error in composed.barred.items()},
            composed.facts,
        )

    def why(self, frame: protocol.Why) -> protocol.WhyMessage:
        seat = self.seat()
        state = self.table.state
        error = state.game.why_not(state.shown_match().state, seat, frame.move)
        if error is None:
            return protocol.WhyMessage(frame.id, True, None, {}, "")
        return protocol.WhyMessage(frame.id, False, error.reason, dict(error.arguments), error.clause)

    async def hint(self, frame: protocol.AskHint) -> protocol.HintMessage:
        seat = self.seat()
        state = self.table.state
        match = state.running_match()
        if seat not in state.to_move():
            raise match.state.not_your_turn(seat)
        hint = await self.house.bots.advise(state.head.id, state.head.game, match.view(match.state, seat))
        return protocol.HintMessage(frame.id, hint.moves, hint.options, hint.reason, dict(hint.arguments))

    async def say(self, frame: protocol.Say) -> None:
        if not self.chats.take(time.monotonic()):
            raise SlowDown("house-slow-down")
        text = plain_text(frame.text, self.house.settings.limits.chat_letters)
        if text:
            await self.house.chat(self.table, self.subscriber.guest, text)

    def mute(self, frame: protocol.Mute) -> None:
        if frame.on:
            self.subscriber.muted |= 1 << frame.seat
        else:
            self.subscriber.muted &= ~(1 << frame.seat)


def decode(data: bytes) -> protocol.PageFrame:
    try:
        return read_frame(data)
    except msgspec.ValidationError as error:
        raise Malformed("house-malformed", {"what": str(error)[:200]}) from None
    except (msgspec.DecodeError, RecursionError):
        raise Malformed("house-no-json") from None


def missing(error: LudariumError) -> protocol.Missing:
    return protocol.Missing(error.reason, dict(error.arguments), error.clause)


def identify(data: bytes) -> int | UnsetType:
    """The id of a frame that is no valid request, or came too soon."""
    try:
        found = read_object(data).get("id")
    except (msgspec.DecodeError, RecursionError):
        return UNSET
    return found if isinstance(found, int) and not isinstance(found, bool) else UNSET


async def serve_socket(house: House, sessions: Sessions, addresses: Buckets, web: WebSocket) -> None:
    if not same_origin(web.headers.get("origin"), web.headers.get("host"), house.settings.public_url):
        house.metrics.refusals += 1
        await refuse_socket(web)
        return
    guest = sessions.guest(web.headers.get("cookie", ""))
    try:
        addresses.check(web.client.host if web.client else "")
        table = await house.table(str(web.path_params["table"])[:60])
    except LudariumError:
        house.metrics.refusals += 1
        await refuse_socket(web)
        return
    headers = []
    if guest.fresh:
        cookie = set_cookie(guest.fresh, web.url.scheme == "wss")
        headers.append((b"set-cookie", cookie.encode()))
    await web.accept(headers=headers)
    table = await house.table(table.state.head.id)  # it may have been evicted meanwhile
    await Connection(house, web, table, guest.id).serve()
