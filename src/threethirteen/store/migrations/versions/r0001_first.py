"""The first tables: tables, their secrets, seats, events, commands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables. Written out, so that it stays what it was when the schema goes on."""
    op.create_table(
        "tables",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("changed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_state_changed", "tables", ["state", "changed"])
    op.create_table(
        "secrets",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_secrets"),
        sa.ForeignKeyConstraint(["match"], ["tables.match"], name="fk_secrets_match"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("own_order", sa.Text),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("timeouts", sa.Integer, nullable=False),
        sa.Column("bank", sa.Float),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["tables.match"], name="fk_seats_match"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
    )
    op.create_table(
        "events",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Text),
        sa.Column("event", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["match"], ["tables.match"], name="fk_events_match"),
    )
    op.create_table(
        "commands",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "actor", "command", name="pk_commands"),
        sa.ForeignKeyConstraint(["match"], ["tables.match"], name="fk_commands_match"),
    )
