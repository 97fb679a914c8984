"""A house to be measured: no limits on guests, and, if asked, no waiting for the disk.

python -m bench.worker_house PORT DATABASE durable|hasty|echo
"""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ludarium.server.run import serve
from ludarium.server.settings import Limits, Rate, Settings

ANY = Rate(1e9, 1e9)
FREELY = Limits(
    session=ANY, address=ANY, tables=ANY, frames=ANY, chat=ANY, guest_bots=1_000_000, address_bots=1_000_000
)


async def echo(web: WebSocket) -> None:
    await web.accept()
    async for text in web.iter_text():
        await web.send_text(text)


def main(port: int, database: str, kind: str) -> None:
    if kind == "echo":
        app = Starlette(routes=[WebSocketRoute("/ws", echo)])
        uvicorn.run(app, port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
        return
    settings = Settings(f"sqlite:///{database}", FREELY, durable=kind == "durable", quiet=True)
    serve(settings, "127.0.0.1", port)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
