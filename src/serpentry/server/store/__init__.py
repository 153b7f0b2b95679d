"""Where tables are kept: SQLite or PostgreSQL."""

from serpentry.server.store.store import Overtaken, StoredTable, TableStore, Write

__all__ = ["Overtaken", "StoredTable", "TableStore", "Write"]
