"""Starting the house under uvicorn."""

import gc
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from typing import Final

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from ludarium.core.reading import Reader
from ludarium.server import logs
from ludarium.server.play.bot_process import end_with_parent
from ludarium.server.settings import Settings
from ludarium.server.storage.database import prepare
from ludarium.server.transport.addresses import EVERYWHERE, listen
from ludarium.server.transport.app import Application

SETTINGS: Final = "LUDARIUM_SETTINGS"
TURN: Final = 0.0005  # seconds until a thread that holds the GIL must yield: the writer waits for it
GARBAGE: Final = (50_000, 20, 100)  # of the collector: Views and frames are many objects, but hardly any cycles
STARTUP_FAILURE: Final = 3  # uvicorn's exit code for an application that could not start
PATIENCE: Final = 10  # seconds for open requests when the house closes

read_settings: Final = Reader(Settings).decode


def serve(
    settings: Settings, host: str, port: int, workers: int = 1, opened: Callable[[Settings], None] | None = None
) -> None:
    """Serve until stopped; raises ``NotReady`` if that cannot begin. ``opened`` is called once the house answers.

    When the house closes, pages are told to come back (1012), and what was queued is still written.
    """
    with listen(host, port) as listening:
        settings = msgspec.structs.replace(settings, host=host, port=listening.getsockname()[1])
        # Workers are told by their environment; here they also find the schema in place.
        prepare(settings.database)
        logs.set_up(settings.quiet)
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        if opened is not None:
            threading.Thread(target=tell_when_open, args=(settings, opened), daemon=True).start()
        run_workers(settings, listening, workers)


def run_workers(settings: Settings, listening: socket.socket, workers: int) -> None:
    config = uvicorn.Config(
        "ludarium.server.run:from_environment",
        factory=True,
        interface="asgi3",
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    if workers > 1:
        Multiprocess(config, [listening]).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def tell_when_open(settings: Settings, opened: Callable[[Settings], None]) -> None:
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    while True:
        with (
            suppress(OSError, HTTPException),
            closing(HTTPConnection(host, settings.port, timeout=PATIENCE)) as asking,
        ):
            asking.request("GET", "/health")
            if asking.getresponse().status == 200:
                opened(settings)
                return
        time.sleep(0.1)


def from_environment() -> ASGIApp:
    """The application of one worker."""
    end_with_parent()
    sys.setswitchinterval(TURN)
    gc.set_threshold(*GARBAGE)
    settings = read_settings(os.environ[SETTINGS])
    logs.set_up(settings.quiet)
    return Application(settings).asgi()
