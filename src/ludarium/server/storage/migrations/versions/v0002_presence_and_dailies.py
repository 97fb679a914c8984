"""Who is here, and the challenges of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("worker", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(60), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_table(
        "dailies",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(60), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("score", sa.Integer),
        sa.Column("finished", sa.Float),
    )


def downgrade() -> None:
    for name in ("dailies", "presence", "workers"):
        op.drop_table(name)
