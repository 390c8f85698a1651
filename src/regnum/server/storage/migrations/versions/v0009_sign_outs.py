"""How often players have signed out everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("players", sa.Column("sign_outs", sa.Integer, nullable=False, server_default="0"))
