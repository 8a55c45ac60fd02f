"""The event log on SQLite and PostgreSQL: append-only, saved before told, each command once."""

from threethirteen.store.errors import StoreError
from threethirteen.store.rows import (
    MOST_SAID,
    Appended,
    Behind,
    Changes,
    Forgotten,
    Held,
    Known,
    ListedSeat,
    ListedTable,
    LooseToken,
    Order,
    SeatChange,
    SeatKey,
    StoredMatch,
    StoredSaid,
    StoredSeat,
    StoredTable,
    TableChange,
    TableState,
)
from threethirteen.store.store import Store

__all__ = [
    "MOST_SAID",
    "Appended",
    "Behind",
    "Changes",
    "Forgotten",
    "Held",
    "Known",
    "ListedSeat",
    "ListedTable",
    "LooseToken",
    "Order",
    "SeatChange",
    "SeatKey",
    "Store",
    "StoreError",
    "StoredMatch",
    "StoredSaid",
    "StoredSeat",
    "StoredTable",
    "TableChange",
    "TableState",
]
