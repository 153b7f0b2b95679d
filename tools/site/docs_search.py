"""`python -m tools.site.docs_search FOLDER`: the search of the docs site finds pages for readers.

Rule pages in four more languages and notes about decisions would be half of what it finds; those
are reached by links from the pages that they belong to.
"""

import json
import re
import sys
from pathlib import Path

INDEX = "search.json"
ELSEWHERE = re.compile(r"decisions/.|rulebooks/|games/(cs|de|fr|ru)/")
"""Where pages lie that search does not find."""


def narrowed(index: str) -> str:
    """The index of a site without those pages."""
    data = json.loads(index)
    items = [one for one in data["items"] if not ELSEWHERE.match(one["location"])]
    return json.dumps({**data, "items": items}, ensure_ascii=False, separators=(",", ":"))


def main(folder: Path) -> None:
    """Rewrite the index of a site."""
    path = folder / INDEX
    path.write_text(narrowed(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
