"""Load on a bare echo: one message of 200 bytes in flight on each of 200 sockets.

python -m bench.worker_echo PORT SOCKETS SECONDS
"""

import asyncio
import base64
import json
import os
import sys
import time
from typing import cast

import uvloop

from bench.worker_tables import framed

clock = time.perf_counter
MESSAGE = framed(b'{"pad": "' + b"x" * 190 + b'"}')


class Echo(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, port: int, times: list[float]) -> None:
        self.port = port
        self.times = times
        self.open = False
        self.left = 0
        self.sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's own class is no subclass
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if not self.open:
            self.open = True
        else:
            self.left -= len(data)
            if self.left > 0:
                return
            self.times.append(clock() - self.sent)
        self.left = len(MESSAGE) - 4  # the answer is not masked
        self.sent = clock()
        self.transport.write(MESSAGE)


async def main(port: int, sockets: int, seconds: float) -> None:
    times: list[float] = []
    loop = asyncio.get_running_loop()
    for _ in range(sockets):
        await loop.create_connection(lambda: Echo(port, times), "127.0.0.1", port)
    await asyncio.sleep(0.5)
    times.clear()
    await asyncio.sleep(seconds)
    spent = sorted(times)
    count = len(spent)
    told = {"per_s": count / seconds, "p50_ms": spent[count // 2] * 1e3, "p99_ms": spent[int(count * 0.99)] * 1e3}
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
