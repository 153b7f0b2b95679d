"""Which translations somebody has read since their English last changed.

Every language has a file of fingerprints: what the English said when the translation was read. A
changed English sentence has another fingerprint, so its translations are unread until somebody
says that they still fit, or have been mended.
"""

import re
from collections.abc import Iterable
from fnmatch import fnmatch
from functools import cache
from hashlib import sha256
from pathlib import Path

from serpentry.catalogue import BOXES
from serpentry.languages import ENGLISH
from serpentry.languages.phrasebook import entries
from workshop.checkout import checkout

COMMENT = re.compile(r"^#.*$", re.M)
HEADING = re.compile(r"^#{2,3} (.+)$", re.M)
LENGTH = 8
"""Digits of a fingerprint: with thousands of texts no two changes look the same by chance."""


def unread(language: str) -> list[str]:
    """What was read in this language with another English text, or never, by name."""
    read = read_so_far(language)
    return [name for name, text in texts(ENGLISH).items() if read.get(name) != fingerprint(text)]


def mark_read(language: str, patterns: Iterable[str]) -> list[str]:
    """Keep that these were read as they are now, by name or with * in it; what is new in that."""
    wanted = tuple(patterns)
    marked = [name for name in unread(language) if any(fnmatch(name, one) for one in wanted)]
    english = texts(ENGLISH)
    kept = {name: mark for name, mark in read_so_far(language).items() if name in english}
    kept |= {name: fingerprint(english[name]) for name in marked}
    lines = (f"{mark} {name}\n" for name, mark in sorted(kept.items()))
    file_of(language).write_text("".join(lines), encoding="utf-8")
    return marked


def read_so_far(language: str) -> dict[str, str]:
    """The fingerprints of the English that the translations were read with, by name."""
    if not (file := file_of(language)).is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return {name: mark for mark, _, name in (line.partition(" ") for line in lines)}


def file_of(language: str) -> Path:
    """Where the fingerprints of a language are."""
    return checkout().root / "tests" / "languages" / "read" / f"{language}.txt"


def fingerprint(text: str) -> str:
    """Another one for every other text; spaces and line breaks don't count."""
    return sha256(" ".join(text.split()).encode()).hexdigest()[:LENGTH]


@cache
def texts(language: str) -> dict[str, str]:
    """What is translated, by name: messages by their keys, and rule pages section by section."""
    found = {key: COMMENT.sub("", entry) for key, entry in entries(language).items()}
    for box in BOXES:
        page = checkout().rule_page(box.name, language).read_text(encoding="utf-8")
        english = checkout().rule_page(box.name).read_text(encoding="utf-8")
        found |= _sections(box.name, page, HEADING.findall(english))
    return found


def _sections(game: str, page: str, titles: list[str]) -> dict[str, str]:
    """The parts of a rule page under the English titles, which a translation has in that order."""
    names = [f"{game}.md#{_slug(title)}" for title in ("", *titles)]
    found: dict[str, str] = {}
    for name, part in zip(names, re.split(r"^(?=#{2,3} )", page, flags=re.M), strict=True):
        found[name] = found.get(name, "") + part
    return found


def _slug(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")
