"""Passkeys, and the devices that have somebody's cookie."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("place", sa.String(255), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("is_synced", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("proved", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "spent_challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "joining_guests",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("into_guest", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
