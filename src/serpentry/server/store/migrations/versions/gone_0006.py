"""Guests who were forgotten: their cookies are good no more."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "gone_guests",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("changed", sa.BigInteger, nullable=False, index=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
