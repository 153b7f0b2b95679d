"""When something follows by itself in clubs; those that are there are looked at once."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Take the step."""
    due = op.create_table(
        "clubs_due",
        sa.Column("club_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    known = sa.table("club_events", sa.column("club_id")).c.club_id
    op.execute(due.insert().from_select(["club_id", "at"], sa.select(known, 1).distinct()))
