"""Greeting a page: whatever it has seen, afterwards it is up to date."""

import asyncio

from ludarium.core.match import Played
from ludarium.server import telling, wire
from ludarium.server.course import Course
from ludarium.server.table import Socket, Table


async def greet(table: Table, socket: Socket, hello: wire.Hello) -> None:
    async with table.mailbox:
        course = table.course
        history = None
        if course.match is not None and len(course.sheet) > len(course.match.history):
            index, _ = returning(course, socket.seat, hello.at)
            if len(course.sheet) - index > len(course.match.history):
                history = (await asyncio.to_thread(course.replayed)).history
        welcome(table, socket, hello, history)


def welcome(table: Table, socket: Socket, hello: wire.Hello, history: list[Played] | None) -> None:
    course = table.course
    seat = socket.seat
    socket.tell(telling.encode(wire.TableTold(table.info(socket.guest))))
    if course.match is not None:
        index, resync = returning(course, seat, hello.at)
        if history is None:
            history = course.match.history
        part = history[len(history) - (len(course.sheet) - index) :]
        table.tell(socket, telling.state_told(course, seat, index, part, resync))
    last_chat = hello.chat if hello.chat is not None else (0 if hello.at < 0 else course.said)
    for chat in course.chats:
        if chat.number > last_chat:
            socket.tell(telling.chat_told(chat))
    if course.asking is not None:
        socket.tell(telling.encode(wire.UndoAsked(course.asking.seat)))
    course.views.clear()  # many pages only look on for a long time
    socket.ready = True


def returning(course: Course, seat: int | None, at: int) -> tuple[int, bool]:
    """From which move on a page is to be told, and whether it must forget what it has."""
    if at < 0:
        return 0, False
    index = course.sheet.index(course.watcher(seat), at)
    if index is None or (course.phase == "over" and at < len(course.sheet)):
        return 0, True  # it counted something that was taken back, or by its own numbers
    return index, False
