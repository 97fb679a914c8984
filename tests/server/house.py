"""Real houses for the tests: uvicorn in its own process, on loopback, with guests that come by socket."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ludarium.server.settings import Limits, Rate, Settings
from tests.compiled import usual_build
from tests.ports import reserve_port
from tests.together import ROOT

Json = dict[str, Any]
START_INSTALLED = (
    "import sys, msgspec; from ludarium.server.run import serve; from ludarium.server.settings import Settings; "
    "serve(msgspec.json.decode(sys.argv[1], type=Settings), '127.0.0.1', int(sys.argv[2]), int(sys.argv[3]))"
)
# The installed games, and those that only the tests know.
START = (
    "from ludarium.core import registry; from tests.server import berries, mosaic; "
    "from tests.campaigns import trek; registry.campaigns().update(trek=trek.TREK); "
    "registry.games().update({'berries': berries.GAME, 'mosaic': mosaic.GAME, 'pass': trek.PASS}); "
    f"{START_INSTALLED}"
)
FREELY = Limits(
    session=Rate(1e6, 1e6),
    address=Rate(1e6, 1e6),
    tables=Rate(1e6, 1e6),
    frames=Rate(1e6, 1e6),
    chat=Rate(1e6, 1e6),
    guest_bots=1_000_000,
    address_bots=1_000_000,
)
PATIENCE = 40.0
METRICS = "only-for-the-operator"


class Process:
    """A house that runs, and can be killed."""

    program = START

    def __init__(
        self, folder: Path, limits: Limits = FREELY, workers: int = 1, port: int = 0, **settings: Any
    ) -> None:
        self.folder = folder
        self.port = port or reserve_port()
        usual = {"database": f"sqlite:///{folder / 'house.db'}", "limits": limits, "bot_processes": 1}
        usual["metrics_token"] = METRICS
        self.settings = Settings(**{**usual, **settings})
        self.workers = workers
        self.log = folder / f"log-{self.port}.txt"
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = msgspec.json.encode(self.settings).decode()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program, settings, str(self.port), str(self.workers)],
                stderr=log,
                stdout=log,
                cwd=ROOT,
                env=usual_build(),
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise ChildProcessError(f"the house ended with {self.process.returncode}:\n{self.log_text()}")
            try:
                if httpx.get(f"{self.address}/health", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        self.kill()
        raise TimeoutError(self.log_text())

    def kill(self) -> None:
        """As a power cut would: nobody is asked."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.kill()

    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8")

    def lines(self) -> list[Json]:
        return [json.loads(line) for line in self.log_text().splitlines()]


class Guest:
    """A browser without a page."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.pages: list[Page] = []
        OPEN.append(self)

    async def __aenter__(self) -> Self:
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        for page in self.pages:
            await page.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def table(self, **asked: object) -> Json:
        made: Json = await self.post("/api/tables", {"game": "ruins", "seats": 2, "pace": "instant", **asked})
        return made

    async def page(self, table: str, at: int = -1) -> "Page":
        page = Page(self, table)
        self.pages.append(page)
        await page.open(at)
        return page


class Page:
    """One open socket; ``frames`` keeps every frame as it came over the wire."""

    connection: ClientConnection

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.frames: list[str] = []
        self.state: Json = {}
        self.about: Json = {}

    async def open(self, at: int = -1, chat: int | None = None) -> None:
        address = self.guest.address.replace("http", "ws", 1)
        self.connection = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.guest.cookie},
            origin=Origin(self.guest.address),
            max_size=None,
            compression=None,
        )
        await self.send("hello", at=at, chat=chat)
        await self.until("table")

    async def close(self) -> None:
        with suppress(AttributeError):  # it was never opened
            await self.connection.close()

    async def send(self, kind: str, **fields: object) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))

    async def receive(self, patience: float = PATIENCE) -> Json:
        text = await asyncio.wait_for(self.connection.recv(), patience)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Json = json.loads(text)
        if frame["type"] == "state":
            self.state = frame
        elif frame["type"] == "table":
            self.about = frame["table"]
        return frame

    async def receive_all(self) -> None:
        """Everything up to the end of the connection, which is raised."""
        while True:
            await self.receive()

    async def until(self, kind: str, so: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next frame of a kind for which something is so."""
        while True:
            frame = await self.receive()
            if frame["type"] == kind and so(frame):
                return frame
            if frame["type"] == "refused" and kind != "refused":
                raise AssertionError(frame)

    async def silence(self, seconds: float = 0.3) -> None:
        """Nothing comes for a while."""
        try:
            frame = await self.receive(seconds)
        except TimeoutError:
            return
        raise AssertionError(frame)

    async def play(self, *notations: str) -> None:
        """Send moves by notation, as a group."""
        known = {option["notation"]: option["move"] for option in self.state["options"]}
        await self.send("play", at=self.state["number"], moves=[known[notation] for notation in notations])

    async def asked(self) -> Json:
        """The next state in which this seat may do something, or the end."""
        while not self.state or not (self.state["options"] or self.state["view"]["result"]):
            await self.until("state")
        return self.state

    async def choose(self, move: int) -> None:
        """Make a move and wait until it is made; what others do meanwhile comes in between."""
        await self.send("play", at=self.state["number"], moves=[move])
        await self.until("state", lambda frame: any(one["seat"] == self.about["you"] for one in frame["news"]))

    async def finish(self, choose: Callable[[list[Json]], Json]) -> Json:
        """Play on to the end of the game."""
        while not (await self.asked())["view"]["result"]:
            await self.choose(choose(self.state["options"])["move"])
        return self.state


OPEN: list["Guest"] = []


def run(play: Coroutine[Any, Any, None]) -> None:
    """Play a story; whatever it left open is closed."""

    async def whole() -> None:
        try:
            await play
        finally:
            for guest in OPEN:
                await guest.leave()
            OPEN.clear()

    asyncio.run(whole())
