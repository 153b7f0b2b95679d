"""Looking up messages: one folder of Fluent files a language, English where one is missing.

Rules and tables run on the standard library alone. So Fluent is loaded when something is said, and
a message is read when it is first said: most programs say few of the thousand there are.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

PLACE = Path(__file__).parent
ENGLISH = "en"
LANGUAGES = tuple(sorted(folder.name for folder in PLACE.iterdir() if any(folder.glob("*.ftl"))))

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
MENTION = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What stands first in braces may be another message or a term."""

Arguments = Mapping[str, str | int | float]


def say(language: str, key: str, arguments: Arguments | None = None) -> str:
    """The message of that key in a language, else in English, else the key itself."""
    for one in (language, ENGLISH):
        if one in LANGUAGES:
            book = _book(one)
            if (message := book.message(key)) and message.value:
                text, _ = book.bundle.format_pattern(message.value, dict(arguments or {}))
                return str(text)
    return key


def best_language(wanted: str | None) -> str:
    """The first language of an Accept-Language header (or a single code) that there is."""
    for part in (wanted or "").split(",")[:20]:
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in LANGUAGES:
            return code
    return ENGLISH


@cache
def catalogue_text(language: str) -> str:
    """All Fluent files of a language as one text."""
    files = sorted((PLACE / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def keys(language: str) -> frozenset[str]:
    """The keys that a language has words for."""
    return frozenset(key for key in entries(language) if not key.startswith("-"))


@cache
def entries(language: str) -> dict[str, str]:
    """What is written for each message and term of a language, in Fluent."""
    begun = [*ENTRY.finditer(text := catalogue_text(language))]
    ends = [one.start() for one in begun[1:]] + [len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begun, ends, strict=True)}


def forms(language: str, key: str) -> dict[str, str]:
    """The forms of a word: the attributes of its message, by name."""
    book = _book(language)
    if (message := book.message(key)) is None:
        return {}
    said = book.bundle.format_pattern
    return {name: str(said(text)[0]) for name, text in message.attributes.items()}


class Phrasebook:
    """The messages of a language, as far as something was asked for."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.entries = entries(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        self._parsed = FluentResource
        self._read: set[str] = set()

    def message(self, key: str) -> "Message | None":
        """A message, read together with those that it is made of."""
        self._need(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _need(self, key: str) -> None:
        if key in self._read or key not in self.entries:
            return
        self._read.add(key)
        self.bundle.add_resource(self._parsed(self.entries[key]))
        for other in MENTION.findall(self.entries[key]):
            self._need(other)


@cache
def _book(language: str) -> Phrasebook:
    return Phrasebook(language)
