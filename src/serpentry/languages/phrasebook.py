"""Looking up messages: one folder of Fluent files a language, English where one is missing.

Rules and tables run on the standard library alone. So Fluent is loaded when a sentence is needed,
and a message is read when it is first said: most programs say few of the thousand there are.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serpentry.languages.speaking import Entry

PLACE = Path(__file__).parent
ENGLISH = "en"
WORD = "word-"
"""How the keys of single words begin."""
LANGUAGES = tuple(sorted(folder.name for folder in PLACE.iterdir() if any(folder.glob("*.ftl"))))

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)

Arguments = Mapping[str, str | int | float]


def say(language: str, key: str, arguments: Arguments | None = None) -> str:
    """The message of that key in a language, else in English; what is missing says its name.

    A word that the catalogue lacks is said as programs call it.
    """
    for one in (language, ENGLISH):
        if one in LANGUAGES:
            book = _book(one)
            if (message := book.entry(key)) and message.value:
                return book.speaker.say(message.value, arguments or {})
    return key.removeprefix(WORD).replace("-", " ") if key.startswith(WORD) else key


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
    files = sorted((PLACE / language).rglob("*.ftl"))
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


def forms(language: str, key: str, arguments: Arguments | None = None) -> dict[str, str]:
    """The forms of a word or a place: the attributes of its message, by name."""
    book = _book(language)
    if (message := book.entry(key)) is None:
        return {}
    given = arguments or {}
    return {one.id.name: book.speaker.say(one.value, given) for one in message.attributes}


class Phrasebook:
    """The messages of a language, as far as something was asked for."""

    def __init__(self, language: str) -> None:
        from serpentry.languages.speaking import Speaker, entry_of

        self.speaker = Speaker(language, self.entry)
        self._texts = entries(language)
        self._parsed = entry_of
        self._read: dict[str, Entry | None] = {}

    def entry(self, name: str) -> "Entry | None":
        """A message or term, read when it is first wanted; None if there is none."""
        if name not in self._read:
            text = self._texts.get(name)
            self._read[name] = self._parsed(text) if text else None
        return self._read[name]


@cache
def _book(language: str) -> Phrasebook:
    return Phrasebook(language)
