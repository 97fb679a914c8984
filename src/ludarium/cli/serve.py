"""``ludarium``: opens the house for this computer, or for a network."""

import socket
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Final

from ludarium.cli.desk import Desk
from ludarium.core.text import Texts

PORT: Final = 8710
PATIENCE: Final = 30.0


def run(desk: Desk) -> int:
    asked = desk.asked
    serve(desk.texts.language, asked.host, asked.port, asked.db, not asked.no_open, asked.workers)
    return 0


def serve(
    language: str, host: str = "127.0.0.1", port: int = 0, db: str = "", browse: bool = True, workers: int = 1
) -> None:
    """Print the address, open it in the browser, and serve until stopped."""
    # Imported late: other commands do without a server.
    from ludarium.server.run import serve as serve_house
    from ludarium.server.settings import Settings, default_database

    chosen = port or free_port(host)
    address = f"http://{shown_host(host)}:{chosen}"
    print(Texts(language, ["ludarium.server"]).say("house-open", address=address), flush=True)
    if browse:
        threading.Thread(target=open_browser, args=(shown_host(host), chosen, address), daemon=True).start()
    serve_house(Settings(db or default_database(), quiet=True), host, chosen, workers)


def shown_host(host: str) -> str:
    """An address that a browser on this computer can open."""
    if host in ("0.0.0.0", "::", "127.0.0.1"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def free_port(host: str) -> int:
    """The usual port, or any other if somebody has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in (PORT, 0):
        with socket.socket(family) as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    return PORT


def open_browser(host: str, port: int, address: str) -> None:
    """As soon as somebody answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection((host.strip("[]"), port), 1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
