"""Ratings of people, and preferences that are kept with a name."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("was", sa.Float, nullable=False),
        sa.Column("strength", sa.Float, nullable=False),
        sa.Column("doubt", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_pool", "ratings", ["guest", "game", "seats", "number"])
    op.create_index("ratings_by_table", "ratings", ["table_id"])
    op.create_table(
        "preferences",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
