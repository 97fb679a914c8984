"""A table in memory: its course, a mailbox, and the sockets that watch it."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from ludarium.server import telling, wire
from ludarium.server.course import Course

NOBODY: Final[frozenset[str]] = frozenset()


class Socket:
    """One open page, and what it has been told."""

    __slots__ = ("epoch", "guest", "index", "muted", "number", "ready", "seat", "tell")

    def __init__(self, guest: str, tell: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.tell = tell
        self.ready = False
        self.number = -1  # as the page counts; nothing told yet
        self.index = 0  # moves told, as the table counts
        self.epoch = 0
        self.muted = 0

    def told(self, number: int, epoch: int, index: int, frame: bytes) -> None:
        """A state frame, after which the page knows this much."""
        self.number = number
        self.epoch = epoch
        self.index = index
        self.tell(frame)


class Mailbox:
    """Whoever wants to change a table waits here, in order.

    Most often nobody is before them: then ``enter`` begins at once, without a turn of the event loop.
    """

    __slots__ = ("held", "waiting")

    def __init__(self) -> None:
        self.held = False
        self.waiting: list[Callable[[], None]] = []

    def enter(self, begin: Callable[[], None]) -> None:
        """Begin as soon as it is free. Whoever has begun must leave."""
        if self.held:
            self.waiting.append(begin)
        else:
            self.held = True
            begin()

    def leave(self) -> None:
        if self.waiting:
            self.waiting.pop(0)()
        else:
            self.held = False

    async def __aenter__(self) -> None:
        if not self.held:
            self.held = True
            return
        turn = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if turn.cancelled():
                self.leave()
            else:
                turn.set_result(None)

        self.waiting.append(begin)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()


class Table:
    __slots__ = (
        "course",
        "drivers",
        "left",
        "mailbox",
        "own_row",
        "patience",
        "present",
        "since",
        "sockets",
        "used",
    )

    def __init__(self, course: Course, patience: float) -> None:
        self.course = course
        self.patience = patience
        self.mailbox = Mailbox()
        self.sockets: list[Socket] = []
        self.drivers: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.own_row = False  # whether this worker wrote the last row
        self.present = NOBODY  # guests with a page at another worker
        self.used = self.since = time.monotonic()
        self.left: dict[str, float] = {}  # when a guest's last page closed

    @property
    def idle(self) -> bool:
        return not self.sockets and not self.drivers and not self.mailbox.held

    # Presence.

    def here(self, guest: str) -> bool:
        """Whether a guest has a page open at this worker."""
        return any(socket.guest == guest for socket in self.sockets)

    def away(self, guest: str) -> float | None:
        """For how many seconds a guest has had no page open at any worker; ``None`` while one is open."""
        if guest in self.present or self.here(guest):
            return None
        return round(time.monotonic() - self.left.get(guest, self.since), 1)

    def others_present(self, present: frozenset[str]) -> bool:
        """Guests with a page at another worker; whether that changes anything at the seats."""
        came, went = present - self.present, self.present - present
        self.present = present
        for guest in went:
            if not self.here(guest):
                self.leaves(guest)
        return any(self.course.seat_of(guest) is not None for guest in came | went if not self.here(guest))

    def forget_told(self, guest: str) -> None:
        """A seat has changed: its pages are told the state again, with what they may do now."""
        for socket in self.sockets:
            if socket.guest == guest:
                socket.number = -1

    def find_seats(self) -> None:
        """Seats may have changed hands."""
        for socket in self.sockets:
            seat = self.course.seat_of(socket.guest)
            if seat != socket.seat:
                socket.seat = seat
                if self.course.match is not None:
                    socket.number = socket.epoch = -1  # it looks with other eyes, and counts by other numbers

    def leaves(self, guest: str) -> None:
        self.left[guest] = time.monotonic()

    def info(self, guest: str) -> wire.TableInfo:
        return telling.table_info(self.course, guest, self.away, self.patience)

    # Telling.

    def tell_table(self) -> None:
        for socket in self.sockets:
            if socket.ready:
                socket.tell(telling.encode(wire.TableTold(self.info(socket.guest))))

    def tell_all(self, frame: bytes) -> None:
        for socket in self.sockets:
            if socket.ready:
                socket.tell(frame)

    def tell_chats(self, said: int) -> None:
        """Tell the chats after the first ``said`` to all who have not muted the speaker."""
        for chat in self.course.chats:
            if chat.number > said:
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
        sheet = course.sheet
        frames: dict[tuple[int | None, int, bool], bytes | None] = {}
        for socket in self.sockets:
            if not socket.ready:
                continue
            watcher = course.watcher(socket.seat)
            number, epoch = sheet.number(watcher), sheet.epochs[watcher]
            if socket.number == number and socket.epoch == epoch:
                socket.index = len(sheet)  # the moves since are hidden from this page
                continue
            key = (socket.seat, socket.index, epoch != socket.epoch)
            if key not in frames:
                frames[key] = self.state(socket.seat, socket.index, epoch != socket.epoch)
            frame = frames[key]
            if frame is None:
                behind.append(socket)
            else:
                socket.told(number, epoch, len(sheet), frame)
        return behind

    def tell(self, socket: Socket, frame: bytes) -> None:
        """A state frame, after which the page knows everything up to now."""
        sheet = self.course.sheet
        watcher = self.course.watcher(socket.seat)
        socket.told(sheet.number(watcher), sheet.epochs[watcher], len(sheet), frame)

    def state(self, seat: int | None, index: int, resync: bool) -> bytes | None:
        """A state frame with the news since so many moves; ``None`` if they are no longer in memory."""
        history = telling.recent(self.course, index)
        return None if history is None else telling.state_told(self.course, seat, index, history, resync)

    def tell_undo(self, seat: int, to: int, numbers: list[int], epochs: list[int]) -> None:
        """An undo, to those who saw what was taken back; it came down to these numbers."""
        course = self.course
        for socket in self.sockets:
            socket.index = min(socket.index, to)
            watcher = course.watcher(socket.seat)
            if socket.ready and course.sheet.epochs[watcher] != epochs[watcher]:
                socket.tell(telling.encode(wire.UndoDone(seat, numbers[watcher])))

    def tell_resync(self, socket: Socket) -> bool:
        """What a page must forget: it sent something for a table that had moved on. Whether it could be told."""
        course = self.course
        if course.match is not None:
            frame = self.state(socket.seat, socket.index, True)
            if frame is None:
                return False
            self.tell(socket, frame)
        return True
