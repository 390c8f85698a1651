"""Whose tables they are is called by its name."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.rename_table("places", "members")


def downgrade() -> None:
    op.rename_table("members", "places")
