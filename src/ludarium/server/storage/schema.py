"""The tables of the database.

A table of the house is its rows in ``log``, and they are only ever added. Everything else is either fixed when
the table is made (``tables``: also what must never be told while a game runs) or an index for finding tables.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

# SQLite autoincrements only a column of exactly this type.
Number = BigInteger().with_variant(Integer, "sqlite")

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

guests: Final = Table(
    "guests",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("name", String(120), nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(60), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("public", Integer, nullable=False),
    Column("phase", String(20), nullable=False),
    Index("tables_to_watch", "public", "phase"),
)

log: Final = Table(
    "log",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table_id", String(60), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "number", name="one_row_a_number"),
)

seatings: Final = Table(
    "seatings",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(60), ForeignKey("tables.id"), primary_key=True),
    Index("seatings_of_a_table", "table_id"),
)

# Workers that are up, and who has a page open at which of them. A worker without a recent heartbeat is gone.
workers: Final = Table(
    "workers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("version", Integer, nullable=False),
)

presence: Final = Table(
    "presence",
    metadata,
    Column("worker", String(40), primary_key=True),
    Column("table_id", String(60), primary_key=True),
    Column("guest", String(40), primary_key=True),
)

# One challenge a day for each guest and game; the score is known once its table is over.
dailies: Final = Table(
    "dailies",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(60), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("score", Integer),
    Column("finished", Float),
)

links: Final = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table_id", String(60), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
