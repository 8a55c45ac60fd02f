"""All seats that a table waits for, where there was the seat on turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Several seats can be waited for where all play at once; of those before, the one that was known is kept."""
    op.add_column("tables", sa.Column("awaited", sa.Text, nullable=False, server_default="[]"))
    op.execute("UPDATE tables SET awaited = '[' || CAST(turn AS TEXT) || ']' WHERE turn IS NOT NULL")
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("awaited", existing_type=sa.Text, existing_nullable=False, server_default=None)
        batch.drop_column("turn")
