"""A table in memory: its course, a mailbox, and the sockets that watch it."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from ludarium.server import telling, wire
from ludarium.server.course import Course

OUTBOX: Final = 400  # frames that a slow reader may be behind
TOO_SLOW: Final = 1013


class Socket:
    """One open page. Frames go out in order; whoever reads too slowly is let go and may come back."""

    __slots__ = ("close_later", "epoch", "guest", "muted", "number", "outbox", "ready", "wake")

    def __init__(self, guest: str, wake: Callable[[], None], close_later: Callable[[int], None]) -> None:
        self.guest = guest
        self.wake = wake
        self.close_later = close_later
        self.outbox: list[str] = []
        self.ready = False
        self.number = -1  # nothing told yet
        self.epoch = 0
        self.muted = 0

    def tell(self, frame: str) -> None:
        self.outbox.append(frame)
        if len(self.outbox) == 1:
            self.wake()
        elif len(self.outbox) > OUTBOX:
            self.close_later(TOO_SLOW)


class Table:
    __slots__ = ("course", "drivers", "lock", "own_row", "sockets", "used")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lock = asyncio.Lock()  # the mailbox: whoever wants a change waits here, in order
        self.sockets: list[Socket] = []
        self.drivers: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.own_row = False  # whether this worker wrote the last row
        self.used = time.monotonic()

    @property
    def idle(self) -> bool:
        return not self.sockets and not self.drivers and not self.lock.locked()

    def connected(self, guest: str) -> bool:
        return any(socket.guest == guest for socket in self.sockets)

    def info(self, guest: str) -> wire.TableInfo:
        return telling.table_info(self.course, guest, self.connected)

    # Telling.

    def tell_table(self) -> None:
        for socket in self.sockets:
            if socket.ready:
                socket.tell(telling.text(wire.TableTold(self.info(socket.guest))))

    def tell_all(self, frame: str) -> None:
        for socket in self.sockets:
            if socket.ready:
                socket.tell(frame)

    def tell_chat(self, number: int) -> None:
        """Chats from a row on, to all who have not muted the speaker."""
        for chat in self.course.chats:
            if chat.number >= number:
                frame = telling.chat_told(chat)
                for socket in self.sockets:
                    if socket.ready and not socket.muted >> chat.seat & 1:
                        socket.tell(frame)

    def tell_state(self) -> None:
        """What is new, to everybody for whom something is; built once for all who see the same."""
        course = self.course
        if course.match is None:
            return
        frames: dict[tuple[int | None, int, int], str] = {}
        for socket in self.sockets:
            if not socket.ready:
                continue
            seat = course.seat_of(socket.guest)
            number = course.number(seat)
            epoch = course.epochs[course.watcher(seat)]
            if socket.number == number and socket.epoch == epoch:
                continue
            key = (seat, socket.number, socket.epoch)
            frame = frames.get(key)
            if frame is None:
                frame = self.state(seat, socket.number, epoch != socket.epoch)
                if frame is None:
                    continue  # too far behind to be told from memory: the page asks again
                frames[key] = frame
            socket.number = number
            socket.epoch = epoch
            socket.tell(frame)

    def state(self, seat: int | None, number: int, resync: bool) -> str | None:
        """A state frame with the news since a number; ``None`` if they are no longer in memory."""
        course = self.course
        since = max(0, min(number, course.number(seat)))
        index = course.index(seat, since)
        news = None if index is None else telling.recent(course, seat, index)
        if news is None:
            return None
        return telling.state_told(course, seat, since, news, resync)

    def tell_undo(self, seat: int, numbers: dict[int | None, int], epochs: list[int]) -> None:
        """An undo, to those who saw what was taken back; it came down to these numbers."""
        course = self.course
        for socket in self.sockets:
            mine = course.seat_of(socket.guest)
            watcher = course.watcher(mine)
            if socket.ready and course.epochs[watcher] != epochs[watcher]:
                number = numbers[mine]
                socket.tell(telling.text(wire.UndoDone(seat, number)))
                socket.number = min(socket.number, number)

    def tell_resync(self, socket: Socket) -> None:
        """What a page must forget: it sent something for a table that had moved on."""
        course = self.course
        if course.match is None:
            return
        seat = course.seat_of(socket.guest)
        frame = self.state(seat, socket.number, True)
        if frame is not None:
            socket.number = course.number(seat)
            socket.epoch = course.epochs[course.watcher(seat)]
            socket.tell(frame)
