"""The walk of a move, from the mover's socket to the other seat's frame, is as ARCHITECTURE.md says."""

import asyncio
import gc
import json
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Scope

from ludarium.server.settings import Settings
from ludarium.server.tables import lobby
from ludarium.server.transport import protocol
from ludarium.server.transport.app import Application
from ludarium.server.transport.sessions import COOKIE
from tests.together import ROOT

PACKAGE = ROOT / "src" / "ludarium"
MOST_FILES = 18
TYPES = {"server/transport/protocol.py"}  # read and written by msgspec, without a call
BESIDE = ("worker-news",)  # threads that take no part in it


class Page:
    """A browser's end of a WebSocket, without a network."""

    def __init__(self, app: ASGIApp, table: str, cookie: str) -> None:
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope: Scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "raw_path": b"",
            "query_string": b"",
            "headers": [(b"cookie", f"{COOKIE}={cookie}".encode())],
            "scheme": "ws",
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
        }
        self.task = asyncio.ensure_future(app(scope, self.inbox.get, self.sent.put))

    def send(self, **frame: object) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})

    async def receive(self, kind: str) -> None:
        while True:
            message = await self.sent.get()
            if message["type"] == "websocket.send" and json.loads(message["text"])["type"] == kind:
                return

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Trace:
    """The modules of the package that are called while it is on, those of games aside."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on or event != "call" or threading.current_thread().name in BESIDE:
            return
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(PACKAGE):
            path = file.relative_to(PACKAGE).as_posix()
            if not path.startswith("games/"):
                self.files.add(path)

    @contextmanager
    def installed(self) -> Iterator[None]:
        threading.setprofile(self)
        sys.setprofile(self)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


def test_the_walk_of_a_move(tmp_path: Path) -> None:
    trace = Trace()

    async def story() -> None:
        application = Application(Settings(f"sqlite:///{tmp_path / 'house.db'}", quiet=True))
        app = application.asgi()
        async with application.lifespan(Starlette()):
            house = application.house
            ada, bob = (application.sessions.guest("") for _ in range(2))
            table = await lobby.make(house, ada.id, "Ada", protocol.MakeTable(game="rolling_realms", seats=2))
            await lobby.sit(house, table, bob.id, "Bob", protocol.Sit())
            await lobby.start(house, table, ada.id, protocol.Start())
            mover, other = (Page(app, table.state.head.id, guest.fresh) for guest in (ada, bob))
            for page in (mover, other):
                page.send(type="hello")
                await page.receive("state")
            while house.presence.pending:  # that the pages are open is written down by itself
                await asyncio.sleep(0.01)
            await house.store.write(lambda _: None)
            (move, *_) = table.state.running_match().state.moves(0)
            trace.on = True
            mover.send(type="play", at=0, moves=[move])
            await other.receive("state")
            trace.on = False
            assert len(table.state.move_log) == 1
            for page in (mover, other):
                await page.close()

    try:
        with trace.installed():
            asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        gc.unfreeze()
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    walk = re.search(r"\*\*The walk of a move\.\*\*.*?\n\n(.*?)\n\n", text, re.DOTALL)
    assert walk is not None
    written = re.findall(r"^\d+\. `([\w/.]+)`", walk[1], re.MULTILINE)
    assert sorted(written) == sorted(trace.files | TYPES)
    assert len(written) <= MOST_FILES
