"""Tokens that open no seat (any more, or not yet), a seat's next token, and what was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them. Written out, so that it stays what it was when the schema goes on."""
    op.add_column("seats", sa.Column("next_token_hash", sa.Text))
    op.create_index("uq_seats_next_token_hash", "seats", ["next_token_hash"], unique=True)
    op.create_table(
        "loose_tokens",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("handed_on", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_loose_tokens"),
        sa.ForeignKeyConstraint(["match"], ["tables.match"], name="fk_loose_tokens_match"),
    )
    op.create_index("ix_loose_tokens_match_seat", "loose_tokens", ["match", "seat"])
    op.create_table(
        "said",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("token_hash", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "place", name="pk_said"),
        sa.ForeignKeyConstraint(["match"], ["tables.match"], name="fk_said_match"),
    )
