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

    __slots__ = ("close_later", "epoch", "guest", "index", "muted", "number", "outbox", "ready", "wake")

    def __init__(self, guest: str, wake: Callable[[], None], close_later: Callable[[int], None]) -> None:
        self.guest = guest
        self.wake = wake
        self.close_later = close_later
        self.outbox: list[str] = []
        self.ready = False
        self.number = -1  # as the page counts; nothing told yet
        self.index = 0  # moves told, as the table counts
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

    def tell_state(self) -> list[Socket]:
        """What is new, to everybody for whom something is; built once for all who see the same.

        Returns the pages that are too far behind to be told from memory.
        """
        course = self.course
        behind: list[Socket] = []
        if course.match is None:
            return behind
        frames: dict[tuple[int | None, int, bool], str | None] = {}
        for socket in self.sockets:
            if not socket.ready:
                continue
            seat = course.seat_of(socket.guest)
            epoch = course.epochs[course.watcher(seat)]
            if socket.number == course.number(seat) and socket.epoch == epoch:
                continue
            key = (seat, socket.index, epoch != socket.epoch)
            if key not in frames:
                frames[key] = self.state(*key)
            frame = frames[key]
            if frame is None:
                behind.append(socket)
            else:
                self.tell(socket, seat, frame)
        return behind

    def tell(self, socket: Socket, seat: int | None, frame: str) -> None:
        """A state frame, after which the page knows everything up to now."""
        course = self.course
        socket.number = course.number(seat)
        socket.epoch = course.epochs[course.watcher(seat)]
        socket.index = len(course.moves)
        socket.tell(frame)

    def state(self, seat: int | None, index: int, resync: bool) -> str | None:
        """A state frame with the news since so many moves; ``None`` if they are no longer in memory."""
        course = self.course
        news = telling.recent(course, seat, index)
        if news is None:
            return None
        return telling.state_told(course, seat, course.number_at(seat, index), news, resync)

    def tell_undo(self, seat: int, to: int, numbers: dict[int | None, int], epochs: list[int]) -> None:
        """An undo, to those who saw what was taken back; it came down to these numbers."""
        course = self.course
        for socket in self.sockets:
            socket.index = min(socket.index, to)
            mine = course.seat_of(socket.guest)
            watcher = course.watcher(mine)
            if socket.ready and course.epochs[watcher] != epochs[watcher]:
                socket.tell(telling.text(wire.UndoDone(seat, numbers[mine])))

    def tell_resync(self, socket: Socket) -> bool:
        """What a page must forget: it sent something for a table that had moved on. Whether it could be told."""
        course = self.course
        if course.match is not None:
            seat = course.seat_of(socket.guest)
            frame = self.state(seat, socket.index, True)
            if frame is None:
                return False
            self.tell(socket, seat, frame)
        return True
