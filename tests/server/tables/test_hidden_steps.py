"""Nothing that a watcher gets may depend on steps that the watcher cannot see, nor on how many there were."""

import asyncio
import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludarium.core import LudariumError
from ludarium.server.storage.rows import Clock, Draft, encoded
from ludarium.server.tables import replays
from ludarium.server.tables import state as state_module
from ludarium.server.tables.move_log import MoveLog
from ludarium.server.tables.state import TableState
from ludarium.server.tables.table import Subscriber, Table, returning
from ludarium.server.tables.undo import free_undo
from ludarium.server.transport import messages
from ludarium.server.transport.messages import FREE, undo_state
from tests.ruins.table import hand_in
from tests.server.house import Guest, Page, Process, run
from tests.server.stories import Story

KEY = "07" * 32
NOTATIONS = ("pass", "value 3", "value 9", "buy 1", "done", "flip none")


# Rows in, answers out: every hidden step of some games.


def answers(state: TableState, seat: int | None) -> Iterator[object]:
    """All that a watcher may ask for, or be told on returning."""
    info = messages.table_info(state, "eve" if seat is None else f"g{seat}", lambda _: None, 60.0)
    yield info
    yield replays.build_frames(state, seat, 0, replays.MOST_FRAMES)
    history = state.replayed().history
    for at in (-1, info.number - 1, info.number, info.number + 1):
        index, resync = returning(state, seat, at)
        yield messages.state_message(state, seat, index, history[index:], resync)
    if seat is not None:
        position = state.running_match().state
        yield [refusal(state.game.why_not(position, seat, move)) for move in NOTATIONS]
        yield state.game.compose(position, seat, ["ruin:3a"])
        for at in (info.number - 1, info.number):
            yield check_up_to_date(state, seat, at)


def refusal(error: LudariumError | None) -> object:
    return None if error is None else (error.code, error.reason, error.arguments, error.clause)


def check_up_to_date(state: TableState, seat: int, at: int) -> object:
    try:
        state.check_up_to_date(seat, state.move_log.index(seat, at), state.move_log.epochs[seat])
    except LudariumError as error:
        return refusal(error)
    return None


def everything(state: TableState, watchers: list[int | None]) -> list[str]:
    return [f"{seat}: {answer!r}" for seat in watchers for answer in answers(state, seat)]


@pytest.mark.parametrize("seed", range(3))
def test_no_answer_depends_on_a_hidden_step(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "time", SimpleNamespace(time=lambda: 1e6))
    chance = random.Random(seed)
    story = Story("ruins", 3, Clock("game", 900, 10), public=True)
    state = story.state
    now = hidden = 0
    while state.phase == "playing" and hidden < 25:
        now += 10
        seat = chance.choice(state.to_move())
        move = state.game.notation(chance.choice(state.running_match().state.moves(seat)))
        twin = Story.of(story)
        twin.move(now, seat, move)
        if twin.state.phase == "playing" and twin.state.move_log.hidden[-1]:
            hidden += 1
            others: list[int | None] = [other for other in (0, 1, 2) if other != seat]
            before = everything(state, [None, *others])
            story.move(now, seat, move)
            assert everything(state, [None, *others]) == before
            taken = free_undo(state, seat)
            assert taken is not None
            story.take_back(now + 1, seat, taken)
            assert everything(state, [None, *others]) == before
            now += 2
        story.move(now, seat, move)
    assert hidden == 25


def to_a_hidden_step(story: Story) -> tuple[int, str]:
    """Play until somebody has decided something that nobody else can see; who it was, and what."""
    for seat in range(len(story.state.seats)):
        story.move(10.0, seat, "flip none")
    state = story.state.running_match().state
    (seat,) = state.to_move()
    for move in state.moves(seat):
        notation = story.state.game.notation(move)
        story.move(20.0, seat, notation)
        if story.state.move_log.hidden[-1]:
            return seat, notation
    raise AssertionError


def test_chats_are_counted_by_themselves() -> None:
    story = Story("ruins")
    to_a_hidden_step(story)
    for text in ("one", "two"):
        said = {"seat": 0, "name": "Ada", "text": text, "at": 30.0}
        story.add(30.0, Draft("chat", 0, 0, encoded(said)))
    assert [chat.number for chat in story.state.chats] == [1, 2]
    assert [chat.number for chat in story.again().chats] == [1, 2]


def test_a_hidden_step_leaves_a_request_for_consent_as_it_is() -> None:
    story = Story("ruins", 3)
    for seat in range(3):
        story.move(10.0, seat, "flip none")
    story.add(11.0, Draft("undo-ask", 2, 2))
    asking = story.state.undo_request
    assert asking is not None
    (leader,) = story.state.to_move()
    story.move(12.0, leader, "buy 1")
    assert story.state.move_log.hidden[-1]
    assert story.state.undo_request == asking
    taken = free_undo(story.state, leader)
    assert taken is not None
    story.take_back(13.0, leader, taken)
    assert story.state.undo_request == asking


def test_a_play_that_another_has_begun_in_secret_stops_no_undo() -> None:
    """It is begun again: to refuse the undo, or to ask for consent, would tell of it."""
    story = Story("ruins", 3)
    state = story.state
    for seat in range(3):
        story.move(10.0, seat, "flip none")
    (leader,) = state.to_move()
    other = next(seat for seat in range(3) if seat != leader)  # turned its ruin while the leader was asked too
    assert undo_state(state, other) == FREE
    story.move(20.0, leader, "buy 1")
    assert state.move_log.hidden[-1]
    assert undo_state(state, other) == FREE
    taken = free_undo(state, other)
    assert taken is not None
    story.take_back(30.0, other, taken)
    assert sorted(state.move_log.mover) == sorted({0, 1, 2} - {other})
    assert state.to_move() == [other]
    story.move(40.0, other, "flip none")
    assert state.to_move() == [leader]
    assert story.again().running_match().state.words() == state.running_match().state.words()


def test_an_undo_among_moves_of_others_is_noticed_by_those_who_saw_what_went() -> None:
    move_log = MoveLog(2)
    move_log.running = True
    move_log.append(0, 5, True, 0b110, 10.0)  # hidden from seat 1 and from spectators
    move_log.append(1, 6, True, 0, 20.0)
    lost = move_log.truncate(0, [0], 30.0)
    move_log.append(*lost[1][:3], 0, lost[1][3])
    assert move_log.epochs == [1, 0, 0]
    assert [move_log.number(watcher) for watcher in range(3)] == [1, 1, 1]
    assert [move_log.noticed_at(watcher) for watcher in range(3)] == [30.0, 20, 20]


def test_many_hidden_steps_put_no_page_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is told from the log gets more frames than one that is told from memory."""
    monkeypatch.setattr(state_module, "WINDOW", 2)
    monkeypatch.setattr(state_module, "SLACK", 1)
    story = Story("ruins", 3)
    table = Table(story.state, 60.0)
    told: list[bytes] = []
    page = Subscriber("eve", told.append)
    page.ready = True
    table.subscribers.append(page)
    for seat in range(3):
        story.move(10.0, seat, "flip none")
        assert table.send_state() == []
    runs = [0]  # of moves after which the page was told nothing
    while story.state.phase == "playing":
        state = story.state.running_match().state
        seat, frames = state.turn, len(told)
        moves = [story.state.game.notation(move) for move in state.moves(seat)]
        story.move(20.0, seat, next((move for move in moves if move.startswith(("buy", "add"))), moves[0]))
        behind = table.send_state()
        assert behind == []
        if len(told) == frames:
            runs[-1] += 1
        else:
            runs.append(0)
    assert max(runs) > 2


# Two houses with the same table, where somebody decides in many hidden steps or in few.


class Watching:
    """A page, and all that its guest receives: frames, answers and their headers."""

    def __init__(self, guest: Guest, page: Page) -> None:
        self.guest = guest
        self.page = page
        page.frames.clear()  # while the pages opened, some told for how long others were away
        self.received: list[str] = []
        self.questions = 0

    async def ask(self, path: str) -> Any:
        answer = await self.guest.http.get(path)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.received.append(f"{path}: {answer.status_code} {headers} {answer.text}")
        return answer.json()

    async def changed(self, table: str) -> str:
        return str((await self.ask(f"/api/tables/{table}"))["changed"])

    async def look(self, table: str) -> None:
        """UndoRequest for everything there is, and take in all frames up to now."""
        for path in ("", "/frames", "/frames?from=2&count=1", "/record"):
            await self.ask(f"/api/tables/{table}{path}")
        for path in ("/api/tables?mine", "/api/tables?watch"):
            await self.ask(path)
        for kind, fields in (
            ("why", {"move": "value 3"}),
            ("compose", {"refs": ["ruin:3a"]}),
            ("hint", {}),
            ("play", {"at": self.page.state["number"], "moves": [0]}),
            ("undo-answer", {"yes": True}) if self.page.about["you"] is None else ("why", {"move": "pass"}),
        ):
            self.questions += 1
            await self.page.send(kind, id=self.questions, **fields)
            while (await self.page.receive()).get("id") != self.questions:
                pass

    async def returns(self, table: str, chat: int) -> None:
        """Close the page, and open it again where it was."""
        await self.page.close()
        self.received += self.page.frames
        number = self.page.state["number"]
        self.page = Page(self.guest, table)
        self.guest.pages.append(self.page)
        await self.page.open(number, chat)
        await self.page.until("state")

    def all(self) -> list[str]:
        """Without what the time of day is in."""
        times = re.compile(r'"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"')
        return [times.sub("-", text) for text in (*self.received, *self.page.frames)]


async def done(page: Page, kind: str, **fields: object) -> None:
    await page.send(kind, id=1000, **fields)
    while (frame := await page.receive()).get("id") != 1000:
        pass
    assert frame["type"] == "done", frame


async def private_steps(page: Page, times: int) -> None:
    """Decide something that nobody else can see, and take it back."""
    for _ in range(times):
        buy = next(option for option in page.state["options"] if option["notation"].startswith("buy"))
        await done(page, "play", at=page.state["number"], moves=[buy["move"]])
        await done(page, "undo", at=page.state["number"])


def first_house(folder: Path) -> tuple[str, list[str]]:
    """A table of three that is about to start, with a deal that is known; its id and everybody's cookie."""
    process = Process(folder)
    found: list[str] = []
    cookies: list[str] = []

    async def story() -> None:
        guests = [Guest(process.address) for _ in range(4)]
        for guest in guests:
            await guest.get("/api/me")
            cookies.append(guest.http.cookies["ludarium"])
        found.append((await guests[0].table(seats=3, public=True))["id"])
        for guest in guests[1:3]:
            await guest.post(f"/api/tables/{found[0]}/sit")

    try:
        run(story())
    finally:
        process.stop()
    with sqlite3.connect(folder / "house.db") as database:
        database.execute("UPDATE tables SET seed = ?", [f'{{"key":"{KEY}"}}'])
    database.close()
    return found[0], cookies


def evening(folder: Path, table: str, cookies: list[str], steps: int) -> list[list[str]]:
    """What the two who are not in turn and a spectator receive, while the leader decides in so many steps."""
    process = Process(folder)
    watching: list[Watching] = []

    async def story() -> None:
        guests = [Guest(process.address) for _ in cookies]
        for guest, cookie in zip(guests, cookies, strict=True):
            guest.http.cookies.set("ludarium", cookie)
        pages = [await guest.page(table) for guest in guests]
        await guests[0].post(f"/api/tables/{table}/start")
        for page in pages:
            await page.until("state")
        for number, page in enumerate(pages[:3], 1):
            await page.play("flip none")
            for one in pages:
                while one.state["number"] < number:
                    await one.until("state")
        leader = next(seat for seat in range(3) if pages[seat].state["options"])
        watching.extend(Watching(guests[at], pages[at]) for at in range(4) if at != leader)
        next_seat = (leader + 1) % 3
        await asyncio.sleep(1.1)  # so that a hidden step could be told by its time

        before = [await one.changed(table) for one in watching]
        await private_steps(pages[leader], steps)
        assert [await one.changed(table) for one in watching] == before
        for watcher in watching:
            await watcher.look(table)
        await done(watching[0].page, "chat", text="hello")
        await watching[-1].returns(table, 0)

        await pages[leader].send("compose", id=1, refs=[f"ruin:{hand_in(pages[leader].state['view'])[0]}"])
        moves = (await pages[leader].until("composed"))["plays"][0]["moves"]
        assert len(moves) > 1
        for group in [[move] for move in moves] if steps else [moves]:
            await done(pages[leader], "play", at=pages[leader].state["number"], moves=group)
        for watcher in watching:
            await watcher.look(table)
        await done(watching[1].page, "chat", text="well played")

        await done(pages[leader], "undo", at=pages[leader].state["number"])  # asks the others
        await private_steps(pages[next_seat], steps)
        third = next(seat for seat in range(3) if seat not in (leader, next_seat))
        for seat in (third, next_seat):
            await done(pages[seat], "undo-answer", yes=True)
        watching[:] = [one for one in watching if one.page is not pages[next_seat]]
        for watcher in watching:
            await watcher.look(table)
        await done(watching[0].page, "chat", text="again")
        for watcher in watching:
            await watcher.look(table)

    try:
        run(story())
    finally:
        process.stop()
    return [one.all() for one in watching]


def test_two_games_that_differ_in_hidden_steps_look_the_same(folder: Path) -> None:
    (folder / "few").mkdir()
    table, cookies = first_house(folder / "few")
    shutil.copytree(folder / "few", folder / "many")
    few = evening(folder / "few", table, cookies, 0)
    many = evening(folder / "many", table, cookies, 3)
    assert len(few) == 2
    for one, two in zip(few, many, strict=True):
        assert len(one) > 40
        assert one == two
