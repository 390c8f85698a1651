"""Whom the host of a club has taken off its list."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column(
        "club_members", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false())
    )
