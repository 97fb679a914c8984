"""Bring a database to the newest schema, whoever else starts at the same moment."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from ludarium.server.errors import NotReady

NEWEST: Final = "0002"
LOCK: Final = 0x1DA51  # any number, the same for every house on a PostgreSQL server


def migrate(engine: Engine) -> None:
    with engine.connect() as connection:
        if version(connection) == NEWEST:
            return
    with engine.connect() as plain:
        connection = plain.execution_options(writing=True)  # on SQLite the transaction itself is the lock
        with connection.begin():
            if engine.dialect.name != "sqlite":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            if version(connection) != NEWEST:
                upgrade(connection)


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def upgrade(connection: Connection) -> None:
    # Imported late: a database that is up to date does without.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # no migration of ours leads to where it is
        raise NotReady("house-db-newer") from None
