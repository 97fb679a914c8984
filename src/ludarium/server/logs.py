"""Structured logs: one JSON object a line. Never bodies, cookies, tokens or addresses with a query."""

import faulthandler
import logging
import os
import sys
import time
from typing import Final

import msgspec

STDERR: Final = 2
# uvicorn logs this as an error after a WebSocket was refused by an HTTP response, which ASGI allows.
REFUSED_SOCKET: Final = "ASGI callable returned without completing handshake."


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line.update(facts)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(quiet: bool = False) -> None:
    """Set up the logs of this process. Where it, or a process it starts, crashes, the log says where in Python."""
    faulthandler.enable(STDERR)
    os.environ["PYTHONFAULTHANDLER"] = "1"  # heeded by workers and bot processes when they start
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    for name in ("uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)  # they print whole addresses, and those open tables
    logging.getLogger("uvicorn.error").addFilter(is_no_refused_socket)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.WARNING)


def is_no_refused_socket(record: logging.LogRecord) -> bool:
    return record.msg != REFUSED_SOCKET
