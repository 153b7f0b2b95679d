"""Studies are for their makers alone, for anyone who has the link, or in the public list."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Take the step."""
    for column in (
        sa.Column("visibility", sa.String(8), nullable=False, server_default=sa.text("'link'")),
        sa.Column("games", sa.String(200), nullable=False, server_default=sa.text("''")),
        sa.Column("sought", sa.Text, nullable=False, server_default=sa.text("''")),
    ):
        op.add_column("studies", column)
    op.create_index("studies_by_visibility", "studies", ["visibility", "updated"])
