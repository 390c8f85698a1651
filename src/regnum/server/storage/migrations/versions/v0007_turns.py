"""Telling people of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_player", "devices", ["player"])
    op.create_table(
        "wishes",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("quiet", sa.Text),
        sa.Column("mail", sa.Text),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "turns",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("turns", "wishes", "devices", "keys"):
        op.drop_table(name)
