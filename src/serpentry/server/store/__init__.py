"""Where tables are kept: SQLite or PostgreSQL."""

from serpentry.server.store.store import Overtaken, Store, StoredTable, Write

__all__ = ["Overtaken", "Store", "StoredTable", "Write"]
