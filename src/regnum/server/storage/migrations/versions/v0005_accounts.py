"""Passkeys and recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_player", "passkeys", ["player"])
    op.create_table(
        "recovery_codes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
    )
    op.create_index("recovery_codes_by_player", "recovery_codes", ["player"])
    op.create_table(
        "challenges",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("challenges", "recovery_codes", "passkeys"):
        op.drop_table(name)
