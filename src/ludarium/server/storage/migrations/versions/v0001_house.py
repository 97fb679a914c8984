"""The house opens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(20), nullable=False),
    )
    op.create_index("tables_to_watch", "tables", ["public", "phase"])
    op.create_table(
        "log",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(60), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="one_row_a_number"),
    )
    op.create_table(
        "seatings",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(60), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("seatings_of_a_table", "seatings", ["table_id"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(60), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("links", "seatings", "log", "tables", "guests", "keys"):
        op.drop_table(name)
