"""Clubs and their tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("club_members_by_player", "club_members", ["player"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_club", "tournaments", ["club", "made"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
    )
    op.create_index("entrants_by_player", "entrants", ["player"])
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("tables", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("rounds", "entrants", "tournaments", "club_members", "clubs"):
        op.drop_table(name)
