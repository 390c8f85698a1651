"""Ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("strength", sa.Float, nullable=False),
        sa.Column("doubt", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    no = sa.false()
    op.add_column("results", sa.Column("rated", sa.Boolean, nullable=False, server_default=no))


def downgrade() -> None:
    op.drop_column("results", "rated")
    op.drop_table("ratings")
