"""Opens the database, with files that only their owner may read, and explains what is wrong with it."""

import errno
import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from ludarium.server.errors import NotReady
from ludarium.server.storage.migrate import migrate

READERS: Final = 4
LOG_BYTES: Final = 32 << 20  # of WAL before a checkpoint: moves change the same few pages again and again
SQLITE: Final = (
    "page_size=1024",  # small, since a group of moves changes one page for each table
    "journal_mode=WAL",
    "synchronous=FULL",
    "temp_store=MEMORY",  # else each multi-row insert opens a statement journal on disk
    "busy_timeout=10000",
    "foreign_keys=ON",
)
SQLITE_TROUBLES: Final = {
    sqlite3.SQLITE_FULL: "house-disk-full",
    sqlite3.SQLITE_READONLY: "house-db-read-only",
    sqlite3.SQLITE_PERM: "house-db-read-only",
    sqlite3.SQLITE_CANTOPEN: "house-db-unopenable",
    sqlite3.SQLITE_IOERR: "house-db-io",
    sqlite3.SQLITE_CORRUPT: "house-db-corrupt",
    sqlite3.SQLITE_NOTADB: "house-db-corrupt",
    sqlite3.SQLITE_BUSY: "house-db-busy",
    sqlite3.SQLITE_LOCKED: "house-db-busy",
}
POSTGRES_TROUBLES: Final = {
    "53100": "house-disk-full",
    "25006": "house-db-read-only",
}
POSTGRES: Final = ("postgres", "postgresql", "postgresql+psycopg")


class DatabaseGone(Exception):
    """The file was deleted or replaced while the house had it open."""


# What is wrong.


def trouble(error: BaseException | None) -> NotReady | None:
    """The sentence for an error of the database; None where the database is not at fault."""
    if isinstance(error, DBAPIError):
        error = error.orig
    if isinstance(error, DatabaseGone):
        return NotReady("house-db-gone")
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the primary code; higher bits are details
        return NotReady(SQLITE_TROUBLES[code]) if code in SQLITE_TROUBLES else None
    state = getattr(error, "sqlstate", None)
    if state in POSTGRES_TROUBLES:
        return NotReady(POSTGRES_TROUBLES[state])
    # Psycopg's own class, named and not imported: it may not be installed.
    if error is not None and any(kind.__module__.startswith("psycopg") for kind in type(error).__mro__):
        lost = any(kind.__name__ in ("OperationalError", "InterfaceError") for kind in type(error).__mro__)
        return NotReady("house-db-unreachable", {"what": first_line(error)}) if lost else None
    return None


def first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]


# Where it is.


def read_url(url: str) -> URL:
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):  # its text may hold a password
        raise NotReady("house-db-url") from None
    if read.drivername in POSTGRES:
        return read.set(drivername="postgresql+psycopg")
    if read.get_backend_name() != "sqlite" or read.database in (None, "", ":memory:"):
        raise NotReady("house-db-url")
    return read


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    read = read_url(url)
    return Path(str(read.database)) if read.get_backend_name() == "sqlite" else None


def create_private(path: Path) -> None:
    """An empty file that only its owner may read, unless there is one already.

    SQLite gives its log and its index the permissions of the database.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except (FileNotFoundError, NotADirectoryError):
        raise NotReady("house-db-no-folder", {"folder": str(path.parent)}) from None
    except IsADirectoryError:
        raise NotReady("house-db-is-folder") from None
    except OSError as error:
        read_only = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        raise NotReady("house-db-read-only" if read_only else "house-db-unopenable") from None


# Opening.


def open_engine(url: str) -> Engine:
    read = read_url(url)
    try:
        engine = create_engine(read, pool_size=READERS + 3)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise NotReady("house-db-no-driver") from None
    if engine.dialect.name == "sqlite":
        create_private(Path(str(read.database)))
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare(url: str) -> None:
    """Bring the database to the newest schema and see that it can be written; raises ``NotReady``."""
    shown = read_url(url).render_as_string(hide_password=True)
    try:
        engine = open_engine(url)
        try:
            migrate(engine)
            with engine.connect() as plain, plain.execution_options(writing=True).begin():
                pass
        finally:
            engine.dispose()
    except DBAPIError as error:
        cause = trouble(error)
        if cause is None:
            raise
        raise NotReady("house-db-unusable", {"db": shown}, because=cause) from None
    except NotReady as error:
        raise NotReady("house-db-unusable", {"db": shown}, because=error) from None


def set_up_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the store begins transactions, not the driver
    for setting in SQLITE:
        connection.execute(f"PRAGMA {setting}")
    page_size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.execute(f"PRAGMA wal_autocheckpoint={LOG_BYTES // page_size}")


def begin_sqlite(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
