"""What alembic runs to get at the database: the connection is handed in by ``threethirteen.store.upgrade``."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from threethirteen.store.schema import metadata


def migrate(connection: Connection) -> None:
    """Run the steps that are missing, all in the transaction that the connection is in."""
    context.configure(
        connection=connection,
        target_metadata=metadata,
        # SQLite cannot alter a table: alembic makes a new one and moves the rows
        render_as_batch=connection.dialect.name == "sqlite",
        # SQLite can take back what a step did, as PostgreSQL can; alembic does not count on it by itself
        transactional_ddl=True,
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()


migrate(context.config.attributes["connection"])
