"""A browser's database in memory, for tests without a browser."""

import json

from serpentry.hosting.stored import Row


class Drawer:
    """Keeps what a browser would keep."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, object]] = {}
        self.rows: dict[str, list[Row]] = {}
        self.facts: dict[str, str] = {}
        self.is_full = False

    async def load(self, table: str) -> str | None:
        if table not in self.tables:
            return None
        return json.dumps({**self.tables[table], "rows": self.rows[table]})

    async def append(self, table: str, write: str) -> str:
        told = json.loads(write)
        rows = self.rows.setdefault(table, [])
        if self.is_full:
            return "full"
        if told["rows"] and told["rows"][0]["seq"] != len(rows) + 1:
            return "overtaken"
        rows += told["rows"]
        kept = self.tables.setdefault(table, {"setup": told["setup"], "seed": told["seed"]})
        kept["card"] = told["card"]
        return "stored"

    async def remove(self, table: str) -> None:
        self.tables.pop(table, None)
        self.rows.pop(table, None)

    async def fact(self, name: str) -> str | None:
        return self.facts.get(name)

    async def keep_fact(self, name: str, value: str) -> None:
        self.facts[name] = value
