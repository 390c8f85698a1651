"""How games ended, and which tables somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("results_by_player", "results", ["player", "ended"])
    no = sa.false()
    op.add_column("members", sa.Column("put_away", sa.Boolean, nullable=False, server_default=no))


def downgrade() -> None:
    op.drop_column("members", "put_away")
    op.drop_table("results")
