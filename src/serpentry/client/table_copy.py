"""The table as it is after a message: the whole of it was sent, or what changed."""

from typing import Any

from serpentry.tabletop.formats.changes import changed

Json = Any


class TableCopy:
    """Keeps the table, and the last list of legal moves."""

    def __init__(self) -> None:
        self.table: Json = None
        self._kinds: dict[tuple[str, ...], list[Json]] = {}

    def hear(self, message: Json) -> None:
        """Take a message that tells of the table."""
        if "table" in message:
            self.table = message["table"]
            self._remember(self.table.get("legal"))
        elif "changes" in message:
            self.table = {**changed(self._plain(), message["changes"])}
            legal = message.get("legal")
            if legal is not None:
                self.table["legal"] = self._remember(self._whole(legal))

    def _plain(self) -> Json:
        """The table without its legal moves, which are sent separately."""
        return {key: value for key, value in self.table.items() if key != "legal"}

    def _remember(self, legal: Json) -> Json:
        if legal is not None:
            self._kinds = {tuple(kind["parts"]): kind["rows"] for kind in legal["kinds"]}
        return legal

    def _whole(self, legal: Json) -> Json:
        return {**legal, "kinds": [self._rows(**kind) for kind in legal["kinds"]]}

    def _rows(self, parts: list[str], rows: list[Json]) -> Json:
        """Rows in place of the numbers that they had in the last list."""
        known, whole, last = self._kinds.get(tuple(parts), []), [], 0
        for row in rows:
            if isinstance(row, list):
                whole.append(row)
            elif row >= 0:
                last = row
                whole.append(known[row])
            else:
                whole += known[last + 1 : last + 1 - row]
        return {"parts": parts, "rows": whole}
