"""Whether a bot has decided for a person in a game that ended."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column(
        "results", sa.Column("left_to_bot", sa.Boolean, nullable=False, server_default=sa.false())
    )
