"""The event log on SQLite and PostgreSQL: append-only, saved before told, each command once."""

from threethirteen.store.errors import StoreError
from threethirteen.store.rows import (
    Appended,
    Behind,
    Changes,
    Forgotten,
    Known,
    ListedSeat,
    ListedTable,
    Order,
    SeatChange,
    SeatKey,
    StoredMatch,
    StoredSeat,
    StoredTable,
    TableChange,
    TableState,
)
from threethirteen.store.store import Store

__all__ = [
    "Appended",
    "Behind",
    "Changes",
    "Forgotten",
    "Known",
    "ListedSeat",
    "ListedTable",
    "Order",
    "SeatChange",
    "SeatKey",
    "Store",
    "StoreError",
    "StoredMatch",
    "StoredSeat",
    "StoredTable",
    "TableChange",
    "TableState",
]
