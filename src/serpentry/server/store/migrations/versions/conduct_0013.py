"""Reports, who avoids whom, suspensions, the log of the host; studies held back; recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("about_guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )
    op.create_table(
        "avoided",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("other_guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "suspensions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about_guest", sa.String(32), nullable=False, index=True),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("detail", sa.String(120), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("is_told", sa.Boolean, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.add_column(
        "studies", sa.Column("held", sa.String(8), nullable=False, server_default=sa.text("''"))
    )
