"""Load on a house: pairs of players by hand-framed sockets, cheap enough not to be the bottleneck.

    python -m bench.worker_tables PORT PAIRS SECONDS GAMES SERVER

SERVER is the process that is measured. A move counts when everybody who is to hear of it has heard of it; then
the next is made. Players shed single ruins and otherwise pass, so that nearly every move is one that both hear of.
Prints one JSON line.
"""

import asyncio
import base64
import json
import os
import struct
import sys
import time
from pathlib import Path
from typing import Final, cast

import httpx
import msgspec
import uvloop

clock = time.perf_counter
WARM: Final = 1.0


class Option(msgspec.Struct):
    move: int
    notation: str


class Seen(msgspec.Struct):
    hands: dict[str, list[str] | int]
    result: object


class News(msgspec.Struct):
    events: list[msgspec.Raw]


class Frame(msgspec.Struct):
    """What the load reads of a frame."""

    type: str
    number: int = 0
    view: Seen | None = None
    options: list[Option] = []
    news: list[News] = []
    waiting: list[int] = []


decode = msgspec.json.Decoder(Frame).decode


def framed(payload: bytes) -> bytes:
    size = len(payload)
    head = bytes([0x81]) + (bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size))
    return head + bytes(4) + payload  # a mask of zeros is legal and costs nothing


class Player(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, pair: "Pair", path: str, port: int, cookie: str) -> None:
        self.pair = pair
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nCookie: ludarium={cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.buffer = b""
        self.open = False
        self.state: Frame | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's own class is no subclass
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise SystemExit(buffer[:200])
            self.open = True
            buffer = buffer[end + 4 :]
            self.send({"type": "hello", "at": -1})
        at = 0
        while len(buffer) - at >= 2:
            size = buffer[at + 1] & 127
            start = at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size = buffer[at + 2] << 8 | buffer[at + 3]
                start = at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
                start = at + 10
            if len(buffer) < start + size:
                break
            kind = buffer[at] & 15
            payload = buffer[start : start + size]
            at = start + size
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0")
        self.buffer = buffer[at:]

    def send(self, frame: dict[str, object]) -> None:
        self.transport.write(framed(json.dumps(frame).encode()))

    def heard(self, payload: bytes) -> None:
        if not payload.startswith(b'{"type":"state"'):
            if b'"refused"' in payload[:20]:
                raise SystemExit(payload)
            return
        self.state = decode(payload)
        self.pair.heard(self)


class Pair:
    """Two players at one table after another; they sit at all of them from the beginning."""

    def __init__(self, load: "Load", tables: list[tuple[str, list[str]]]) -> None:
        self.load = load
        self.tables = tables
        self.seated: list[list[Player]] = []
        self.players: list[Player] = []  # at the table where they play
        self.sent = 0.0
        self.mover: Player | None = None
        self.waiting: list[int] = []
        self.told: set[Player] = set()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for table, cookies in self.tables:
            path = f"/api/tables/{table}/socket"
            players = [Player(self, path, self.load.port, cookie) for cookie in cookies]
            for player in players:
                await loop.create_connection(lambda player=player: player, "127.0.0.1", self.load.port)  # type: ignore[misc]
            self.seated.append(players)

    def ready(self) -> bool:
        return all(player.state is not None for players in self.seated for player in players)

    def next_table(self) -> None:
        self.mover = None
        if self.seated:
            self.players = self.seated.pop()
            self.next_move()

    def heard(self, player: Player) -> None:
        """Go on once all have heard who are to hear: a decision inside a turn is told to its player alone."""
        if self.mover is None or player not in self.players:
            return
        self.told.add(player)
        state = self.mover.state
        if self.mover not in self.told or state is None:
            return
        public = state.waiting != self.waiting or any(news.events for news in state.news)
        if public and len(self.told) < 2:
            return
        self.load.moved(clock() - self.sent, public)
        self.next_move()

    def next_move(self) -> None:
        for player in self.players:
            state = player.state
            if state is not None and state.view is not None and state.view.result is not None:
                self.next_table()
                return
        for player in self.players:
            state = player.state
            if state is not None and state.options:
                self.mover = player
                self.waiting = state.waiting
                self.told.clear()
                self.sent = clock()
                player.send({"type": "play", "at": state.number, "moves": [choice(state)]})
                return


def choice(state: Frame) -> int:
    """Pass or lay a single ruin, and use claims up early: so most decisions are whole turns."""
    named = {option.notation: option.move for option in state.options}
    for wanted in ("flip none", "pass"):
        if wanted in named:
            return named[wanted]
    claims = [move for name, move in named.items() if name.startswith("claim")]
    if claims:
        return claims[0]
    assert state.view is not None
    own = [hand for hand in state.view.hands.values() if isinstance(hand, list)]
    values = [ruin[:-1] for hand in own for ruin in hand]
    for value in [one for one in values if values.count(one) == 1] or values:
        if f"value {value}" in named:
            return named[f"value {value}"]
    return state.options[-1].move


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.times: list[float] = []
        self.public = 0

    def moved(self, seconds: float, public: bool) -> None:
        self.times.append(seconds)
        self.public += public


def cpu_seconds(process: int) -> tuple[float, float]:
    """What a process has spent so far in all its threads: all of it, and the part inside the kernel."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    own, kernel = int(fields[11]), int(fields[12])
    tick = os.sysconf("SC_CLK_TCK")
    return (own + kernel) / tick, kernel / tick


def resident(process: int) -> float:
    """The memory of a process, in KB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return float(status.split("VmRSS:")[1].split()[0])


async def guests(port: int) -> list[httpx.AsyncClient]:
    address = f"http://127.0.0.1:{port}"
    both = [httpx.AsyncClient(base_url=address, timeout=60) for _ in range(2)]
    for guest in both:
        await guest.get("/api/me")
    return both


async def started_table(both: list[httpx.AsyncClient]) -> str:
    asked = {"game": "ruins", "seats": 2, "pace": "instant"}
    table = str((await both[0].post("/api/tables", json=asked)).json()["id"])
    await both[1].post(f"/api/tables/{table}/sit", json={})
    await both[0].post(f"/api/tables/{table}/start", json={})
    return table


async def main(port: int, pairs: int, seconds: float, games: int, server: int) -> None:
    load = Load(port)
    both = await guests(port)
    await started_table(both)
    cookies = [guest.cookies["ludarium"] for guest in both]
    playing = []
    empty = resident(server)
    for _ in range(pairs):
        tables = [(await started_table(both), cookies) for _ in range(games)]
        playing.append(Pair(load, tables))
    made = resident(server)
    for pair in playing:
        await pair.open()
    while not all(pair.ready() for pair in playing):
        await asyncio.sleep(WARM)
    opened = resident(server)
    for pair in playing:
        pair.next_table()
    await asyncio.sleep(WARM)
    load.times.clear()
    load.public = 0
    started, (spent, in_kernel) = clock(), cpu_seconds(server)
    await asyncio.sleep(seconds)
    took, (spent_now, in_kernel_now) = clock() - started, cpu_seconds(server)
    times = sorted(load.times)
    count = len(times)
    told = {
        "per_s": count / took,
        "n": count,
        "public": load.public,
        "p50_ms": times[count // 2] * 1e3,
        "p99_ms": times[int(count * 0.99)] * 1e3,
        "cpu_us": (spent_now - spent) / count * 1e6,
        "kernel_us": (in_kernel_now - in_kernel) / count * 1e6,
        "idle_kb": (made - empty) / pairs / games,
        "open_kb": (opened - empty) / pairs / games,
        "left": sum(len(pair.seated) for pair in playing),
    }
    print(json.dumps(told), flush=True)
    for guest in both:
        await guest.aclose()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])))
