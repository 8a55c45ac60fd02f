"""The database's tables. A change here needs a migration beside it (``migrations/versions``).

What is only ever carried (settings, rules, card orders, events) is JSON text; what is asked for has a column.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("match", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", Integer),
    Column("public", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("awaited", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("confirmed", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("changed", Text, nullable=False),
    UniqueConstraint("code"),
    Index("ix_tables_state_changed", "state", "changed"),
)

# A table of its own, so that no question about tables can bring the secret along by accident.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("match", Text, ForeignKey("tables.match"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("tables.match"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text),
    Column("token_hash", Text),
    Column("own_order", Text),
    Column("auto", Boolean, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("bank", Float),
    Column("left", Boolean, nullable=False),
    Column("next_token_hash", Text),
    UniqueConstraint("token_hash"),
    Index("uq_seats_next_token_hash", "next_token_hash", unique=True),
)

# Tokens that open no seat: void ones, and those of people who wait to join (without a seat). With them whoever had one
# can still have everything about themselves deleted.
loose_tokens: Final = Table(
    "loose_tokens",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("match", Text, ForeignKey("tables.match"), nullable=False),
    Column("seat", Integer),
    Column("until", Integer, nullable=False),
    Column("handed_on", Boolean, nullable=False),
    Index("ix_loose_tokens_match_seat", "match", "seat"),
)

# The last lines of chat. ``token_hash`` is the writer's who waited to join.
said: Final = Table(
    "said",
    metadata,
    Column("match", Text, ForeignKey("tables.match"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),
    Column("token_hash", Text),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", Text, nullable=False),
)

# The log. Its primary key is the lock: of two writers of one number, also in different processes, one fails.
events: Final = Table(
    "events",
    metadata,
    Column("match", Text, ForeignKey("tables.match"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("by", Text, nullable=False),
    Column("at", Text),
    Column("event", Text, nullable=False),
)

commands: Final = Table(
    "commands",
    metadata,
    Column("match", Text, primary_key=True),
    Column("actor", Text, primary_key=True),
    Column("command", Text, primary_key=True),
    Column("answer", Text, nullable=False),
    ForeignKeyConstraint(["match"], ["tables.match"]),
)
