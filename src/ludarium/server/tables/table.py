"""A table in memory: its state, a lock, and the pages that are open at it."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from ludarium.server.tables.state import TableState
from ludarium.server.transport import messages, protocol

NOBODY: Final[frozenset[str]] = frozenset()


class Subscriber:
    """An open page, and how much of the game it has been sent."""

    __slots__ = ("epoch", "guest", "index", "muted", "number", "ready", "seat", "send")

    def __init__(self, guest: str, send: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.send = send
        self.ready = False
        self.number = -1  # of moves sent, as the page counts them; -1 before the first state
        self.index = 0  # of moves sent, as the table counts them
        self.epoch = 0
        self.muted = 0  # seats whose chats it does not want, as bits

    def send_state(self, number: int, epoch: int, index: int, frame: bytes) -> None:
        """Send a state frame, and remember how much the page knows by it."""
        self.number = number
        self.epoch = epoch
        self.index = index
        self.send(frame)


class Table:
    """Everything a worker knows of one table: what its log adds up to, and who is connected."""

    __slots__ = (
        "bot_tasks",
        "due",
        "left",
        "lock",
        "own_row",
        "patience",
        "present",
        "since",
        "state",
        "subscribers",
        "used",
        "wishes",
    )

    def __init__(self, state: TableState, patience: float) -> None:
        self.state = state
        self.patience = patience
        self.lock = asyncio.Lock()  # held while the table is changed or replayed
        self.subscribers: list[Subscriber] = []
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.due: asyncio.Task[None] | None = None  # makes the play that waits for agreement, when its time comes
        self.wishes: dict[
            int, tuple[int, asyncio.Task[None]]
        ] = {}  # bots that were asked what they propose, and when
        self.own_row = False  # whether this worker wrote the last row
        self.present = NOBODY  # guests with a page at another worker
        self.used = self.since = time.monotonic()
        self.left: dict[str, float] = {}  # when a guest's last page closed

    @property
    def idle(self) -> bool:
        return not self.subscribers and not self.bot_tasks and self.due is None and not self.lock.locked()

    def idle_bots(self) -> list[int]:
        """The seats of bots that are asked and not at work yet."""
        state = self.state
        if state.undo_request is not None:
            return []
        people = state.people()
        asked = [seat for seat in state.to_move() if seat not in people and seat not in self.bot_tasks]
        return [seat for seat in asked if state.has_to_decide(seat)]

    # Presence.

    def here(self, guest: str) -> bool:
        """Whether a guest has a page open at this worker."""
        return any(subscriber.guest == guest for subscriber in self.subscribers)

    def away(self, guest: str) -> float | None:
        """For how many seconds a guest has had no page open at any worker; ``None`` while one is open."""
        if guest in self.present or self.here(guest):
            return None
        return round(time.monotonic() - self.left.get(guest, self.since), 1)

    def people_here(self) -> set[int]:
        """The seats of people who play themselves and have a page open."""
        seats = self.state.seats
        return {seat for seat in self.state.people() if self.away(seats[seat].guest) is None}

    def set_present(self, present: frozenset[str]) -> bool:
        """Set which guests have a page at another worker; returns whether somebody at a seat came or went."""
        came, went = present - self.present, self.present - present
        self.present = present
        for guest in went:
            if not self.here(guest):
                self.last_page_closed(guest)
        return any(self.state.seat_of(guest) is not None for guest in came | went if not self.here(guest))

    def forget_sent(self, guest: str) -> None:
        """Let a guest's pages be sent the state again: what they may do has changed."""
        for subscriber in self.subscribers:
            if subscriber.guest == guest:
                subscriber.number = -1

    def find_seats(self) -> None:
        """Look up again at which seat each page sits, after seats may have changed hands."""
        for subscriber in self.subscribers:
            seat = self.state.seat_of(subscriber.guest)
            if seat != subscriber.seat:
                subscriber.seat = seat
                if self.state.match is not None:
                    # It sees another view, and counts moves by other numbers.
                    subscriber.number = subscriber.epoch = -1

    def rewind_pages(self) -> None:
        """Let pages count moves from the beginning: the page of a campaign was turned."""
        for subscriber in self.subscribers:
            subscriber.index = 0

    def last_page_closed(self, guest: str) -> None:
        self.left[guest] = time.monotonic()

    def info(self, guest: str) -> protocol.TableInfo:
        return messages.table_info(self.state, guest, self.away, self.patience)

    def forget_views(self) -> None:
        if self.state.match is not None:
            self.state.match.views.clear()

    # Sending.

    def send_info(self) -> None:
        """Send everybody who sits where, the settings and the phase."""
        for subscriber in self.subscribers:
            if subscriber.ready:
                subscriber.send(messages.encode(protocol.TableMessage(self.info(subscriber.guest))))

    def broadcast(self, frame: bytes) -> None:
        for subscriber in self.subscribers:
            if subscriber.ready:
                subscriber.send(frame)

    def send_chats(self, said: int) -> None:
        """Send the chats after the first ``said`` to all who have not muted the speaker."""
        for chat in self.state.chats:
            if chat.number > said:
                frame = messages.chat_message(chat)
                for subscriber in self.subscribers:
                    if subscriber.ready and not subscriber.muted >> chat.seat & 1:
                        subscriber.send(frame)

    def send_proposals(self) -> None:
        self.broadcast(messages.proposals_message(self.state))

    def send_state(self) -> list[Subscriber]:
        """Send everybody the moves they have not got yet. A frame is built once for all who see the same.

        Returns the pages that are too far behind to be served from memory.
        """
        state = self.state
        behind: list[Subscriber] = []
        if state.match is None:
            return behind
        move_log = state.move_log
        frames: dict[tuple[int | None, int, bool], bytes | None] = {}
        for subscriber in self.subscribers:
            if not subscriber.ready:
                continue
            watcher = state.watcher(subscriber.seat)
            number, epoch = move_log.number(watcher), move_log.epochs[watcher]
            if subscriber.number == number and subscriber.epoch == epoch:
                subscriber.index = len(move_log)  # the moves since are hidden from this page
                continue
            key = (subscriber.seat, subscriber.index, epoch != subscriber.epoch)
            if key not in frames:
                frames[key] = self.state_frame(subscriber.seat, subscriber.index, epoch != subscriber.epoch)
            frame = frames[key]
            if frame is None:
                behind.append(subscriber)
            else:
                subscriber.send_state(number, epoch, len(move_log), frame)
        return behind

    def send_state_to(self, subscriber: Subscriber, frame: bytes) -> None:
        """Send a state frame that brings a page up to date."""
        move_log = self.state.move_log
        watcher = self.state.watcher(subscriber.seat)
        subscriber.send_state(move_log.number(watcher), move_log.epochs[watcher], len(move_log), frame)

    def state_frame(self, seat: int | None, index: int, resync: bool) -> bytes | None:
        """A state frame with the news since move ``index``; ``None`` if that is no longer in memory."""
        history = self.state.shown_match().since(index)
        return None if history is None else messages.state_message(self.state, seat, index, history, resync)

    def send_undo(self, seat: int, to: int, numbers: list[int], epochs: list[int]) -> None:
        """Send an undo to those who saw what was taken back: what each counts now, and the epochs before it."""
        state = self.state
        for subscriber in self.subscribers:
            subscriber.index = min(subscriber.index, to)
            watcher = state.watcher(subscriber.seat)
            if subscriber.ready and state.move_log.epochs[watcher] != epochs[watcher]:
                subscriber.send(messages.encode(protocol.UndoDone(seat, numbers[watcher])))

    async def synchronize(self, subscriber: Subscriber, hello: protocol.Hello) -> None:
        """Bring a page up to date, whatever it has seen."""
        async with self.lock:
            state = self.state
            frame = None
            if state.match is not None:
                index, resync = returning(state, subscriber.seat, hello.at)
                history = state.match.since(index)
                if history is None:
                    history = (await asyncio.to_thread(state.replayed)).history[index:]
                frame = messages.state_message(state, subscriber.seat, index, history, resync)
                state.match.views.clear()  # many pages only look on for a long time
            subscriber.send(messages.encode(protocol.TableMessage(self.info(subscriber.guest))))
            if frame is not None:
                self.send_state_to(subscriber, frame)
            last_chat = hello.chat if hello.chat is not None else (0 if hello.at < 0 else state.said)
            for chat in state.chats:
                if chat.number > last_chat:
                    subscriber.send(messages.chat_message(chat))
            if state.undo_request is not None:
                subscriber.send(messages.encode(protocol.UndoAsked(state.undo_request.seat)))
            if state.proposals:
                subscriber.send(messages.proposals_message(state))
            subscriber.ready = True

    def send_resync(self, subscriber: Subscriber) -> bool:
        """Send the state to a page that asked for something too late; ``False`` if it is too far behind."""
        state = self.state
        if state.match is not None:
            frame = self.state_frame(subscriber.seat, subscriber.index, True)
            if frame is None:
                return False
            self.send_state_to(subscriber, frame)
        return True


def returning(state: TableState, seat: int | None, at: int) -> tuple[int, bool]:
    """From which move on a page needs the news, and whether it must forget what it has."""
    if at < 0:
        return 0, False
    index = state.move_log.index(state.watcher(seat), at)
    if index is None or (state.phase == "over" and at < len(state.move_log)):
        return 0, True  # it counted something that was taken back, or by its own numbers
    return index, False
