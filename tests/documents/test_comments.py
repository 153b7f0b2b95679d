"""Comments are as plain as the documentation: phrases that stop a native reader are faults."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePosixPath

from tests.documents.comments import sentences_of
from tests.documents.test_english import FAULTS, around
from tests.quick.changes import ROOT, kept_files

READ = ("src/", "tests/", "web/src/")
ENDINGS = {".css", ".py", ".svelte", ".ts"}
MADE = {"web/src/types/schema.ts"}
LEFT = {
    "src/serpentry/cli/play": 1,
    "src/serpentry/clubs": 2,
    "src/serpentry/clubs/api": 6,
    "src/serpentry/hosting/answers": 6,
    "src/serpentry/hosting/embedding": 5,
    "src/serpentry/hosting/requests": 10,
    "src/serpentry/hosting/shapes": 17,
    "src/serpentry/kernels": 1,
    "src/serpentry/kernels/structs": 1,
    "src/serpentry/languages": 4,
    "src/serpentry/nets": 1,
    "src/serpentry/players": 1,
    "src/serpentry/research": 3,
    "src/serpentry/research/openspiel": 2,
    "src/serpentry/search": 1,
    "src/serpentry/server/routes": 1,
    "src/serpentry/solved": 2,
    "src/serpentry/table": 3,
    "src/serpentry/table/shown": 8,
    "src/serpentry/tabletop": 2,
    "src/serpentry/tabletop/formats": 1,
    "src/serpentry/tabletop/helpers": 2,
    "tests/borders": 5,
    "tests/games": 2,
    "tests/referees": 74,
    "web/src/you": 1,
}
"""Faults that are left, by folder: fewer are fine, and more are not. The referees' are a second
reading of the rulebooks, in words of their own."""


def test_comments_are_plain_english() -> None:
    found: dict[str, list[str]] = {}
    for path in _programs():
        for said in _faults_in(path):
            found.setdefault(str(path.parent), []).append(f"{path}: {said}")
    counts = Counter({folder: len(faults) for folder, faults in found.items()})
    worse = [folder for folder in counts if counts[folder] > LEFT.get(folder, 0)]
    assert not worse, "\n".join(fault for folder in worse for fault in found[folder])


def _programs() -> Iterator[PurePosixPath]:
    """Programs whose comments are read: of tests, the helpers, as tests' names are sentences."""
    for path in map(PurePosixPath, kept_files()):
        wanted = str(path).startswith(READ) and path.suffix in ENDINGS and str(path) not in MADE
        if wanted and not path.name.startswith("test_") and (ROOT / path).is_file():
            yield path


def _faults_in(path: PurePosixPath) -> Iterator[str]:
    for sentence in sentences_of(ROOT / path):
        for pattern, better in FAULTS.items():
            for one in re.finditer(pattern, sentence, re.IGNORECASE):
                yield f"{one[0].strip()!r} in {around(sentence, one)!r}: write {better}"
