"""Tables whose computer is due are found without looking at all others."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    op.create_index("tables_due", "tables", ["computer_due", "updated"])
