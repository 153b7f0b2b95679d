"""Studies count their versions, and earlier ones are kept to go back to."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Take the step."""
    op.add_column(
        "studies", sa.Column("version", sa.Integer, nullable=False, server_default=sa.text("1"))
    )
    op.create_table(
        "study_versions",
        sa.Column("study", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("saved", sa.BigInteger, nullable=False),
    )
