"""Games that ended, for each of those who played them; those that are there are noted."""

import sqlalchemy as sa
from alembic import op

from serpentry.server.store.endings import fill

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "endings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
    )
    op.create_index("endings_by_time", "endings", ["guest", "ended", "table_id"])
    op.execute(fill())
