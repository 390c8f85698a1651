"""Options of a tournament's tables, and whether others may watch them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.add_column(
        "tournaments", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true())
    )
