"""A room is small enough to be seen at a glance: no folder holds more than a few programs."""

from collections import Counter
from pathlib import PurePosixPath

from tests.quick.changes import ROOT, kept_files

MOST_PROGRAMS = 20
ROOMS = ("bench", "src", "tests", "tools", "training", "web", "workshop")
PROGRAMS = {".css", ".html", ".js", ".mjs", ".py", ".sh", ".svelte", ".ts"}
"""Beside them lie records of games, pictures and other data, of which there may be many."""


def test_no_folder_is_crowded() -> None:
    programs = (
        path
        for path in map(PurePosixPath, kept_files())
        if path.parts[0] in ROOMS and path.suffix in PROGRAMS and (ROOT / path).is_file()
    )
    found = Counter(str(path.parent) for path in programs)
    crowded = {folder: count for folder, count in found.items() if count > MOST_PROGRAMS}
    assert not crowded, f"more than {MOST_PROGRAMS} programs in a folder: give some a room below"
