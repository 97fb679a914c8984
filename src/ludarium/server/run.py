"""Starting the house under uvicorn."""

import gc
import os
import sys
from typing import Final

import msgspec
import uvicorn
from starlette.types import ASGIApp

from ludarium.core.reading import Reader
from ludarium.server import logs
from ludarium.server.app import Application
from ludarium.server.bot_process import end_with_parent
from ludarium.server.frames import DirectProtocol
from ludarium.server.migrate import migrate
from ludarium.server.settings import Settings
from ludarium.server.store import open_engine

SETTINGS: Final = "LUDARIUM_SETTINGS"
TURN: Final = 0.0005  # seconds until the event loop lets the writer go on: every commit waits for it
GARBAGE: Final = (50_000, 20, 100)  # frames and Views make much that is new and little that is garbage in circles
PATIENCE: Final = 10  # seconds for open requests when the house closes

read_settings: Final = Reader(Settings).decode


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Serve until stopped. Pages are then told to come back (1012), and what was queued is still written."""
    logs.set_up(settings.quiet)
    # Workers are told by their environment; here they also find the schema in place.
    engine = open_engine(settings.database)
    migrate(engine)
    engine.dispose()
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "ludarium.server.run:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws=DirectProtocol,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def from_environment() -> ASGIApp:
    """The application of one worker."""
    end_with_parent()
    sys.setswitchinterval(TURN)
    gc.set_threshold(*GARBAGE)
    settings = read_settings(os.environ[SETTINGS])
    logs.set_up(settings.quiet)
    return Application(settings).asgi()
