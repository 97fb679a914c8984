"""How a house is set up."""

import os
import sys
from pathlib import Path

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """A bucket of ``burst`` tokens that fills by ``per_second``."""

    per_second: float
    burst: float


class Limits(msgspec.Struct, frozen=True):
    """What a guest or an address may ask for; generous to people, tight for programs."""

    session: Rate = Rate(30, 120)
    address: Rate = Rate(300, 900)
    tables: Rate = Rate(0.5, 30)
    frames: Rate = Rate(30, 120)
    chat: Rate = Rate(0.5, 6)
    guest_bots: int = 60  # seats of bots at once at the tables of a host
    address_bots: int = 180  # and at those of all hosts at an address
    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    import_bytes: int = 1024 * 1024
    chat_letters: int = 300
    name_letters: int = 30


class Settings(msgspec.Struct, frozen=True):
    database: str
    limits: Limits = Limits()
    durable: bool = True  # False only to measure what durability costs
    bot_processes: int = 2
    watch_seconds: float = 0.05
    beat_seconds: float = 3.0  # how often a worker says that it is up
    idle_seconds: float = 300.0
    patience: float = 60.0  # seconds somebody must be away before a bot may sit in
    quiet: bool = False  # log only what is wrong
    metrics_token: str = msgspec.field(default_factory=lambda: os.environ.get("LUDARIUM_METRICS_TOKEN", ""))
    host: str = ""  # where the house listens
    port: int = 0
    public_url: str = ""  # by which others reach it, if its owner says so
    page: str = ""  # a folder with a built page, instead of the installed one


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ludarium"


def default_database() -> str:
    folder = data_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return f"sqlite:///{folder / 'house.db'}"
