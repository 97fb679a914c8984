"""Copies of an SQLite database, made while a house plays, and put back while none does."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Final, NamedTuple

from ludarium.server.errors import Conflict, NotReady
from ludarium.server.storage.database import file_of, trouble
from ludarium.server.storage.migrate import NEWEST

COMPANIONS: Final = ("-wal", "-shm", "-journal")  # files that SQLite keeps beside a database
PATIENCE: Final = 10.0  # seconds to wait for a lock


class Restored(NamedTuple):
    tables: int
    aside: Path | None  # where the database is now that was there before


def back_up(url: str, file: Path, force: bool = False) -> int:
    """Write a checked copy of everything acknowledged until now; returns how many tables it holds."""
    source = sqlite_file(url)
    if not source.exists():
        raise NotReady("house-db-missing", {"file": str(source)})
    if file.exists() and file.samefile(source):
        raise Conflict("house-backup-itself")
    if file.exists() and not force:
        raise Conflict("house-backup-exists", {"file": str(file)})
    with checked_copy(source, file) as (draft, tables):
        draft.replace(file)
    return tables


def restore(url: str, file: Path) -> Restored:
    """Put a copy in the place of the database, which is kept aside."""
    target = sqlite_file(url)
    if not file.exists():
        raise NotReady("house-db-missing", {"file": str(file)})
    if target.exists() and file.samefile(target):
        raise Conflict("house-backup-itself")
    with checked_copy(file, target) as (draft, tables):
        aside = set_aside(target) if target.exists() else None
        # A house that opens the old file at this very moment finds out before it writes.
        draft.replace(target)
    return Restored(tables, aside)


def sqlite_file(url: str) -> Path:
    file = file_of(url)
    if file is None:
        raise NotReady("house-backup-postgres")
    return file


@contextmanager
def checked_copy(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A copy beside the target, for its owner only; the caller moves it to its place."""
    handle, name = mkstemp(prefix=f".{target.name}.", suffix=".draft", dir=target.parent)
    os.close(handle)
    draft = Path(name)
    try:
        yield draft, copy(source, draft)
    except sqlite3.Error as error:
        cause = trouble(error)
        if cause is None:
            raise
        raise NotReady("house-db-unusable", {"db": str(source)}, because=cause) from None
    finally:
        for left in (draft, *(Path(name + companion) for companion in COMPANIONS)):
            left.unlink(missing_ok=True)


def copy(source: Path, draft: Path) -> int:
    address = f"{source.resolve().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as old,
        closing(sqlite3.connect(draft)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        return check(new)


def check(connection: sqlite3.Connection) -> int:
    """How many tables a database of Ludarium holds; refuses any other, and one that is damaged."""
    if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise NotReady("house-db-corrupt")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"alembic_version", "tables", "log"} <= names:
        raise NotReady("house-db-foreign")
    (version,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    if str(version) > NEWEST:
        raise NotReady("house-db-newer")
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def set_aside(target: Path) -> Path:
    """Rename a database that no house has open; raises ``Conflict`` if one does."""
    with closing(sqlite3.connect(target, timeout=0)) as old:
        try:
            # Only the last connection may leave the log behind; this also moves into the file what is in there.
            old.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            cause = trouble(error)
            if cause is not None and cause.reason == "house-db-busy":
                raise Conflict("house-restore-in-use") from None
            # Damaged: nobody can use it, and it is kept as it is.
    aside = target.with_name(f"{target.stem}.before-{time.strftime('%Y%m%d-%H%M%S')}{target.suffix}")
    for companion in COMPANIONS:
        beside = Path(f"{target}{companion}")
        if beside.exists():
            beside.rename(f"{aside}{companion}")
    return target.rename(aside)
